import type { Language } from "@relato/shared/domain/language.ts";
import type { Token } from "../language/text.ts";
import { type ActionCue, isDrugClass, otherMedicines } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { isBreak, isJoin } from "./clause-tokens.ts";

/** A medicine in a text, with the range of tokens that are about it. */
export interface Zone {
  mention: Mention;
  from: number;
  to: number;
}

/** The medicines of a text, each with its tokens. Drug classes ("antibiótico") are left out. */
export const medicineZones = (
  read: Pick<ReadText, "tokens" | "mentions">,
  actions: readonly ActionCue[],
  language: Language,
): Zone[] => {
  const { tokens, mentions } = read;
  const named = medicinesIn(tokens, mentions, language).filter(
    (mention) => !isAside(mention, tokens, actions, language),
  );
  return zonesOf(named, tokens).filter(({ mention }) => !isDrugClass(mention.concept.id, language));
};

/** The lexicon's concept for cream, pill, drops: a form, not another medicine. */
const FORM = "medicine";

/** Drugs of the lexicon, and examinations that are also medicines. */
function medicinesIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  language: Language,
): Mention[] {
  const drugs = mentions.filter(({ concept: { id, type } }) => type === "drug" && id !== FORM);
  const others = otherMedicines(tokens, language).filter((one) =>
    drugs.every(({ from, to }) => to <= one.from || from >= one.to),
  );
  const combined: Mention[] = [];
  for (const mention of [...drugs, ...others].toSorted((a, b) => a.from - b.from)) {
    const last = combined.at(-1);
    // "Formoterol com budesonida" is one medicine.
    if (last && mention.from === last.to + 1 && WITH.has(tokens[last.to]!.t))
      combined[combined.length - 1] = {
        concept: { ...last.concept, id: `${last.concept.id}+${mention.concept.id}` },
        from: last.from,
        to: mention.to,
      };
    else combined.push(mention);
  }
  return combined;
}

const WITH: ReadonlySet<string> = new Set(["com", "con", "with"]);

/**
 * Between two medicines, the words after the last punctuation mark or "and" belong to the second
 * one.
 */
function zonesOf(medicines: readonly Mention[], tokens: readonly Token[]): Zone[] {
  const bounds = medicines.map((mention, at) => {
    const previous = medicines[at - 1];
    if (!previous) return 0;
    for (let back = mention.from - 1; back >= previous.to; back -= 1)
      if (isBreak(tokens[back]!) || isJoin(tokens[back]!)) return back + 1;
    return previous.to;
  });
  return medicines.map((mention, at) => ({
    mention,
    from: bounds[at]!,
    to: bounds[at + 1] ?? tokens.length,
  }));
}

/** The most tokens between "longe" and the medicine. */
const MOST_BETWEEN = 3;

/** "Longe do ferro", "alergia à sulfa": named, but neither prescribed nor taken. */
const isAside = (
  { from }: Mention,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
  language: Language,
): boolean => {
  const { little } = lexiconOf(language);
  return actions.some(
    ({ action, to }) =>
      action === "aside" &&
      to <= from &&
      from - to < MOST_BETWEEN &&
      tokens.slice(to, from).every(({ t }) => little.has(t)),
  );
};

/** Whether two medicines form a list: only stop words separate them. */
export const isListed = (
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
): boolean => {
  const { little } = lexiconOf(language);
  return tokens
    .slice(from, to)
    .every((token) => token.kind === "mark" || little.has(token.t) || isJoin(token));
};
