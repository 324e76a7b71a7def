import type { listConsultaFilters, searchConsultas } from "@relato/shared/contract/consultas.ts";
import type { RouteRequest, RouteResponse } from "@relato/shared/contract/route.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { type Database, readAs, type Tx } from "../../platform/database/database.ts";
import { decodeCursor } from "../../platform/http/paging.ts";
import { type ListFilters, listConsultas } from "./queries.ts";

type Asked = RouteRequest<typeof searchConsultas>["body"];
type UsedModelo = RouteResponse<typeof listConsultaFilters>["modelos"][number];

/** The templates that this doctor's consultations name, deleted ones too, by title. */
export const listUsedModelos = (tx: Tx, medicoId: string): Promise<UsedModelo[]> =>
  tx.query<UsedModelo>(
    // Not `exists`, which the planner may answer by reading all of the doctor's consultations.
    `select id, titulo, especialidade from modelos_anamnese m
      cross join lateral (select from consultas c where c.medico_id = $1 and c.modelo_id = m.id limit 1) used
      order by titulo collate "pt-BR-x-icu", id`,
    [medicoId],
    "list-used-modelos",
  );

const idsOf = (modelos: readonly UsedModelo[]): string[] => modelos.map(({ id }) => id);

/** A page of the list as it was asked for. @throws AppError VALIDATION for a cursor that is not ours */
export const listPage = (
  db: Database,
  medicoId: string,
  asked: Omit<Asked, "text" | "statuses"> & Partial<Pick<Asked, "text" | "statuses">>,
): Promise<RouteResponse<typeof searchConsultas>> => {
  const cursor = decodeCursor(asked.cursor);
  const words = plainWords(asked.text ?? "");
  const { especialidade, status, modelo, statuses = [] } = asked;
  return readAs(db, medicoId, async (tx) => {
    const filters: ListFilters = { status, modelo };
    if (words.length > 0 || especialidade !== undefined) {
      // A doctor's templates are few, their consultations many: titles are read here, and the list's index is walked by ids.
      const used = await listUsedModelos(tx, medicoId);
      if (especialidade !== undefined)
        filters.modelos = idsOf(used.filter((one) => one.especialidade === especialidade));
      if (words.length > 0) {
        const holds = ({ titulo }: UsedModelo): boolean => {
          const title = plainWords(titulo).join(" ");
          return words.every((word) => title.includes(word));
        };
        filters.meant = { modelos: idsOf(used.filter(holds)), statuses };
      }
    }
    return listConsultas(tx, medicoId, asked.limit, cursor, filters);
  });
};
