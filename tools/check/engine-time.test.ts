import { beforeAll, expect, it } from "vitest";
import { calls } from "../../server/providers/engine/calls.ts";
import { isChecked, readPatterns } from "./regexps.ts";
import { readSources } from "./sources.ts";

/*
 * Feeds entries of the engine texts of 50,000 characters from the alphabet of each regular
 * expression of scribe and shared. The work must grow like the text: ten times, and not a hundred
 * times, as much processor time as for 5,000 characters in the same run.
 */
const LONG = 50_000;
const SHORT = 5000;
const MAX_RATIO = 45;
/** Shorter times are noise: collecting garbage, compiling. In microseconds. */
const FLOOR_US = 5000;

/** The characters that an expression names, and examples of its classes. */
const alphabetOf = (source: string): string => {
  const plain = source
    .replace(/\\p\{[^}]*\}/g, "aÉ")
    .replace(/\\[sb]/g, " \t")
    .replace(/\\[dS]/g, "07")
    .replace(/\\[nr]/g, "\n")
    .replace(/\(\?<?[:=!]/g, "")
    .replace(/\{\d+,?\d*\}/g, "");
  const isNamed = (sign: string): boolean =>
    !"\\^$|?+*()".includes(sign) || source.includes(`\\${sign}`);
  return [...new Set(plain)].filter(isNamed).sort().join("");
};

const alphabets = (): string[] => {
  const sources = readSources(/\.ts$/, ["scribe", "shared"]).filter(({ path }) => isChecked(path));
  const patterns = sources.flatMap((source) => readPatterns(source).patterns);
  return [...new Set(patterns.map(({ source }) => alphabetOf(source)).filter(Boolean))];
};

/** The same text for the same alphabet: Park and Miller's generator. */
const write = (alphabet: string, length: number): string => {
  const signs = Array.from(alphabet);
  let state = 7;
  let text = "";
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += signs[state % signs.length]!;
  }
  return text;
};

const locale = "pt-BR";
const turnsOf = (text: string) => [{ i: 0, start_ms: 0, end_ms: 0, text }];
const visitOf = (text: string, markdown: string) => {
  const template = { titulo: "Nota", markdown };
  const turns = turnsOf(text);
  return { locale, consultation_type: "presencial", patient_context: "", template, turns } as const;
};
const TALK = "Tenho febre há dois dias e tomo dipirona.";

const entries: Record<string, (text: string) => unknown> = {
  readHeadings: (text) => calls.readHeadings({ titulo: "Nota", markdown: text }),
  readDocument: (text) =>
    calls.readDocument(text, { headings: [], title: "Nota", language: locale }),
  readTranscript: (text) => calls.readTranscript(text, locale),
  "write, with this template": (text) => calls.write(visitOf(TALK, text)),
  "verify this sentence": (text) => calls.verify({ locale, turns: turnsOf(TALK) }, [text]),
  "verify against this talk": (text) => calls.verify({ locale, turns: turnsOf(text) }, ["Febre."]),
};

const measure = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

beforeAll(() => calls.warm(), 60_000);

it.each(Object.entries(entries))(
  "%s takes linear time",
  (_, run) => {
    const slow: string[] = [];
    for (const alphabet of alphabets()) {
      const [short, long] = [write(alphabet, SHORT), write(alphabet, LONG)];
      const ratio = (): number => {
        const few = measure(() => run(short));
        return measure(() => run(long)) / Math.max(few, FLOOR_US);
      };
      // Another process may disturb one measurement, not three.
      const ratios = [ratio()];
      while (ratios.at(-1)! > MAX_RATIO && ratios.length < 3) ratios.push(ratio());
      if (ratios.at(-1)! > MAX_RATIO)
        slow.push(`${JSON.stringify(alphabet)}: ${ratios.map(Math.round).join(", ")}`);
    }
    expect(slow).toEqual([]);
  },
  600_000,
);
