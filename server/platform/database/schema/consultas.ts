import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { instant, instantNow, primaryId } from "./columns.ts";
import { user } from "./auth.ts";
import { modelos_anamnese } from "./modelos.ts";
import { pacientes } from "./pacientes.ts";
import { ownRows, relatoUser, systemRows } from "./tenancy.ts";

const visibleModelo = (command: "insert" | "update", modelo_id: AnyPgColumn) =>
  pgPolicy(`visible_modelo_${command}`, {
    as: "restrictive",
    for: command,
    to: relatoUser,
    withCheck: sql`exists (select 1 from modelos_anamnese m where m.id = ${modelo_id})`,
  });

export const consultas = pgTable(
  "consultas",
  {
    id: primaryId(),
    medico_id: text()
      .notNull()
      .references(() => user.id),
    modelo_id: uuid()
      .notNull()
      .references(() => modelos_anamnese.id),
    paciente_id: uuid(),
    status: text().$type<ConsultaStatus>().notNull().default("Processando"),
    /** Why the status is `Erro`; null otherwise. */
    erro: text().$type<ErrorCode>(),
    /** How often processing began; a worker that finds another number has been overtaken. */
    tentativa: integer().notNull().default(0),
    /** The last progress event, so that a reload shows it. */
    progresso: jsonb().$type<Progress>(),
    data_criacao: instantNow(),
    concluida_em: instant(),
    is_example: boolean().notNull().default(false),
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
    foreignKey({
      name: "consultas_paciente_fk",
      columns: [t.paciente_id, t.medico_id],
      foreignColumns: [pacientes.id, pacientes.medico_id],
    }).onDelete("set null"),
    // The newest-first list. `nullsFirst` is what a plain `order by … desc` asks for; without it the index is not used.
    index("consultas_list_idx").on(
      t.medico_id,
      t.data_criacao.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // The same list of one template or one status.
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
    check("consultas_status_check", sql`${t.status} in ('Processando', 'Concluído', 'Erro')`),
    check("consultas_erro_check", sql`(${t.status} = 'Erro') = (${t.erro} is not null)`),
    check(
      "consultas_concluida_check",
      sql`(${t.status} = 'Concluído') = (${t.concluida_em} is not null)`,
    ),
    check("consultas_language_check", sql`${t.language} in ('pt-BR', 'en-US', 'es')`),
    ownRows(t.medico_id),
    // The subquery sees what this doctor sees: another doctor's template is refused exactly as one that does not exist.
    visibleModelo("insert", t.modelo_id),
    visibleModelo("update", t.modelo_id),
    systemRows(),
  ],
);

/** Whether the patient was told of recording and AI and agreed (CFM 2.454/2026, LGPD). One a consultation. */
export const consentimentos = pgTable(
  "consentimentos",
  {
    consulta_id: uuid().primaryKey(),
    medico_id: text().notNull(),
    told_at: instantNow(),
    agreed: boolean().notNull(),
    recorded_by: text()
      .notNull()
      .references(() => user.id),
  },
  (t) => [
    foreignKey({
      name: "consentimentos_consulta_fk",
      columns: [t.consulta_id, t.medico_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }).onDelete("cascade"),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

/**
 * The words of a finished document, plain (shared/domain/plain.ts), each once: what the search finds consultations by. A btree over
 * words and neither a trigram index nor full text, since row-level security keeps their operators, which are not leakproof, from every
 * index. The migration gives `word` the collation "C", in which the words that begin alike lie together.
 */
export const consulta_words = pgTable(
  "consulta_words",
  {
    consulta_id: uuid().notNull(),
    medico_id: text().notNull(),
    word: text().notNull(),
    /** The consultation's own, so that the newest are found in the index alone. */
    data_criacao: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.consulta_id, t.word] }),
    foreignKey({
      name: "consulta_words_consulta_fk",
      columns: [t.consulta_id, t.medico_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }).onDelete("cascade"),
    index("consulta_words_word_idx").on(t.medico_id, t.word, t.data_criacao, t.consulta_id),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export type ConsultaRow = typeof consultas.$inferSelect;
