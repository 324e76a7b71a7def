import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { rangeOf, shownDays } from "@relato/shared/domain/calendar.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { FailureNotice, Note, Pending, Skeleton } from "../../ui/surfaces.tsx";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import { AgendaHeader, periodTitle } from "./agenda-header.tsx";
import { AgendamentoDialog } from "./agendamento-dialog.tsx";
import type { AgendamentoTarget } from "./agendamento-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DayLists } from "./day-lists.tsx";
import { groupByDay } from "./describe.ts";
import { MonthGrid } from "./month-grid.tsx";
import { agendamentosQuery, cachedAgendamentos } from "./queries.ts";
import { useNow } from "./use-now.ts";
import { useAgendaPeriod } from "./use-agenda-period.ts";
import { ZoneNote } from "./zone.tsx";

const InZone = ({ zone, onStart }: { zone: string; onStart: (one: Agendamento) => void }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const now = useNow();
  const today = dayIn(now.toISOString(), zone);
  const { period, go, open } = useAgendaPeriod(today);
  const [target, setTarget] = useState<AgendamentoTarget | null>(null);
  const [cancelling, setCancelling] = useState<Agendamento | null>(null);
  const { mode, day, cancelled } = period;
  const shown = shownDays(mode, day, locale);
  const client = useQueryClient();
  const range = { ...rangeOf(shown, zone), cancelled };
  const list = useQuery({
    ...agendamentosQuery(range),
    placeholderData: () => cachedAgendamentos(client, range),
  });
  const days = groupByDay(list.data?.items ?? [], zone);
  const title = periodTitle(locale, mode, day, shown);
  const edit = (one: Agendamento): void => setTarget({ kind: "edit", one });
  const isEmpty = list.data?.items.length === 0;
  const empty = { month: words.emptyMonth, week: words.emptyWeek, day: "" }[mode];
  return (
    <>
      <AgendaHeader
        period={period}
        title={title}
        today={today}
        onGo={go}
        onAdd={() => setTarget({ kind: "new", day })}
      />
      {/* Also above a cached list, which may be stale. */}
      {list.error === null ? null : (
        <div className="mb-4">
          <FailureNotice
            title={words.failed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
      <div aria-busy={list.isFetching}>
        {mode === "month" ? (
          <MonthGrid
            day={day}
            today={today}
            label={title}
            days={days}
            timeZone={zone}
            onMonth={(next) => go({ day: next })}
            onOpen={(next) => open({ mode: "day", day: next })}
            onEdit={(one) =>
              one.cancelled_at === null
                ? edit(one)
                : open({ mode: "day", day: dayIn(one.data, zone) })
            }
          />
        ) : list.data === undefined ? (
          list.error === null ? (
            <Skeleton className="card p-5" lines={6} />
          ) : null
        ) : (
          <DayLists
            shown={shown}
            today={today}
            days={days}
            timeZone={zone}
            onAdd={(on) => setTarget({ kind: "new", day: on })}
            onEdit={edit}
            onCancel={setCancelling}
            onStart={onStart}
          />
        )}
      </div>
      <output className="mt-3 block min-h-6 text-sm text-muted">{isEmpty ? empty : null}</output>
      {list.data?.more === true ? <Note tone="warn">{words.tooMany}</Note> : null}
      <label className="mt-2 flex min-h-11 w-fit items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={cancelled}
          onChange={({ target: box }) => go({ cancelled: box.checked })}
          className="size-5 accent-accent"
        />
        {words.showCancelled}
      </label>
      <ZoneNote zone={zone} now={now} />
      <AgendamentoDialog
        target={target}
        timeZone={zone}
        onClose={() => setTarget(null)}
        onCancelAppointment={setCancelling}
      />
      {cancelling === null ? null : (
        <CancelDialog one={cancelling} timeZone={zone} onClose={() => setCancelling(null)} />
      )}
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
