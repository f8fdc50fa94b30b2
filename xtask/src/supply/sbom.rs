//! The list of components in the form of `CycloneDX` 1.6, for programs that look for known faults.

use anyhow::Result;
use serde_json::{Value, json};

use super::package::Package;

/// Writes the list. It has no date and no random number: it is the same whenever it is made.
pub(super) fn write(packages: &[Package]) -> Result<String> {
    let components: Vec<Value> = packages.iter().map(component).collect();
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "mancala",
                "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": env!("CARGO_PKG_LICENSE") }],
            },
        },
        "components": components,
    });
    Ok(serde_json::to_string_pretty(&list)? + "\n")
}

fn component(package: &Package) -> Value {
    let Package {
        name,
        version,
        license,
        repository,
        checksum,
        ..
    } = package;
    let link = format!("pkg:cargo/{name}@{version}");
    let mut component = json!({
        "type": "library",
        "bom-ref": link,
        "name": name,
        "version": version,
        "purl": link,
        // Old packages divide their licences by a slash.
        "licenses": [{ "expression": license.replace('/', " OR ") }],
    });
    if let Some(checksum) = checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    if let Some(repository) = repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}
