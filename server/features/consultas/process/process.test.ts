import { withJobQueue } from "../../../testing/job-queue.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import type { SpeechProvider } from "../../../providers/speech/speech.ts";
import { createExampleSpeech } from "../../../providers/speech/example.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { createDoctor } from "../../../testing/factories.ts";
import { createTestPipeline, type TestPipeline } from "../../../testing/pipeline.ts";
import { listDocumentos } from "../../documentos/queries.ts";
import { listNotifications } from "../../notifications/queries.ts";
import { createExample } from "../example.ts";
import { startConsultaJobs } from "../jobs.ts";
import type { PipelineDeps } from "../pipeline-deps.ts";
import { processConsultation, stopConsultation } from "../process.ts";
import { requireConsulta } from "../queries.ts";

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await createTestPipeline();
});
afterAll(() => pipeline.close());

const QUEUE = "process-consultation";
const CONTEXT = { attempt: 1, signal: new AbortController().signal, last: false };

const newExample = async (language: "pt-BR" | "en-US" | "es" = "es") => {
  const medico_id = (await createDoctor(pipeline.deps.db)).id;
  const { id } = await createExample(pipeline.deps, medico_id, language);
  return { consulta_id: id, medico_id };
};
type Payload = Awaited<ReturnType<typeof newExample>>;

const read = ({ consulta_id, medico_id }: Payload) =>
  withUser(pipeline.deps.db, medico_id, (tx) => requireConsulta(tx, consulta_id));
const notificationsOf = ({ medico_id }: Payload) =>
  withUser(pipeline.deps.db, medico_id, listNotifications);

/** The pipeline with parts of the real speech provider replaced. */
const withSpeech = (changes: Partial<SpeechProvider>): PipelineDeps => ({
  ...pipeline.deps,
  exampleSpeech: { ...pipeline.deps.speech, ...changes },
});

const documentsOf = async ({ consulta_id, medico_id }: Payload) =>
  (await withUser(pipeline.deps.db, medico_id, (tx) => listDocumentos(tx, consulta_id))) ?? [];
const statementsOf = async (payload: Payload) =>
  (await documentsOf(payload))[0]?.current?.content.sections.flatMap(
    (section) => section.statements,
  ) ?? [];

