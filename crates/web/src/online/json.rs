//! JSON as the server writes it: read into a tree by one small function, as what is derived for each
//! type is a quarter of all that a game online has to fetch.

/// Trees that are deeper are none of ours.
const DEPTH_MAX: usize = 16;

/// A value. The server counts and writes no fractions.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// A type that is read from JSON.
pub(super) trait Read: Sized {
    /// The value; `None` if this is none.
    fn read(json: &Json) -> Option<Self>;
}

impl Read for () {
    fn read(_: &Json) -> Option<()> {
        Some(())
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(json: &Json) -> Option<Vec<T>> {
        json.as_list()?.iter().map(T::read).collect()
    }
}

impl Json {
    /// Parses a text; `None` if it is no JSON, or has a number that is not counted.
    pub(super) fn parse(text: &str) -> Option<Json> {
        let mut rest = Rest(text);
        let json = rest.value(0)?;
        rest.skip();
        rest.0.is_empty().then_some(json)
    }

    /// A field; `None` if it is not there, or null.
    pub(super) fn get(&self, name: &str) -> Option<&Json> {
        let Json::Object(fields) = self else {
            return None;
        };
        let field = fields.iter().find(|(key, _)| key == name);
        field
            .map(|(_, value)| value)
            .filter(|it| **it != Json::Null)
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.get(name)?.as_text()
    }

    pub(super) fn number(&self, name: &str) -> Option<u64> {
        self.get(name)?.as_number()
    }

    pub(super) fn bool(&self, name: &str) -> Option<bool> {
        let Json::Bool(is) = self.get(name)? else {
            return None;
        };
        Some(*is)
    }

    /// The field as what it stands for.
    pub(super) fn read<T: Read>(&self, name: &str) -> Option<T> {
        T::read(self.get(name)?)
    }

    /// Two of them in a field.
    pub(super) fn both<T>(&self, name: &str, read: fn(&Json) -> Option<T>) -> Option<[T; 2]> {
        let [one, other] = self.get(name)?.as_list()? else {
            return None;
        };
        Some([read(one)?, read(other)?])
    }

    pub(super) fn as_number(&self) -> Option<u64> {
        let Json::Number(number) = self else {
            return None;
        };
        Some(*number)
    }

    pub(super) fn as_text(&self) -> Option<String> {
        let Json::Text(text) = self else {
            return None;
        };
        Some(text.clone())
    }

    pub(super) fn as_list(&self) -> Option<&[Json]> {
        let Json::List(all) = self else {
            return None;
        };
        Some(all)
    }
}

/// The part of a text that is not read yet.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn skip(&mut self) {
        self.0 = self.0.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    /// Whether the text goes on like this; it is passed over then.
    fn takes(&mut self, word: &str) -> bool {
        self.skip();
        let rest = self.0.strip_prefix(word);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        if depth > DEPTH_MAX {
            return None;
        }
        for (word, value) in [
            ("null", Json::Null),
            ("true", Json::Bool(true)),
            ("false", Json::Bool(false)),
        ] {
            if self.takes(word) {
                return Some(value);
            }
        }
        if self.takes("[") {
            let mut all = Vec::new();
            self.all("]", |rest| {
                all.push(rest.value(depth + 1)?);
                Some(())
            })?;
            return Some(Json::List(all));
        }
        if self.takes("{") {
            let mut fields = Vec::new();
            self.all("}", |rest| {
                let name = rest.string()?;
                if !rest.takes(":") {
                    return None;
                }
                fields.push((name, rest.value(depth + 1)?));
                Some(())
            })?;
            return Some(Json::Object(fields));
        }
        if self.0.starts_with('"') {
            return self.string().map(Json::Text);
        }
        let digits = self.0.len()
            - self
                .0
                .trim_start_matches(|it: char| it.is_ascii_digit())
                .len();
        let (number, rest) = self.0.split_at(digits);
        self.0 = rest;
        number.parse().ok().map(Json::Number)
    }

    /// The items of a list, or of an object, up to its end.
    fn all(&mut self, end: &str, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        if self.takes(end) {
            return Some(());
        }
        loop {
            item(self)?;
            if self.takes(end) {
                return Some(());
            }
            if !self.takes(",") {
                return None;
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        if !self.takes("\"") {
            return None;
        }
        let mut text = String::new();
        loop {
            let end = self.0.find(['"', '\\'])?;
            text.push_str(&self.0[..end]);
            let is_over = self.0[end..].starts_with('"');
            self.0 = &self.0[end + 1..];
            if is_over {
                return Some(text);
            }
            text.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let mut rest = self.0.chars();
        let found = rest.next()?;
        self.0 = rest.as_str();
        Some(match found {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let high = self.unit()?;
                let units = if (0xd800..0xdc00).contains(&high) {
                    self.0 = self.0.strip_prefix("\\u")?;
                    vec![high, self.unit()?]
                } else {
                    vec![high]
                };
                char::decode_utf16(units).next()?.ok()?
            }
            '"' | '\\' | '/' => found,
            _ => return None,
        })
    }

    fn unit(&mut self) -> Option<u16> {
        let (digits, rest) = self.0.split_at_checked(4)?;
        self.0 = rest;
        u16::from_str_radix(digits, 16).ok()
    }
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("every text can be written")
}

/// An object of fields, each of which is JSON already.
pub(super) fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("\"{name}\":{value}"))
        .collect();
    format!("{{{}}}", fields.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_read_as_others_read_it() {
        for text in [
            "null",
            " [ ] ",
            "[true,false , null]",
            r#"{"a":{"b":[1,22,{"c":"d"}]},"e":18446744073709551615}"#,
            r#""a\"\\\/\n\r\t\b\f\u00e9\ud83d\ude00é""#,
            "{}",
        ] {
            let expected: serde_json::Value = serde_json::from_str(text).unwrap();
            let found = Json::parse(text).unwrap();
            assert_eq!(as_value(&found), expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_json_is_nothing() {
        for text in [
            "",
            "nul",
            "[1,]",
            "[1",
            "{\"a\"}",
            "{a:1}",
            "1.5",
            "-1",
            "\"a",
            "\"\\x\"",
            "1 2",
            "\"\\ud83d\"",
            "18446744073709551616",
            "\"\\u12",
        ] {
            assert_eq!(Json::parse(text), None, "{text}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(Json::parse(&deep), None);
    }

    #[test]
    fn texts_are_written_so_that_they_are_read_again() {
        for text in ["", "a\"b\\c", "\n\u{1}é😀"] {
            let written = object(&[("t", quoted(text))]);
            let read: serde_json::Value = serde_json::from_str(&written).unwrap();
            assert_eq!(read["t"], text);
            assert_eq!(Json::parse(&written).unwrap().text("t").unwrap(), text);
        }
    }

    fn as_value(json: &Json) -> serde_json::Value {
        match json {
            Json::Null => serde_json::Value::Null,
            Json::Bool(is) => (*is).into(),
            Json::Number(number) => (*number).into(),
            Json::Text(text) => text.clone().into(),
            Json::List(all) => all.iter().map(as_value).collect(),
            Json::Object(fields) => fields
                .iter()
                .map(|(name, value)| (name.clone(), as_value(value)))
                .collect(),
        }
    }
}
