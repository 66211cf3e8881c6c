//! Where the lasers shine.

use game::{Beam, Cell, Event, Side, Threat};

use crate::position::Khet;

/// Both sides' light if they fired now. Each part between eyes is one threat.
pub(crate) fn threats(position: &Khet) -> Vec<Threat> {
    Side::ALL.into_iter().flat_map(|side| light(&Khet { turn: side, ..*position })).collect()
}

fn light(position: &Khet) -> Vec<Threat> {
    let mut events = Vec::new();
    position.trace(&mut events);
    let mut threats = Vec::new();
    let mut path: Vec<Cell> = Vec::new();
    for event in events {
        let Event::Beam { beam } = event else { continue };
        let (ends, next) = match beam {
            Beam::Fired { .. } => (false, None),
            Beam::Branched { at, .. } => (false, Some(at)),
            Beam::Crossed { at, .. } | Beam::Reflected { at, .. } => {
                path.push(at);
                continue;
            }
            Beam::Struck { at, .. } | Beam::Merged { at, .. } => {
                path.push(at);
                (true, None)
            }
            Beam::Split { at, .. } => {
                path.push(at);
                (true, Some(at))
            }
            Beam::Faded { .. } => (true, None),
        };
        let way = std::mem::replace(&mut path, next.into_iter().collect());
        if ends {
            let struck = matches!(beam, Beam::Struck { .. });
            threats.push(Threat::along(position.turn, way, struck));
        }
    }
    threats
}
