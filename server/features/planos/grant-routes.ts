import * as contract from "@relato/shared/contract/plano-grants.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { dayIn, DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { type AccountRow, findAccount, findByEmail } from "../contas/queries.ts";
import { grantUntilDay, revokePlano } from "./grants.ts";
import { describeSubscription } from "./subscription.ts";

interface GrantRow {
  plano: PlanoId;
  until: string | null;
  has_ended: boolean;
}

/** The account's plan and its grant. */
const readDoctorPlano = async (
  deps: Deps,
  { id, name, email }: AccountRow,
): Promise<contract.DoctorPlano> =>
  readAs(deps.db, id, async (tx) => {
    const { status, source, plano } = await describeSubscription(tx, deps);
    const [grant] = await tx.query<GrantRow>(
      `select plano, until, coalesce(until <= billing_now(), false) as has_ended
         from plano_grants where user_id = app_user_id()`,
    );
    return {
      ...{ id, name, email },
      current: { status, source, plano },
      grant:
        grant === undefined
          ? null
          : { ...grant, until: grant.until && dayIn(grant.until, DEFAULT_TIME_ZONE) },
    };
  });

/** Plans that administrators grant. */
export const registerPlanoGrantsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;

  bind(app, contract.findDoctorPlano, async ({ body }) =>
    readDoctorPlano(deps, requireRow(await findByEmail(db, body.email))),
  );

  bind(app, contract.grantPlano, async ({ user, params, body: { plano, until } }) => {
    const account = requireRow(await findAccount(db, params.userId));
    await grantUntilDay(db, { user_id: account.id, plano, day: until, granted_by: user.id });
    recordAdminAct(audit, { actor: user.id, act: "grant-plan", medico_id: account.id });
    return readDoctorPlano(deps, account);
  });

  bind(app, contract.revokePlano, async ({ user, params }) => {
    const account = requireRow(await findAccount(db, params.userId));
    await revokePlano(db, account.id);
    recordAdminAct(audit, { actor: user.id, act: "revoke-plan", medico_id: account.id });
    return readDoctorPlano(deps, account);
  });
};