describe("a recorded consultation", () => {
  it.each([
    ["pt-BR" as const, [/penicilina/i, /losartana/i]],
    ["es" as const, [/amoxicilina/i, /garganta/i]],
    ["en-US" as const, [/penicillin/i, /lisinopril/i]],
  ])("becomes a document whose evidence quotes its words (%s)", async (language, words) => {
    const payload = await newExample(language);
    await processConsultation(pipeline.deps, payload, CONTEXT);
    const consulta = await read(payload);
    expect(consulta).toMatchObject({ status: "Concluído", erro: null, is_example: true });
    const turns = new Map(consulta.transcricao?.turns.map((turn) => [turn.i, turn]));
    const statements = await statementsOf(payload);
    for (const word of words) {
      const statement = statements.find(({ text }) => word.test(text));
      expect(statement?.evidence.map(({ turn }) => turns.get(turn)?.text).join(" ")).toMatch(word);
    }
    for (const { evidence } of statements) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { start_ms, end_ms } of evidence) {
        expect(end_ms).toBeGreaterThan(start_ms);
        expect(end_ms).toBeLessThanOrEqual(consulta.transcricao?.duration_ms ?? 0);
      }
    }
    expect(consulta.documento_gerado.written?.writer).toMatchObject({ kind: "engine" });
  });

  it("shows the doctor that its processing killed the server, once", async () => {
    const payload = await newExample();
    await stopConsultation(pipeline.deps, payload);
    expect(await read(payload)).toMatchObject({ status: "Erro", erro: "PROCESSING_CRASHED" });
    const [notification] = await notificationsOf(payload);
    expect(notification).toMatchObject({ type: "consulta_erro" });
    await stopConsultation(pipeline.deps, payload);
    expect(await notificationsOf(payload)).toHaveLength(1);
  });

  it("notifies the doctor once when two workers finish it", async () => {
    const payload = await newExample();
    await Promise.all([
      processConsultation(pipeline.deps, payload, CONTEXT),
      processConsultation(pipeline.deps, payload, CONTEXT),
    ]);
    await processConsultation(pipeline.deps, payload, CONTEXT);
    expect((await read(payload)).status).toBe("Concluído");
    expect(await notificationsOf(payload)).toMatchObject([{ type: "consulta_concluida" }]);
  });

  it("is not transcribed again if a worker dies after the transcript", async () => {
    const payload = await newExample();
    const dies = {
      ...pipeline.deps,
      writer: { ...pipeline.deps.writer, write: () => Promise.reject(new Error("killed")) },
    };
    await expect(processConsultation(dies, payload, CONTEXT)).rejects.toThrow("killed");
    expect((await read(payload)).status).toBe("Processando");
    const deaf = withSpeech({ transcribe: () => Promise.reject(new Error("heard again")) });
    await processConsultation(deaf, payload, CONTEXT);
    expect((await read(payload)).status).toBe("Concluído");
  });

  it("waits for the speech model and reports it", async () => {
    const payload = await newExample();
    const missing = { state: "missing", model: "whisper-base", reason: "DOWNLOAD_FAILED" } as const;
    const without = withSpeech({
      readiness: () => Promise.resolve(missing),
      prepare: () => Promise.resolve(missing),
    });
    await processConsultation(without, payload, { ...CONTEXT, last: true });
    expect(await read(payload)).toMatchObject({
      status: "Processando",
      progresso: { waiting_for: "speech_model" },
    });
    await processConsultation(pipeline.deps, payload, CONTEXT);
    expect((await read(payload)).status).toBe("Concluído");
  });

  it("without speech becomes Erro with the reason and keeps the audio for a retry", async () => {
    const payload = await newExample();
    const silent = withSpeech({
      transcribe: () => Promise.reject(new SpeechError("AUDIO_SILENT", "silence")),
    });
    await processConsultation(silent, payload, CONTEXT);
    expect(await read(payload)).toMatchObject({ status: "Erro", erro: "AUDIO_SILENT" });
    expect(await notificationsOf(payload)).toMatchObject([{ type: "consulta_erro" }]);
    expect((await read(payload)).audio_url).not.toBeNull();
  });

  it("is retried after a transient fault and fails on the last attempt", async () => {
    const payload = await newExample();
    const flaky = withSpeech({
      transcribe: () => Promise.reject(new SpeechError("SPEECH_FAILED", "503", true)),
    });
    await expect(processConsultation(flaky, payload, CONTEXT)).rejects.toThrow("503");
    expect((await read(payload)).status).toBe("Processando");
    await processConsultation(flaky, payload, { ...CONTEXT, last: true });
    expect(await read(payload)).toMatchObject({ status: "Erro", erro: "SPEECH_FAILED" });
  });

  it("stays Processando when the speech provider closes, also on the last attempt", async () => {
    const payload = await newExample();
    const speech = createExampleSpeech();
    const running = processConsultation({ ...pipeline.deps, exampleSpeech: speech }, payload, {
      ...CONTEXT,
      last: true,
    });
    await speech.close();
    await expect(running).rejects.toMatchObject({ code: "ABORTED" });
    expect(await read(payload)).toMatchObject({ status: "Processando", erro: null });
    await processConsultation(pipeline.deps, payload, CONTEXT);
    expect((await read(payload)).status).toBe("Concluído");
  });

  it("stays Processando when its worker shuts down", async () => {
    const payload = await newExample();
    const shutdown = new AbortController();
    const running = processConsultation(pipeline.deps, payload, {
      attempt: 1,
      signal: shutdown.signal,
      last: true,
    });
    shutdown.abort();
    await expect(running).rejects.toThrow();
    expect((await read(payload)).status).toBe("Processando");
  });
});

describe("workers", () => {
  it("process saved consultations, also one that lost its job", async () => {
    const payload = await newExample();
    const lost = await newExample("en-US");
    const { consulta_id } = lost;
    await withJobQueue(pipeline.deps.db, async (queue) => {
      for (const job of await queue.findJobs(QUEUE, { data: { consulta_id } }))
        await queue.deleteJob(QUEUE, job.id);
    });
    const done = new AbortController();
    const finished = Promise.all(
      [payload, lost].map(
        ({ consulta_id, medico_id }) =>
          new Promise<void>((resolve, reject) => {
            pipeline.deps.events
              .subscribe(medico_id, "0", done.signal, ({ event }) => {
                if (event.type === "consulta_status" && event.consulta_id === consulta_id)
                  resolve();
              })
              .catch(reject);
          }),
      ),
    );
    const stop = await startConsultaJobs(pipeline.deps);
    await finished;
    stop();
    done.abort();
    expect((await read(payload)).status).toBe("Concluído");
    expect((await read(lost)).status).toBe("Concluído");
  });

  it("ignore a consultation that does not exist", async () => {
    const medico_id = (await createDoctor(pipeline.deps.db)).id;
    await expect(
      processConsultation(pipeline.deps, { consulta_id: randomUUID(), medico_id }, CONTEXT),
    ).resolves.toBeUndefined();
  });
});
