import type { PlanoOffer } from "@relato/shared/contract/planos.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SupportContact } from "../../ui/support-contact.tsx";
import { ChangePlan } from "./change-plan.tsx";
import { Features } from "./plan-choice.tsx";
import { Plans } from "./plans.tsx";
import { subscriptionQuery } from "./queries.ts";
import { TrialButton } from "./trial-button.tsx";
import type { UpgradeReason } from "./upgrade.tsx";

/** The monthly limit is reached: the benefits of Pro (specification 6), the plans, the trial. */
const Limit = ({ onPlans, onClose }: { onPlans: () => void; onClose: () => void }) => {
  const { text } = useLanguage();
  const { upgrade } = text;
  const { data } = useQuery(subscriptionQuery);
  return (
    <>
      <p>{upgrade.limitDetail}</p>
      <Features items={upgrade.benefits} className="mt-4 space-y-2" />
      {data?.trial.is_available === true ? (
        <div className="mt-5">
          <TrialButton onStarted={onClose} />
        </div>
      ) : null}
      <SupportContact className="mt-5 text-muted" />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.close}
        </button>
        <button type="button" className="btn btn-primary" onClick={onPlans}>
          {upgrade.seePlans}
        </button>
      </div>
    </>
  );
};

/** The plans, the cost of a change, or the reached limit. */
export const UpgradeDialog = (props: {
  reason: UpgradeReason;
  onChange: (reason: UpgradeReason) => void;
  onClose: () => void;
}) => {
  const { text } = useLanguage();
  const { reason, onClose } = props;
  const [offer, setOffer] = useState<PlanoOffer | null>(null);
  const priceId = offer?.priceId ?? null;
  const { data } = useQuery(subscriptionQuery);
  const isSubscriber = data?.source === "payment" && data.status === "active";
  const label = isSubscriber ? text.configuracoes.subscription.change : text.shell.upgrade;
  const isLimit = reason === "limit";
  const title = isLimit
    ? text.upgrade.limitTitle
    : offer === null
      ? label
      : text.upgrade.change.title(offer.name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      label={label}
      className={
        "m-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto " +
        "rounded-card p-5 sm:p-6"
      }
    >
      <DialogHeader title={title} onClose={onClose} />
      {isLimit ? (
        <Limit onPlans={() => props.onChange("button")} onClose={onClose} />
      ) : offer !== null && priceId !== null ? (
        <ChangePlan {...{ offer, priceId }} onBack={() => setOffer(null)} onDone={onClose} />
      ) : (
        <Plans wasCanceled={reason === "canceled"} onChange={setOffer} onClose={onClose} />
      )}
    </Dialog>
  );
};
