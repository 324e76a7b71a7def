import { LINT_KINDS, type LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { splitSentences } from "../language/sentences.ts";
import { lintLaudo } from "../laudo/lint.ts";
import { type LaudoExample, readLaudoExamples } from "./laudo-examples.ts";

/*
 * Measures the linter of laudos: `node scribe/training/measure-laudos.ts FOLDER [--list]`. FOLDER
 * has files of JSON lines, each a laudo with `planted`: null if it is sound, else the one error.
 */
const [folder = ".", flag] = process.argv.slice(2);
const examples = readLaudoExamples(folder);

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether a finding is of the planted kind and at its place, or in a sentence of it. */
const hits = ({ text, locale, planted }: LaudoExample, finding: LintFinding): boolean => {
  if (!planted || finding.kind !== planted.kind) return false;
  const start = text.indexOf(planted.quote);
  if (start < 0) return true;
  const touches = (from: number, to: number): boolean => finding.start < to && from < finding.end;
  if (touches(start, start + planted.quote.length)) return true;
  return splitSentences(text, locale).some(
    (one) =>
      touches(one.start, one.end) && one.start < start + planted.quote.length && start < one.end,
  );
};

/** The quote in brackets with some words around it. */
const around = (text: string, { start, end }: LintFinding): string =>
  [
    text.slice(Math.max(0, start - 60), start),
    `[[${text.slice(start, end)}]]`,
    text.slice(end, end + 60),
  ]
    .join("")
    .replaceAll("\n", " ⏎ ");

const counts = new Map(
  LINT_KINDS.map((kind) => [kind, { planted: 0, found: 0, reported: 0, falseAlarms: 0 }]),
);
let [sound, alarms] = [0, 0];
for (const example of examples) {
  const findings = lintLaudo(example);
  const { planted } = example;
  if (planted) counts.get(planted.kind)!.planted += 1;
  else {
    sound += 1;
    alarms += findings.length;
  }
  const found = findings.some((one) => hits(example, one));
  if (planted && found) counts.get(planted.kind)!.found += 1;
  if (planted && !found && flag === "--list")
    print(`MISSED ${example.id} ${planted.kind}: ${planted.quote} — ${planted.why}`);
  for (const finding of findings) {
    const count = counts.get(finding.kind)!;
    count.reported += 1;
    if (hits(example, finding)) continue;
    if (!planted) count.falseAlarms += 1;
    if (flag === "--list")
      print(
        [
          planted ? "other" : "FALSE",
          example.id,
          finding.kind,
          finding.reason.code,
          around(example.text, finding),
        ].join(" "),
      );
  }
}

const rows = [...counts].map(([kind, { planted, found, reported, falseAlarms }]) => ({
  kind,
  planted,
  found,
  recall: planted === 0 ? null : found / planted,
  precision: reported === 0 ? null : found / (found + falseAlarms || 1),
  falseAlarms,
}));
const share = (value: number | null): string => (value === null ? "-" : value.toFixed(2));
print("kind planted found recall precision false");
for (const row of rows)
  print(
    [
      row.kind,
      row.planted,
      row.found,
      share(row.recall),
      share(row.precision),
      row.falseAlarms,
    ].join(" "),
  );
const planted = rows.reduce((sum, row) => sum + row.planted, 0);
const found = rows.reduce((sum, row) => sum + row.found, 0);
print(
  JSON.stringify({
    laudos: examples.length,
    planted,
    recall: found / planted,
    sound,
    alarms_per_sound_laudo: alarms / sound,
  }),
);
