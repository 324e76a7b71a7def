import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findVersion } from "../documentos/queries.ts";
import { findLaudo } from "../laudos/queries.ts";
import { withCheckRefusal } from "../laudos/readable-text.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { findPerfil } from "../perfil/queries.ts";
import { type FhirBundle, fhirBundle, type FhirSource } from "./bundle.ts";

/** The newest signed version, else the working copy. @throws AppError NOT_FOUND */
const findSource = async (
  tx: Tx,
  user: Caller,
  id: string,
): Promise<Omit<FhirSource, "text" | "conclusion">> => {
  const laudo = requireRow(await findLaudo(tx, id));
  const { signed_version, sign_off } = laudo;
  const signed = signed_version === null ? null : await findVersion(tx, id, signed_version);
  const { crm, rqe } = await findPerfil(tx);
  return {
    laudo,
    titulo: signed?.titulo ?? laudo.titulo,
    content: signed?.content.laudo?.content ?? laudo.content,
    issued: sign_off?.signed_at ?? laudo.updated_at,
    doctor: { id: user.id, name: sign_off?.signed_name ?? (await nameOf(tx, user)), crm, rqe },
  };
};

/** A laudo as a FHIR R4 Bundle. @throws AppError NOT_FOUND */
export const loadLaudoBundle = async (
  { db, engine }: Pick<Deps, "db" | "engine">,
  user: Caller,
  id: string,
): Promise<FhirBundle> => {
  const source = await readAs(db, user.id, (tx) => findSource(tx, user, id));
  const { text } = laudoText(source.content);
  const conclusion = await withCheckRefusal(engine.conclusionText(text, source.laudo.language));
  return fhirBundle({ ...source, text, conclusion });
};
