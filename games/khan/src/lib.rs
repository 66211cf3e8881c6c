//! Khan.
