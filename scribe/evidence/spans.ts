import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, readAcrossUnit } from "../language/numbers.ts";
import { once } from "../language/once.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { whereNamed } from "./where.ts";

/** Days of a unit of time, folded, three languages. */
export const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:horas?|hours?)$/, 1 / 24],
  [/^(?:dias?|diazinhos?|diitas?|days?)$/, 1],
  [/^(?:semanas?|semaninhas?|semanitas?|weeks?)$/, 7],
  [/^(?:mes|meses|mesinhos?|mesecitos?|months?)$/, 30],
  [/^(?:anos?|aninhos?|anitos?|years?)$/, 365],
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
    9,
  ],
  [/\b(?:semana passada|semana pasada|last week)\b/, 3, 14],
  [/\b(?:mes passado|mes pasado|last month)\b/, 14, 62],
  [
    /\b(?:sao joao|festa junina|finados|dia d[ao]s (?:maes|pais|namorados)|dia de (?:la madre|muertos|reyes)|feriado|feriadao|reveillon|ano novo|ano nuevo|natal|carnaval|pascoa|navidad|semana santa|christmas|thanksgiving|easter|fourth of july|labor day|halloween|memorial day|new year's)\b/,
    5,
    99,
  ],
  [
    /\b(?:ano passado|ano pasado|last (?:year|fall|spring|summer|winter)|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december|natal|carnaval|pascoa|navidad|semana santa|christmas|thanksgiving|easter|new year)\b/,
    7,
    730,
  ],
];
/** Whether a text tells a date by name from which so many days may be counted; weekdays and months apart. */
export const isDatedAt = (folded: string, days: number): boolean =>
  BY_NAME.some(([pattern, least, most]) => days >= least && days <= most && pattern.test(folded));
const MONTH_AND_HALF = /\b(?:mes (?:e meio|y medio)|month and a half)\b/;
const YEAR_AND_HALF = /\b(?:ano (?:e meio|y medio)|year and a half)\b/;
const DAY_BEFORE =
  /\b(?:anteontem|antes de ontem|antier|anteayer|antes de ayer|(?:the )?day before yesterday|two nights ago)\b/;
/** "Quinze dias" and "quince días" are how people say two weeks. */
const isFortnight = (span: number, days: number): boolean =>
  (span === 15 && days === 14) || (span === 14 && days === 15);
export const ALL_DAY =
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

/** Shorter units of time, in minutes. */
export const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^(?:segundos?|seconds?|segs?)$/, 1 / 60],
  [/^(?:minutos?|minutes?|min|mins|minutinhos?|minutitos?)$/, 1],
  [/^(?:h|hs|hrs?|horas?|hours?|horinhas?)$/, 60],
];
/** Lengths of time told by halves and quarters, in minutes, folded, three languages. */
const IN_PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:meia hora|media hora|half an hour|half hour)\b/, 30],
  [/\b(?:hora (?:e|y) (?:meia|media)|hour and a half)\b/, 90],
  [/\b(?:duas horas e meia|dos horas y media|two and a half hours|two hours and a half)\b/, 150],
  [/\b(?:quinze minut\w+|um quarto de hora|cuarto de hora|quarter (?:of an )?hour)\b/, 15],
  [/\b(?:tres quartos de hora|tres cuartos de hora|three quarters of an hour)\b/, 45],
  [/\b(?:hora e quinze|hora y cuarto|hour and (?:a quarter|fifteen))\b/, 75],
  [/\b(?:dia e meio|dia y medio|day and a half)\b/, 36 * 60],
  [/\b(?:dois dias e meio|dos dias y medio|two and a half days)\b/, 60 * 60],
  [/\b(?:meio dia|medio dia|half a day)\b/, 12 * 60],
];
/** "Meia hora", "hora e meia", "a day and a half": a length told in parts that is so many minutes. */
export const isHalfHour = (minutes: number, { heard }: Testimony): boolean =>
  toldInParts(heard).has(minutes);
const toldInParts = once(
  (heard: readonly Heard[]) =>
    new Set(
      IN_PARTS.filter(([pattern]) =>
        heard.some(({ sentence }) => pattern.test(sentence.folded)),
      ).map(([, minutes]) => minutes),
    ),
);

/** Whether the talk says this number with this unit of time, or with no unit at all ("Três."). */
export const isSpanSaid = (
  value: number,
  unit: string,
  testimony: Testimony,
  language: Language,
): boolean =>
  isUnitSaid(value, DAYS.find(([pattern]) => pattern.test(unit))![0], testimony, language);

/** What may stand between a number and its unit. */
const BEFORE_UNIT =
  /^(?:e|y|and|o|ou|or|a|to|ou|pra|para|good|full|straight|whole|de|da|do|more|mais|mas|extra|additional|other|another|long|solid|bons|buenos)$/;

