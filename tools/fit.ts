import { ruledMentions } from "../bench/assistant/mentions.ts";
import { writeHintedProof } from "../scribe/training/fit-hinted-proof.ts";
import { writeProof } from "../scribe/training/fit-proof.ts";
import { fitAll, fitTalkModels } from "../scribe/training/fit-models.ts";
import type { LinearModelData } from "../scribe/models/linear.ts";
import { loadBoosted } from "../scribe/models/boosted.ts";
import { replaceTrees } from "../scribe/models/trees.ts";
import { fitInstructions } from "../scribe/training/fit-instructions.ts";
import { fitMentions } from "../scribe/training/fit-mentions.ts";
import { fitOmissions, readNotedVisits } from "../scribe/training/fit-omissions.ts";
import { fitQuestions } from "../scribe/training/fit-questions.ts";
import { readLabelledQuestions } from "../scribe/training/question-examples.ts";
import { readLabelledMentions } from "../scribe/training/mention-examples.ts";
import { fitRetractions } from "../scribe/training/fit-retractions.ts";
import type { ModelName } from "../scribe/models/models.ts";
import {
  NO_EXAMPLES,
  type PublicExamples,
  publicExamples,
} from "../scribe/training/public-examples.ts";
import { readTrainingTalks } from "../scribe/training/public-sets.ts";
import { writeModel, writeOmissionThresholds, writeTrees } from "../scribe/training/store.ts";
import { type LabelledVisit, readLabelledVisits } from "../scribe/training/visits.ts";

/*
 * `npm run fit` fits the engine's models on the labels of scribe/training and writes their weights.
 * It takes about four minutes and always gives the same bytes. `-- --data DIR` adds the training
 * parts of the public sets in that folder. `npm run fit -- proof` fits the proof, in about fifteen
 * minutes, `-- questions` the kinds of questions to the assistant and `-- mentions` what a sentence
 * says about a thing, in some seconds.
 */
if (process.argv.includes("questions")) {
  writeModel("questions", fitQuestions(readLabelledQuestions()));
} else if (process.argv.includes("mentions")) {
  writeModel("mentions", fitMentions(readLabelledMentions(), ruledMentions()));
} else if (process.argv.includes("proof")) {
  writeProof();
  writeHintedProof();
} else {
  const visits = readLabelledVisits();
  console.log(`${visits.length} labelled visits`);
  let total = 0;
  const retractions = fitRetractions(visits);
  replaceTrees("retractions", loadBoosted(retractions));
  total += writeTrees("retractions", retractions);
  const added = readPublicExamples(visits);
  const { models, salience } = fitAll(visits, added);
  for (const [name, model] of Object.entries(models)) {
    const bytes = writeModel(name as ModelName, model as LinearModelData);
    console.log(`${name}: ${Object.keys(model!.rows).length} features, ${bytes} bytes`);
    total += bytes;
  }
  total += writeTrees("salience", salience);
  replaceTrees("salience", loadBoosted(salience));
  const instructions = fitInstructions(visits);
  replaceTrees("instructions", loadBoosted(instructions));
  total += writeTrees("instructions", instructions);
  const omissions = fitOmissions(readNotedVisits());
  total += writeTrees("omissions", omissions.trees);
  writeOmissionThresholds(omissions.thresholds);
  console.log(`${total} bytes in all`);
}

/** Reads the public sets of `--data`; no examples without that option. */
function readPublicExamples(visits: readonly LabelledVisit[]): PublicExamples {
  const at = process.argv.indexOf("--data");
  if (at < 0) return NO_EXAMPLES;
  const folder = process.argv[at + 1];
  if (folder === undefined) throw new Error("--data names no folder");
  const talks = readTrainingTalks(folder);
  // Reads these talks with models that were not fitted on them.
  fitTalkModels(visits);
  const added = publicExamples(talks);
  const { topics, doctorActs } = added;
  console.log(`public sets add ${topics.length} lines to topics, ${doctorActs.length} to acts`);
  return added;
}
