// The catalogue as an object with a member for each message: `play-new-game` is `play.newGame`. A message with
// arguments is a function of them, one with attributes an object. What there is, messages.gen.ts says.

import type { Args, Catalogue } from "./catalogue";
import type { Messages } from "./messages.gen";

export function messagesOf(catalogue: Catalogue): Messages {
  return lazily((section) => lazily((name) => message(catalogue, `${section}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`))) as Messages;
}

function message(catalogue: Catalogue, id: string): unknown {
  const shape = catalogue.shape(id);
  if (!shape) return undefined;
  const tell = (args?: Args): unknown => {
    const value = catalogue.text(id, args);
    return shape.attributes.length === 0 ? value : { value, ...Object.fromEntries(shape.attributes.map((name) => [name, catalogue.text(id, args, name)])) };
  };
  return shape.takesArguments ? tell : tell();
}

/** An object whose members are made when they are first asked for. */
function lazily(make: (name: string) => unknown): object {
  return new Proxy({} as Record<string, unknown>, {
    get(made, name) {
      if (typeof name !== "string") return undefined;
      // What is not loaded yet may be there later.
      made[name] ??= make(name);
      return made[name];
    },
  });
}
