import type { AdminMetrics } from "@relato/shared/contract/admin-users.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Bars } from "../../ui/bars.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { metricsQuery } from "./user-queries.ts";

/** Brazilian format in every language (specification 9). */
const formatReais = (amount: number): string =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(amount);

const formatDollars = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(languageOfLocale(locale), { style: "currency", currency: "USD" }).format(
    amount,
  );

/** `yyyy-mm` as "nov. de 2026". */
const formatMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(languageOfLocale(locale), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));

const Figure = (props: { label: string; value: string; children?: ReactNode }) => (
  <div className="card flex flex-col p-5">
    <dt className="text-sm font-medium text-muted">{props.label}</dt>
    <dd className="mt-1 font-serif text-3xl font-semibold tabular-nums">{props.value}</dd>
    {props.children === undefined ? null : (
      <dd className="mt-1 text-sm text-muted">{props.children}</dd>
    )}
  </div>
);

const Figures = ({ metrics }: { metrics: AdminMetrics }) => {
  const { locale, text } = useLanguage();
  const words = text.adminUsers.metrics;
  const { actual_mrr: actual, unknown_prices } = metrics;
  const dollars = actual.USD > 0 ? ` + ${formatDollars(locale, actual.USD)}` : "";
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Figure label={words.total} value={formatNumber(locale, metrics.total_users)} />
      <Figure label={words.newThisMonth} value={formatNumber(locale, metrics.new_this_month)} />
      <Figure label={words.active} value={formatNumber(locale, metrics.active_subscriptions)}>
        {words.onTrial(metrics.on_trial)}
      </Figure>
      <Figure label={words.nominalMrr} value={formatReais(metrics.nominal_mrr)}>
        {words.nominalDetail}
      </Figure>
      <Figure label={words.actualMrr} value={formatReais(actual.BRL) + dollars}>
        {words.actualDetail}
        {unknown_prices > 0 ? (
          <span className="mt-1 block text-warn">{words.unknownPrices(unknown_prices)}</span>
        ) : null}
      </Figure>
    </dl>
  );
};

type Month = AdminMetrics["months"][number];

const Chart = (props: { title: string; months: Month[]; valueOf: (month: Month) => number }) => {
  const { locale, text } = useLanguage();
  const { title, months, valueOf } = props;
  const { value } = text.adminUsers.metrics;
  const shown = months.map((month) =>
    value(formatMonth(locale, month.month), formatNumber(locale, valueOf(month))),
  );
  return (
    <div className="card p-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <Bars values={months.map(valueOf)} label={`${title}. ${shown.join("; ")}`} />
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{shown[0]}</span>
        <span>{shown.at(-1)}</span>
      </p>
    </div>
  );
};

/** Users, subscriptions and revenue (specification 2.18, 9). */
export const OverviewSection = () => {
  const words = useLanguage().text.adminUsers.metrics;
  const query = useQuery(metricsQuery);
  const { data } = query;
  if (data === undefined)
    return <Pending query={query} title={words.failed} lines={6} className="card p-5" />;
  const { months } = data;
  return (
    <>
      <Figures metrics={data} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{words.overTime}</h2>
      <div className="grid gap-4 lg:grid-cols-3">
        <Chart title={words.totalChart} months={months} valueOf={(of) => of.total_users} />
        <Chart title={words.newChart} months={months} valueOf={(of) => of.new_users} />
        <Chart
          title={words.subscriptionsChart}
          months={months}
          valueOf={(of) => of.subscriptions}
        />
      </div>
    </>
  );
};
