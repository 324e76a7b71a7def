import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import type pg from "pg";
import { joinWebm } from "../../server/features/gravacoes/audio/join-webm.ts";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import type { Document, Evidence, Statement } from "../../shared/domain/document.ts";
import type { Transcript, Turn } from "../../shared/domain/transcript.ts";

const TURNS = 2500;
const STATEMENTS = 600;
const HOURS_MS = 3 * 3_600_000;
const SECTIONS = 20;
/** The spoken example of the product, which lasts this long. */
const EXAMPLE = join(import.meta.dirname, "../../server/features/consultas/example/pt-BR.webm");
const EXAMPLE_MS = 48_000;

const SAID = [
  "A senhora pode me contar como essa dor de cabeça começou e se alguma coisa melhora ou piora durante o dia?",
  "Começou há umas três semanas, doutora, primeiro de manhã e depois o dia inteiro. Tomei dipirona e melhorou um pouco.",
  "Certo.",
  "Não tive febre. Tive um pouco de tontura quando levanto rápido da cama, e uma vez quase caí no banheiro.",
  "Vamos medir a pressão agora e depois a senhora me mostra os exames que trouxe do outro médico.",
];

const turnAt = (i: number): Turn => {
  const length = HOURS_MS / TURNS;
  return {
    i,
    speaker: i % 2 === 0 ? "medico" : "paciente",
    start_ms: Math.round(i * length),
    end_ms: Math.round((i + 1) * length) - 200,
    text: `${SAID[i % SAID.length]} (${i})`,
  };
};

const evidenceAt = ({ i, start_ms, end_ms }: Turn): Evidence => ({ turn: i, start_ms, end_ms });

const statementAt = (n: number): Statement => {
  const turn = turnAt(Math.floor((n * TURNS) / STATEMENTS) + 1);
  const text = `Refere cefaleia há três semanas, pior pela manhã, com alívio parcial após dipirona (${n})`;
  return n % 40 === 7
    ? {
        text,
        status: "review",
        evidence: [evidenceAt(turn)],
        reasons: [{ kind: "number", detail: "três semanas" }],
      }
    : { text, status: "supported", evidence: [evidenceAt(turn)] };
};

const transcript: Transcript = {
  engine: "sherpa-onnx",
  model: "whisper-base",
  language: "pt-BR",
  duration_ms: HOURS_MS,
  turns: Array.from({ length: TURNS }, (_, i) => turnAt(i)),
};

const documentOf = (): Document => {
  const sections = Array.from({ length: SECTIONS }, (_, s) => ({
    heading: `Seção ${s + 1}`,
    level: 2,
    statements: Array.from({ length: STATEMENTS / SECTIONS }, (_, n) =>
      statementAt(s * (STATEMENTS / SECTIONS) + n),
    ),
  }));
  const markdown = sections
    .map(
      ({ heading, statements }) =>
        `## ${heading}\n\n${statements.map(({ text }) => `- ${text}.`).join("\n")}\n`,
    )
    .join("\n");
  return { markdown, sections };
};

/** Three hours of speech as one WebM that can be sought in. */
const makeSound = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), "relato-long-"));
  try {
    const target = join(folder, "long.webm");
    const parts = Math.ceil(HOURS_MS / EXAMPLE_MS);
    await joinWebm(
      Array.from({ length: parts }, () => ({ path: EXAMPLE, started_ms: null })),
      target,
    );
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const TUS = { "tus-resumable": "1.0.0" };

const upload = async (api: APIRequestContext, sound: Buffer): Promise<string> => {
  const id = randomUUID();
  const expect = (status: number, wanted: number): void => {
    if (status !== wanted) throw new Error(`answered ${status}, not ${wanted}`);
  };
  expect((await api.post("/api/gravacoes", { data: { id } })).status(), 201);
  const metadata = { gravacao_id: id, track: "microphone", ordinal: "0", media_type: "audio/webm" };
  const made = await api.post("/api/uploads", {
    headers: {
      ...TUS,
      "upload-length": String(sound.length),
      "upload-metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  expect(made.status(), 201);
  const sent = await api.patch(made.headers()["location"] ?? "", {
    headers: { ...TUS, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    data: sound,
    timeout: 120_000,
  });
  expect(sent.status(), 204);
  const sha256 = createHash("sha256").update(sound).digest("hex");
  const segments = [{ track: "microphone", ordinal: 0, bytes: sound.length, sha256 }];
  const finished = await api.post(`/api/gravacoes/${id}/finish`, {
    data: { segments },
    timeout: 120_000,
  });
  expect(finished.status(), 200);
  return id;
};

/**
 * A finished consultation of three hours of this doctor's: 2,500 turns, 600 statements, and sound, which went the way of every
 * recording; only the words are put into the database as they are. @returns its id
 */
export const seedLongConsultation = async (
  api: APIRequestContext,
  admin: pg.Client,
  medicoId: string,
): Promise<string> => {
  const gravacao_id = await upload(api, await makeSound());
  const id = randomUUID();
  const writer = { kind: "engine", name: "relato", version: "0", at: new Date().toISOString() };
  const analysis = {
    summary: [statementAt(0), statementAt(1)],
    symptoms: Array.from({ length: 12 }, (_, n) => statementAt(n)),
    hypotheses: [],
    next_steps: [statementAt(9)],
    not_discussed: ["Alergias"],
  };
  const documento = {
    tipo_consulta: "presencial",
    contexto_paciente: "Bench",
    language: "pt-BR",
    written: { writer, analysis },
  };
  const modelo = defaultTemplateId("pt-BR");
  await admin.query(
    `insert into consultas (id, medico_id, modelo_id, status, concluida_em, language, documento_gerado, transcricao)
     values ($1, $2, $3, 'Concluído', now(), 'pt-BR', $4, $5)`,
    [id, medicoId, modelo, JSON.stringify(documento), JSON.stringify(transcript)],
  );
  await admin.query("update gravacoes set consulta_id = $2 where id = $1", [gravacao_id, id]);
  const documento_id = randomUUID();
  await admin.query(
    "insert into documentos (id, consulta_id, medico_id, kind) values ($1, $2, $3, 'anamnesis')",
    [documento_id, id, medicoId],
  );
  await admin.query(
    `insert into document_versions (documento_id, medico_id, number, titulo, modelo_id, content, made_by, writer, change)
     values ($1, $2, 1, 'Anamnese', $3, $4, 'engine', $5, 'written')`,
    [documento_id, medicoId, modelo, JSON.stringify(documentOf()), JSON.stringify(writer)],
  );
  // As whoever opened it once before has them; the copy that is played was made when the recording was finished.
  await api.get(`/api/gravacoes/${gravacao_id}/peaks`, { timeout: 300_000 });
  return id;
};
