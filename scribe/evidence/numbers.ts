import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan, readAcrossUnit } from "../language/numbers.ts";
import type { Heard, Testimony } from "./claims.ts";
import { around, nearest, type Note } from "./sentence.ts";

/** Days of a unit of time, folded, three languages. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:horas?|hours?)$/, 1 / 24],
  [/^(?:dias?|days?)$/, 1],
  [/^(?:semanas?|weeks?)$/, 7],
  [/^(?:mes|meses|months?)$/, 30],
  [/^(?:anos?|years?)$/, 365],
];
/** Days in a unit of time, by its folded word. */
export const daysOf = (unit: string): number | undefined =>
  DAYS.find(([pattern]) => pattern.test(unit))?.[1];
/** Dates told by name, from which a note may count days, with the most and the fewest that it can be. */
const BY_NAME: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:ontem|ayer|yesterday|last night)\b/, 1, 2],
  [/\b(?:anteontem|anteayer|antier)\b/, 2, 3],
  [
    /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
    1,
    13,
  ],
  [/\b(?:semana passada|semana pasada|last week)\b/, 3, 14],
  [/\b(?:mes passado|mes pasado|last month)\b/, 14, 62],
  [
    /\b(?:ano passado|ano pasado|last (?:year|fall|spring|summer|winter)|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december|natal|carnaval|pascoa|navidad|semana santa|christmas|thanksgiving|easter|new year)\b/,
    7,
    730,
  ],
];
/** Whether a text tells a date by name from which so many days may be counted; weekdays and months apart. */
export const isDatedAt = (folded: string, days: number): boolean =>
  BY_NAME.some(([pattern, least, most]) => days >= least && days <= most && pattern.test(folded));
const ALL_DAY =
  /\b(?:o dia (?:todo|inteiro)|dia inteiro|todo el dia|dia entero|all day|whole day)\b/;
const TWO_DAYS =
  /\b(?:hoy y manana|hoje e amanha|today and tomorrow|pasado manana|depois de amanha|day after tomorrow)\b/;
