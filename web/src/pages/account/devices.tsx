// Going on somewhere else: a code shown here and typed there.

import { useSignal } from "@preact/signals";
import { me, request, whoAmI } from "../../me";
import { t } from "../../messages";
import type { DeviceCode, Me } from "../../protocol";
import { language } from "../../settings";
import { Form, Text } from "./form";
import { Secret } from "./secret";

/** `onSaid` hears what is to be told of it. */
export function Devices({ onSaid }: { onSaid(text: string): void }) {
  const text = t().account;
  const code = useSignal<DeviceCode | null>(null);
  const typed = useSignal("");
  const make = async (): Promise<void> => {
    code.value = await request<DeviceCode>("POST", "/devices");
    await whoAmI();
  };
  const claim = async (): Promise<void> => {
    const mine = await request<Me>("POST", "/devices/claim", { code: typed.value });
    me.value = mine;
    typed.value = "";
    onSaid(mine.name ? text.devicesClaimed({ name: mine.name }) : text.devicesClaimedNameless);
  };
  const time = (at: number): string => new Intl.DateTimeFormat(language.value, { timeStyle: "short" }).format(at);
  return (
    <section class="card" aria-labelledby="devices">
      <h2 id="devices">{text.devicesTitle}</h2>
      <p class="small">{text.devicesLead}</p>
      <Form name="device" action={text.devicesMake} onSubmit={make} />
      <div aria-live="polite">
        {code.value && (
          <>
            <Secret name="device" value={code.value.code} />
            <p class="small">{text.devicesUntil({ time: time(code.value.until) })}</p>
          </>
        )}
      </div>
      <Form name="claim" action={text.devicesClaim} onSubmit={claim}>
        <Text label={text.devicesEntry} help={text.devicesEntryHelp} value={typed.value} code maxLength={20} onInput={(value) => (typed.value = value)} />
      </Form>
    </section>
  );
}
