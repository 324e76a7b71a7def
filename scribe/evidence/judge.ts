import type { Evidence, Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import { isNegated } from "../facts/polarity.ts";
import type { Mention } from "../language/lexicon.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import { numbersIn, type Testimony } from "./claims.ts";
import { evidencesOf } from "./span.ts";

/** Terms whose absence from the talk counts against a sentence; the others are too general. */
const TELLING = new Set(["symptom", "disease", "exam", "procedure", "vaccine"]);

/** The reasons against a sentence, none when the talk bears it out, and where the talk speaks of it. */
export function judge(
  text: string,
  testimony: Testimony,
  language: Language,
): { reasons: Reason[]; evidence: Evidence[] } {
  const read = readSentence(text, language);
  const stems = new Set(contentWords(read.tokens, language).map(stem));
  const concepts = new Set(read.mentions.map((m) => m.concept.id));
  const numbers = numbersIn(read, language);
  const ranked = testimony.facts
    .map((entry) => ({ entry, score: overlap(entry, stems, concepts, numbers) }))
    .filter((r) => r.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  const reasons: Reason[] = [];
  for (const mention of read.mentions) {
    if (mention.concept.type === "drug" && !testimony.concepts.has(mention.concept.id))
      reasons.push({ kind: "drug", detail: mention.concept.id });
  }
  for (const value of numbers)
    if (value !== 1 && value !== 0.5 && !knownNumber(value, testimony))
      reasons.push({ kind: "number", detail: String(value) });
  const missing = read.mentions.filter(
    (m) => TELLING.has(m.concept.type) && !testimony.concepts.has(m.concept.id),
  );
  const covered = [...stems].filter((s) => testimony.stems.has(s)).length;
  const strange =
    missing.length > 0 &&
    missing.length * 2 >= read.mentions.filter((m) => TELLING.has(m.concept.type)).length;
  if (strange && covered / Math.max(1, stems.size) < 0.5)
    reasons.push({ kind: "foreign", detail: missing[0]!.concept.id });
  reasons.push(...negations(read.mentions, read, testimony, language));
  reasons.push(...sides(read, testimony, language));
  return { reasons, evidence: ranked[0] ? evidencesOf(ranked[0].entry.fact.sources) : [] };
}

function overlap(
  entry: { stems: Set<string>; concepts: Set<string>; numbers: Set<number> },
  stems: Set<string>,
  concepts: Set<string>,
  numbers: Set<number>,
): number {
  const shared = (a: Set<unknown>, b: Set<unknown>): number =>
    [...a].filter((x) => b.has(x)).length;
  return (
    shared(concepts, entry.concepts) * 2 +
    shared(stems, entry.stems) +
    shared(numbers, entry.numbers) * 0.5
  );
}

function knownNumber(value: number, { numbers }: Testimony): boolean {
  return [value, value / 10, value * 1000, value / 1000, value * 2, value / 2].some((v) =>
    numbers.has(Math.round(v * 1000) / 1000),
  );
}

function negations(
  mentions: readonly Mention[],
  read: ReturnType<typeof readSentence>,
  testimony: Testimony,
  language: Language,
): Reason[] {
  const reasons: Reason[] = [];
  for (const mention of mentions) {
    if (!["symptom", "disease", "habit", "procedure"].includes(mention.concept.type)) continue;
    const claims = (testimony.claims.get(mention.concept.id) ?? []).filter(
      (c) => !c.hypothetical && !c.relative,
    );
    if (claims.length === 0) continue;
    const negated = isNegated(read.tokens, mention, read.folded, language);
    if (claims.every((c) => c.negated !== negated))
      reasons.push({ kind: "negation", detail: mention.concept.id });
  }
  return reasons;
}

function sides(
  read: ReturnType<typeof readSentence>,
  testimony: Testimony,
  language: Language,
): Reason[] {
  const { cues } = packOf(language);
  const left = cues.left.test(read.folded);
  const right = cues.right.test(read.folded);
  if (left === right) return [];
  const claims = read.mentions.flatMap((m) => testimony.claims.get(m.concept.id) ?? []);
  const sided = claims.filter((c) => c.left !== c.right);
  if (sided.length > 0 && sided.every((c) => c.left !== left))
    return [{ kind: "laterality", detail: left ? "left" : "right" }];
  return [];
}
