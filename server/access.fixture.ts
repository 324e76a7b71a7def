import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calendarRows } from "./calendar-access.fixture.ts";
import { fhirRows } from "./fhir-access.fixture.ts";
import { mergeRows } from "./merge-access.fixture.ts";
import { pictureRows } from "./picture-access.fixture.ts";
import { waitingRows } from "./waiting-access.fixture.ts";
import { webhookRows } from "./webhook-access.fixture.ts";
import { chatzelloRows } from "./access-chatzello.fixture.ts";
import { laudoRows } from "./access-laudos.fixture.ts";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import { createApiKey } from "./testing/api-key.ts";
import type { TestApp, TestClient } from "./testing/app.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createGravacao,
  createModelo,
  createNotice,
  createPaciente,
  createSegmento,
} from "./testing/factories.ts";
import { fillProfile } from "./testing/profile.ts";

const SHA = "0".repeat(64);
const FORM = {
  payload: "%PDF-1.7",
  headers: { "content-type": "application/octet-stream" },
};
const TUS = { "tus-resumable": "1.0.0" };

const createRecording = async ({ db, storage }: Deps, doctor: TestClient): Promise<string> => {
  const { id } = await createGravacao(db, { medico_id: doctor.id });
  const storage_key = `gravacoes/${id}/${randomUUID()}.wav`;
  const folder = await mkdtemp(join(tmpdir(), "relato-access-"));
  await writeFile(join(folder, "sound"), "RIFF");
  await storage.putFile(storage_key, join(folder, "sound"));
  await rm(folder, { recursive: true });
  await createSegmento(db, {
    medico_id: doctor.id,
    gravacao_id: id,
    storage_key,
    media_type: "audio/wav",
  });
  return id;
};

