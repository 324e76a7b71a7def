import type { AssistantRecord, Passage } from "@relato/scribe/assistant/types.ts";
import { applyCorrections, type Correction } from "@relato/shared/domain/correction.ts";
import type { Section } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../../platform/database/database.ts";

interface VisitRow {
  id: string;
  paciente_id: string | null;
  date: string;
  language: Language;
}

/** The time of a statement in the recording; a typed transcript has none. */
const startOf = (evidence: readonly { start_ms: number }[], is_recorded: boolean) =>
  is_recorded ? (evidence[0]?.start_ms ?? null) : null;

/**
 * The newest versions of consultations' documents, one record per consultation.
 * @param zone the doctor's time zone
 */
export const loadConsultas = async (
  tx: Tx,
  ids: readonly string[],
  zone: string,
): Promise<AssistantRecord[]> => {
  const rows = await tx.query<
    VisitRow & {
      documento_id: string;
      titulo: string;
      sections: Section[] | null;
      is_recorded: boolean;
    }
  >(
    `select c.id, c.paciente_id, c.language, (c.data_criacao at time zone $2)::date as date,
            coalesce(c.transcricao ->> 'engine' <> 'text', false) as is_recorded,
            d.id as documento_id, v.titulo, v.content -> 'sections' as sections
       from consultas c join documentos d on d.consulta_id = c.id
      cross join lateral (select titulo, content from document_versions
                           where documento_id = d.id order by number desc limit 1) v
      where c.id = any($1) and d.hidden_at is null
      order by c.id, d.kind <> 'anamnesis', d.created_at`,
    [ids, zone],
  );
  const records = new Map<string, AssistantRecord & { passages: Passage[] }>();
  for (const { documento_id, titulo, sections, is_recorded, ...visit } of rows) {
    const record = records.get(visit.id) ?? {
      ...visit,
      kind: "consulta" as const,
      titulo,
      passages: [],
    };
    records.set(visit.id, record);
    for (const { heading, statements } of sections ?? [])
      for (const { text, evidence } of statements)
        record.passages.push({
          text,
          place: {
            ...{ type: "statement", documento_id, heading },
            start_ms: startOf(evidence, is_recorded),
          },
        });
  }
  return [...records.values()];
};

/** The corrected transcripts of consultations, with the titles of their documents. */
export const loadTranscripts = async (
  tx: Tx,
  ids: readonly string[],
  zone: string,
): Promise<AssistantRecord[]> => {
  const rows = await tx.query<
    VisitRow & {
      titulo: string;
      transcricao: Transcript;
      corrections: Pick<Correction, "change">[];
    }
  >(
    `select c.id, c.paciente_id, c.language, (c.data_criacao at time zone $2)::date as date,
            c.transcricao,
            coalesce((select v.titulo from documentos d
                        join document_versions v on v.documento_id = d.id
                       where d.consulta_id = c.id and d.kind = 'anamnesis'
                       order by v.number desc limit 1), '') as titulo,
            coalesce((select jsonb_agg(jsonb_build_object('change', t.change) order by t.number)
                        from transcript_corrections t where t.consulta_id = c.id), '[]')
              as corrections
       from consultas c where c.id = any($1) and c.transcricao is not null`,
    [ids, zone],
  );
  return rows.map(({ transcricao, corrections, ...visit }) => {
    const { engine, turns } = applyCorrections(transcricao, corrections);
    const passages = turns.map(({ i, text, start_ms }) => ({
      text,
      place: { type: "turn" as const, turn: i, start_ms: engine === "text" ? null : start_ms },
    }));
    return { ...visit, kind: "transcricao" as const, passages };
  });
};
