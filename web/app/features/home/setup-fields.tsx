import { MAX_CONTEXT } from "@relato/shared/domain/consulta.ts";
import { isLanguage } from "@relato/shared/domain/language.ts";
import { useId } from "react";
import { launchedPatient } from "../../api/launched.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { LanguageOptions } from "../../ui/language-options.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { TemplatePicker } from "../modelos/template-picker.tsx";
import { NewPatientPicker } from "../new-patient/new-patient-picker.tsx";
import { LaunchedPacienteName } from "../pacientes/launched-name.tsx";
import { CountedTextArea } from "./counted-text-area.tsx";
import type { Draft } from "../gravacoes/consultation-draft.ts";

interface FieldsProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  isDisabled: boolean;
}

/** `choosePatient` also asks for that patient's consent. */
type SetupFieldsProps = FieldsProps & { choosePatient: (paciente_id: string | null) => void };

const ConsultationLanguage = ({ draft, change, isDisabled }: FieldsProps) => {
  const { text } = useLanguage();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {text.home.consultationLanguage}
      </label>
      <select
        id={id}
        value={draft.language}
        disabled={isDisabled}
        onChange={({ target }) => {
          if (isLanguage(target.value)) change({ language: target.value, modelo_id: null });
        }}
        className="field"
      >
        <LanguageOptions />
      </select>
    </div>
  );
};

const AppointmentNote = ({ change, isDisabled }: FieldsProps) => {
  const { text } = useLanguage();
  return (
    <Note tone="info">
      {text.home.ofAppointment}{" "}
      <button
        type="button"
        disabled={isDisabled}
        onClick={() => change({ agendamento_id: null })}
        className="min-h-6 font-semibold underline underline-offset-4"
      >
        {text.home.unlinkAppointment}
      </button>
    </Note>
  );
};

/** Modality, template, patient, context and language of the next consultation. */
export const SetupFields = (props: SetupFieldsProps) => {
  const { draft, change, choosePatient, isDisabled } = props;
  const { text } = useLanguage();
  const launched = launchedPatient();
  return (
    <div className="space-y-5">
      <div data-tour="modality">
        <ChoiceGroup
          label={text.home.modality}
          value={draft.tipo_consulta}
          isDisabled={isDisabled}
          onChange={(tipo_consulta) => change({ tipo_consulta })}
          choices={[
            { value: "presencial", label: text.home.presencial },
            { value: "telemedicina", label: text.home.telemedicina },
          ]}
        />
      </div>
      {draft.tipo_consulta === "telemedicina" && draft.way === "record" ? (
        <Note tone="info">{text.home.telemedicinaHint}</Note>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TemplatePicker
          language={draft.language}
          value={draft.modelo_id}
          isDisabled={isDisabled}
          onChange={(modelo_id) => change({ modelo_id })}
        />
        <ConsultationLanguage {...props} />
      </div>
      {launched === null ? (
        <NewPatientPicker
          value={draft.paciente_id}
          isDisabled={isDisabled}
          onChange={choosePatient}
        />
      ) : (
        <LaunchedPacienteName id={launched} />
      )}
      {draft.agendamento_id === null ? null : <AppointmentNote {...props} />}
      <CountedTextArea
        label={text.home.context}
        value={draft.contexto_paciente}
        rows={3}
        maxLength={MAX_CONTEXT}
        placeholder={text.home.contextPlaceholder}
        count={text.home.contextCount}
        tooLong={text.errors.CONTEXT_TOO_LONG}
        isDisabled={isDisabled}
        onChange={(contexto_paciente) => change({ contexto_paciente })}
      />
    </div>
  );
};
