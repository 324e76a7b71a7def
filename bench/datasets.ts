import {
  type MtsDialogue,
  readAciVisits,
  readMtsDialogues,
} from "../scribe/training/public-sets.ts";
import { compareNote, placedSection, writtenSection } from "./parts/public-measures.ts";

export const name = "datasets";

/**
 * Measures the engine on public sets that it was never fitted on: the validation part of MTS-Dialog
 * and the first test part of ACI-Bench. `--data DIR` names the folder with their CSV files.
 */
export async function run(): Promise<Record<string, unknown>> {
  const at = process.argv.indexOf("--data");
  const folder = process.argv[at + 1];
  if (at < 0 || folder === undefined) throw new Error("--data DIR is missing");
  const dialogues = readMtsDialogues(folder, "ValidationSet");
  const notes = readAciVisits(folder, "test1").map(compareNote);
  const mean = (values: readonly number[]): number =>
    rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return {
    mts_dialogues: dialogues.length,
    mts_right_heading: shareRight(dialogues, writtenSection),
    mts_right_placement: shareRight(dialogues, placedSection),
    aci_visits: notes.length,
    aci_rouge1: mean(notes.map(({ f }) => f * 100)),
    aci_precision: mean(notes.map(({ precision }) => precision * 100)),
    aci_recall: mean(notes.map(({ recall }) => recall * 100)),
    aci_length: mean(notes.map(({ length }) => length)),
  };
}

function shareRight(
  dialogues: readonly MtsDialogue[],
  read: (dialogue: MtsDialogue) => string | undefined,
): number {
  const right = dialogues.filter((dialogue) => read(dialogue) === dialogue.section);
  return rounded(right.length / dialogues.length);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
