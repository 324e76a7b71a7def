import type { ErasedKind, RetentionKind } from "@relato/shared/contract/compliance.ts";
import type { Config } from "../../platform/config/config.ts";

export type RetentionConfig = Pick<
  Config,
  "retention_audio_days" | "retention_transcript_days" | "retention_chat_days"
>;

/** The period of a kind in days; null: kept. */
export const daysOf = (config: RetentionConfig, kind: RetentionKind): number | null =>
  config[`retention_${kind}_days`] ?? null;

/**
 * When the document of consultation `c` was signed for the last time: the period begins there.
 * Null while the newest version of its anamnesis is not signed, so that nothing is erased that the
 * doctor may still compare with the draft.
 */
export const SIGNED_AT = `
  (select case when bool_and(n.signed_at is not null) filter (where d.kind = 'anamnesis')
               then max(n.signed_at) end
     from documentos d
    cross join lateral (
          select s.signed_at
            from document_versions v left join sign_offs s on s.version_id = v.id
           where v.documento_id = d.id order by v.number desc limit 1) n
    where d.consulta_id = c.id)`;

/** Consultations that have something of this kind, with its size. */
export const STORED: Readonly<Record<ErasedKind, string>> = {
  audio: `
    select c.id, c.medico_id, sum(s.bytes) as bytes, ${SIGNED_AT} as signed_at
      from consultas c
      join gravacoes g on g.consulta_id = c.id
      join gravacao_segmentos s on s.gravacao_id = g.id
     group by c.id`,
  transcript: `
    select c.id, c.medico_id, octet_length(c.transcricao::text) as bytes, ${SIGNED_AT} as signed_at
      from consultas c where c.transcricao is not null`,
};
