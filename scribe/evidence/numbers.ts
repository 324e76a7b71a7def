import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan, readAcrossUnit } from "../language/numbers.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { once } from "../language/once.ts";
import { tokenise } from "../language/text.ts";
import { isReckoned } from "./reckoned.ts";
import { numbersIn } from "./said-numbers.ts";
import { isSaidWith, unitOf } from "./said-with.ts";
import { around, nearest, type Note } from "./sentence.ts";
import {
  ALL_DAY,
  DAYS,
  HOURS,
  isHalfHour,
  isSchedule,
  isSpanSaid,
  isUnitSaid,
  sameSpan,
} from "./spans.ts";
import { saying } from "./where.ts";
import { keyOf } from "./words.ts";

/** Numbers of the note that the talk does not hold where it speaks of the same thing. */
export function checkNumbers(note: Note, testimony: Testimony, language: Language): Reason[] {
  const reasons: Reason[] = [];
  const { tokens } = note.whole.read;
  const ranked = nearest(note.whole, testimony);
  const enough = (ranked[0]?.score ?? 0) / 2;
  const windows = ranked
    .filter((r) => r.score >= enough)
    .flatMap(({ at }) => around(at, testimony));
  const past = PAST_NOTE.test(note.folded) || PEAK_NOTE.test(note.folded);
  for (const number of findNumbers(tokens, language)) {
    if (isGlued(note, number) || isClock(note, number, testimony)) continue;
    const across = readAcrossUnit(tokens, number, language);
    if (
      across &&
      (!testimony.numbers.has(across.value) ||
        (!past && onlyFormer(across.value, testimony, language)))
    )
      reasons.push({ kind: "number", detail: String(across.value) });
    if (
      !past &&
      !across &&
      number.form !== "article" &&
      onlyFormer(number.value, testimony, language)
    ) {
      reasons.push({ kind: "number", detail: String(number.value) });
      continue;
    }
    if (
      number.form === "article" ||
      isReckoned(number, note, testimony, language) ||
      (!isOfOtherUnit(number, note, testimony, language) &&
        isSame(
          number,
          tokens[number.to]?.t ?? "",
          // "20/80": an acuity, and no pressure of which the tens are said.
          tokens[number.from - 2]?.t === "20" ? "" : (tokens[number.from - 1]?.t ?? ""),
          testimony,
          windows,
          note,
          language,
        ))
    )
      continue;
    reasons.push({
      kind: "number",
      detail: tokens
        .slice(number.from, number.to)
        .map((t) => t.t)
        .join(" "),
    });
  }
  return reasons;
}

/** "Fuma quarenta cigarros", when the only forty was a dose: a number whose unit nobody said with it. */
function isOfOtherUnit(
  { value, to, form }: NumberSpan,
  note: Note,
  testimony: Testimony,
  language: Language,
): boolean {
  const { heard, numbers } = testimony;
  const { whole } = note;
  const unit = whole.read.tokens[to]?.t ?? "";
  const kind = unitOf(unit);
  if (form === "article" || value < 2 || !numbers.has(value)) return false;
  const rate = PER_DAY_AFTER.test(
    whole.read.tokens
      .slice(to + 1, to + 3)
      .map((t) => t.t)
      .join(" "),
  );
  if (kind === "minutes" && isHalfHour(value, testimony)) return false;
  if (kind === undefined || FREE.has(kind) || (rate && /^(?:times|smoke)$/.test(kind)))
    return false;
  return !isSaidWith(value, unit, aboutOf(note), heard, language);
}

/** What a note's sentence speaks of. */
const aboutOf = ({ whole }: Note): { keys: Set<string>; concepts: Set<string> } => ({
  keys: new Set([...whole.stems].filter((s) => s.length > 3).map(keyOf)),
  concepts: whole.concepts,
});

/** Units that the checks of schedules and doses know better. */
const FREE = new Set(["dose", "days", "weeks", "months", "hours"]);
/** "Vezes ao dia" is a schedule; "pack-years" are reckoned of two numbers. */
const PER_DAY_AFTER =
  /^(?:(?:ao|por|al|a|per|na|no|em|en) (?:dia|day|semana|week|mes|month|noite|noche|night)|daily|weekly|diari\w+|semana\w+|nightly|- (?:years?|ano|anos))/;

/** "DM2", "SatO2", "HbA1c", "++/4+": a digit that is part of a name or of a scale. */
function isGlued({ folded, whole }: Note, { from, to, form }: NumberSpan): boolean {
  if (form !== "digits") return false;
  const start = whole.read.tokens[from]!.start;
  const end = whole.read.tokens[to - 1]!.end;
  return /\p{L}/u.test(folded[start - 1] ?? "") || /^(?:c\b|\+)/.test(folded.slice(end));
}

