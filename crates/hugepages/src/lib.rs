//! Asks the operating system for huge pages.
//!
//! A table that is read at random places needs the address of another page for nearly every look.
//! With pages of 4 KiB the processor cannot remember enough of them, and to find one out costs more
//! than the look itself. This is the only crate with unsafe code.

use std::mem::MaybeUninit;

/// Asks for huge pages behind memory that nothing has been written to yet, such as the spare
/// capacity of a new vector. It is only advice: where it is not taken, all works as before.
pub fn prefer<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    advise(memory.as_mut_ptr().cast(), size_of_val(memory));
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// Only whole pages count, so that nothing beside the memory is meant.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn advise(start: *mut u8, bytes: usize) {
    const PAGE: usize = 4096; // where pages are larger, the advice may be refused
    let skipped = start.align_offset(PAGE);
    let length = bytes.saturating_sub(skipped) / PAGE * PAGE;
    if length == 0 {
        return;
    }
    let first = start.wrapping_add(skipped).cast();
    // SAFETY: this advice changes nothing of what the pages hold, and the kernel checks that they
    // are there.
    unsafe { libc::madvise(first, length, libc::MADV_HUGEPAGE) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_can_be_filled_afterwards() {
        for length in [0, 1, 4095, 4096, 10_000, 3 << 20] {
            let mut bytes: Vec<u8> = Vec::with_capacity(length);
            prefer(bytes.spare_capacity_mut());
            bytes.resize(length, 7);
            assert!(bytes.iter().all(|&byte| byte == 7));
        }
    }
}
