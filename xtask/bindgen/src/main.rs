//! `bindgen MODULE FOLDER`: writes the script through which a page speaks to the wasm module, as the program
//! wasm-bindgen would. As a dependency it is always of the library's very version, and apart from xtask
//! it is built only by those who build a page.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let (Some(module), Some(folder)) = (words.next(), words.next()) else {
        return Err("bindgen MODULE FOLDER".into());
    };
    Bindgen::new()
        .input_path(module)
        .out_name("quinconce")
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