/** Schedules that a note may count: three times a day is every eight hours. */
export const PER_DAY: Readonly<Record<number, readonly number[]>> = {
  1: [24],
  2: [12],
  3: [8],
  4: [6],
  6: [4],
  8: [3],
  12: [2],
  24: [1],
};

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
      (!testimony.numbers.has(across.value) || (!past && onlyFormer(across.value, testimony)))
    )
      reasons.push({ kind: "number", detail: String(across.value) });
    if (!past && !across && number.form !== "article" && onlyFormer(number.value, testimony)) {
      reasons.push({ kind: "number", detail: String(number.value) });
      continue;
    }
    if (
      number.form === "article" ||
      isSame(
        number,
        tokens[number.to]?.t ?? "",
        tokens[number.from - 1]?.t ?? "",
        testimony,
        windows,
        language,
      )
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
  value > 12 &&
  value < 24 &&
  /^(?:as|las|at)$/.test(whole.read.tokens[from - 1]?.t ?? "") &&
  /^(?:h|hs|horas?|hours?)$/.test(whole.read.tokens[to]?.t ?? "") &&
  numbers.has(value - 12);

/** The note itself speaks of a value from before. */
const PAST_NOTE =
  /\b(?:antes|era|eram|previ[oa]s?|anterior\w*|passand?o|passou|melhor\w*|mejor\w*|improv\w*|(?:down|up) from|baj[oa]\w*|aument\w*|redu\w*|de .{1,12} para|was|previous\w*|from .{1,12} to|before|prior|perd\w*|ganh\w*|ex-\w+|em relacao|relativ\w*)\b/;
const PEAK_NOTE =
  /\b(?:pico\w*|maxim\w*|peak|up to|ate|hasta|high(?:est)? of|isolad\w*|unic[oa]|once|uma vez|una vez|natal|navidad|birthday|christmas|episod\w*|chegou|llego)\b/;
const FORMER =
  /^(?:e |y |and |mas |but |pero )?(?:em \w+ )?(?:era|eram|antes era|eran|it was|was|used to be|estava em|tinha sido|ja foi|(?:eu )?ja cheguei a|(?:eu )?cheguei a|pesava|ja deu|ja chegou a|once (?:had|hit)|antes (?:eu )?(?:tomava|usava|fumava|pesava)|llegue a|pesaba|used to)\b/;

/** Said only as what it used to be: "Era um e meio." */
function onlyFormer(value: number, { heard }: Testimony): boolean {
  const saying = heard.filter((h) => h.numbers.has(value));
  return (
    saying.length > 0 &&
    saying.every((h) => FORMER.test(h.sentence.folded) || isPeak(h.sentence.folded, value))
  );
}

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
  language: Language,
): boolean {
  const values = [
    ...equivalents(number.value),
    ...(/^cm|^centim/.test(unit) ? [number.value / 100] : []),
    // "In '09."
    ...(number.value > 2000 && number.value < 2030 ? [number.value - 2000] : []),
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
    !isSpanSaid(number.value, unit, testimony, language)
  )
    return false;
  if (!values.some((value) => testimony.numbers.has(value)))
    return number.value <= 1 && number.value > 0 && number.form === "words";
  const dose = /^(?:mg|mcg|g|ml|ui)$/.test(unit);
  const tellers = testimony.heard.filter((h) => values.some((value) => h.numbers.has(value)));
  // "B12 500 mcg", when the five hundred were metformin's.
  if (dose && tellers.every((h) => ofOtherDrug(h, windows))) return false;
  const unusual = !Number.isInteger(number.value) || number.value >= 30;
  if (unusual || windows.length === 0 || hasPair(number.value, unit, testimony)) return true;
  const holds = (h: Heard): boolean => values.some((value) => h.numbers.has(value));
  // "Oito." says of what only by the question before it; a sentence about something else is no support.
  return (
    windows.some(holds) ||
    !windows.some((h) => h.numbers.size > 0) ||
    testimony.heard.some(
      (h) => holds(h) && !h.sentence.mentions.some((m) => NAMES.has(m.concept.type)),
    )
  );
}

const HOURLY = /^(?:h|hs|hrs?|horas|hours)$/;
const AT_EACH = /^(?:cada|every|each|em|de|q|a|\/|-)$/;
const OFTEN = /^(?:vez|vezes|veces|times|x)$/;
const BY_DAYTIME: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:manha|manana|morning|desayuno|cafe)\b.{0,30}\b(?:tarde|almoc\w+|almuerzo|noon|lunch|afternoon)\b.{0,30}\b(?:noite|noche|night|bedtime|jant\w+|cena|dinner|supper)\b/,
    3,
  ],
  [
    /\b(?:manha|manana|morning|desayuno|cafe|acordar)\b.{0,40}\b(?:noite|noche|night|bedtime|evening|jant\w+|cena|dinner|supper|deitar|dormir)\b/,
    2,
  ],
];

/** "De 12 em 12 horas", "2x ao dia": a schedule told as its other, or by the times of the day. */
function isSchedule(
  value: number,
  unit: string,
  before: string,
  { heard }: Testimony,
  language: Language,
): boolean {
  const perDay = OFTEN.test(unit) ? value : 24 / value;
  const hourly =
    (HOURLY.test(unit) && AT_EACH.test(before)) || (/^(?:em|en|\/)$/.test(unit) && PER_DAY[value]);
  if (!hourly && !OFTEN.test(unit)) return false;
  return heard.some(({ sentence: { folded, tokens } }) => {
    if (BY_DAYTIME.some(([pattern, times]) => times === perDay && pattern.test(folded)))
      return true;
    if (/\b(?:twice a day|twice daily|dos veces|duas vezes)\b/.test(folded) && perDay === 2)
      return true;
    return findNumbers(tokens, language).some((n) => {
      const next = tokens[n.to]?.t ?? "";
      if (HOURLY.test(next) || /^(?:em|en)$/.test(next)) return n.value === 24 / perDay;
      return OFTEN.test(next) && n.value === perDay;
    });
  });
}

