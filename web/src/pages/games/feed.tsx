// The private feed of one's turns: its address, shown once, and how it is ended.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { say } from "../../log";
import { request } from "../../me";
import { t } from "../../messages";
import { lookAfterMine } from "../../mine";
import type { FeedAddress } from "../../protocol";
import { api } from "../../server";
import { language } from "../../settings";

export function Feed({ has }: { has: boolean }) {
  const address = useSignal("");
  const copied = useSignal(false);
  const trouble = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  const text = t().games;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    trouble.value = "";
    copied.value = false;
    try {
      await work();
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error);
    }
    await lookAfterMine();
  };
  const make = (): Promise<void> =>
    attempt(async () => {
      const { url } = await api<FeedAddress>("/me/feed", {});
      address.value = `${url}?lang=${language.peek()}`;
      requestAnimationFrame(() => field.current?.select());
    });
  const revoke = (): Promise<void> =>
    attempt(async () => {
      await request<null>("DELETE", "/me/feed");
      address.value = "";
      say(text.feedRevoked);
    });
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address.value);
    } catch {
      // Plain http has no clipboard: the old way works there, too.
      document.execCommand("copy");
    }
    copied.value = true;
    say(text.feedCopied);
  };
  return (
    <section class="feed" aria-labelledby="feed">
      <h2 id="feed">{text.feed}</h2>
      <p class="lobby-lead">{text.feedLead}</p>
      {has && !address.value && <p class="lobby-lead">{text.feedExists}</p>}
      {address.value && (
        <div class="feed-address">
          <input
            ref={field}
            type="text"
            readOnly
            value={address.value}
            aria-label={text.feedAddress}
            data-feed
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button primary" onClick={() => void copy()}>
            {copied.value ? text.feedCopied : text.feedCopy}
          </button>
        </div>
      )}
      <p class="feed-actions">
        <button type="button" class="button" data-action="make-feed" onClick={() => void make()}>
          {has ? text.feedAnew : text.feedMake}
        </button>
        {has && (
          <button type="button" class="button" data-action="revoke-feed" onClick={() => void revoke()}>
            {text.feedRevoke}
          </button>
        )}
      </p>
      <p class="lobby-trouble" role="alert" aria-live="assertive">
        {trouble.value}
      </p>
    </section>
  );
}
