import { MODES, stepDay } from "@relato/shared/domain/calendar.ts";
import type { Mode } from "@relato/shared/domain/calendar.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatFullDay, formatMonth, formatDays } from "@relato/shared/locales/calendar-format.ts";
import { useState } from "react";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { BackIcon, CalendarIcon, ClockOffIcon, NextIcon, PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { BlockedDialog } from "../calendars/blocked-dialog.tsx";
import { FeedDialog } from "./feed-dialog.tsx";
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

const TitleBar = ({ timeZone, onAdd }: { timeZone: string; onAdd: () => void }) => {
  const { agenda: words, calendars, notices } = useLanguage().text;
  const [opened, setOpened] = useState<"feed" | "blocked" | null>(null);
  const close = (): void => setOpened(null);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-quiet max-sm:px-2.5"
          onClick={() => setOpened("blocked")}
        >
          <ClockOffIcon /> <span className="max-sm:sr-only">{calendars.open}</span>
        </button>
        <button
          type="button"
          className="btn btn-quiet max-sm:px-2.5"
          onClick={() => setOpened("feed")}
        >
          <CalendarIcon /> <span className="max-sm:sr-only">{notices.feed.open}</span>
        </button>
        <button type="button" className="btn btn-primary max-sm:px-2.5" onClick={onAdd}>
          <PlusIcon /> <span className="max-sm:sr-only">{words.add}</span>
        </button>
      </div>
      {opened === "feed" ? <FeedDialog onClose={close} /> : null}
      {opened === "blocked" ? <BlockedDialog timeZone={timeZone} onClose={close} /> : null}
    </div>
  );
};

/** The title of the period, and the buttons to other periods and to a new appointment. */
export const AgendaHeader = (props: {
  period: AgendaPeriod;
  title: string;
  today: string;
  timeZone: string;
  onGo: (part: Partial<AgendaPeriod>) => void;
  onAdd: () => void;
}) => {
  const { period, title, today, onGo, onAdd } = props;
  const words = useLanguage().text.agenda;
  const { mode, day } = period;
  return (
    <>
      <TitleBar timeZone={props.timeZone} onAdd={onAdd} />
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
