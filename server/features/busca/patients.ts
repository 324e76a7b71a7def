import type { search } from "@relato/shared/contract/busca.ts";
import type { RouteResponse } from "@relato/shared/contract/route.ts";
import { plainText } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../platform/database/database.ts";

export type FoundPaciente = RouteResponse<typeof search>["pacientes"][number];

/** Escaped LIKE patterns of the words. A number is searched by its digits. */
const patternsOf = (text: string): string[] =>
  (/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(text)
    ? [text.replaceAll(/\D/g, "")]
    : plainText(text).split(/\s+/)
  )
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/**
 * The doctor's newest active patients whose name, e-mail, phone or document contains every word,
 * ignoring accents and case.
 */
export const findPacientes = (
  tx: Tx,
  medicoId: string,
  text: string,
  limit: number,
): Promise<FoundPaciente[]> =>
  tx.query<FoundPaciente>(
    // Scans all of the doctor's patients by the index on `medico_id`; they are few.
    `select id, nome, email, telefone from pacientes
      where medico_id = $1 and archived_at is null and search_text like all ($2::text[])
      order by created_at desc, id desc limit $3`,
    [medicoId, patternsOf(text), limit],
    "find-pacientes",
  );
