import { z } from "zod";
import { SUBSCRIPTION_STATUSES } from "../domain/subscription.ts";
import { route } from "./route.ts";

export const subscriptionSchema = z.object({
  status: z.enum([...SUBSCRIPTION_STATUSES, "free"]),
  price_id: z.string().nullable(),
  /** Unix seconds. */
  current_period_end: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  /** What the plan allows now (policy.ts). */
  can: z.object({
    record_without_limit: z.boolean(),
    /** Reports and referrals: paid active plans only (specification 6). */
    use_pro_features: z.boolean(),
    manage_subscription: z.boolean(),
  }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const getSubscription = route({
  method: "GET",
  path: "/api/planos/subscription",
  access: "doctor",
  summary: "The doctor's plan and what it allows",
  response: subscriptionSchema,
  errors: [],
});
