// The buttons of a table: an icon, and what it does, long or short.

import { Icon, type IconName } from "../../icons";
import type { Brief } from "./session";

interface ActionProps {
  name: string;
  icon: IconName;
  words: Brief;
  onPress(): void;
  disabled?: boolean;
  primary?: boolean;
}

/** A disabled button keeps the focus. */
export function Action({ name, icon, words, onPress, disabled = false, primary = false }: ActionProps) {
  return (
    <button type="button" class={primary ? "button primary" : "button"} data-action={name} aria-disabled={disabled} onClick={() => disabled || onPress()}>
      <Icon name={icon} />
      <Words words={words} />
    </button>
  );
}

/** A label, long and short. */
export function Words({ words: { value, brief } }: { words: Brief }) {
  return (
    <>
      <span class="whole">{value}</span>
      <span class="brief">{brief}</span>
    </>
  );
}
