import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asSystem } from "../../../platform/database/database.ts";
import { createTestApp } from "../../../testing/app.ts";
import { defaultTemplateId } from "../../modelos/system.ts";
import { ServerProcess } from "../../../testing/server-process.ts";
import { claimOf } from "../../../testing/tus.ts";

const SPEECH = join(import.meta.dirname, "../../../providers/speech");
const SOUND = join(SPEECH, "fixtures/chrome-mediarecorder-pt.webm");
/** Each wait has a start of the server and a transcription, on a machine that does other work. */
const PATIENCE = { timeout: 180_000, interval: 100 };

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create();
});
afterAll(() => server.remove());

const start = () =>
  server.start({ JOBS_IN_PROCESS: "true", SPEECH_MODEL: join(SPEECH, "mini-whisper") });

/** The milliseconds of the recording that are transcribed. */
const heardMs = async (gravacao_id: string): Promise<number> => {
  const [row] = await asSystem(server.database.db, "a test looks what was heard", (tx) =>
    tx.query<{ heard_ms: number }>("select heard_ms from live_segments where gravacao_id = $1", [
      gravacao_id,
    ]),
  );
  return row?.heard_ms ?? 0;
};

it("has every word once when the server is killed during live transcription", async () => {
  const sound = await readFile(SOUND);
  const app = await createTestApp();
  const whole = await app.deps.speech.transcribe(SOUND, { language: "pt-BR" });
  await app.close();
  await start();
  await server.signUp();
  const { gravacao_id, url } = await server.begin({ language: "pt-BR", consent: "agreed" });
  let sent = 0;
  let heard = 0;
  // Killed twice, each time after new words and before all received audio is transcribed.
  for (const share of [0.4, 0.8]) {
    const to = Math.round(sound.length * share);
    expect((await server.patch(url, sent, sound.subarray(sent, to))).status).toBe(204);
    sent = to;
    heard = await vi.waitFor(async () => {
      const now = await heardMs(gravacao_id);
      if (now <= heard) throw new Error("not yet");
      return now;
    }, PATIENCE);
    await server.kill();
    await start();
  }
  expect((await server.patch(url, sent, sound.subarray(sent))).status).toBe(204);
  expect((await server.finish(gravacao_id, [claimOf(sound)])).status).toBe(200);
  const id = crypto.randomUUID();
  const created = await server.post("/api/consultas", {
    id,
    modelo_id: defaultTemplateId("pt-BR"),
    paciente_id: null,
    tipo_consulta: "presencial",
    contexto_paciente: "Mulher, 54 anos",
    language: "pt-BR",
    source: { kind: "recording", gravacao_id },
    consent: { agreed: true },
  });
  expect(created.status).toBe(201);
  const consulta = await vi.waitFor(async () => {
    const read = (await (await server.call("GET", `/api/consultas/${id}`)).json()) as Consulta;
    if (read.status === "Processando") throw new Error("not yet");
    return read;
  }, PATIENCE);
  expect(consulta.status).toBe("Concluído");
  const words = (parts: readonly { text: string }[] = []): string =>
    parts.map(({ text }) => text.trim()).join(" ");
  expect(words(consulta.transcricao?.turns)).toBe(words(whole.segments));
}, 600_000);
