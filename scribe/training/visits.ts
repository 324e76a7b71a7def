import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { GoldCase } from "../fixtures/cases.ts";
import { readRenamed } from "../fixtures/renamed.ts";
import { parseTemplate } from "../template/parse.ts";
import { readSentences, type Sentence } from "../talk/sentences.ts";
import type { DialogueAct } from "../talk/dialogue-acts.ts";

/** A reader's labels of one sentence. `visits/README.md` explains the codes. */
export interface Label {
  act: DialogueAct;
  /** Indices of the template's headings, best first. */
  sections: number[];
  /** Indices of the sentences that must be quoted with it. */
  context: number[];
  flags: string;
  /** It belongs in the note, but under an unknown heading. */
  unknown?: boolean;
}

/** A written visit with labels for each sentence. */
export interface LabelledVisit {
  id: string;
  set: string;
  visit: GoldCase;
  sentences: readonly Sentence[];
  labels: Label[];
}

const ACTS: Record<string, DialogueAct> = {
  q: "question",
  f: "finding",
  r: "result",
  h: "history",
  a: "assessment",
  p: "plan",
  s: "statement",
  d: "reply",
  y: "yes",
  z: "no",
  n: "none",
};

/** The same visits with other doctors' templates. Labels move to the corresponding headings. */
export function underOtherTemplates(visits: readonly LabelledVisit[]): LabelledVisit[] {
  const others = new Map(
    readRenamed().flatMap(({ cases }) => cases.map((gold) => [gold.id, gold])),
  );
  return visits.flatMap((labelled) => {
    const other = others.get(labelled.id);
    if (!other) return [];
    const from = headingsOf(labelled.visit);
    const to = headingsOf(other);
    const renamed = new Map(
      labelled.visit.facts.map((fact, at) => [fact.section, other.facts[at]?.section ?? ""]),
    );
    const moved = (section: number): number[] => {
      const at = to.indexOf(renamed.get(from[section] ?? "") ?? "");
      return at < 0 ? [] : [at];
    };
    const labels = labelled.labels.map((label) => ({
      ...label,
      sections: label.sections.flatMap(moved),
      // A heading without facts has no counterpart, so the new heading of its sentences is unknown.
      unknown: label.sections.length > 0 && label.sections.flatMap(moved).length === 0,
    }));
    return { ...labelled, visit: other, labels };
  });
}

/** The headings that only the templates of `some` have. */
export function headingsOnlyOf(
  some: readonly LabelledVisit[],
  others: readonly LabelledVisit[],
): Set<string> {
  const otherHeadings = new Set(others.flatMap(({ visit }) => headingsOf(visit)));
  return new Set(
    some.flatMap(({ visit }) => headingsOf(visit)).filter((one) => !otherHeadings.has(one)),
  );
}

const headingsOf = ({ template }: GoldCase): string[] =>
  parseTemplate(template.markdown, template.titulo).sections.map(({ heading }) => heading);

const FOLDER = new URL("./visits/", import.meta.url);
const FIXTURES = new URL("../fixtures/", import.meta.url);

export function readLabelledVisits(): LabelledVisit[] {
  return readdirSync(FOLDER)
    .filter((name) => name.includes("__"))
    .sort()
    .flatMap((name) => readLabelledVisit(name) ?? []);
}

function readLabelledVisit(name: string): LabelledVisit | undefined {
  const [set = "", file = ""] = name.split("__");
  const id = file.replace(/\.txt$/, "");
  const url = new URL(`${set}/${id}.json`, FIXTURES);
  if (!existsSync(url)) return undefined;
  const visit = JSON.parse(readFileSync(url, "utf8")) as GoldCase;
  const sentences = readSentences(visit.turns, visit.locale);
  const index = new Map(sentences.map((s) => [`${s.turn.i}.${s.within}`, s.index]));
  const labels: Label[] = sentences.map(() => ({
    act: "none",
    sections: [],
    context: [],
    flags: "",
  }));
  for (const line of readFileSync(new URL(name, FOLDER), "utf8").split("\n")) {
    const [key = "", code = "", sections = "-", ...rest] = line.trim().split(" ");
    const at = index.get(key);
    if (at === undefined) continue;
    const context = rest.find((part) => part.startsWith("@")) ?? "";
    labels[at] = {
      act: ACTS[code] ?? "none",
      sections: sections === "-" ? [] : sections.split(",").map(Number),
      context: context.split(/[+@]/).flatMap((one) => index.get(one) ?? []),
      flags: rest.filter((part) => !part.startsWith("@")).join(""),
    };
  }
  return { id, set, visit, sentences, labels };
}
