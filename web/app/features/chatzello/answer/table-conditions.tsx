import type { Conditions } from "@relato/shared/domain/chatzello/answer.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";

type Days = NonNullable<Conditions["period"]>;
type Words = ReturnType<typeof useLanguage>["text"]["chatzello"];

const daysText = ({ from, to }: Days, locale: Locale, { scope }: Words): string => {
  if (from !== null && to !== null)
    return scope.period(formatDay(locale, from), formatDay(locale, to)).toLowerCase();
  const text =
    from === null ? scope.until(formatDay(locale, to ?? "")) : scope.since(formatDay(locale, from));
  return text.toLowerCase();
};

const valueText = ({ from, to, is_open }: NonNullable<Conditions["value"]>): string => {
  if (from !== null && to !== null) return `${from}–${to}`;
  return from === null ? `${is_open ? "<" : "≤"} ${to}` : `${is_open ? ">" : "≥"} ${from}`;
};

/** How a structured question was understood: "Understood as: women, 50 to 59 years". */
export const TableConditions = ({ conditions }: { conditions: Conditions | undefined }) => {
  const { locale, text } = useLanguage();
  if (!conditions) return null;
  const { sex, age, born, period, value, has } = conditions;
  const words = text.chatzello.table.conditions;
  const parts = [
    sex && words[sex],
    age && words.years(age.from, age.to),
    born && words.born(daysText(born, locale, text.chatzello)),
    has === "" ? null : words.has(has),
    value && valueText(value),
    period && daysText(period, locale, text.chatzello),
  ].filter((part) => part !== null);
  return <p className="text-sm text-muted">{words.understood(parts.join("; "))}</p>;
};
