import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "../../ui/patient-picker.tsx";
import { useOpenLaudo } from "./open-laudo.ts";

/** Title, patient and date on paper. */
export const LaudoPrintHead = () => {
  const { locale, text } = useLanguage();
  const words = text.laudos.fields;
  const { form, laudo } = useOpenLaudo();
  const { data } = useQuery(pacienteChoicesQuery);
  const chosen = data?.items.find(({ id }) => id === form.paciente_id)?.nome;
  const stored = laudo.paciente_id === form.paciente_id ? laudo.paciente?.nome : undefined;
  const nome = chosen ?? stored;
  return (
    <div className="mb-4 border-b border-line pb-3 not-print:hidden">
      <p className="font-serif text-2xl font-semibold">{form.titulo}</p>
      {nome === undefined ? null : (
        <p>
          {words.paciente}: {nome}
        </p>
      )}
      <p>
        {words.exam_date}: {formatDay(locale, form.exam_date)}
      </p>
    </div>
  );
};
