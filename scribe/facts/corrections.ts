import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconsOf, packOf } from "../language/pack.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Span } from "../language/sentences.ts";
import { trimmed } from "../language/sentences.ts";
import { fold, tokenise } from "../language/text.ts";
import { givesBack } from "./given-back.ts";
import { otherSide } from "./side-words.ts";

/**
 * Takes out what a speaker took back: "cem… não, cinquenta" keeps fifty, "três... quatro" keeps four, "a la amoxicilina.
 * Digo, no, a la cefalexina" keeps cefalexin. Something is taken back only where a thing of the same sort follows.
 */
export function retract(spans: readonly Span[], language: Language): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    if (kept.length > 1 && givesBack(kept.at(-2)!, kept.at(-1)!, span, language)) kept.splice(-2);
    const previous = kept.at(-1);
    const renumbered = previous ? renumber(previous, span, language) : undefined;
    if (renumbered) {
      kept[kept.length - 1] = renumbered;
      continue;
    }
    const lead = leadingCorrection(span.text, language);
    if (previous && lead > 0 && !/[?]\s*$/.test(previous.text)) {
      const rest = trimmed({
        start: span.start + lead,
        end: span.end,
        text: span.text.slice(lead),
      });
      const spliced = otherNumber(
        previous.text,
        rest.text,
        EXPLICIT.test(fold(span.text)),
        language,
      );
      if (spliced !== undefined) {
        kept[kept.length - 1] = { start: previous.start, end: rest.end, text: spliced };
        continue;
      }
      const turned = sideSwapped(previous.text, rest.text, language);
      if (turned !== undefined) {
        kept[kept.length - 1] = { start: previous.start, end: rest.end, text: turned };
        continue;
      }
      const cut =
        sameSort(previous.text, rest.text, language) ?? countedAnew(previous.text, rest.text);
      if (cut === undefined && sameThing(previous.text, rest.text, language)) {
        kept[kept.length - 1] = rest;
        continue;
      }
      if (cut !== undefined) {
        const before = previous.text.slice(0, cut).trimEnd();
        if (/\p{L}/u.test(before)) {
          kept[kept.length - 1] = {
            start: previous.start,
            end: rest.end,
            text: `${before} ${withoutCopula(rest.text)}`,
          };
        } else kept[kept.length - 1] = rest;
        continue;
      }
    }
    kept.push({ ...span, text: within(span.text, language) });
  }
  return kept;
}

/** "quatro meses pra cá. Quatro não, seis.": the number of the sentence before is put right. */
function renumber(previous: Span, span: Span, language: Language): Span | undefined {
  const tokens = tokenise(span.text);
  const [wrong, right] = findNumbers(tokens, language);
  if (!wrong || !right || wrong.from !== 0 || tokens.length > 9) return undefined;
  if (!/^(?:nao|no|not)$/.test(tokens[wrong.to]?.t ?? "")) return undefined;
  const old = tokenise(previous.text);
  const place = findNumbers(old, language).find((n) => n.value === wrong.value);
  if (!place) return undefined;
  const fresh = span.text.slice(tokens[right.from]!.start, tokens[right.to - 1]!.end);
  const text =
    previous.text.slice(0, old[place.from]!.start) +
    fresh +
    previous.text.slice(old[place.to - 1]!.end);
  return { start: previous.start, end: span.end, text };
}

/** "Benzetacil. Não, minto, Benzetacil eu tomo direto.": the same thing said anew, and the first taken back. */
function sameThing(before: string, after: string, language: Language): boolean {
  const lexicon = lexiconsOf(language).terms;
  const first = lexicon
    .find(tokenise(before))
    .find((m) => m.concept.type === "drug" || m.concept.type === "disease");
  return (
    first !== undefined &&
    before.split(" ").length < 5 &&
    lexicon.find(tokenise(after)).some((m) => m.concept.id === first.concept.id)
  );
}

const HESITATES = /^(?:bueno|bom|bem|ay|ah|ai|oh|well|pera|perai|espera),?\s+(?=(?:nao|no)\b,)/;
const TIME_UNIT = /^(?:dias?|semanas?|mes|meses|anos?|horas?|days?|weeks?|months?|years?|hours?)$/;

