import { randomUUID } from "node:crypto";
import { asSystem, type Database, withUser } from "../platform/database/database.ts";
import {
  agendamentos,
  type AgendamentoRow,
  appointment_notices,
  type AppointmentNoticeRow,
} from "../platform/database/schema/agenda.ts";
import { user } from "../platform/database/schema/auth.ts";
import { type ConsultaRow, consultas } from "../platform/database/schema/consultas.ts";
import {
  document_versions,
  type DocumentoRow,
  type DocumentVersionRow,
  documentos,
} from "../platform/database/schema/documentos.ts";
import {
  gravacao_segmentos,
  type GravacaoRow,
  gravacoes,
  type SegmentoRow,
} from "../platform/database/schema/gravacoes.ts";
import { type ModeloRow, modelos_anamnese } from "../platform/database/schema/modelos.ts";
import { type NotificationRow, notifications } from "../platform/database/schema/notifications.ts";
import { type PacienteRow, pacientes } from "../platform/database/schema/pacientes.ts";
import {
  stripe_user_subscriptions,
  type SubscriptionRow,
} from "../platform/database/schema/planos.ts";

/*
 * Factories that create their parents: `createConsulta(db)` also creates a doctor, a patient and a
 * template. Unspecified fields get invented values.
 */

export type Doctor = typeof user.$inferSelect;
export type Wanted<Row> = Partial<Row>;

export const only = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error("the factory's insert returned nothing");
  return row;
};

/** An account without a password. Sign up through the API if the test needs a session. */
export async function createDoctor(db: Database, wanted: Wanted<Doctor> = {}): Promise<Doctor> {
  const id = wanted.id ?? randomUUID();
  return only(
    await db.login
      .insert(user)
      .values({
        id,
        name: "Dra. Ana Prado",
        email: `${id}@example.org`,
        emailVerified: true,
        ...wanted,
      })
      .returning(),
  );
}

export const doctorOf = async (db: Database, id: string | null | undefined): Promise<string> =>
  id ?? (await createDoctor(db)).id;

/** The row that the payment provider's webhook would store. */
export const createSubscription = async (
  db: Database,
  wanted: Wanted<SubscriptionRow> & { subscription_status: string },
): Promise<SubscriptionRow> => {
  const values = { ...wanted, user_id: await doctorOf(db, wanted.user_id) };
  return asSystem(db, "factory", async (tx) =>
    only(await tx.drizzle.insert(stripe_user_subscriptions).values(values).returning()),
  );
};

export async function createPaciente(
  db: Database,
  wanted: Wanted<PacienteRow> = {},
): Promise<PacienteRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  return withUser(db, medico_id, async (tx) =>
    only(
      await tx.drizzle
        .insert(pacientes)
        .values({ nome: "Paciente de Teste", ...wanted, medico_id })
        .returning(),
    ),
  );
}

/** Half an hour, tomorrow. */
export async function createAgendamento(
  db: Database,
  wanted: Wanted<AgendamentoRow> = {},
): Promise<AgendamentoRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const data = wanted.data ?? new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return withUser(db, medico_id, async (tx) =>
    only(
      await tx.drizzle
        .insert(agendamentos)
        .values({ ...wanted, data, medico_id })
        .returning(),
    ),
  );
}

/** By e-mail, for a new appointment; queued, without a job. */
export async function createNotice(
  db: Database,
  wanted: Wanted<AppointmentNoticeRow> = {},
): Promise<AppointmentNoticeRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const agendamento_id = wanted.agendamento_id ?? (await createAgendamento(db, { medico_id })).id;
  const values = {
    channel: "email" as const,
    occasion: "created" as const,
    data: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    ...wanted,
    medico_id,
    agendamento_id,
  };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(appointment_notices).values(values).returning()),
  );
}

/** A doctor's template, or with `is_global` a system template. */
export async function createModelo(
  db: Database,
  wanted: Wanted<ModeloRow> = {},
): Promise<ModeloRow> {
  const created_by = wanted.is_global
    ? (wanted.created_by ?? null)
    : await doctorOf(db, wanted.created_by);
  const values = { titulo: "Anamnese", markdown: "## Queixa principal\n", ...wanted, created_by };
  return asSystem(db, "factory", async (tx) =>
    only(await tx.drizzle.insert(modelos_anamnese).values(values).returning()),
  );
}

/** `Processando`, without a recording. */
export async function createConsulta(
  db: Database,
  wanted: Wanted<ConsultaRow> = {},
): Promise<ConsultaRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const modelo_id = wanted.modelo_id ?? (await createModelo(db, { created_by: medico_id })).id;
  const language = wanted.language ?? "pt-BR";
  const values = {
    documento_gerado: { tipo_consulta: "presencial" as const, contexto_paciente: "", language },
    ...wanted,
    medico_id,
    modelo_id,
    language,
  };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(consultas).values(values).returning()),
  );
}

/** An engine's document with one version and one unsupported statement. */
export async function createDocumento(
  db: Database,
  wanted: Wanted<DocumentoRow> & { version?: Wanted<DocumentVersionRow> } = {},
): Promise<DocumentoRow & { consulta_id: string; version: DocumentVersionRow }> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const consulta_id = wanted.consulta_id ?? (await createConsulta(db, { medico_id })).id;
  const { version, ...values } = { kind: "anamnesis" as const, ...wanted, medico_id, consulta_id };
  return withUser(db, medico_id, async (tx) => {
    const documento = only(await tx.drizzle.insert(documentos).values(values).returning());
    const statements = [{ text: "Tosse há três dias", status: "review" as const, evidence: [] }];
    const first = {
      titulo: "Anamnese",
      content: {
        markdown: "## Queixa principal\n\n- Tosse há três dias.\n",
        sections: [{ heading: "Queixa principal", level: 2, statements }],
      },
      made_by: "engine" as const,
      change: "written" as const,
      number: 1,
      ...version,
      documento_id: documento.id,
      medico_id,
    };
    return {
      ...documento,
      consulta_id,
      version: only(await tx.drizzle.insert(document_versions).values(first).returning()),
    };
  });
}

export async function createGravacao(
  db: Database,
  wanted: Wanted<GravacaoRow> = {},
): Promise<GravacaoRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const values = { ...wanted, medico_id };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(gravacoes).values(values).returning()),
  );
}

/** Only the row: the storage has no file under its key. */
export async function createSegmento(
  db: Database,
  wanted: Wanted<SegmentoRow> = {},
): Promise<SegmentoRow> {
  const medico_id = await doctorOf(db, wanted.medico_id);
  const gravacao_id = wanted.gravacao_id ?? (await createGravacao(db, { medico_id })).id;
  const values = {
    track: "microphone" as const,
    ordinal: 0,
    storage_key: randomUUID(),
    media_type: "audio/webm",
    bytes: 1,
    sha256: "0".repeat(64),
    ...wanted,
    medico_id,
    gravacao_id,
  };
  return withUser(db, medico_id, async (tx) =>
    only(await tx.drizzle.insert(gravacao_segmentos).values(values).returning()),
  );
}

export async function createNotification(
  db: Database,
  wanted: Wanted<NotificationRow> = {},
): Promise<NotificationRow> {
  const user_id = await doctorOf(db, wanted.user_id);
  const values = {
    type: "consulta_concluida" as const,
    title: "Consulta pronta",
    description: "",
    ...wanted,
    user_id,
  };
  return withUser(db, user_id, async (tx) =>
    only(await tx.drizzle.insert(notifications).values(values).returning()),
  );
}
