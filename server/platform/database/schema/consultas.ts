import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import {
  CONSENT_GIVERS,
  CONSENT_PURPOSES,
  CONSENT_WAYS,
  type ConsentGiver,
  type ConsentPurpose,
  type ConsentWay,
  type Representative,
} from "@relato/shared/domain/consent.ts";
import { CONSULTA_STATUSES, type ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { isVisibleModelo, modelos_anamnese } from "./modelos.ts";
import { pacientes } from "./pacientes.ts";
import { hideRestricted } from "./patient-erasures.ts";
import {
  launchedRows,
  ofPatient,
  ofVisible,
  ownReference,
  ownRows,
  relatoUser,
  systemRows,
  tenantRows,
} from "./tenancy.ts";

const visibleModelo = (command: "insert" | "update", modelo_id: AnyPgColumn) =>
  pgPolicy(`visible_modelo_${command}`, {
    as: "restrictive",
    for: command,
    to: relatoUser,
    withCheck: isVisibleModelo(modelo_id),
  });

export const consultas = pgTable(
  "consultas",
  {
    id: primaryId(),
    medico_id: doctorId(),
    modelo_id: uuid()
      .notNull()
      .references(() => modelos_anamnese.id),
    paciente_id: uuid(),
    status: text().$type<ConsultaStatus>().notNull().default("Processando"),
    /** Why the status is `Erro`; null otherwise. */
    erro: text().$type<ErrorCode>(),
    /** The number of the processing attempt. A worker with another number is stale and stops. */
    tentativa: integer().notNull().default(0),
    /** The last progress event, so that a reload shows it. */
    progresso: jsonb().$type<Progress>(),
    data_criacao: instantNow(),
    concluida_em: instant(),
    is_example: boolean().notNull().default(false),
    /** Since then in no list. The record stays. */
    archived_at: instant(),
    language: text().$type<Language>().notNull(),
    documento_gerado: jsonb().$type<DocumentoGerado>().notNull(),
    transcricao: jsonb().$type<Transcript>(),
    /** The short code without its `#`, in lower case (shared/domain/consulta.ts). */
    short_code: text()
      .notNull()
      .generatedAlwaysAs(sql`right(id::text, 6)`),
  },
  (t) => [
    // Referenced together, so that no row can point at another doctor's consultation.
    unique("consultas_id_medico_id_key").on(t.id, t.medico_id),
    // `on delete set null` names paciente_id alone in the migration: medico_id stays.
    ownReference("consultas_paciente_fk", [t.paciente_id, t.medico_id], pacientes).onDelete(
      "set null",
    ),
    // `nullsFirst` is the default of `order by … desc`; without it the index is not used.
    index("consultas_list_idx").on(
      t.medico_id,
      t.data_criacao.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // The same list filtered by template or status.
    index("consultas_modelo_list_idx").on(
      t.medico_id,
      t.modelo_id,
      t.data_criacao.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("consultas_status_list_idx").on(
      t.medico_id,
      t.status,
      t.data_criacao.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("consultas_short_code_idx").on(t.medico_id, t.short_code),
    index("consultas_paciente_id_idx").on(t.paciente_id),
    index("consultas_modelo_id_idx").on(t.modelo_id),
    check("consultas_status_check", isOneOf(t.status, CONSULTA_STATUSES)),
    check("consultas_erro_check", sql`(${t.status} = 'Erro') = (${t.erro} is not null)`),
    check(
      "consultas_concluida_check",
      sql`(${t.status} = 'Concluído') = (${t.concluida_em} is not null)`,
    ),
    check("consultas_language_check", isOneOf(t.language, LANGUAGES)),
    ownRows(t.medico_id),
    hideRestricted(t.paciente_id),
    visibleModelo("insert", t.modelo_id),
    visibleModelo("update", t.modelo_id),
    launchedRows(ofPatient(t.paciente_id)),
    systemRows(),
  ],
);

/**
 * Whether the patient agrees to recording and AI (CFM 2.454/2026, LGPD). Append-only: a revocation
 * is a new row, after which a consultation gets no further one.
 */
export const consentimentos = pgTable(
  "consentimentos",
  {
    id: primaryId(),
    consulta_id: uuid().notNull(),
    medico_id: text().notNull(),
    told_at: instantNow(),
    agreed: boolean().notNull(),
    recorded_by: doctorId(),
    purpose: text().$type<ConsentPurpose>().notNull().default("recording_and_ai"),
    given_by: text().$type<ConsentGiver>().notNull().default("patient"),
    representative: jsonb().$type<Representative>(),
    way: text().$type<ConsentWay>().notNull().default("spoken"),
    /** The version of the wording that the patient heard; null in rows of older releases. */
    wording: text(),
  },
  (t) => [
    unique("consentimentos_id_medico_id_key").on(t.id, t.medico_id),
    ownReference("consentimentos_consulta_fk", [t.consulta_id, t.medico_id], consultas).onDelete(
      "cascade",
    ),
    index("consentimentos_consulta_idx").on(t.consulta_id, t.id),
    check("consentimentos_purpose_check", isOneOf(t.purpose, CONSENT_PURPOSES)),
    check("consentimentos_given_by_check", isOneOf(t.given_by, CONSENT_GIVERS)),
    check("consentimentos_way_check", isOneOf(t.way, CONSENT_WAYS)),
    check(
      "consentimentos_representative_check",
      sql`(${t.given_by} = 'representative') = (${t.representative} is not null)`,
    ),
    ...tenantRows(t.medico_id, ofVisible("consultas", t.consulta_id)),
  ],
);

export type ConsultaRow = typeof consultas.$inferSelect;