/** A sentence about a medicine that the note's sentence does not speak of. */
const ofOtherDrug = (heard: Heard, windows: readonly Heard[]): boolean =>
  !windows.includes(heard) && heard.sentence.mentions.some((m) => m.concept.type === "drug");

/** Whether the talk says this number with this unit of time, or with no unit at all ("Três."). */
function isSpanSaid(
  value: number,
  unit: string,
  { heard }: Testimony,
  language: Language,
): boolean {
  const same = DAYS.find(([pattern]) => pattern.test(unit))![0];
  // "Quantas semanas?" "Vinte e oito amanhã."
  const asked = (at: number): boolean => {
    const question = heard[at - 1]?.sentence;
    return question?.asks === true && question.tokens.some((t) => same.test(t.t));
  };
  return heard.some(
    (h, at) =>
      h.numbers.has(value) &&
      (asked(at) || asked(at - 1)
        ? true
        : findNumbers(h.sentence.tokens, language).some((n) => {
            if (n.value !== value)
              return readAcrossUnit(h.sentence.tokens, n, language)?.value === value;
            const next = h.sentence.tokens[n.to];
            if (next === undefined || next.kind !== "word" || same.test(next.t)) return true;
            const after = h.sentence.tokens.slice(n.to, n.to + 4);
            return (
              /^(?:e|y|and|o|ou|or|a|to|ou|pra|para|good|full|straight|whole|de|da|do)$/.test(
                next.t,
              ) && after.some((t) => same.test(t.t) || t.kind === "mark")
            );
          })),
  );
}

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
  return heard.some(
    ({ numbers, sentence }) =>
      numbers.has(value) && sentence.tokens.some((token) => same.test(token.t)),
  );
}

/** The same value as people say it: 140 is "catorze", 8,6 kg "8.600 g", 1 g "mil miligramas". */
const equivalents = (value: number): number[] =>
  [value, value * 1000, value / 1000, value * 1e6, value / 1e6, -value]
    .map((v) => Math.round(v * 1000) / 1000)
    .filter((v) => v !== 0 || value === 0);

/** Whether the talk tells the same span of time in another unit, or a date from which it can be counted. */
function sameSpan(
  days: number,
  testimony: Testimony,
  windows: readonly Heard[],
  { language, named }: { language: Language; named: boolean },
): boolean {
  const told = windows.length > 0 ? windows : testimony.heard;
  // Where days were counted out, a year told by name counts no others.
  const counted = told.some((h) =>
    findNumbers(h.sentence.tokens, language).some((n) => {
      const length = daysOf(h.sentence.tokens[n.to]?.t ?? "");
      return length !== undefined && n.form !== "article" && length <= days && days < length * 30;
    }),
  );
  return told.some(({ sentence }) => {
    const dated = BY_NAME.some(
      ([pattern, least, most]) =>
        (most < 100 || !counted) && days >= least && days <= most && pattern.test(sentence.folded),
    );
    if (days === 1 && ALL_DAY.test(sentence.folded)) return true;
    if ((named && dated) || (days <= 2 && TWO_DAYS.test(sentence.folded))) return true;
    const { tokens } = sentence;
    return tokens.some((token, at) => {
      const unit = DAYS.find(([pattern]) => pattern.test(token.t))?.[1];
      const before = tokens[at - 1]?.t ?? "";
      const count = /^(?:um|uma|un|una|a|an|one)$/.test(before)
        ? 1
        : findNumbers(tokens.slice(at - 1, at), language)[0]?.value;
      return (
        unit !== undefined && count !== undefined && Math.abs(unit * count - days) <= days * 0.08
      );
    });
  });
}
