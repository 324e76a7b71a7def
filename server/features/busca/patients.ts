import type { search } from "@relato/shared/contract/busca.ts";
import type { RouteResponse } from "@relato/shared/contract/route.ts";
import { plainText } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../platform/database/database.ts";

export type FoundPaciente = RouteResponse<typeof search>["pacientes"][number];

/** A number is looked for as it is stored, by its digits alone; signs that mean something to LIKE mean themselves. */
const patternsOf = (text: string): string[] =>
  (/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(text)
    ? [text.replaceAll(/\D/g, "")]
    : plainText(text).split(/\s+/)
  )
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** The doctor's newest active patients whose name, e-mail, phone or document holds every word; accents and case do not matter. */
export const findPacientes = (
  tx: Tx,
  medicoId: string,
  text: string,
  limit: number,
): Promise<FoundPaciente[]> =>
  tx.query<FoundPaciente>(
    // A doctor's patients are few enough to be read through by the index on `medico_id`.
    `select id, nome, email, telefone from pacientes
      where medico_id = $1 and archived_at is null and search_text like all ($2::text[])
      order by created_at desc, id desc limit $3`,
    [medicoId, patternsOf(text), limit],
    "find-pacientes",
  );
