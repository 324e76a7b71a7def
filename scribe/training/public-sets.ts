import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import type { Kind } from "../template/kinds.ts";

/*
 * MTS-Dialog (abachaa/MTS-Dialog, commit 3ff0801) and ACI-Bench (wyim/aci-bench, commit b909b2b),
 * both CC BY 4.0. The caller names the folder of their files; none of their text is in this
 * repository.
 */

/** A short dialogue of MTS-Dialog with the section of the note that was written from it. */
export interface MtsDialogue {
  id: string;
  section: string;
  /** The text of the section. */
  note: string;
  turns: Turn[];
}

/** A whole visit of ACI-Bench with its note. */
export interface AciVisit {
  id: string;
  note: string;
  /** The heading lines of the note. */
  headings: string[];
  turns: Turn[];
}

/** The section headers of MTS-Dialog in full words, in the order of a note. */
export const MTS_HEADINGS: Readonly<Record<string, string>> = {
  CC: "Chief complaint",
  GENHX: "History of present illness",
  ROS: "Review of systems",
  PASTMEDICALHX: "Past medical history",
  PASTSURGICAL: "Past surgical history",
  GYNHX: "Gynecologic history",
  OTHER_HISTORY: "Other history",
  "FAM/SOCHX": "Family and social history",
  MEDICATIONS: "Medications",
  ALLERGY: "Allergies",
  IMMUNIZATIONS: "Immunizations",
  EXAM: "Physical examination",
  LABS: "Laboratory results",
  IMAGING: "Imaging",
  PROCEDURES: "Procedures",
  EDCOURSE: "Emergency department course",
  ASSESSMENT: "Assessment",
  DIAGNOSIS: "Diagnosis",
  PLAN: "Plan",
  DISPOSITION: "Disposition",
};

/** The dialogues of one part of MTS-Dialog. `folder` has its CSV files. */
export const readMtsDialogues = (
  folder: string,
  part: "TrainingSet" | "ValidationSet",
): MtsDialogue[] =>
  readRows(folder, `MTS-Dialog-${part}.csv`).map((row) => ({
    id: `${part} ${row["ID"]!}`,
    section: row["section_header"]!,
    note: row["section_text"]!,
    turns: readTurns(row["dialogue"]!),
  }));

/** The visits of one part of ACI-Bench. `folder` has its CSV files. */
export const readAciVisits = (folder: string, part: "train" | "valid" | "test1"): AciVisit[] =>
  readRows(folder, `aci-bench-${part}.csv`).map((row) => ({
    id: row["encounter_id"]!,
    note: row["note"]!,
    headings: headingLines(row["note"]!),
    turns: readTurns(row["dialogue"]!),
  }));

