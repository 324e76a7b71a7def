import { parseArgs } from "node:util";
import { type GoldCase, readCases } from "../scribe/fixtures/cases.ts";
import { type Counts, measureDocument, ratesOf } from "../scribe/fixtures/measure.ts";
import type { ModelNote } from "../scribe/model-note/types.ts";
import { createLog } from "../server/platform/audit/log.ts";
import { readEnvironment } from "../server/platform/config/environment.ts";
import { createEngine, type Engine } from "../server/providers/engine/engine.ts";
import { createFindModelWriter } from "../server/providers/writer/create.ts";
import { createEngineWriter } from "../server/providers/writer/engine.ts";
import { withFallback } from "../server/providers/writer/fallback.ts";
import { createModelWriter } from "../server/providers/writer/model.ts";
import type { ModelWriter } from "../server/providers/writer/writer.ts";
import { createRecordedModel } from "./parts/recorded-model.ts";
import { readCasesIn, readNoteOf } from "./parts/writer-data.ts";
import { doubtShares, figuresOfWriter, type VisitResult } from "./parts/writer-measures.ts";

export const name = "writer";

/** A recorded note is available at once; only verification takes time. */
const RECORDED_TIMEOUT_MS = 120_000;

/** Finds the model for a visit; null if the engine writes. */
type FindModel = (gold: GoldCase) => Promise<ModelWriter | null>;

/**
 * Measures the configured writer on the written consultations: the engine, a local model, or a
 * service. `--data DIR`: other consultations of the same format. `--notes DIR`: recorded notes
 * replace the model; visits without one are skipped.
 */
export async function run(): Promise<Record<string, unknown>> {
  const { data, notes } = readOptions();
  const cases = data === undefined ? readCases() : readCasesIn(data);
  const engine = createEngine({ processes: 1 });
  const checked = recordNotes(engine);
  try {
    await engine.warm();
    const findModel =
      notes === undefined ? configuredModel(checked.engine) : recordedModel(notes, checked.engine);
    const selected =
      notes === undefined ? cases : cases.filter(({ id }) => readNoteOf(notes, id) !== null);
    if (selected.length === 0) throw new Error(`no note for any of the consultations in ${notes}`);
    const counts: Counts = {};
    const results: VisitResult[] = [];
    let writer = "engine";
    for (const gold of selected) {
      const model = await findModel(gold);
      writer = model?.name ?? writer;
      const result = await writeVisit(gold, model, engine, checked.take, counts);
      results.push(result);
    }
    return { writer, ...figuresOfWriter(counts, results) };
  } finally {
    await engine.close();
  }
}

const readOptions = (): { data?: string | undefined; notes?: string | undefined } =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      data: { type: "string" },
      notes: { type: "string" },
    },
  }).values;

const configuredModel = (engine: Engine): FindModel =>
  createFindModelWriter(readEnvironment(), engine);

const recordedModel =
  (folder: string, engine: Engine): FindModel =>
  async ({ id }) => {
    const note = readNoteOf(folder, id);
    const options = { timeout_ms: RECORDED_TIMEOUT_MS };
    return note && createModelWriter(createRecordedModel(note), engine, options);
  };

/** Wraps the engine and keeps the last note that a model wrote. */
const recordNotes = (engine: Engine): { engine: Engine; take: () => ModelNote | null } => {
  let last: ModelNote | null = null;
  return {
    engine: {
      ...engine,
      settleNote: (...args) => {
        last = args[1];
        return engine.settleNote(...args);
      },
    },
    take: () => {
      const note = last;
      last = null;
      return note;
    },
  };
};

const writeVisit = async (
  gold: GoldCase,
  model: ModelWriter | null,
  engine: Engine,
  takeNote: () => ModelNote | null,
  counts: Counts,
): Promise<VisitResult> => {
  const engineWriter = createEngineWriter(engine);
  const writer =
    model === null ? engineWriter : withFallback(model, engineWriter, createLog("silent"));
  const started = performance.now();
  const { writer: stamp, written } = await writer.write(gold, {});
  const seconds = (performance.now() - started) / 1000;
  const note = takeNote();
  const own: Counts = {};
  for (const into of [own, counts]) measureDocument(gold, written, into);
  const result: VisitResult = {
    stamp,
    seconds,
    document: written.document,
    note: note && { note, findings: await engine.checkNote(gold, note) },
  };
  const { critical_recall, recall, placed } = ratesOf(own);
  const { flagged_before, flagged } = doubtShares([result]);
  const flags = `${flagged_before === null ? "" : `${flagged_before} → `}${flagged ?? 0}`;
  const line = [
    `${gold.id}  critical ${critical_recall}  found ${recall}  placed ${placed}`,
    `flagged ${flags}  ${seconds.toFixed(1)} s  ${stamp.fallback_reason ?? ""}`,
  ].join("  ");
  console.error(line.trimEnd());
  return result;
};

/** Formats the figures as a table of names and values. */
export const format = (figures: Record<string, unknown>): string =>
  Object.entries(figures)
    .map(([figure, value]) => `${figure.padEnd(22)}${textOf(value)}`)
    .join("\n");

const textOf = (value: unknown): string =>
  value === null ? "–" : typeof value === "string" ? value : JSON.stringify(value);
