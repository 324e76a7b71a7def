import { join } from "node:path";
import { likeliest } from "@relato/scribe/assistant/mention-status.ts";
import { loadModel } from "@relato/scribe/models/linear.ts";
import { fitMentions, readRuleMentions } from "@relato/scribe/training/fit-mentions.ts";
import {
  expectedStatus,
  featuresOfMention,
  readLabelledMentions,
  readMention,
} from "@relato/scribe/training/mention-examples.ts";
import { buildRecords } from "./build-records.ts";
import { readAuthors } from "./read-data.ts";

/*
 * Measures what is read of a mention's status: `node bench/assistant/mentions.ts [--list]`. Each
 * author of `scribe/training/mentions` is held out in turn. `--list` prints what is wrong.
 */

/** Authors whose answers were looked over, so that the rules are right on most of their records. */
const LOOKED_OVER = ["en", "es", "pt", "m", "n", "x", "y"].map((name) => `doctor-${name}`);

/** What the rules say about the things of the looked over records. */
export const ruledMentions = (): ReturnType<typeof readRuleMentions> =>
  readAuthors(join(import.meta.dirname, "data"))
    .filter(({ author }) => LOOKED_OVER.includes(author))
    .flatMap((author) => readRuleMentions(buildRecords(author).records));

/** The files of those who saw the code. */
const OURS: ReadonlySet<string> = new Set([
  "ours.jsonl",
  "looked-over.jsonl",
  "read-authors.jsonl",
]);

function measureMentions(list: boolean): void {
  const all = readLabelledMentions();
  const ruled = ruledMentions();
  for (const author of new Set(all.map(({ set }) => set).filter((set) => !OURS.has(set)))) {
    const fit = (weak: typeof ruled) =>
      loadModel(
        fitMentions(
          all.filter(({ set }) => set !== author),
          weak,
        ),
      );
    const [model, alone] = [fit(ruled), fit([])];
    const right = { rules: 0, model: 0, both: 0, "both, without ruled": 0 };
    const test = all.filter(({ set }) => set === author);
    for (const labelled of test) {
      const found = readMention(labelled);
      if (!found) continue;
      const { features, rule } = featuresOfMention(found);
      const expected = expectedStatus(labelled, rule);
      const both = likeliest(model, features);
      const own = features.filter((name) => !name.startsWith("rule:"));
      if (rule === expected) right.rules += 1;
      if (likeliest(model, own).status === expected) right.model += 1;
      if (both.status === expected) right.both += 1;
      if (likeliest(alone, features).status === expected) right["both, without ruled"] += 1;
      if (list && both.status !== expected)
        console.error(`${expected} → ${both.status} [${labelled.thing}] ${labelled.sentence}`);
    }
    console.log(author, test.length, right);
  }
}

if (import.meta.main) measureMentions(process.argv.includes("--list"));
