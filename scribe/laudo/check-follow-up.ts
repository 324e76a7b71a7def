import { type Check, type Context, report } from "./finding.ts";
import { cuesIn, type Sentence } from "./read.ts";

/** Finds recommendations of a follow-up examination without a term. */
export const checkFollowUp: Check = (context) => {
  const { laudo, input } = context;
  return laudo.sentences.flatMap((sentence) => {
    if (!CHECKED.has(sentence.section) || sentence.isHeading) return [];
    const cue = first(context, "followup", sentence);
    if (cue === undefined) return [];
    const asks =
      first(context, "recommend", sentence) !== undefined ||
      (sentence.section !== "findings" && cue < sentence.from + OPENING);
    if (!asks || isExempt(context, sentence) || hasTerm(context, sentence)) return [];
    if (first(context, "followup_test", sentence) === undefined && !isBare(sentence)) return [];
    return [report(input, "followup_no_term", sentence, "NO_TERM")];
  });
};

const CHECKED: ReadonlySet<string> = new Set(["findings", "conclusion", "advice"]);
/** "Controle ecográfico." begins its sentence. */
const OPENING = 3;
/** "Recomenda-se controle." has so few tokens that nothing else can be meant. */
const FEW = 9;

const isBare = ({ from, to }: Sentence): boolean => to - from <= FEW;

const first = ({ laudo }: Context, id: string, sentence: Sentence): number | undefined =>
  cuesIn(laudo, id, sentence)[0]?.from;

/** "Dr. Lima avisado; orientada vigilância": what the team does at once. */
const isTold = (context: Context, { index, line }: Sentence): boolean => {
  const before = context.laudo.sentences[index - 1];
  return before?.line === line && first(context, "communicate", before) !== undefined;
};

const isExempt = (context: Context, sentence: Sentence): boolean =>
  (isTold(context, sentence) && first(context, "followup_test", sentence) === undefined) ||
  ["no_followup", "conditional"].some((id) => first(context, id, sentence) !== undefined) ||
  (first(context, "clinical_only", sentence) !== undefined &&
    first(context, "followup_test", sentence) === undefined);

/** A term in the sentence or the next one of the same line: "em 6 meses", "anual". */
function hasTerm(context: Context, sentence: Sentence): boolean {
  const next = context.laudo.sentences[sentence.index + 1];
  const near = next && next.line === sentence.line ? [sentence, next] : [sentence];
  return near.some((one) => first(context, "term", one) !== undefined || hasInterval(context, one));
}

/** A number or number word before a unit of time, or a week of pregnancy. */
const hasInterval = ({ laudo }: Context, sentence: Sentence): boolean =>
  cuesIn(laudo, "time_unit", sentence).length > 0 ||
  DATE.test(laudo.text.slice(sentence.start, sentence.end));

/** "Already booked for 11/30/2026". */
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/;
