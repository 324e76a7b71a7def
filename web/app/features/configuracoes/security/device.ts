/** In this order: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
/** Android calls itself Linux, too. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const nameOf = (names: readonly [RegExp, string][], agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Browser and system of a User-Agent header; null where one of them is not known. A help to recognise a session, no proof of anything. */
export const deviceOf = (agent: string | null): { browser: string; system: string } | null => {
  const browser = nameOf(BROWSERS, agent ?? "");
  const system = nameOf(SYSTEMS, agent ?? "");
  return browser === null || system === null ? null : { browser, system };
};
