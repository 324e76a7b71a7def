import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";
import { sentencesOf } from "../../scribe/facts/gather.ts";
import { ACTS, type Act, beforeTold } from "../../scribe/facts/parts/acts.ts";
import { type Before, featuresOf } from "../../scribe/facts/parts/features.ts";
import { readSentence } from "../../scribe/facts/read.ts";
import { withSpeakers } from "../../scribe/facts/speakers.ts";
import type { Sentence } from "../../scribe/facts/types.ts";
import { readCases } from "../../scribe/fixtures/cases.ts";

const FOLDER = new URL("../../scribe/fixtures/acts/", import.meta.url);
const LETTERS = "NHERAP";
const LANGUAGES: Record<string, Language> = { pt: "pt-BR", es: "es", en: "en-US" };

/** The sentences of a visit's doctor with what each does. */
export interface Visit {
  /** The set that it stems from: "heldout3", or "written" for the tellings in `fixtures/acts`. */
  set: string;
  texts: string[];
  features: string[][];
  acts: Act[];
}

/** All visits whose sentences are labelled: the known sets by `known.txt`, and those written for this. */
export function readVisits(): Visit[] {
  const files = readdirSync(FOLDER)
    .filter((file) => /^\w\w-\d+\.txt$/.test(file))
    .toSorted();
  return [...knownVisits(), ...files.flatMap(writtenVisits)];
}

const actOf = (letter: string): Act => {
  const act = ACTS[LETTERS.indexOf(letter)];
  if (!act) throw new Error(`no act is called ${letter}`);
  return act;
};

/** "set/case NHE EEP …": a group a turn of the doctor's, a letter a sentence that asks nothing. */
function knownVisits(): Visit[] {
  const lines = readFileSync(new URL("known.txt", FOLDER), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [name, ...groups] = line.split(" ");
    const [set, id] = name!.split("/");
    const gold = readCases(set).find((one) => one.id === id);
    if (!gold) throw new Error(`no case ${name}`);
    const turns = withSpeakers(gold.turns, gold.locale);
    const told = [...beforeTold(sentencesOf(turns, gold.locale))];
    const counted = [...Map.groupBy(told, ([sentence]) => sentence.turn.i)];
    for (const [at, [turn, own]] of counted.entries())
      if (own.length !== groups[at]?.length)
        throw new Error(`${name}, turn ${turn}: ${own.length} sentences, labels ${groups[at]}`);
    const acts = Array.from(groups.join(""), actOf);
    return visitOf(set!, told, acts, gold.locale);
  });
}

/** A visit a block, a sentence a line: "-N Oi, Carla.", "E Pulmões limpos."; "-" begins a turn. */
function writtenVisits(file: string): Visit[] {
  const language = LANGUAGES[file.slice(0, 2)]!;
  const blocks = readFileSync(new URL(file, FOLDER), "utf8")
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n\s*\n/);
  return blocks.map((block) => {
    const lines = block.split("\n").map((line) => {
      const match = /^(-?)([NHERAP]) (.+)$/.exec(line);
      if (!match) throw new Error(`${file}: no label in "${line}"`);
      return { begins: match[1] === "-", act: actOf(match[2]!), text: match[3]! };
    });
    const said = lines.map(({ text }) => readSentence(text, language) as Sentence);
    const told = lines.map(({ begins }, i): [Sentence, Before] => {
      const tested = said[i - 1]?.mentions.some((m) => m.concept.type === "exam") ?? false;
      return [said[i]!, { begins, asked: false, tested }];
    });
    return visitOf(
      "written",
      told,
      lines.map(({ act }) => act),
      language,
    );
  });
}

const visitOf = (
  set: string,
  told: readonly [Sentence, Before][],
  acts: Act[],
  language: Language,
): Visit => ({
  set,
  acts,
  texts: told.map(([sentence]) => sentence.text),
  features: told.map(([sentence, before]) => featuresOf(sentence, language, before)),
});
