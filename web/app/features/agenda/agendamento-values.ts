import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  type AgendamentoDraft,
  agendamentoForm,
  DEFAULT_TIME,
  draftOf,
  NEW_AGENDAMENTO,
  readDuracao,
} from "@relato/shared/domain/agendamento.ts";
import { readForm } from "@relato/shared/domain/fields.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { dayIn, timeIn, zonedTime, type Zoned } from "@relato/shared/domain/zone.ts";
import { schemaOfRule } from "../../ui/form/schema.ts";

/** An appointment as the form shows it. Day and time are in the doctor's time zone. */
export type AgendamentoValues = Omit<Required<AgendamentoDraft>, "data" | "duracao_min"> & {
  day: string;
  time: string;
  duracao: string;
};

const valuesAt = (
  { data: _data, duracao_min, ...fields }: Required<AgendamentoDraft>,
  day: string,
  time: string,
): AgendamentoValues => ({ ...fields, day, time, duracao: String(duracao_min) });

/** `locale` is the doctor's, and the default of the patient's notices. */
export const newValues = (day: string, locale: Locale): AgendamentoValues =>
  valuesAt({ ...NEW_AGENDAMENTO, locale }, day, DEFAULT_TIME);

export const valuesOf = (one: Agendamento, timeZone: string): AgendamentoValues =>
  valuesAt(draftOf(one), dayIn(one.data, timeZone), timeIn(one.data, timeZone));

/**
 * The instant of day and time, or null while one is missing. Unchanged, they mean the stored
 * instant: an hour that occurs twice may be the second one.
 */
export const instantOf = (
  { day, time }: Pick<AgendamentoValues, "day" | "time">,
  timeZone: string,
  stored: Agendamento | null,
): Zoned | null =>
  stored !== null && day === dayIn(stored.data, timeZone) && time === timeIn(stored.data, timeZone)
    ? { instant: stored.data, kind: "plain" }
    : zonedTime(day, time, timeZone);

/** The body of the request. Without an instant the server refuses it with the form's own error. */
export const bodyOf = (
  { day: _day, time: _time, duracao, ...fields }: AgendamentoValues,
  at: Zoned | null,
): AgendamentoDraft & { duracao_min: number } => ({
  ...fields,
  data: at?.instant ?? "",
  duracao_min: readDuracao(duracao),
});

/** The shared rule of an appointment over the form's values. */
export const agendamentoSchema = (timeZone: string) =>
  schemaOfRule<AgendamentoValues>((values) =>
    readForm(
      agendamentoForm,
      bodyOf(values, zonedTime(values.day, values.time, timeZone)),
    ).errors.map(({ field, code }) => ({
      code,
      field: field !== "data" ? field : values.day === "" ? "day" : "time",
    })),
  );
