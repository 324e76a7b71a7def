import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { CHANNELS } from "@relato/shared/domain/notices.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FieldConflict } from "../../ui/conflict/field-conflict.tsx";
import { pacienteChoicesQuery } from "../../ui/patient-picker.tsx";
import type { FormDraft } from "./form-draft.ts";

/** Fields of an appointment that another tab or device saved in another way while they were typed here. */
export const AgendamentoConflict = (props: {
  fields: readonly (keyof FormDraft)[];
  /** What stands there now, as it is and as the form has it. */
  newest: Agendamento;
  stood: FormDraft;
  mine: FormDraft;
  isAnswer: boolean;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { newest, stood, mine } = props;
  const { locale } = useLanguage();
  const { agenda: words, notices } = useViews();
  const patients = useQuery(pacienteChoicesQuery).data?.items ?? [];
  const labels: Record<keyof FormDraft, string> = {
    ...words.fields,
    paciente_id: words.fields.paciente,
    channels: notices.legend,
    locale: notices.locale,
  };
  const read = (field: keyof FormDraft, draft: FormDraft): string => {
    const none = words.notGiven;
    switch (field) {
      case "titulo":
        return draft.titulo.trim() === "" ? none : draft.titulo;
      case "paciente_id":
        return (
          [...patients, newest.paciente].find((one) => one?.id === draft.paciente_id)?.nome ?? none
        );
      case "day":
        return draft.day === "" ? none : formatDay(locale, draft.day);
      case "tipo":
        return words.tipo[draft.tipo];
      case "channels": {
        const told = CHANNELS.filter((channel) => draft.channels[channel]);
        return told.length === 0
          ? none
          : told.map((channel) => notices.channels[channel]).join(", ");
      }
      case "locale":
        return LOCALE_NAMES[draft.locale];
      default:
        return draft[field] === "" ? none : draft[field];
    }
  };
  return (
    <FieldConflict
      title={words.overtaken}
      rows={props.fields.map((field) => ({
        name: field,
        label: labels[field],
        stored: read(field, stood),
        typed: read(field, mine),
      }))}
      isAnswer={props.isAnswer}
      onKeep={props.onKeep}
      onTake={props.onTake}
    />
  );
};
