import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { splitSentences } from "./language/sentences.ts";
import { fold } from "./language/text.ts";

/** Labels before a colon, folded; all three languages at once, for people paste what they have. */
const LABELS: readonly (readonly [RegExp, Speaker])[] = [
  [
    /^(?:medic[oa]|m|dr|dra|dr\.|dra\.|doutora?|doctora?|doc|d|physician|provider|clinician|md|nurse|enfermeir[oa]|psicolog[oa]|nutricionista|profissional|profesional|(?:dr|dra|doutora?|doctora?)\.? [\p{L} ]{1,30})$/u,
    "medico",
  ],
  [/^(?:paciente|p|pac|pcte|patient|pt|client|cliente)$/, "paciente"],
  [
    /^(?:acompanhante|acomp|acompanante|a|mae|pai|madre|padre|mama|papa|mother|father|mom|dad|filh[oa]|hij[oa]|espos[oa]|marido|mulher|wife|husband|daughter|son|companion|caregiver|cuidadora?|avo|abuel[oa]|irma|irmao|herman[oa]|familiar|family|guest_family|relative)$/,
    "acompanhante",
  ],
];
const LABELLED =
  /^\s*(?:[-*•>]\s*)?(?:\[?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\]?\s*)?[*[(]*([\p{L}][\p{L}. _]{0,40}?)[*\])]*\s*[:–—]\s*[*]*\s*(.*)$/u;

/**
 * Reads a pasted transcript or typed notes. Lines that begin with a speaker (`Médico:`, `P:`,
 * `Doctor:`) are that speaker's turns, with the lines that follow; text without any such label is
 * one turn a sentence without a speaker. Times are 0: nothing was recorded.
 */
export function parseTranscriptText(text: string, language: Language): Turn[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const read = lines.map(readLine);
  if (!read.some((line) => line.speaker)) return notes(lines, language);
  const turns: Turn[] = [];
  for (const { speaker, words } of read) {
    if (words === "") continue;
    const last = turns.at(-1);
    if (!speaker && last) last.text = `${last.text} ${words}`;
    else turns.push(turnOf(turns.length, words, speaker));
  }
  return turns;
}

function readLine(line: string): { speaker: Speaker | undefined; words: string } {
  const match = LABELLED.exec(line);
  const speaker = match ? speakerOf(match[1]!) : undefined;
  return speaker
    ? { speaker, words: match![2]!.trim() }
    : { speaker: undefined, words: line.trim() };
}

function speakerOf(label: string): Speaker | undefined {
  const folded = fold(label).trim();
  return LABELS.find(([pattern]) => pattern.test(folded))?.[1];
}

function notes(lines: readonly string[], language: Language): Turn[] {
  const sentences = lines.flatMap((line) =>
    splitSentences(line.replace(/^\s*[-*•]\s*/, ""), language),
  );
  return sentences.map((span, i) => turnOf(i, span.text, undefined));
}

const turnOf = (i: number, text: string, speaker: Speaker | undefined): Turn => ({
  i,
  ...(speaker ? { speaker } : {}),
  start_ms: 0,
  end_ms: 0,
  text,
});
