import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findVersion } from "../documentos/queries.ts";
import { findLaudo } from "../laudos/queries.ts";
import { withCheckRefusal } from "../laudos/readable-text.ts";
import type { LaudoSource } from "./diagnostic-report.ts";
import { findDoctor } from "./practitioner.ts";

/** The newest signed version, else the working copy. @throws AppError NOT_FOUND */
const findSource = async (
  tx: Tx,
  user: Caller,
  id: string,
): Promise<Omit<LaudoSource, "text" | "conclusion">> => {
  const laudo = requireRow(await findLaudo(tx, id));
  const { signed_version, sign_off } = laudo;
  const signed = signed_version === null ? null : await findVersion(tx, id, signed_version);
  const doctor = await findDoctor(tx, user);
  return {
    laudo,
    titulo: signed?.titulo ?? laudo.titulo,
    content: signed?.content.laudo?.content ?? laudo.content,
    issued: sign_off?.signed_at ?? laudo.updated_at,
    doctor: { ...doctor, name: sign_off?.signed_name ?? doctor.name },
  };
};

/**
 * `conclusion`: an engine process finds it in the text. Without it the conclusion is empty.
 * @throws AppError NOT_FOUND
 */
export const loadLaudo = async (
  { db, engine }: Pick<Deps, "db" | "engine">,
  user: Caller,
  id: string,
  { conclusion: isWanted } = { conclusion: true },
): Promise<LaudoSource> => {
  const source = await readAs(db, user.id, (tx) => findSource(tx, user, id));
  const { text } = laudoText(source.content);
  const conclusion = isWanted
    ? await withCheckRefusal(engine.conclusionText(text, source.laudo.language))
    : "";
  return { ...source, text, conclusion };
};
