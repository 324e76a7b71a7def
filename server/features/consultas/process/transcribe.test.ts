import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { SpeechError, type SpeechProvider } from "../../../providers/speech/speech.ts";
import { createConsulta, createGravacao, createSegmento } from "../../../testing/factories.ts";
import { createTestPipeline, type TestPipeline } from "../../../testing/pipeline.ts";
import {
  appendHeard,
  claimSegment,
  completeHeard,
  insertLiveSegment,
} from "../../gravacoes/live-queries.ts";
import { exampleAudioPath } from "../example.ts";
import { findWork } from "./process-queries.ts";
import { transcribeWork } from "./transcribe.ts";

let pipeline: TestPipeline;
let folder: string;
beforeAll(async () => {
  pipeline = await createTestPipeline();
  folder = await mkdtemp(join(tmpdir(), "relato-transcribe-"));
});
afterAll(async () => {
  await pipeline.close();
  await rm(folder, { recursive: true });
});

interface Recorded {
  track: Track;
  started_ms: number;
}
const BY = { language: "es", engine: "scripted", model: "none" } as const;

/** A consultation with a recording of these segments, each with real audio. */
const createRecorded = async (places: Recorded[]) => {
  const { db, storage } = pipeline.deps;
  const { id, medico_id } = await createConsulta(db, { language: "es" });
  const gravacao = await createGravacao(db, {
    medico_id,
    consulta_id: id,
    finished_at: new Date().toISOString(),
  });
  const segments: string[] = [];
  for (const [ordinal, place] of places.entries()) {
    const storage_key = `gravacoes/${gravacao.id}/${ordinal}`;
    await copyFile(exampleAudioPath("es"), join(folder, "copy"));
    await storage.putFile(storage_key, join(folder, "copy"));
    const row = { medico_id, gravacao_id: gravacao.id, ordinal, storage_key, ...place };
    segments.push((await createSegmento(db, row)).id);
  }
  const work = await withUser(db, medico_id, (tx) => findWork(tx, id));
  if (work === null) throw new Error("the consultation is gone");
  return { work, gravacao_id: gravacao.id, medico_id, segments };
};

/** The real speech provider with a scripted `transcribe`. */
const scripted = (script: SpeechProvider["transcribe"]): SpeechProvider => ({
  ...pipeline.deps.speech,
  name: BY.engine,
  readiness: async () => ({ state: "ready", model: BY.model }),
  transcribe: script,
});
const said = (text: string, start_ms: number) => ({ text, start_ms, end_ms: start_ms + 1000 });
const resultOf = (...segments: ReturnType<typeof said>[]) => ({
  ...BY,
  duration_ms: 20_000,
  segments,
});
const transcribe = (work: Awaited<ReturnType<typeof createRecorded>>["work"], s: SpeechProvider) =>
  transcribeWork(pipeline.deps, s, work, async () => undefined, new AbortController().signal);

describe("a consultation with two tracks", () => {
  it("knows the doctor by the microphone and the patient by the tab, in spoken order", async () => {
    const { work } = await createRecorded([
      { track: "microphone", started_ms: 0 },
      { track: "tab", started_ms: 500 },
    ]);
    const answers = [
      resultOf(said("¿Qué le pasa?", 0), said("¿Desde cuándo?", 6000)),
      resultOf(said("Me duele la garganta.", 2500), said("Desde ayer.", 8000)),
    ];
    const { turns, duration_ms } = await transcribe(
      work,
      scripted(async () => answers.shift() ?? resultOf()),
    );
    expect(turns.map(({ i, speaker, start_ms, text }) => [i, speaker, start_ms, text])).toEqual([
      [0, "medico", 0, "¿Qué le pasa?"],
      [1, "paciente", 3000, "Me duele la garganta."],
      [2, "medico", 6000, "¿Desde cuándo?"],
      [3, "paciente", 8500, "Desde ayer."],
    ]);
    expect(duration_ms).toBe(20_500);
  });
});

describe("a consultation with several segments", () => {
  it("keeps the gaps, names no speaker, and continues after a silent segment", async () => {
    const { work } = await createRecorded([
      { track: "microphone", started_ms: 0 },
      { track: "microphone", started_ms: 30_000 },
      { track: "microphone", started_ms: 90_000 },
    ]);
    let calls = 0;
    const { turns } = await transcribe(
      work,
      scripted(async () => {
        if (++calls === 2) throw new SpeechError("AUDIO_SILENT", "silent");
        return resultOf(said(`Parte ${calls}.`, 100));
      }),
    );
    expect(turns.map(({ start_ms, text, speaker }) => [start_ms, text, speaker])).toEqual([
      [100, "Parte 1.", undefined],
      [90_100, "Parte 3.", undefined],
    ]);
  });

  it("fails when all of them are silent", async () => {
    const { work } = await createRecorded([{ track: "microphone", started_ms: 0 }]);
    const silent = scripted(() => Promise.reject(new SpeechError("AUDIO_SILENT", "silent")));
    await expect(transcribe(work, silent)).rejects.toMatchObject({ code: "AUDIO_SILENT" });
  });
});

describe("a segment with a live transcription", () => {
  const recordHeard = async () => {
    const recorded = await createRecorded([{ track: "microphone", started_ms: 0 }]);
    const { gravacao_id, medico_id, segments } = recorded;
    const id = segments[0] ?? "";
    await withUser(pipeline.deps.db, medico_id, async (tx) => {
      await insertLiveSegment(tx, medico_id, {
        id,
        gravacao_id,
        track: "microphone",
        ordinal: 0,
        started_ms: null,
      });
      await claimSegment(tx, id, BY);
      const part = { segments: [said("Ya oído.", 1000)], from_ms: 0, to_ms: 9000 };
      expect(await appendHeard(tx, id, part)).toBe(true);
      expect(await appendHeard(tx, id, part)).toBe(false);
    });
    return { ...recorded, id };
  };

  it("is not transcribed again if that is complete", async () => {
    const { work, medico_id, id } = await recordHeard();
    await withUser(pipeline.deps.db, medico_id, (tx) => completeHeard(tx, id, 12_000));
    const deaf = scripted(() => Promise.reject(new Error("heard again")));
    expect(await transcribe(work, deaf)).toMatchObject({
      engine: BY.engine,
      model: BY.model,
      duration_ms: 12_000,
      turns: [{ text: "Ya oído." }],
    });
  });

  it("waits for the live worker, and continues after its death", async () => {
    const { work, medico_id, id } = await recordHeard();
    const { db } = pipeline.deps;
    const given: unknown[] = [];
    const running = transcribe(
      work,
      scripted(async (_path, { heard }) => {
        given.push(heard);
        return resultOf(...(heard?.segments as []), said("El resto.", 10_000));
      }),
    );
    await withUser(db, medico_id, (tx) =>
      tx.query("update live_segments set alive_at = now() - interval '1 hour' where id = $1", [id]),
    );
    expect((await running).turns.map(({ text }) => text)).toEqual(["Ya oído.", "El resto."]);
    expect(given).toEqual([{ segments: [said("Ya oído.", 1000)], done_ms: 9000 }]);
  });
});
