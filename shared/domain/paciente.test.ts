import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ageOn, dayOf, isBirthDate } from "./birth-date.ts";
import { documentoKind, formatDocumento, isCpf } from "./cpf.ts";
import { readForm } from "./fields.ts";
import {
  draftOf,
  EMPTY_DRAFT,
  isEmail,
  MAX_LENGTH,
  PACIENTE_FIELDS,
  type PacienteDraft,
  pacienteForm,
} from "./paciente.ts";

const TODAY = "2026-11-21";
const readPaciente = (draft: PacienteDraft, today: string) =>
  readForm(
    pacienteForm(() => today),
    draft,
  );
const codeOf = (draft: Partial<PacienteDraft>) =>
  readPaciente({ ...EMPTY_DRAFT, nome: "Ana", ...draft }, TODAY).errors.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe("a CPF", () => {
  test.each(["52998224725", "11144477735", "00000000191", "12345678909"])("%s is valid", (cpf) => {
    expect(isCpf(cpf)).toBe(true);
  });

  test("is invalid with any digit changed", () => {
    const places = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.constantFrom("52998224725", "11144477735"), places, (cpf, [at, by]) => {
        const digit = (Number(cpf[at]) + by) % 10;
        expect(isCpf(cpf.slice(0, at) + digit + cpf.slice(at + 1))).toBe(false);
      }),
    );
  });

  test("is neither one repeated digit nor another text", () => {
    for (const digit of "0123456789") expect(isCpf(digit.repeat(11))).toBe(false);
    for (const other of ["", "5299822472", "529.982.247-25", "٥٢٩٩٨٢٢٤٧٢٥"])
      expect(isCpf(other)).toBe(false);
  });
});

describe("a patient form", () => {
  test("is stored normalised, with null for empty fields", () => {
    expect(readPaciente({ ...EMPTY_DRAFT, nome: "  Ana Prado " }, TODAY)).toEqual({
      fields: {
        ...Object.fromEntries(PACIENTE_FIELDS.map((field) => [field, null])),
        nome: "Ana Prado",
      },
      errors: [],
    });
    expect(
      readPaciente(
        {
          ...EMPTY_DRAFT,
          nome: "Ana",
          email: " Ana@Exemplo.COM ",
          telefone: "(11) 98765-4321",
          whatsapp: "+55 11 98765-4321",
          sexo: "Feminino",
          data_nascimento: "1980-02-29",
          documento: "529.982.247-25",
          endereco: " Rua A, 1 ",
        },
        TODAY,
      ),
    ).toMatchObject({
      fields: {
        nome: "Ana",
        email: "ana@exemplo.com",
        telefone: "11987654321",
        whatsapp: "5511987654321",
        sexo: "Feminino",
        data_nascimento: "1980-02-29",
        documento: "52998224725",
        endereco: { texto: "Rua A, 1" },
      },
      errors: [],
    });
  });

  test.each<[Partial<PacienteDraft>, string[]]>([
    [{ nome: "   " }, ["nome PACIENTE_NOME_REQUIRED"]],
    [{ nome: "a".repeat(MAX_LENGTH.nome + 1) }, ["nome FIELD_TOO_LONG"]],
    [{ email: "ana@exemplo" }, ["email EMAIL_INVALID"]],
    [{ telefone: "não tem" }, ["telefone PHONE_INVALID"]],
    [{ sexo: "F" }, ["sexo SEXO_INVALID"]],
    [{ data_nascimento: "2026-11-22" }, ["data_nascimento DATA_NASCIMENTO_INVALID"]],
    [{ documento: "529.982.247-24" }, ["documento CPF_INVALID"]],
    [{ documento: "529.982.247" }, ["documento CPF_INVALID"]],
    [{ documento: "AB12" }, ["documento DOCUMENTO_INVALID"]],
    [{ documento: "AB-123456" }, []],
    [{ endereco: "a".repeat(MAX_LENGTH.endereco + 1) }, ["endereco FIELD_TOO_LONG"]],
    [{ nome: "", email: "x" }, ["nome PACIENTE_NOME_REQUIRED", "email EMAIL_INVALID"]],
  ])("%j is answered with %j", (draft, errors) => {
    expect(codeOf(draft)).toEqual(errors);
  });

  test("parses its own output to the same fields", () => {
    const draft = fc.record({
      nome: fc.string({ maxLength: 30 }),
      email: fc.oneof(fc.emailAddress(), fc.constant("")),
      telefone: fc.string({ maxLength: 20 }),
      whatsapp: fc.stringMatching(/^[0-9 ()-]{0,20}$/),
      sexo: fc.constantFrom("", "Feminino", "Masculino", "Outro"),
      data_nascimento: fc.constantFrom("", "1980-02-29", "2000-01-01"),
      documento: fc.oneof(fc.stringMatching(/^[A-Z]{2}[0-9]{6}$/), fc.constant("52998224725")),
      endereco: fc.string({ maxLength: 40 }),
    });
    fc.assert(
      fc.property(draft, (typed) => {
        const { fields, errors } = readPaciente({ ...EMPTY_DRAFT, ...typed }, TODAY);
        fc.pre(fields !== null && errors.length === 0);
        expect(readPaciente(draftOf(fields), TODAY)).toEqual({ fields, errors: [] });
      }),
    );
  });
});

test("an e-mail looks like x@y.z", () => {
  for (const good of ["x@y.z", "ana.prado+a@exemplo.com.br"]) expect(isEmail(good)).toBe(true);
  for (const bad of ["x", "x@y", "x@.z", "x@y.", "a b@c.d", "x@@y.z", "x@y..z"])
    expect(isEmail(bad)).toBe(false);
});

test("a birth date is a past day", () => {
  expect(["1900-02-28", TODAY].map((day) => isBirthDate(day, TODAY))).toEqual([true, true]);
  for (const bad of [
    "1900-02-29",
    "2026-13-01",
    "1849-12-31",
    "26-01-01",
    "0000-00-00",
    "2026-1-1",
  ])
    expect(isBirthDate(bad, TODAY)).toBe(false);
});

test("age turns on the birthday", () => {
  expect(ageOn("1980-11-22", TODAY)).toBe(45);
  expect(ageOn("1980-11-21", TODAY)).toBe(46);
  expect(ageOn("2024-02-29", "2026-02-28")).toBe(1);
  expect(dayOf(new Date("2026-11-21T02:00:00Z"), "America/Sao_Paulo")).toBe("2026-11-20");
});

test("a document is formatted by its kind", () => {
  expect(formatDocumento("52998224725")).toBe("529.982.247-25");
  expect(formatDocumento("AB123456")).toBe("AB123456");
  expect(["529.982.247-25", "52998224725", "AB123456", "123456789"].map(documentoKind)).toEqual([
    "cpf",
    "cpf",
    "passport",
    "passport",
  ]);
});
