import { placementFeatures } from "../document/placement.ts";
import type { LinearModelData } from "../models/linear.ts";
import { loadModel } from "../models/linear.ts";
import { type BoostedModelData, loadBoosted } from "../models/boosted.ts";
import { replaceTrees } from "../models/trees.ts";
import { type ModelName, replaceModel } from "../models/models.ts";
import { DOCTOR_ACTS, PATIENT_ACTS, readDialogueActs } from "../talk/dialogue-acts.ts";
import { IMPORTANCE } from "../talk/importance.ts";
import { OWNERS } from "../talk/owner.ts";
import { SPEAKERS } from "../talk/speakers.ts";
import { readVisit } from "../talk/visit.ts";
import { readHeadings } from "../template/heading-reading.ts";
import { KINDS } from "../template/kinds.ts";
import { parseTemplate } from "../template/parse.ts";
import * as examples from "./examples.ts";
import { fitLogistic } from "./logistic.ts";
import { type ChainExample, fitChain } from "./fit-chain.ts";
import { antecedentExamples, fitAntecedents } from "./fit-antecedents.ts";
import { fitSalience, type ReadLabelled } from "./fit-salience.ts";
import { NO_EXAMPLES, type PublicExamples } from "./public-examples.ts";
import { monologueExamples } from "./doctor-monologues.ts";
import { headingsOnlyOf, type LabelledVisit, underOtherTemplates } from "./visits.ts";

type FittedModels = Partial<Record<ModelName, LinearModelData>>;

interface FittedEngine {
  models: FittedModels;
  salience: BoostedModelData;
}

/**
 * Fits the models that read the talk, also on the examples of public sets, and makes them current.
 */
export function fitTalkModels(
  visits: readonly LabelledVisit[],
  added: PublicExamples = NO_EXAMPLES,
): FittedModels {
  const fitted: FittedModels = {
    "doctor-acts": fitLogistic(DOCTOR_ACTS, [
      ...monologueExamples(),
      ...examples.actExamples(visits, true),
      ...added.doctorActs,
    ]),
    "patient-acts": fitLogistic(PATIENT_ACTS, examples.actExamples(visits, false)),
    topics: fitLogistic(
      KINDS,
      [
        ...examples.answerExamples(),
        ...examples.topicExamples([...visits, ...underOtherTemplates(visits)]),
        ...added.topics,
      ],
      { epochs: 10, rate: 0.025, ridge: 0.002 },
    ),
    importance: fitLogistic(IMPORTANCE, examples.importanceExamples(visits), { rate: 0.02 }),
    owner: fitLogistic(OWNERS, examples.ownerExamples(visits)),
    speakers: fitLogistic(SPEAKERS, examples.speakerExamples(visits)),
  };
  applyModels(fitted);
  return fitted;
}

/** Fits the model of headings without those in `omits`, and makes it current. */
function fitHeadings(omits: ReadonlySet<string> = new Set()): FittedModels {
  const headings = examples.headingExamples(omits);
  const options = { shared: true, epochs: 10, rate: 0.12, ridge: 0.0005, lasso: 0.003, least: 1 };
  const fitted = { headings: fitLogistic(KINDS, headings, options) };
  applyModels(fitted);
  return fitted;
}

/**
 * Fits all models except retractions. Antecedents and placement are fitted on the output of models
 * that did not see the same visits and headings. Salience also reads antecedents, placement and
 * retractions; these were fitted on the same visits.
 */
export function fitAll(
  visits: readonly LabelledVisit[],
  added: PublicExamples = NO_EXAMPLES,
): FittedEngine {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const fitted = visits.filter((_, at) => at % PARTS !== part);
    const heldOut = visits.filter((_, at) => at % PARTS === part);
    const omits = headingsOnlyOf(withOtherTemplates(heldOut), withOtherTemplates(fitted));
    return { heldOut, models: { ...fitTalkModels(fitted, added), ...fitHeadings(omits) } };
  });
  const antecedents = fitAntecedents(
    parts.flatMap(({ heldOut, models }) => {
      applyModels(models);
      return heldOut.flatMap((labelled) => {
        const acts = readDialogueActs(labelled.sentences, labelled.visit.locale);
        return antecedentExamples(labelled, acts);
      });
    }),
  );
  applyModels({ antecedents });
  const unseen = parts.flatMap(({ heldOut, models }) => {
    applyModels(models);
    return withOtherTemplates(heldOut).map(readLabelled);
  });
  const placement = fitChain(unseen.map(placementExample), { epochs: 6 });
  applyModels({ placement });
  const salience = fitSalience(unseen);
  replaceTrees("salience", loadBoosted(salience));
  const models = { ...fitHeadings(), ...fitTalkModels(visits, added), antecedents, placement };
  return { models, salience };
}
const PARTS = 4;

const withOtherTemplates = (visits: readonly LabelledVisit[]): LabelledVisit[] => [
  ...visits,
  ...underOtherTemplates(visits),
];

/** Reads a labelled visit with the current models. */
function readLabelled(labelled: LabelledVisit): ReadLabelled {
  const { visit } = labelled;
  const template = parseTemplate(visit.template.markdown, visit.template.titulo);
  const headings = readHeadings(template, visit.locale);
  return { labelled, headings, read: readVisit([...visit.turns], visit.locale) };
}

/** The placement features of a visit with the labelled headings. */
function placementExample({ labelled, headings, read }: ReadLabelled): ChainExample {
  const { visit, sentences, labels } = labelled;
  const knownHeadings = sentences.map(({ index }) => {
    const { sections, unknown } = labels[index]!;
    if (unknown) return undefined;
    return sections.slice(0, 1).flatMap((section) => {
      const at = headings.findIndex((heading) => heading.index === section);
      return at < 0 ? [] : [at];
    });
  });
  return { features: placementFeatures(read, headings, visit.locale), knownHeadings };
}

function applyModels(fitted: FittedModels): void {
  for (const [name, data] of Object.entries(fitted))
    replaceModel(name as ModelName, loadModel(data as LinearModelData));
}
