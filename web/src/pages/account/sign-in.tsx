// For guests: an account of one's own, or the way back into it.

import { useSignal } from "@preact/signals";
import { me, request } from "../../me";
import { t } from "../../messages";
import type { AccountOpened, Me } from "../../protocol";
import { Form, Passphrase, Text } from "./form";

/** `onRecovery` hears the code that is to be written down. */
export function OpenAccount({ onRecovery }: { onRecovery(code: string): void }) {
  const text = t().account;
  const name = useSignal("");
  const passphrase = useSignal("");
  const open = async (): Promise<void> => {
    const opened = await request<AccountOpened>("POST", "/account", { name: name.value.normalize("NFC"), passphrase: passphrase.value });
    me.value = opened.me;
    onRecovery(opened.recovery);
  };
  return (
    <section class="card" aria-labelledby="open-account">
      <h2 id="open-account">{text.openTitle}</h2>
      <p class="small">{text.openLead}</p>
      <Form name="open" action={text.open} primary onSubmit={open}>
        <Text
          label={text.accountName}
          help={text.accountNameHelp}
          value={name.value}
          maxLength={20}
          autocomplete="username"
          onInput={(value) => (name.value = value)}
        />
        <Passphrase label={text.passphrase} help={text.passphraseHelp} value={passphrase.value} fresh onInput={(value) => (passphrase.value = value)} />
      </Form>
    </section>
  );
}

export function LogIn({ onRecovery }: { onRecovery(code: string): void }) {
  const text = t().account;
  const name = useSignal("");
  const passphrase = useSignal("");
  const code = useSignal("");
  const fresh = useSignal("");
  const asked = (): string => name.value.normalize("NFC");
  const logIn = async (): Promise<void> => {
    me.value = await request<Me>("POST", "/session", { name: asked(), passphrase: passphrase.value });
  };
  const recover = async (): Promise<void> => {
    const opened = await request<AccountOpened>("POST", "/account/recovery", { name: asked(), code: code.value, passphrase: fresh.value });
    me.value = opened.me;
    onRecovery(opened.recovery);
  };
  return (
    <section class="card" aria-labelledby="log-in">
      <h2 id="log-in">{text.loginTitle}</h2>
      <p class="small">{text.loginLead}</p>
      <Form name="login" action={text.login} onSubmit={logIn}>
        <Text label={text.accountName} value={name.value} maxLength={20} autocomplete="username" onInput={(value) => (name.value = value)} />
        <Passphrase label={text.passphrase} value={passphrase.value} onInput={(value) => (passphrase.value = value)} />
      </Form>
      <details class="field" data-recover>
        <summary>{text.forgotten}</summary>
        <p class="small">{text.recoverLead}</p>
        <Form name="recover" action={text.recover} onSubmit={recover}>
          <Text label={text.accountName} value={name.value} maxLength={20} autocomplete="username" onInput={(value) => (name.value = value)} />
          <Text label={text.code} value={code.value} code onInput={(value) => (code.value = value)} />
          <Passphrase label={text.newPassphrase} help={text.passphraseHelp} value={fresh.value} fresh onInput={(value) => (fresh.value = value)} />
        </Form>
      </details>
    </section>
  );
}
