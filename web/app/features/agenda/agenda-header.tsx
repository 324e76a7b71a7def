import { MODES, stepDay } from "@relato/shared/domain/calendar.ts";
import type { Mode } from "@relato/shared/domain/calendar.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatFullDay, formatMonth, formatDays } from "@relato/shared/locales/calendar-format.ts";
import { hrefOf } from "../../api/call.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { BackIcon, NextIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TitleBar } from "./title-bar.tsx";
import type { AgendaPeriod } from "./use-agenda-period.ts";

/** The title of a period, e.g. a month's name. */
export const periodTitle = (
  locale: Locale,
  mode: Mode,
  day: string,
  shown: readonly string[],
): string =>
  mode === "month"
    ? formatMonth(locale, day)
    : mode === "day"
      ? formatFullDay(locale, day)
      : formatDays(locale, shown[0] ?? day, shown.at(-1) ?? day);

/** The title of the period, and the buttons to other periods and to a new appointment. */
export const AgendaHeader = (props: {
  period: AgendaPeriod;
  title: string;
  today: string;
  timeZone: string;
  onGo: (part: Partial<AgendaPeriod>) => void;
  onAdd: () => void;
  onWaiting: () => void;
}) => {
  const { period, title, today, onGo, onAdd } = props;
  const { locale, text } = useLanguage();
  const words = text.agenda;
  const { mode, day } = period;
  return (
    <>
      <TitleBar
        timeZone={props.timeZone}
        onAdd={onAdd}
        onWaiting={props.onWaiting}
        onPrint={() =>
          window.open(
            hrefOf("GET /api/agenda/day/pdf", {
              query: { day, locale, cancelled: period.cancelled ? "true" : "false" },
            }),
            "_blank",
            "noopener",
          )
        }
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            aria-label={words.previous[mode]}
            onClick={() => onGo({ day: stepDay(mode, day, -1) })}
            className="btn btn-quiet px-2.5"
          >
            <BackIcon />
          </button>
          <button type="button" onClick={() => onGo({ day: today })} className="btn btn-quiet px-3">
            {words.today}
          </button>
          <button
            type="button"
            aria-label={words.next[mode]}
            onClick={() => onGo({ day: stepDay(mode, day, 1) })}
            className="btn btn-quiet px-2.5"
          >
            <NextIcon />
          </button>
          <h2 aria-live="polite" className="ml-1 text-lg font-semibold first-letter:uppercase">
            {title}
          </h2>
        </div>
        <ChoiceGroup
          label={words.mode}
          value={mode}
          onChange={(value) => onGo({ mode: value })}
          choices={MODES.map((value) => ({ value, label: words.modes[value] }))}
        />
      </div>
    </>
  );
};
