//! Names as they are searched for.

/// A name as it is searched for: small letters without accents.
#[must_use]
pub fn folded(name: &str) -> String {
    let small = name.chars().flat_map(char::to_lowercase);
    // Accents may also follow their letter, as signs of their own.
    let small = small.filter(|ch| !('\u{300}'..='\u{36f}').contains(ch));
    let plain = small.map(|ch| match ch {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ĥ' | 'ħ' => 'h',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ĵ' => 'j',
        'ķ' | 'ĸ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' => 's',
        'ţ' | 'ť' | 'ŧ' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ŵ' => 'w',
        'ý' | 'ÿ' | 'ŷ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ά' => 'α',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' | 'ΰ' => 'υ',
        'ώ' => 'ω',
        'ѐ' | 'ё' => 'е',
        'ї' => 'і',
        'ў' => 'у',
        other => other,
    });
    plain.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_whatever_its_case_and_accents() {
        for (name, wanted) in [("ÉLOÏSE", "eloise"), ("Zoe\u{308}", "zoe"), ("Ёлка", "елка")]
        {
            assert_eq!(folded(name), wanted);
        }
        assert_ne!(folded("Ian"), folded("Lan"));
    }
}
