import type { Laudo, saveLaudo } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { laudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { changeLaudo } from "./change-laudo.ts";
import { findLaudo, updateLaudo } from "./queries.ts";
import { requireOwnPaciente } from "./require-paciente.ts";
import { storeVersion } from "./store-version.ts";

/** The editor saves every few seconds. So much work may be lost at most by a wrong edit. */
const VERSION_MINUTES = 10;

/** Whether the newest version, or the laudo without a version, is older than ten minutes. */
const isVersionDue = async (tx: Tx, id: string): Promise<boolean> => {
  const [row] = await tx.query<{ due: boolean }>(
    `select coalesce(max(v.created_at), l.created_at) < now() - $2 * interval '1 minute' as due
       from laudos l left join document_versions v on v.documento_id = l.id
      where l.id = $1 group by l.id`,
    [id, VERSION_MINUTES],
  );
  return row?.due ?? false;
};

/**
 * Saves the editor's fields as the revision after `base`. Fields equal to the saved ones are a
 * client's retry and change nothing.
 * @throws AppError with one of saveLaudo's codes
 */
export const saveLaudoOf = (
  deps: Pick<Deps, "config" | "db">,
  user: Caller,
  id: string,
  { base, ...fields }: RouteRequest<typeof saveLaudo>["body"],
): Promise<Laudo> =>
  changeLaudo(deps, user.id, id, async (tx, laudo) => {
    if (canonical(fields) === canonical(pickFields(laudoFields, laudo))) return;
    if (!laudo.can.edit) throw new AppError("LAUDO_SIGNED");
    if (fields.paciente_id !== laudo.paciente_id) await requireOwnPaciente(tx, fields.paciente_id);
    if (!(await updateLaudo(tx, id, base, fields))) throw new AppError("LAUDO_CHANGED");
    if (await isVersionDue(tx, id))
      await storeVersion(tx, user, requireRow(await findLaudo(tx, id)));
  });
