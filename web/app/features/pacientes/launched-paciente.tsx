import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { PacienteData } from "./paciente-page.tsx";
import { pacienteQuery } from "./queries.ts";
import { Timeline } from "./timeline.tsx";

/** The patient of a launched page: data and record, to read. */
export const LaunchedPaciente = ({ id }: { id: string }) => {
  const { locale, text } = useLanguage();
  const query = useQuery(pacienteQuery(id));
  const { data } = query;
  usePageTitle(text.pacientes.one);
  if (data === undefined) return <Pending query={query} title={text.pacientes.failed} lines={8} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 font-serif text-3xl font-semibold [overflow-wrap:anywhere]">
          {data.nome}
        </h1>
        <Link href={paths.launched(locale, "consultation")} className="btn btn-primary">
          {text.shell.newConsultation}
        </Link>
      </div>
      <PacienteData paciente={data} />
      <Timeline id={id} />
    </>
  );
};
