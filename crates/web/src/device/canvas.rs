//! Rendering of a drawing as pixels, and sharing of the result.
//!
//! All browser interfaces are called by name, so that the script of a first game, which needs none
//! of them, does not grow.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

const PNG: &str = "image/png";

/// The result of sharing a picture.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Shared {
    /// Given to another program.
    Given,
    /// The user has decided against it.
    Declined,
    /// Saved by the browser, which cannot share files.
    Saved,
}

/// Draws an SVG file in this size in pixels.
///
/// # Errors
/// The objection of the browser.
pub(crate) async fn drawn(svg: &str, size: [u32; 2]) -> Result<JsValue, JsValue> {
    let document = window().document().ok_or(JsValue::NULL)?;
    let image = document.create_element("img")?;
    let data = js_sys::encode_uri_component(svg);
    image.set_attribute("src", &format!("data:image/svg+xml,{data}"))?;
    JsFuture::from(Promise::from(call(&image, "decode", &[])?)).await?;
    let canvas = document.create_element("canvas")?;
    let [width, height] = size;
    canvas.set_attribute("width", &width.to_string())?;
    canvas.set_attribute("height", &height.to_string())?;
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let corner = JsValue::from(0);
    let whole = [
        image.into(),
        corner.clone(),
        corner,
        width.into(),
        height.into(),
    ];
    call(&context, "drawImage", &whole)?;
    Ok(canvas.into())
}

/// Shares a canvas as a PNG file, or saves it if the browser shares no files.
///
/// # Errors
/// The objection of the browser.
pub(crate) async fn share(
    canvas: &JsValue,
    name: &str,
    title: &str,
    text: &str,
) -> Result<Shared, JsValue> {
    let data = Object::new();
    let files = Array::of1(&file(canvas, name).await?);
    for (key, value) in [
        ("files", files.into()),
        ("title", title.into()),
        ("text", text.into()),
    ] {
        Reflect::set(&data, &key.into(), &value)?;
    }
    let navigator = window().navigator();
    let can = call(&navigator, "canShare", &[data.clone().into()]);
    if can.is_ok_and(|can| can.is_truthy()) {
        match JsFuture::from(Promise::from(call(&navigator, "share", &[data.into()])?)).await {
            Ok(_) => return Ok(Shared::Given),
            // A user who has just decided against it wants no file either.
            Err(why) if Reflect::get(&why, &"name".into())? == "AbortError" => {
                return Ok(Shared::Declined);
            }
            Err(_) => {}
        }
    }
    let address = call(canvas, "toDataURL", &[PNG.into()])?;
    super::save_from(name, &address.as_string().ok_or(JsValue::NULL)?);
    Ok(Shared::Saved)
}

/// A PNG file of a canvas.
async fn file(canvas: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let blob = Promise::new(&mut |resolve, reject| {
        let made = call(canvas, "toBlob", &[resolve.into(), PNG.into()]);
        if let Err(why) = made {
            // A settled promise stays so.
            let _ = reject.call1(&JsValue::NULL, &why);
        }
    });
    let blob = JsFuture::from(blob).await?;
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &PNG.into())?;
    let maker: Function = Reflect::get(&window(), &"File".into())?.dyn_into()?;
    Reflect::construct(&maker, &Array::of3(&Array::of1(&blob), &name.into(), &kind))
}

/// Calls a method by its name.
fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    Reflect::apply(&method, object, &arguments.iter().collect::<Array>())
}
