import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { useQuery } from "@tanstack/react-query";
import type { ConflictRow } from "../../ui/conflict/field-conflict.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "../../ui/patient-picker.tsx";
import type { AgendamentoValues } from "./agendamento-values.ts";

/** Returns the fields of a conflict in words: what is stored, and what was typed here. */
export const useConflictRows = (
  one: Agendamento | null,
): ((
  fields: readonly (keyof AgendamentoValues)[],
  stored: AgendamentoValues,
  typed: AgendamentoValues,
) => ConflictRow[]) => {
  const { locale } = useLanguage();
  const { agenda: words, notices } = useLanguage().text;
  const patients = useQuery(pacienteChoicesQuery).data?.items ?? [];
  const labels: Record<keyof AgendamentoValues, string> = {
    ...words.fields,
    paciente_id: words.fields.paciente,
    notify_email: notices.legend,
    notify_whatsapp: notices.legend,
    locale: notices.locale,
  };
  /** Fields that are not shown as typed. */
  const describe: { [F in keyof AgendamentoValues]?: (value: AgendamentoValues[F]) => string } = {
    paciente_id: (id) => [...patients, one?.paciente].find((p) => p?.id === id)?.nome ?? "",
    day: (day) => (day === "" ? "" : formatDay(locale, day)),
    tipo: (tipo) => words.tipo[tipo],
    notify_email: (isOn) => (isOn ? notices.channels.email : ""),
    notify_whatsapp: (isOn) => (isOn ? notices.channels.whatsapp : ""),
    locale: (chosen) => LOCALE_NAMES[chosen],
  };
  const read = <F extends keyof AgendamentoValues>(field: F, values: AgendamentoValues): string =>
    (describe[field]?.(values[field]) ?? String(values[field]).trim()) || words.notGiven;
  return (fields, stored, typed) =>
    fields.map((field) => ({
      name: field,
      label: labels[field],
      stored: read(field, stored),
      typed: read(field, typed),
    }));
};
