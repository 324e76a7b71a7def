import type { PlanoOffer } from "@relato/shared/contract/planos.ts";
import { currencyOf, type PlanoId } from "@relato/shared/domain/planos.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { PlanAction } from "./plan-action.tsx";
import { PlanChoice, PlanFeatures } from "./plan-choice.tsx";
import { planosQuery, subscriptionQuery } from "./queries.ts";
import { TrialButton } from "./trial-button.tsx";

/** The plans, the yearly one selected (specification 9), and what can be done with them. */
export const Plans = (props: {
  wasCanceled: boolean;
  onChange: (offer: PlanoOffer) => void;
  onClose: () => void;
}) => {
  const { locale, text } = useLanguage();
  const { upgrade } = text;
  const [selected, setSelected] = useState<PlanoId>("yearly");
  const subscriptions = useQuery(subscriptionQuery);
  const subscription = subscriptions.data;
  // A subscription keeps its currency.
  const currency = subscription?.currency ?? currencyOf(locale);
  const offers = useQuery({
    ...planosQuery(locale, currency),
    enabled: subscription !== undefined,
  });
  const failed = { title: upgrade.failed, category: "subscription", lines: 6 } as const;
  if (subscription === undefined) return <Pending query={subscriptions} {...failed} />;
  if (offers.data === undefined) return <Pending query={offers} {...failed} />;
  if (subscription.source === "included")
    return (
      <>
        <Note tone="ok">{upgrade.included}</Note>
        <PlanFeatures plano="yearly" />
      </>
    );
  const { items, contact } = offers.data;
  const offer = items.find(({ id }) => id === selected)!;
  return (
    <>
      <div className="mb-4 space-y-2 empty:hidden">
        {props.wasCanceled ? <Note tone="info">{upgrade.back.canceled}</Note> : null}
        {subscription.payments === "sandbox" ? <Note tone="warn">{upgrade.test}</Note> : null}
      </div>
      <PlanChoice {...{ offers: items, currency, selected, onSelect: setSelected }} />
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-4 *:flex-1 *:basis-60">
        <PlanAction {...{ offer, subscription, contact, onChange: props.onChange }} />
        {subscription.trial.is_available ? <TrialButton onStarted={props.onClose} /> : null}
      </div>
      <PlanFeatures plano={selected} />
    </>
  );
};
