import type { Subscription } from "@relato/shared/contract/planos.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { monthlyLimit, type SubscriptionStatus } from "@relato/shared/domain/subscription.ts";

/** What a plan allows. The web shows locks by it, and the routes check it. */
export const planCan = (
  status: SubscriptionStatus,
  plano: PlanoId | null,
  isPaidHere: boolean,
): Subscription["can"] => {
  const isActive = status === "active";
  return {
    record_without_limit: monthlyLimit(status) === null,
    use_pro_features: isActive,
    manage_subscription: isPaidHere,
    use_advanced_reports: isActive && plano === "yearly",
    use_api: isActive && plano === "yearly",
    use_priority_support: isActive && (plano === "semester" || plano === "yearly"),
  };
};
