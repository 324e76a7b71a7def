import type { OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { calendarsQuery, refreshBlockedTimes } from "./queries.ts";

/** What is open instead of the list. */
export type OpenedCalendar =
  | { kind: "new" }
  | { kind: "edit"; calendar: OutsideCalendar }
  | { kind: "remove"; calendar: OutsideCalendar };

/** When it was last read, and why it cannot be read now. */
const State = ({ calendar }: { calendar: OutsideCalendar }) => {
  const { locale, text } = useLanguage();
  const words = text.calendars;
  const { refreshed_at, failure, is_partial } = calendar;
  return (
    <>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {calendar.host} ·{" "}
        {refreshed_at === null ? words.unread : words.read(formatDateTime(locale, refreshed_at))}
      </p>
      {failure === null ? null : (
        <div className="mt-2">
          <Note tone="warn">
            <p className="font-semibold">{words.failing(formatDateTime(locale, failure.since))}</p>
            <p>{words.failures[failure.reason]}</p>
          </Note>
        </div>
      )}
      {is_partial ? <p className="mt-1 text-sm text-warn">{words.partial}</p> : null}
    </>
  );
};

const Row = (props: { calendar: OutsideCalendar; onOpen: (opened: OpenedCalendar) => void }) => {
  const { calendar, onOpen } = props;
  const words = useLanguage().text.calendars;
  const { id, name } = calendar;
  const refresh = useAction({
    run: () => call("POST /api/agenda/calendars/:id/refresh", { params: { id } }),
    success: words.refreshing,
    refresh: refreshBlockedTimes,
    failure: "toast",
  });
  return (
    <li className="py-3">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <State calendar={calendar} />
      <div className="mt-1 flex flex-wrap gap-1">
        <RowButton
          label={words.refreshOf(name)}
          look="quiet"
          isDisabled={refresh.isPending}
          onPress={() => refresh.mutate()}
        >
          {words.refresh}
        </RowButton>
        <RowButton
          label={words.editOf(name)}
          look="quiet"
          onPress={() => onOpen({ kind: "edit", calendar })}
        >
          {words.edit}
        </RowButton>
        <RowButton
          label={words.removeOf(name)}
          look="danger"
          onPress={() => onOpen({ kind: "remove", calendar })}
        >
          {words.remove}
        </RowButton>
      </div>
    </li>
  );
};

/** The outside calendars, with the button that adds one. */
export const CalendarList = ({ onOpen }: { onOpen: (opened: OpenedCalendar) => void }) => {
  const words = useLanguage().text.calendars;
  const query = useQuery(calendarsQuery);
  return (
    <section aria-label={words.calendars} className="mt-6">
      <h3 className="font-semibold">{words.calendars}</h3>
      <p className="text-sm text-muted">{words.calendarsAbout}</p>
      {query.data === undefined ? (
        <Pending query={query} title={words.failed} lines={2} className="mt-3" />
      ) : (
        <ul className="divide-y divide-line">
          {query.data.items.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <button type="button" className="btn btn-quiet mt-3" onClick={() => onOpen({ kind: "new" })}>
        {words.add}
      </button>
    </section>
  );
};
