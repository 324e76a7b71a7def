import type { LabelledLine } from "./speaker-labels.ts";
import { roleOfLabel } from "./speaker-labels.ts";

/** A line of a transcript, typed or exported. */
export interface SpokenLine extends LabelledLine {
  /** The line without bullet and time. It is the spoken text if the label names no speaker. */
  rest: string;
  start_ms?: number;
  end_ms?: number;
}

const TIME = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
const NAME = String.raw`\p{L}[\p{L}\p{N}.,'’ _()/-]{0,60}?`;
/** Spaces between the parts of a line. All repeats here are bounded, so that matching is fast. */
const GAP = String.raw`\s{0,8}`;
const BULLET = /^(?:[-•>]{1,3}\s{0,8}|\*\s{1,8}|#{1,6}\s{1,8})?/;
/** "[00:01:02]", "(0:01)", "[00:01.000 --> 00:04.000]"; without brackets only before a label. */
const LEADING_TIME = new RegExp(
  String.raw`^([[(])?(${TIME})(?:${GAP}(?:-->|[-–—])${GAP}(${TIME}))?[\])]?${GAP}` +
    String.raw`(?:[-–—|]\s${GAP})?`,
);
/** "Médico: …", "**Mãe:** …", "[Dra. Ana]: …", "Doctor (00:01): …". */
const LABELLED = new RegExp(
  String.raw`^[*_[]{0,3}(${NAME})[\])*_]{0,3}(?:${GAP}[[(]?(${TIME})[\])]?)?${GAP}` +
    String.raw`(?:(?<!\d):|:(?!\d)|[–—])[*_]{0,2}(.*)$`,
  "u",
);
/** "Paciente - …", "[Médico] …", "DOCTOR<tab>…": only for roles, since prose may look so. */
const ROLE_FIRST = new RegExp(
  String.raw`^(?:[*_]{0,2}(${NAME})[*_]{0,2}(?:\s-\s|\t)|\[(${NAME})\]\s)(.*)$`,
  "u",
);
/** "Ana Souza  0:03" above the words, as meeting tools export it. */
const HEADER = new RegExp(
  String.raw`^[*_[]{0,3}(${NAME})[\]*_]{0,3}${GAP}[,|-]?\s${GAP}[[(]?(${TIME})[\])]?[*_]{0,3}$`,
  "u",
);
/** "## Médico", "**Paciente**": a role alone on its line. */
const ALONE = new RegExp(String.raw`^(?:#{1,6}\s|\*\*)(${NAME})[*_]{0,2}$`, "u");

/**
 * Reads one line. The caller decides whether the label names a speaker; if not, `rest` is the text.
 */
export function readSpokenLine(line: string): SpokenLine {
  const trimmed = line.trim();
  const alone = ALONE.exec(trimmed)?.[1];
  if (alone !== undefined && roleOfLabel(alone) !== undefined)
    return { label: alone, words: "", rest: trimmed };
  const body = trimmed.replace(BULLET, "");
  const time = LEADING_TIME.exec(body);
  const after = time === null ? body : body.slice(time[0].length);
  const labelled = readLabel(after);
  if (time === null || (time[1] === undefined && labelled.label === undefined))
    return time === null ? labelled : readLabel(body);
  return { ...labelled, ...timesOf(time[2]!, time[3]) };
}

function readLabel(rest: string): SpokenLine {
  const header = HEADER.exec(rest);
  if (header) return { label: header[1]!.trim(), words: "", rest, ...timesOf(header[2]!) };
  const labelled = LABELLED.exec(rest);
  if (labelled) {
    const [, label = "", time, words = ""] = labelled;
    return { label: label.trim(), words: words.trim(), rest, ...(time ? timesOf(time) : {}) };
  }
  const [, named, bracketed, words = ""] = ROLE_FIRST.exec(rest) ?? [];
  const label = (named ?? bracketed)?.trim();
  return label !== undefined && roleOfLabel(label) !== undefined
    ? { label, words: words.trim(), rest }
    : { words: rest, rest };
}

const timesOf = (start: string, end?: string): { start_ms: number; end_ms?: number } => ({
  start_ms: readTime(start),
  ...(end === undefined ? {} : { end_ms: readTime(end) }),
});

/** Milliseconds of "1:02:03.5", "02:03" or "02:03,500". */
export const readTime = (time: string): number =>
  Math.round(
    1000 *
      time
        .replace(",", ".")
        .split(":")
        .reduce((seconds, part) => seconds * 60 + Number(part), 0),
  );
