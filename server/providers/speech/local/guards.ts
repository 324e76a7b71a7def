import type { SpeechSegment } from "../speech.ts";

/** The longest phrase, in words, that is checked for repetition. */
const MAX_PHRASE = 12;
/** A phrase repeated this often is a loop of the model. People repeat single words more often. */
const PHRASE_TIMES = 4;
const WORD_TIMES = 7;
/** Letters per second. Faster speech is invented by the model. */
const MAX_LETTERS_S = 40;
/** Additional letters for very short answers. */
const FREE_LETTERS = 20;

/** Sentences from subtitles that speech models invent for silence. */
const SUBTITLES = [
  /legendas? (?:pela|por|da) (?:comunidade|amara)/iu,
  /amara\.org/iu,
  /subt[ií]tulos (?:realizados )?por/iu,
  /(?:thanks|thank you) for watching/iu,
  /obrigad[oa] por assistir/iu,
  /gracias por ver (?:el|este) v[ií]deo/iu,
  /inscreva-se no canal|suscr[ií]bete al canal|subscribe to (?:my|the|our) channel/iu,
];

/** Descriptions of sounds: `[Música]`, `(risos)`, `♪`. */
const SOUND_MARKS = /\[[^[\]]*\]|\([^()]*\)|[♪♫]+/gu;

const normalize = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Removes repetitions of a phrase, the usual failure of Whisper on noise. Returns null when there
 * are none.
 */
export const collapseLoop = (text: string): string | null => {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const keys = words.map(normalize);
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

/** Whether more than a third of the letters are not Latin, as all our languages are. */
export const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters / 3;
};

/** Whether the text is plausible for a segment with `voicedMs` of speech. */
const isPlausible = (text: string, voicedMs: number): boolean => {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0 || isForeignScript(text)) return false;
  if (SUBTITLES.some((pattern) => pattern.test(text))) return false;
  return letters <= FREE_LETTERS + (voicedMs / 1000) * MAX_LETTERS_S;
};

/** Removes invented text: sound marks, loops, foreign scripts, subtitles, too fast speech. */
export const removeInvented = (segments: SpeechSegment[]): SpeechSegment[] =>
  segments.flatMap((segment) => {
    const text = segment.text.replace(SOUND_MARKS, " ").replace(/\s+/gu, " ").trim();
    const once = collapseLoop(text) ?? text;
    return isPlausible(once, segment.end_ms - segment.start_ms) ? [{ ...segment, text: once }] : [];
  });
