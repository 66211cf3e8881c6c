//! What an analysis shows as attacked.

use khet::Khet;
use testkit::threats;

#[test]
fn both_lasers_shine() {
    let start = "4tktp12/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/7P02/2P3TKT4 s 0";
    assert_eq!(
        threats::<Khet>("classic", start),
        ["r a8 a7 a6 a5 b5 c5 c4 b4 a4 a3 a2 a1?", "s j1 j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8?"]
    );
}

#[test]
fn light_takes_what_it_strikes() {
    assert_eq!(
        threats::<Khet>("classic", "4k5/10/10/10/10/10/9P0/4K5 s 0"),
        ["r a8 a7 a6 a5 a4 a3 a2 a1?", "s j1 j2"]
    );
    assert_eq!(
        threats::<Khet>("classic", "4k5/10/10/10/10/10/10/4K4P0 s 0"),
        ["r a8 a7 a6 a5 a4 a3 a2 a1?", "s j1"]
    );
}

#[test]
fn an_eye_splits_the_light() {
    assert_eq!(
        threats::<Khet>("classic+horus", "4k5/10/10/10/10/10/9E0/4K5 s 0"),
        [
            "r a8 a7 a6 a5 a4 a3 a2 a1?",
            "s j1 j2?",
            "s j2 i2 h2 g2 f2 e2 d2 c2 b2 a2?",
            "s j2 j3 j4 j5 j6 j7 j8?",
        ]
    );
}
