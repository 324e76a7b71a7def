import { placementFeatures } from "../document/placement.ts";
import type { LinearModelData } from "../models/linear.ts";
import { loadModel } from "../models/linear.ts";
import { type ModelName, useModel } from "../models/models.ts";
import { CONTEXTS } from "../talk/context.ts";
import { DOCTOR_ACTS, PATIENT_ACTS } from "../talk/dialogue-acts.ts";
import { IMPORTANCE } from "../talk/importance.ts";
import { OWNERS } from "../talk/owner.ts";
import { SPEAKERS } from "../talk/speakers.ts";
import { readVisit } from "../talk/visit.ts";
import { readHeadings } from "../template/heading-reading.ts";
import { KINDS } from "../template/kinds.ts";
import { parseTemplate } from "../template/parse.ts";
import * as examples from "./examples.ts";
import { fitLogistic } from "./logistic.ts";
import { type Choice, fitRanker } from "./ranker.ts";
import { tellingExamples } from "./tellings.ts";
import { type LabelledVisit, underOtherTemplates } from "./visits.ts";

export type FittedModels = Partial<Record<ModelName, LinearModelData>>;

/** Fits the models that read the talk and puts each to use. */
export function fitTalkModels(visits: readonly LabelledVisit[]): FittedModels {
  const fitted: FittedModels = {
    "doctor-acts": fitLogistic(DOCTOR_ACTS, [
      ...tellingExamples(),
      ...examples.actExamples(visits, true),
    ]),
    "patient-acts": fitLogistic(PATIENT_ACTS, examples.actExamples(visits, false)),
    topics: fitLogistic(
      KINDS,
      [
        ...examples.answerExamples(),
        ...examples.topicExamples([...visits, ...underOtherTemplates(visits)]),
      ],
      {
        epochs: 10,
      },
    ),
    importance: fitLogistic(IMPORTANCE, examples.importanceExamples(visits)),
    owner: fitLogistic(OWNERS, examples.ownerExamples(visits)),
    speakers: fitLogistic(SPEAKERS, examples.speakerExamples(visits)),
    context: fitLogistic(CONTEXTS, examples.contextExamples(visits)),
  };
  putToUse(fitted);
  return fitted;
}

/** Fits the model of headings and puts it to use. */
export function fitHeadings(): FittedModels {
  const headings = fitLogistic(KINDS, examples.headingExamples(), { shared: true, epochs: 10 });
  const fitted: FittedModels = { headings };
  putToUse(fitted);
  return fitted;
}

/**
 * Fits all models. The placement is fitted on what the talk models make of visits that they were not fitted on, as it
 * will be used.
 */
export function fitAll(visits: readonly LabelledVisit[]): FittedModels {
  const headings = fitHeadings();
  const choices: Choice[] = [];
  for (const half of [0, 1]) {
    fitTalkModels(visits.filter((_, at) => at % 2 === half));
    const unseen = visits.filter((_, at) => at % 2 !== half);
    for (const visit of [...unseen, ...underOtherTemplates(unseen)])
      choices.push(...placementChoices(visit));
  }
  const placement = fitRanker(choices);
  putToUse({ placement });
  return { ...headings, placement, ...fitTalkModels(visits) };
}

function placementChoices({ visit, sentences, labels }: LabelledVisit): Choice[] {
  const template = parseTemplate(visit.template.markdown, visit.template.titulo);
  const headings = readHeadings(template, visit.locale);
  const read = readVisit([...visit.turns], visit.locale);
  return placementFeatures(read, headings, visit.locale).map((candidates, at) => {
    const { act, sections, unknown } = labels[sentences[at]!.index]!;
    const right = headings.findIndex(({ index }) => index === sections[0]);
    return {
      candidates,
      right: act === "question" || unknown ? [] : [right < 0 ? headings.length : right],
    };
  });
}

function putToUse(fitted: FittedModels): void {
  for (const [name, data] of Object.entries(fitted))
    useModel(name as ModelName, loadModel(data as LinearModelData));
}
