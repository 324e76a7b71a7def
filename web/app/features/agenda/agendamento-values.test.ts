import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { NEW_AGENDAMENTO } from "@relato/shared/domain/agendamento.ts";
import { expect, test } from "vitest";
import { agendamentoSchema, bodyOf, instantOf, newValues, valuesOf } from "./agendamento-values.ts";

const ZONE = "America/New_York";
/** The second 1:30 of the night when the clocks go back. */
const SECOND: Agendamento = {
  ...NEW_AGENDAMENTO,
  id: "0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11",
  data: "2026-11-01T06:30:00.000Z",
  duracao_min: 45,
  tipo: "Telemedicina",
  titulo: null,
  paciente: null,
  consulta_id: null,
  cancelled_at: null,
  series_id: null,
  cancelled_by_patient: false,
  confirmed_at: null,
  conflicts: 0,
  locale: "en-us",
};

test("a new appointment is at 09:00 for 30 minutes", () => {
  const values = newValues("2026-11-23", "pt-br");
  expect(bodyOf(values, instantOf(values, "America/Sao_Paulo", null))).toEqual({
    ...NEW_AGENDAMENTO,
    data: "2026-11-23T12:00:00.000Z",
    duracao_min: 30,
  });
});

test("an unchanged time keeps its instant, also in an hour that occurs twice", () => {
  const values = valuesOf(SECOND, ZONE);
  expect([values.day, values.time]).toEqual(["2026-11-01", "01:30"]);
  expect(bodyOf(values, instantOf(values, ZONE, SECOND)).data).toBe(SECOND.data);
  // A new choice of that hour is the first one.
  expect(instantOf(values, ZONE, null)).toEqual({
    instant: "2026-11-01T05:30:00.000Z",
    kind: "repeated",
  });
  expect(instantOf({ ...values, time: "03:00" }, ZONE, SECOND)?.instant).toBe(
    "2026-11-01T08:00:00.000Z",
  );
});

test("an invalid duration is 30 minutes, a missing day or time no instant", () => {
  const values = newValues("2026-11-23", "pt-br");
  expect(bodyOf({ ...values, duracao: "muito" }, null)).toMatchObject({
    duracao_min: 30,
    data: "",
  });
  for (const part of [{ day: "" }, { time: "" }])
    expect(instantOf({ ...values, ...part }, ZONE, null)).toBeNull();
});

test("a missing day or time is an error of that field, a long title of the title", () => {
  const errorsOf = (part: object): unknown =>
    agendamentoSchema(ZONE)
      .safeParse({ ...newValues("2026-11-23", "pt-br"), ...part })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ day: "" })).toEqual([["day", "DATA_HORA_REQUIRED"]]);
  expect(errorsOf({ time: "", titulo: "a".repeat(201) })).toEqual([
    ["time", "DATA_HORA_REQUIRED"],
    ["titulo", "FIELD_TOO_LONG"],
  ]);
});
