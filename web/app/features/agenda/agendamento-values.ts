import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  DEFAULT_DURACAO,
  DEFAULT_TIME,
  readAgendamento,
  readDuracao,
  type AgendamentoDraft,
  type Tipo,
} from "@relato/shared/domain/agenda.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { DEFAULT_CHANNELS, type Channels } from "@relato/shared/domain/notices.ts";
import { dayIn, timeIn, zonedTime, type Zoned } from "@relato/shared/domain/zone.ts";
import { schemaOfRule } from "../../ui/form/schema.ts";

/** An appointment as the form shows it. Day and time are in the doctor's time zone. */
export interface AgendamentoValues {
  titulo: string;
  paciente_id: string | null;
  day: string;
  time: string;
  duracao: string;
  tipo: Tipo;
  channels: Channels;
  locale: Locale;
}

/** `locale` is the doctor's, and the default of the patient's notices. */
export const newValues = (day: string, locale: Locale): AgendamentoValues => ({
  titulo: "",
  paciente_id: null,
  day,
  time: DEFAULT_TIME,
  duracao: String(DEFAULT_DURACAO),
  tipo: "Presencial",
  channels: DEFAULT_CHANNELS,
  locale,
});

export const valuesOf = (one: Agendamento, timeZone: string): AgendamentoValues => ({
  titulo: one.titulo ?? "",
  paciente_id: one.paciente?.id ?? null,
  day: dayIn(one.data, timeZone),
  time: timeIn(one.data, timeZone),
  duracao: String(one.duracao_min),
  tipo: one.tipo,
  channels: one.channels,
  locale: one.locale,
});

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
): AgendamentoDraft => ({
  ...fields,
  data: at?.instant ?? "",
  duracao_min: readDuracao(duracao),
});

/** The shared rule of an appointment over the form's values. */
export const agendamentoSchema = (timeZone: string) =>
  schemaOfRule<AgendamentoValues>((values) =>
    readAgendamento(bodyOf(values, zonedTime(values.day, values.time, timeZone))).errors.map(
      ({ field, code }) => ({
        code,
        field: field === "titulo" ? field : values.day === "" ? "day" : "time",
      }),
    ),
  );
