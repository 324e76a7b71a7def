import { SPEECH_RATE } from "../decode/resample.ts";
import type { SpeechSegment } from "../speech.ts";
import type { Chunk } from "./chunks.ts";
import type { RecognizerResult } from "./sherpa.ts";

/** A boundary between sentences that falls this near a pause is that pause. */
const SNAP_S = 0.7;
/** A pause between two tokens that ends a segment, where the model tells each token's time. */
const TOKEN_PAUSE_S = 0.6;

const SENTENCE = /[^.?!…]+[.?!…]*["”»)]*\s*/gu;

/** Cuts a text after its full stops, question and exclamation marks; decimals and abbreviated units stay whole. */
export const sentencesOf = (text: string): string[] => {
  const parts: string[] = [];
  for (const [part] of text.matchAll(SENTENCE)) {
    const before = parts.at(-1);
    const isEnd = before === undefined || /[.?!…]["”»)]*\s+$/u.test(before);
    if (isEnd) parts.push(part);
    else parts[parts.length - 1] = before + part;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

/** The words of one chunk with their times in milliseconds from the recording's start. */
export const placeText = (result: RecognizerResult, chunk: Chunk): SpeechSegment[] => {
  const own = whisperSegments(result, chunk) ?? tokenSegments(result, chunk);
  return own ?? spread(result.text, chunk);
};

const msOf = (sample: number): number => Math.round((sample * 1000) / SPEECH_RATE);

const bounded = (chunk: Chunk, startS: number, endS: number, text: string): SpeechSegment => {
  const start = Math.min(chunk.end, chunk.start + Math.max(0, startS) * SPEECH_RATE);
  const end = Math.min(chunk.end, Math.max(start, chunk.start + endS * SPEECH_RATE));
  return { start_ms: msOf(start), end_ms: msOf(end), text: text.trim() };
};

/** Whisper's own segments, where it gave more than one; a single one knows no more than the voice activity does. */
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

/** Lays sentences over the voiced time by their length in letters, each boundary drawn to a pause near it. */
export const spread = (text: string, chunk: Omit<Chunk, "pcm">): SpeechSegment[] => {
  const sentences = sentencesOf(text);
  const voiced = chunk.voiced;
  const total = voiced.reduce((sum, part) => sum + part.end - part.start, 0);
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const segments: SpeechSegment[] = [];
  let spoken = 0;
  let start = voiced[0]?.start ?? chunk.start;
  for (const [i, sentence] of sentences.entries()) {
    spoken += sentence.length;
    const last = i === sentences.length - 1;
    const place = last
      ? { end: voiced.at(-1)?.end ?? chunk.end, next: chunk.end }
      : boundary(chunk, (total * spoken) / letters);
    const end = Math.max(start, place.end);
    segments.push({ start_ms: msOf(start), end_ms: msOf(end), text: sentence });
    start = Math.max(end, place.next);
  }
  return segments;
};

/** Where a point of the voiced time lies: the end of what is before it and the start of what follows. */
const boundary = (chunk: Omit<Chunk, "pcm">, voicedAt: number): { end: number; next: number } => {
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
