import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import { isDosageNoise, readActions, readDosage } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { evidencesOf } from "../talk/evidence.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { clauseEnd, clauseStart } from "./clause-tokens.ts";
import { BLANK, labelsOf } from "./labels.ts";
import { planStatements } from "./plan-statements.ts";

/** Writes the length and start of the leave, then what else the doctor said about it, quoted. */
export function writeCertificate(reads: readonly ReadSentence[], language: Language): Statement[] {
  let days = "";
  let start = "";
  const timed: ReadSentence[] = [];
  const others: ReadSentence[] = [];
  for (const read of reads) {
    const leave = readLeave(readText(read.text!, language), language);
    if (days === "") days = leave.length;
    if (start === "") start = leave.start;
    if (leave.length + leave.start === "") others.push(read);
    else timed.push(read);
    if (leave.length + leave.start !== "" && leave.saysMore) others.push(read);
  }
  if (timed.length === 0) return planStatements(others, language);
  const text = labelsOf(language).leave(days || BLANK, start || BLANK);
  const evidence = evidencesOf(timed.map(({ sentence }) => sentence));
  return [{ text, status: "supported", evidence }, ...planStatements(others, language)];
}

/** "Por 15 dias" becomes "15 dias". */
const lengthOf = (value: string): string => value.replace(/^\D+/, "");

interface Leave {
  length: string;
  start: string;
  /** Whether the sentence holds more than length and start. */
  saysMore: boolean;
}

/**
 * Reads the length and start of a leave. A duration of something else ("no lifting for two weeks")
 * is ignored.
 */
function readLeave(read: ReadText, language: Language): Leave {
  const { tokens } = read;
  const { cues, little } = lexiconOf(language);
  const times = readDosage(tokens, language).filter(({ kind }) => kind === "duration");
  const starts = findPhrases("leave start", tokens, language);
  const known = [
    ...times.slice(0, 1),
    ...starts.slice(0, 1),
    ...cues.findAll(tokens, read.stems).filter(({ concept }) => concept.id === "certificate"),
    ...readActions(tokens, language),
  ];
  const rest = tokens.flatMap(({ kind, t }, at) => {
    const isKnown = known.some(({ from, to }) => from <= at && to > at);
    return kind === "mark" || little.has(t) || isDosageNoise(t, language) || isKnown ? [] : [at];
  });
  const [time] = times;
  const isOther =
    time !== undefined &&
    rest.some((at) => at >= clauseStart(tokens, time.from) && at < clauseEnd(tokens, time.from));
  return {
    length: time && !isOther ? lengthOf(time.value) : "",
    start: starts[0]?.value ?? "",
    saysMore: rest.length > 0,
  };
}
