import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { once } from "../language/once.ts";
import { type Token, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { numbersIn } from "./said-numbers.ts";
import type { Note } from "./sentence.ts";
import { saying } from "./where.ts";

/** Values that stand only as a whole: a pressure's two numbers, the time of the next visit, today's reading. */
export function checkExact(note: Note, testimony: Testimony, language: Language): Reason[] {
  return [
    ...mixedPressure(note, testimony, language),
    ...otherReturn(note, testimony, language),
    ...formerReading(note, testimony, language),
    ...atHome(note, testimony),
  ];
}

const PRESSURE = /(?<!\d)(\d{2,3}) ?[x/] ?(\d{2,3})(?!\d)/g;

/** "130/90", of a 130/80 and a 150/90: two numbers that were never said together. */
function mixedPressure(note: Note, { heard }: Testimony, language: Language): Reason[] {
  const pressures = [...note.folded.matchAll(PRESSURE)].filter(
    ([, high, low]) => Number(high) >= 60 && Number(low) >= 30,
  );
  if (pressures.length === 0) return [];
  const told = pairsIn(heard, language);
  const strange = pressures.find(([, high, low]) => !told.has(`${high}/${low}`));
  return strange ? [{ kind: "number", detail: `${strange[1]}/${strange[2]}` }] : [];
}

/** The numbers that the talk says together. */
const pairsIn = once((heard: readonly Heard[], language: Language): ReadonlySet<string> => {
  const told = new Set<string>();
  for (const { sentence } of heard) {
    for (const match of sentence.folded.matchAll(PRESSURE)) told.add(`${match[1]}/${match[2]}`);
    const numbers = findNumbers(sentence.tokens, language).map((n) => n.value);
    for (const [at, value] of numbers.entries()) {
      const next = numbers[at + 1];
      if (next !== undefined) told.add(`${scaled(value)}/${scaled(next)}`);
    }
  }
  return told;
});

/** "Doze por oito" is 120 by 80. */
const scaled = (value: number): number => (value < 30 ? value * 10 : value);

const NEXT_VISIT =
  /^(?:retorn\w*|reavaliac\w*|control|consulta de (?:retorno|control)|nova consulta|proxima consulta|seguimiento|seguimento|vuelve|regresa|follow.?up|return|recheck|see again)\b/;
/** The doctor speaks of the next visit, folded, three languages. */
export const COME_BACK =
  /\b(?:volt\w*|retorn\w*|reavali\w*|te vejo|lhe vejo|vejo (?:o|a) senhor\w*|nos vemos|vamos conversar|conversamos|vuelv\w*|volve\w*|regres\w*|control|la veo|lo veo|te veo|come back|follow|see you|back in|back here|recheck|return)\b/;
const SPAN = /^(?:dias?|semanas?|mes|meses|anos?|days?|weeks?|months?|years?)$/;

/** "Retorno em seis semanas", when three were said of coming back and six of something else. */
function otherReturn(note: Note, { heard }: Testimony, language: Language): Reason[] {
  const tested = note.assertions.some((a) => a.concept.type === "exam");
  if (!NEXT_VISIT.test(note.folded) || tested) return [];
  const spans = (tokens: Note["whole"]["read"]["tokens"]): { value: number; unit: string }[] =>
    findNumbers(tokens, language)
      .map((n) => ({ value: n.value, unit: tokens[n.to]?.t ?? "" }))
      .filter(({ unit }) => SPAN.test(unit));
  const wanted = spans(note.whole.read.tokens);
  const said = heard
    .filter(
      ({ sentence, warns }) =>
        sentence.speaker === "medico" &&
        !sentence.asks &&
        !warns &&
        COME_BACK.test(sentence.folded),
    )
    .flatMap(({ sentence }) => spans(sentence.tokens));
  const strange = wanted.find((w) => !said.some((s) => days(s) === days(w)));
  return said.length > 0 && wanted.length === 1 && strange
    ? [{ kind: "number", detail: `${strange.value} ${strange.unit}` }]
    : [];
}

const days = ({ value, unit }: { value: number; unit: string }): number => {
  if (/^(?:semana|week)/.test(unit)) return value * 7;
  if (/^(?:mes|month)/.test(unit)) return value * 30;
  return /^(?:ano|year)/.test(unit) ? value * 365 : value;
};

const HERE =
  /\b(?:em consultorio|no consultorio|na consulta|en (?:la )?consulta|en consultorio|in (?:the )?(?:office|clinic)|today|hoje|hoy|aferida?|ao exame|on exam)\b/;

/** "PA em consultório 150/90", which was measured at home: no reading of the doctor's has it, and another does. */
function atHome(note: Note, { heard }: Testimony): Reason[] {
  if (!HERE.test(note.folded)) return [];
  const pairs = [...note.folded.matchAll(PRESSURE)].map(
    (m) => [Number(m[1]), Number(m[2])] as const,
  );
  const [pair] = pairs;
  if (!pair || pairs.length > 1 || pair[0] < 60) return [];
  const says = (numbers: ReadonlySet<number>): boolean =>
    pair.every((v) => numbers.has(v) || numbers.has(v / 10));
  const byDoctor = heard.filter((h) => h.sentence.speaker === "medico" && !h.sentence.asks);
  const measured = byDoctor.some(
    (h) =>
      /\b(?:press\w+|pa|ta|tension|pressure|over|por|sobre|con)\b/.test(h.sentence.folded) &&
      [...h.numbers].filter((n) => n >= 4).length > 1,
  );
  return measured && !byDoctor.some((h) => says(h.numbers)) && heard.some((h) => says(h.numbers))
    ? [{ kind: "number", detail: pair.join("/") }]
    : [];
}

const READING =
  /^(?:saturac|saturat|sat\b|spo2|pressao|presion|tension|pa\b|ta\b|bp\b|blood pressure|frequencia|frecuencia|fc\b|hr\b|heart rate|temperatur|peso\b|weight|peak flow)/;
const LAB =
  /^(?:(?:current|latest|today's) )?(?:a1c|hemoglob|glicad|hba1c|creatinin|potass|potasio|tsh|colesterol|cholesterol|ldl|ferritin|glicem|glucos|ureia|vitamin|psa\b|tfg|egfr|inr\b)/;
/** Of a test, only the verb tells that the value is the former one. */
const WAS =
  /\b(?:era|estava|tava|estaba|was|used to be|tinha dado|tinha vindo|habia (?:dado|salido)|had been)\b/;
const COMPARES =
  /\b(?:descenso|queda|mayor|menor|maior|melhor\w*|mejor\w*|improv\w*|pior\w*|wors\w*|de \d\S* (?:a|para) \d|from \S+ to|up from|down from|em relacao|en relacion|relativ\w*|aument\w*|reduc\w*|baj\w*|sub\w+|rose|fell)\b/;
const LAST_TIME =
  /\b(?:(?:mes|ano|semana|vez|consulta|visita) pasad[oa]|(?:mes|ano|semana|vez|consulta) passad[oa]|da outra vez|la otra vez|ultima (?:vez|consulta|visita)|antes|last (?:month|year|week|visit|time)|previous\w*|era|estava|used to be)\b/;
const OF_BEFORE =
  /\b(?:antes|era|previ\w+|anterior|passad[oa]|pasad[oa]|last|previous\w*|prior|was|before)\b/;

/** "Saturação de 91%", which was last month's: only a clause about the past says the value. */
function formerReading(note: Note, { heard }: Testimony, language: Language): Reason[] {
  const lab = LAB.test(note.folded) && !COMPARES.test(note.folded);
  if ((!lab && !READING.test(note.folded)) || OF_BEFORE.test(note.folded)) return [];
  // "Lowest was fifty-eight": the end of a range, and no former reading.
  if (EXTREME.test(note.folded)) return [];
  const former = lab ? WAS : LAST_TIME;
  for (const value of note.numbers) {
    const clauses = saying(value, heard)
      .flatMap((h) => clausesOf(h, language))
      .filter(({ tokens, numbers }) => numbers.has(value) && !isSpan(tokens, value, language));
    if (clauses.length > 0 && clauses.every(({ clause }) => former.test(clause)))
      return [{ kind: "number", detail: String(value) }];
  }
  return [];
}

/** The clauses of a sentence with the numbers that are in them. */
const clausesOf = once(({ sentence: { folded } }: Heard, language: Language) =>
  folded.split(/[,;]|\b(?:mas|pero|but)\b/).map((clause) => {
    const tokens = tokenise(clause);
    return { clause, tokens, numbers: numbersIn({ tokens }, language) };
  }),
);

const EXTREME =
  /\b(?:nadir|lowest|highest|minim[oa]\w*|maxim[oa]\w*|minimum|maximum|peak|pico|(?:mais|mas) (?:baix|alt|baj)\w+|menor|maior|mayor)\b/;

/** "Em quatro semanas": a length of time is no reading. */
function isSpan(tokens: readonly Token[], value: number, language: Language): boolean {
  const numbers = findNumbers(tokens, language).filter((n) => n.value === value);
  return numbers.length > 0 && numbers.every((n) => SPAN.test(tokens[n.to]?.t ?? ""));
}
