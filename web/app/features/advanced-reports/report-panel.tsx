import type { ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import {
  isReportPeriod,
  lastReportDay,
  REPORT_UNITS,
  type ReportUnit,
} from "@relato/shared/domain/advanced-report.ts";
import { addDays, isDay } from "@relato/shared/domain/calendar.ts";
import { dayIn, DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { deviceZone } from "../configuracoes/time-zone.ts";
import { advancedReportQuery } from "./queries.ts";
import { ReportResult } from "./report-result.tsx";

/** Days of the first report. */
const DAYS = 30;

const findToday = (): string => dayIn(new Date().toISOString(), deviceZone() ?? DEFAULT_TIME_ZONE);

interface Choice {
  from: string;
  to: string;
  by: ReportUnit;
}

const isSound = ({ from, to }: Choice): boolean =>
  isDay(from) && isDay(to) && isReportPeriod({ start: from, end: to });

const Controls = ({
  choice,
  onChange,
}: {
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
}) => {
  const { text } = useLanguage();
  const words = text.advancedReports;
  const { from, to, by } = choice;
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-3">
      <LabelledDate
        label={words.from}
        required
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <LabelledDate
        label={words.to}
        required
        value={to}
        min={from}
        max={isDay(from) ? lastReportDay(from) : undefined}
        error={isSound(choice) ? null : text.errors.PERIOD_INVALID}
        onChange={(day) => onChange({ to: day })}
      />
      <Field label={words.by} error={undefined}>
        {(input) => (
          <select
            {...input}
            className="field"
            value={by}
            onChange={({ target }) => onChange({ by: target.value as ReportUnit })}
          >
            {REPORT_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};

const Report = ({ query }: { query: ReportQuery }) => {
  const words = useLanguage().text.advancedReports;
  const report = useQuery(advancedReportQuery(query));
  if (report.data === undefined)
    return <Pending query={report} title={words.failed} lines={8} className="mt-6" />;
  return <ReportResult {...report.data} />;
};

/** The period, its chart, its table and its files. */
export const ReportPanel = () => {
  const { locale, text } = useLanguage();
  const [choice, setChoice] = useState<Choice>(() => {
    const to = findToday();
    return { from: addDays(to, 1 - DAYS), to, by: "day" };
  });
  return (
    <>
      <p className="mt-2 text-muted">{text.advancedReports.lead}</p>
      <Controls
        choice={choice}
        onChange={(changed) => setChoice((before) => ({ ...before, ...changed }))}
      />
      {isSound(choice) ? <Report query={{ ...choice, locale }} /> : null}
    </>
  );
};
