import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { isWorkingTime, type WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { paths } from "../../paths.ts";
import { AlertIcon, CheckIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePatientLine } from "../../ui/patient-line.ts";
import { RowButton } from "../../ui/row-button.tsx";
import { titleOf, timesOf } from "./describe.ts";
import { RestoreButton } from "./restore-button.tsx";

export interface RowActions {
  onEdit: (one: Agendamento) => void;
  onCancel: (one: Agendamento) => void;
  onStart: (one: Agendamento) => void;
}

interface RowProps {
  one: Agendamento;
  isCancelled: boolean;
  /** The times and the title, for accessible names. */
  name: string;
}

/** The type, the patient, the link, and whether it is cancelled, off hours or overlaps others. */
const Details = ({ one, isCancelled, isOff, name }: RowProps & { isOff: boolean }) => {
  const lineOf = usePatientLine();
  const { locale } = useLanguage();
  const { agenda: words, agendaSeries: series, workingHours } = useLanguage().text;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{words.tipo[one.tipo]}</span>
      {one.series_id === null ? null : <span>{series.inSeries}</span>}
      {one.paciente === null || one.titulo === null ? null : (
        <span className="[overflow-wrap:anywhere]">{one.paciente.nome}</span>
      )}
      {one.paciente === null ? null : <span>{lineOf(one.paciente)}</span>}
      {one.link === null || one.tipo === "Presencial" || isCancelled ? null : (
        <a
          href={one.link}
          aria-label={`${words.fields.link}: ${name}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          {words.fields.link}
        </a>
      )}
      {isCancelled ? (
        <span className="font-semibold">
          {one.cancelled_by_patient ? words.cancelledByPatient : words.cancelled}
        </span>
      ) : null}
      {one.confirmed_at === null ? null : (
        <span className="inline-flex items-center gap-1 font-semibold text-ok">
          <CheckIcon className="size-4" />
          {words.confirmedByPatient}
        </span>
      )}
      {isOff && !isCancelled ? <span>{workingHours.mark}</span> : null}
      {one.conflicts === 0 ? null : (
        <span className="inline-flex items-center gap-1 font-semibold text-warn">
          <AlertIcon className="size-4" />
          {words.conflicts(formatNumber(locale, one.conflicts), one.conflicts === 1)}
        </span>
      )}
    </p>
  );
};

/** The link to the consultation, or the button that starts it; and restore or cancel. */
const Buttons = (props: RowProps & Omit<RowActions, "onEdit">) => {
  const { one, isCancelled, name, onCancel, onStart } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {one.consulta_id !== null ? (
        <Link
          href={paths.consulta(locale, one.consulta_id)}
          className="btn px-3 text-accent hover:bg-sunken"
        >
          {words.seeConsulta(shortCode(one.consulta_id))}
        </Link>
      ) : isCancelled ? null : (
        <RowButton label={words.startOf(name)} look="quiet" onPress={() => onStart(one)}>
          {words.start}
        </RowButton>
      )}
      {isCancelled ? (
        <RestoreButton one={one} name={name} />
      ) : (
        <RowButton label={words.cancelOf(name)} look="danger" onPress={() => onCancel(one)}>
          {words.cancelShort}
        </RowButton>
      )}
    </div>
  );
};

/** One appointment of a list, with its actions. */
export const AgendamentoRow = (
  props: RowActions & {
    one: Agendamento;
    hours: readonly WorkingInterval[];
    timeZone: string;
  },
) => {
  const { one, hours, timeZone, onEdit, ...actions } = props;
  const isOff = !isWorkingTime(hours, { from: one.data, to: endOf(one) }, timeZone);
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const times = timesOf(locale, one, timeZone);
  const title = titleOf(one, words.untitled);
  const isCancelled = one.cancelled_at !== null;
  const row = { one, isCancelled, name: `${times}, ${title}` };
  return (
    <li
      className={
        "flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 " +
        "[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] sm:flex-nowrap"
      }
    >
      <p
        className={
          "w-full shrink-0 text-sm font-semibold tabular-nums sm:w-40 " +
          (isCancelled ? "text-muted line-through" : "")
        }
      >
        {times}
      </p>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {isCancelled ? (
            <span className="text-muted">{title}</span>
          ) : (
            <button
              type="button"
              aria-label={words.editOf(row.name)}
              onClick={() => onEdit(one)}
              className="min-h-6 text-left text-accent underline-offset-4 hover:underline"
            >
              {title}
            </button>
          )}
        </p>
        <Details {...row} isOff={isOff} />
      </div>
      <Buttons {...row} {...actions} />
    </li>
  );
};
