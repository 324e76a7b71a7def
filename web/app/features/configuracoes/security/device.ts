/** The order matters: Edge and Opera also contain `Chrome`, and Chrome contains `Safari`. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
/** Android also contains `Linux`. */
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

/** Browser and system of a User-Agent header; null if one of them is unknown. */
export const deviceOf = (agent: string | null): { browser: string; system: string } | null => {
  const browser = nameOf(BROWSERS, agent ?? "");
  const system = nameOf(SYSTEMS, agent ?? "");
  return browser === null || system === null ? null : { browser, system };
};
