import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type GoldCase, readCases } from "../fixtures/cases.ts";
import { readNotes } from "../fixtures/notes.ts";
import { readPairs } from "../fixtures/pairs.ts";

/** A sentence about a visit: sound, or with one planted error. */
export interface ProofLine {
  text: string;
  sound: boolean;
  kind: string;
  /** "check", "fact", "note", "pair", "model" or "mutation". */
  source: string;
  /** Of a mutation: the source of the original sentence. */
  of?: string;
  /** Of a mutation: the original sentence. */
  from?: string;
  /** The turns that it is based on, if known. */
  turns?: number[];
}

export interface ProofVisit {
  id: string;
  locale: Language;
  turns: Turn[];
  lines: ProofLine[];
  /** Newer than the lexicon, by authors who had not seen the engine. */
  isRecent?: boolean;
}

/** Sets by authors who had not seen the engine. */
const RECENT = new Set(["heldout14", "heldout15"]);

const SETS = [
  "cases",
  "heldout",
  ...Array.from({ length: 14 }, (_, at) => `heldout${at + 2}`),
  "judged",
];
/** Notes of capable models: `<set>__<id>.json`. */
const MODEL_NOTES = new URL("../fixtures/model-notes/", import.meta.url).pathname;

/** All visits with the sentences about them. */
export function readProofVisits(): ProofVisit[] {
  const visits = new Map<string, ProofVisit>();
  for (const set of SETS)
    for (const visit of readCases(set))
      visits.set(visit.id, { ...fromCase(visit), isRecent: RECENT.has(set) });
  const languages = ["pt", "es", "en"] as const;
  for (const language of languages) {
    for (const note of readNotes(language))
      visits.get(note.id)?.lines.push(...note.sentences.map(lineOf("note")));
    for (const { id, locale, turns, sentences } of readPairs(language))
      visits.set(`pair ${locale} ${id}`, {
        id: `pair ${locale} ${id}`,
        locale,
        turns,
        lines: sentences.map(lineOf("pair")),
      });
  }
  addModelNotes(MODEL_NOTES, visits);
  return [...visits.values()];
}

const lineOf =
  (source: string) =>
  ({ text, wrong }: { text: string; wrong: string | undefined }): ProofLine => ({
    text,
    sound: wrong === undefined,
    kind: wrong ?? "sound",
    source,
  });

function fromCase({ id, locale, turns, facts, note_check }: GoldCase): ProofVisit {
  const lines: ProofLine[] = note_check.sentences.map(({ text, supported, error }) => ({
    text,
    sound: supported,
    kind: error ?? "sound",
    source: "check",
  }));
  for (const fact of facts)
    lines.push({ text: fact.text, sound: true, kind: "sound", source: "fact", turns: fact.turns });
  return { id, locale, turns, lines };
}

interface ModelNote {
  sections: { statements: { text: string; turns?: number[] }[] }[];
}

function addModelNotes(folder: string, visits: Map<string, ProofVisit>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()) {
    const visit = visits.get(name.replace(/\.json$/, "").replace(/^.*__/, ""));
    if (!visit) continue;
    const note = JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as ModelNote;
    for (const { text, turns } of note.sections.flatMap((section) => section.statements))
      visit.lines.push({
        text,
        sound: true,
        kind: "sound",
        source: "model",
        ...(turns ? { turns } : {}),
      });
  }
}
