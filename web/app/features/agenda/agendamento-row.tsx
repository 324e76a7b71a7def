import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { paths } from "../../paths.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { titleOf, timesOf } from "./describe.ts";
import { RestoreButton } from "./restore-button.tsx";

export interface RowActions {
  onEdit: (one: Agendamento) => void;
  onCancel: (one: Agendamento) => void;
  onStart: (one: Agendamento) => void;
}

/** One appointment of a list, with its actions. */
export const AgendamentoRow = (props: RowActions & { one: Agendamento; timeZone: string }) => {
  const { one, timeZone, onEdit, onCancel, onStart } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  const times = timesOf(locale, one, timeZone);
  const name = titleOf(one, words.untitled);
  const spoken = `${times}, ${name}`;
  const isCancelled = one.cancelled_at !== null;
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
            <span className="text-muted">{name}</span>
          ) : (
            <button
              type="button"
              aria-label={words.editOf(spoken)}
              onClick={() => onEdit(one)}
              className="min-h-6 text-left text-accent underline-offset-4 hover:underline"
            >
              {name}
            </button>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{words.tipo[one.tipo]}</span>
          {one.paciente === null || one.titulo === null ? null : (
            <span className="[overflow-wrap:anywhere]">{one.paciente.nome}</span>
          )}
          {one.link === null || one.tipo === "Presencial" || isCancelled ? null : (
            <a
              href={one.link}
              aria-label={`${words.fields.link}: ${spoken}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {words.fields.link}
            </a>
          )}
          {isCancelled ? <span className="font-semibold">{words.cancelled}</span> : null}
          {one.conflicts === 0 ? null : (
            <span className="inline-flex items-center gap-1 font-semibold text-warn">
              <AlertIcon className="size-4" />
              {words.conflicts(formatNumber(locale, one.conflicts), one.conflicts === 1)}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {one.consulta_id === null ? null : (
          <Link
            href={paths.consulta(locale, one.consulta_id)}
            className="btn px-3 text-accent hover:bg-sunken"
          >
            {words.seeConsulta(shortCode(one.consulta_id))}
          </Link>
        )}
        {isCancelled ? (
          <RestoreButton one={one} name={spoken} />
        ) : (
          <>
            {one.consulta_id === null ? (
              <button
                type="button"
                aria-label={words.startOf(spoken)}
                onClick={() => onStart(one)}
                className="btn btn-quiet px-3 text-sm"
              >
                {words.start}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={words.cancelOf(spoken)}
              onClick={() => onCancel(one)}
              className="btn px-3 text-sm text-danger hover:bg-sunken"
            >
              {words.cancelShort}
            </button>
          </>
        )}
      </div>
    </li>
  );
};
