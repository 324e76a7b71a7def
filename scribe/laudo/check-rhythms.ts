import type { Language } from "@relato/shared/domain/language.ts";
import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { compileMatcher, type Matcher, type Mention } from "../lexicon/matcher.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { isConclusion } from "./compared.ts";
import { type Check, type Context, report } from "./finding.ts";
import { placeOf } from "./observation-place.ts";
import type { Section } from "./section.ts";
import { wordList } from "./word-lists.ts";

interface Rhythm {
  id: string;
  /** Whether a conclusion must name it. */
  isGrave: boolean;
  signs: string;
  names: readonly string[];
}

const rhythms: readonly Rhythm[] = readTsv(new URL("./data/rhythms.tsv", import.meta.url)).map(
  ([id = "", level, signs = "", ...names]) => ({ id, isGrave: level === "2", signs, names }),
);

const COLUMNS: readonly Language[] = ["pt-BR", "es", "en-US"];
const INSIDE = wordList("inside state");
const toMatcher = (phrasesOf: (rhythm: Rhythm) => string): Matcher =>
  compileMatcher(
    rhythms.flatMap((rhythm) =>
      phrasesOf(rhythm)
        .split("|")
        .map((phrase) => ({ phrase: `=${phrase}`, concept: { id: rhythm.id, type: "rhythm" } })),
    ),
    INSIDE,
  );
const namesOf = memoizeByLanguage((language) =>
  toMatcher(({ names }) => names[Math.max(0, COLUMNS.indexOf(language))] ?? ""),
);
const SIGNS = toMatcher(({ signs }) => signs);

/**
 * Finds events of rhythm and conduction that only one part of an ECG, a Holter or an exercise test
 * has: their conclusions are not searched for omissions otherwise, because curves have no words.
 */
export const checkRhythms: Check = (context): LintFinding[] => {
  const { laudo } = context;
  if (!isOfRhythm(context)) return [];
  const named = namesOf(laudo.language).findAll(laudo.tokens, laudo.stems);
  const own = named.filter((one) => laudo.sentenceOf[one.from]! >= 0);
  const inConclusion = own.filter((one) => isConclusion(sectionOf(context, one)));
  if (!laudo.sentences.some(({ section }) => section === "conclusion")) return [];
  const signs = SIGNS.findAll(laudo.tokens, laudo.stems);
  const all = [...own, ...signs].map((one) => ({ one, section: sectionOf(context, one) }));
  const idsOf = (list: typeof all): ReadonlySet<string> =>
    new Set(list.map(({ one }) => one.concept.id));
  const described = idsOf(
    all.filter(
      ({ one, section }) =>
        !isConclusion(section) && section !== "clinical" && !context.polarity.denied[one.from],
    ),
  );
  const concluded = idsOf(all.filter(({ section }) => isConclusion(section)));
  const orphans = inConclusion
    .filter((one) => isAsserted(context, one) && !described.has(one.concept.id))
    .map((one) => toFinding(context, one, "orphan_conclusion"));
  const missing = own
    .filter(
      (one) =>
        sectionOf(context, one) === "findings" &&
        GRAVE.has(one.concept.id) &&
        isAsserted(context, one) &&
        !concluded.has(one.concept.id),
    )
    .map((one) => toFinding(context, one, "missing_conclusion"));
  return [...orphans.slice(0, 1), ...missing.slice(0, 1)];
};

function toFinding(
  context: Context,
  one: Mention,
  kind: "orphan_conclusion" | "missing_conclusion",
): LintFinding {
  const place = placeOf(context, one);
  const finding = context.input.text.slice(place.start, place.end);
  const code = kind === "orphan_conclusion" ? "NOT_IN_FINDINGS" : "NOT_IN_CONCLUSION";
  return report(context.input, kind, place, code, { finding });
}

const GRAVE: ReadonlySet<string> = new Set(
  rhythms.filter(({ isGrave }) => isGrave).map(({ id }) => id),
);

const sectionOf = ({ laudo }: Context, { from }: Mention): Section =>
  laudo.sentences[laudo.sentenceOf[from]!]?.section ?? "title";

/** Asserted of this examination: neither denied, doubted, nor of the past. */
const isAsserted = ({ polarity, laudo }: Context, { from, to }: Mention): boolean => {
  const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
  if (sentence.isHeading) return false;
  for (let at = from; at < to; at += 1)
    if (polarity.denied[at] || polarity.hedged[at] || polarity.history[at]) return false;
  return true;
};

/** A title or an order names a test of the heart's rhythm, or the laudo has only its curves. */
const isOfRhythm = ({ laudo, order, isFunctional }: Context): boolean =>
  isFunctional ||
  [...laudo.tokens.slice(0, TITLE), ...order.laudo.tokens].some(({ t }) => TESTS.test(t));
const TITLE = 12;
const TESTS = /^(?:holter|ecg|ekg|eletrocardiogra|electrocardiogra|ergometr|looper)/;
