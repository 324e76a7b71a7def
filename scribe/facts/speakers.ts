import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { once } from "../language/once.ts";
import { type LanguagePack, packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";

/**
 * The turns with a speaker each. Where none is given it is worked out from what is said (who asks, who says "I feel")
 * and from turns alternating; a given one is changed only where the words speak plainly against it.
 */
export const withSpeakers = once((turns: readonly Turn[], language: Language): Turn[] => {
  const pack = packOf(language);
  const leaning = turns.map((turn) => lean(turn.text, pack));
  const dictated = turns.every((turn) => !turn.speaker && !turn.text.includes("?"));
  let concluded = false;
  const told: Turn[] = [];
  for (const [index, turn] of turns.entries()) {
    const previous = told.at(-1)?.speaker;
    const score = leaning[index]!;
    const ofNote = (): Speaker => {
      concluded ||= concludes(turn.text, pack);
      return concluded ? "medico" : "paciente";
    };
    if (turn.speaker) {
      const doubled = previous === turn.speaker && turn.speaker === "paciente";
      if (answersItself(turn, told.at(-1), score)) told.push({ ...turn, speaker: "paciente" });
      else told.push(doubled && score >= 2 ? { ...turn, speaker: "medico" } : { ...turn });
      continue;
    }
    told.push({ ...turn, speaker: dictated ? ofNote() : guess(score, told.at(-1)) });
  }
  return told;
});

const OF_ONESELF =
  /^(?:(?:nao|no|sim|si|yes|yeah|nope|ah|oh|ay|uh)[,.]? )?(?:eu|yo|i|i'm|i've|minha|meu|mi|my|tenho|tive|tomo|tengo|tuve|so o meu|a minha|o meu)\b/;

/** "Alguém na família?" "Minha mãe.", both put down to the doctor: who asks is not who answers of himself. */
function answersItself(turn: Turn, previous: Turn | undefined, score: number): boolean {
  if (turn.speaker !== "medico" || previous?.speaker !== "medico") return false;
  const asked = /\?\s*$/.test(previous.text) && !turn.text.includes("?");
  const folded = fold(turn.text);
  const short = folded.split(" ").length <= SHORT;
  return asked && score < 1 && (OF_ONESELF.test(folded) || (short && BEFELL.test(folded)));
}
/** "A sulfa. Inchei toda.": what befell whoever speaks, in so many words at most. */
const SHORT = 14;
const BEFELL =
  /\b(?:inchei|inflei|empolei|(?:em)?pipoquei|vomitei|desmaiei|passei mal|larguei|engordei|emagreci|me (?:hinche|salio|salieron|brote|desmaye|operaron|internaron|pica|mareo|empol\w+|deu|dio) |deje de|adelgace|i (?:broke out|got|swelled|threw up|passed out|quit|stopped|gained|fell)|(?:made|makes|gave|gives) me)\b/;

/** Above zero: the doctor speaks; below: the patient. */
function lean(text: string, { cues }: LanguagePack): number {
  const folded = fold(text);
  const count = (cue: RegExp): number => folded.match(new RegExp(cue.source, "g"))?.length ?? 0;
  const asks = /[?]/.test(text) ? 1.5 : 0;
  const orders =
    cues.ahead.test(folded) && (cues.order.test(folded) || cues.plan.test(folded)) ? 2.5 : 0;
  const clinical =
    count(cues.examStart) * 2 + count(cues.doctorLike) + (cues.prescription.test(folded) ? 0.5 : 0);
  const answers =
    cues.leadYes.test(folded) || cues.leadNo.test(folded) || THANKS.test(folded) ? 1.5 : 0;
  return asks + orders + clinical - count(cues.patientLike) - answers;
}

const THANKS = /\b(?:obrigad[oa]|gracias|thank you|thanks)\b/;

/** Typed notes tell the history first; from the first finding, conclusion or order on it is the doctor who speaks. */
function concludes(text: string, { cues }: LanguagePack): boolean {
  const folded = fold(text);
  return NOTED.test(folded) || cues.examStart.test(folded) || cues.certificate.test(folded);
}

const NOTED =
  /^(?:pa\b|ta\b|bp\b|fc\b|hr\b|ao exame|exame fisico|exame:|hd\b|hipotese|diagnostico|conduta|cd\b|plano|prescri\w+|solicit\w+|oriento|encaminho|retorno|examen|impresion|plan\b|indico|exam\b|assessment|impression|dx\b|follow)|\b\d{2,3}[x/]\d{2,3}\b/;

/** Turns alternate mostly, and a question is answered. */
function guess(score: number, previous: Turn | undefined): Speaker {
  const answered =
    previous?.speaker === "medico" ? (/\?\s*$/.test(previous.text) ? -1.2 : -0.6) : 0;
  const turned = previous && previous.speaker !== "medico" ? 0.6 : 0;
  const first = previous ? 0 : 0.4;
  return score + answered + turned + first > 0 ? "medico" : "paciente";
}
