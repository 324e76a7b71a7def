import { readdirSync, readFileSync } from "node:fs";
import type { PassagePlace } from "@relato/shared/domain/chatzello/records.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { mentionFeatures } from "../assistant/mention-features.ts";
import type { Status } from "../assistant/mention-status.ts";
import { ruleStatus } from "../assistant/passage-facts.ts";
import { type PassageSentence, sentencesOf } from "../assistant/passage-sentence.ts";
import type { AssistantRecord } from "../assistant/types.ts";
import type { Unit } from "../assistant/units.ts";
import { expandAbbreviations } from "../lexicon/abbreviations.ts";
import { readText } from "../talk/sentences.ts";

/** A line of `mentions/`: a thing in a sentence of a record, with what the sentence says of it. */
export interface LabelledMention {
  locale: string;
  heading: string;
  /** Talk has no heading; by default a note. */
  register?: "talk";
  sentence: string;
  /** As written in the sentence. */
  thing: string;
  status: WrittenStatus;
  kind: string;
  /** The file. */
  set: string;
}
/** What an author says of a thing, or what the tables need to know. */
type WrittenStatus =
  | Status
  | ("present" | "past" | "absent" | "other_person" | "possible" | "ordered" | "done" | "not_done")
  | ("refused" | "started" | "continued" | "changed" | "advice" | "allergy" | "denied_allergy");

const FOLDER = new URL("./mentions/", import.meta.url);

/** All labelled mentions of a folder, by default of `mentions/`. */
export const readLabelledMentions = (folder: URL = FOLDER): LabelledMention[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((set) =>
      readFileSync(new URL(set, folder), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => ({ ...(JSON.parse(line) as LabelledMention), set })),
    );

/** What is done on a day. */
const DONE = new Set(["exam", "vaccine", "procedure"]);
/** What has a time in which it is taken. */
const TAKEN = new Set(["drug", "habit"]);

/** The status of the tables that a written one means. */
function statusOf({ status, kind }: Pick<LabelledMention, "status" | "kind">): Status {
  switch (status) {
    case "family":
    case "other_person":
      return "family";
    case "absent":
    case "not_done":
    case "refused":
    case "denied_allergy":
      return "no";
    case "stopped":
      return TAKEN.has(kind) ? "stopped" : "no";
    case "past":
      return TAKEN.has(kind) ? "stopped" : kind === "allergy" ? "no" : "yes";
    case "possible":
      return DONE.has(kind) ? "planned" : "unsure";
    case "ordered":
      return DONE.has(kind) ? "planned" : kind === "drug" ? "yes" : "unsure";
    case "advice":
      return DONE.has(kind) ? "planned" : "unsure";
    case "allergy":
      return kind === "drug" ? "no" : "yes";
    case "present":
    case "done":
    case "started":
    case "continued":
    case "changed":
      return "yes";
    default:
      return status;
  }
}

/** A mention as the assistant reads it. */
export interface ReadMention {
  sentence: PassageSentence;
  from: number;
  to: number;
  unit: Unit;
}

/** A labelled mention as the assistant reads it; null if no sentence has the thing. */
export function readMention(labelled: LabelledMention): ReadMention | null {
  const { heading, register, sentence, thing, kind } = labelled;
  const language = LANGUAGES.find((one) => one.startsWith(labelled.locale)) ?? "pt-BR";
  const place: PassagePlace =
    register === "talk"
      ? { type: "turn", turn: 0, start_ms: null }
      : { type: "statement", documento_id: "", heading, start_ms: null };
  const record = { language } as AssistantRecord;
  const expanded = expandAbbreviations(thing.normalize("NFC"), language, { isQuestion: false });
  for (const read of sentencesOf(record, { text: sentence, place })) {
    const tokens = read.read.tokens.map(({ t }) => t);
    for (const name of [expanded, thing.normalize("NFC")]) {
      const words = readText(name, language).tokens.map(({ t }) => t);
      const from = tokens.findIndex((_, at) =>
        words.every((word, more) => tokens[at + more] === word),
      );
      if (from < 0 || words.length === 0) continue;
      const unit: Unit = {
        ...{ id: thing, type: kind, label: thing, names: [thing], related: [], thing: null },
        ...{ from: 0, to: 0 },
      };
      return { sentence: read, from, to: from + words.length, unit };
    }
  }
  return null;
}

/**
 * The status that a reader should give. "Changed" is a dose, or a drug that was exchanged; the
 * rules tell these apart.
 */
export const expectedStatus = (labelled: LabelledMention, rule: Status): Status =>
  labelled.status === "changed" && rule === "stopped" ? rule : statusOf(labelled);

/** The features of a read mention, with what the rules say. */
export function featuresOfMention({ sentence, from, to, unit }: ReadMention): {
  features: string[];
  rule: Status;
} {
  const mention = { from, to, concept: { id: unit.id, type: unit.type } };
  const rule = ruleStatus(sentence, mention, unit);
  return { features: mentionFeatures(sentence, mention, unit.type, rule), rule };
}
