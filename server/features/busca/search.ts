import type { search as contract } from "@relato/shared/contract/busca.ts";
import type { RouteResponse } from "@relato/shared/contract/route.ts";
import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listUsedModelos, matchTitles } from "../consultas/list.ts";
import { listConsultasByIds } from "../consultas/queries.ts";
import { searchPacientes } from "../pacientes/queries.ts";
import { findIds, planWords } from "./queries.ts";

/** Results of each kind. */
const SHOWN = 8;
/** Maximum number of matching patients whose consultations are searched. */
const NAMESAKES = 50;
const MIN_LETTERS = 2;

const codeOf = (text: string): string | null =>
  /^\s*#?([0-9a-f]{3,6})\s*$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** The doctor's newest consultations and patients that match a text. */
export const search = async (
  tx: Tx,
  medicoId: string,
  text: string,
): Promise<RouteResponse<typeof contract>> => {
  const words = plainWords(text);
  if (words.join("").length < MIN_LETTERS) return { consultas: [], pacientes: [] };
  const { items: pacientes } = await searchPacientes(tx, medicoId, {
    text,
    archived: null,
    limit: NAMESAKES,
    cursor: null,
  });
  const ids = await findIds(tx, medicoId, SHOWN, {
    code: codeOf(text),
    modelos: matchTitles(await listUsedModelos(tx, medicoId), words),
    pacientes: pacientes.map(({ id }) => id),
    ...(await planWords(
      tx,
      medicoId,
      words.filter((word) => word.length > 2),
    )),
  });
  return {
    consultas: ids.length === 0 ? [] : await listConsultasByIds(tx, ids),
    pacientes: pacientes
      .slice(0, SHOWN)
      .map((one) => ({ ...one, cpf_end: cpfEndOf(one.documento) })),
  };
};
