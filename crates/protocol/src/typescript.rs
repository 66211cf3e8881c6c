//! The types as TypeScript. `UPDATE_TYPES=1` writes the file; otherwise it must be as it would be
//! written.

use std::env;
use std::fs;
use std::path::Path;

use catalog::SearchInfo;
use game::{
    Arg, Beam, Cell, CellChange, CellView, Changes, Counter, CounterChange, Crown, End, Event,
    Face, Faces, Frame, Heading, Message, Node, NodeId, PaletteItem, Piece, Port, Reason, Refusal,
    Rotation, Shape, Side, SideName, Sight, Term, Terrain, Threat, Turns, View,
};
use search::{Limit, PvLine, Score};
use ts_rs::{Config, TS};

use super::*;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/index.ts");

/// One line for each type that travels, in reading order.
fn declarations() -> String {
    // Numbers in JSON are doubles; ours are far below 2^53.
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Made from crates/protocol and what it uses by cargo xtask types; not to be edited by hand.\n",
    );
    text.push_str(&format!(
        "\n/** Which messages page and server exchange: higher when an old page cannot go on. */\n\
         export const PROTOCOL = {PROTOCOL};\n\
         \n/** The version of the program that this page is a part of. */\n\
         export const BUILD = \"{BUILD}\";\n",
    ));
    macro_rules! declare {
        ($($wire:ty),* $(,)?) => {$(
            text.push('\n');
            text.push_str(&<$wire as TS>::docs().unwrap_or_default());
            text.push_str("export ");
            text.push_str(&<$wire as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    declare![
        Side,
        SideName,
        GameInfo,
        VariantInfo,
        LevelInfo,
        SetupRequest,
        TableState,
        End,
        Reason,
        Term,
        LegalMove,
        HandState,
        Reach,
        Rotation,
        Turns,
        Sight,
        Taken,
        NodeId,
        Node,
        StudyState,
        Arrival,
        EditorState,
        FieldText,
        Problem,
        PaletteItem,
        Step,
        Refusal,
        Message,
        Arg,
        View,
        Shape,
        Cell,
        CellView,
        Terrain,
        Piece,
        Counter,
        Port,
        Heading,
        Faces,
        Face,
        Threat,
        Event,
        Beam,
        Frame,
        Changes,
        CellChange,
        CounterChange,
        Crown,
        SearchRequest,
        Limit,
        SearchInfo,
        PvLine<String>,
        Score,
        MatchSetup,
        Seat,
        TimeControl,
        OfferKind,
        EventBody,
        MatchEvent,
        CreateMatch,
        SideChoice,
        MatchCreated,
        JoinMatch,
        MatchJoined,
        MakeMove,
        Act,
        Action,
        Acknowledgement,
        ErrorBody,
        MatchStatus,
        MatchState,
        LegalMoves,
        AnalysisState,
        MatchAnalysis,
        ClockState,
        BySide<u64>,
        Player,
        StandingOffer,
        MatchOptions,
        Room,
        ChatLine,
        SayLine,
        ChatRoom,
        Muted,
        MutePerson,
        ReportLine,
        LineReported,
        ChatSeen,
        ClientMessage,
        ServerMessage,
        ListedMatch,
        LobbyState,
        MyMatch,
        MyMatches,
        MatchNews,
        News,
        PairingRequest,
        Pairing,
        FeedAddress,
        Speed,
        Me,
        SetName,
        Credentials,
        Recover,
        ChangePassphrase,
        CloseAccount,
        AccountOpened,
        DeviceCode,
        ClaimDevice,
        Scope,
        NewToken,
        TokenInfo,
        TokenCreated,
        RatingInfo,
        PlayerRating,
        Profile,
        RatingPoint,
        PlayedGame,
        GamesPage,
    ];
    tidy(&text)
}

/// Comments on their own line, members indented, no blanks at the ends of lines.
fn tidy(text: &str) -> String {
    let text = without_links(text).replace("/**\n * ", "/** ").replace("\n */", " */");
    let mut tidied = String::new();
    let mut inside = false;
    for line in text.lines().map(str::trim_end) {
        let begins = line.starts_with("export type");
        if inside && !begins {
            tidied.push_str("  ");
        }
        tidied.push_str(line);
        tidied.push('\n');
        inside = (inside || begins) && !line.ends_with(';');
    }
    tidied
}

/// A name in a comment without the address that rustdoc needs: `[`Cell`](crate::Cell)`.
fn without_links(text: &str) -> String {
    let mut parts = text.split("`]");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let address = part.strip_prefix('(').and_then(|link| link.split_once(')'));
        plain.push('`');
        plain.push_str(address.map_or(part, |(_, rest)| rest));
    }
    plain.replace("[`", "`")
}

#[test]
fn the_typescript_is_made_of_these_types() {
    let expected = declarations();
    if env::var_os("UPDATE_TYPES").is_some() {
        let folder = Path::new(FILE).parent().expect("the file lies in a folder");
        fs::create_dir_all(folder).expect("the folder can be made");
        fs::write(FILE, &expected).expect("the file can be written");
    }
    let committed = fs::read_to_string(FILE).unwrap_or_default();
    assert!(committed == expected, "web/src/protocol is stale: run cargo xtask types");
}
