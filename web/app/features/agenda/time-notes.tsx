import { endOf, readDuracao } from "@relato/shared/domain/agenda.ts";
import type { Zoned } from "@relato/shared/domain/zone.ts";
import { formatTime } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { nameOf, timesOf } from "./describe.ts";
import { agendamentosQuery } from "./queries.ts";

const MOST_SHOWN = 5;

const Conflicts = (props: { id: string; at: Zoned; duracao: string; timeZone: string }) => {
  const { locale } = useLanguage();
  const words = useViews().agenda;
  const { instant } = props.at;
  const to = endOf({ data: instant, duracao_min: readDuracao(props.duracao) });
  // Whether or not it is answered, the appointment can be saved: conflicts are shown and never refused.
  const { data } = useQuery(agendamentosQuery({ from: instant, to, cancelled: false }));
  const others = (data?.items ?? []).filter(({ id }) => id !== props.id);
  if (others.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{words.conflictsWith}</p>
      <ul>
        {others.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            {timesOf(locale, one, props.timeZone)} {nameOf(one, words.untitled)}
          </li>
        ))}
      </ul>
      {others.length > MOST_SHOWN ? (
        <p>{words.more(formatNumber(locale, others.length - MOST_SHOWN))}</p>
      ) : null}
    </Note>
  );
};

/** What is worth knowing of the chosen time: who else is there, and that clocks change. */
export const TimeNotes = (props: {
  id: string;
  at: Zoned | null;
  duracao: string;
  timeZone: string;
}) => {
  const { locale } = useLanguage();
  const words = useViews().agenda;
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
      {at === null ? null : <Conflicts {...props} at={at} />}
    </output>
  );
};
