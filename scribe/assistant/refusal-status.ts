import type { Mention } from "../lexicon/matcher.ts";
import type { PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";

/** The most tokens between a refusal and what is refused. */
const REACH_BEFORE = 6;
const REACH_AFTER = 10;
/** "Fez mamografia, recusou colonoscopia": the object follows. */
const OBJECT_REACH = 3;
const OBJECTS = new Set(["exam", "procedure", "vaccine", "drug", "device"]);

/** Whether a refusal is of a thing. */
export const isRefused = (sentence: PassageSentence, mention: Mention): boolean => {
  const { read, language } = sentence;
  if (isTurnedDown(sentence, mention)) return true;
  return cuesWith(read, language, "refusal").some((cue) =>
    cue.to <= mention.from
      ? mention.from - cue.to <= REACH_BEFORE && !isEnded(sentence, cue.to, mention.from)
      : cue.from >= mention.to &&
        cue.from - mention.to <= REACH_AFTER &&
        (!isEnded(sentence, mention.to, cue.from) || isAnswer(sentence, mention, cue)) &&
        !hasObject(sentence, cue),
  );
};

/** "He turned colonoscopy down." */
export const isTurnedDown = (
  { read: { tokens }, language }: PassageSentence,
  { from, to }: Mention,
): boolean =>
  language === "en-US" &&
  tokens[from - 1]?.t.startsWith("turn") === true &&
  tokens[to]?.t === "down";

/** "Offered colonoscopy; he refused": nothing else is between. */
const isAnswer = ({ read, language }: PassageSentence, { from, to }: Mention, cue: Mention) =>
  read.tokens[to]?.t === ";" &&
  cue.from - to <= ANSWER_REACH &&
  cuesWith(read, language, "proposed").some((offer) => offer.to <= from && from - offer.to <= 2);
const ANSWER_REACH = 3;

const isEnded = ({ read }: PassageSentence, from: number, to: number): boolean =>
  read.tokens.slice(from, to).some(({ t }) => t === ";" || t === ".");

const hasObject = ({ read }: PassageSentence, { to }: Mention): boolean =>
  read.mentions.some(
    ({ concept, from }) => OBJECTS.has(concept.type) && from >= to && from - to < OBJECT_REACH,
  );
