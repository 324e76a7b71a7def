import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { type AgendamentoDraft, agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { expect } from "vitest";
import type { TestClient } from "../../testing/app.ts";

export const URL = "/api/agendamentos";
export const NINE = "2026-11-23T12:00:00.000Z";
export const draft = (changes: object = {}): AgendamentoDraft => ({
  data: NINE,
  duracao_min: 30,
  tipo: "Presencial",
  titulo: "",
  paciente_id: null,
  ...changes,
});
export const post = (doctor: TestClient, path: string, payload: object = {}) =>
  doctor.call({ method: "POST", url: `${URL}${path}`, payload });
/** A form that was opened just before. */
export const put = async (doctor: TestClient, id: string, payload: object) => {
  const base = pickFields(
    agendamentoFields,
    (await doctor.call({ url: `${URL}/${id}` })).json<Agendamento>(),
  );
  return doctor.call({ method: "PUT", url: `${URL}/${id}`, payload: { ...payload, base } });
};
export const create = async (doctor: TestClient, changes: object = {}): Promise<Agendamento> => {
  const answer = await post(doctor, "", { id: randomUUID(), ...draft(changes) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
