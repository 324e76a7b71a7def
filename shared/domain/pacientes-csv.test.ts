import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm } from "./fields.ts";
import { EMPTY_DRAFT, pacienteForm, SEXOS } from "./paciente.ts";
import { readPacientesCsv, writePacientesCsv } from "./pacientes-csv.ts";

const LABELS = {
  nome: "Nome",
  mother_name: "Mãe",
  email: "Email",
  telefone: "Telefone",
  whatsapp: "WhatsApp",
  sexo: "Sexo",
  data_nascimento: "Data de nascimento",
  documento: "CPF ou passaporte",
  endereco: "Endereço",
};

describe("a file of patients", () => {
  test("of another program is read by the names of its columns", () => {
    const text =
      "Código;Nome Completo;Nome da Mãe;CPF;Passaporte;Celular;E-mail;Gênero;Dt. Nasc.\n" +
      "7;José da Silva;Rita da Silva;1234567890;;(11) 98765-4321;ze@x.y;M;03/04/1980\n" +
      "8;Ann Lee;;;AB123456;;;female;25/12/1990 00:00\n";
    expect(readPacientesCsv(text, "month-first")).toEqual({
      kind: "read",
      ignored: ["Código"],
      rows: [
        {
          ...EMPTY_DRAFT,
          row: 2,
          nome: "José da Silva",
          mother_name: "Rita da Silva",
          documento: "01234567890",
          telefone: "(11) 98765-4321",
          email: "ze@x.y",
          sexo: "Masculino",
          data_nascimento: "1980-04-03",
        },
        {
          ...EMPTY_DRAFT,
          row: 3,
          nome: "Ann Lee",
          documento: "AB123456",
          sexo: "Feminino",
          data_nascimento: "1990-12-25",
        },
      ],
    });
  });

  test("with ambiguous dates uses the order of the reader's language", () => {
    const of = (usual: "day-first" | "month-first") => {
      const file = readPacientesCsv("name,dob\nAna,03/04/1980", usual);
      return file.kind === "read" ? file.rows[0]?.data_nascimento : file.kind;
    };
    expect([of("day-first"), of("month-first")]).toEqual(["1980-04-03", "1980-03-04"]);
  });

  test("that is unusable says why", () => {
    expect(readPacientesCsv("", "day-first")).toEqual({ kind: "empty" });
    expect(readPacientesCsv("nome;email\n", "day-first")).toEqual({ kind: "empty" });
    expect(readPacientesCsv("a;b\n1;2", "day-first")).toEqual({
      kind: "no_name",
      columns: ["a", "b"],
    });
    expect(readPacientesCsv(`nome\n${"Ana\n".repeat(10_001)}`, "day-first")).toEqual({
      kind: "too_many",
      count: 10_001,
    });
  });

  test("keeps invalid dates and sexes for the preview", () => {
    const file = readPacientesCsv("nome,sexo,nascimento\nAna,?,ontem", "day-first");
    expect(file).toMatchObject({ rows: [{ sexo: "?", data_nascimento: "ontem" }] });
  });

  test("that we wrote is read back unchanged", () => {
    const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
    const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text);
    const paciente = fc.record({
      mother_name: nullable(words),
      nome: fc.oneof(words, fc.constantFrom("=1+1", "'-x", "+Ana", "@x", '"Zé"; o, 2º')),
      email: nullable(fc.constantFrom("a@b.c", "-x@y.z")),
      telefone: nullable(fc.stringMatching(/^[1-4][0-9]{1,10}$/)),
      whatsapp: nullable(fc.stringMatching(/^55[1-9][0-9]{1,10}$/)),
      sexo: nullable(fc.constantFrom(...SEXOS)),
      data_nascimento: nullable(fc.constantFrom("1980-02-29", "2000-12-01")),
      documento: nullable(fc.constantFrom("52998224725", "AB123456", "123456789")),
      endereco: nullable(words.map((texto) => ({ texto }))),
    });
    fc.assert(
      fc.property(
        fc.array(paciente, { minLength: 1, maxLength: 5 }),
        fc.constantFrom("," as const, ";" as const),
        (pacientes, delimiter) => {
          const file = readPacientesCsv(
            writePacientesCsv(pacientes, LABELS, delimiter),
            "month-first",
          );
          if (file.kind !== "read") throw new Error(file.kind);
          const form = pacienteForm(() => "2026-11-21");
          expect(file.rows.map((row) => readForm(form, row))).toEqual(
            pacientes.map((fields) => ({ fields, errors: [] })),
          );
        },
      ),
    );
  });
});
