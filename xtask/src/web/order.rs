//! Orders the functions of a WebAssembly file so that it compresses better: like beside like.

use std::convert::Infallible;

use anyhow::Result;
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload,
    TypeRef,
};

/// The same program with its functions by type, and those of a type by their bytes: copies of
/// generic code lie beside one another, and Brotli finds them. Sections for tools are left out.
pub(super) fn order(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    Order::of(wasm)?.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// The functions in their new order.
struct Order {
    /// The imported ones come first and stay where they are.
    imported: u32,
    /// Which of the module's own comes at each place.
    own: Vec<usize>,
    /// The new place of each of them.
    places: Vec<u32>,
}

impl Order {
    fn of(wasm: &[u8]) -> Result<Order> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut own: Vec<usize> = (0..bodies.len()).collect();
        own.sort_by_key(|&function| (types[function], bodies[function]));
        let mut places = vec![0; own.len()];
        for (place, &function) in (0..).zip(&own) {
            places[function] = place;
        }
        Ok(Order {
            imported,
            own,
            places,
        })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.imported + self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.own {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let bodies = section
            .into_iter()
            .collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for function in self.own.clone() {
            utils::parse_function_body(self, code, bodies[function].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _module: &mut Module,
        _section: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, ExportKind, ExportSection, Function, FunctionSection, Module, TypeSection,
        ValType,
    };
    use wasmparser::Validator;

    use super::order;

    /// A module whose functions, a body each, return numbers or call each other.
    fn module(bodies: &[fn(&mut Function)], exported: u32) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for write in bodies {
            functions.function(0);
            let mut body = Function::new([]);
            write(&mut body);
            body.instructions().end();
            code.function(&body);
        }
        let mut exports = ExportSection::new();
        exports.export("start", ExportKind::Func, exported);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&functions)
            .section(&exports)
            .section(&code);
        module.finish()
    }

    fn number(body: &mut Function) {
        body.instructions().i32_const(1);
    }

    fn other_number(body: &mut Function) {
        body.instructions().i32_const(2);
    }

    #[test]
    fn like_functions_lie_side_by_side_and_are_still_found() {
        let ordered = order(&module(
            &[
                other_number,
                |body| {
                    body.instructions().call(0);
                },
                number,
            ],
            1,
        ))
        .unwrap();
        Validator::new().validate_all(&ordered).unwrap();
        let expected = module(
            &[
                |body| {
                    body.instructions().call(2);
                },
                number,
                other_number,
            ],
            0,
        );
        assert_eq!(ordered, expected);
    }
}
