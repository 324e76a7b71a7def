import { expect, test } from "vitest";
import { type Identification, missingData } from "./missing.ts";

const COMPLETE: Identification = {
  doctor_name: "Ana Prado",
  perfil: { crm: "CRM/SP 123456", specialty: "Radiologia", rqe: "RQE 1234" },
  paciente: { nome: "Maria da Silva", documento: "52998224725" },
  exam_date: "2026-11-02",
  today: "2026-11-02",
};
const missing = (change: Partial<Identification>) => missingData({ ...COMPLETE, ...change });
const withPerfil = (change: Partial<Identification["perfil"]>) =>
  missing({ perfil: { ...COMPLETE.perfil, ...change } });

test("nothing is missing in a complete laudo", () => {
  expect(missing({})).toEqual([]);
});

test.each(["123456-SP", "CRM-RJ 52.12345-6", "crmsp123456", "12345 / to", "CRM 5123 Es"])(
  "the CRM %s names its state",
  (crm) => expect(withPerfil({ crm })).toEqual([]),
);

test.each(["", "123456", "CRM 123456", "CRM/SP", "CRM XX 123456", "Dra. Ana"])(
  "the CRM %j lacks its number or state",
  (crm) => expect(withPerfil({ crm })).toEqual(["crm"]),
);

test("the RQE is missing only where a specialty is claimed", () => {
  expect(withPerfil({ rqe: "" })).toEqual(["rqe"]);
  expect(withPerfil({ rqe: "sim" })).toEqual(["rqe"]);
  for (const specialty of ["", "Clínico Geral", "médica"])
    expect(withPerfil({ rqe: "", specialty })).toEqual([]);
});

test("the patient needs a name and a valid CPF", () => {
  expect(missing({ paciente: null })).toEqual(["patient"]);
  const paciente = (documento: string | null, nome = "Maria") =>
    missing({ paciente: { nome, documento } });
  expect(paciente("529.982.247-25")).toEqual([]);
  for (const documento of [null, "52998224724", "AB123456"])
    expect(paciente(documento)).toEqual(["patient_cpf"]);
  expect(paciente(null, " ")).toEqual(["patient_name", "patient_cpf"]);
});

test("an examination of tomorrow has no valid date, and the doctor needs a name", () => {
  expect(missing({ exam_date: "2026-11-03", doctor_name: " " })).toEqual([
    "doctor_name",
    "exam_date",
  ]);
});
