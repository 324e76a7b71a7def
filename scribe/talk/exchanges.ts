import type { DialogueAct } from "./dialogue-acts.ts";
import type { Sentence } from "./sentences.ts";

/** One answer may be to so many questions in a row. */
const MAX_QUESTIONS = 3;

/**
 * For each sentence, by index, the sentences that it may answer. A patient or companion answers the
 * doctor's last questions; the doctor answers what the patient asked or said last. Questions of one
 * turn are answered together. A doctor's statement or order ends them.
 */
export function questionsBefore(
  sentences: readonly Sentence[],
  acts: readonly DialogueAct[],
): (readonly Sentence[])[] {
  let byDoctor: Sentence[] = [];
  let answered = false;
  let byPatient: Sentence[] = [];
  return sentences.map((sentence) => {
    if (sentence.speaker === "medico") {
      const before = byPatient;
      const act = acts[sentence.index];
      if (act === "question") {
        const goesOn = byDoctor.at(-1)?.turn === sentence.turn || !answered;
        byDoctor = goesOn ? [...byDoctor, sentence].slice(-MAX_QUESTIONS) : [sentence];
        answered = false;
      } else if (act !== "none" && sentence.turn !== byDoctor.at(-1)?.turn) byDoctor = [];
      if (sentence.within === 0 || before.length > 0) return before;
      return [];
    }
    byPatient = sentence.asks ? [sentence] : byPatient.filter((one) => one.turn === sentence.turn);
    answered ||= acts[sentence.index] !== "none";
    return byDoctor;
  });
}
