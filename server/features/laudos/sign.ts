import type { signLaudo } from "@relato/shared/contract/laudo-versions.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findVersion, insertSignOff } from "../documentos/queries.ts";
import { sealOf } from "../documentos/seal.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { requireIdentity } from "../perfil/require-identity.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { changeLaudo } from "./change-laudo.ts";
import { lintContent } from "./lint.ts";
import type { Examination } from "./readable-text.ts";
import { findLaudo } from "./queries.ts";
import { answersOf, signRefusal } from "./sign-policy.ts";
import { storeVersion } from "./store-version.ts";

/** @throws AppError LAUDO_CHANGED, LAUDO_SIGNED */
const requireSignable = (laudo: Laudo, base: number): void => {
  if (laudo.revision !== base) throw new AppError("LAUDO_CHANGED");
  if (!laudo.can.sign) throw new AppError("LAUDO_SIGNED");
};

const examinationOf = ({ language, exam_date, paciente }: Laudo): Examination => ({
  language,
  exam_date,
  paciente,
});

const newestVersion = async (tx: Tx, id: string) => {
  const laudo = requireRow(await findLaudo(tx, id));
  return requireRow(await findVersion(tx, id, laudo.version ?? 0), "LAUDO_CHANGED");
};

/**
 * Signs the saved content. The engine lints it between two transactions; the second signs only what
 * was linted.
 * @throws AppError with one of signLaudo's codes; nothing is then changed
 */
export const signLaudoOf = async (
  deps: Pick<Deps, "config" | "db" | "engine" | "events">,
  user: Caller,
  id: string,
  { base, ...request }: RouteRequest<typeof signLaudo>["body"],
): Promise<Laudo> => {
  const linted = await readAs(deps.db, user.id, async (tx) => {
    await requireProPlano(tx, deps);
    const laudo = requireRow(await findLaudo(tx, id));
    requireSignable(laudo, base);
    return laudo;
  });
  const findings = await lintContent(deps.engine, examinationOf(linted), linted.content);
  return changeLaudo(deps, user.id, id, async (tx, laudo) => {
    requireSignable(laudo, base);
    // The patient's name, sex or birth date was changed.
    if (canonical(examinationOf(laudo)) !== canonical(examinationOf(linted)))
      throw new AppError("LAUDO_CHANGED");
    const refusal = signRefusal({ ...request, ...laudo, findings });
    if (refusal !== null) throw new AppError(refusal);
    await requireIdentity(tx);
    await storeVersion(tx, user, laudo);
    const version = await newestVersion(tx, id);
    await insertSignOff(tx, {
      version_id: version.id,
      sha256: sealOf({ documento_id: id, ...version }),
      signed_name: await nameOf(tx, user),
      findings: [],
      lint_answers: answersOf(findings, request.answers),
    });
    await deps.events.publish(tx, user.id, { type: "laudo_changed", laudo_id: id });
  });
};
