import type { proposeConclusion } from "@relato/shared/contract/laudo-checks.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { listOwnSignedTexts } from "../laudo-patient/signed-laudos.ts";
import { originalOffsets } from "../laudos/original-offsets.ts";
import { findLaudo } from "../laudos/queries.ts";
import { laudoToLint, readableText, withCheckRefusal } from "../laudos/readable-text.ts";

/**
 * A conclusion of the content's findings, in the wording of the doctor's signed laudos.
 * @throws AppError NOT_FOUND, LAUDO_CHECK_FAILED
 */
export const proposeConclusionOf = async (
  { db, engine }: Pick<Deps, "db" | "engine">,
  userId: string,
  id: string,
  content: LaudoContent,
): Promise<RouteResult<typeof proposeConclusion>> => {
  const { laudo, signed } = await readAs(db, userId, async (tx) => {
    const row = requireRow(await findLaudo(tx, id));
    return { laudo: row, signed: await listOwnSignedTexts(tx, row) };
  });
  const { read, empty } = readableText(content);
  const lines = await withCheckRefusal(
    engine.proposeConclusion({
      ...laudoToLint(laudo, read),
      is_complete: empty.every(({ field }) => field.on_sign === "ignore"),
      signed,
    }),
  );
  const offsetOf = originalOffsets(read);
  return {
    lines: lines.map(({ text, start, end }) => ({
      text,
      start: offsetOf(start),
      end: offsetOf(end),
    })),
  };
};
