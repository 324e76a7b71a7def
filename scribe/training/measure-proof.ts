import { calibrate, heldOutExamples, judgeHeldOut, type ProofExample } from "./fit-proof.ts";
import { readProofVisits } from "./proof-data.ts";
import { addMutations } from "./proof-mutations.ts";

const print = (...fields: unknown[]): void => void process.stdout.write(`${fields.join(" ")}\n`);
const note = (...fields: unknown[]): void => void process.stderr.write(`${fields.join(" ")}\n`);

interface Judged {
  example: ProofExample;
  p: number;
}

const started = Date.now();
const visits = addMutations(readProofVisits());
const folds = heldOutExamples(visits);
note("compared", Date.now() - started);
const judged: Judged[] = judgeHeldOut(folds).map(({ example, probability }) => ({
  example,
  p: probability,
}));
const { supported, contradicted } = calibrate(
  judged.map(({ example, p }) => ({ example, probability: p })),
);
note("fitted", Date.now() - started);

const share = (list: readonly Judged[], below: number): string =>
  `${(list.filter(({ p }) => p < below).length / Math.max(1, list.length)).toFixed(3)} of ${list.length}`;
const pick = (test: (example: ProofExample) => boolean): Judged[] =>
  judged.filter(({ example }) => test(example));
const check = pick(({ line }) => line.source === "check");
const sound = check
  .filter(({ example }) => example.line.sound)
  .map(({ p }) => p)
  .toSorted((a, b) => a - b);
const wrong = check.filter(({ example }) => !example.line.sound);
const opposes = ({ example }: Judged): boolean =>
  example.claims.some(({ objections }) => objections.some((objection) => objection.opposes));
for (const source of ["check", "model", "note", "pair"])
  for (const kind of [true, false]) {
    const list = pick(({ line }) => line.source === source && line.sound === kind);
    print(
      `${source} ${kind ? "sound" : "wrong"} contradicted: ${share(list.filter(opposes), contradicted)} opposed, of ${list.length}; thresholds ${supported.toFixed(3)} ${contradicted.toFixed(3)}`,
    );
  }
for (const rate of [0.03, 0.05, 0.08, 0.12]) {
  const threshold = sound[Math.floor(rate * sound.length)]!;
  print(
    `check: flagged ${rate} at ${threshold.toFixed(3)}: caught ${share(wrong, threshold)}; model ${share(
      pick(({ line }) => line.source === "model"),
      threshold,
    )}`,
  );
}
const threshold = sound[Math.floor(0.05 * sound.length)]!;
for (const source of ["check", "note", "pair", "fact", "model", "mutation"])
  for (const kind of [
    "sound",
    "number",
    "drug",
    "negation",
    "laterality",
    "attribution",
    "temporality",
    "foreign",
  ]) {
    const list = pick(({ line }) => line.source === source && line.kind === kind);
    if (list.length > 0)
      print(
        source.padEnd(9),
        kind.padEnd(12),
        share(list, threshold),
        ...["pt-BR", "es", "en-US"].map(
          (l) =>
            `${l} ${share(
              list.filter(({ example }) => example.visit.locale === l),
              threshold,
            )}`,
        ),
      );
  }
if (process.argv[2] === "errors") {
  const [, , , source, kind] = process.argv;
  for (const {
    example: { line, visit, claims },
    p,
  } of judged.filter(
    ({ example }) =>
      example.line.source === source && (kind === undefined || example.line.kind === kind),
  ))
    if (line.sound === p < threshold)
      print(
        `${p.toFixed(2)} ${visit.id} ${line.kind}: ${line.text}\n     ${claims.map((c) => c.objections.map((o) => `${o.kind} ${o.detail}`).join(", ")).join(" | ")}\n     ${process.argv[5] ? claims.map((c) => c.features.join(" · ")).join("\n") : ""}`,
      );
}