/** "Às 22 h", said as "dez da noite". */
const isClock = (
  { whole }: Note,
  { from, to, value }: NumberSpan,
  { numbers }: Testimony,
): boolean =>
  isTimeOfDay(whole.read.tokens, from, to, value, numbers) ||
  (value > 12 &&
    value < 24 &&
    /^(?:as|las|at)$/.test(whole.read.tokens[from - 1]?.t ?? "") &&
    /^(?:h|hs|horas?|hours?)$/.test(whole.read.tokens[to]?.t ?? "") &&
    numbers.has(value - 12));

/** "3:30", said as "three thirty", which is heard as 330. */
function isTimeOfDay(
  tokens: Note["whole"]["read"]["tokens"],
  from: number,
  to: number,
  value: number,
  numbers: ReadonlySet<number>,
): boolean {
  const hour = tokens[to]?.t === ":" ? value : Number(tokens[from - 2]?.t);
  const minute = tokens[to]?.t === ":" ? Number(tokens[to + 1]?.t) : value;
  if (tokens[to]?.t !== ":" && tokens[from - 1]?.t !== ":") return false;
  return numbers.has(hour * 100 + minute) || (numbers.has(hour) && numbers.has(minute));
}

/** The note itself speaks of a value from before. */
const PAST_NOTE =
  /\b(?:antes|era|eram|previ\w+|anterior\w*|passand?o|passou|melhor\w*|mejor\w*|improv\w*|(?:down|up) from|baj[oa]\w*|aument\w*|redu\w*|de .{1,12} para|was|previous\w*|from .{1,12} to|before|prior|perd\w*|ganh\w*|ex-\w+|em relacao|relativ\w*)\b/;
const PEAK_NOTE =
  /\b(?:pico\w*|maxim\w*|peak|up to|ate|hasta|high(?:est)? of|isolad\w*|unic[oa]|once|uma vez|una vez|natal|navidad|birthday|christmas|episod\w*|chegou|llego)\b/;
const FORMER =
  /^(?:e |y |and |mas |but |pero )?(?:em \w+ )?(?:era|eram|antes era|eran|it was|was|used to be|estava em|tinha sido|ja foi|(?:eu )?ja cheguei a|(?:eu )?cheguei a|pesava|ja deu|ja chegou a|once (?:had|hit)|antes (?:eu )?(?:tomava|usava|fumava|pesava)|llegue a|pesaba|used to)\b/;

/** Said only as what it used to be: "Era um e meio." */
function onlyFormer(value: number, { heard }: Testimony, language: Language): boolean {
  const told = saying(value, heard);
  return (
    told.length > 0 &&
    told.every(
      (h) =>
        FORMER.test(h.sentence.folded) ||
        isPeak(h.sentence.folded, value) ||
        isReplaced(h, value, language),
    )
  );
}

/** "Era trezentos, mas agora é cem", "caminaba cuatro cuadras": a clause of what was, beside one of what is. */
function isReplaced(h: Heard, value: number, language: Language): boolean {
  const clauses = clausesOf(h, language).filter(({ numbers }) => numbers.has(value));
  const corrects = /\b(?:but|mas|pero|so que)\b/.test(h.sentence.folded);
  return (
    clauses.length > 0 &&
    clauses.every(({ clause }) => USED_TO.test(clause) || (corrects && FELT.test(clause)))
  );
}
/** "Felt like ten minutes, but the video says two": what it seemed, beside what it was. */
const FELT =
  /\b(?:felt like|seemed like|looked like|pareci\w+|pareceu|se me hizo|se me hicieron|me pareceram|sentia como)\b/;

/** The clauses of a sentence with the numbers that are in them. */
const clausesOf = once(({ sentence: { folded } }: Heard, language: Language) =>
  folded
    .split(/[,;.]|\b(?:mas|pero|but)\b/)
    .map((clause) => ({ clause, numbers: numbersIn({ tokens: tokenise(clause) }, language) })),
);
const USED_TO =
  /\b(?:era(?=\s+\p{L}+\s*$)|antes|used to|fumava|fumaba|bebia|caminhava|caminaba|andava|andaba|corria|pesava|pesaba|dormia)\b/u;

const PEAK =
  /\b(?:ja deu|deu um|chegou a|llego a|ya me dio|had (?:a|one)|hit|spiked)\b.{0,40}\b(?:mas foi|so (?:no|na|naquel\w+)|uma vez|na festa|no natal|na pascoa|on my birthday|birthday|christmas|thanksgiving|navidad|pero fue|una vez|once|one time|after the party|that one time)\b/;
/** "Já deu trezentos, mas foi no Natal": once, and not how it is. */
const isPeak = (folded: string, value: number): boolean => value > 10 && PEAK.test(folded);