function readRows(folder: string, file: string): Record<string, string>[] {
  const text = readFileSync(join(folder, file), "utf8");
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ",",
    skipEmptyLines: true,
  });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message} at row ${errors[0].row}`);
  return data;
}

/** "Doctor: …", "[patient_guest] …". A line without a speaker continues the turn before it. */
const SPOKEN = /^\s*(?:\[([a-z_]+)\]|([A-Z][a-z]+(?:_[a-z]+)?(?:_?\d)?)\s*:)\s*(.*)$/;
/** The sets have no times: each turn gets so many milliseconds. */
const TURN_MS = 5000;

function readTurns(dialogue: string): Turn[] {
  const turns: Turn[] = [];
  for (const line of dialogue.split(/\r?\n/)) {
    const [, tag, name, said] = SPOKEN.exec(line) ?? [];
    const text = (said ?? line).trim();
    const last = turns.at(-1);
    if (text === "") continue;
    if (said === undefined && last) last.text += ` ${text}`;
    else
      turns.push({
        i: turns.length,
        speaker: speakerOf(tag ?? name ?? ""),
        start_ms: turns.length * TURN_MS,
        end_ms: (turns.length + 1) * TURN_MS,
        text,
      });
  }
  return turns;
}

/** Other clinicians count as the doctor, a family member as the companion. */
function speakerOf(name: string): Speaker {
  if (/^do|clini/i.test(name)) return "medico";
  return /guest|gest/i.test(name) ? "acompanhante" : "paciente";
}

/** Lines in capitals without digits and full stops: "PHYSICAL EXAM", "CC:". */
const HEADING_LINE = /^[A-Z][A-Z /&,()-]+:?$/;

const headingLines = (note: string): string[] =>
  note
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => HEADING_LINE.test(line));

/** A talk with the sections of its note and their kinds. */
export interface NotedTalk {
  turns: Turn[];
  sections: { text: string; kinds: readonly Kind[] }[];
}

/** The parts of both sets that are licensed for fitting. `folder` has their CSV files. */
export const readTrainingTalks = (folder: string): NotedTalk[] => [
  ...readMtsDialogues(folder, "TrainingSet").map(talkOfDialogue),
  ...(["train", "valid"] as const).flatMap((part) => readAciVisits(folder, part)).map(talkOfVisit),
];

const talkOfDialogue = ({ section, note, turns }: MtsDialogue): NotedTalk => ({
  turns,
  sections: [{ text: note, kinds: KINDS_OF_SECTION[section] ?? [] }],
});

function talkOfVisit({ note, headings, turns }: AciVisit): NotedTalk {
  const sections: NotedTalk["sections"] = [];
  for (const line of note.split(/\r?\n/)) {
    const heading = line.trim();
    if (headings.includes(heading))
      sections.push({ text: "", kinds: KINDS_OF_SECTION[heading.replace(/:$/, "")] ?? [] });
    else if (sections.length > 0) sections.at(-1)!.text += `${line}\n`;
  }
  return { turns, sections };
}

const STORY: readonly Kind[] = ["hpi", "onset", "mechanism", "treated", "functional"];
const SOCIAL: readonly Kind[] = ["social", "habits", "exercise", "diet", "exposure"];

/** The kinds of a section, by its header in either set. Headers with mixed content are left out. */
const KINDS_OF_SECTION: Readonly<Record<string, readonly Kind[]>> = {
  CC: ["complaint"],
  "CHIEF COMPLAINT": ["complaint"],
  GENHX: STORY,
  HPI: STORY,
  "HISTORY OF PRESENT ILLNESS": STORY,
  ROS: ["symptoms"],
  "REVIEW OF SYSTEMS": ["symptoms"],
  PASTMEDICALHX: ["pmh"],
  "MEDICAL HISTORY": ["pmh"],
  "PAST MEDICAL HISTORY": ["pmh"],
  PASTSURGICAL: ["surgeries"],
  "SURGICAL HISTORY": ["surgeries"],
  "PAST SURGICAL HISTORY": ["surgeries"],
  GYNHX: ["obgyn", "sexual", "contraception"],
  "FAM/SOCHX": ["family", ...SOCIAL],
  "SOCIAL HISTORY": SOCIAL,
  "FAMILY HISTORY": ["family"],
  MEDICATIONS: ["meds", "pastmeds", "adherence"],
  "CURRENT MEDICATIONS": ["meds", "pastmeds", "adherence"],
  ALLERGY: ["allergy"],
  ALLERGIES: ["allergy"],
  IMMUNIZATIONS: ["vaccines"],
  EXAM: ["exam", "vitals", "mentalExam"],
  "PHYSICAL EXAM": ["exam", "vitals", "mentalExam"],
  "PHYSICAL EXAMINATION": ["exam", "vitals", "mentalExam"],
  VITALS: ["vitals", "exam"],
  "VITALS REVIEWED": ["vitals", "exam"],
  LABS: ["results"],
  RESULTS: ["results", "imaging"],
  IMAGING: ["imaging"],
  PROCEDURES: ["procedure"],
  ASSESSMENT: ["diagnosis"],
  IMPRESSION: ["diagnosis"],
  DIAGNOSIS: ["diagnosis"],
  "ASSESSMENT AND PLAN": ["diagnosis", "plan", "orders", "prescription", "referral", "followup"],
  PLAN: ["plan", "orders", "prescription", "referral", "followup"],
  INSTRUCTIONS: ["plan", "advice", "followup", "warning"],
  DISPOSITION: ["followup", "plan"],
};
