import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { timesOf } from "../agenda/describe.ts";
import { modelosQuery } from "../modelos/queries.ts";
import { StartFields } from "./start-fields.tsx";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/** The consultation of an appointment of today: the answer of its patient starts it. */
export const PreparedConsultation = (props: {
  model: NewConsultationModel;
  one: Agendamento;
  isNext: boolean;
  zone: string;
}) => {
  const { model, one, isNext, zone } = props;
  const { locale, text } = useLanguage();
  const words = text.home.prepared;
  const { draft } = model;
  const templates = useQuery(modelosQuery(draft.language)).data?.items;
  const template = templates?.find(({ id }) => id === draft.modelo_id)?.titulo;
  const title = isNext ? words.next : words.chosen;
  return (
    <form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (model.isReady) model.submit();
      }}
      className="card scroll-mt-20 space-y-4 border-accent p-5 sm:p-6"
    >
      <div>
        <h2 className="text-sm font-semibold text-accent">{title}</h2>
        <p className="mt-1 font-serif text-2xl font-semibold [overflow-wrap:anywhere]">
          {one.paciente?.nome ?? one.titulo}
        </p>
        <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
          {[
            timesOf(locale, one, zone),
            text.home[draft.tipo_consulta],
            ...(one.paciente === null || one.titulo === null ? [] : [one.titulo]),
            ...(template === undefined ? [] : [words.template(template)]),
          ].join(" · ")}
        </p>
        <p className="mt-1 text-sm text-muted">{words.change}</p>
      </div>
      <StartFields model={model} />
    </form>
  );
};
