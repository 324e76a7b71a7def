import { expect, test } from "vitest";
import { z } from "zod";
import {
  errorCodeOf,
  optionalLines,
  optionalText,
  optionalUrl,
  pickFields,
  readForm,
  requiredText,
} from "./fields.ts";

const form = z.object({
  name: requiredText(5, "PACIENTE_NOME_REQUIRED"),
  note: optionalText(5),
  address: optionalLines(9),
  link: optionalUrl(30),
});
const TYPED = { name: " Ana\n", note: " ", address: " a \r\n b ", link: "https://x.org/1" };

test("a form is parsed to its stored fields", () => {
  expect(readForm(form, TYPED)).toEqual({
    fields: { name: "Ana", note: null, address: "a\nb", link: "https://x.org/1" },
    errors: [],
  });
});

test("a form has one error per field, in the form's order", () => {
  const typed = { name: " ", note: "123456", address: "1234567890", link: "http://x.org" };
  expect(readForm(form, typed)).toEqual({
    fields: null,
    errors: [
      { field: "name", code: "PACIENTE_NOME_REQUIRED" },
      { field: "note", code: "FIELD_TOO_LONG" },
      { field: "address", code: "FIELD_TOO_LONG" },
      { field: "link", code: "URL_INVALID" },
    ],
  });
});

test("a link is an https URL", () => {
  for (const link of ["x.org", "javascript:alert(1)", "https://", "http://x.org", "//x.org"])
    expect([link, readForm(form, { ...TYPED, link }).errors]).toEqual([
      link,
      [{ field: "link", code: "URL_INVALID" }],
    ]);
});

test("a message that is no code is VALIDATION", () => {
  expect([errorCodeOf("NOT_FOUND"), errorCodeOf("Invalid input"), errorCodeOf(undefined)]).toEqual([
    "NOT_FOUND",
    "VALIDATION",
    "VALIDATION",
  ]);
});

test("fields are picked from a larger object", () => {
  const fields = { name: "Ana", note: null, address: null, link: null };
  expect(pickFields(form, { ...fields, id: 1 } as typeof fields)).toEqual(fields);
});
