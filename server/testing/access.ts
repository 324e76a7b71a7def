import { randomUUID } from "node:crypto";
import { asSystem, type Database } from "../platform/database/database.ts";
import { calendar_feeds } from "../platform/database/schema/agenda.ts";
import { audit_log } from "../platform/database/schema/audit.ts";
import {
  consultation_feedback,
  transcript_corrections,
} from "../platform/database/schema/consulta-page.ts";
import { consulta_patients } from "../platform/database/schema/consulta-patients.ts";
import { sign_offs } from "../platform/database/schema/documentos.ts";
import {
  document_mails,
  issued_codes,
  issued_files,
  secure_link_openings,
  secure_links,
} from "../platform/database/schema/sharing.ts";
import { events } from "../platform/database/schema/events.ts";
import { laudo_phrase_uses, laudo_phrases } from "../platform/database/schema/laudos.ts";
import { patient_erasures } from "../platform/database/schema/patient-erasures.ts";
import { modelo_settings } from "../platform/database/schema/modelos.ts";
import {
  plano_grants,
  referral_codes,
  referrals,
  stripe_customers,
  trials,
} from "../platform/database/schema/planos.ts";
import { quota_uses } from "../platform/database/schema/quotas.ts";
import { invitations } from "../platform/database/schema/invitations.ts";
import { live_segments } from "../platform/database/schema/gravacoes.ts";
import {
  createAgendamento,
  createConsulta,
  createDoctor,
  createDocumento,
  createGravacao,
  createModelo,
  createNotice,
  createNotification,
  createPaciente,
  createSegmento,
  createSubscription,
  type Doctor,
} from "./factories.ts";
import { ACCOUNT_ROWS } from "./account-rows.ts";
import { API_KEY_ROWS } from "./api-key-rows.ts";
import { CALENDAR_ROWS } from "./calendar-rows.ts";
import { PATIENT_MERGE_ROWS } from "./patient-merge-rows.ts";
import { WAITING_ROWS } from "./waiting-rows.ts";
import { WEBHOOK_ROWS } from "./webhook-rows.ts";
import { COMPLIANCE_ROWS } from "./compliance-rows.ts";
import { CONSENT_ROWS } from "./consent-rows.ts";
import { CHATZELLO_ROWS } from "./chatzello-factories.ts";
import {
  createLaudo,
  createLaudoDictation,
  createLaudoImage,
  createMask,
} from "./laudo-factories.ts";

const createAuditEntry = (db: Database, medico_id: string): Promise<unknown> => {
  const entry = { actor: medico_id, action: "test", outcome: "success" as const, medico_id };
  return asSystem(db, "factory", (tx) => tx.drizzle.insert(audit_log).values(entry));
};

const createIssuedCode = async (db: Database, medico_id: string): Promise<string> => {
  const { version } = await createDocumento(db, { medico_id });
  const row = { code: randomUUID(), version_id: version.id, medico_id, issued_by: "Dra. Ana" };
  await asSystem(db, "factory", (tx) => tx.drizzle.insert(issued_codes).values(row));
  return row.code;
};

const createLink = async (db: Database, medico_id: string): Promise<string> => {
  const { version } = await createDocumento(db, { medico_id });
  const id = randomUUID();
  const row = { id, version_id: version.id, medico_id, protection: "code" as const };
  const secret = { token_sha256: id, secret_hash: "00", expires_at: new Date().toISOString() };
  await asSystem(db, "factory", (tx) =>
    tx.drizzle.insert(secure_links).values({ ...row, ...secret }),
  );
  return id;
};

const createPhrase = async (db: Database, medico_id: string): Promise<string> => {
  const id = randomUUID();
  const words = { categoria: "Abdome", trigger: "figado", phrase: "Fígado." };
  const row = { ...words, place: "cursor" as const, language: "pt-BR" as const };
  await asSystem(db, "factory", (tx) =>
    tx.drizzle.insert(laudo_phrases).values({ ...row, id, medico_id }),
  );
  return id;
};

