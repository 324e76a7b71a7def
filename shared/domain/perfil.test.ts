import { expect, test } from "vitest";
import { missingIdentity, readRegistration, writeRegistration } from "./perfil.ts";

test("a registration is read in the spellings that doctors type", () => {
  for (const [typed, uf, number] of [
    ["CRM/SP 123456", "SP", "123456"],
    ["crm-sp 123.456", "SP", "123.456"],
    ["CRM 52-12345 RJ", "RJ", "52 12345"],
    ["123456/MG", "MG", "123456"],
    ["CRM-BA nº 9876", "BA", "9876"],
    ["52123456", "", "52123456"],
    ["CRM/EX 4711", "EX", "4711"],
    ["", "", ""],
  ])
    expect({ typed, ...readRegistration(typed ?? "") }).toMatchObject({ typed, uf, number });
  expect(readRegistration("CRN/PR 12").council).toBe("CRN");
  for (const text of ["CRM/SP 123456", "CRO/RS 55", "CRM/EX 4711"])
    expect(writeRegistration(readRegistration(text))).toBe(text);
});

test("name, registration, state and the RQE of a specialty are required", () => {
  const whole = {
    ...{ first_name: "Ana", last_name: "Prado", crm: "CRM/SP 123456" },
    ...{ specialty: "", rqe: "" },
  };
  expect(missingIdentity(whole)).toEqual([]);
  expect(missingIdentity({ ...whole, last_name: " " })).toEqual(["name"]);
  expect(missingIdentity({ ...whole, crm: "" })).toEqual(["crm", "uf"]);
  expect(missingIdentity({ ...whole, crm: "CRM 123456" })).toEqual(["uf"]);
  expect(missingIdentity({ ...whole, crm: "CRM/SP" })).toEqual(["crm"]);
  expect(missingIdentity({ ...whole, specialty: "Cardiologia" })).toEqual(["rqe"]);
  expect(missingIdentity({ ...whole, specialty: "Cardiologia", rqe: "RQE 1" })).toEqual([]);
});
