import type { Subscription } from "@relato/shared/contract/planos.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { planStateOf } from "../../planos/plan-state.ts";
import { PortalButton } from "../../planos/portal-button.tsx";
import { subscriptionQuery } from "../../planos/queries.ts";
import { TrialButton } from "../../planos/trial-button.tsx";
import { openUpgrade } from "../../planos/upgrade.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { Invoices } from "./invoices.tsx";

/** A subscription that the payment provider knows can be changed there. */
const hasPortal = ({ source, status, can }: Subscription): boolean =>
  can.manage_subscription || (source === "payment" && status === "incomplete");

const Portal = () => {
  const words = useLanguage().text.configuracoes.subscription;
  return (
    <div>
      <PortalButton label={words.payment} busyLabel={words.opening} className="btn btn-quiet" />
      <p className="mt-1.5 text-sm text-muted">{words.paymentDetail}</p>
    </div>
  );
};

const Actions = ({ subscription }: { subscription: Subscription }) => {
  const words = useLanguage().text.configuracoes.subscription;
  const state = planStateOf(subscription);
  const isPortal = hasPortal(subscription);
  const isBuying = state === "free" || state === "trial";
  return (
    <div className="mt-5 space-y-4">
      {isBuying && !isPortal ? (
        <button type="button" className="btn btn-primary" onClick={() => openUpgrade()}>
          {words.upgrade}
        </button>
      ) : null}
      {isPortal && state !== "past_due" && subscription.status !== "incomplete" ? (
        <button type="button" className="btn btn-primary" onClick={() => openUpgrade()}>
          {words.change}
        </button>
      ) : null}
      {subscription.trial.is_available ? <TrialButton /> : null}
      {isPortal ? <Portal /> : null}
      {subscription.can.manage_subscription ? <CancelPlan subscription={subscription} /> : null}
    </div>
  );
};

/** The plan and its payment (specification 2.14). */
export const SubscriptionTab = () => {
  const words = useLanguage().text.configuracoes.subscription;
  const query = useQuery(subscriptionQuery);
  const { data } = query;
  if (data === undefined)
    return <Pending query={query} title={words.failed} category="subscription" lines={4} />;
  const isSold = data.payments === "stripe" || data.payments === "sandbox";
  return (
    <>
      <CurrentPlan subscription={data} />
      <Actions subscription={data} />
      {isSold ? <Invoices /> : null}
    </>
  );
};
