// Which of the page's languages is spoken: the one that was chosen here, or else the first that the browser wants.

import { recall } from "./storage";

export function chosenLanguage(codes: readonly string[]): string {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return [recall<unknown>("language", null), ...wanted].find((code): code is string => codes.includes(code as string)) ?? "en";
}
