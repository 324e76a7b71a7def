import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { type LanguagePack, packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";

/**
 * The turns with a speaker each. Where none is given it is worked out from what is said (who asks, who says "I feel")
 * and from turns alternating; a given one is changed only where the words speak plainly against it.
 */
export function withSpeakers(turns: readonly Turn[], language: Language): Turn[] {
  const pack = packOf(language);
  const leaning = turns.map((turn) => lean(turn.text, pack));
  const told: Turn[] = [];
  for (const [index, turn] of turns.entries()) {
    const previous = told.at(-1)?.speaker;
    const score = leaning[index]!;
    if (turn.speaker) {
      const doubled = previous === turn.speaker && turn.speaker === "paciente";
      told.push(doubled && score >= 2 ? { ...turn, speaker: "medico" } : { ...turn });
      continue;
    }
    told.push({ ...turn, speaker: guess(score, previous) });
  }
  return told;
}

/** Above zero: the doctor speaks; below: the patient. */
function lean(text: string, { cues }: LanguagePack): number {
  const folded = fold(text);
  const count = (cue: RegExp): number => folded.match(new RegExp(cue.source, "g"))?.length ?? 0;
  const asks = /\?\s*$/.test(text.trim()) ? 1.5 : 0;
  const clinical =
    count(cues.examStart) * 2 + count(cues.doctorLike) + (cues.prescription.test(folded) ? 1 : 0);
  return asks + clinical - count(cues.patientLike);
}

function guess(score: number, previous: Speaker | undefined): Speaker {
  if (score > 0.5) return "medico";
  if (score < -0.5) return "paciente";
  return previous === "medico" ? "paciente" : "medico";
}
