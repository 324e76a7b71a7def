import type { Language } from "@relato/shared/domain/language.ts";
import { normalisationOf } from "../language/phrase-lists.ts";
import { capitalise, fold } from "../language/text.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Sentence } from "./sentences.ts";

/** In sentences: the doctor greets the patient within so many. */
const OPENING = 16;
const NAME = /^(?:\p{L}+\.? )?(\p{Lu}\p{Ll}{2,})$/u;

/**
 * The first names with which the doctor greets the patient ("Bom dia, Rosi."), in lower case. A
 * name is left out if the companion answers more than a third of the times that it is called,
 * because it may be the companion's.
 */
export function findPatientNames(
  sentences: readonly Sentence[],
  language: Language,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    if (at >= OPENING) break;
    const [greeting = "", called = ""] = splitParts(sentence.text);
    if (sentence.speaker !== "medico" || !isMarker(greeting, language)) continue;
    const name = NAME.exec(called)?.[1];
    if (
      name !== undefined &&
      !isTerm(sentence, name, language) &&
      nextSpeaker(sentences, at) === "paciente"
    )
      names.add(name.toLowerCase());
  }
  for (const name of names) {
    const answers = sentences.flatMap((sentence, at) =>
      sentence.speaker === "medico" && isCalled(sentence, name)
        ? (nextSpeaker(sentences, at) ?? [])
        : [],
    );
    const others = answers.filter((speaker) => speaker === "acompanhante").length;
    if (others * 3 > answers.length) names.delete(name);
  }
  return names;
}

/**
 * Removes these names where they only address the patient: at an edge of the text or between
 * commas.
 */
export function removeNames(text: string, names: ReadonlySet<string>): string {
  if (names.size === 0 || !text.includes(",")) return text;
  const parts = text.split(",");
  const kept = parts.filter((part, at) => {
    const isLast = at === parts.length - 1;
    const said = isLast ? part.replace(/(?<![.!?…])[.!?…]+\s*$/, "") : part;
    return !names.has(said.trim().toLowerCase()) || !/^\s*\p{Lu}/u.test(part);
  });
  if (kept.length === parts.length || kept.length === 0) return text;
  const end = text.slice(text.trimEnd().replace(/(?<![.!?…])[.!?…]+$/, "").length);
  const out = kept.join(",").trim();
  return capitalise(/[.!?…]$/.test(out) ? out : out + end);
}

const splitParts = (text: string): string[] =>
  text.split(/[,.!?¡¿…]/).flatMap((part) => part.trim() || []);

const isMarker = (part: string, language: Language): boolean =>
  normalisationOf(language)
    .phrases("greeting")
    .some((phrase) => phrase.join(" ") === part.toLowerCase());

/** Whether a name is a word of the lexicon, for example a medicine. */
const isTerm = ({ mentions, tokens }: Sentence, name: string, language: Language): boolean =>
  lexiconOf(language).words("title").has(fold(name)) ||
  mentions.some(({ from, to }) => tokens.slice(from, to).some(({ t }) => t === fold(name)));

const isCalled = ({ text }: Sentence, name: string): boolean =>
  splitParts(text).some((part) => NAME.exec(part)?.[1]?.toLowerCase() === name);

/** The speaker of the first sentence after `at` that is not the doctor's. */
const nextSpeaker = (sentences: readonly Sentence[], at: number): string | undefined =>
  sentences.slice(at + 1, at + 1 + OPENING).find((one) => one.speaker !== "medico")?.speaker;
