import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { describeSubscription } from "./subscription.ts";

/** The plan of the transaction's doctor has the integration. @throws AppError API_PLAN_REQUIRED */
export const requireApiPlan = async (
  tx: Tx,
  deps: Pick<Deps, "config" | "db" | "payments">,
): Promise<void> => {
  const { can } = await describeSubscription(tx, deps);
  if (!can.use_api) throw new AppError("API_PLAN_REQUIRED");
};
