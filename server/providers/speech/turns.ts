import type { Turn } from "@relato/shared/domain/transcript.ts";
import { sentencesOf } from "./local/place.ts";
import type { SpeechResult, SpeechSegment } from "./speech.ts";

/** A pause of this length is taken for a change of speaker or thought. */
const PAUSE_MS = 500;
/** A turn that has grown to this ends with its sentence, so that evidence stays near its second. */
const LONG_MS = 15_000;

const ENDS = /[.?!…]["”»)]*$/u;
const ASKS = /\?["”»)]*$/u;

/** Cuts a segment after its questions: the answer is another person's. Times are shared out by letters. */
const splitQuestions = (segment: SpeechSegment): SpeechSegment[] => {
  const groups: string[] = [];
  let open = false;
  for (const sentence of sentencesOf(segment.text)) {
    if (open) groups[groups.length - 1] += ` ${sentence}`;
    else groups.push(sentence);
    open = !ASKS.test(sentence);
  }
  const letters = groups.reduce((sum, group) => sum + group.length, 0);
  const length = segment.end_ms - segment.start_ms;
  let passed = 0;
  return groups.map((text) => {
    const start_ms = Math.round(segment.start_ms + (length * passed) / letters);
    passed += text.length;
    const end_ms = Math.round(segment.start_ms + (length * passed) / letters);
    return { start_ms, end_ms, text };
  });
};

/**
 * The turns of a transcript: sentences that follow each other without a pause, up to a question.
 * Nobody is named: one microphone hears everybody. Times never run backwards.
 */
export const segmentsToTurns = (result: Pick<SpeechResult, "segments">): Turn[] => {
  const turns: Turn[] = [];
  for (const segment of result.segments.flatMap(splitQuestions)) {
    const last = turns.at(-1);
    const start_ms = Math.max(segment.start_ms, last?.start_ms ?? 0);
    const end_ms = Math.max(segment.end_ms, start_ms);
    if (last && belongs(last, segment)) {
      last.text += ` ${segment.text}`;
      last.end_ms = Math.max(last.end_ms, end_ms);
    } else turns.push({ i: turns.length, start_ms, end_ms, text: segment.text });
  }
  return turns;
};

const belongs = (turn: Turn, next: SpeechSegment): boolean => {
  if (next.start_ms - turn.end_ms >= PAUSE_MS || ASKS.test(turn.text)) return false;
  return !(ENDS.test(turn.text) && turn.end_ms - turn.start_ms >= LONG_MS);
};
