// Something that is shown once: a code or a token, to be copied, printed or written down.

import { useSignal } from "@preact/signals";
import { t } from "../../messages";

export function Secret({ value, name, print = false }: { value: string; name: string; print?: boolean }) {
  const text = t().account;
  const said = useSignal("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      said.value = text.copied;
    } catch {
      said.value = text.copyFailed;
    }
  };
  return (
    <div class="secret">
      <output class="secret-value" data-secret={name}>
        {value}
      </output>
      <div class="secret-actions">
        <button type="button" class="button" onClick={() => void copy()}>
          {text.copy}
        </button>
        {print && (
          <button type="button" class="button" onClick={() => window.print()}>
            {text.print}
          </button>
        )}
      </div>
      <p class="small" role="status" aria-live="polite">
        {said.value}
      </p>
    </div>
  );
}
