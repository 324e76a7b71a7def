import type { LastPrescription } from "@relato/shared/contract/prescriptions.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import { isAdvice, MAX_LINES, readPrescriptionLine } from "@relato/shared/domain/prescription.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";

type Row = Omit<LastPrescription, "lines"> & { content: Document };

/**
 * The newest visible prescription of another consultation of the same patient; null without one.
 * Stopped medicines are left out.
 * @throws AppError NOT_FOUND
 */
export const findLastPrescription = async (
  tx: Tx,
  consultaId: string,
): Promise<LastPrescription | null> => {
  const [consulta] = await tx.query<{ paciente_id: string | null }>(
    `select paciente_id from consultas where id = $1`,
    [consultaId],
  );
  const { paciente_id } = requireRow(consulta ?? null);
  if (paciente_id === null) return null;
  const [row] = await tx.query<Row>(
    `select d.id as documento_id, d.consulta_id, v.titulo, v.created_at as at, v.content,
            exists (select 1 from sign_offs s where s.version_id = v.id) as is_signed
       from documentos d join consultas c on c.id = d.consulta_id
      cross join lateral (select id, titulo, content, created_at from document_versions
                           where documento_id = d.id order by number desc limit 1) v
      where c.paciente_id = $1 and c.id <> $2 and c.archived_at is null
        and d.kind = 'prescription' and d.hidden_at is null
      order by c.data_criacao desc, d.created_at desc, d.id limit 1`,
    [paciente_id, consultaId],
  );
  if (row === undefined) return null;
  const { content, ...rest } = row;
  const lines = content.sections
    .filter(({ heading }) => !isAdvice(heading))
    .flatMap(({ statements }) => statements.flatMap(({ text }) => readPrescriptionLine(text) ?? []))
    .filter(({ drug }) => drug !== "")
    .slice(0, MAX_LINES);
  return { ...rest, lines };
};
