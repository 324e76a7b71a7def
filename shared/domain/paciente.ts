/** The fields of a patient, shared by the form, the import, the API and the database. */
import { z } from "zod";
import { isBirthDate } from "./birth-date.ts";
import { formatDocumento, readDocumento } from "./cpf.ts";
import { fieldNames, optionalLines, optionalText, parsedField, requiredText } from "./fields.ts";
import { oneLine } from "./one-line.ts";
import { phoneDigits } from "./phone.ts";

export const SEXOS = ["Feminino", "Masculino", "Outro"] as const;
export type Sexo = (typeof SEXOS)[number];

/** Maximum characters of a field; longer text is refused, never cut. */
export const MAX_LENGTH = { nome: 200, email: 254, endereco: 1000 } as const;
/** Rows of one import. */
export const MAX_IMPORT_ROWS = 10_000;

/** The stored fields that a form changes; null where nothing was typed (specification 5). */
export const pacienteFields = z.object({
  nome: z.string(),
  email: z.string().nullable(),
  /** Digits only, at most 13. */
  telefone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  sexo: z.enum(SEXOS).nullable(),
  data_nascimento: z.iso.date().nullable(),
  /** Eleven digits are a CPF, anything else is a passport. */
  documento: z.string().nullable(),
  endereco: z.object({ texto: z.string() }).nullable(),
  mother_name: z.string().nullable(),
});
export type PacienteFields = z.infer<typeof pacienteFields>;
export type PacienteField = keyof PacienteFields;
export const PACIENTE_FIELDS = fieldNames(pacienteFields);

/** `x@y.z` (specification 5). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const phone = parsedField<string | null>((typed) => {
  const digits = phoneDigits(typed);
  // Text without a digit is refused, so that it does not get lost.
  if (digits === "" && typed.trim() !== "") return { code: "PHONE_INVALID" };
  return { value: digits === "" ? null : digits };
});

/**
 * What a form sends, all of it text, parsed to the stored fields. `today` (`YYYY-MM-DD`) is the
 * last valid day of birth.
 */
export const pacienteForm = (today: () => string) =>
  z.object({
    nome: requiredText(MAX_LENGTH.nome, "PACIENTE_NOME_REQUIRED"),
    mother_name: optionalText(MAX_LENGTH.nome),
    email: optionalText(MAX_LENGTH.email)
      .transform((text) => text?.toLowerCase() ?? null)
      .refine((text) => text === null || isEmail(text), "EMAIL_INVALID"),
    telefone: phone,
    whatsapp: phone,
    sexo: parsedField<Sexo | null>((typed) => {
      const text = oneLine(typed);
      const value = SEXOS.find((one) => one === text) ?? null;
      return value === null && text !== "" ? { code: "SEXO_INVALID" } : { value };
    }),
    data_nascimento: parsedField<string | null>((typed) => {
      const day = oneLine(typed);
      if (day === "") return { value: null };
      return isBirthDate(day, today()) ? { value: day } : { code: "DATA_NASCIMENTO_INVALID" };
    }),
    documento: parsedField<string | null>((typed) => {
      const text = oneLine(typed);
      return text === "" ? { value: null } : readDocumento(text);
    }),
    endereco: optionalLines(MAX_LENGTH.endereco).transform((texto) =>
      texto === null ? null : { texto },
    ),
  });

const perField = <Value>(valueOf: (field: PacienteField) => Value): Record<PacienteField, Value> =>
  Object.fromEntries(PACIENTE_FIELDS.map((field) => [field, valueOf(field)])) as Record<
    PacienteField,
    Value
  >;

/** The text of every field before it is parsed. */
export const pacienteText = z.object(perField(() => z.string()));
export type PacienteDraft = z.infer<typeof pacienteText>;
export const EMPTY_DRAFT: PacienteDraft = perField(() => "");

/** Stored fields as a form shows them. */
export const draftOf = (fields: PacienteFields): PacienteDraft => ({
  ...perField((field) => (field === "endereco" ? "" : (fields[field] ?? ""))),
  documento: formatDocumento(fields.documento ?? ""),
  endereco: fields.endereco?.texto ?? "",
});
