import { endOf } from "@relato/shared/domain/agenda.ts";
import { readDuracao } from "@relato/shared/domain/agendamento.ts";
import type { Zoned } from "@relato/shared/domain/zone.ts";
import { formatTime } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { titleOf, timesOf } from "./describe.ts";
import { agendamentosQuery } from "./queries.ts";

const MAX_SHOWN = 5;

const Overlaps = (props: { id: string; at: Zoned; duracao: string; timeZone: string }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const { instant } = props.at;
  const to = endOf({ data: instant, duracao_min: readDuracao(props.duracao) });
  // Overlaps are shown and never refused, so saving does not wait for this query.
  const { data } = useQuery(agendamentosQuery({ from: instant, to, cancelled: false }));
  const others = (data?.items ?? []).filter(({ id }) => id !== props.id);
  if (others.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{words.conflictsWith}</p>
      <ul>
        {others.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            {timesOf(locale, one, props.timeZone)} {titleOf(one, words.untitled)}
          </li>
        ))}
      </ul>
      {others.length > MAX_SHOWN ? (
        <p>{words.more(formatNumber(locale, others.length - MAX_SHOWN))}</p>
      ) : null}
    </Note>
  );
};

/** Notes on the chosen time: other appointments at the same time, and a change of the clocks. */
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
      {at === null ? null : <Overlaps {...props} at={at} />}
    </output>
  );
};
