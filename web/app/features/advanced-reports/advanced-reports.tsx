import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { browserStorage } from "../../ui/browser-storage.ts";
import { useLanguage } from "../../ui/language.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { FailureNotice, Skeleton } from "../../ui/surfaces.tsx";
import { NetworkError } from "../../api/api-error.ts";
import { subscriptionQuery } from "../planos/queries.ts";
import { useUser } from "../contas/session.ts";
import { openUpgrade } from "../planos/upgrade.tsx";
import { lazyView } from "../../ui/lazy-view.ts";

const ReportPanel = lazyView(() => import("./report-panel.tsx").then((m) => m.ReportPanel));

/** The reports of the yearly plan, fetched when opened; other plans see what they contain. */
export const AdvancedReports = () => {
  const { text } = useLanguage();
  const words = text.home.advancedReports;
  const { data } = useQuery(subscriptionQuery);
  const [isOpen, setOpen] = useState(false);
  const used = `reports-plan-seen:${useUser().id}`;
  const [isUsed] = useState(() => browserStorage.getItem(used) !== null);
  if (data === undefined) return null;
  const isUnlocked = data.can.use_advanced_reports;
  // An offer that the doctor has looked at is not repeated; the plans stay in the settings.
  if (!isUnlocked && isUsed) return null;
  const showPlan = (): void => {
    browserStorage.setItem(used, "yes");
    openUpgrade();
  };
  return (
    <section aria-labelledby="advanced-reports" className="card p-5 sm:p-6">
      <h2 id="advanced-reports" className="text-lg font-semibold">
        {words.title}
      </h2>
      {!isUnlocked ? (
        <>
          <p className="mt-2 max-w-prose text-muted">{words.locked}</p>
          <button type="button" className="btn btn-quiet mt-4" onClick={showPlan}>
            {words.unlock}
          </button>
        </>
      ) : isOpen ? (
        <LoadBoundary fallback={<FailureNotice error={new NetworkError(null)} />}>
          <Suspense fallback={<Skeleton lines={8} className="mt-4" />}>
            <ReportPanel />
          </Suspense>
        </LoadBoundary>
      ) : (
        <button type="button" className="btn btn-quiet mt-4" onClick={() => setOpen(true)}>
          {words.open}
        </button>
      )}
    </section>
  );
};
