import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Skeleton } from "../../ui/surfaces.tsx";
import { AdvancedReports } from "../advanced-reports/advanced-reports.tsx";
import { ConsultaCard } from "../consultas/consulta-card.tsx";
import { consultasQuery, usageQuery } from "../consultas/queries.ts";
import { UsageBar } from "../consultas/usage-bar.tsx";
import { useChosenName } from "../contas/session.ts";
import { FoundRecordings } from "../gravacoes/found-recording.tsx";
import { ServicesNotice } from "../services/services-notice.tsx";
import { ExampleCard } from "./example-card.tsx";
import { NewConsultation } from "./new-consultation.tsx";
import { OnboardingPrompt } from "./onboarding.tsx";
import { homeStartQuery, onboardingQuery } from "./queries.ts";
import { useToday } from "./use-today.ts";

const RECENT = 3;

const Recent = () => {
  const { locale, text } = useLanguage();
  const { data } = useInfiniteQuery(consultasQuery);
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id="recent" className="text-lg font-semibold">
          {text.home.recent}
        </h2>
        <Link
          href={paths.dashboard(locale, "consultations")}
          className="text-sm font-semibold text-accent underline-offset-2 hover:underline"
        >
          {text.home.seeAll}
        </Link>
      </div>
      <ul className="space-y-3">
        {items.slice(0, RECENT).map((consulta) => (
          <li key={consulta.id}>
            <ConsultaCard consulta={consulta} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Statistics = lazy(async () => ({ default: (await import("./statistics.tsx")).Statistics }));

/** The minimum height avoids a layout shift when the numbers load. */
const Month = () => {
  const { text } = useLanguage();
  return (
    <section
      aria-labelledby="month"
      className="card min-h-[32rem] p-5 min-[26rem]:min-h-[29rem] sm:min-h-[22rem] sm:p-6"
    >
      <h2 id="month" className="mb-4 text-lg font-semibold">
        {text.home.statistics.title}
      </h2>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Statistics />
      </Suspense>
    </section>
  );
};

/** Loaded, or failed at least once. */
const isKnown = ({ data, failureCount }: { data: unknown; failureCount: number }): boolean =>
  data !== undefined || failureCount > 0;

/** A new consultation, the month's statistics, recent consultations (specification 2.6). */
export const HomeView = () => {
  const { text } = useLanguage();
  const name = useChosenName();
  const consultas = useInfiniteQuery(consultasQuery);
  const onboarding = useQuery(onboardingQuery);
  const usage = useQuery(usageQuery);
  usePageTitle(text.shell.views.home);
  const start = useQuery(homeStartQuery);
  const today = useToday();
  const isReady = [consultas, onboarding, usage, start].every(isKnown) && today.isKnown;
  const [isShown, setShown] = useState(isReady);
  if (isReady && !isShown) setShown(true);
  const isNew = consultas.data?.pages[0]?.items.length === 0;
  return (
    <div className="space-y-6">
      <div>
        <h1 className="font-serif text-3xl font-semibold break-words">{text.home.welcome(name)}</h1>
        <p className="mt-1 text-muted">{text.home.lead}</p>
      </div>
      {/* The notices appear together with the form, so that they do not push it down. */}
      {isShown ? (
        <>
          <ServicesNotice />
          <FoundRecordings />
          {isNew ? <ExampleCard /> : null}
          <OnboardingPrompt />
          <NewConsultation />
          <UsageBar className="card p-5">{null}</UsageBar>
          <Month />
          <AdvancedReports />
          <Recent />
        </>
      ) : (
        <Skeleton lines={12} className="min-h-dvh py-6" />
      )}
    </div>
  );
};
