import type { listConsultaFilters, searchConsultas } from "@relato/shared/contract/consultas.ts";
import type { RouteRequest, RouteResponse } from "@relato/shared/contract/route.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { type Database, readAs, type Tx } from "../../platform/database/database.ts";
import { decodeCursor } from "../../platform/http/paging.ts";
import { addDays } from "@relato/shared/domain/calendar.ts";
import { startOfDay } from "@relato/shared/domain/zone.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import type { ListFilters } from "./list-sql.ts";
import { listConsultas } from "./queries.ts";

type Query = RouteRequest<typeof searchConsultas>["body"];
type UsedModelo = RouteResponse<typeof listConsultaFilters>["modelos"][number];

/** The templates of this doctor's consultations by title, deleted ones included. */
export const listUsedModelos = (tx: Tx, medicoId: string): Promise<UsedModelo[]> =>
  tx.query<UsedModelo>(
    // For `exists`, the planner may read all of the doctor's consultations.
    `select id, titulo, especialidade from modelos_anamnese m
      cross join lateral (
        select from consultas c where c.medico_id = $1 and c.modelo_id = m.id limit 1) used
      order by titulo collate "pt-BR-x-icu", id`,
    [medicoId],
    "list-used-modelos",
  );

/** The ids of the templates whose title contains every word (`plainWords`). */
export const matchTitles = (
  modelos: readonly Pick<UsedModelo, "id" | "titulo">[],
  words: readonly string[],
): string[] =>
  modelos.flatMap(({ id, titulo }) => {
    const title = plainWords(titulo).join(" ");
    return words.every((word) => title.includes(word)) ? [id] : [];
  });

/** The days as instants in the doctor's time zone. */
const instantsOf = async (
  tx: Tx,
  medicoId: string,
  { from, until }: Pick<Query, "from" | "until">,
): Promise<Pick<ListFilters, "from" | "before">> => {
  if (from === undefined && until === undefined) return {};
  const zone = await timeZoneOf(tx, medicoId);
  return {
    ...(from === undefined ? {} : { from: startOfDay(from, zone) }),
    ...(until === undefined ? {} : { before: startOfDay(addDays(until, 1), zone) }),
  };
};

/** A page of the filtered list. @throws AppError VALIDATION for a malformed cursor */
export const listPage = (
  db: Database,
  medicoId: string,
  query: Omit<Query, "text" | "statuses"> & Partial<Query>,
): Promise<RouteResponse<typeof searchConsultas>> => {
  const cursor = decodeCursor(query.cursor);
  const words = plainWords(query.text ?? "");
  const { especialidade, status, modelo, paciente, statuses = [] } = query;
  return readAs(db, medicoId, async (tx) => {
    const filters: ListFilters = {
      ...{ status, modelo, paciente, archived: query.archived === "true" },
      ...(query.signed === undefined ? {} : { signed: query.signed === "true" }),
      ...(await instantsOf(tx, medicoId, query)),
    };
    if (words.length > 0 || especialidade !== undefined) {
      // A doctor has few templates and many consultations: match titles here, then use the index.
      const used = await listUsedModelos(tx, medicoId);
      if (especialidade !== undefined)
        filters.modelos = used
          .filter((modelo) => modelo.especialidade === especialidade)
          .map(({ id }) => id);
      if (words.length > 0) filters.matches = { modelos: matchTitles(used, words), statuses };
    }
    return listConsultas(tx, medicoId, query.limit, cursor, filters);
  });
};
