import type { Analysis } from "@relato/shared/domain/document.ts";
import type { ErasureItem, ErasurePlan } from "@relato/shared/contract/patient-data.ts";
import type { ErasureCategory } from "@relato/shared/domain/erasure.ts";
import type { Tx } from "../../platform/database/database.ts";

/** The analysis of an erased consultation. The page shows its documents only with one. */
export const EMPTY_ANALYSIS = JSON.stringify({
  summary: [],
  symptoms: [],
  hypotheses: [],
  next_steps: [],
  not_discussed: [],
} satisfies Analysis);

/** A laudo that is no record: it was never stored as a version, or the doctor removed it. */
export const DRAFT_LAUDOS = `
  select l.id from laudos l where l.paciente_id = $1 and (l.deleted_at is not null
     or not exists (select 1 from document_versions v where v.documento_id = l.id))`;

const DOCUMENTS = `
  select d.id, d.kind from documentos d join consultas c on c.id = d.consulta_id
   where c.paciente_id = $1
     and exists (select 1 from document_versions v where v.documento_id = d.id)
   union all
  select l.id, 'laudo' from laudos l
   where l.paciente_id = $1 and l.id not in (${DRAFT_LAUDOS})`;

const COUNTS = `
  with docs as (${DOCUMENTS}),
       visits as (select * from consultas where paciente_id = $1),
       versions as (select v.id, v.created_at from document_versions v
                     where v.documento_id in (select id from docs))
  select (select count(*) from gravacao_segmentos s join gravacoes g on g.id = s.gravacao_id
           where g.consulta_id in (select id from visits))
       + (select count(*) from laudo_dictations t join laudos l on l.id = t.laudo_id
           where l.paciente_id = $1) as audio,
         (select count(*) from visits where transcricao is not null) as transcripts,
         (select count(*) from visits where documento_gerado ->> 'contexto_paciente' <> ''
              or documento_gerado #> '{written,analysis}' <> '${EMPTY_ANALYSIS}'::jsonb)
       + (select count(*) from (${DRAFT_LAUDOS}) l)
       + (select count(*) from documentos d
           where d.consulta_id in (select id from visits) and d.proposal is not null) as drafts,
         (select count(*) from agendamentos where paciente_id = $1)
       + (select count(*) from waiting_entries where paciente_id = $1) as appointments,
         (select count(*) from chatzello_threads where paciente_id = $1) as threads,
         (select count(*) from secure_links where version_id in (select id from versions))
       + (select count(*) from document_mails where version_id in (select id from versions))
         as links,
         num_nonnulls(p.email, p.telefone, p.whatsapp) as contact,
         (select count(*) from visits) as visits,
         (select count(*) from docs where kind not in ('prescription', 'laudo')) as documents,
         (select count(*) from docs where kind = 'prescription') as prescriptions,
         (select count(*) from docs where kind = 'laudo') as laudos,
         1 as identity,
         (select count(*) from consentimentos where consulta_id in (select id from visits))
         as consents,
         ((select max(at) from (
             select data_criacao as at from visits
              union all select created_at from versions
              union all select signed_at from sign_offs
                         where version_id in (select id from versions)
              union all select created_at from laudos where id in (select id from docs)) every)
          + interval '20 years')::date as until,
         array(select id from docs) as document_ids,
         plain_text(p.nome) as search_name
    from pacientes p where p.id = $1`;

type Counts = Record<ErasureCategory, string> & {
  until: string | null;
  document_ids: string[];
  search_name: string;
};

/** A plan with the ids of the documents that stay. */
export interface LoadedPlan extends ErasurePlan {
  document_ids: string[];
  search_name: string;
}

const RECORD = ["visits", "documents", "prescriptions", "laudos", "identity"] as const;
const isRecord = (category: ErasureCategory): boolean =>
  (RECORD as readonly ErasureCategory[]).includes(category);

const itemOf = (category: ErasureCategory, count: number, until: string | null): ErasureItem => {
  if (category === "consents")
    return { category, count, outcome: "kept", reason: "proof", until: null };
  return isRecord(category) && until !== null
    ? { category, count, outcome: "restricted", reason: "record", until }
    : { category, count, outcome: "erased", reason: "unrequired", until: null };
};

/**
 * What an erasure does with each category. Without a consultation and without a stored laudo there
 * is no record, and everything is erased. Null: no such patient.
 */
export const planErasure = async (tx: Tx, pacienteId: string): Promise<LoadedPlan | null> => {
  const [row] = await tx.query<Counts>(COUNTS, [pacienteId]);
  if (row === undefined) return null;
  const { until, document_ids, search_name, ...counts } = row;
  const items = (Object.keys(counts) as ErasureCategory[]).map((category) =>
    itemOf(category, Number(counts[category]), until),
  );
  return { items, restricted_until: until, document_ids, search_name };
};
