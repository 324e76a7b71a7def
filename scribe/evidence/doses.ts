import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Mention } from "../language/lexicon.ts";
import { findNumbers } from "../language/numbers.ts";
import { once } from "../language/once.ts";
import type { Token } from "../language/text.ts";
import { byName } from "./by-name.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { COME_BACK } from "./exact.ts";
import { daysOf, isSchedule, PER_DAY } from "./spans.ts";
import type { Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";

const DOSE =
  /^(?:mg|mcg|g|ml|ui|iu|miligram\w*|milligram\w*|microgram\w*|gramas?|gramos?|grams?|unidade\w*|unidades|units?|gotas?|drops?|jatos?|puffs?|inhalaciones|comprimidos?|pastillas?|tablets?|capsul\w*)$/;
const GRAM = /^(?:g|gramas?|gramos?|grams?)$/;
const HOURS = /^(?:h|hs|hrs?|horas?|hours?)$/;
const TIMES = /^(?:x|vez|vezes|veces|times)$/;

interface Amount {
  value: number;
  unit: string;
}

/** "Sinvastatina 40 mg", when forty was said of another medicine: what was said beside the medicine itself. */
export function checkDoses(note: Note, testimony: Testimony, language: Language): Reason[] {
  // "Seis comprimidos, são quinze miligramas": said of no medicine by name, and so of any.
  const unnamed = unnamedDoses(testimony.heard, language);
  for (const { read } of note.clauses) {
    const drugs = read.mentions.filter(isDrug);
    for (const [at, drug] of drugs.entries()) {
      const amounts = amountsIn(read.tokens.slice(drug.to, drugs[at + 1]?.from), language);
      if (amounts.length === 0) continue;
      const told = [...placesOf(drug.concept.id, testimony.heard)].flatMap((nth) =>
        amountsAfter(nth, drug.concept.id, testimony, language),
      );
      if (told.length === 0) continue;
      const strange = amounts.find(
        (amount) =>
          isStrange(amount, told) &&
          !(DOSE.test(amount.unit) && unnamed.some((u) => u.value === amount.value)) &&
          !isSchedule(amount.value, amount.unit, "cada", testimony, language),
      );
      if (strange) return [{ kind: "number", detail: `${strange.value} ${strange.unit}` }];
    }
  }
  return [];
}

const isDrug = ({ concept }: Mention): boolean =>
  concept.type === "drug" && concept.id !== "medicine";

const unnamedDoses = once((heard: readonly Heard[], language: Language) =>
  heard
    .filter((h) => !h.warns && !h.sentence.mentions.some(isDrug))
    .flatMap((h) => amountsIn(h.sentence.tokens, language))
    .filter(({ unit }) => DOSE.test(unit)),
);

const amountsIn = once((tokens: readonly Token[], language: Language): Amount[] => {
  const halves = tokens.flatMap(({ t }, at) => {
    const unit = tokens[at + 1]?.t ?? "";
    return HALF.test(t) && DOSE.test(unit) ? [{ value: 0.5, unit }] : [];
  });
  // "Prednisone twenty for five": five days.
  const spans = findNumbers(tokens, language).flatMap((n) =>
    /^(?:for|por|durante)$/.test(tokens[n.from - 1]?.t ?? "") && tokens[n.to]?.kind !== "word"
      ? [{ value: n.value, unit: "days" }]
      : [],
  );
  return [
    ...halves,
    ...spans,
    ...findNumbers(tokens, language)
      .filter(
        (n) =>
          !isAge(tokens, n) &&
          !isVisit(tokens, n) &&
          !isOften(tokens, n.to) &&
          !isPair(tokens, n.to),
      )
      .map((n) => ({
        value: n.value,
        unit: tokens[n.to]?.t === "/" ? (tokens[n.to + 2]?.t ?? "") : (tokens[n.to]?.t ?? ""),
      })),
  ];
});

/** "A los 22 años", "aos 22 anos", "at age 22": when it was, and no amount. */
const isAge = (tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean =>
  /^(?:anos?|years?)$/.test(tokens[to]?.t ?? "") &&
  /^(?:aos|los|age|aged|at)$/.test(tokens[from - 1]?.t ?? "");

/** "Con control en tres días", "follow-up in two weeks": when to come back, and no amount. */
const isVisit = (tokens: readonly Token[], { from }: { from: number }): boolean =>
  /^(?:em|en|in)$/.test(tokens[from - 1]?.t ?? "") &&
  tokens.slice(Math.max(0, from - 4), from).some(({ t }) => VISIT.test(t));
const VISIT =
  /^(?:control\w*|retorn\w*|revis\w*|reavalia\w*|reevalua\w*|recheck\w*|return\w*|follow|up|visit\w*|consulta|cita|seguimiento|seguimento|reassess\w*|review\w*)$/;

/** "Four days a week": how often, which is counted with its like. */
const isOften = (tokens: readonly Token[], at: number): boolean =>
  /^(?:dias?|days?|noites?|noches?|nights?)$/.test(tokens[at]?.t ?? "") &&
  /^(?:por|na|a|al|per|each|every|da|de|cada|\/)$/.test(tokens[at + 1]?.t ?? "") &&
  /^(?:semana|week|la|mes|month)$/.test(tokens[at + 2]?.t ?? "");

const PIECES =
  /^(?:comprimid\w*|pastillas?|tabletas?|tablets?|pills?|capsul\w*|jatos?|puffs?|ampol\w*)$/;
/** "80x50": a pressure. */
const isPair = (tokens: readonly Token[], at: number): boolean =>
  /^[x/]$/.test(tokens[at]?.t ?? "") && tokens[at + 1]?.kind === "number";

const HALF = /^(?:meia|meio|media|medio|half)$/;

/** The sentences that name the medicine, or one of its kind, by their index. */
const placesOf = (id: string, heard: readonly Heard[]): Set<number> => {
  const { concepts } = whereNamed(heard);
  const alike = [id, ...(byFirstWord(heard).get(id.split(" ")[0]!) ?? [])];
  return new Set(
    alike
      .filter((other) => other === id || kindred(other, id))
      .flatMap((other) => concepts.get(other) ?? []),
  );
};
const byFirstWord = once((heard: readonly Heard[]) =>
  byName([...whereNamed(heard).concepts.keys()].map((id) => [id.split(" ")[0]!, id] as const)),
);

/** What a sentence says of the medicine's amounts: after its name, up to the next medicine, and in what follows. */
function amountsAfter(at: number, id: string, { heard }: Testimony, language: Language): Amount[] {
  const { sentence } = heard[at]!;
  const drugs = sentence.mentions.filter(isDrug);
  const mine = drugs.filter((m) => m.concept.id === id || kindred(m.concept.id, id));
  if (mine.length === 0) return [];
  const own = mine.flatMap((m) => {
    const next = drugs.find((d) => d.from > m.from);
    return amountsIn(sentence.tokens.slice(m.to, next?.from), language);
  });
  const before = drugs.length === mine.length ? amountsIn(sentence.tokens, language) : [];
  const following: Amount[] = [];
  for (const next of heard.slice(at + 1, at + 6)) {
    const apart = next.sentence.turn.i - sentence.turn.i;
    if (apart > 2 || next.sentence.mentions.some(isDrug)) break;
    const turned = next.sentence.asks && apart > 0 && next.sentence.mentions.length > 0;
    if (turned && next.sentence.speaker === "medico") break;
    // "Nos vemos en diez días": the next visit's days are no medicine's.
    if (COME_BACK.test(next.sentence.folded)) continue;
    following.push(...amountsIn(next.sentence.tokens, language));
  }
  return [...own, ...before, ...following];
}

/** "A insulina" is the NPH spoken of. */
const kindred = (a: string, b: string): boolean => {
  const [first] = a.split(" ");
  return first !== undefined && first.length > 5 && first === b.split(" ")[0];
};

function isStrange({ value, unit }: Amount, told: readonly Amount[]): boolean {
  if (DOSE.test(unit)) {
    const same = told.some(
      (t) =>
        (t.value === value && !isTime(t.unit)) ||
        (GRAM.test(t.unit) && t.value * 1000 === value) ||
        (GRAM.test(unit) && t.value === value * 1000) ||
        // "Duas cápsulas de quinhentos."
        (PIECES.test(t.unit) && told.some((each) => each !== t && each.value * t.value === value)),
    );
    return !same && told.some((t) => DOSE.test(t.unit) || (t.value >= 5 && !isTime(t.unit)));
  }
  // "Às 22 h" is a time of day; no schedule has more than twelve hours but once a day.
  if ((HOURS.test(unit) && (value <= 12 || value === 24)) || TIMES.test(unit)) {
    const schedules = told.filter((t) => HOURS.test(t.unit) || TIMES.test(t.unit));
    const same = told.some((t) => t.value === value || PER_DAY[value]?.includes(t.value));
    return !same && schedules.length > 0;
  }
  const days = daysOf(unit);
  const spans = told.flatMap((t) => {
    const length = daysOf(t.unit);
    return length === undefined ? [] : [t.value * length];
  });
  if (days === undefined || days < 1 || spans.length === 0) return false;
  return !spans.some((span) => Math.abs(span - value * days) <= span * 0.1);
}

const isTime = (unit: string): boolean =>
  HOURS.test(unit) || TIMES.test(unit) || daysOf(unit) !== undefined;
