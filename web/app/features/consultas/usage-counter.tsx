import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { usageQuery } from "./queries.ts";

/** This month's consultations, with the plan's limit if it has one. */
export const UsageCounter = () => {
  const { locale, text } = useLanguage();
  const { data } = useQuery(usageQuery);
  const used = formatNumber(locale, data?.used ?? 0);
  return (
    // Keeps its height while it loads, so that nothing below moves.
    <p className="min-h-6 text-muted tabular-nums">
      {data === undefined
        ? null
        : data.limit === null
          ? text.consultationList.used(data.used, used)
          : text.shell.plan.used(used, formatNumber(locale, data.limit))}
    </p>
  );
};
