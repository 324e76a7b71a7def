import { readSpokenLine, readTime, type SpokenLine } from "./spoken-lines.ts";

/*
 * WebVTT (https://www.w3.org/TR/webvtt1/) and SubRip. Accepts common deviations: a comma or a point
 * before the milliseconds, no hours, no cue numbers, no blank line between cues.
 */
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const TIME = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
const TIMING = new RegExp(String.raw`^\s*(${TIME})\s*-->\s*(${TIME})(?:\s.*)?$`);
/** A SubRip file has its first timing within so many lines. */
const FIRST_LINES = 10;

/** Whether the lines are WebVTT (by the first line) or SubRip (by an early timing). */
export const areSubtitles = (lines: readonly string[]): boolean =>
  HEADER.test(lines[0] ?? "") || lines.slice(0, FIRST_LINES).some((line) => TIMING.test(line));

interface Cue {
  start_ms: number;
  end_ms: number;
  lines: string[];
}

/** Reads subtitles as lines with speaker and times, in order. Comments and styles are skipped. */
export const readSubtitles = (lines: readonly string[]): SpokenLine[] =>
  joinSentences(
    readCues(lines)
      .toSorted((a, b) => a.start_ms - b.start_ms)
      .flatMap(spokenLines),
  );

function readCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  let open: Cue | undefined;
  for (const [at, line] of lines.entries()) {
    const [, start, end] = TIMING.exec(line) ?? [];
    if (start !== undefined && end !== undefined) {
      // The number of the next cue, if no blank line separates it from the cue before.
      if (open && /^\d+$/.test(lines[at - 1]!.trim())) open.lines.pop();
      open = { start_ms: readTime(start), end_ms: readTime(end), lines: [] };
      cues.push(open);
    } else if (line.trim() === "") open = undefined;
    else open?.lines.push(line);
  }
  return cues;
}

/** Marks a change of speaker within a cue. */
const DASH = /^\s*[-–—]/;
const VOICE = /<v(?:\.[^\s<>]{0,80})?[ \t]([^<>]{0,200})>/;

/** Splits a cue by speaker. A voice tag names the speaker of the text after it. */
function spokenLines({ lines, ...times }: Cue): SpokenLine[] {
  const [before = "", ...voices] = lines.join("\n").split(VOICE);
  const spoken: SpokenLine[] = [];
  for (const line of plainText(before).split("\n")) {
    const read = readSpokenLine(line);
    const last = spoken.at(-1);
    if (last && read.label === undefined && !DASH.test(line)) append(last, read.words);
    else if (line !== "") spoken.push({ ...read, ...times });
  }
  for (let at = 0; at + 1 < voices.length; at += 2) {
    const words = plainText(voices[at + 1]!).replaceAll("\n", " ");
    const label = plainText(voices[at]!);
    if (words !== "") spoken.push({ label, isMarked: true, words, rest: words, ...times });
  }
  return spoken;
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  lrm: "",
  rlm: "",
};

/** Removes tags (`<i>`, `<00:01.000>`, `{\an8}`) and decodes entities. */
const plainText = (text: string): string =>
  text
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t]+/g, " ")
    .trim();

const ENDS = /[.?!…]["”»)]*$/u;

/** Joins the lines of one speaker into sentences, since subtitles break them at the line length. */
function joinSentences(lines: readonly SpokenLine[]): SpokenLine[] {
  const joined: SpokenLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && last.label === line.label && !ENDS.test(last.words)) {
      append(last, line.words);
      if (line.end_ms !== undefined) last.end_ms = line.end_ms;
    } else joined.push({ ...line });
  }
  return joined;
}

function append(line: SpokenLine, words: string): void {
  line.words += ` ${words}`;
  line.rest += ` ${words}`;
}