function isSame(
  number: NumberSpan,
  unit: string,
  before: string,
  testimony: Testimony,
  windows: readonly Heard[],
  note: Note,
  language: Language,
): boolean {
  const values = [
    ...equivalents(number.value),
    ...(/^cm|^centim/.test(unit) ? [number.value / 100] : []),
    // "In '09."
    ...(number.value > 2000 && number.value < 2030 ? [number.value - 2000] : []),
    ...(number.value > 1930 && number.value < 2000 ? [number.value - 1900] : []),
    ...(/^[x/]$/.test(unit) || /^[x/]$/.test(before) ? [number.value / 10] : []),
  ];
  if (isSchedule(number.value, unit, before, testimony, language)) return true;
  const days = DAYS.find(([pattern]) => pattern.test(unit))?.[1];
  const lasts = /^(?:por|for|durante|during|next|up)$/.test(before);
  if (
    days !== undefined &&
    sameSpan(number.value * days, testimony, windows, { language, named: !lasts })
  )
    return true;
  if (
    days !== undefined &&
    days >= 1 &&
    number.value > 1 &&
    number.form !== "article" &&
    !(
      isSpanSaid(number.value, unit, testimony, language) &&
      isSaidWith(number.value, unit, aboutOf(note), testimony.heard, language)
    )
  )
    return false;
  if (number.value === 24 && testimony.heard.some((h) => ALL_DAY.test(h.sentence.folded)))
    return true;
  const hours = HOURS.find(([pattern]) => pattern.test(unit));
  if (hours && number.value > 1 && isHalfHour(number.value * hours[1], testimony)) return true;
  if (hours && number.value > 1 && !isHalfHour(number.value * hours[1], testimony)) {
    const said =
      isUnitSaid(number.value, hours[0], testimony, language) &&
      isSaidWith(number.value, unit, aboutOf(note), testimony.heard, language);
    const others = HOURS.some(
      ([pattern, minutes]) =>
        minutes !== hours[1] &&
        isUnitSaid((number.value * hours[1]) / minutes, pattern, testimony, language),
    );
    if (!said && !others) return false;
  }
  if (!values.some((value) => testimony.numbers.has(value)))
    return number.value <= 1 && number.value > 0 && number.form === "words";
  const dose = /^(?:mg|mcg|g|ml|ui)$/.test(unit);
  const tellers = values.flatMap((value) => saying(value, testimony.heard));
  // "B12 500 mcg", when the five hundred were metformin's.
  if (dose && tellers.every((h) => ofOtherDrug(h, windows))) return false;
  const unusual = !Number.isInteger(number.value) || number.value >= 30;
  if (unusual || windows.length === 0 || hasPair(number.value, unit, testimony)) return true;
  const holds = (h: Heard): boolean => values.some((value) => h.numbers.has(value));
  // "Oito." says of what only by the question before it; a sentence about something else is no support.
  return (
    windows.some(holds) ||
    !windows.some((h) => h.numbers.size > 0) ||
    tellers.some((h) => !h.sentence.mentions.some((m) => NAMES.has(m.concept.type)))
  );
}

/** A sentence about a medicine that the note's sentence does not speak of. */
const ofOtherDrug = (heard: Heard, windows: readonly Heard[]): boolean =>
  !windows.includes(heard) &&
  heard.sentence.mentions.some((m) => m.concept.type === "drug" && m.concept.id !== "medicine");

const NAMES = new Set([
  "drug",
  "exam",
  "vital",
  "symptom",
  "disease",
  "procedure",
  "habit",
  "obgyn",
]);

/** Units that make a number what it is, alike in all forms. */
const UNITS: readonly RegExp[] = [
  ...DAYS.map(([pattern]) => pattern),
  /^(?:kg|quilos?|kilos?|kilograms?)$/,
  /^(?:mg|miligram\w*|milligram\w*)$/,
  /^(?:ml|mililitr\w*)$/,
  /^(?:minutos?|minutes?|min)$/,
  /^(?:anos|anos|years)$/,
  /^(?:comprimidos?|pastillas?|tablets?|pills?)$/,
  /^(?:cigarr\w*)$/,
];

/** Whether the talk says this number with this unit anywhere. */
function hasPair(value: number, unit: string, { heard }: Testimony): boolean {
  const same = UNITS.find((pattern) => pattern.test(unit));
  if (!same) return false;
  return saying(value, heard).some(({ sentence }) =>
    sentence.tokens.some((token) => same.test(token.t)),
  );
}

/** The same value as people say it: 140 is "catorze", 8,6 kg "8.600 g", 1 g "mil miligramas". */
const equivalents = (value: number): number[] =>
  [value, value * 1000, value / 1000, value * 1e6, value / 1e6, -value]
    .map((v) => Math.round(v * 1000) / 1000)
    .filter((v) => v !== 0 || value === 0);
