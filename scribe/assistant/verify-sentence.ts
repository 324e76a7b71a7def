import type { AnswerSentence } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { keyOf, termsOf } from "../evidence/terms.ts";
import { type ProvedSentence, verifyNote } from "../evidence/verify.ts";
import { writeDigits } from "../language/digits.ts";
import { readText } from "../talk/sentences.ts";
import { removeDate } from "./dates-of-day.ts";

type CheckedSource = Pick<Source, "number" | "paciente" | "date" | "text" | "suspicious">;

/** A sentence that a model wrote from sources. */
export interface SentenceToVerify {
  language: Language;
  text: string;
  /** The numbers of the sources that the model named. */
  named: readonly number[];
  sources: readonly CheckedSource[];
}

/**
 * Verifies a sentence of an answer as a note's sentences are verified. It is `supported` if one of
 * the named sources says it, several together, or else another source of the same patient. Each
 * number must be in that source, and the patient whom the sentence names must be its patient. The
 * source's own date needs no proof. Suspicious sources support nothing.
 */
export function verifySentence(asked: SentenceToVerify): AnswerSentence {
  const { text, named: numbers, sources } = asked;
  const trusted = sources.filter(({ suspicious }) => !suspicious);
  const about = namedPatients(text, trusted);
  const usable = trusted.filter(({ paciente }) => about === null || about.has(paciente?.id ?? ""));
  const named = usable.filter(({ number }) => numbers.includes(number));
  const patients = new Set(named.map(({ paciente }) => paciente?.id));
  const others = usable.filter(
    (source) =>
      !named.includes(source) && (named.length === 0 || patients.has(source.paciente?.id)),
  );
  for (const group of [...named.map(asGroup), named, ...others.map(asGroup)]) {
    if (proveBy(asked, group)?.verdict === "supported")
      return { text, status: "supported", reasons: [], sources: group.map(({ number }) => number) };
  }
  const doubted = proveBy(asked, named);
  const isOther = about !== null && numbers.length > 0 && named.length === 0;
  return {
    text,
    status: doubted?.verdict ?? "review",
    reasons: isOther ? [{ kind: "attribution", detail: "" }] : (doubted?.reasons ?? []),
    sources: named.map(({ number }) => number),
  };
}

const asGroup = (source: CheckedSource): CheckedSource[] => [source];

/** The patients of the sources whom a sentence names by their first name; null: none. */
function namedPatients(text: string, sources: readonly CheckedSource[]): Set<string> | null {
  const words = new Set(plainWords(text));
  const found = sources.flatMap(({ paciente }) => {
    const [first] = plainWords(paciente?.nome ?? "");
    return first !== undefined && words.has(first) ? [paciente!.id] : [];
  });
  return found.length === 0 ? null : new Set(found);
}

/** The engine's verdict by these sources; null without sources. */
function proveBy(
  { language, text }: SentenceToVerify,
  sources: readonly CheckedSource[],
): ProvedSentence | null {
  if (sources.length === 0) return null;
  const rest = sources.reduce((left, { date }) => removeDate(left, date, language), text);
  const turns = sources.map((source): Turn => ({
    i: source.number,
    speaker: "medico",
    start_ms: source.number,
    end_ms: source.number,
    text: source.text,
  }));
  const [proved] = verifyNote({ locale: language, turns }, [rest]);
  const said = new Set(sources.flatMap((source) => numbersIn(source.text, language)));
  const unsaid = numbersIn(rest, language).filter((number) => !said.has(number));
  const telling = numbersIn(rest, language).some((number) => /[x.]/.test(number));
  if (proved?.verdict === "supported" && !telling && !sharesTerm(rest, turns, language))
    return { ...proved, verdict: "review", reasons: [{ kind: "foreign", detail: rest.trim() }] };
  if (proved?.verdict !== "supported" || unsaid.length === 0) return proved ?? null;
  const reasons = unsaid.map((detail) => ({ kind: "number" as const, detail }));
  return { ...proved, verdict: "review", reasons };
}

/**
 * Whether the sources name anything that the sentence names. The verifier was fitted on whole
 * visits: a short passage gives it too little to doubt a sentence about something else. A pressure
 * or a decimal number tells enough.
 */
function sharesTerm(text: string, turns: readonly Turn[], language: Language): boolean {
  const keysOf = (one: string): string[] => termsOf(readText(one, language), language).map(keyOf);
  const said = new Set(turns.flatMap((turn) => keysOf(turn.text)));
  const named = keysOf(text);
  return named.length === 0 || named.some((key) => said.has(key));
}

const NUMBER = /\d+(?:[.,]\d+)*(?:\s?[x×/]\s?\d+(?:[.,]\d+)*)*/giu;

/** Numbers as `8.2` and `150x90`: the 140 of a glucose is no half of a pressure. */
const numbersIn = (text: string, language: Language): string[] =>
  [...writeDigits(text, language).matchAll(NUMBER)].map(([number]) =>
    number.toLowerCase().replaceAll(/\s/g, "").replaceAll(/[×/]/g, "x").replaceAll(",", "."),
  );
