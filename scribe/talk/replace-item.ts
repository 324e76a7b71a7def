import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { capitalise, type Token } from "../language/text.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { type Item, unitsOf, wordsOf } from "./corrected-items.ts";
import type { ReadText } from "./sentences.ts";

interface CorrectionMark {
  /** The token of the mark after which the correction begins. */
  stop: number;
  /** The first token of the corrected words. */
  resume: number;
}

/** In words. */
const MAX_UNIT_WORDS = 3;

/**
 * Replaces the last item before `stop` by the first item of the same sort after `resume`. Returns
 * undefined if more than that item would be lost: the words that lead to the new item must repeat
 * those before the old one, and what followed the old one must follow the new one or still fit.
 */
export function replaceItem(
  read: ReadText,
  items: readonly Item[],
  { stop, resume }: CorrectionMark,
  language: Language,
): string | undefined {
  const right = items.find(({ from }) => from >= resume);
  const wrong = right && items.findLast(({ to, sort }) => to <= stop && sort === right.sort);
  if (!right || !wrong || wrong.words === right.words) return undefined;
  const clause = clauseStart(read, wrong.from);
  const rivals = items.filter(({ from, to, sort }) => {
    return from >= clause && to <= stop && sort === wrong.sort;
  });
  if (denies(read, clause, stop, language)) return undefined;
  const start = findStarts(read, wrong, right, resume, clause, language);
  const kept = findKeptWords(read, { wrong, right, stop, isOnly: rivals.length === 1 }, language);
  if (start === undefined || kept === undefined)
    return dropBareClause(read, { wrong, right, stop }, clause, resume, language);
  const { text, tokens } = read;
  const value = text.slice(tokens[start.right]!.start, tokens[right.to - 1]!.end);
  const rest = text.slice(tokens[right.to - 1]!.end);
  return `${text.slice(0, tokens[start.wrong]!.start)}${value}${kept}${rest}`;
}

/**
 * "Do direito. Não, é do esquerdo, aqui na fonte.": drops a clause that has nothing but the wrong
 * item, if the next clause names the right one. Otherwise undefined.
 */
function dropBareClause(
  { text, tokens }: ReadText,
  { wrong, right, stop }: Omit<Pair, "isOnly">,
  clause: number,
  resume: number,
  language: Language,
): string | undefined {
  const { little } = lexiconOf(language);
  const units = unitsOf(language);
  const isLittle = ({ t }: Token): boolean => little.has(t);
  const unit = tokens.slice(wrong.to, stop);
  const isCounted = units.has(tokens[right.to]?.t ?? "");
  const isOnlyItem =
    tokens.slice(clause, wrong.from).every(isLittle) &&
    unit.every(({ t }) => units.has(t)) &&
    (unit.length === 0 || isCounted);
  const end = tokens.findIndex(({ t }, at) => at >= right.to && ".;!?…".includes(t));
  const last = end < 0 ? tokens.length : end;
  const isClear =
    tokens.slice(resume, right.from).every(isLittle) &&
    !denies({ tokens } as ReadText, resume, last, language);
  if (!isOnlyItem || !isClear) return undefined;
  const before = text.slice(0, tokens[clause]!.start);
  return before + capitalise(text.slice(tokens[resume]!.start));
}

/** The first tokens of the replaced words and of the words that replace them. */
function findStarts(
  { tokens }: ReadText,
  wrong: Item,
  right: Item,
  resume: number,
  clause: number,
  language: Language,
): { wrong: number; right: number } | undefined {
  const length = right.from - resume;
  if (length === 0) return { wrong: wrong.from, right: right.from };
  const from = wrong.from - length;
  const said = wordsOf(tokens, resume, right.from);
  if (from >= clause && wordsOf(tokens, from, wrong.from) === said)
    return { wrong: from, right: resume };
  // "Na direita… não, no esquerdo": one little word before each.
  const { little } = lexiconOf(language);
  const isLittle = length === 1 && little.has(tokens[resume]!.t);
  const before = tokens[wrong.from - 1];
  if (isLittle && from >= clause && before && little.has(before.t))
    return { wrong: from, right: resume };
  // "No joelho direito… não, no esquerdo": the noun remains, so the gender must agree.
  const isAdjective = wrong.sort === "side" && before?.kind === "word";
  const agrees = wrong.words.at(-1) === right.words.at(-1);
  return isLittle && isAdjective && agrees ? { wrong: wrong.from, right: right.from } : undefined;
}

interface Pair {
  wrong: Item;
  right: Item;
  stop: number;
  /** Whether the clause has no other item of that sort. */
  isOnly: boolean;
}

/**
 * The words after the wrong item that also apply to the right one, with a leading space. Undefined
 * if that is uncertain.
 */
function findKeptWords(
  { text, tokens, mentions }: ReadText,
  { wrong, right, stop, isOnly }: Pair,
  language: Language,
): string | undefined {
  const before = tokens.slice(wrong.to, stop);
  const end = tokens.findIndex(({ kind }, at) => at >= right.to && kind === "mark");
  const after = tokens.slice(right.to, end < 0 ? tokens.length : end);
  const units = unitsOf(language);
  const { little } = lexiconOf(language);
  const isPlain = ({ t }: Token): boolean => units.has(t) || little.has(t);
  if (before.length === 0) {
    const isUnit = right.sort === "number" && after.every(isPlain);
    const part = mentions.find(({ from, concept }) => from === right.to && concept.type === "body");
    const isPart = right.sort === "side" && part?.to === right.to + after.length;
    return isOnly && (after.length === 0 || isUnit || isPart) ? "" : undefined;
  }
  if (before.every(({ t }, at) => t === after[at]?.t)) return "";
  // "Cinco dias… não, duas semanas": each number has a unit.
  const haveUnits = before.every(({ t }) => units.has(t)) && units.has(after[0]?.t ?? "");
  if (isOnly && right.sort === "number" && haveUnits) return "";
  if (!isOnly || after.length > 0) return undefined;
  const kept = ` ${text.slice(before[0]!.start, before.at(-1)!.end)}`;
  if (right.sort === "side") return before.every(({ kind }) => kind !== "mark") ? kept : undefined;
  const isUnit = before.length <= MAX_UNIT_WORDS && before.every(({ kind }) => kind === "word");
  const isCounted = isUnit && right.sort === "number" && !before.some(isNumber(tokens, language));
  // "Dois comprimidos… não, um": singular and plural differ.
  return isCounted && wrong.words !== "1" && right.words !== "1" ? kept : undefined;
}

const isNumber = (tokens: readonly Token[], language: Language): ((token: Token) => boolean) => {
  const numbers = findNumbers(tokens, language);
  return (token) => numbers.some(({ from, to }) => tokens.slice(from, to).includes(token));
};

function clauseStart({ tokens }: ReadText, before: number): number {
  const end = tokens.findLastIndex(({ t }, at) => at < before && ".;!?…".includes(t));
  return end + 1;
}

const denies = ({ tokens }: ReadText, from: number, to: number, language: Language): boolean => {
  const no = lexiconOf(language).words("no");
  return tokens.slice(from, to).some(({ t }) => no.has(t));
};
