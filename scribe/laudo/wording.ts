import type { Language } from "@relato/shared/domain/language.ts";
import { assertedIn, conceptsOf, isInterpretation } from "./abnormal.ts";
import { isPositive, isSame } from "./compared.ts";
import { isLittle } from "./measured-label.ts";
import { type Observation, type Observed, observe } from "./observations.ts";
import { readLaudo, type Sentence } from "./read.ts";
import { factsOf, type Part, placeParts, toParts } from "./wording-parts.ts";

/** How a doctor concludes a finding. */
export interface Wording {
  /** What the finding says: `conceptsOf` its sentence. */
  concepts: string;
  parts: readonly Part[];
  /** Stems that the line shares with its finding: the current finding must have them too. */
  shared: readonly string[];
  /** Whether the line has words that are neither in its finding nor in a table. */
  hasOwnWords: boolean;
  /** The patients of whom it was written. */
  patients: ReadonlySet<string>;
}

/** A signed laudo that wordings are learned from. */
export interface SignedText {
  text: string;
  /** An id. Laudos of one patient count once. */
  patient: string;
}

const [MOST_TEXT, MOST_LINES] = [20_000, 12];

/**
 * Learns how a doctor concludes findings from signed laudos, newest first. The facts of a line
 * (numbers, sides, levels, places) become parts that are filled from another finding.
 */
export function learnWordings(signed: readonly SignedText[], language: Language): Wording[] {
  const known = new Map<string, Omit<Wording, "patients"> & { patients: Set<string> }>();
  for (const { text, patient } of signed) {
    const read = observe(readLaudo(text.slice(0, MOST_TEXT).normalize("NFC"), language));
    for (const wording of wordingsOf(read)) {
      const key = JSON.stringify([wording.concepts, wording.parts]);
      const { patients } = known.get(key) ?? { patients: new Set() };
      known.set(key, { ...wording, patients: patients.add(patient) });
    }
  }
  return [...known.values()];
}

type Compiled = Omit<Wording, "patients">;

function wordingsOf(context: Observed): Compiled[] {
  const { sentences } = context.laudo;
  const findings = sentences.filter(
    ({ section, isHeading }) => section === "findings" && !isHeading,
  );
  return sentences
    .filter(({ section, isHeading }) => section === "conclusion" && !isHeading)
    .slice(0, MOST_LINES)
    .flatMap((line) => {
      const concluded = context.observationsBySentence.get(line.index) ?? [];
      if (concluded.length === 0 || !concluded.every(isPositive)) return [];
      const finding = findings.find((sentence) => isConcluded(context, sentence, concluded));
      const wording = finding ? compile(context, line, finding, concluded) : null;
      return wording ? [wording] : [];
    });
}

/** Whether a sentence of the findings has all that a line of the conclusion asserts. */
function isConcluded(
  context: Observed,
  sentence: Sentence,
  concluded: readonly Observation[],
): boolean {
  const described = assertedIn(context, sentence);
  return (
    described.length > 0 &&
    concluded.every((one) =>
      described.some(
        (other) =>
          isSame(one, other) &&
          (one.side === null || one.side === other.side) &&
          // "Neoplasia" from "nódulo" is a judgement about one patient.
          (one.finding === other.finding || !isInterpretation(one) || one.level < 2),
      ),
    )
  );
}

/** The line as text and parts; null if it says what its finding does not. */
function compile(
  context: Observed,
  line: Sentence,
  finding: Sentence,
  concluded: readonly Observation[],
): Compiled | null {
  const facts = factsOf(context, finding);
  const placed = placeParts(context, line, facts);
  if (!placed) return null;
  const { laudo } = context;
  const isCovered = (at: number): boolean =>
    [...placed, ...concluded, ...laudo.organs].some(({ from, to }) => at >= from && at < to);
  const shared: string[] = [];
  let hasOwnWords = false;
  const cues = cueTokens(context, line);
  for (let at = line.from; at < line.to; at += 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind !== "word" || isCovered(at)) continue;
    const stem = laudo.stems[at]!;
    const isFact = cues.has(at);
    if (!isFact && (isLittle(t) || FILLERS.has(t))) continue;
    if (facts.stems.has(stem)) shared.push(stem);
    else if (isFact) return null;
    else hasOwnWords = true;
  }
  if (!hasOrgans(context, line, assertedIn(context, finding))) return null;
  const concepts = conceptsOf(assertedIn(context, finding));
  return { concepts, parts: toParts(laudo, line, placed), shared, hasOwnWords };
}

/** Words that say nothing of a patient. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "sinais aspecto imagem presenca compativel compativeis sugestivo sugestiva sugerindo maior " +
    "menor eixo diametro localizado localizada situado situada signos imagen compatible located " +
    "signs consistent largest up"
  ).split(" "),
);

/** Cues that are facts of one patient: a line keeps them only if its finding has them. */
const FACTS = ["neg", "post", "hedge", "history", "prior", "acute", "chronic", "normal"].concat(
  ["normal_exam", "stable", "benign", "minor", "count_word", "recommend", "followup", "bilateral"],
  ["contralateral", "family", "fetal", "term", "communicate", "conditional"],
);

function cueTokens({ laudo }: Observed, line: Sentence): ReadonlySet<number> {
  const found = new Set<number>();
  for (const id of FACTS)
    for (const { from, to } of laudo.cuesBySentence.get(`${id} ${line.index}`) ?? [])
      for (let at = from; at < to; at += 1) found.add(at);
  return found;
}

/** Whether each organ that the line names is an organ of the finding. */
const hasOrgans = (
  { laudo }: Observed,
  line: Sentence,
  described: readonly Observation[],
): boolean =>
  laudo.organs
    .filter(({ from }) => from >= line.from && from < line.to)
    .every(({ concept }) => described.some(({ organ }) => organ === concept.id));
