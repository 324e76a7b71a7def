import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { once } from "../language/once.ts";
import { stem, type Token } from "../language/text.ts";
import { byName } from "./by-name.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { daysOf, isDatedAt, isSchedule } from "./spans.ts";
import { around, nearest, type Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";
import { keyOf } from "./words.ts";

/** A number with what it counts: a length of time in days, how often, or things by their noun. */
interface Count {
  value: number;
  what: string;
  at: number;
}

const SPAN = "days";
const OFTEN = /^(?:x|vez|vezes|veces|times|ocasio\w*|ocasiones|occasions|episod\w*)$/;
/** After a length of time: it tells how often, not how long ("quatro dias na semana"). */
const PER = /^(?:por|na|a|al|en|per|in|each|every|da|de|cada|no)$/;
const PERIOD = /^(?:semana|week|dia|day|mes|month)$/;
/** Units that have checks of their own, and what counts nothing. */
const MEASURE =
  /^(?:mg|mcg|g|ml|l|ui|iu|kg|cm|mm|m|km|mmhg|bpm|irpm|rpm|graus?|grados?|degrees?|por|x|e|y|and|a|o|ou|or|de|do|da|no|na|em|en|in|of|to|h|hs|hrs?|horas?|hours?|min|minutos?|minutes?|am|pm|anos?|years?|year|old|old,|vezes|veces|times|percent|cento|ciento|mil|miligram\w*|milligram\w*|microgram\w*|mililitr\w*|gramas?|gramos?|quilos?|kilos?|pounds?|lbs?|feet|inch\w*|litros?|reais|dias?|days?|semanas?|weeks?|mes|meses|months?|horas|horas?|que|desde|since|pack|packs|com|con|with|mas|cruzes|cruces|metros?|centimet\w*|milimet\w*|millimet\w*|point|ponto|vezes|diari\w*|daily|ao|al|the|el|la|os|as|um|uma|un|una|ja|ya|la|ai|for|per|on|at|is|was|foi|fue|deu|dio|era|para|pra|pro|ate|hasta|until|from|so|solo|only|mais|more|menos|less|now|agora|ahora|hoje|hoy|today)$/;

const ORDINALS: readonly RegExp[] = [
  /^(?:segund[oa]|second)$/,
  /^(?:terceir[oa]|tercer[oa]?|third)$/,
  /^(?:quart[oa]|cuart[oa]|fourth)$/,
  /^(?:quint[oa]|fifth)$/,
  /^(?:sext[oa]|sixth)$/,
  /^(?:setim[oa]|septim[oa]|seventh)$/,
  /^(?:oitav[oa]|octav[oa]|eighth)$/,
  /^(?:non[oa]|noven[oa]|ninth)$/,
  /^(?:decim[oa]|tenth)$/,
];
const ANY_TIME = /^nth (?:vez|time|vece|.?$)/;
const NOT_ORDINAL =
  /^(?:-|feira|opinion|opiniao|feiras|metatars\w*|dedo|toe|finger|quirodact\w*|and|hand|trimest\w*|par|pair)$/;

/** The counts of some tokens, in their order. */
const countsIn = once((tokens: readonly Token[], language: Language): readonly Count[] => {
  const counts: Count[] = [];
  for (const { value, from, to, form } of findNumbers(tokens, language)) {
    // "Uma internação" is as much an article.
    if (
      form === "article" &&
      tokens[from]!.t !== "one" &&
      daysOf(tokens[to]?.t ?? "") === undefined
    )
      continue;
    const next = tokens[to]?.t ?? "";
    const days = daysOf(next);
    const often =
      days !== undefined &&
      PER.test(tokens[to + 1]?.t ?? "") &&
      PERIOD.test(tokens[to + 2]?.t ?? "");
    if (often) counts.push({ value, what: `${keyOf(next)} per ${tokens[to + 2]!.t}`, at: from });
    else if (days !== undefined && days >= 1)
      counts.push({ value: value * days, what: SPAN, at: from });
    else if (OFTEN.test(next)) counts.push({ value, what: "times", at: from });
    else if (tokens[to]?.kind === "word" && next.length > 3 && !MEASURE.test(next))
      if (form !== "digits" || !/^\d{3,}/.test(tokens[from]!.t))
        counts.push({ value, what: keyOf(stem(next)), at: from });
  }
  for (const [at, { t }] of tokens.entries()) {
    const fold = ["once", "twice", "thrice"].indexOf(t) + 1;
    if (fold > 0 && /^(?:a|per|daily|every|each|weekly|nightly)$/.test(tokens[at + 1]?.t ?? ""))
      counts.push({ value: fold, what: "times", at });
    const nth = ORDINALS.findIndex((pattern) => pattern.test(t));
    const next = tokens[at + 1]?.t ?? "";
    const ends = tokens[at + 1] === undefined || tokens[at + 1]!.kind === "mark";
    if (nth >= 0 && ((ends && tokens.length < 5) || (!NOT_ORDINAL.test(next) && next.length > 2)))
      counts.push({ value: nth + 2, what: `nth ${ends ? "" : keyOf(stem(next))}`, at });
  }
  return counts;
});

/**
 * "Três dias de tosse", when the fever's were three and the cough's ten: a count that the talk gives with the same noun,
 * or in the same breath as the same finding, only with another value.
 */
export function checkCounts(note: Note, testimony: Testimony, language: Language): Reason[] {
  for (const count of countsIn(note.whole.read.tokens, language)) {
    // "De três a quatro episódios": a range's second bound.
    const range = note.whole.read.tokens.slice(Math.max(0, count.at - 2), count.at);
    if (
      /^(?:a|to|ou|or|o|-|ate|hasta)$/.test(range[1]?.t ?? "") &&
      findNumbers(range, language).length > 0
    )
      continue;
    if (count.what === SPAN && openSpans(testimony.heard, language).has(count.value)) continue;
    const timed = count.what === SPAN || count.what === "times";
    if (count.what === "times" && isSchedule(count.value, "x", "", testimony, language)) continue;
    const nouns = timed ? [] : ofNoun(count, testimony, language);
    // "Cinco quedas", of one who "caiu duas vezes".
    const told =
      timed || (nouns.length === 0 && isOfFinding(note, count))
        ? ofFinding(note, timed ? count : { ...count, what: "times" }, testimony, language)
        : nouns;
    if (told.length === 0 || told.some((value) => isAlike(value, count))) continue;
    // "Depois da terceira químio": the third, of whatever word.
    const ordinal = note.whole.read.tokens[count.at]!.t.slice(0, -1);
    const nth = count.what.startsWith("nth ") && ordinal.length > 3;
    if (nth && testimony.heard.some((h) => h.sentence.tokens.some((t) => t.t.startsWith(ordinal))))
      continue;
    return [
      {
        kind: "number",
        detail: note.whole.read.tokens
          .slice(count.at, count.at + 2)
          .map((t) => t.t)
          .join(" "),
      },
    ];
  }
  return [];
}

/** The days that answer a question of how long which names no finding: they are of what the talk is about. */
const openSpans = once(
  (heard: readonly Heard[], language: Language) =>
    new Set(
      heard.flatMap((h, at) =>
        HOW_LONG.test(h.sentence.folded) && h.sentence.asks && h.concepts.size === 0
          ? heard
              .slice(at + 1, at + 4)
              .filter((next) => next.sentence.turn.i === h.sentence.turn.i + 1)
              .flatMap((next) => countsIn(next.sentence.tokens, language))
              .flatMap(({ what, value }) => (what === SPAN ? [value] : []))
          : [],
      ),
    ),
);
const HOW_LONG =
  /\b(?:(?:ha|faz|tem|ja faz) quanto tempo|quanto tempo (?:tem|faz|ja)|desde quando|desde cuando|cuanto (?:tiempo )?(?:hace|lleva|tiene)|hace cuanto|how long)\b/;

const isOfFinding = ({ whole: { read } }: Note, { at, what }: Count): boolean =>
  !what.includes(" ") &&
  read.mentions.some((m) => m.from === at + 1 && m.concept.type === "symptom");

/** All that the talk counts, by what it is. */
const countsToldIn = once((heard: readonly Heard[], language: Language) =>
  byName(
    heard
      .filter((h) => !h.warns)
      .flatMap((h) => countsIn(h.sentence.tokens, language))
      .map(({ what, value }) => [what, value] as const),
  ),
);

/** What the talk counts with the same noun, and the bare numbers said near it; none when nothing was counted with it. */
function ofNoun({ what }: Count, { heard }: Testimony, language: Language): number[] {
  const nth = what.startsWith("nth ");
  const told: number[] = [];
  const bare: number[] = [];
  for (const [other, values] of countsToldIn(heard, language))
    if (other === what || (nth && ANY_TIME.test(other))) told.push(...values);
  const places = nth ? [] : (whereNamed(heard).keys.get(what.split(" ")[0]!) ?? []);
  for (const at of places) {
    const h = heard[at]!;
    if (h.warns) continue;
    for (const near of heard.slice(Math.max(0, at - 3), at + 7))
      if (
        Math.abs(near.sentence.turn.i - h.sentence.turn.i) <=
        (near.sentence.tokens.length < 6 ? 3 : 1)
      )
        bare.push(...bareIn(near, language));
    if (h.sentence.asks) told.push(...answersTo(at, heard, language));
  }
  // "Tô fumando três por dia": the cigarettes are in the verb.
  if (what.startsWith("cigar"))
    for (const at of whereNamed(heard).concepts.get("smoking") ?? [])
      bare.push(...bareIn(heard[at]!, language));
  return told.length === 0 ? [] : [...told, ...bare];
}

/** Numbers that nothing follows which they would count: "umas quatro, por aí". */
const bareIn = ({ sentence: { tokens } }: Heard, language: Language): number[] =>
  findNumbers(tokens, language)
    .filter(
      ({ to, form }) =>
        form !== "article" &&
        (tokens[to]?.kind !== "word" ||
          /^(?:por|per|a|al|ao|na|no|de|da|in|en|em|ou|or|o)$/.test(tokens[to].t)),
    )
    .map((n) => n.value);

/** "Quantas peças?" "Quatro por minuto.": what answers a question of the noun. */
const answersTo = (at: number, heard: readonly Heard[], language: Language): number[] =>
  heard
    .slice(at + 1, at + 4)
    .filter((next) => next.sentence.turn.i === heard[at]!.sentence.turn.i + 1)
    .flatMap((next) => bareIn(next, language));

const isAlike = (told: number, { value, what }: Count): boolean =>
  what === SPAN ? Math.abs(told - value) <= value * 0.1 : told === value;

const FINDINGS = new Set(["symptom", "disease", "drug", "procedure", "habit"]);
/** Before or after a length of time that tells since when. */
const SINCE = /^(?:ha|faz|hace|for|x)$/;
const OF_LENGTH = /^(?:de|of|atras|ago|history)$/;
const APART = /[,;.]|\b(?:e|y|and|mas|pero|but|com|con|with)\b/;

/** The values of the same kind that the talk gives to the finding named just before, or else just after, the note's count. */
function ofFinding(note: Note, count: Count, testimony: Testimony, language: Language): number[] {
  const { heard } = testimony;
  const { read } = note.whole;
  const { tokens } = read;
  const lead = tokens.slice(Math.max(0, count.at - 3), count.at).map((t) => t.t);
  const since = lead.some((t) => SINCE.test(t)) || OF_LENGTH.test(tokens[count.at + 2]?.t ?? "");
  if (count.what === SPAN && !since) return [];
  const named = read.mentions.filter((m) => FINDINGS.has(m.concept.type));
  const before = named.filter((m) => m.from < count.at).at(-1);
  const finding = before ?? named.find((m) => m.from > count.at);
  if (!finding) return [];
  const id = finding.concept.id;
  const between = read.folded.slice(
    read.tokens[Math.min(finding.to - 1, count.at)]!.end,
    read.tokens[Math.max(finding.from, count.at)]!.start,
  );
  if (APART.test(between)) return [];
  if (finding.concept.type === "drug" && (count.what !== SPAN || lead.includes("for"))) return [];
  const close = new Set<Heard>();
  for (const at of whereNamed(heard).concepts.get(id) ?? []) {
    const h = heard[at]!;
    if (h.warns) continue;
    for (const near of heard.slice(Math.max(0, at - 3), at + 5)) {
      const ordered = near !== h && near.sentence.speaker === "medico" && !near.sentence.asks;
      if (!ordered && Math.abs(near.sentence.turn.i - h.sentence.turn.i) <= 1) close.add(near);
    }
  }
  const asked = (h: Heard): boolean => {
    const question = heard[heard.indexOf(h) - 1];
    return question?.sentence.asks === true && question.concepts.has(id);
  };
  const told = [...close].flatMap((h) =>
    asked(h) && !h.concepts.has(id)
      ? countsIn(h.sentence.tokens, language)
          .filter((c) => c.what === count.what)
          .map((c) => c.value)
      : clausesFor(h, id, h.concepts.has(id), count.what, language),
  );
  if (told.length === 0) return [];
  // "Faz três semanas.", of what the patient came for.
  for (const h of heard.slice(0, 5))
    if (h.sentence.speaker !== "medico" && h.concepts.size === 0)
      told.push(...clausesFor(h, id, false, count.what, language));
  // The sentence that has most of the note's words may tell it without the finding's name.
  const ranked = nearest(note.whole, testimony).slice(0, 2);
  for (const near of ranked.flatMap(({ at }) => around(at, testimony))) {
    if (close.has(near)) continue;
    close.add(near);
    told.push(...clausesFor(near, id, false, count.what, language));
  }
  const dated = [...close].some((h) => isDatedAt(h.sentence.folded, count.value));
  return dated && !(count.value < 14 && told.some((days) => days < 14)) ? [] : told;
}

/** The values in the parts of a sentence that name the finding, or no other. */
function clausesFor(
  { sentence }: Heard,
  id: string,
  own: boolean,
  what: string,
  language: Language,
): number[] {
  const others = sentence.mentions.filter(
    (m) => FINDINGS.has(m.concept.type) && m.concept.id !== id,
  );
  if (!own && others.length > 0) return [];
  return countsIn(sentence.tokens, language)
    .filter((c) => c.what === what)
    .filter((c) => {
      if (others.length === 0) return true;
      const named = sentence.mentions.filter((m) => FINDINGS.has(m.concept.type));
      const last = named.filter((m) => m.from < c.at).at(-1) ?? named[0]!;
      return last.concept.id === id;
    })
    .map((c) => c.value);
}
