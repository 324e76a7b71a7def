import * as contract from "@relato/shared/contract/referrals.ts";
import { referralDiscount, referralProgress } from "@relato/shared/domain/referral.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { ensureCode, listReferrals } from "./queries.ts";
import { storeReferral } from "./store-referral.ts";
import { asPayments } from "../planos/as-payments.ts";

export const registerReferralsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;

  bind(app, contract.listReferrals, async ({ user }) => {
    const items = await readAs(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return listReferrals(tx);
    });
    const code = await asPayments(db, "find a referral code", (tx) => ensureCode(tx, user.id));
    const active = items.filter(({ status }) => status === "active").length;
    return {
      code,
      items,
      active,
      discount_percent: referralDiscount(active),
      progress_percent: referralProgress(active),
    };
  });

  bind(app, contract.createReferral, async ({ user, body }) => {
    const stored = await storeReferral(db, user.id, body.ref);
    audit.record({
      actor: user.id,
      action: "referral.store",
      outcome: stored ? "success" : "failure",
    });
    return { stored };
  });
};
