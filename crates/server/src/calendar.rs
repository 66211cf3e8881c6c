//! Days and times as people write them.

use matches::Millis;

const DAY: Millis = 24 * 3600 * 1000;

/// Year, month and day in Greenwich (Howard Hinnant's `civil_from_days`).
fn civil(at: Millis) -> (u64, u64, u64) {
    let days = at / DAY + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

/// The day as records write it.
pub(crate) fn record_date(at: Millis) -> String {
    let (year, month, day) = civil(at);
    format!("{year}.{month:02}.{day:02}")
}

/// The moment as feeds write it (RFC 3339).
pub(crate) fn timestamp(at: Millis) -> String {
    let (year, month, day) = civil(at);
    let seconds = at % DAY / 1000;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The moment for people, to the minute, in Greenwich.
pub(crate) fn to_the_minute(at: Millis) -> String {
    let text = timestamp(at);
    text[..16].replace('T', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(record_date(0), "1970.01.01");
        assert_eq!(record_date(951_782_400_000), "2000.02.29");
        assert_eq!(record_date(1_795_046_399_999), "2026.11.18");
    }

    #[test]
    fn times_are_those_of_greenwich() {
        assert_eq!(timestamp(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(timestamp(1_795_046_399_999), "2026-11-18T23:59:59Z");
        assert_eq!(to_the_minute(1_795_046_399_999), "2026-11-18 23:59");
    }
}
