import { stem } from "../language/text.ts";
import { isAside } from "./check-numbers.ts";
import { type Check, type Context, report } from "./finding.ts";
import { measuredTokens, readNumber } from "./measures.ts";
import { findCategories } from "./rads-category.ts";
import { cuesIn } from "./read.ts";

/** A name is at most so many tokens before its number: "Agatston score 134". */
const REACH = 3;
/** In the findings, numbers follow at most so many tokens after the name. */
const FOLLOWS = 8;
const MOST = 60;

/**
 * Compares numbers without a unit that have a name, such as a score or percentile. Reports one that
 * the findings nowhere write, although they give the name another number.
 */
export const checkNamedNumbers: Check = (context) => {
  const { laudo, input } = context;
  const known = numbersOf(context);
  const names = namesOf(context);
  return conclusionNumbers(context)
    .slice(0, MOST)
    .flatMap((at) => {
      const { t, start, end } = laudo.tokens[at]!;
      const value = readNumber(t);
      const name = nameBefore(context, at);
      const others = name === null ? undefined : names.get(name);
      const isDecimal = /[.,]/.test(t) && name !== null && names.size > 0 && !isVersion(laudo, at);
      if (known.has(value) || (!others && !isDecimal)) return [];
      const mend = others?.size === 1 ? [...others][0]! : null;
      return [
        report(
          input,
          "number_mismatch",
          { start, end },
          "NUMBER_NOT_IN_FINDINGS",
          { number: t },
          mend,
        ),
      ];
    });
};

/** "Chicago 4.0", "PI-RADS v2.1": a name with a capital, right before the number. */
const isVersion = ({ text, tokens }: Context["laudo"], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before?.kind === "word" && (before.t === "v" || /^\p{Lu}\p{Ll}/u.test(text.slice(before.start)))
  );
};

/** The numbers of the conclusion that are no measure, date, count, level or grade. */
function conclusionNumbers(context: Context): number[] {
  const { laudo, measures } = context;
  const measured = measuredTokens(measures);
  const categories = findCategories(laudo);
  const isCategory = (at: number): boolean =>
    categories.some(
      ({ start, end }) => start <= laudo.tokens[at]!.start && laudo.tokens[at]!.end <= end,
    );
  return laudo.sentences
    .filter(({ section }) => section === "conclusion")
    .flatMap((sentence) =>
      Array.from({ length: sentence.to - sentence.from }, (_, step) => sentence.from + step).filter(
        (at) =>
          laudo.tokens[at]!.kind === "number" &&
          !measured.has(at) &&
          !isCategory(at) &&
          !isAside(context, sentence, { from: at, to: at + 1 }) &&
          !cuesIn(laudo, "grade", sentence).some(({ to }) => to === at) &&
          !isPartOfOther(laudo.tokens, at),
      ),
    );
}

const TIME_MARKS: ReadonlySet<string> = new Set(["/", ":", "-", "–", "º", "ª", "%", "x"]);

/** A part of a date, time, range or code, a year, or a number before a unit. */
function isPartOfOther(tokens: Context["laudo"]["tokens"], at: number): boolean {
  const { t, start, end } = tokens[at]!;
  if (/^(?:19|20)\d\d$/.test(t)) return true;
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  // "P48" is the percentile.
  // "CAD-RADS 2 / P1" is a modifier of the category.
  const isPercentile = previous?.t === "p" && previous.end === start && tokens[at - 2]?.t !== "/";
  const touchesWord =
    (previous?.end === start && previous.kind === "word" && !isPercentile) ||
    (next?.start === end && next.kind === "word");
  const isJoined =
    (previous?.end === start && !["(", "-", "p"].includes(previous.t)) ||
    (next?.start === end && TIME_MARKS.has(next.t));
  return (
    touchesWord ||
    isJoined ||
    (next?.kind === "word" &&
      next.t.length > 2 &&
      /^[a-z]+$/.test(next.t) &&
      tokens[at + 1]!.start - end <= 1)
  );
}

/** The word that a number belongs to, without marks and little words between. */
function nameBefore({ laudo }: Context, at: number): string | null {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const { t, kind } = laudo.tokens[before]!;
    if (laudo.sentenceOf[before] !== laudo.sentenceOf[at] || kind === "number") return null;
    if (t === "p" && laudo.tokens[before]!.end === laudo.tokens[at]!.start) return PERCENTILE;
    if (kind === "word" && t.length >= 3) return laudo.stems[before]!;
  }
  return null;
}

const PERCENTILE = stem("percentil");

/** All numbers before the conclusion. */
function numbersOf({ laudo }: Context): ReadonlySet<number> {
  const found = new Set<number>();
  laudo.tokens.forEach(({ t, kind }, at) => {
    const section = laudo.sentences[laudo.sentenceOf[at] ?? -1]?.section;
    if (kind === "number" && section !== "conclusion" && section !== "advice")
      found.add(readNumber(t));
  });
  return found;
}

/** For each word of the findings the numbers without a unit that follow it. */
function namesOf(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const { laudo, measures } = context;
  const measured = measuredTokens(measures);
  const names = new Map<string, Set<string>>();
  for (const { section, from, to } of laudo.sentences) {
    if (section !== "findings") continue;
    for (let at = from; at < to; at += 1) {
      const { t, kind } = laudo.tokens[at]!;
      if (kind !== "number" || measured.has(at)) continue;
      for (let before = Math.max(from, at - FOLLOWS); before < at; before += 1) {
        if (laudo.tokens[before]!.kind !== "word") continue;
        const known = names.get(laudo.stems[before]!) ?? new Set();
        names.set(laudo.stems[before]!, known.add(t));
      }
    }
  }
  return names;
}
