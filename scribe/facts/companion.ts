import type { Sentence } from "./types.ts";

/** Most turns into the visit in which a companion says whom they brought. */
const OPENING = 8;
const ILL = new Set(["symptom", "disease", "mood", "function", "sleep"]);
const OF_MINE = /(?:^|[\s,])(?:my|meu|minha|mi|nosso|nossa|nuestr[oa]) $/;

/**
 * The sentences with the relative whom a companion brought read as the patient: "My mom's been falling" tells of no
 * family history. Whom they brought is the first of theirs who ails.
 */
export function withPatientKnown(sentences: readonly Sentence[]): Sentence[] {
  const brought = sentences.find(
    (s) =>
      s.speaker === "acompanhante" &&
      s.turn.i < OPENING &&
      s.mentions.some((m) => ILL.has(m.concept.type)) &&
      kinOfMine(s) !== undefined,
  );
  const patient = brought && kinOfMine(brought);
  if (!patient) return [...sentences];
  return sentences.map((sentence) =>
    sentence.speaker === "acompanhante"
      ? { ...sentence, mentions: sentence.mentions.filter((m) => m.concept.id !== patient) }
      : sentence,
  );
}

/** The one of the companion's own whom a sentence speaks of first. */
function kinOfMine(sentence: Sentence): string | undefined {
  const first = sentence.mentions.find((m) => m.concept.type === "kin");
  if (!first) return undefined;
  const before = sentence.folded.slice(0, sentence.tokens[first.from]!.start);
  return OF_MINE.test(before) && before.length < 24 ? first.concept.id : undefined;
}
