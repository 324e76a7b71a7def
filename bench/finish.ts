import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Consulta } from "../shared/contract/consultas.ts";
import { fixture } from "../server/providers/speech/testing/fixtures.ts";
import { startSpeechService } from "../server/providers/speech/testing/speech-service.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../server/providers/speech/testing/webm-writer.ts";
import { startScriptedModel } from "../server/providers/writer/testing/scripted-model.ts";
import { type Caller, expectStatus, readJson, signUp } from "./parts/caller.ts";
import { createInstallation } from "./parts/installation.ts";
import { createConsultation, finishRecording, patchUpload, startUpload } from "./parts/upload.ts";

const MINUTES = 15;
const RUNS = 5;
/** The share of the sound that is sent after "save": the last batch of two seconds. */
const LAST_SHARE = 2 / (MINUTES * 60);
const BATCH_BYTES = 64 * 1024;
const TIMEOUT_MS = 120_000;

const SENTENCES = [
  "O que o senhor está sentindo?",
  "Estou com dor de cabeça há três dias e um pouco de febre.",
  "Tem alergia a algum medicamento?",
  "Sou alérgico a penicilina.",
  "Toma algum remédio todo dia?",
  "Tomo losartana 50 miligramas, uma vez por dia.",
  "Vou pedir um hemograma e o senhor volta em uma semana.",
];

/** One sentence every six seconds. */
const wordsOf = (seconds: number) =>
  Array.from({ length: Math.floor(seconds / 6) }, (_, i) => ({
    start: i * 6,
    end: i * 6 + 4,
    text: SENTENCES[i % SENTENCES.length] ?? "",
  }));

const send = async (caller: Caller, path: string, sound: Buffer, from: number, to: number) => {
  for (let at = from; at < to; at += BATCH_BYTES) {
    const batch = sound.subarray(at, Math.min(to, at + BATCH_BYTES));
    await expectStatus(await patchUpload(caller, path, at, batch), 204);
  }
};

/** Waits for the document. Returns the number of turns. */
const waitForDocument = async (caller: Caller, id: string): Promise<number> => {
  for (;;) {
    const consulta = await readJson<Consulta>(await caller.call(`/api/consultas/${id}`));
    if (consulta.status === "Erro") throw new Error(`the consultation failed: ${consulta.erro}`);
    if (consulta.status === "Concluído") return consulta.transcricao?.turns.length ?? 0;
    await pause(20);
  }
};

/** `isCaughtUp`: whether all sound but the last piece is transcribed. */
const measure = async (
  caller: Caller,
  sound: Buffer,
  isCaughtUp: () => boolean,
): Promise<{ ms: number; turns: number }> => {
  const gravacao_id = randomUUID();
  const recording = { gravacao_id, length: null, language: "pt-BR", consent: "agreed" };
  const path = await startUpload(caller, recording);
  const last = Math.round(sound.length * (1 - LAST_SHARE));
  await send(caller, path, sound, 0, last);
  const since = performance.now();
  while (!isCaughtUp()) {
    if (performance.now() - since > TIMEOUT_MS) throw new Error("the recording is not followed");
    await pause(100);
  }
  const saved = performance.now();
  await send(caller, path, sound, last, sound.length);
  await finishRecording(caller, gravacao_id, sound, 0);
  const id = await createConsultation(caller, { kind: "recording", gravacao_id });
  const turns = await waitForDocument(caller, id);
  return { ms: Math.round(performance.now() - saved), turns };
};

/**
 * Measures the time from "Salvar Consulta" to `Concluído` for 15 minutes of sound that were
 * transcribed during the recording. The speech service answers at once; the language model never
 * answers. The sound is saved when all but its last five minutes are transcribed, since a service
 * gets pieces of five minutes.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const service = await startSpeechService({ words: ({ seconds }) => wordsOf(seconds) });
  const model = await startScriptedModel([{ kind: "hang" }]);
  const installation = await createInstallation({
    SPEECH_URL: service.url,
    WRITER_MODEL: "silent",
    WRITER_URL: model.url,
  });
  const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
  const sound = Buffer.concat([header, ...webmClusters(repeatPackets(packets, MINUTES * 60_000))]);
  try {
    installation.start("server");
    await installation.ready();
    const caller = await signUp(installation.url);
    const runs: number[] = [];
    let turns = 0;
    for (let i = 0; i < RUNS; i++) {
      const before = service.requests.length;
      const measured = await measure(caller, sound, () => service.requests.length - before >= 2);
      runs.push(measured.ms);
      turns = measured.turns;
      console.error(`run ${i + 1}: ${measured.ms} ms, ${service.requests.length - before} pieces`);
    }
    return { finish_ms: Math.max(...runs), minutes: MINUTES, runs, turns };
  } finally {
    await installation.remove();
    await service.close();
    await model.close();
  }
};
