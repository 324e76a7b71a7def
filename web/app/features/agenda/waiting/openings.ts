import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { rangeOf } from "@relato/shared/domain/calendar.ts";
import { findFreeTimes } from "@relato/shared/domain/free-times.ts";
import { findOpenings, type Opening } from "@relato/shared/domain/waiting-list.ts";
import type { WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { blockedTimesQuery, workingHoursQuery } from "../../calendars/queries.ts";
import { agendamentosQuery } from "../queries.ts";
import { waitingQuery } from "../waiting-queries.ts";

export type WaitingOpening = Opening<WaitingEntry>;

const openingsOf = (
  found: {
    entries: readonly WaitingEntry[];
    /** With cancelled ones. */
    appointments: readonly Agendamento[];
    blocked: readonly BlockedTime[];
    hours: readonly WorkingInterval[];
  },
  days: readonly string[],
  now: Date,
  timeZone: string,
): WaitingOpening[] => {
  const spansOf = (isCancelled: boolean) =>
    found.appointments
      .filter(({ cancelled_at }) => (cancelled_at !== null) === isCancelled)
      .map((one) => ({ from: one.data, to: endOf(one) }));
  const blocked = found.blocked.map(({ starts_at, ends_at }) => ({ from: starts_at, to: ends_at }));
  const free = findFreeTimes({
    ...{ days, now, timeZone, hours: found.hours },
    taken: [...spansOf(false), ...blocked],
    cancelled: spansOf(true),
  });
  return findOpenings(found.entries, free, timeZone);
};

const NONE: WaitingOpening[] = [];

/** The free times of these days that suit a waiting patient. Without patients nothing is read. */
export const useOpenings = (
  days: readonly string[],
  now: Date,
  timeZone: string,
): WaitingOpening[] => {
  const entries = useQuery(waitingQuery).data?.items;
  const enabled = entries !== undefined && entries.length > 0;
  const range = rangeOf(days, timeZone);
  const agenda = useQuery({ ...agendamentosQuery({ ...range, cancelled: true }), enabled }).data;
  const blocked = useQuery({ ...blockedTimesQuery(range), enabled }).data;
  const hours = useQuery({ ...workingHoursQuery, enabled }).data;
  const key = days.join(" ");
  return useMemo(() => {
    if (!enabled || !agenda || agenda.more || !blocked || !hours) return NONE;
    const found = { entries, appointments: agenda.items, blocked: blocked.items };
    return openingsOf({ ...found, hours: hours.intervals }, key.split(" "), now, timeZone);
  }, [agenda, blocked, enabled, entries, hours, key, now, timeZone]);
};

/** The free time around an instant, from the server, if it suits a waiting patient. */
export const fetchOpeningAt = async (
  client: QueryClient,
  instant: string,
  timeZone: string,
): Promise<WaitingOpening | null> => {
  const { items: entries } = await client.ensureQueryData(waitingQuery);
  if (entries.length === 0) return null;
  const days = [dayIn(instant, timeZone)];
  const range = rangeOf(days, timeZone);
  const [agenda, blocked, hours] = await Promise.all([
    client.fetchQuery(agendamentosQuery({ ...range, cancelled: true })),
    client.fetchQuery(blockedTimesQuery(range)),
    client.ensureQueryData(workingHoursQuery),
  ]);
  const found = { entries, appointments: agenda.items, blocked: blocked.items };
  const openings = openingsOf({ ...found, hours: hours.intervals }, days, new Date(), timeZone);
  return openings.find(({ free }) => free.from <= instant && instant < free.to) ?? null;
};