export function isUnitSaid(
  value: number,
  same: RegExp,
  { heard }: Testimony,
  language: Language,
): boolean {
  // "Quantas semanas?" "Vinte e oito amanhã."
  const asked = (at: number): boolean => {
    const question = heard[at - 1]?.sentence;
    return question?.asks === true && question.tokens.some((t) => same.test(t.t));
  };
  return (whereNamed(heard).numbers.get(value) ?? []).some((at) => {
    if (asked(at) || asked(at - 1)) return true;
    const { tokens } = heard[at]!.sentence;
    return findNumbers(tokens, language).some((n) => {
      if (n.value !== value) return readAcrossUnit(tokens, n, language)?.value === value;
      const next = tokens[n.to];
      if (next === undefined || next.kind !== "word" || same.test(next.t)) return true;
      const after = tokens.slice(n.to, n.to + 4);
      return BEFORE_UNIT.test(next.t) && after.some((t) => same.test(t.t) || t.kind === "mark");
    });
  });
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
export function isSchedule(
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
  const { perDays, hours } = schedulesIn(heard, language);
  return perDays.has(perDay) || hours.has(24 / perDay);
}

/** The times a day, and the hours between two, that the talk tells. */
const schedulesIn = once((heard: readonly Heard[], language: Language) => {
  const perDays = new Set<number>();
  const hours = new Set<number>();
  for (const { folded, tokens } of heard.map((h) => h.sentence)) {
    for (const [pattern, times] of BY_DAYTIME) if (pattern.test(folded)) perDays.add(times);
    if (/\b(?:twice a day|twice daily|dos veces|duas vezes)\b/.test(folded)) perDays.add(2);
    for (const n of findNumbers(tokens, language)) {
      const next = tokens[n.to]?.t ?? "";
      if (HOURLY.test(next) || /^(?:em|en)$/.test(next)) hours.add(n.value);
      else if (OFTEN.test(next)) perDays.add(n.value);
    }
  }
  return { perDays, hours };
});

/** Whether the talk tells the same span of time in another unit, or a date from which it can be counted. */
export function sameSpan(
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
  if (named && days === 2 && testimony.heard.some((h) => DAY_BEFORE.test(h.sentence.folded)))
    return true;
  if (halvesIn(testimony.heard).some((half) => Math.abs(half - days) <= half * 0.1)) return true;
  if (
    days >= 5 &&
    days <= 21 &&
    spansIn(testimony.heard, language).some(
      (span) => Math.abs(span - days) <= days * 0.02 || isFortnight(span, days),
    )
  )
    return true;
  return told.some((heard) => {
    const { sentence } = heard;
    // "O sea, cinco días, porque el miércoles ya me punzaba": who counts the days himself leaves none to be counted.
    const own = findNumbers(sentence.tokens, language).some(
      (n) => n.form !== "article" && (daysOf(sentence.tokens[n.to]?.t ?? "") ?? 0) >= 1,
    );
    const dated =
      !own &&
      BY_NAME.some(
        ([pattern, least, most]) =>
          (most < 100 || !counted) &&
          days >= least &&
          days <= most &&
          pattern.test(sentence.folded),
      );
    if (days === 1 && ALL_DAY.test(sentence.folded)) return true;
    if ((named && dated) || (days <= 2 && TWO_DAYS.test(sentence.folded))) return true;
    return spansOf(heard, language).some((span) => Math.abs(span - days) <= days * 0.08);
  });
}

/** "Mês e meio", "year and a half", in days. */
const halvesIn = once((heard: readonly Heard[]) =>
  heard.flatMap(({ sentence: { folded } }) =>
    MONTH_AND_HALF.test(folded) ? [45] : YEAR_AND_HALF.test(folded) ? [547] : [],
  ),
);

/** The lengths of time, in days, that a sentence counts in whatever unit. */
export const spansOf = once(({ sentence: { tokens } }: Heard, language: Language) =>
  tokens.flatMap((token, at) => {
    const unit = daysOf(token.t);
    if (unit === undefined) return [];
    const before = tokens[at - 1]?.t ?? "";
    const count = /^(?:um|uma|un|una|a|an|one)$/.test(before)
      ? 1
      : findNumbers(tokens.slice(Math.max(0, at - 1), at), language)[0]?.value;
    return count === undefined ? [] : [unit * count];
  }),
);

/** Those of the whole talk, what is only warned of apart. */
const spansIn = once((heard: readonly Heard[], language: Language) =>
  heard.filter((h) => !h.warns).flatMap((h) => spansOf(h, language)),
);
