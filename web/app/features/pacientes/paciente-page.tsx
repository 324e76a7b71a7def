import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { agePartsOn } from "@relato/shared/domain/birth-date.ts";
import { formatDocumento } from "@relato/shared/domain/cpf.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../api/api-error.ts";
import { paths } from "../../paths.ts";
import { BackIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { writeAge } from "../../ui/patient-line.ts";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { AskButton } from "../chatzello/ask-button.tsx";
import { PrivacySection } from "../patient-data/privacy-section.tsx";
import { type PacienteActions, PacienteStatus } from "./pacientes-table.tsx";
import { pacienteQuery } from "./queries.ts";
import { RestoreButton } from "./restore-button.tsx";
import { Timeline } from "./timeline.tsx";
import { today } from "./paciente-values.ts";

const Datum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);

/** The patient's data, each field with its name. */
export const PacienteData = ({ paciente }: { paciente: PacienteDetail }) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes;
  const birth = paciente.data_nascimento;
  const none = words.notGiven;
  const shown = {
    mother_name: paciente.mother_name ?? none,
    email: paciente.email ?? none,
    telefone: paciente.telefone === null ? none : formatPhone(paciente.telefone),
    whatsapp: paciente.whatsapp === null ? none : formatPhone(paciente.whatsapp),
    data_nascimento:
      birth === null
        ? none
        : `${formatDay(locale, birth)} (${writeAge(text, agePartsOn(birth, today()))})`,
    sexo: paciente.sexo === null ? none : words.sexo[paciente.sexo],
    documento: paciente.documento === null ? none : formatDocumento(paciente.documento),
    endereco: paciente.endereco?.texto ?? none,
  };
  return (
    <section aria-label={words.data} className="card p-5">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(shown) as (keyof typeof shown)[]).map((field) => (
          <Datum key={field} label={words.fields[field]}>
            {shown[field]}
          </Datum>
        ))}
      </dl>
    </section>
  );
};

export interface PageActions extends PacienteActions {
  /** What is begun from the page. */
  actions: (paciente: PacienteDetail) => ReactNode;
}

const Found = (props: PageActions & { paciente: PacienteDetail }) => {
  const { paciente, onEdit, onRemove, actions } = props;
  const { locale, text } = useLanguage();
  const words = text.pacientes;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 font-serif text-3xl font-semibold [overflow-wrap:anywhere]">
          {paciente.nome}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <AskButton paciente_id={paciente.id} />
          <Link
            href={paths.dashboard(locale, "settings", { tab: "access", id: paciente.id })}
            className="btn btn-quiet"
          >
            {text.auditLog.title}
          </Link>
          <PacienteStatus isArchived={paciente.archived_at !== null} />
          <button type="button" className="btn btn-quiet" onClick={() => onEdit(paciente)}>
            {words.edit}
          </button>
          {paciente.can.restore ? (
            <RestoreButton paciente={paciente} className="btn-quiet" />
          ) : (
            <button
              type="button"
              className="btn text-danger hover:bg-sunken"
              onClick={() => onRemove(paciente)}
            >
              {paciente.can.remove === "archive" ? words.archive : words.remove}
            </button>
          )}
        </div>
      </div>
      {paciente.archived_at === null ? null : (
        <div className="mb-5">
          <Note tone="warn">
            {words.archivedSince(formatDay(locale, paciente.archived_at.slice(0, 10)))}
          </Note>
        </div>
      )}
      {actions(paciente)}
      <PacienteData paciente={paciente} />
      <Timeline id={paciente.id} />
      <PrivacySection paciente={paciente} />
    </>
  );
};

/** One patient: data and timeline. The page title has no name, because browsers store it. */
export const PacientePage = (props: PageActions & { id: string }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.pacientes;
  const { data, error, refetch } = useQuery(pacienteQuery(props.id));
  usePageTitle(words.one);
  const isGone = error instanceof ApiError && error.code === "NOT_FOUND";
  return (
    <>
      <Link
        href={paths.dashboard(locale, "patients")}
        className="btn mb-4 -ml-3 px-3 text-accent hover:bg-sunken"
      >
        <BackIcon className="size-4" /> {words.backToList}
      </Link>
      {isGone ? (
        <div className="card p-10 text-center">
          <h1 className="text-lg font-semibold">{words.notFound}</h1>
        </div>
      ) : data === undefined ? (
        <Pending query={{ error, refetch }} title={words.failed} lines={8} />
      ) : (
        <Found {...props} paciente={data} />
      )}
    </>
  );
};
