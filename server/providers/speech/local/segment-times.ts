import { samplesToMs, SPEECH_RATE } from "../samples.ts";
import type { SpeechSegment } from "../speech.ts";
import type { Chunk } from "./chunks.ts";
import type { RecognizerResult } from "./sherpa.ts";

/** A sentence boundary within this distance of a pause moves to the pause. */
const SNAP_S = 0.7;
/** A pause between two tokens that ends a segment (models with token times). */
const TOKEN_PAUSE_S = 0.6;

const SENTENCE = /[^.?!…]+[.?!…]*["”»)]*\s*/gu;

/** Splits a text into sentences. Decimals and abbreviated units stay whole. */
export const splitSentences = (text: string): string[] => {
  const parts: string[] = [];
  for (const [part] of text.matchAll(SENTENCE)) {
    const before = parts.at(-1);
    const isEnd = before === undefined || /[.?!…]["”»)]*\s+$/u.test(before);
    if (isEnd) parts.push(part);
    else parts[parts.length - 1] = before + part;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

/** The segments of one chunk, in milliseconds from the recording's start. */
export const timeSegments = (result: RecognizerResult, chunk: Chunk): SpeechSegment[] => {
  const timed = whisperSegments(result, chunk) ?? tokenSegments(result, chunk);
  return timed ?? spreadSentences(result.text, chunk);
};

const bounded = (chunk: Chunk, startS: number, endS: number, text: string): SpeechSegment => {
  const start = Math.min(chunk.end, chunk.start + Math.max(0, startS) * SPEECH_RATE);
  const end = Math.min(chunk.end, Math.max(start, chunk.start + endS * SPEECH_RATE));
  return { start_ms: samplesToMs(start), end_ms: samplesToMs(end), text: text.trim() };
};

/** Whisper's segments if there are several. A single one is no better than voice activity. */
const whisperSegments = (result: RecognizerResult, chunk: Chunk): SpeechSegment[] | null => {
  const texts = result.segment_texts ?? [];
  const starts = result.segment_timestamps ?? [];
  const lengths = result.segment_durations ?? [];
  if (texts.length < 2 || starts.length !== texts.length || lengths.length !== texts.length)
    return null;
  return texts.map((text, i) => {
    const start = starts[i] as number;
    return bounded(chunk, start, start + (lengths[i] as number), text);
  });
};

const tokenSegments = (result: RecognizerResult, chunk: Chunk): SpeechSegment[] | null => {
  const { tokens, timestamps } = result;
  if (tokens.length === 0 || timestamps.length !== tokens.length) return null;
  const segments: SpeechSegment[] = [];
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const last = timestamps[i - 1] as number;
    const next = timestamps[i];
    const wordStarts = /^[\s▁]/u.test(tokens[i] ?? " ");
    const ended = /[.?!…]$/u.test(tokens[i - 1] as string);
    const cut = next === undefined || (wordStarts && (ended || next - last > TOKEN_PAUSE_S));
    if (!cut) continue;
    const text = tokens.slice(from, i).join("").replaceAll("▁", " ");
    const end = Math.min(last + TOKEN_PAUSE_S, next ?? Infinity);
    segments.push(bounded(chunk, timestamps[from] as number, end, text));
    from = i;
  }
  return segments;
};

/** Distributes sentences over the voiced time by letters. Boundaries move to a near pause. */
export const spreadSentences = (text: string, chunk: Omit<Chunk, "pcm">): SpeechSegment[] => {
  const sentences = splitSentences(text);
  const voiced = chunk.voiced;
  const total = voiced.reduce((sum, part) => sum + part.end - part.start, 0);
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const segments: SpeechSegment[] = [];
  let spoken = 0;
  let start = voiced[0]?.start ?? chunk.start;
  for (const [i, sentence] of sentences.entries()) {
    spoken += sentence.length;
    const isLast = i === sentences.length - 1;
    const cut = isLast
      ? { end: voiced.at(-1)?.end ?? chunk.end, next: chunk.end }
      : findBoundary(chunk, (total * spoken) / letters);
    const end = Math.max(start, cut.end);
    segments.push({ start_ms: samplesToMs(start), end_ms: samplesToMs(end), text: sentence });
    start = Math.max(end, cut.next);
  }
  return segments;
};

/** Maps a position in the voiced time to the end of one segment and the start of the next. */
const findBoundary = (
  chunk: Omit<Chunk, "pcm">,
  voicedAt: number,
): { end: number; next: number } => {
  let passed = 0;
  for (const [i, part] of chunk.voiced.entries()) {
    const length = part.end - part.start;
    const following = chunk.voiced[i + 1];
    if (following && Math.abs(passed + length - voicedAt) < SNAP_S * SPEECH_RATE)
      return { end: part.end, next: following.start };
    if (voicedAt <= passed + length) {
      const at = part.start + (voicedAt - passed);
      return { end: at, next: at };
    }
    passed += length;
  }
  return { end: chunk.end, next: chunk.end };
};
