import { cpfEndOf } from "@relato/shared/domain/cpf.ts";
import { MAX_LAUDO_TITULO } from "@relato/shared/domain/laudo/laudo.ts";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { NewPatientPicker } from "../new-patient/new-patient-picker.tsx";
import { useOpenLaudo } from "./open-laudo.ts";

/** The laudo's title, patient and date. */
export const LaudoHead = () => {
  const words = useLanguage().text.laudos.fields;
  const { laudo, form, change } = useOpenLaudo();
  const isReadOnly = !laudo.can.edit;
  const { paciente, paciente_id } = laudo;
  return (
    <div className="grid gap-3 sm:grid-cols-2 print:hidden">
      <div className="sm:col-span-2">
        <LabelledInput
          label={words.titulo}
          value={form.titulo}
          maxLength={MAX_LAUDO_TITULO}
          readOnly={isReadOnly}
          onChange={({ target }) => change({ titulo: target.value })}
        />
      </div>
      <NewPatientPicker
        label={words.paciente}
        value={form.paciente_id}
        stored={
          paciente === null || paciente_id === null
            ? null
            : {
                id: paciente_id,
                nome: paciente.nome,
                data_nascimento: paciente.data_nascimento,
                cpf_end: cpfEndOf(paciente.documento),
              }
        }
        isDisabled={isReadOnly}
        onChange={(id) => change({ paciente_id: id })}
      />
      <LabelledDate
        label={words.exam_date}
        required
        value={form.exam_date}
        readOnly={isReadOnly}
        // An empty or incomplete date is not stored.
        onChange={(day) => {
          if (day !== "") change({ exam_date: day });
        }}
      />
    </div>
  );
};
