// The messages of one language, as crates/messages has them.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../protocol";
import { french } from "./typeset";

export type Args = Record<string, string | number>;

export class Catalogue {
  private readonly bundle: FluentBundle;
  /** Messages that nobody has asked for yet: a page that opens needs few of them, and reading all takes long. */
  private readonly unread = new Map<string, string>();

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false, ...(language === "fr" ? { transform: french } : {}) });
  }

  /** Adds messages, in Fluent. */
  add(text: string): void {
    for (const entry of text.split(/\n(?=[a-z-])/)) this.unread.set(entry.slice(0, entry.indexOf(" ")), entry);
  }

  /** Reads the message with this id, and those that it is made of. */
  private read(id: string): void {
    const entry = this.unread.get(id);
    if (entry === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(new FluentResource(entry), { allowOverrides: true });
    for (const [, part = ""] of entry.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) this.read(part);
  }

  private message(id: string) {
    this.read(id);
    return this.bundle.getMessage(id);
  }

  /** The text with this id, or that attribute of it; null where there is none. */
  text(id: string, args?: Args, attribute?: string): string | null {
    const message = this.message(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, args ? plain(args) : null, []) : null;
  }

  /** Whether a message takes arguments, and what its attributes are called; null where there is none. */
  shape(id: string): { takesArguments: boolean; attributes: string[] } | null {
    const message = this.message(id);
    if (!message) return null;
    const patterns = [message.value, ...Object.values(message.attributes)];
    return { takesArguments: patterns.some(hasVariable), attributes: Object.keys(message.attributes) };
  }

  /** What the rules say, in this language; null where it does not know that message. */
  render({ id, args }: Message): string | null {
    return this.text(id, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.argument(arg)])));
  }

  private argument(arg: Arg): string | number {
    switch (arg.type) {
      case "number":
      case "name":
        return arg.value;
      case "quote":
        return (arg.value === "" ? this.text("app-quote-nothing") : this.text("app-quote", { text: arg.value })) ?? arg.value;
      case "message":
        return this.render(arg.value) ?? arg.value.id;
    }
  }
}

/** Whether a part of a message, as the parser of Fluent gives it, asks for an argument. */
function hasVariable(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return ("type" in part && part.type === "var") || Object.values(part).some(hasVariable);
}

/** Numbers are written as they are, without marks between thousands. */
function plain(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new PlainNumber(value, { useGrouping: false }) : value]),
  );
}

class PlainNumber extends FluentNumber {
  /** A whole number needs no help of the browser's, which takes several milliseconds to come for the first time. */
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}
