import { endOf } from "@relato/shared/domain/agenda.ts";
import { readDuracao } from "@relato/shared/domain/agendamento.ts";
import { isWorkingTime } from "@relato/shared/domain/working-hours.ts";
import type { Zoned } from "@relato/shared/domain/zone.ts";
import { formatTime, formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { blockedTitle } from "../calendars/describe-blocked.ts";
import { blockedTimesQuery, workingHoursQuery } from "../calendars/queries.ts";
import { titleOf, timesOf } from "./describe.ts";
import { agendamentosQuery } from "./queries.ts";

const MAX_SHOWN = 5;

/** What is at the chosen time: times and title. */
const useOverlaps = (props: { id: string; at: Zoned; duracao: string; timeZone: string }) => {
  const { locale, text } = useLanguage();
  const { timeZone } = props;
  const { instant: from } = props.at;
  const to = endOf({ data: from, duracao_min: readDuracao(props.duracao) });
  // Overlaps are shown, and the server checks blocked times: saving does not wait for the queries.
  const others = useQuery(agendamentosQuery({ from, to, cancelled: false })).data?.items ?? [];
  const blocked = useQuery(blockedTimesQuery({ from, to })).data?.items ?? [];
  return [
    ...blocked.map((one) => ({
      id: one.id,
      times: formatTimes(locale, one.starts_at, one.ends_at, timeZone),
      title: [
        text.calendars.blocked,
        ...((one.title ?? one.calendar) === null ? [] : [blockedTitle(one, text.calendars)]),
      ].join(": "),
    })),
    ...others
      .filter(({ id }) => id !== props.id)
      .map((one) => ({
        id: one.id,
        times: timesOf(locale, one, timeZone),
        title: titleOf(one, text.agenda.untitled),
      })),
  ];
};

const Overlaps = (props: { id: string; at: Zoned; duracao: string; timeZone: string }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const others = useOverlaps(props);
  if (others.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{words.conflictsWith}</p>
      <ul>
        {others.slice(0, MAX_SHOWN).map(({ id, times, title }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {times} {title}
          </li>
        ))}
      </ul>
      {others.length > MAX_SHOWN ? (
        <p>{words.more(formatNumber(locale, others.length - MAX_SHOWN))}</p>
      ) : null}
    </Note>
  );
};

/** The chosen time is outside of the doctor's working hours. */
const OutsideHours = (props: { at: Zoned; duracao: string; timeZone: string }) => {
  const words = useLanguage().text.workingHours;
  const hours = useQuery(workingHoursQuery).data?.intervals ?? [];
  const { instant: from } = props.at;
  const to = endOf({ data: from, duracao_min: readDuracao(props.duracao) });
  return isWorkingTime(hours, { from, to }, props.timeZone) ? null : (
    <Note tone="warn">{words.outside}</Note>
  );
};

/** Notes on the chosen time: working hours, what is at the same time, a change of the clocks. */
export const TimeNotes = (props: {
  id: string;
  at: Zoned | null;
  duracao: string;
  timeZone: string;
}) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const { at, timeZone } = props;
  return (
    <output className="block space-y-2">
      {at === null || at.kind === "plain" ? null : (
        <Note tone="info">
          {at.kind === "skipped"
            ? words.skipped(formatTime(locale, at.instant, timeZone))
            : words.repeated}
        </Note>
      )}
      {at === null ? null : <OutsideHours {...props} at={at} />}
      {at === null ? null : <Overlaps {...props} at={at} />}
    </output>
  );
};
