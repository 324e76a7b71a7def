import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteQuery } from "./queries.ts";

/** The name of the patient to whom a launched page is limited. */
export const LaunchedPacienteName = ({ id }: { id: string }) => {
  const { data } = useQuery(pacienteQuery(id));
  const words = useLanguage().text.home;
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{words.patient}</p>
      <p className="field bg-sunken [overflow-wrap:anywhere]">{data?.nome ?? "…"}</p>
    </div>
  );
};
