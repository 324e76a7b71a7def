import type { Subscription } from "@relato/shared/contract/planos.ts";
import {
  type SubscriptionStatus,
  isPro,
  monthlyLimit,
} from "@relato/shared/domain/subscription.ts";

/** What a plan allows; the web shows its locks by this, and each route decides by it again. */
export const planCan = (status: SubscriptionStatus): Subscription["can"] => ({
  record_without_limit: monthlyLimit(status) === null,
  use_pro_features: isPro(status),
  manage_subscription: status === "active",
});
