import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { rangeOf, shownDays } from "@relato/shared/domain/calendar.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { FailureNotice, Note, Pending, Skeleton } from "../../ui/surfaces.tsx";
import { StaleCalendars } from "../calendars/stale-calendars.tsx";
import { blockedTimesQuery, workingHoursQuery } from "../calendars/queries.ts";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import { AgendaHeader, periodTitle } from "./agenda-header.tsx";
import { AgendaDialog, type OpenedDialog, presetTarget } from "./agenda-dialog.tsx";
import { DayLists } from "./day-lists.tsx";
import { groupByDay, groupSpansByDay } from "./describe.ts";
import { MonthGrid } from "./month-grid.tsx";
import { agendamentosQuery, cachedAgendamentos } from "./queries.ts";
import { dropPresetDay } from "./preset-agendamento.ts";
import { useNow } from "./use-now.ts";
import { useAgendaPeriod, type AgendaPeriod } from "./use-agenda-period.ts";
import { useOpenings, type WaitingOpening } from "./waiting/openings.ts";
import { WaitingBar } from "./waiting/waiting-bar.tsx";
import { ZoneNote } from "./zone.tsx";

/** The shown days of a period, and the query of their appointments. */
const useAgendaList = ({ mode, day, cancelled }: AgendaPeriod, zone: string) => {
  const { locale } = useLanguage();
  const client = useQueryClient();
  const shown = shownDays(mode, day, locale);
  const range = { ...rangeOf(shown, zone), cancelled };
  const list = useQuery({
    ...agendamentosQuery(range),
    placeholderData: () => cachedAgendamentos(client, range),
  });
  // The appointments do not wait for the blocked times.
  const { data } = useQuery(blockedTimesQuery({ from: range.from, to: range.to }));
  const blocked = groupSpansByDay(
    data?.items ?? [],
    ({ starts_at, ends_at }) => [starts_at, ends_at] as const,
    zone,
  );
  const hours = useQuery(workingHoursQuery).data?.intervals ?? [];
  return { list, shown, blocked, hours, title: periodTitle(locale, mode, day, shown) };
};

/** The appointments of a period: a month as a grid, other periods as a list for each day. */
const Days = (props: {
  zone: string;
  today: string;
  agenda: ReturnType<typeof useAgendaPeriod>;
  found: ReturnType<typeof useAgendaList>;
  openings: readonly WaitingOpening[];
  onOpen: (opened: OpenedDialog) => void;
  onStart: (one: Agendamento) => void;
}) => {
  const { zone, onOpen } = props;
  const { period, go, open } = props.agenda;
  const { list, shown, blocked, hours, title } = props.found;
  const edit = (one: Agendamento): void => onOpen({ kind: "edit", one });
  const days = groupByDay(list.data?.items ?? [], zone);
  const shared = { today: props.today, days, blocked, hours, timeZone: zone };
  const openDay = (day: string): void => open({ mode: "day", day });
  if (period.mode === "month")
    return (
      <MonthGrid
        {...shared}
        day={period.day}
        label={title}
        onMonth={(day) => go({ day })}
        onOpen={openDay}
        onEdit={(one) => (one.cancelled_at === null ? edit(one) : openDay(dayIn(one.data, zone)))}
      />
    );
  if (list.data === undefined)
    return list.error === null ? <Skeleton className="card p-5" lines={6} /> : null;
  return (
    <DayLists
      {...shared}
      shown={shown}
      openings={props.openings}
      onOffer={(opening) => onOpen({ kind: "offer", opening })}
      onAdd={(day) => onOpen({ kind: "new", day })}
      onEdit={edit}
      onCancel={(one) => onOpen({ kind: "cancel", one })}
      onStart={props.onStart}
    />
  );
};

const InZone = ({ zone, onStart }: { zone: string; onStart: (one: Agendamento) => void }) => {
  const words = useLanguage().text.agenda;
  const now = useNow();
  const today = dayIn(now.toISOString(), zone);
  const agenda = useAgendaPeriod(today);
  const { period, go } = agenda;
  const found = useAgendaList(period, zone);
  const { data, error, isFetching, refetch } = found.list;
  const openings = useOpenings(found.shown, now, zone);
  const [opened, setOpened] = useState<OpenedDialog | null>(presetTarget);
  useEffect(dropPresetDay, []);
  const isEmpty = data?.items.length === 0;
  const empty = { month: words.emptyMonth, week: words.emptyWeek, day: "" }[period.mode];
  return (
    <>
      <AgendaHeader
        period={period}
        title={found.title}
        today={today}
        timeZone={zone}
        onGo={go}
        onAdd={() => setOpened({ kind: "new", day: period.day })}
        onWaiting={() => setOpened({ kind: "waiting" })}
      />
      <WaitingBar openings={openings} onOpen={() => setOpened({ kind: "waiting" })} />
      <StaleCalendars />
      {/* Also above a cached list, which may be stale. */}
      {error === null ? null : (
        <div className="mb-4">
          <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <div aria-busy={isFetching}>
        <Days {...{ zone, today, agenda, found, openings, onStart }} onOpen={setOpened} />
      </div>
      <output className="mt-3 block min-h-6 text-sm text-muted">{isEmpty ? empty : null}</output>
      {data?.more === true ? <Note tone="warn">{words.tooMany}</Note> : null}
      <label className="mt-2 flex min-h-11 w-fit items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={period.cancelled}
          onChange={({ target }) => go({ cancelled: target.checked })}
          className="size-5 accent-accent"
        />
        {words.showCancelled}
      </label>
      <ZoneNote zone={zone} now={now} />
      <AgendaDialog opened={opened} timeZone={zone} onOpen={setOpened} />
    </>
  );
};

/** The agenda (specification 2.12). `onStart` starts the consultation of an appointment. */
export const AgendaView = ({ onStart }: { onStart: (one: Agendamento) => void }) => {
  const words = useLanguage().text.agenda;
  const { zone, error, refetch } = useTimeZone();
  usePageTitle(words.title);
  return zone === null ? (
    <Pending query={{ error, refetch }} title={words.failed} lines={8} />
  ) : (
    <InZone zone={zone} onStart={onStart} />
  );
};
