import { kindOdds, LEAST_SHARE, QUESTION_CLASSES } from "../assistant/question-kind.ts";
import { type LinearModel, type LinearModelData, loadModel } from "../models/linear.ts";
import { fitLogistic } from "./logistic.ts";
import { classesOf, examplesOf, featuresOf, type LabelledQuestion } from "./question-examples.ts";

/** Fits the model of the kinds of questions to the assistant. */
export const fitQuestions = (questions: readonly LabelledQuestion[]): LinearModelData =>
  fitLogistic(QUESTION_CLASSES, questions.flatMap(examplesOf), { ridge: 0.0005 });

export interface KindResult {
  labelled: LabelledQuestion;
  /** The chosen class; "free" below the threshold. */
  chosen: string;
  isRight: boolean;
}

/** Chooses the class of each question with a model that was not fitted on it. */
export const testQuestions = (
  data: LinearModelData,
  questions: readonly LabelledQuestion[],
  leastShare = LEAST_SHARE,
): KindResult[] => {
  const model = loadModel(data);
  return questions.map((labelled) => {
    const chosen = chooseClass(model, labelled, leastShare);
    return { labelled, chosen, isRight: classesOf(labelled).includes(chosen) };
  });
};

function chooseClass(model: LinearModel, labelled: LabelledQuestion, least: number): string {
  const odds = [...kindOdds(model, featuresOf(labelled))];
  const [best, odd] = odds.reduce((one, other) => (other[1] > one[1] ? other : one));
  return odd >= least ? best : "free";
}
