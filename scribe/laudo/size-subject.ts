import type { Context } from "./finding.ts";
import { findingKindOf, isFindingKind, organOf, sizesOf } from "./lexicon.ts";
import type { Measure } from "./measures.ts";
import type { Named } from "./observations.ts";
import type { Sentence } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** What a measure is of has at most so many tokens before it, or after it. */
const BEFORE = 14;
const AFTER = 7;

/** "A 36 cm": how far away something is. */
const AWAY = wordList("away");
/** "2 mm abaixo do forame magno". */
const BEYOND = wordList("beyond");

/** "Variação do VEF1 de 80 mL" is no VEF1. */
const CHANGE = wordList("change");
const CHANGE_REACH = 6;

/** What is measured: the nearest name before the measure, else right after it. */
export function subjectOf(
  context: Context,
  sentence: Sentence,
  { from, to }: Measure,
): Named | null {
  const near = context.laudo.tokens.slice(Math.max(sentence.from, from - CHANGE_REACH), from);
  if (near.some(({ t }) => CHANGE.has(t))) return null;
  if (BEYOND.has(context.laudo.tokens[to]?.t ?? "")) return null;
  if (AWAY.has(context.laudo.tokens[from - 1]?.t ?? "")) return null;
  const names = context.namesBySentence.get(sentence.index) ?? [];
  const after = names.find((name) => name.from >= to && name.from - to < AFTER);
  // "6 mm cyst"
  const isNext = after !== undefined && after.from - to < 2 && !isMarked(context, to, after.from);
  if (isNext && context.laudo.language === "en-US") return after;
  const before = names.findLast((name) => name.to <= from && from - name.to < BEFORE);
  if (before && !isSeparated(context, before.to, from))
    return quantityOf(context, names, before) ?? toOrgan(before);
  return after && !isSeparated(context, to, after.from) && !before ? after : null;
}

/** "Espessura médio-intimal das carótidas": the quantity of an organ is measured. */
function quantityOf({ laudo }: Context, names: readonly Named[], organ: Named): Named | null {
  const name = names.findLast(({ to }) => to <= organ.from);
  if (!name || isFindingKind(name.id) || organOf(name.id) || !organOf(organ.id)) return null;
  const between = laudo.tokens.slice(name.to, organ.from);
  return between.length > 0 && between.every(({ t }) => OF.has(t)) ? name : null;
}
const OF = wordList("of");

/** An organ that is described is measured itself: "fígado aumentado", "endométrio trilaminar". */
const toOrgan = (name: Named): Named => {
  if (!isFindingKind(name.id)) return name;
  const { organ, groups, level } = findingKindOf(name.id);
  const isOfOrgan = groups.includes("enlarged") || (level === 0 && sizesOf(name.id).length === 0);
  return organ !== null && isOfOrgan ? { ...name, id: organ } : name;
};

const isMarked = ({ laudo }: Context, from: number, to: number): boolean =>
  laudo.tokens.slice(from, to).some(({ t, kind }) => kind === "mark" && t !== "-");

/** One `|` is the border of a name and its value in a table, but not in "AE 38 mm | PP 9 mm". */
const isSeparated = ({ laudo }: Context, from: number, to: number): boolean => {
  const marks = laudo.tokens.slice(from, to).map(({ t }) => t);
  const { start } = laudo.lines[laudo.sentences[laudo.sentenceOf[from]!]?.line ?? -1] ?? {};
  const borders = start !== undefined && laudo.text[start] !== "|" ? 0 : 1;
  return marks.includes(";") || marks.filter((mark) => mark === "|").length > borders;
};

/** Words such as "renal" and "hepático" may be a part of another name. */
const ADJECTIVE = /(?:al|ais|ic[ao]s?|ares?|an[ao]?s?|ian)$/;
/** Words between an organ and its size. Others may name a part of it. */
const OF_WHOLE = wordList("of whole");

/** What is measured as a whole is among the first words. */
const LEAD = 3;

/** A size may be called too small only if it is of a whole organ: "Rim direito: 10,4 mm". */
export function isOfWhole(
  { laudo, observationsBySentence }: Context,
  sentence: Sentence,
  { from }: Measure,
  subject: Named,
): boolean {
  const between = laudo.tokens.slice(subject.to, from);
  // "Foco na zona periférica, 11 mm" measures the focus.
  const isPlace = subject.from > sentence.from + LEAD && between.some(({ t }) => t === ",");
  const findings = observationsBySentence.get(sentence.index) ?? [];
  return (
    !isPlace &&
    subject.to <= from &&
    between.length <= 8 &&
    between.every(({ t, kind }) => (kind === "mark" ? !";.".includes(t) : OF_WHOLE.has(t))) &&
    !ADJECTIVE.test(laudo.tokens[subject.from]!.t) &&
    findings.every((one) => one.from > from || one.isDenied || isEnlarged(one.finding))
  );
}

const isEnlarged = (finding: string): boolean => findingKindOf(finding).groups.includes("enlarged");
