import { beforeAll, expect, it } from "vitest";
import { lintLaudo } from "../../scribe/laudo/lint.ts";
import { blocksOf } from "../../server/platform/pdf/blocks.ts";
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
const [SHORT_TALK, LONG_TALK] = [2000, 20_000];
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

const LAUDO = {
  locale,
  patient: { nome: "Ana Prado", sexo: "F", data_nascimento: "1980-03-01" },
  date: "2026-02-01",
  order: "",
  text: "# US\n## Achados\nRim direito com cálculo.\n## Conclusão\nNefrolitíase.",
} as const;

const entries: Record<string, (text: string) => unknown> = {
  readHeadings: (text) => calls.readHeadings({ titulo: "Nota", markdown: text }),
  readDocument: (text) =>
    calls.readDocument(text, { headings: [], title: "Nota", language: locale }),
  readTranscript: (text) => calls.readTranscript(text, locale),
  "write, with this template": (text) => calls.write(visitOf(TALK, text)),
  lintLaudo: (text) => lintLaudo({ ...LAUDO, text }),
  "lintLaudo, with this order": (text) => lintLaudo({ ...LAUDO, order: text }),
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

/** Talks that repeat what the engine searches for: corrections, denials, numbers, medicines. */
const REPEATED = [
  ...[
    "-07",
    "7/",
    "1/2 ",
    "corrigindo, ",
    "não, minto, ",
    "não, ",
    "não é ",
    "Não, dor. ",
    "dor, ",
  ],
  ...["losartana 50 mg, ", "dois não, ", "direita, ", "há 3 dias, ", "A. ", "eu eu, ", "mil e "],
];
const NOTE = {
  sections: [{ heading: "Queixa", statements: [{ text: "Febre há dois dias.", turns: [0] }] }],
};
const TEMPLATE = "## Queixa\n## Exame físico\n## Conduta\n";
/** Reports that repeat what the linter compares. */
const REPEATED_REPORT = [
  ...["Nódulo de 3 mm no rim direito. ", "cálculo, ", "Sem cisto, ", "3 x 4 x 5 cm ", "L4-L5 "],
  ...["Maria Silva ", "[a | b] ", "BI-RADS 4 espiculado ", "controle; ", "direita, ", "45 anos "],
];

it("lintLaudo takes linear time for a report that repeats itself", () => {
  const slow = REPEATED_REPORT.flatMap((words) => {
    const lint = (length: number): unknown => {
      const part = words.repeat(Math.ceil(length / words.length / 2));
      return lintLaudo({ ...LAUDO, text: `## Achados\n${part}\n## Conclusão\n${part}` });
    };
    return findSlow(words, () => growthOf(lint, SHORT, LONG));
  });
  expect(slow).toEqual([]);
}, 600_000);

it("blocksOf takes linear time for a text of emphasis marks", () => {
  const slow = ["~~#**", "*a_", "*a", "~~a", "[a](", "`a", "<a "].flatMap((marks) => {
    const parse = (length: number): unknown =>
      blocksOf(marks.repeat(Math.ceil(length / marks.length)));
    return findSlow(marks, () => growthOf(parse, SHORT, LONG));
  });
  expect(slow).toEqual([]);
}, 600_000);

const talkEntries: Record<string, (text: string) => unknown> = {
  write: (text) => calls.write(visitOf(text, TEMPLATE)),
  checkNote: (text) => calls.checkNote(visitOf(text, TEMPLATE), NOTE),
  settleNote: (text) => calls.settleNote(visitOf(text, TEMPLATE), NOTE, null),
};

/** How many times as long the work takes for the long text as for the short one. */
const growthOf = (work: (length: number) => void, short: number, long: number): number => {
  const few = measure(() => work(short));
  return measure(() => work(long)) / Math.max(few, FLOOR_US);
};

/** The least of up to three ratios: another process may disturb one measurement, not three. */
const findSlow = (name: string, measureGrowth: () => number): string[] => {
  const ratios = [measureGrowth()];
  while (ratios.at(-1)! > MAX_RATIO && ratios.length < 3) ratios.push(measureGrowth());
  return ratios.at(-1)! > MAX_RATIO
    ? [`${JSON.stringify(name)}: ${ratios.map(Math.round).join(", ")}`]
    : [];
};

it.each(Object.entries(entries))(
  "%s takes linear time",
  (_, run) => {
    const slow = alphabets().flatMap((alphabet) =>
      findSlow(alphabet, () => growthOf((length) => run(write(alphabet, length)), SHORT, LONG)),
    );
    expect(slow).toEqual([]);
  },
  600_000,
);

it.each(Object.entries(talkEntries))(
  "%s takes linear time for a talk that repeats itself",
  (_, run) => {
    const slow = REPEATED.flatMap((words) => {
      const say = (length: number): unknown => run(words.repeat(Math.ceil(length / words.length)));
      return findSlow(words, () => growthOf(say, SHORT_TALK, LONG_TALK));
    });
    expect(slow).toEqual([]);
  },
  600_000,
);
