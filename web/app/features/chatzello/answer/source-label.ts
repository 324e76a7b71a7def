import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { formatClock, formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";

/** What a source is, in words: kind or title, day, second or page. */
export const useSourceLabel = (): ((source: Source) => string) => {
  const { locale, text } = useLanguage();
  const { answer: words, scope } = text.chatzello;
  return ({ kind, titulo, date, place }) => {
    const second = "start_ms" in place ? place.start_ms : null;
    return [
      titulo === "" ? scope.kind[kind] : titulo,
      place.type === "statement" ? place.heading : null,
      formatDay(locale, date),
      second === null ? null : words.at(formatClock(second)),
      place.type === "page" ? words.page(place.page) : null,
    ]
      .filter((part) => part !== null && part !== "")
      .join(" · ");
  };
};
