import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { splitSentences } from "./language/sentences.ts";
import { chooseSpeakers, keyOf } from "./transcript/speaker-labels.ts";
import { readSpokenLine, type SpokenLine } from "./transcript/spoken-lines.ts";
import { areSubtitles, readSubtitles } from "./transcript/subtitles.ts";

/**
 * Parses a transcript: lines that begin with a speaker (`Médico:`, `P:`, `[00:01:02] Doctor:`),
 * WebVTT, SubRip, or typed notes. Lines without a speaker continue the turn before them. A name
 * without a role leaves the speaker undefined. Text without speakers and times becomes one turn per
 * sentence. Times are milliseconds, 0 if the text has none.
 */
export function parseTranscriptText(text: string, language: Language): Turn[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const spoken = areSubtitles(lines) ? readSubtitles(lines) : lines.map(readSpokenLine);
  const speakers = chooseSpeakers(spoken);
  const isTimed = ({ start_ms, label }: SpokenLine): boolean =>
    start_ms !== undefined && (label === undefined || speakers.has(keyOf(label)));
  if (speakers.size === 0 && !spoken.some(isTimed)) return readNotes(lines, language);
  return completeTimes(readTurns(spoken, speakers));
}

/** A turn with only the times that the text has. */
interface OpenTurn {
  speaker?: Speaker;
  start_ms?: number;
  end_ms?: number;
  text: string;
}

function readTurns(
  lines: readonly SpokenLine[],
  speakers: ReadonlyMap<string, Speaker | undefined>,
): OpenTurn[] {
  const turns: OpenTurn[] = [];
  let next: Omit<OpenTurn, "text"> | undefined = {};
  for (const { label, words, rest, start_ms, end_ms } of lines) {
    const isSpeaker = label !== undefined && speakers.has(keyOf(label));
    if (isSpeaker || start_ms !== undefined) {
      const speaker = isSpeaker ? speakers.get(keyOf(label)) : undefined;
      next = {
        ...(speaker === undefined ? {} : { speaker }),
        ...(start_ms === undefined ? {} : { start_ms }),
        ...(end_ms === undefined ? {} : { end_ms }),
      };
    }
    const said = isSpeaker ? words : rest;
    if (said === "") continue;
    if (next) turns.push({ ...next, text: said });
    else turns.at(-1)!.text += ` ${said}`;
    next = undefined;
  }
  return turns;
}

/** A later first time must be a time of day, since no recording is that long. */
const MAX_OFFSET_MS = 4 * 60 * 60 * 1000;

/** Numbers the turns and fills in missing times, so that they never decrease. */
function completeTimes(open: readonly OpenTurn[]): Turn[] {
  const first = open.find(({ start_ms }) => start_ms !== undefined)?.start_ms ?? 0;
  const origin = first > MAX_OFFSET_MS ? first : 0;
  const turns: Turn[] = [];
  for (const [i, { speaker, start_ms, end_ms, text }] of open.entries()) {
    const last = turns.at(-1);
    const start = Math.max(
      last?.start_ms ?? 0,
      (start_ms ?? last?.end_ms ?? 0) - (start_ms === undefined ? 0 : origin),
    );
    const following = open[i + 1]?.start_ms;
    const end = (end_ms ?? following ?? start + origin) - origin;
    turns.push({
      i,
      ...(speaker === undefined ? {} : { speaker }),
      start_ms: start,
      end_ms: Math.max(start, end),
      text,
    });
  }
  return turns;
}

function readNotes(lines: readonly string[], language: Language): Turn[] {
  const sentences = lines.flatMap((line) =>
    splitSentences(line.replace(/^\s*[-*•]\s*/, ""), language),
  );
  return sentences.map(({ text }, i) => ({ i, start_ms: 0, end_ms: 0, text }));
}
