import type { ErasureResult } from "@relato/shared/contract/patient-data.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatDateTime, formatDay } from "@relato/shared/locales/format.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

/** The statement for the patient: what was erased, and why the rest is stored until when. */
export const writeStatement = (
  locale: Locale,
  words: ViewMessages["patientData"]["erasure"],
  nome: string,
  { erased_at, items, restricted_until }: ErasureResult,
): string => {
  const lines = items.map(({ category, outcome, reason, count, until }) => {
    const end = until === null ? "" : ` ${words.until(formatDay(locale, until))}`;
    const what = `${words.categories[category]} (${count}): ${words.outcomes[outcome]}.`;
    return `- ${what} ${words.reasons[reason]}${end}`;
  });
  return [
    words.statement.title,
    "",
    words.statement.patient(nome),
    words.statement.when(formatDateTime(locale, erased_at)),
    "",
    ...lines,
    "",
    restricted_until === null
      ? words.nothingLeft
      : words.restricted(formatDay(locale, restricted_until)),
    words.backups,
    "",
  ].join("\n");
};
