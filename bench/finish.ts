import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Consulta } from "../shared/contract/consultas.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { fixture } from "../server/providers/speech/testing/fixtures.ts";
import { startSpeechService } from "../server/providers/speech/testing/speech-service.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../server/providers/speech/testing/webm-writer.ts";
import { startScriptedModel } from "../server/providers/writer/scripted-model.ts";
import { createInstallation } from "./parts/installation.ts";
import { type Caller, signIn, startSegment, TUS } from "./parts/segments.ts";

const MINUTES = 15;
const RUNS = 5;
/** What is still to come when the doctor saves: the last batch of two seconds. */
const LAST_SHARE = 2 / (MINUTES * 60);
const BATCH_BYTES = 64 * 1024;
const PATIENCE_MS = 120_000;

const SAID = [
  "O que o senhor está sentindo?",
  "Estou com dor de cabeça há três dias e um pouco de febre.",
  "Tem alergia a algum medicamento?",
  "Sou alérgico a penicilina.",
  "Toma algum remédio todo dia?",
  "Tomo losartana 50 miligramas, uma vez por dia.",
  "Vou pedir um hemograma e o senhor volta em uma semana.",
];

/** A sentence every six seconds. */
const wordsOf = (seconds: number) =>
  Array.from({ length: Math.floor(seconds / 6) }, (_, i) => ({
    start: i * 6,
    end: i * 6 + 4,
    text: SAID[i % SAID.length] ?? "",
  }));

/**
 * From "Salvar Consulta" to `Concluído`, for a consultation of 15 minutes that was heard while it was recorded: finish, save,
 * the last words (a scripted speech service, which answers at once), the extractive engine, the proof. A language model is configured and never answers. The recording is sent as fast
 * as it is taken, and saved when all but its last five minutes have been heard: what a service hears is cut into pieces of five.
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
    const doctor = await signIn(installation.url);
    const runs: number[] = [];
    let turns = 0;
    for (let i = 0; i < RUNS; i++) {
      const requestsBefore = service.requests.length;
      const measured = await measure(
        doctor,
        sound,
        () => service.requests.length - requestsBefore >= 2,
      );
      runs.push(measured.ms);
      turns = measured.turns;
      console.error(
        `run ${i + 1}: ${measured.ms} ms, ${service.requests.length - requestsBefore} pieces`,
      );
    }
    return { finish_ms: Math.max(...runs), minutes: MINUTES, runs, turns };
  } finally {
    await installation.remove();
    await service.close();
    await model.close();
  }
};

/** `keptUp`: whether all but the last piece has been heard. */
const measure = async (
  doctor: Caller,
  sound: Buffer,
  keptUp: () => boolean,
): Promise<{ ms: number; turns: number }> => {
  const gravacao_id = randomUUID();
  const place = await startSegment(doctor, gravacao_id, "microphone", {
    language: "pt-BR",
    consent: "agreed",
  });
  const last = Math.round(sound.length * (1 - LAST_SHARE));
  await send(doctor, place, sound, 0, last);
  const since = performance.now();
  while (!keptUp()) {
    if (performance.now() - since > PATIENCE_MS) throw new Error("nobody hears the recording");
    await pause(100);
  }
  const saved = performance.now();
  await send(doctor, place, sound, last, sound.length);
  const sha256 = createHash("sha256").update(sound).digest("hex");
  const segments = [
    { track: "microphone", ordinal: 0, bytes: sound.length, sha256, started_ms: 0 },
  ];
  await expectOk(await doctor.post(`/api/gravacoes/${gravacao_id}/finish`, { segments }));
  const id = randomUUID();
  await expectOk(
    await doctor.post("/api/consultas", {
      id,
      modelo_id: defaultTemplateId("pt-BR"),
      paciente_id: null,
      tipo_consulta: "presencial",
      contexto_paciente: "Consulta de medição",
      language: "pt-BR",
      source: { kind: "recording", gravacao_id },
      consent: { agreed: true },
    }),
  );
  for (;;) {
    const consulta = (await (await doctor.call(`/api/consultas/${id}`)).json()) as Consulta;
    if (consulta.status === "Erro") throw new Error(`the consultation failed: ${consulta.erro}`);
    if (consulta.status === "Concluído") {
      const ms = Math.round(performance.now() - saved);
      return { ms, turns: consulta.transcricao?.turns.length ?? 0 };
    }
    await pause(20);
  }
};

const expectOk = async (answer: Response): Promise<void> => {
  if (!answer.ok)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
};

const send = async (doctor: Caller, place: string, sound: Buffer, from: number, to: number) => {
  for (let at = from; at < to; at += BATCH_BYTES) {
    const answer = await doctor.call(place, {
      method: "PATCH",
      headers: {
        ...TUS,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(at),
      },
      body: new Uint8Array(sound.subarray(at, Math.min(to, at + BATCH_BYTES))),
    });
    await expectOk(answer);
  }
};
