import { readFileSync, readdirSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import {
  type DialogueAct,
  dialogueActFeatures,
  type ActContext,
  nextActContext,
} from "../talk/dialogue-acts.ts";
import { readSentences } from "../talk/sentences.ts";
import type { Example } from "./logistic.ts";

/** The doctor's statements of a visit, each with its dialogue act. */
interface DoctorMonologue {
  language: Language;
  turns: Turn[];
  /** The dialogue act of each turn. A turn is one sentence. */
  acts: DialogueAct[];
}

const LANGUAGES: Record<string, Language> = { pt: "pt-BR", es: "es", en: "en-US" };
const ACTS: Record<string, DialogueAct> = {
  N: "none",
  H: "history",
  E: "finding",
  R: "result",
  A: "assessment",
  P: "plan",
};
const FOLDER = new URL("./doctor-monologues/", import.meta.url);

/** Reads the monologues: one block per visit, one sentence per line after the letter of its act. */
export function readDoctorMonologues(): DoctorMonologue[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => {
      const language = LANGUAGES[name.slice(0, 2)]!;
      const blocks = readFileSync(new URL(name, FOLDER), "utf8").split(/\n\s*\n/);
      return blocks.map((block) => readBlock(block, language));
    });
}

function readBlock(block: string, language: Language): DoctorMonologue {
  const lines = block.split("\n").flatMap((line) => /^-?([A-Z]) (.+)$/.exec(line) ?? []);
  const turns: Turn[] = [];
  const acts: DialogueAct[] = [];
  for (let at = 0; at + 2 < lines.length; at += 3) {
    const i = turns.length;
    turns.push({
      i,
      speaker: "medico",
      start_ms: i * 1000,
      end_ms: i * 1000,
      text: lines[at + 2]!,
    });
    acts.push(ACTS[lines[at + 1]!] ?? "none");
  }
  return { language, turns, acts };
}

/**
 * The sentences as examples of the doctor's dialogue acts. Questions are left out, since the files
 * label them as none.
 */
export const monologueExamples = (): Example[] =>
  readDoctorMonologues().flatMap(({ language, turns, acts }) => {
    const sentences = readSentences(turns, language);
    let before: ActContext = { previous: "start", stage: "start" };
    return sentences.flatMap((sentence) => {
      const act = acts[sentence.turn.i]!;
      const features = dialogueActFeatures(sentence, sentences, before, language);
      before = nextActContext(before, sentence, act);
      return sentence.asks ? [] : [{ features, classes: [act] }];
    });
  });
