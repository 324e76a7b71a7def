import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { joinWebm } from "../../server/features/gravacoes/audio/join-webm.ts";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import type { Document, Evidence, Statement } from "../../shared/domain/document.ts";
import type { Transcript, Turn } from "../../shared/domain/transcript.ts";
import { type Caller, expectStatus } from "./caller.ts";
import { finishRecording, patchUpload, startUpload } from "./upload.ts";

const TURNS = 2500;
const STATEMENTS = 600;
const HOURS_MS = 3 * 3_600_000;
const SECTIONS = 20;
/** The product's example recording and its duration. */
const EXAMPLE = join(import.meta.dirname, "../../server/features/consultas/example/pt-BR.webm");
const EXAMPLE_MS = 48_000;

const SENTENCES = [
  "A senhora pode me contar como essa dor de cabeça começou e se alguma coisa melhora ou piora " +
    "durante o dia?",
  "Começou há umas três semanas, doutora, primeiro de manhã e depois o dia inteiro. " +
    "Tomei dipirona e melhorou um pouco.",
  "Certo.",
  "Não tive febre. Tive um pouco de tontura quando levanto rápido da cama, " +
    "e uma vez quase caí no banheiro.",
  "Vamos medir a pressão agora e depois a senhora me mostra os exames que trouxe do outro médico.",
];

const turnAt = (i: number): Turn => {
  const length = HOURS_MS / TURNS;
  return {
    i,
    speaker: i % 2 === 0 ? "medico" : "paciente",
    start_ms: Math.round(i * length),
    end_ms: Math.round((i + 1) * length) - 200,
    text: `${SENTENCES[i % SENTENCES.length]} (${i})`,
  };
};

const evidenceAt = ({ i, start_ms, end_ms }: Turn): Evidence => ({ turn: i, start_ms, end_ms });

const statementAt = (n: number): Statement => {
  const turn = turnAt(Math.floor((n * TURNS) / STATEMENTS) + 1);
  const text =
    "Refere cefaleia há três semanas, pior pela manhã, com alívio parcial após dipirona " +
    `(${n})`;
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

/** Three hours of speech as one seekable WebM. */
const makeSound = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), "relato-long-"));
  try {
    const target = join(folder, "long.webm");
    const parts = Math.ceil(HOURS_MS / EXAMPLE_MS);
    await joinWebm(
      Array.from({ length: parts }, () => ({ path: EXAMPLE, started_ms: null })),
      target,
      Infinity,
    );
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const upload = async (caller: Caller, sound: Buffer): Promise<string> => {
  const gravacao_id = randomUUID();
  const path = await startUpload(caller, { gravacao_id, length: sound.length });
  await expectStatus(await patchUpload(caller, path, 0, sound), 204);
  await finishRecording(caller, gravacao_id, sound);
  return gravacao_id;
};

const VERSION_SQL = `
  insert into document_versions (documento_id, medico_id, number, titulo, modelo_id, content,
                                 made_by, writer, change)
  values ($1, $2, 1, 'Anamnese', $3, $4, 'engine', $5, 'written')`;

/**
 * Creates a finished consultation of three hours with 2,500 turns and 600 statements. The recording
 * is uploaded; the texts are inserted by SQL. Returns the consultation's id.
 */
export const seedLongConsultation = async (caller: Caller, admin: pg.Client): Promise<string> => {
  const gravacao_id = await upload(caller, await makeSound());
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
    `insert into consultas (id, medico_id, modelo_id, status, concluida_em, language,
                            documento_gerado, transcricao)
     values ($1, $2, $3, 'Concluído', now(), 'pt-BR', $4, $5)`,
    [id, caller.id, modelo, JSON.stringify(documento), JSON.stringify(transcript)],
  );
  await admin.query("update gravacoes set consulta_id = $2 where id = $1", [gravacao_id, id]);
  const documento_id = randomUUID();
  await admin.query(
    "insert into documentos (id, consulta_id, medico_id, kind) values ($1, $2, $3, 'anamnesis')",
    [documento_id, id, caller.id],
  );
  const content = JSON.stringify(documentOf());
  const version = [documento_id, caller.id, modelo, content, JSON.stringify(writer)];
  await admin.query(VERSION_SQL, version);
  // Makes the peaks, which otherwise the first visit makes.
  await expectStatus(await caller.call(`/api/gravacoes/${gravacao_id}/peaks`), 200);
  return id;
};
