import type { searchLaudos } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest, RouteResponse } from "@relato/shared/contract/route.ts";
import type { LaudoItem } from "@relato/shared/contract/laudos.ts";
import { type Database, readAs } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/paging.ts";
import { searchWordsOf } from "../pacientes/queries.ts";
import { statusOf } from "./policy.ts";

type Row = Omit<LaudoItem, "status"> & { signed: number; cursor_at: string };

/** The count of signed versions that each status has. */
const SIGNED = { draft: "= 0", final: "= 1", corrected: "> 1" } as const;

/**
 * A page of the doctor's laudos, last changed first, whose title and patient contain every word.
 * Accents and case do not matter.
 * @throws AppError VALIDATION for a malformed cursor
 */
export const searchLaudosOf = (
  db: Database,
  medicoId: string,
  { text, status, limit, ...query }: RouteRequest<typeof searchLaudos>["body"],
): Promise<RouteResponse<typeof searchLaudos>> => {
  const cursor = decodeCursor(query.cursor);
  const words = searchWordsOf(text);
  const conditions = [
    // Leak-proof, unlike the search for words: it lets the list's index be used (decision 0025).
    "l.medico_id = $1 and l.deleted_at is null",
    words.length === 0
      ? "$2::text[] is not null"
      : `plain_text(l.titulo) || ' ' || coalesce(p.search_text, '') like all (
           array(select '%' || plain_text(word) || '%' from unnest($2::text[]) word))`,
    ...(status === null ? [] : [`s.signed ${SIGNED[status]}`]),
    ...(cursor === null ? [] : ["(l.updated_at, l.id) < ($4::timestamptz, $5::uuid)"]),
  ];
  return readAs(db, medicoId, async (tx) => {
    const rows = await tx.query<Row>(
      `select l.id, l.titulo, p.nome as paciente_nome, l.exam_date, l.updated_at, s.signed,
              l.updated_at::text as cursor_at
         from laudos l left join pacientes p on p.id = l.paciente_id
        cross join lateral (
              select count(*)::int as signed
                from document_versions v join sign_offs o on o.version_id = v.id
               where v.documento_id = l.id) s
        where ${conditions.join(" and ")}
        order by l.updated_at desc nulls first, l.id desc nulls first limit $3`,
      [medicoId, words, limit + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
    );
    return toPage(rows, limit, ({ signed, ...row }) => ({ ...row, status: statusOf(signed) }));
  });
};
