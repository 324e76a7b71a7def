import type { OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { calendarsQuery } from "./queries.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The calendars that have not been read for an hour. */
const findStale = ({ items }: { items: OutsideCalendar[] }): OutsideCalendar[] =>
  items.filter(
    ({ failure }) => failure !== null && Date.now() - Date.parse(failure.since) > HOUR_MS,
  );

/** Warns of calendars that have not been read for an hour. */
export const StaleCalendars = () => {
  const words = useLanguage().text.calendars;
  const { data: stale = [] } = useQuery({ ...calendarsQuery, select: findStale });
  return stale.map(({ id, name }) => (
    <div key={id} className="mb-3">
      <Note tone="warn" announce="status">
        {words.stale(name)}
      </Note>
    </div>
  ));
};
