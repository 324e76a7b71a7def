import type { TimelineItem } from "@relato/shared/contract/pacientes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Cursor, encodeCursor } from "../consultas/cursor.ts";

const PAGE = 50;

interface Row extends Omit<Extract<TimelineItem, { kind: "consulta" }>, "kind" | "at"> {
  at: Date;
  cursor_at: string;
}

/** A page of a patient's record, newest first. Of a document only its kind is read: the words stay where they are. */
export const listTimeline = async (
  tx: Tx,
  pacienteId: string,
  cursor: Cursor | null,
): Promise<{ items: TimelineItem[]; next_cursor: string | null }> => {
  const rows = await tx.query<Row>(
    `select c.id, c.data_criacao as at, c.data_criacao::text as cursor_at, c.status, c.erro, m.titulo as modelo_titulo,
            array(select distinct d.kind from documentos d
                   where d.consulta_id = c.id and d.kind <> 'anamnesis' order by d.kind desc) as documents
       from consultas c join modelos_anamnese m on m.id = c.modelo_id
      where c.paciente_id = $1 ${cursor === null ? "" : "and (c.data_criacao, c.id) < ($3::timestamptz, $4::uuid)"}
      order by c.data_criacao desc, c.id desc
      limit $2`,
    [pacienteId, PAGE + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
  );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ id, at, status, erro, modelo_titulo, documents }) => ({
      kind: "consulta",
      id,
      at: at.toISOString(),
      status,
      erro,
      modelo_titulo,
      documents,
    })),
    next_cursor:
      rows.length > PAGE && last !== undefined
        ? encodeCursor({ at: last.cursor_at, id: last.id })
        : null,
  };
};
