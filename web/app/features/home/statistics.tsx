import { useQuery } from "@tanstack/react-query";
import type { Statistics as StatisticsData } from "@relato/shared/contract/home.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { MINUTES_SAVED, minutesSaved } from "@relato/shared/domain/statistics.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { Bars } from "../../ui/bars.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { statisticsQuery } from "./queries.ts";

/** Hours and minutes in the language's short units. */
const formatMinutes = (locale: Locale, minutes: number): string => {
  const of = (value: number, unit: "hour" | "minute"): string =>
    new Intl.NumberFormat(languageOfLocale(locale), {
      style: "unit",
      unit,
      unitDisplay: "short",
    }).format(value);
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [of(hours, "hour")] : []), of(minutes % 60, "minute")].join(" ");
};

type Days = StatisticsData["days"];

/** The numbers of the chart, for screen readers and exact reading. */
const DaysTable = ({ days }: { days: Days }) => {
  const { locale, text } = useLanguage();
  const words = text.home.statistics;
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-block min-h-6 cursor-pointer underline underline-offset-2">
        {words.table}
      </summary>
      <table className="mt-2 tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="pr-6 text-left font-medium">
              {words.day}
            </th>
            <th scope="col" className="text-right font-medium">
              {words.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, consultations }) => (
            <tr key={date}>
              <th scope="row" className="pr-6 text-left font-normal">
                {formatDay(locale, date)}
              </th>
              <td className="text-right">{formatNumber(locale, consultations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** One bar per day, with a table of the same numbers. */
const Chart = ({ days }: { days: Days }) => {
  const { locale, text } = useLanguage();
  const words = text.home.statistics;
  const total = days.reduce((sum, { consultations }) => sum + consultations, 0);
  const most = days.reduce((best, day) => (day.consultations > best.consultations ? day : best));
  if (total === 0) return <p className="mt-5 text-sm text-muted">{words.none}</p>;
  return (
    <figure className="mt-5">
      <figcaption className="text-sm font-medium">{words.chart}</figcaption>
      <Bars
        label={words.summary(
          formatNumber(locale, total),
          formatDay(locale, most.date),
          formatNumber(locale, most.consultations),
        )}
        values={days.map(({ consultations }) => consultations)}
      />
      <div className="mt-1 flex justify-between text-xs text-muted">
        <span>{formatDay(locale, days[0]?.date ?? "")}</span>
        <span>{formatDay(locale, days.at(-1)?.date ?? "")}</span>
      </div>
      <DaysTable days={days} />
    </figure>
  );
};

/** The activity of this month and of the last 30 days (specification 2.6). */
export const Statistics = () => {
  const { locale, text } = useLanguage();
  const words = text.home.statistics;
  const query = useQuery(statisticsQuery);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={8} />;
  const figures = [
    [words.consultations, formatNumber(locale, data.consultations)],
    [words.documents, formatNumber(locale, data.documents)],
    [words.saved, formatMinutes(locale, minutesSaved(data.completed))],
    [words.templates, formatNumber(locale, data.templates)],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-sunken p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {words.formula(formatNumber(locale, MINUTES_SAVED))}
      </p>
      <Chart days={data.days} />
    </>
  );
};
