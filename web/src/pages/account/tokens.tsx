// Tokens for programs of one's own.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../../me";
import { t } from "../../messages";
import { dateText } from "../../dates";
import type { Scope, TokenCreated, TokenInfo } from "../../protocol";
import { Form, Text } from "./form";
import { Secret } from "./secret";

const SCOPES: readonly Scope[] = ["read", "play"];

/** `onSaid` hears what is to be told of it. */
export function Tokens({ onSaid }: { onSaid(text: string): void }) {
  const text = t().account;
  const tokens = useSignal<TokenInfo[]>([]);
  const made = useSignal<TokenCreated | null>(null);
  const name = useSignal("");
  const scopes = useSignal<Scope[]>(["read", "play"]);
  const load = async (): Promise<void> => {
    tokens.value = await request<TokenInfo[]>("GET", "/tokens");
  };
  useEffect(() => void load().catch(() => undefined), []);
  const make = async (): Promise<void> => {
    made.value = await request<TokenCreated>("POST", "/tokens", { name: name.value, scopes: scopes.value });
    name.value = "";
    await load();
  };
  const remove = async (token: TokenInfo): Promise<void> => {
    await request("DELETE", `/tokens/${token.id}`).catch(() => undefined);
    if (made.value?.id === token.id) made.value = null;
    await load();
    onSaid(text.tokensRemoved({ name: token.name }));
  };
  const words: Record<Scope, string> = { read: text.tokensRead, play: text.tokensPlay };
  return (
    <section class="card" aria-labelledby="tokens">
      <h2 id="tokens">{text.tokensTitle}</h2>
      <p class="small">
        {text.tokensLead}{" "}
        <a class="text-link" href="/api/">
          {text.tokensDevelopers}
        </a>
      </p>
      {tokens.value.length === 0 && <p class="small">{text.tokensNone}</p>}
      <ul class="tokens">
        {tokens.value.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.name}</strong>
              <span class="small">
                {token.scopes.map((scope) => words[scope]).join(", ")}, {text.tokensSince({ date: dateText(token.since) })}
              </span>
            </span>
            <button type="button" class="button" aria-label={text.tokensRemoveNamed({ name: token.name })} onClick={() => void remove(token)}>
              {text.tokensRemove}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {made.value && (
          <>
            <p>{text.tokensSecret}</p>
            <Secret name="token" value={made.value.token} />
          </>
        )}
      </div>
      <Form name="token" action={text.tokensMake} onSubmit={make} disabled={scopes.value.length === 0}>
        <Text label={text.tokensName} value={name.value} onInput={(value) => (name.value = value)} />
        <fieldset class="scopes">
          <legend>{text.tokensScopes}</legend>
          {SCOPES.map((scope) => (
            <label class="check" key={scope}>
              <input
                type="checkbox"
                checked={scopes.value.includes(scope)}
                onChange={(event) => {
                  const others = scopes.value.filter((one) => one !== scope);
                  scopes.value = event.currentTarget.checked ? [...others, scope] : others;
                }}
              />
              {words[scope]}
            </label>
          ))}
        </fieldset>
      </Form>
    </section>
  );
}
