import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { BackIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { foldedUnless, MoreButton } from "../../../ui/more-button.tsx";
import { usePatientLine } from "../../../ui/patient-line.ts";
import { Note } from "../../../ui/surfaces.tsx";
import { AskButton } from "../../chatzello/ask-button.tsx";
import { RetentionLine } from "../../compliance/retention-line.tsx";
import { ArchiveButton } from "../archive/archive-button.tsx";
import { ArchivedNote } from "../archive/archived-note.tsx";
import { SetPatientButton } from "../../consulta-patient/set-patient-button.tsx";
import { ExampleBadge, StatusBadge } from "../status-badge.tsx";
import { ConsentLine } from "./consent-line.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { NextAppointmentButton } from "./next-appointment-button.tsx";

/** A link to the patient's record, which may be archived, and what tells homonyms apart. */
const Patient = ({ paciente }: Pick<Consulta, "paciente">) => {
  const { locale, text } = useLanguage();
  const lineOf = usePatientLine();
  if (paciente === null) return <span>{text.consultas.noPatient}</span>;
  const line = lineOf(paciente);
  return (
    <span className="[overflow-wrap:anywhere]">
      <Link
        href={paths.dashboard(locale, "patients", { id: paciente.id })}
        className="underline underline-offset-2 hover:text-ink"
      >
        {paciente.nome}
      </Link>
      {line === "" ? null : <span className="ml-2">{line}</span>}
      {paciente.archived ? (
        <span
          title={text.consulta.archivedDetail}
          className="ml-2 rounded-full bg-sunken px-2 py-0.5"
        >
          {text.consulta.archived}
        </span>
      ) : null}
    </span>
  );
};

/** Short code, template, status, date, patient, and the actions of the document. */
export const ConsultaHeader = ({ consulta }: { consulta: Consulta }) => {
  const { locale, text } = useLanguage();
  const { id, modelo, data_criacao, paciente, language, is_example } = consulta;
  const { tipo_consulta, contexto_paciente } = consulta.documento_gerado;
  const context = contexto_paciente.trim();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="space-y-3">
      <Link
        href={paths.dashboard(locale, "consultations")}
        className={
          "inline-flex min-h-9 items-center gap-1 text-sm font-medium text-muted hover:text-ink"
        }
      >
        <BackIcon className="size-4" /> {text.consultas.title}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-serif text-3xl font-semibold break-words">
          <span className="text-muted tabular-nums">{shortCode(id)}</span> {modelo.titulo}
        </h1>
        <StatusBadge consulta={consulta} inWords />
        {is_example ? <ExampleBadge /> : null}
        <MoreButton of={shortCode(id)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className={`contents ${foldedUnless(isOpen)}`}>
          {paciente === null ? null : <AskButton paciente_id={paciente.id} />}
          {is_example ? null : <NextAppointmentButton consulta={consulta} />}
          <ArchiveButton consulta={consulta} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <time dateTime={data_criacao}>{formatDateTime(locale, data_criacao)}</time>
        <span className="flex flex-wrap items-center gap-x-2">
          <Patient paciente={paciente} /> <SetPatientButton consulta={consulta} />
        </span>
        <span>{text.home[tipo_consulta]}</span>
        <span>{text.common.language[language]}</span>
      </div>
      {context === "" ? null : (
        <p className="text-sm break-words">
          <b>{text.consulta.context}:</b> {context}
        </p>
      )}
      <ArchivedNote consulta={consulta} />
      {is_example ? <Note tone="info">{text.consultas.exampleNote}</Note> : null}
      {is_example ? null : <ConsentLine id={id} />}
      <RetentionLine id={id} />
      <div className={`empty:hidden ${foldedUnless(isOpen)}`}>
        <HeaderActions consulta={consulta} />
      </div>
    </header>
  );
};