const createUpload = async ({ db }: Deps, doctor: TestClient): Promise<string> => {
  const { id } = await createGravacao(db, { medico_id: doctor.id });
  const metadata = { gravacao_id: id, track: "file", ordinal: "0", media_type: "audio/wav" };
  const answer = await doctor.call({
    method: "POST",
    url: "/api/uploads",
    headers: {
      ...TUS,
      "upload-length": "4",
      "upload-metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  return String(answer.headers.location).split("/").at(-1) ?? "";
};

/** One entry for each route with `:id`, by the path up to the id. */
export const ownedRows = ({ app, deps }: TestApp): Record<string, Owned> => ({
  ...chatzelloRows(deps),
  ...laudoRows(deps),
  "/api/consultas/:id/documentos": {
    make: async ({ id: medico_id }) => (await createConsulta(deps.db, { medico_id })).id,
    payload: { from: "doctor", id: randomUUID(), kind: "other", titulo: MARK, markdown: MARK },
  },
  "/api/consultas/:id": {
    make: async ({ id: medico_id }) => {
      const paciente = await createPaciente(deps.db, { medico_id, nome: MARK });
      return (await createConsulta(deps.db, { medico_id, paciente_id: paciente.id })).id;
    },
    payload: {
      kind: "text",
      turn: 0,
      before: "Sim",
      text: "Sim.",
      section_type: "analysis",
      feedback_type: "positive",
      id: randomUUID(),
      way: "spoken",
      representative: null,
      from: null,
      to: null,
    },
  },
  "/api/consents/:id": {
    make: async (doctor) => {
      const { id } = await createConsulta(deps.db, { medico_id: doctor.id });
      const consent = { id: randomUUID(), way: "written", representative: null };
      const url = `/api/consultas/${id}/consent`;
      await doctor.call({ method: "POST", url, payload: consent });
      await doctor.call({ ...FORM, method: "PUT", url: `/api/consents/${consent.id}/form` });
      return consent.id;
    },
    ...FORM,
  },
  "/api/documentos/:id": {
    make: async ({ id: medico_id }) => {
      const version = { titulo: MARK };
      return (await createDocumento(deps.db, { medico_id, version })).id;
    },
    payload: {
      base: 1,
      change: "kept",
      places: [{ section: 0, statement: 0 }],
      modelo_id: randomUUID(),
      instruction: "",
      certificate: "",
      password: "",
      protection: "code",
      days: 1,
      locale: "pt-br",
      id: randomUUID(),
      to: "paciente@example.org",
    },
  },
  "/api/links/:id": {
    make: async (doctor) => {
      const { id } = await createDocumento(deps.db, { medico_id: doctor.id });
      await fillProfile(doctor);
      const made = await doctor.call({
        method: "POST",
        url: `/api/documentos/${id}/links`,
        payload: { protection: "code", days: 1, locale: "pt-br" },
      });
      return made.json<{ link: { id: string } }>().link.id;
    },
  },
  ...fhirRows(deps),
  ...calendarRows(deps),
  ...waitingRows(deps),
  ...webhookRows(deps),
  ...mergeRows(deps),
  "/api/modelos/:id": {
    make: async ({ id: created_by }) => (await createModelo(deps.db, { created_by })).id,
    payload: {
      titulo: MARK,
      markdown: "## Queixa",
      language: "pt-BR",
      base: new Date().toISOString(),
      model_writes: false,
    },
  },
  "/api/pacientes/:id/erasure": {
    make: async ({ id: medico_id }) =>
      (await createPaciente(deps.db, { medico_id, nome: MARK })).id,
    payload: { nome: MARK },
  },
  "/api/pacientes/:id": {
    make: async ({ id: medico_id }) =>
      (await createPaciente(deps.db, { medico_id, nome: MARK })).id,
    payload: {
      nome: MARK,
      email: "",
      telefone: "",
      whatsapp: "",
      sexo: "",
      data_nascimento: "",
      documento: "",
      endereco: "",
      base: {
        nome: MARK,
        email: null,
        telefone: null,
        whatsapp: null,
        sexo: null,
        data_nascimento: null,
        documento: null,
        endereco: null,
      },
    },
  },
  "/api/agendamentos/:id": {
    make: async ({ id: medico_id }) =>
      (await createAgendamento(deps.db, { medico_id, titulo: MARK })).id,
    payload: {
      following: [],
      dates: [new Date(Date.now() + 72 * 60 * 60 * 1000).toISOString()],
      data: new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString(),
      duracao_min: 30,
      tipo: "Presencial",
      titulo: MARK,
      paciente_id: null,
      base: {
        data: new Date().toISOString(),
        duracao_min: 30,
        tipo: "Presencial",
        titulo: MARK,
        paciente_id: null,
        notify_email: true,
        notify_whatsapp: true,
        locale: "pt-br",
      },
    },
  },
  "/api/appointment-notices/:id": {
    make: async ({ id: medico_id }) =>
      (await createNotice(deps.db, { medico_id, state: "sent" })).id,
  },
  "/api/gravacoes/:id": {
    make: (doctor) => createRecording(deps, doctor),
    payload: { segments: [{ track: "file", ordinal: 0, bytes: 1, sha256: SHA }] },
  },
  "/api/sessions/:id": {
    make: async (doctor) => {
      await app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: doctor.email, password: "segredo" },
      });
      const { rows } = await deps.db.pool.query<{ id: string }>(
        "select id from auth.session where user_id = $1 order by created_at desc limit 1",
        [doctor.id],
      );
      return rows[0]?.id ?? "";
    },
  },
  "/api/api-keys/:id": { make: async (doctor) => (await createApiKey({ app }, doctor)).id },
  "/api/account/passkeys/:id": {
    make: async (doctor) => {
      const id = randomUUID();
      await deps.db.pool.query(
        `insert into auth.passkey
           (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
         values ($1, $2, 'key', $3, $1, 0, 'singleDevice', false)`,
        [id, MARK, doctor.id],
      );
      return id;
    },
  },
  ...pictureRows,
  "/api/uploads/:id": {
    make: (doctor) => createUpload(deps, doctor),
    headers: { ...TUS, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    payload: "RIFF",
  },
});
