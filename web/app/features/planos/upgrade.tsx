import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { LazyDialog } from "../../ui/load-boundary.tsx";
import { subscriptionQuery } from "./queries.ts";
import { lazyView } from "../../ui/lazy-view.ts";

const REASONS = ["button", "limit", "canceled"] as const;
/** A button was pressed, the monthly limit is reached, or the doctor left the checkout. */
export type UpgradeReason = (typeof REASONS)[number];

/** Opens the dialog of the plans. The specification names the window event (2.5). */
export const openUpgrade = (reason: UpgradeReason = "button"): void => {
  window.dispatchEvent(new CustomEvent<UpgradeReason>("open-upgrade", { detail: reason }));
};

const UpgradeDialog = lazyView(() => import("./upgrade-dialog.tsx").then((m) => m.UpgradeDialog));

/** Opens the dialog on the event. */
export const UpgradeHost = () => {
  const [reason, setReason] = useState<UpgradeReason | null>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      setReason(REASONS.find((known) => known === detail) ?? "button");
    };
    window.addEventListener("open-upgrade", open);
    return () => window.removeEventListener("open-upgrade", open);
  }, []);
  return reason === null ? null : (
    <LazyDialog>
      <UpgradeDialog reason={reason} onChange={setReason} onClose={() => setReason(null)} />
    </LazyDialog>
  );
};

/** Days left of the Pro trial; nothing for other plans. */
export const TrialBanner = () => {
  const { text } = useLanguage();
  const { data } = useQuery(subscriptionQuery);
  const days = data?.trial.days_left ?? null;
  if (days === null) return null;
  return (
    <section
      aria-label={text.shell.trial}
      className={
        "flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent-soft px-4 py-2 " +
        "text-sm"
      }
    >
      <p className="font-medium">{text.shell.trialLeft(days)}</p>
      <button type="button" className="btn btn-quiet text-sm" onClick={() => openUpgrade()}>
        {text.shell.unlock}
      </button>
    </section>
  );
};
