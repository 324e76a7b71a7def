import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { paths } from "../../../paths.ts";
import { BackIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { ExampleBadge, StatusBadge } from "../status-badge.tsx";

/** Whose consultation it is, with the way to their record; an archived patient's record is kept, and says so. */
const Patient = ({ paciente }: Pick<Consulta, "paciente">) => {
  const { locale, text } = useLanguage();
  const words = text.consulta;
  if (paciente === null) return <span>{text.consultas.noPatient}</span>;
  return (
    <span>
      <Link
        href={paths.dashboard(locale, "patients", { id: paciente.id })}
        className="underline underline-offset-2 hover:text-ink"
      >
        {paciente.nome}
      </Link>
      {paciente.archived ? (
        <span title={words.archivedDetail} className="ml-2 rounded-full bg-sunken px-2 py-0.5">
          {words.archived}
        </span>
      ) : null}
    </span>
  );
};

/** Short code, template, date, patient, status; and what this is when it is only an example. */
export const ConsultaHeader = ({ consulta }: { consulta: Consulta }) => {
  const { locale, text } = useLanguage();
  const views = text;
  const context = consulta.documento_gerado.contexto_paciente.trim();
  return (
    <header className="space-y-3">
      <Link
        href={paths.dashboard(locale, "consultations")}
        className="inline-flex min-h-9 items-center gap-1 text-sm font-medium text-muted hover:text-ink"
      >
        <BackIcon className="size-4" /> {text.consultas.title}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-serif text-3xl font-semibold break-words">
          <span className="text-muted tabular-nums">{shortCode(consulta.id)}</span>{" "}
          {consulta.modelo.titulo}
        </h1>
        <StatusBadge consulta={consulta} inWords />
        {consulta.is_example ? <ExampleBadge /> : null}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <time dateTime={consulta.data_criacao}>
          {formatDateTime(locale, consulta.data_criacao)}
        </time>
        <Patient paciente={consulta.paciente} />
        <span>{text.home[consulta.documento_gerado.tipo_consulta]}</span>
        <span>{text.common.language[consulta.language]}</span>
      </p>
      {context === "" ? null : (
        <p className="text-sm break-words">
          <b>{views.consulta.context}:</b> {context}
        </p>
      )}
      {consulta.is_example ? <Note tone="info">{text.consultas.exampleNote}</Note> : null}
      <HeaderActions consulta={consulta} />
    </header>
  );
};