/** Length of "Digo, não, " at a sentence's beginning; 0 when it corrects nothing. */
function leadingCorrection(text: string, language: Language): number {
  const folded = fold(text);
  const skipped = HESITATES.exec(folded)?.[0].length ?? 0;
  const match = packOf(language).cues.correction.exec(`. ${folded.slice(skipped)}`);
  return match && match.index === 0 ? Math.max(0, match[0].length - 2) + skipped : 0;
}

/** Corrections inside one sentence. */
function within(text: string, language: Language): string {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    const next = correctOnce(current, language) ?? restartedNumber(current, language);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

function correctOnce(text: string, language: Language): string | undefined {
  const match = packOf(language).cues.correction.exec(fold(text));
  if (!match || match.index === 0) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const spliced = otherNumber(before, after, EXPLICIT.test(fold(match[0])), language);
  if (spliced !== undefined) return spliced;
  const cut = sameSort(before, after, language);
  return cut === undefined
    ? undefined
    : `${before.slice(0, cut).trimEnd()} ${cut > 0 ? withoutCopula(after) : after}`.trim();
}

/** "do lado direito. Não, minto, é do esquerdo": the copula goes with what was taken back. */
const withoutCopula = (text: string): string =>
  text.replace(
    /^(?:é|e|era|foi|foram|são|es|fue|fueron|son|it's|it was|that was|vamos com)\s+(?=\p{L}|\d)/iu,
    "",
  );

/** Words that can mean nothing but that what stands before was wrong. */
const EXPLICIT =
  /\b(?:mentira|menti|minto|errei|me enganei|perai|pera ai|miento|me equivoque|me equivoco|hang on|wait|scratch that|i mean|quer dizer|quiero decir|digo)\b/;

/**
 * "Ten days ago." "No, hang on, it was the Monday, so… twelve.": the new number in the old one's place, which keeps its
 * unit. Undefined where the correction names a thing before its number, or counts something else.
 */
function otherNumber(
  before: string,
  after: string,
  explicit: boolean,
  language: Language,
): string | undefined {
  const old = tokenise(before);
  const fresh = tokenise(after);
  const wrong = findNumbers(old, language).findLast((n) => n.form !== "article");
  const right = findNumbers(fresh, language).find((n) => n.form !== "article");
  const unit = wrong && old[wrong.to]?.t;
  if (!wrong || !right || !unit || !TIME_UNIT.test(unit)) return undefined;
  const renewed = fresh[right.to]?.t ?? "";
  const named = /^\p{L}/u.test(renewed) && !TIME_UNIT.test(renewed);
  if (named || (!explicit && right.from > 5) || right.from > 22) return undefined;
  const end = TIME_UNIT.test(renewed) ? right.to : right.to - 1;
  const value = after.slice(fresh[right.from]!.start, fresh[end]!.end);
  const rest = after.slice(fresh[end]!.end);
  const tail = before.slice(old[TIME_UNIT.test(renewed) ? wrong.to : wrong.to - 1]!.end);
  return `${before.slice(0, old[wrong.from]!.start)}${value}${tail.replace(/[.\s]+$/, "")}${rest}`;
}

/** "foram três... quatro": a number said again after a pause replaces the first. */
function restartedNumber(text: string, language: Language): string | undefined {
  const pause =
    /(?:\.\.\.|…)\s*(?:menos,?\s*|mais,?\s*|no,?\s*|uns\s|umas\s|unos\s|unas\s|like\s)*/i.exec(
      text,
    );
  if (!pause || pause.index === 0) return undefined;
  const before = text.slice(0, pause.index);
  const after = text.slice(pause.index + pause[0].length);
  const first = findNumbers(tokenise(before), language).at(-1);
  const tokens = tokenise(before);
  const fresh = tokenise(after);
  const second = findNumbers(fresh, language)[0];
  if (!first || !second || second.from > 0 || first.to < tokens.length - 1) return undefined;
  // "Treze por oito... doze por sete": one reading after another.
  if (PAIRS.test(tokens[first.from - 1]?.t ?? "") && PAIRS.test(fresh[second.to]?.t ?? ""))
    return undefined;
  return `${before.slice(0, tokens[first.from]!.start)}${after}`;
}

const PAIRS = /^(?:por|sobre|con|over|x)$/;

/**
 * Where in `before` the thing begins that `after` replaces: the last number for a number, the last drug for a drug, the
 * last term of the same type for a term. Undefined when there is nothing of that sort.
 */
function sameSort(before: string, after: string, language: Language): number | undefined {
  const old = tokenise(before);
  const fresh = tokenise(after).slice(0, 9);
  const lexicon = lexiconsOf(language).terms;
  const types = [
    "drug",
    "disease",
    "symptom",
    "exam",
    "body",
    "kin",
    "procedure",
    "diet",
    "vaccine",
  ];
  const replacement = lexicon.find(fresh).find((m) => types.includes(m.concept.type));
  const cues = packOf(language).cues;
  const side = new RegExp(`${cues.left.source}|${cues.right.source}`);
  const sideBefore = side.exec(fold(before));
  if (
    sideBefore &&
    side.test(fold(after).slice(0, 40)) &&
    !replacementDrug(replacement?.concept.type)
  )
    return phraseStart(before, sideBefore.index);
  const number = findNumbers(fresh, language).find(
    (n) => n.form !== "article" || TIME_UNIT.test(fresh[n.to]?.t ?? ""),
  );
  const oldNumber = findNumbers(old, language)
    .filter((n) => n.form !== "article")
    .at(-1);
  if (number && oldNumber && (!replacement || replacement.from > number.from))
    return old[oldNumber.from]!.start;
  const day = DAY.exec(fold(after).split(" ").slice(0, 5).join(" "));
  const days = [...fold(before).matchAll(new RegExp(DAY.source, "g"))];
  if (day && days.length > 0) return phraseStart(before, days.at(-1)!.index);
  if (!replacement) return undefined;
  const replaced = lexicon.find(old).findLast((m) => m.concept.type === replacement.concept.type);
  return replaced && replaced.concept.id !== replacement.concept.id
    ? phraseStart(before, old[replaced.from]!.start)
    : undefined;
}

/** "no joelho direito há um mês. Não, no esquerdo": the one side in the other's place, and the rest as it was. */
function sideSwapped(before: string, after: string, language: Language): string | undefined {
  const { left, right } = packOf(language).cues;
  if (after.split(/\s+/).length > 4 || lexiconsOf(language).terms.find(tokenise(after)).length > 0)
    return undefined;
  const old = fold(before);
  const fresh = fold(after);
  for (const [wrong, good] of [
    [left, right],
    [right, left],
  ] as const) {
    const said = wrong.exec(old);
    if (!said || good.test(old) || !good.test(fresh) || wrong.test(fresh)) continue;
    return (
      before.slice(0, said.index) + otherSide(said[0]) + before.slice(said.index + said[0].length)
    );
  }
  return undefined;
}

/** Days and months, one of which can only replace another. */
const DAY =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|ontem|anteontem|lunes|martes|miercoles|jueves|viernes|ayer|anteayer|antier|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|janeiro|fevereiro|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|january|february|april|june|july|august|september|october|november|december)\b/;

/** "Um maço por dia. Quer dizer, meio maço.": the same thing counted anew. Where in `before` its count begins. */
function countedAnew(before: string, after: string): number | undefined {
  const fresh =
    /^(?:(?:é|e|foi|era|es|fue|it's|was)\s+)?(meio|meia|medio|media|half a|half|um|uma|un|una|a|an|one)\s+(\p{L}{3,})/iu.exec(
      after,
    );
  if (!fresh || after.split(/\s+/).length > 7) return undefined;
  const noun = fold(fresh[2]!).slice(0, 4);
  const old = new RegExp(`(?:^|\\s)((?:\\d+|[\\p{L}]+)\\s+${noun}[a-z]*)`, "u").exec(fold(before));
  return old ? old.index + (old[0].length - old[1]!.length) : undefined;
}

const replacementDrug = (type: string | undefined): boolean => type === "drug";

/** Back over the article and preposition before a word. */
function phraseStart(text: string, at: number): number {
  const little =
    /(?:^|\s)((?:a|o|as|os|el|la|los|las|the|al|à|ao|de|da|do|del|pro|pra|no|na|my|meu|minha|mi|for|to|desde|since|on|en|el)\s+)+$/i;
  const lead = little.exec(text.slice(0, at));
  return lead ? lead.index + (lead[0].startsWith(" ") ? 1 : 0) : at;
}
