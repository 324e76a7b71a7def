import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { NEW_AGENDAMENTO } from "@relato/shared/domain/agendamento.ts";
import { expect, test } from "vitest";
import { groupByDay, titleOf, timesOf } from "./describe.ts";

const ZONE = "America/Sao_Paulo";
const at = (data: string, duracao_min: number): Agendamento => ({
  ...NEW_AGENDAMENTO,
  id: data,
  data,
  duracao_min,
  titulo: null,
  paciente: null,
  consulta_id: null,
  cancelled_at: null,
  series_id: null,
  cancelled_by_patient: false,
  confirmed_at: null,
  conflicts: 0,
});

test("an appointment is on each day that it overlaps, not on one where it ends at midnight", () => {
  const evening = at("2027-03-11T02:30:00.000Z", 30);
  const night = at("2027-03-11T02:30:00.000Z", 60);
  const day = at("2027-03-11T15:00:00.000Z", 1440);
  expect([...groupByDay([evening, night, day], ZONE)]).toEqual([
    ["2027-03-10", [evening, night]],
    ["2027-03-11", [night, day]],
    ["2027-03-12", [day]],
  ]);
});

test("its times name the day where it ends on another", () => {
  expect(timesOf("pt-br", at("2027-03-10T12:00:00.000Z", 30), ZONE)).toBe("09:00 – 09:30");
  expect(timesOf("pt-br", at("2027-03-11T02:30:00.000Z", 60), ZONE)).toMatch(
    /^23:30 – 00:30 \(11 de mar/,
  );
  expect(timesOf("en-us", at("2027-03-10T12:00:00.000Z", 30), ZONE)).toMatch(
    /^9:00\sAM – 9:30\sAM$/,
  );
});

test("it is called by its title, else its patient", () => {
  const paciente = { id: "1", nome: "Ana", data_nascimento: null, cpf_end: null };
  expect(titleOf({ titulo: "Retorno", paciente }, "Sem título")).toBe("Retorno");
  expect(titleOf({ titulo: null, paciente }, "Sem título")).toBe("Ana");
  expect(titleOf({ titulo: null, paciente: null }, "Sem título")).toBe("Sem título");
});
