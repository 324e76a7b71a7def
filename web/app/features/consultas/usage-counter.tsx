import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { usageQuery } from "./queries.ts";

/** Consultations of this calendar month, and of how many where the plan has a limit. */
export const UsageCounter = () => {
  const { locale, text } = useLanguage();
  const words = text.consultationList;
  const { data } = useQuery(usageQuery);
  const used = formatNumber(locale, data?.used ?? 0);
  return (
    // Keeps its line while it is being asked for, so that nothing below moves.
    <p className="min-h-6 text-muted tabular-nums">
      {data === undefined
        ? null
        : data.limit === null
          ? words.used(data.used, used)
          : text.shell.plan.used(used, formatNumber(locale, data.limit))}
    </p>
  );
};
