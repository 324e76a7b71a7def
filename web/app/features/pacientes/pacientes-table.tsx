import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { ageOn } from "@relato/shared/domain/birth-date.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { today } from "./paciente-values.ts";

interface Actions {
  onEdit: (paciente: Paciente) => void;
  onRemove: (paciente: Paciente) => void;
}

/** Active or archived (specification 2.11). */
export const PacienteStatus = ({ isArchived }: { isArchived: boolean }) => {
  const words = useLanguage().text.pacientes;
  return (
    <span
      className={
        "inline-flex rounded-full px-2.5 py-1 text-xs font-semibold " +
        (isArchived ? "bg-sunken text-muted" : "bg-ok-soft text-ok")
      }
    >
      {isArchived ? words.status.archived : words.status.active}
    </span>
  );
};

const Row = memo(({ paciente, onEdit, onRemove }: Actions & { paciente: Paciente }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.pacientes;
  const { nome, data_nascimento: birth } = paciente;
  const phone = formatPhone(paciente.telefone ?? paciente.whatsapp ?? "");
  const age = birth === null ? null : words.age(ageOn(birth, today()));
  return (
    <tr
      className={
        "border-t border-line align-top max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-4 " +
        "max-md:py-3"
      }
    >
      <th
        scope="row"
        className={
          "text-left font-medium max-md:grow max-md:basis-[calc(100%-6.5rem)] " + "md:px-4 md:py-3"
        }
      >
        <Link
          href={paths.dashboard(locale, "patients", { id: paciente.id })}
          className={
            "inline-block py-0.5 font-semibold [overflow-wrap:anywhere] text-accent " +
            "underline-offset-4 hover:underline"
          }
        >
          {nome}
        </Link>
      </th>
      <td className="text-sm text-muted max-md:order-3 max-md:w-full md:px-4 md:py-3">
        {phone === "" ? null : <span className="block whitespace-nowrap">{phone}</span>}
        {paciente.email === null ? null : (
          <span className="block [overflow-wrap:anywhere]">{paciente.email}</span>
        )}
      </td>
      <td className="text-sm text-muted max-md:order-4 max-md:w-full md:px-4 md:py-3">
        {birth === null ? null : (
          <>
            <span className="whitespace-nowrap">{formatDay(locale, birth)}</span>
            <span className="whitespace-nowrap max-md:ml-2 md:block">{age}</span>
          </>
        )}
      </td>
      <td className="max-md:order-2 md:px-4 md:py-3">
        <PacienteStatus isArchived={paciente.archived_at !== null} />
      </td>
      <td className="max-md:order-5 max-md:w-full md:px-2 md:py-1 md:text-right">
        <div className="flex gap-1 max-md:-mx-3 md:justify-end">
          <button
            type="button"
            aria-label={words.editOf(nome)}
            onClick={() => onEdit(paciente)}
            className="btn px-3 text-sm text-accent hover:bg-sunken"
          >
            {words.edit}
          </button>
          {paciente.archived_at === null ? (
            <button
              type="button"
              aria-label={words.removeOf(nome)}
              onClick={() => onRemove(paciente)}
              className="btn px-3 text-sm text-danger hover:bg-sunken"
            >
              {words.remove}
            </button>
          ) : (
            <RestoreButton
              paciente={paciente}
              className="px-3 text-sm text-accent hover:bg-sunken"
            />
          )}
        </div>
      </td>
    </tr>
  );
});

/** Patients as a table. On a phone, each row's cells are below its name. */
export const PacientesTable = ({ items, ...actions }: Actions & { items: Paciente[] }) => {
  const words = useLanguage().text.pacientes;
  return (
    <div className="card overflow-x-auto">
      <table className="w-full max-md:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="bg-sunken text-left text-sm max-md:sr-only">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {words.fields.nome}
            </th>
            <th scope="col" className="w-64 px-4 py-2.5 font-semibold">
              {words.columns.contact}
            </th>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {words.columns.birth}
            </th>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {words.columns.status}
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              {words.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((paciente) => (
            <Row key={paciente.id} paciente={paciente} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
