import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Progress } from "../../ui/surfaces.tsx";
import { usageQuery } from "./queries.ts";

/** Consultations of this month against the free plan's limit; nothing where there is no limit. */
export const UsageBar = (props: { className: string; children: ReactNode }) => {
  const { locale, text } = useLanguage();
  const { data } = useQuery(usageQuery);
  if (data === undefined || data.limit === null) return null;
  const label = text.shell.plan.used(
    formatNumber(locale, data.used),
    formatNumber(locale, data.limit),
  );
  return (
    <div className={`text-sm ${props.className}`}>
      <p className="font-semibold">{text.shell.plan.title}</p>
      <p className="mt-0.5 mb-2 text-muted">
        {data.used >= data.limit ? text.shell.plan.reached : label}
      </p>
      <Progress label={label} share={data.used / data.limit} />
      {props.children}
    </div>
  );
};