/** Creates a row of the doctor's in each table. The access test fails for a missing table. */
export const ROWS: Record<string, (db: Database, medico_id: string) => Promise<unknown>> = {
  agendamentos: (db, medico_id) => createAgendamento(db, { medico_id }),
  appointment_notices: (db, medico_id) => createNotice(db, { medico_id }),
  // A trigger writes the head of the chain.
  audit_heads: (db, medico_id) => createAuditEntry(db, medico_id),
  audit_log: (db, medico_id) => createAuditEntry(db, medico_id),
  calendar_feeds: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle
        .insert(calendar_feeds)
        .values({ user_id, token_hash: randomUUID(), locale: "pt-br" }),
    ),
  consultation_feedback: async (db, user_id) => {
    const { id: consultation_id } = await createConsulta(db, { medico_id: user_id });
    const said = { section_type: "analysis" as const, feedback_type: "positive" as const };
    const row = { consultation_id, user_id, ...said };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consultation_feedback).values(row));
  },
  consulta_patients: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const change = { to_id: randomUUID(), changed_by: medico_id, changed_name: "Dra. Ana" };
    const row = { consulta_id, medico_id, ...change };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consulta_patients).values(row));
  },
  consultas: (db, medico_id) => createConsulta(db, { medico_id }),
  document_mails: async (db, medico_id) => {
    const { version } = await createDocumento(db, { medico_id });
    const row = {
      id: randomUUID(),
      version_id: version.id,
      medico_id,
      to_address: "a@example.org",
    };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(document_mails).values(row));
  },
  issued_codes: (db, medico_id) => createIssuedCode(db, medico_id),
  issued_files: async (db, medico_id) => {
    const row = { code: await createIssuedCode(db, medico_id), medico_id, sha256: "0".repeat(64) };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(issued_files).values(row));
  },
  quota_uses: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(quota_uses).values({ user_id, kind: "mail", day: "2026-01-01", used: 1 }),
    ),
  secure_link_openings: async (db, medico_id) => {
    const row = { link_id: await createLink(db, medico_id), medico_id, outcome: "opened" as const };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(secure_link_openings).values(row));
  },
  secure_links: (db, medico_id) => createLink(db, medico_id),
  document_versions: (db, medico_id) => createDocumento(db, { medico_id }),
  documentos: (db, medico_id) => createDocumento(db, { medico_id }),
  events: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(events).values({ user_id, payload: { type: "reset" } }),
    ),
  gravacao_segmentos: (db, medico_id) => createSegmento(db, { medico_id }),
  gravacoes: (db, medico_id) => createGravacao(db, { medico_id }),
  invitations: (db, invited_by) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(invitations).values({
        token_sha256: randomUUID(),
        email: `${randomUUID()}@example.org`,
        invited_by,
        expires_at: new Date().toISOString(),
      }),
    ),
  ...CHATZELLO_ROWS,
  ...COMPLIANCE_ROWS,
  ...CONSENT_ROWS,
  ...API_KEY_ROWS,
  laudos: (db, medico_id) => createLaudo(db, { medico_id }),
  laudo_images: (db, medico_id) => createLaudoImage(db, { medico_id }),
  laudo_dictations: (db, medico_id) => createLaudoDictation(db, { medico_id }),
  laudo_phrases: (db, medico_id) => createPhrase(db, medico_id),
  laudo_phrase_uses: async (db, user_id) => {
    const row = { user_id, phrase_id: await createPhrase(db, user_id) };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(laudo_phrase_uses).values(row));
  },
  laudo_templates: (db, medico_id) => createMask(db, { medico_id }),
  live_segments: async (db, medico_id) => {
    const { id: gravacao_id } = await createGravacao(db, { medico_id });
    const row = { id: randomUUID(), gravacao_id, medico_id, track: "tab" as const, ordinal: 0 };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(live_segments).values(row));
  },
  modelo_settings: async (db, user_id) => {
    const { id: modelo_id } = await createModelo(db, { created_by: user_id });
    const row = { user_id, modelo_id, model_writes: false };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(modelo_settings).values(row));
  },
  modelos_anamnese: (db, created_by) => createModelo(db, { created_by }),
  notifications: (db, user_id) => createNotification(db, { user_id }),
  patient_erasures: (db, medico_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle
        .insert(patient_erasures)
        .values({ paciente_id: randomUUID(), medico_id, items: [] }),
    ),
  pacientes: (db, medico_id) => createPaciente(db, { medico_id }),
  plano_grants: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(plano_grants).values({ user_id, plano: "yearly" }),
    ),
  referral_codes: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(referral_codes).values({ user_id, code: user_id }),
    ),
  referrals: async (db, referrer_user_id) => {
    const { id: referred_user_id } = await createDoctor(db);
    const row = { referrer_user_id, referred_user_id };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(referrals).values(row));
  },
  sign_offs: async (db, medico_id) => {
    const { version } = await createDocumento(db, { medico_id });
    const row = { version_id: version.id, medico_id, sha256: "0".repeat(64), findings: [] };
    const signed = { ...row, signed_by: medico_id, signed_name: "Dra. Ana Prado" };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(sign_offs).values(signed));
  },
  stripe_customers: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(stripe_customers).values({ user_id, customer_id: `cus_${user_id}` }),
    ),
  stripe_user_subscriptions: (db, user_id) =>
    createSubscription(db, { user_id, subscription_status: "active" }),
  transcript_corrections: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const change = { kind: "text" as const, turn: 0, before: "Sim", text: "Sim." };
    const row = { consulta_id, medico_id, number: 1, change };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(transcript_corrections).values(row));
  },
  trials: (db, user_id) => {
    const [started_at, ends_at] = ["2026-11-01T00:00:00Z", "2026-11-08T00:00:00Z"] as const;
    return asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(trials).values({ user_id, started_at, ends_at, locale: "pt-br" }),
    );
  },
  ...CALENDAR_ROWS,
  ...WAITING_ROWS,
  ...PATIENT_MERGE_ROWS,
  ...WEBHOOK_ROWS,
  ...ACCOUNT_ROWS,
};

/** A doctor with a row in every table. */
export async function createDoctorWithEverything(db: Database): Promise<Doctor> {
  const doctor = await createDoctor(db);
  for (const insert of Object.values(ROWS)) await insert(db, doctor.id);
  return doctor;
}
