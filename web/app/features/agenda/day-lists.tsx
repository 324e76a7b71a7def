import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import type { WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay } from "@relato/shared/locales/calendar-format.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { BlockedRow } from "../calendars/blocked-row.tsx";
import { HoursLine } from "../calendars/hours-line.tsx";
import { AgendamentoRow } from "./agendamento-row.tsx";
import type { RowActions } from "./agendamento-row.tsx";
import { OpeningRow } from "./waiting/opening-row.tsx";
import type { WaitingOpening } from "./waiting/openings.ts";

const DayHeader = (props: {
  title: string;
  isToday: boolean;
  isFree: boolean;
  onAdd: () => void;
}) => {
  const { title, isToday, isFree, onAdd } = props;
  const words = useLanguage().text.agenda;
  return (
    <div
      className={
        "flex items-center gap-3 px-4 py-1.5 " + (isToday ? "bg-accent-soft" : "bg-sunken")
      }
    >
      <h3 className="font-semibold first-letter:uppercase">{title}</h3>
      {isToday ? (
        <span className="rounded-full bg-accent px-2 text-xs font-semibold text-on-accent">
          {words.today}
        </span>
      ) : null}
      {isFree ? <span className="text-sm text-muted">{words.free}</span> : null}
      <button
        type="button"
        aria-label={words.addOn(title)}
        onClick={onAdd}
        className="btn -mr-2 ml-auto px-2.5 text-accent hover:bg-surface"
      >
        <PlusIcon />
      </button>
    </div>
  );
};

interface OfferProps {
  /** Free times that suit waiting patients. */
  openings: readonly WaitingOpening[];
  onOffer: (opening: WaitingOpening) => void;
}

/**
 * Appointments, blocked times and free times in order of time; at the same time, what is free comes
 * first, then what blocks.
 */
const Rows = (
  props: RowActions &
    OfferProps & {
      day: string;
      items: readonly Agendamento[];
      blocked: readonly BlockedTime[];
      hours: readonly WorkingInterval[];
      timeZone: string;
    },
) => {
  const { day, items, blocked, hours, timeZone, openings, onOffer, ...actions } = props;
  const rows = [
    ...openings.map((opening) => ({
      at: opening.free.from,
      row: <OpeningRow key={opening.free.from} {...{ opening, timeZone, onOffer }} />,
    })),
    ...blocked.map((one) => ({
      at: one.starts_at,
      row: <BlockedRow key={one.id} {...{ one, day, timeZone }} />,
    })),
    ...items.map((one) => ({
      at: one.data,
      row: <AgendamentoRow key={one.id} {...{ one, hours, timeZone }} {...actions} />,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return <ol className="divide-y divide-line">{rows.map(({ row }) => row)}</ol>;
};

/** The days of a period, each with its appointments in order of time. */
export const DayLists = (
  props: RowActions &
    OfferProps & {
      shown: readonly string[];
      today: string;
      days: ReadonlyMap<string, readonly Agendamento[]>;
      blocked: ReadonlyMap<string, readonly BlockedTime[]>;
      hours: readonly WorkingInterval[];
      timeZone: string;
      onAdd: (day: string) => void;
    },
) => {
  const { shown, today, days, blocked, hours, timeZone, openings, onAdd, ...actions } = props;
  const { locale } = useLanguage();
  const { emptyDay } = useLanguage().text.agenda;
  // The header above shows the title of a single day.
  const isOnly = shown.length === 1;
  return (
    <div className="space-y-4">
      {shown.map((day) => {
        const items = days.get(day) ?? [];
        const busy = blocked.get(day) ?? [];
        const isFree = items.length === 0 && busy.length === 0;
        const ofDay = openings.filter(({ free }) => dayIn(free.from, timeZone) === day);
        const title = formatFullDay(locale, day);
        return (
          <section key={day} aria-label={title} className="card overflow-hidden">
            {isOnly ? null : (
              <DayHeader
                title={title}
                isToday={day === today}
                isFree={isFree}
                onAdd={() => onAdd(day)}
              />
            )}
            <HoursLine hours={hours} day={day} />
            {!isFree || ofDay.length > 0 ? (
              <Rows
                {...{ day, items, hours, timeZone }}
                blocked={busy}
                openings={ofDay}
                {...actions}
              />
            ) : isOnly ? (
              <p className="p-8 text-center text-muted">{emptyDay}</p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
};
