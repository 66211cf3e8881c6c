// A form that asks the server: while it waits nothing is sent twice, and what was refused is said below.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { errorText, t } from "../../messages";

interface FormProps {
  /** What the button says. */
  action: string;
  /** What tests find it by. */
  name: string;
  primary?: boolean;
  disabled?: boolean;
  onSubmit(): Promise<void>;
  children?: ComponentChildren;
}

export function Form({ action, name, primary = false, disabled = false, onSubmit, children }: FormProps) {
  const problem = useSignal("");
  const busy = useSignal(false);
  return (
    <form
      class="form"
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy.peek() || disabled) return;
        busy.value = true;
        problem.value = "";
        onSubmit()
          .catch((error: unknown) => (problem.value = errorText(error)))
          .finally(() => (busy.value = false));
      }}>
      {children}
      <p class="problem" role="alert" aria-live="assertive">
        {problem.value}
      </p>
      <button type="submit" class={primary ? "button primary" : "button"} aria-disabled={busy.value || disabled}>
        {action}
      </button>
    </form>
  );
}

interface TextProps {
  label: string;
  help?: string;
  value: string;
  onInput(value: string): void;
  autocomplete?: "username" | "new-password" | "current-password" | "nickname" | "off";
  maxLength?: number;
  code?: boolean;
}

/** One line of text. */
export function Text({ label, help, value, onInput, autocomplete = "off", maxLength = 40, code = false }: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class={code ? "code-entry" : undefined}
        type="text"
        required
        value={value}
        maxLength={maxLength}
        autocomplete={autocomplete}
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={help ? `${id}-help` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {help && (
        <span class="small" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}

/** A passphrase, which can be looked at: typing blindly on a phone goes wrong. */
export function Passphrase({ label, help, value, onInput, fresh = false }: Omit<TextProps, "autocomplete"> & { fresh?: boolean }) {
  const id = useId();
  const shown = useSignal(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="passphrase">
        <input
          id={id}
          {...(shown.value ? { type: "text" } : { type: "password" })}
          required
          value={value}
          maxLength={200}
          autocomplete={fresh ? "new-password" : "current-password"}
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={help ? `${id}-help` : undefined}
          onInput={(event) => onInput(event.currentTarget.value.normalize("NFC"))}
        />
        <button
          type="button"
          class="button"
          aria-pressed={shown.value}
          aria-label={`${t().account.show}, ${label}`}
          onClick={() => (shown.value = !shown.value)}>
          {t().account.show}
        </button>
      </div>
      {help && (
        <span class="small" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}
