import type { Subscription } from "@relato/shared/contract/planos.ts";
import { type SubscriptionStatus, monthlyLimit } from "@relato/shared/domain/subscription.ts";

/** What a plan allows. The web shows locks by it, and the routes check it. */
export const planCan = (status: SubscriptionStatus): Subscription["can"] => ({
  record_without_limit: monthlyLimit(status) === null,
  use_pro_features: status === "active",
  manage_subscription: status === "active",
});
