import type { AdminUser } from "@relato/shared/contract/admin-users.ts";
import type { Subscription } from "@relato/shared/contract/planos.ts";
import { type Texts, useLanguage } from "../../ui/language.tsx";
import { planName } from "../planos/plan-state.ts";

/** Green, red, yellow and grey (specification 9). */
const LOOKS: Record<Subscription["status"], string> = {
  active: "bg-ok-soft text-ok",
  trialing: "bg-ok-soft text-ok",
  canceled: "bg-danger-soft text-danger",
  incomplete: "bg-danger-soft text-danger",
  past_due: "bg-warn-soft text-warn",
  free: "bg-sunken text-muted",
};

const LABEL = "inline-flex rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap";

/** The status of the plan, and whether the account is disabled. */
export const UserStatus = ({ user: { plan, state } }: { user: AdminUser }) => {
  const words = useLanguage().text.adminUsers;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <span className={`${LABEL} ${LOOKS[plan.status]}`}>{words.status[plan.status]}</span>
      {state === "enabled" ? null : (
        <span className={`${LABEL} bg-danger-soft text-danger`}>{words.states[state]}</span>
      )}
    </span>
  );
};

/** `Plano Anual`; `Unknown Plan` for a price that is not ours. */
export const planLabel = (
  { adminUsers: words, planoGrants, planos }: Texts,
  { source, plano }: AdminUser["plan"],
): string => {
  if (source === null) return words.noPlan;
  if (source === "trial") return words.trialPlan;
  const name = planName(planos, plano);
  return source === "payment" ? name : `${name} (${planoGrants.source[source]})`;
};
