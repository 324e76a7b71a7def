import { readSpokenLine, readTime, type SpokenLine } from "./spoken-lines.ts";

/*
 * WebVTT (https://www.w3.org/TR/webvtt1/) and SubRip, also as programs write them: with a comma or a
 * point before the milliseconds, without hours, without numbers, without a blank line between cues.
 */
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const TIME = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
const TIMING = new RegExp(String.raw`^\s*(${TIME})\s*-->\s*(${TIME})(?:\s.*)?$`);
/** The first timing stands within so many lines, unless the file names its format. */
const FIRST_LINES = 10;

/** Whether a file's lines are subtitles: WebVTT by its first line, SubRip by an early timing. */
export const areSubtitles = (lines: readonly string[]): boolean =>
  HEADER.test(lines[0] ?? "") || lines.slice(0, FIRST_LINES).some((line) => TIMING.test(line));

interface Cue {
  start_ms: number;
  end_ms: number;
  lines: string[];
}

/** What the cues of subtitles say, by line and speaker, in order. Comments and styles are left out. */
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
      // A cue's number right above its timing, where no blank line parts it from the cue before.
      if (open && /^\d+$/.test(lines[at - 1]!.trim())) open.lines.pop();
      open = { start_ms: readTime(start), end_ms: readTime(end), lines: [] };
      cues.push(open);
    } else if (line.trim() === "") open = undefined;
    else open?.lines.push(line);
  }
  return cues;
}

/** Two people in one cue. */
const DASH = /^\s*[-–—]/;
const VOICE = /<v(?:\.[^\s<>]{0,80})?[ \t]([^<>]{0,200})>/;

/** What a cue says, by speaker; a voice tag names the speaker of what follows it. */
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

/** Text without tags (`<i>`, `<00:01.000>`, `{\an8}`), with entities read. */
const plainText = (text: string): string =>
  text
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t]+/g, " ")
    .trim();

const ENDS = /[.?!…]["”»)]*$/u;

/** Subtitles cut sentences where the line is full: joins what one speaker says up to its end. */
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
