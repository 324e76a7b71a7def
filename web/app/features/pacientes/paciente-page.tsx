import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../api/api-error.ts";
import { paths } from "../../paths.ts";
import { BackIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { AskButton } from "../chatzello/ask-button.tsx";
import { PrivacySection } from "../patient-data/privacy-section.tsx";
import { MergeSection } from "./merge/merge-section.tsx";
import { MergedNote } from "./merge/merged-note.tsx";
import { mergesQuery } from "./merge/queries.ts";
import { usePacienteText } from "./paciente-text.ts";
import { type PacienteActions, PacienteStatus } from "./pacientes-table.tsx";
import { pacienteQuery } from "./queries.ts";
import { RestoreButton } from "./restore-button.tsx";
import { Timeline } from "./timeline.tsx";

const Datum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);

/** The patient's data, each field with its name. */
export const PacienteData = ({ paciente }: { paciente: PacienteDetail }) => {
  const words = useLanguage().text.pacientes;
  const shown = usePacienteText()(paciente);
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

/** What changes a patient. One that was merged into another patient only goes back. */
const ChangeButtons = (props: PacienteActions & { paciente: PacienteDetail }) => {
  const { paciente, onEdit, onRemove } = props;
  const words = useLanguage().text.pacientes;
  const { remove, restore } = paciente.can;
  if (remove === null && !restore && paciente.archived_at !== null) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => onEdit(paciente)}>
        {words.edit}
      </button>
      {restore ? (
        <RestoreButton paciente={paciente} className="btn-quiet" />
      ) : (
        <button
          type="button"
          className="btn text-danger hover:bg-sunken"
          onClick={() => onRemove(paciente)}
        >
          {remove === "archive" ? words.archive : words.remove}
        </button>
      )}
    </>
  );
};

const ArchivedNote = ({ paciente }: { paciente: PacienteDetail }) => {
  const { locale, text } = useLanguage();
  if (paciente.archived_at === null) return null;
  return (
    <div className="mb-5">
      <Note tone="warn">
        {text.pacientes.archivedSince(formatDay(locale, paciente.archived_at.slice(0, 10)))}
      </Note>
    </div>
  );
};

const Found = (props: PageActions & { paciente: PacienteDetail }) => {
  const { paciente, actions } = props;
  const { locale, text } = useLanguage();
  const merges = useQuery(mergesQuery(paciente.id)).data;
  const merge = merges?.merged_into ?? null;
  // A merged record is elsewhere; "empty" would be wrong.
  const hasTimeline = merge === null || Object.values(merges?.counts ?? {}).some((n) => n > 0);
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
          <ChangeButtons {...props} />
        </div>
      </div>
      {merge === null ? (
        <>
          <ArchivedNote paciente={paciente} />
          {actions(paciente)}
        </>
      ) : (
        <MergedNote id={paciente.id} merge={merge} />
      )}
      <PacienteData paciente={paciente} />
      {merge === null ? <MergeSection paciente={paciente} /> : null}
      {hasTimeline ? <Timeline id={paciente.id} /> : null}
      {merge === null ? <PrivacySection paciente={paciente} /> : null}
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
