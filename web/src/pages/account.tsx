// My name, my account: everything of it on one page, for guests as well.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Loading, Trouble } from "../chrome";
import { dateText } from "../dates";
import { say } from "../log";
import { me, request, whoAmI } from "../me";
import { t } from "../messages";
import type { Me } from "../protocol";
import { Link } from "../router";
import { Devices } from "./account/devices";
import { Form, Text } from "./account/form";
import { ChangePassphrase, Export, Leaving } from "./account/leaving";
import { Secret } from "./account/secret";
import { LogIn, OpenAccount } from "./account/sign-in";
import { Tokens } from "./account/tokens";

export function Account() {
  const text = t().account;
  const told = useSignal("");
  const recovery = useSignal("");
  useEffect(() => {
    void whoAmI();
  }, []);
  const mine = me.value;
  if (mine === null) return <Loading />;
  if (mine === "none") {
    return (
      <Trouble title={text.noServer} text={text.noServerText}>
        <button type="button" class="button primary" onClick={() => void whoAmI()}>
          {text.retry}
        </button>
      </Trouble>
    );
  }
  const onSaid = (line: string): void => {
    told.value = line;
    say(line);
    scrollTo(0, 0);
  };
  const onRecovery = (code: string): void => {
    told.value = "";
    recovery.value = code;
  };
  const since = mine.since ?? 0;
  return (
    <div class="sheet account">
      <h1>{mine.account ? text.title({ name: mine.name ?? "" }) : text.guestTitle}</h1>
      {told.value && (
        <p class="told" data-told>
          {told.value}
        </p>
      )}
      {mine.account ? (
        <p class="lead">
          {text.since({ date: dateText(since) })}.{" "}
          <Link class="text-link" href={`/people/${encodeURIComponent(mine.name ?? "")}`}>
            {text.profile}
          </Link>
        </p>
      ) : (
        <p class="lead">{text.lead}</p>
      )}
      {recovery.value && <Recovery code={recovery.value} onDone={() => (recovery.value = "")} />}
      <div class="cards">
        {mine.account ? (
          <>
            <Devices onSaid={onSaid} />
            <Leaving name={mine.name ?? ""} onSaid={onSaid} />
            <ChangePassphrase onSaid={onSaid} />
            <Tokens onSaid={onSaid} />
          </>
        ) : (
          <>
            <Name mine={mine} onSaid={onSaid} />
            <OpenAccount onRecovery={onRecovery} />
            <LogIn onRecovery={onRecovery} />
            <Devices onSaid={onSaid} />
            {mine.id !== null && (
              <section class="card" aria-labelledby="data">
                <h2 id="data">{text.dataTitle}</h2>
                <Export />
              </section>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The code to be written down. It has the focus: nothing else matters now. */
function Recovery({ code, onDone }: { code: string; onDone(): void }) {
  const text = t().account;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, [code]);
  return (
    <section class="card recovery" aria-labelledby="recovery" tabIndex={-1} ref={section}>
      <h2 id="recovery">{text.recoveryTitle}</h2>
      <p>{text.recoveryLead}</p>
      <Secret name="recovery" value={code} print />
      <button type="button" class="button primary" data-action="written" onClick={onDone}>
        {text.written}
      </button>
    </section>
  );
}

function Name({ mine, onSaid }: { mine: Me; onSaid(text: string): void }) {
  const text = t().account;
  const name = useSignal(mine.name ?? "");
  const save = async (): Promise<void> => {
    const saved = await request<Me>("PUT", "/me", { name: name.value });
    me.value = saved;
    onSaid(text.nameSaved({ name: saved.name ?? "" }));
  };
  return (
    <section class="card" aria-labelledby="name">
      <h2 id="name">{text.nameTitle}</h2>
      <Form name="name" action={text.nameSave} onSubmit={save}>
        <Text label={text.name} help={text.nameHelp} value={name.value} maxLength={30} autocomplete="nickname" onInput={(value) => (name.value = value)} />
      </Form>
    </section>
  );
}
