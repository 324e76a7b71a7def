import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { timesOf, titleOf } from "../agenda/describe.ts";
import { beginDraft } from "../gravacoes/consultation-draft.ts";
import { draftOfAppointment } from "./use-today.ts";

const LINK = "inline-flex min-h-6 items-center text-accent underline underline-offset-4";

/** Today's appointments. "Start" prepares the consultation above the list. */
export const TodayAgenda = (props: {
  items: readonly Agendamento[];
  /** The appointment of the present draft. */
  chosen: string | null;
  zone: string;
}) => {
  const { items, chosen, zone } = props;
  const { locale, text } = useLanguage();
  const words = text.home.today;
  if (items.length === 0) return null;
  const prepare = (one: Agendamento): void => {
    beginDraft(locale, draftOfAppointment(one));
    scrollTo({ top: 0 });
  };
  return (
    <section aria-labelledby="today" className="card min-w-0 p-5">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id="today" className="font-semibold">
          {words.title}
        </h2>
        <Link href={paths.dashboard(locale, "calendar")} className={`${LINK} text-sm`}>
          {words.open}
        </Link>
      </div>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {items.map((one) => {
          const times = timesOf(locale, one, zone);
          const title = titleOf(
            one,
            text.home[one.tipo === "Presencial" ? "presencial" : "telemedicina"],
          );
          return (
            <li key={one.id} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1 text-sm">
              <span className="font-semibold tabular-nums">{times}</span>
              <span className="min-w-0 flex-1 basis-24 [overflow-wrap:anywhere]">
                {one.paciente?.nome ?? title}
              </span>
              {one.consulta_id !== null ? (
                <Link href={paths.consulta(locale, one.consulta_id)} className={LINK}>
                  {words.done(shortCode(one.consulta_id))}
                </Link>
              ) : one.id === chosen ? (
                <span className="font-semibold text-accent">{words.chosen}</span>
              ) : (
                <RowButton
                  label={words.prepareOf(`${times}, ${title}`)}
                  look="quiet"
                  onPress={() => prepare(one)}
                >
                  {words.prepare}
                </RowButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
