import { useQuery } from "@tanstack/react-query";
import { trialDaysLeft } from "@relato/shared/domain/subscription.ts";
import { useEffect, useState } from "react";
import { subscriptionQuery } from "./queries.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useOnDemand } from "../../ui/on-demand.ts";

/** Why the plans are shown: somebody asked, or the month of the free plan is full (specification 5). */
export type UpgradeReason = "asked" | "limit";

/** Opens the plans from wherever one is; the window event is the specification's own (2.5). */
export const openUpgrade = (reason: UpgradeReason = "asked"): void => {
  window.dispatchEvent(new CustomEvent<UpgradeReason>("open-upgrade", { detail: reason }));
};

const loadDialog = () => import("./upgrade-dialog.tsx").then(({ UpgradeDialog }) => UpgradeDialog);

/** Hears the event for as long as the shell stands. */
export const UpgradeHost = () => {
  const { Part, ask } = useOnDemand(loadDialog);
  const [reason, setReason] = useState<UpgradeReason | null>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      ask();
      setReason(event instanceof CustomEvent && event.detail === "limit" ? "limit" : "asked");
    };
    window.addEventListener("open-upgrade", open);
    return () => window.removeEventListener("open-upgrade", open);
  });
  return Part === null ? null : (
    <Part reason={reason} onChange={setReason} onClose={() => setReason(null)} />
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
