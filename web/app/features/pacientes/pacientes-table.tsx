import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { agePartsOn } from "@relato/shared/domain/birth-date.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { writeAge } from "../../ui/patient-line.ts";
import { Link } from "../../ui/link.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { today } from "./paciente-values.ts";

export interface PacienteActions {
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

type RowProps = PacienteActions & { paciente: Paciente };

const RowButtons = ({ paciente, onEdit, onRemove }: RowProps) => {
  const words = useLanguage().text.pacientes;
  const { nome } = paciente;
  return (
    <div className="flex gap-1 max-md:-mx-3 md:justify-end">
      <RowButton label={words.editOf(nome)} look="accent" onPress={() => onEdit(paciente)}>
        {words.edit}
      </RowButton>
      {paciente.archived_at === null ? (
        <RowButton label={words.removeOf(nome)} look="danger" onPress={() => onRemove(paciente)}>
          {words.remove}
        </RowButton>
      ) : (
        <RestoreButton paciente={paciente} className="px-3 text-sm text-accent hover:bg-sunken" />
      )}
    </div>
  );
};

const Row = memo((props: RowProps) => {
  const { paciente } = props;
  const { locale, text } = useLanguage();
  const birth = paciente.data_nascimento;
  const phone = formatPhone(paciente.telefone ?? paciente.whatsapp ?? "");
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
          "text-left font-medium max-md:grow max-md:basis-[calc(100%-6.5rem)] md:px-4 md:py-3"
        }
      >
        <Link
          href={paths.dashboard(locale, "patients", { id: paciente.id })}
          className={
            "inline-block py-0.5 font-semibold [overflow-wrap:anywhere] text-accent " +
            "underline-offset-4 hover:underline"
          }
        >
          {paciente.nome}
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
            <span className="whitespace-nowrap max-md:ml-2 md:block">
              {writeAge(text, agePartsOn(birth, today()))}
            </span>
          </>
        )}
      </td>
      <td className="max-md:order-2 md:px-4 md:py-3">
        <PacienteStatus isArchived={paciente.archived_at !== null} />
      </td>
      <td className="max-md:order-5 max-md:w-full md:px-2 md:py-1 md:text-right">
        <RowButtons {...props} />
      </td>
    </tr>
  );
});

/** Patients as a table. On a phone, each row's cells are below its name. */
export const PacientesTable = ({ items, ...actions }: PacienteActions & { items: Paciente[] }) => {
  const words = useLanguage().text.pacientes;
  const columns = [
    { name: words.fields.nome, look: "" },
    { name: words.columns.contact, look: "w-64" },
    { name: words.columns.birth, look: "" },
    { name: words.columns.status, look: "" },
    { name: words.columns.actions, look: "text-right" },
  ];
  return (
    <div className="card overflow-x-auto">
      <table className="w-full max-md:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="bg-sunken text-left text-sm max-md:sr-only">
          <tr>
            {columns.map(({ name, look }) => (
              <th key={name} scope="col" className={`px-4 py-2.5 font-semibold ${look}`}>
                {name}
              </th>
            ))}
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
