import type { Turn } from "@relato/shared/domain/transcript.ts";
import { splitSentences } from "./local/segment-times.ts";
import type { SpeechResult, SpeechSegment } from "./speech.ts";

/** A pause of this length starts a new turn. */
const PAUSE_MS = 500;
/** A turn of this length ends with its sentence, so that evidence points near its second. */
const LONG_MS = 15_000;

const SENTENCE_END = /[.?!…]["”»)]*$/u;
const QUESTION_END = /\?["”»)]*$/u;

/** Cuts a segment after each question, since another person answers. Splits times by letters. */
const splitQuestions = (segment: SpeechSegment): SpeechSegment[] => {
  const groups: string[] = [];
  let isGroupOpen = false;
  for (const sentence of splitSentences(segment.text)) {
    if (isGroupOpen) groups[groups.length - 1] += ` ${sentence}`;
    else groups.push(sentence);
    isGroupOpen = !QUESTION_END.test(sentence);
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
 * Groups segments into turns: consecutive sentences without a pause, up to a question. Turns have
 * no speaker, because all voices are on one track. Start times never decrease.
 */
export const segmentsToTurns = (result: Pick<SpeechResult, "segments">): Turn[] => {
  const turns: Turn[] = [];
  for (const segment of result.segments.flatMap(splitQuestions)) {
    const last = turns.at(-1);
    const start_ms = Math.max(segment.start_ms, last?.start_ms ?? 0);
    const end_ms = Math.max(segment.end_ms, start_ms);
    if (last && continuesTurn(last, segment)) {
      last.text += ` ${segment.text}`;
      last.end_ms = Math.max(last.end_ms, end_ms);
    } else turns.push({ i: turns.length, start_ms, end_ms, text: segment.text });
  }
  return turns;
};

const continuesTurn = (turn: Turn, next: SpeechSegment): boolean => {
  if (next.start_ms - turn.end_ms >= PAUSE_MS || QUESTION_END.test(turn.text)) return false;
  return !(SENTENCE_END.test(turn.text) && turn.end_ms - turn.start_ms >= LONG_MS);
};
