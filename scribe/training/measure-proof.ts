import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { calibrate, heldOutExamples, judgeHeldOut } from "./fit-proof.ts";
import { readProofVisits } from "./proof-data.ts";
import { addMutations } from "./proof-mutations.ts";

/*
 * Measures the proof by cross-validation over visits. With the arguments `errors SOURCE [KIND]` it
 * also prints each sentence that was judged wrongly.
 */
const print = (...fields: unknown[]): void => void process.stdout.write(`${fields.join(" ")}\n`);

const judged = judgeHeldOut(heldOutExamples(addMutations(readProofVisits())));
type Judged = (typeof judged)[number];
const { supported, contradicted } = calibrate(judged);
print("thresholds", supported.toFixed(3), contradicted.toFixed(3));

function share(list: readonly Judged[], below: number): string {
  const count = list.filter(({ probability }) => probability < below).length;
  return `${(count / Math.max(1, list.length)).toFixed(3)} of ${list.length}`;
}
const pick = (source: string, test: (line: Judged["example"]["line"]) => boolean): Judged[] =>
  judged.filter(({ example: { line } }) => line.source === source && test(line));
const opposes = ({ example }: Judged): boolean =>
  example.claims.some(({ objections }) => objections.some((objection) => objection.opposes));

for (const source of ["check", "model", "note", "pair"])
  for (const isSound of [true, false]) {
    const list = pick(source, ({ sound }) => sound === isSound);
    const opposed = share(list.filter(opposes), contradicted);
    print(source, isSound ? "sound" : "wrong", "contradicted", opposed, "opposed, of", list.length);
  }

const soundProbabilities = pick("check", ({ sound }) => sound)
  .map(({ probability }) => probability)
  .toSorted((a, b) => a - b);
const thresholdAt = (rate: number): number =>
  soundProbabilities[Math.floor(rate * soundProbabilities.length)]!;
const wrong = pick("check", ({ sound }) => !sound);
const written = pick("model", () => true);
for (const rate of [0.03, 0.05, 0.08, 0.12]) {
  const threshold = thresholdAt(rate);
  print("check: flagged", rate, "at", threshold.toFixed(3), "caught", share(wrong, threshold));
  print("model: flagged", share(written, threshold));
}

const threshold = thresholdAt(0.05);
const KINDS = "sound number drug negation laterality attribution temporality foreign".split(" ");
for (const source of ["check", "note", "pair", "fact", "model", "mutation"])
  for (const kind of KINDS) {
    const list = pick(source, (line) => line.kind === kind);
    if (list.length === 0) continue;
    const byLanguage = LANGUAGES.map((language) => {
      const own = list.filter(({ example }) => example.visit.locale === language);
      return `${language} ${share(own, threshold)}`;
    });
    print(source.padEnd(9), kind.padEnd(12), share(list, threshold), ...byLanguage);
  }

const [, , command, source = "", kind] = process.argv;
if (command === "errors")
  for (const { example, probability } of pick(
    source,
    (line) => line.kind === (kind ?? line.kind),
  )) {
    const { line, visit, claims } = example;
    if (line.sound !== probability < threshold) continue;
    const objections = claims.flatMap((claim) => claim.objections);
    print(probability.toFixed(2), visit.id, `${line.kind}:`, line.text);
    print("    ", objections.map((one) => `${one.kind} ${one.detail}`).join(", "));
  }
