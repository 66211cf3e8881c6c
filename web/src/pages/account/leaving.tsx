// What an account has to say about itself: another passphrase, a copy of everything, the way out, the end.

import { useSignal } from "@preact/signals";
import { request, whoAmI } from "../../me";
import { t } from "../../messages";
import { Form, Passphrase } from "./form";

interface LeavingProps {
  name: string;
  /** Hears what is to be told of it. */
  onSaid(text: string): void;
}

export function ChangePassphrase({ onSaid }: Pick<LeavingProps, "onSaid">) {
  const text = t().account;
  const old = useSignal("");
  const fresh = useSignal("");
  const change = async (): Promise<void> => {
    await request("PUT", "/account/passphrase", { passphrase: old.value, new: fresh.value });
    [old.value, fresh.value] = ["", ""];
    onSaid(text.changed);
  };
  return (
    <section class="card" aria-labelledby="change">
      <h2 id="change">{text.changeTitle}</h2>
      <Form name="change" action={text.change} onSubmit={change}>
        <Passphrase label={text.oldPassphrase} value={old.value} onInput={(value) => (old.value = value)} />
        <Passphrase label={text.newPassphrase} help={text.passphraseHelp} value={fresh.value} fresh onInput={(value) => (fresh.value = value)} />
      </Form>
    </section>
  );
}

/** A copy of everything. */
export function Export() {
  const text = t().account;
  return (
    <>
      <p>
        <a class="button" href="/api/account/export" download="quinconce.json" data-action="export">
          {text.export}
        </a>
      </p>
      <p class="small">{text.exportHelp}</p>
    </>
  );
}

export function Leaving({ name, onSaid }: LeavingProps) {
  const text = t().account;
  const passphrase = useSignal("");
  const sure = useSignal(false);
  const logOut = async (): Promise<void> => {
    await request("DELETE", "/session");
    await whoAmI();
    onSaid(text.loggedOut);
  };
  const close = async (): Promise<void> => {
    await request("DELETE", "/account", { passphrase: passphrase.value });
    await whoAmI();
    onSaid(text.deleted);
  };
  return (
    <section class="card" aria-labelledby="data">
      <h2 id="data">{text.dataTitle}</h2>
      <Export />
      <Form name="logout" action={text.logout} onSubmit={logOut} />
      <details class="field" data-delete>
        <summary>{text.deleteTitle}</summary>
        <p class="warning">{text.deleteLead}</p>
        <Form name="delete" action={text.delete} onSubmit={close} disabled={!sure.value}>
          <Passphrase label={text.passphrase} value={passphrase.value} onInput={(value) => (passphrase.value = value)} />
          <label class="check">
            <input type="checkbox" checked={sure.value} onChange={(event) => (sure.value = event.currentTarget.checked)} />
            {text.deleteCheck({ name })}
          </label>
        </Form>
      </details>
    </section>
  );
}
