import { writeFileSync } from "node:fs";
import { orphanMargin } from "../laudo/conclusion-orphans.ts";
import { isFunctional } from "../laudo/is-functional.ts";
import { laudoThresholdsUrl, type LaudoThresholds } from "../laudo/thresholds.ts";
import { type BoostedModelData, boostedScore, loadBoosted } from "../models/boosted.ts";
import type { TreesName } from "../models/trees.ts";
import { type BoostOptions, fitBoosted } from "./boosting.ts";
import {
  type ClaimExample,
  missingExamples,
  orphanExamples,
  type ReadExample,
  readExample,
} from "./laudo-claims.ts";
import { readLaudoExamples } from "./laudo-examples.ts";
import { sideExamples } from "./laudo-sides.ts";
import { writeTrees } from "./store.ts";

/*
 * Fits what the linter of laudos has learned: `node scribe/training/fit-laudos.ts FOLDER… [--also
 * FOLDER…]`. Each folder has files of JSON lines, as `measure-laudos.ts` reads them. Thresholds are
 * chosen on the first folders: those after `--also` may be harder than laudos are.
 */

interface Task {
  name: TreesName;
  threshold: keyof LaudoThresholds;
  examples: (all: readonly ReadExample[]) => ClaimExample[];
  options: BoostOptions;
  /** The share of sound laudos that may be reported. */
  alarms: number;
  /** Unseen laudos have more words that are in no table. */
  margin: number;
  /** By how much the linter raises the threshold in a laudo. */
  raise?: (read: ReadExample) => number;
}

const common = { rate: 0.1, least: 4, ridge: 3, sample: 0.8 };
const TASKS: readonly Task[] = [
  {
    name: "laudo-sides",
    threshold: "sides",
    examples: sideExamples,
    options: { ...common, trees: 100, depth: 2 },
    alarms: 0.002,
    margin: 0.4,
  },
  {
    name: "laudo-orphans",
    threshold: "orphans",
    examples: orphanExamples,
    options: { ...common, trees: 100, depth: 3 },
    alarms: 0.01,
    // The next laudos of this share score far lower: an unread author's are between.
    margin: 0.9,
    raise: ({ parts, observed }) => orphanMargin(parts, isFunctional(observed.laudo)),
  },
  {
    name: "laudo-missing",
    threshold: "missing",
    examples: missingExamples,
    options: { ...common, trees: 100, depth: 3 },
    alarms: 0.005,
    margin: 0.1,
  },
];

/** A planted error counts as much as so many made ones. */
const PLANTED_WEIGHT = 4;
/** The weight of claims in another laudo than their own. */
const FAR = 0.3;

function fitTask({ options }: Task, examples: readonly ClaimExample[]): BoostedModelData {
  const sound = examples.filter(({ positive }) => !positive).length;
  const share = Math.min(1, sound / Math.max(1, examples.length - sound));
  return fitBoosted(
    examples.map(({ features, positive, isPlanted, source, target }) => ({
      features: [...new Set(features)],
      positive,
      weight: !positive || source === target ? (isPlanted ? PLANTED_WEIGHT : 1) : share * FAR,
    })),
    options,
  );
}

interface Scored extends ClaimExample {
  score: number;
}

/** The scores of examples by models that were fitted on the laudos of other authors. */
const crossValidate = (
  task: Task,
  examples: readonly ClaimExample[],
  all: readonly ReadExample[],
): Scored[] => {
  const authors = all.map(({ example }) => example.author);
  return [...new Set(authors)].flatMap((author) => {
    const isOf = (index: number): boolean => authors[index] === author;
    const model = loadBoosted(
      fitTask(
        task,
        examples.filter(({ source, target }) => !isOf(source) && !isOf(target)),
      ),
    );
    return examples
      .filter(({ target }) => isOf(target))
      .map((one) => {
        const score = boostedScore(model, one.features) - (task.raise?.(all[one.target]!) ?? 0);
        return { ...one, score: one.isEchoed ? NEVER : score };
      });
  });
};
const NEVER = -99;

/** The score that at most a share of the sound laudos exceeds, and a margin. */
function thresholdOf(
  scored: readonly Scored[],
  isSound: (laudo: number) => boolean,
  laudos: number,
  { alarms, margin }: Task,
): number {
  const worst = new Map<number, number>();
  for (const { positive, target, score } of scored)
    if (!positive && isSound(target))
      worst.set(target, Math.max(worst.get(target) ?? -Infinity, score));
  const ranked = [...worst.values()].toSorted((a, b) => b - a);
  return Math.round(100 * ((ranked[Math.floor(alarms * laudos)] ?? 0) + margin)) / 100;
}

function main(args: readonly string[]): void {
  const also = args.indexOf("--also");
  const folders = args.filter((one) => one !== "--also");
  const counts = folders.map((folder) => readLaudoExamples(folder).length);
  const measured = (also < 0 ? counts : counts.slice(0, also)).reduce((a, b) => a + b, 0);
  const all = folders.flatMap(readLaudoExamples).map(readExample);
  // An alarm beside a planted error often follows from it.
  const isSound = (laudo: number): boolean => all[laudo]!.example.planted === null;
  const sound = all.slice(0, measured).filter((_, laudo) => isSound(laudo)).length;
  const thresholds = { sides: 0, orphans: 0, missing: 0 };
  for (const task of TASKS) {
    const examples = task.examples(all);
    const scored = crossValidate(task, examples, all).filter(({ target }) => target < measured);
    const threshold = thresholdOf(scored, isSound, sound, task);
    thresholds[task.threshold] = threshold;
    const made = scored.filter(({ positive, source, target }) => positive && source === target);
    const found = made.filter(({ score }) => score > threshold).length;
    const bytes = writeTrees(task.name, fitTask(task, examples));
    process.stdout.write(
      `${task.name}: ${examples.length} examples, recall ${(found / made.length).toFixed(2)}, ` +
        `threshold ${threshold}, ${bytes} bytes\n`,
    );
  }
  writeFileSync(laudoThresholdsUrl, `${JSON.stringify(thresholds)}\n`);
}

main(process.argv.slice(2));
