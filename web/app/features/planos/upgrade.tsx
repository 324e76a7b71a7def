import { useQuery } from "@tanstack/react-query";
import { trialDaysLeft } from "@relato/shared/domain/subscription.ts";
import { lazy, useEffect, useState } from "react";
import { subscriptionQuery } from "./queries.ts";
import { useLanguage } from "../../ui/language.tsx";
import { LazyDialog } from "../../ui/load-boundary.tsx";

/** Why the plans are shown: somebody asked, or the month of the free plan is full (specification 5). */
export type UpgradeReason = "asked" | "limit";

/** Opens the plans from wherever one is; the window event is the specification's own (2.5). */
export const openUpgrade = (reason: UpgradeReason = "asked"): void => {
  window.dispatchEvent(new CustomEvent<UpgradeReason>("open-upgrade", { detail: reason }));
};

const UpgradeDialog = lazy(async () => ({
  default: (await import("./upgrade-dialog.tsx")).UpgradeDialog,
}));

/** Shows the plans when the event is dispatched. */
export const UpgradeHost = () => {
  const [reason, setReason] = useState<UpgradeReason | null>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      setReason(event instanceof CustomEvent && event.detail === "limit" ? "limit" : "asked");
    };
    window.addEventListener("open-upgrade", open);
    return () => window.removeEventListener("open-upgrade", open);
  });
  return reason === null ? null : (
    <LazyDialog>
      <UpgradeDialog reason={reason} onChange={setReason} onClose={() => setReason(null)} />
    </LazyDialog>
  );
};

/** Days left of the Pro trial, with the way to keep it; nothing for everybody else. */
export const TrialBanner = () => {
  const { text } = useLanguage();
  const { data } = useQuery(subscriptionQuery);
  const [now] = useState(() => Date.now());
  if (data?.status !== "trialing" || data.current_period_end === null) return null;
  return (
    <section
      aria-label={text.shell.trial}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent-soft px-4 py-2 text-sm"
    >
      <p className="font-medium">
        {text.shell.trialLeft(trialDaysLeft(data.current_period_end, now))}
      </p>
      <button type="button" className="btn btn-quiet text-sm" onClick={() => openUpgrade()}>
        {text.shell.unlock}
      </button>
    </section>
  );
};
