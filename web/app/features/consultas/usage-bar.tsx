import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Progress } from "../../ui/surfaces.tsx";
import { usageQuery } from "./queries.ts";

/** This month's consultations against the plan's limit; nothing if there is none. */
export const UsageBar = (props: { className: string; children: ReactNode }) => {
  const { locale, text } = useLanguage();
  const words = text.shell.plan;
  const { data } = useQuery(usageQuery);
  if (data === undefined || data.limit === null) return null;
  const { used, limit } = data;
  const label = words.used(formatNumber(locale, used), formatNumber(locale, limit));
  return (
    <div className={`text-sm ${props.className}`}>
      <p className="font-semibold">{words.title}</p>
      <p className="mt-0.5 mb-2 text-muted">{used >= limit ? words.reached : label}</p>
      <Progress label={label} share={used / limit} />
      {props.children}
    </div>
  );
};
