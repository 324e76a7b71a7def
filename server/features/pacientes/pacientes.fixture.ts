import { randomUUID } from "node:crypto";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { EMPTY_DRAFT, type PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { expect } from "vitest";
import type { TestClient } from "../../testing/app.ts";

/* A doctor's calls of the patients' routes. */

export const post = (doctor: TestClient, url: string, payload: object) =>
  doctor.call({ method: "POST", url: `/api/pacientes${url}`, payload });
export const draft = (changes: Partial<PacienteDraft>) => ({ ...EMPTY_DRAFT, ...changes });
export const create = async (
  doctor: TestClient,
  changes: Partial<PacienteDraft>,
): Promise<Paciente> => {
  const answer = await post(doctor, "", { id: randomUUID(), ...draft(changes) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
export const find = async (doctor: TestClient, text: string, archived = false): Promise<string[]> =>
  (await post(doctor, "/search", { text, archived }))
    .json<{ items: Paciente[] }>()
    .items.map(({ nome }) => nome);
export const get = (doctor: TestClient, id: string, more = "") =>
  doctor.call({ url: `/api/pacientes/${id}${more}` });
export const remove = (doctor: TestClient, id: string) =>
  doctor.call({ method: "DELETE", url: `/api/pacientes/${id}` });
export const choices = async (doctor: TestClient): Promise<string[]> =>
  (await doctor.call({ url: "/api/pacientes/choices" }))
    .json<{ items: { nome: string }[] }>()
    .items.map(({ nome }) => nome);
