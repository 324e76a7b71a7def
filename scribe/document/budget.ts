import type { Turn } from "@relato/shared/domain/transcript.ts";
import { fold } from "../language/text.ts";
import type { Kind } from "../facts/types.ts";
import { affinity } from "../template/headings.ts";
import type { LaidFact } from "./lay.ts";

/** A document longer than this share of the talk's words has not sorted what was said. */
const SHARE = 0.55;
/** Below this the talk is a dictation or a note, dense already. */
const TALK_TURNS = 20;

/** What a record must not lose, whatever its length. */
const KEPT: readonly Kind[] = [
  "allergy",
  "prescription",
  "diagnosis",
  "complaint",
  "vitals",
  "warning",
  "certificate",
];
const WORTH: Partial<Record<Kind, number>> = {
  meds: 4,
  pastmeds: 3.6,
  followup: 4,
  exam: 4.4,
  results: 4.3,
  imaging: 4,
  orders: 4,
  pmh: 3.4,
  surgeries: 3.6,
  family: 3.4,
  symptoms: 3.6,
  hpi: 3.6,
  mental: 3.2,
  mentalExam: 3.4,
  habits: 3.2,
  vaccines: 3.4,
  obgyn: 3.2,
  contraception: 3,
  perinatal: 3.2,
  functional: 2.8,
  falls: 3,
  sleep: 2.8,
  diet: 2.4,
  exposure: 2.8,
  adherence: 3.6,
  measured: 3.6,
  preferences: 4,
  procedure: 3.6,
  sexual: 2.8,
  mechanism: 3,
  referral: 3.6,
  activity: 3,
  plan: 3,
  advice: 2.8,
  social: 2.2,
  exercise: 2.4,
  caregiver: 2.8,
  development: 3,
};
const STRONG = 0.35;

/** Leaves out the least telling facts until the rest is short enough; keeps the order. */
export function withinBudget(facts: readonly LaidFact[], turns: readonly Turn[]): LaidFact[] {
  const speakers = new Set(turns.map((turn) => turn.speaker));
  if (turns.length < TALK_TURNS || speakers.size < 2) return [...facts];
  const allowed = SHARE * turns.reduce((n, turn) => n + words(turn.text), 0);
  let length = facts.reduce((n, { fact }) => n + words(fact.text), 0);
  if (length <= allowed) return [...facts];
  const worths = new Map(facts.map((laid) => [laid, worth(laid)]));
  const dropped = new Set<LaidFact>();
  for (const laid of [...facts].sort((a, b) => worths.get(a)! - worths.get(b)!)) {
    const { fact } = laid;
    if (length <= allowed) break;
    if (KEPT.some((kind) => (fact.kinds.get(kind) ?? 0) >= 0.9)) continue;
    dropped.add(laid);
    length -= words(fact.text);
  }
  return facts.filter((laid) => !dropped.has(laid));
}

function worth({ fact, place }: LaidFact): number {
  // What the template has a heading for is what this doctor wants to read.
  const top = [...fact.kinds].sort((a, b) => b[1] - a[1])[0]?.[0];
  const soap = place.kinds.has("subjective") || place.kinds.has("objective");
  const wanted = top !== undefined && (soap || affinity(top, place) >= 0.85) ? 0.8 : 0;
  const best = Math.max(
    0,
    ...[...fact.kinds].map(
      ([kind, weight]) => (WORTH[kind] ?? 3) * (0.5 + Math.min(weight, 1) / 2),
    ),
  );
  const answers =
    fact.reply === "denied" ? 1.3 : fact.reply !== "told" || fact.text.includes(":") ? 1 : 0;
  const measured = /\d/.test(fact.text) ? 0.6 : 0;
  // Inherited from the question before, and saying nothing of their own: "Dessa vez abriram".
  const hollow =
    fact.part === "history" && fact.named === 0 && !TELLS.test(fold(fact.text)) ? 0.6 : 0;
  return (
    best -
    hollow +
    wanted +
    answers +
    measured +
    Math.min(fact.named, 4) * STRONG -
    words(fact.text) * 0.1
  );
}

/** A number, a side, a time, a course, or anything that was asked for by name. */
const TELLS =
  /\d|:|\b(?:direit|esquerd|derech|izquierd|left|right|nega|niega|denies|desde|faz|hace|since|ago\b|ontem|ayer|yesterday|semana|week|enero|febrero|janeiro|fevereiro|marco|marzo|abril|maio|mayo|junho|junio|julho|julio|agosto|setembro|septiembre|outubro|octubre|novembro|noviembre|dezembro|diciembre|hora|hour|mes|meses|month|ano|year|noite|noche|night|manha|manana|morning|domingo|segunda|terca|quarta|quinta|sexta|sabado|lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|pior|peor|worse|melhor|mejor|better)/;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
