import type { Subscription } from "@relato/shared/contract/planos.ts";
import type { planos as Texts } from "@relato/shared/locales/pt-br/planos.ts";

/** What the screens show of a subscription. */
export type PlanState =
  | "free"
  | "trial"
  | "paid"
  /** Paid, and canceled at the end of the period. */
  | "ending"
  | "past_due"
  | "granted"
  | "included";

export const planStateOf = ({
  status,
  source,
  cancel_at_period_end,
}: Pick<Subscription, "status" | "source" | "cancel_at_period_end">): PlanState => {
  if (source === "granted" || source === "included") return source;
  if (status === "past_due") return status;
  if (status === "trialing") return "trial";
  if (status !== "active") return "free";
  return cancel_at_period_end ? "ending" : "paid";
};

/** Whether a payment was received: only then a plan is called active after a checkout. */
export const isPaid = ({ source, status }: Pick<Subscription, "source" | "status">): boolean =>
  source === "payment" && (status === "active" || status === "trialing");

/** `Plano Anual`; `Unknown Plan` for a price that is not ours. */
export const planName = (texts: typeof Texts, plano: Subscription["plano"]): string =>
  plano === null ? texts.unknown : texts.named(texts.plan[plano].name);
