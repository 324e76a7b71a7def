import type { SpeechSegment } from "../speech.ts";

/** Longest phrase, in words, whose repetition is looked for. */
const MAX_PHRASE = 12;
/** A phrase said this often in a row is the model's loop; a single word may honestly be said more often. */
const PHRASE_TIMES = 4;
const WORD_TIMES = 7;
/** Nobody speaks faster, in letters a second; more than that was not heard but made up. */
const MAX_LETTERS_S = 40;
/** Letters that are allowed anyhow, for very short answers. */
const FREE_LETTERS = 20;

/** Sentences that speech models learnt from subtitles and say into silence. */
const SUBTITLES = [
  /legendas? (?:pela|por|da) (?:comunidade|amara)/iu,
  /amara\.org/iu,
  /subt[ií]tulos (?:realizados )?por/iu,
  /(?:thanks|thank you) for watching/iu,
  /obrigad[oa] por assistir/iu,
  /gracias por ver (?:el|este) v[ií]deo/iu,
  /inscreva-se no canal|suscr[ií]bete al canal|subscribe to (?:my|the|our) channel/iu,
];

/** Sounds that a model describes instead of words: `[Música]`, `(risos)`, `♪`. */
const SOUND_MARKS = /\[[^\]]*\]|\([^)]*\)|[♪♫]+/gu;

const normal = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds a phrase that repeats itself without end, the usual failure of Whisper on noise.
 * @returns the text with the phrase once, or null when there is no such loop
 */
export const collapseLoop = (text: string): string | null => {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const keys = words.map(normal);
  for (let length = 1; length <= MAX_PHRASE; length++) {
    for (let from = 0; from + length * 2 <= keys.length; from++) {
      let times = 1;
      while (repeats(keys, from, length, times)) times++;
      if (times < (length === 1 ? WORD_TIMES : PHRASE_TIMES)) continue;
      const kept = [...words.slice(0, from + length), ...words.slice(from + length * times)];
      const text = kept.join(" ");
      return collapseLoop(text) ?? text;
    }
  }
  return null;
};

const repeats = (keys: string[], from: number, length: number, times: number): boolean => {
  const at = from + length * times;
  if (at + length > keys.length) return false;
  for (let i = 0; i < length; i++) if (keys[from + i] !== keys[at + i]) return false;
  return true;
};

/** Whether more than a third of the letters belong to no language of ours, which all write in Latin script. */
export const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters / 3;
};

/** @param voicedMs how long somebody speaks in what this text is said to be */
export const isText = (text: string, voicedMs: number): boolean => {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0 || isForeignScript(text)) return false;
  if (SUBTITLES.some((pattern) => pattern.test(text))) return false;
  return letters <= FREE_LETTERS + (voicedMs / 1000) * MAX_LETTERS_S;
};

/** Drops what was not said: marks of sounds, loops, foreign script, subtitles, more words than time. */
export const guard = (segments: SpeechSegment[]): SpeechSegment[] =>
  segments.flatMap((segment) => {
    const text = segment.text.replace(SOUND_MARKS, " ").replace(/\s+/gu, " ").trim();
    const once = collapseLoop(text) ?? text;
    return isText(once, segment.end_ms - segment.start_ms) ? [{ ...segment, text: once }] : [];
  });
