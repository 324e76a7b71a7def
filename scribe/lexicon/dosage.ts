import type { Language } from "@relato/shared/domain/language.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import type { Token } from "../language/text.ts";
import { readRows } from "./lexicon.ts";
import type { Matcher, Mention } from "./matcher.ts";
import {
  compileCountedPhrases,
  type CountedPhrase,
  findCountedPhrases,
} from "./counted-phrases.ts";

/**
 * What a phrase says about taking a medicine. `none` marks a number without such a meaning ("em dez
 * dias").
 */
const VALUE_KINDS = [
  "strength",
  "dose",
  "route",
  "frequency",
  "duration",
  "condition",
  "purpose",
  "none",
] as const;
type DosageKind = (typeof VALUE_KINDS)[number] | "form";

/** What the text does with a medicine. `aside`: only mentions it. `refuse`: does not give it. */
const ACTIONS = ["start", "keep", "stop", "swap", "refuse", "instead", "aside"] as const;
export type MedicineAction = (typeof ACTIONS)[number];

/**
 * A phrase about taking a medicine. `value` is its written form, with digits. Tokens `from` up to
 * `to`, exclusive.
 */
export interface DosageItem {
  kind: DosageKind;
  value: string;
  from: number;
  to: number;
}

export interface ActionCue {
  action: MedicineAction;
  /**
   * Applies only directly before the medicine, at the start of a clause ("para a sinvastatina").
   */
  isFirst: boolean;
  /**
   * Applies only before the medicine: "aumenta a losartana", not "a losartana aumenta o potássio".
   */
  isBefore: boolean;
  from: number;
  to: number;
}

interface DosageLexicon {
  values: Matcher;
  forms: Matcher;
  actions: Matcher;
  steps: Matcher;
  names: Matcher;
  noise: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

const dosageOf = memoizeByLanguage((language): DosageLexicon => {
  const rows = readRows(language, "dosage");
  const matcherOf = (kinds: readonly string[]): Matcher =>
    compileCountedPhrases(rows.filter(([, kind = ""]) => kinds.includes(kind)));
  const phrasesOf = (kind: string): ReadonlySet<string> =>
    new Set(rows.filter((row) => row[1] === kind).map(([phrase = ""]) => phrase));
  return {
    values: matcherOf(VALUE_KINDS),
    forms: matcherOf(["form"]),
    actions: matcherOf(ACTIONS),
    steps: matcherOf(["step"]),
    names: matcherOf(["as drug"]),
    noise: phrasesOf("noise"),
    classes: phrasesOf("class"),
  };
});

/**
 * Whether a number continues the one before it: in "point one five milligrams" the dose is not 5.
 */
const isTailOfNumber = (
  tokens: readonly Token[],
  at: number,
  numbers: readonly NumberSpan[],
): boolean => {
  const index = numbers.findIndex(({ from }) => from === at);
  if (index < 0) return false;
  const before = numbers[index - 1]?.to === at ? numbers[index - 1] : undefined;
  const isPointed = POINTS.has(tokens[(before?.from ?? at) - 1]?.t ?? "");
  return isPointed || (before !== undefined && before.form !== "article");
};
const POINTS: ReadonlySet<string> = new Set(["point", "ponto", "virgula", "coma", "punto"]);

const asItems = (found: readonly CountedPhrase[]): DosageItem[] =>
  found.map((phrase) => ({ ...phrase, kind: phrase.kind as DosageKind }));

/**
 * Everything that a text says about taking a medicine, from left to right. A form may be inside a
 * dose.
 */
export const readDosage = memoize(
  (tokens: readonly Token[], language: Language): readonly DosageItem[] => {
    const { values, forms } = dosageOf(language);
    const numbers = findNumbers(tokens, language);
    const counted = numbers.filter(({ form }) => form !== "article");
    // "Two days a week" is no duration: an article counts only inside a phrase ("por uma semana").
    const articleStarts = new Set(
      numbers.flatMap(({ form, from }) => (form === "article" ? [from] : [])),
    );
    const found = [
      ...asItems(findCountedPhrases(values, tokens, numbers, language)).filter(
        ({ kind, from }) => kind !== "duration" || !articleStarts.has(from),
      ),
      ...asItems(findCountedPhrases(values, tokens, counted, language)),
    ].toSorted((a, b) => a.from - b.from || b.to - a.to);
    const items: DosageItem[] = [];
    for (const item of found)
      if (item.from >= (items.at(-1)?.to ?? 0) && !isTailOfNumber(tokens, item.from, numbers))
        items.push(item);
    return [...items, ...asItems(findCountedPhrases(forms, tokens, [], language))].toSorted(
      (a, b) => a.from - b.from,
    );
  },
);

/** What a text does with its medicines: the longest phrases from left to right. */
export const readActions = memoize(
  (tokens: readonly Token[], language: Language): readonly ActionCue[] =>
    dosageOf(language)
      .actions.find(tokens)
      .map(({ concept, from, to }) => ({
        action: concept.type as MedicineAction,
        isFirst: concept.id === "stop-first",
        isBefore: concept.id === "before",
        from,
        to,
      })),
);

/** Medicines that the list of drugs leaves out because they are also examinations: "vitamina D". */
export const otherMedicines = (tokens: readonly Token[], language: Language): Mention[] =>
  dosageOf(language)
    .names.find(tokens)
    .map((mention) => ({
      ...mention,
      concept: {
        id: tokens
          .slice(mention.from, mention.to)
          .map(({ t }) => t)
          .join(" "),
        type: "drug",
      },
    }));

/** Whether a drug of the lexicon is only a class or no medicine ("antibiotico", "contraste"). */
export const isDrugClass = (id: string, language: Language): boolean =>
  dosageOf(language).classes.has(id);

/** Whether a word adds nothing to a dose. */
export const isDosageNoise = (word: string, language: Language): boolean =>
  dosageOf(language).noise.has(word);

/** Whether a text begins with a next step of a treatment ("depois cinquenta"). */
export const beginsStep = (tokens: readonly Token[], language: Language): boolean =>
  dosageOf(language).steps.find(tokens.slice(0, 3)).length > 0;
