import { writeProof } from "../scribe/training/fit-proof.ts";
import { fitAll } from "../scribe/training/fit-models.ts";
import type { LinearModelData } from "../scribe/models/linear.ts";
import { loadBoosted } from "../scribe/models/boosted.ts";
import { useTrees } from "../scribe/models/trees.ts";
import { fitRetractions } from "../scribe/training/fit-retractions.ts";
import type { ModelName } from "../scribe/models/models.ts";
import { writeModel, writeTrees } from "../scribe/training/store.ts";
import { readLabelledVisits } from "../scribe/training/visits.ts";

/*
 * `npm run fit`: fits the engine's models from the labelled lines of scribe/training and writes their weights. It takes
 * about two minutes and gives the same bytes each time. `npm run fit -- proof` does the
 * same for the proof, in about six minutes.
 */
if (process.argv.includes("proof")) writeProof();
else {
  const visits = readLabelledVisits();
  console.log(`${visits.length} labelled visits`);
  let total = 0;
  const retractions = fitRetractions(visits);
  useTrees("retractions", loadBoosted(retractions));
  total += writeTrees("retractions", retractions);
  const { models, salience } = fitAll(visits);
  for (const [name, model] of Object.entries(models)) {
    const bytes = writeModel(name as ModelName, model as LinearModelData);
    console.log(`${name}: ${Object.keys(model!.rows).length} features, ${bytes} bytes`);
    total += bytes;
  }
  total += writeTrees("salience", salience);
  console.log(`${total} bytes in all`);
}
