import { LEAST_SHARE } from "../assistant/question-kind.ts";
import { fitQuestions, type KindResult, testQuestions } from "./fit-questions.ts";
import { type LabelledQuestion, readLabelledQuestions } from "./question-examples.ts";

/*
 * Measures the model of the kinds of questions: `node scribe/training/measure-questions.ts`.
 * The second half of each kind and language of `questions/forms.jsonl` is held out, then each
 * author, then a tenth of all in turn with some thresholds. `--list` prints what is wrong in turn.
 */
const PARTS = 10;
const THRESHOLDS = [0, 0.3, 0.4, 0.5, 0.6, 0.7];
const write = (line: string): void => void process.stdout.write(`${line}\n`);
const list = process.argv.includes("--list");

const all = readLabelledQuestions();
const forms = all.filter(({ set }) => set === "forms.jsonl");
const groups = Map.groupBy(forms, ({ locale, kind }) => `${locale} ${kind}`);
const heldOut = new Set(
  [...groups.values()].flatMap((some) => some.slice(Math.ceil(some.length / 2))),
);
measureOn("held-out forms", [...heldOut]);
for (const author of new Set(all.map(({ set }) => set)))
  if (author.startsWith("doctor-"))
    measureOn(
      author,
      all.filter(({ set }) => set === author),
    );

const parts = Array.from({ length: PARTS }, (_, part) => {
  const own = all.filter((_one, at) => at % PARTS === part && !heldOut.has(all[at]!));
  return { own, data: fitQuestions(all.filter((one) => !own.includes(one) && !heldOut.has(one))) };
});
for (const threshold of THRESHOLDS) {
  const results = parts.flatMap(({ own, data }) => testQuestions(data, own, threshold));
  print(`in turn, threshold ${threshold}`, results);
  if (list && threshold === LEAST_SHARE)
    for (const { labelled, chosen, isRight } of results)
      if (!isRight) write(`  ${labelled.set} ${labelled.kind} → ${chosen}: ${labelled.question}`);
}

function measureOn(name: string, questions: readonly LabelledQuestion[]): void {
  const fitted = fitQuestions(all.filter((one) => !questions.includes(one) && !heldOut.has(one)));
  print(name, testQuestions(fitted, questions));
}

function print(name: string, results: readonly KindResult[]): void {
  const right = results.filter(({ isRight }) => isRight).length;
  const wrong = results.filter(({ isRight, chosen }) => !isRight && chosen !== "free").length;
  const kinds = Map.groupBy(results, ({ labelled }) => String(labelled.kind));
  const by = [...kinds].map(
    ([kind, some]) => `${kind} ${some.filter(({ isRight }) => isRight).length}/${some.length}`,
  );
  const share = (right / results.length).toFixed(3);
  write(`${name}: ${share} of ${results.length}, wrong kinds ${wrong}; ${by.join(", ")}`);
}
