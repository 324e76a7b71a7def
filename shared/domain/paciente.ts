/** Rules of a patient that the form, the import and the server share (specification 3 and 5). */
import type { ErrorCode } from "../contract/errors.ts";
import { isEmail } from "./email.ts";
import { oneLine } from "./one-line.ts";
import { phoneDigits } from "./phone.ts";

export const SEXOS = ["Feminino", "Masculino", "Outro"] as const;
export type Sexo = (typeof SEXOS)[number];

/** Characters of a field at most; longer is refused, never cut. */
export const MAX_LENGTH = { nome: 200, email: 254, documento: 30, endereco: 1000 } as const;
/** Rows of one import. */
export const MAX_IMPORT_ROWS = 10_000;

/** A patient's fields as they are stored: what was left empty is null (specification 5). */
export interface PacienteFields {
  nome: string;
  email: string | null;
  /** Digits only, at most 13. */
  telefone: string | null;
  whatsapp: string | null;
  sexo: Sexo | null;
  /** `YYYY-MM-DD`. */
  data_nascimento: string | null;
  /** Eleven digits: a CPF; anything else: a passport. */
  documento: string | null;
  endereco: { texto: string } | null;
}

/** A patient's fields as somebody typed them. */
export interface PacienteDraft {
  nome: string;
  email: string;
  telefone: string;
  whatsapp: string;
  sexo: string;
  data_nascimento: string;
  documento: string;
  endereco: string;
}
export type PacienteField = keyof PacienteDraft;
export const PACIENTE_FIELDS = [
  "nome",
  "email",
  "telefone",
  "whatsapp",
  "sexo",
  "data_nascimento",
  "documento",
  "endereco",
] as const satisfies readonly PacienteField[];

export const EMPTY_DRAFT: PacienteDraft = {
  nome: "",
  email: "",
  telefone: "",
  whatsapp: "",
  sexo: "",
  data_nascimento: "",
  documento: "",
  endereco: "",
};

/** What can be wrong with a field. */
export type PacienteErrorCode = Extract<
  ErrorCode,
  | "PACIENTE_NOME_REQUIRED"
  | "EMAIL_INVALID"
  | "PHONE_INVALID"
  | "SEXO_INVALID"
  | "DATA_NASCIMENTO_INVALID"
  | "CPF_INVALID"
  | "DOCUMENTO_INVALID"
  | "FIELD_TOO_LONG"
>;
export interface FieldError {
  field: PacienteField;
  code: PacienteErrorCode;
}

/**
 * Whether eleven digits are a CPF: both check digits fit, and they are not all the same.
 * The rule: https://pt.wikipedia.org/wiki/Cadastro_de_Pessoas_F%C3%ADsicas (algoritmo, módulo 11).
 */
export const isCpf = (digits: string): boolean => {
  if (!/^[0-9]{11}$/.test(digits) || /^(.)\1*$/.test(digits)) return false;
  const checkDigit = (length: number): number => {
    const sum = Array.from(digits.slice(0, length)).reduce(
      (total, digit, n) => total + Number(digit) * (length + 1 - n),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return checkDigit(9) === Number(digits[9]) && checkDigit(10) === Number(digits[10]);
};

export type DocumentoKind = "cpf" | "passport";
/** Derived, not stored: a passport's number has at most nine characters (ICAO 9303), but is taken with up to ten or with letters. */
export const documentoKind = (documento: string): DocumentoKind =>
  /^[0-9]{10,}$/.test(documento.replaceAll(/[\s./-]/g, "")) || /^[0-9]{3}\.[0-9]{3}/.test(documento)
    ? "cpf"
    : "passport";

/** A stored document as it is shown: `000.000.000-00`, or the passport's number. */
export const formatDocumento = (documento: string): string =>
  documento.replace(/^([0-9]{3})([0-9]{3})([0-9]{3})([0-9]{2})$/, "$1.$2.$3-$4");

/** What is stored of a typed document, or why it is neither a CPF nor a passport. */
const readDocumento = (typed: string): { value: string } | { code: PacienteErrorCode } => {
  const bare = typed.replaceAll(/[\s./-]/g, "").toUpperCase();
  if (documentoKind(typed) === "cpf")
    return isCpf(bare) ? { value: bare } : { code: "CPF_INVALID" };
  return /^[A-Z0-9]{5,15}$/.test(bare) ? { value: bare } : { code: "DOCUMENTO_INVALID" };
};

/** Whether `YYYY-MM-DD` is a day of the calendar, not after `today` and not before 1850. */
export const isBirthDate = (day: string, today: string): boolean => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === day &&
    day <= today &&
    day >= "1850-01-01"
  );
};

/** Whole years from birth to `today`, both `YYYY-MM-DD`. */
export const ageOn = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** The day in a time zone (the machine's own unless told), `YYYY-MM-DD`. */
export const dayOf = (instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

const orNull = (text: string): string | null => {
  const kept = oneLine(text);
  return kept === "" ? null : kept;
};
/** An address has lines. */
const linesOrNull = (text: string): string | null => {
  const kept = text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join("\n")
    .trim();
  return kept === "" ? null : kept;
};

/**
 * Reads what was typed: the fields as they are stored, and what is wrong with them, in the form's order.
 * `today` (`YYYY-MM-DD`) is the last day on which somebody can have been born.
 */
export const readPaciente = (
  draft: PacienteDraft,
  today: string,
): { fields: PacienteFields; errors: FieldError[] } => {
  const errors: FieldError[] = [];
  const refuse = (field: PacienteField, code: PacienteErrorCode): null => {
    errors.push({ field, code });
    return null;
  };
  const short = (field: keyof typeof MAX_LENGTH): string | null => {
    const value = field === "endereco" ? linesOrNull(draft.endereco) : orNull(draft[field]);
    return value !== null && value.length > MAX_LENGTH[field]
      ? refuse(field, "FIELD_TOO_LONG")
      : value;
  };
  const phone = (field: "telefone" | "whatsapp"): string | null => {
    const digits = phoneDigits(draft[field]);
    // Words without one digit: nothing would be left of what was typed.
    if (digits === "" && draft[field].trim() !== "") return refuse(field, "PHONE_INVALID");
    return digits === "" ? null : digits;
  };

  const nome =
    orNull(draft.nome) === null ? refuse("nome", "PACIENTE_NOME_REQUIRED") : short("nome");
  const typedEmail = short("email")?.toLowerCase() ?? null;
  const email =
    typedEmail !== null && !isEmail(typedEmail) ? refuse("email", "EMAIL_INVALID") : typedEmail;
  const telefone = phone("telefone");
  const whatsapp = phone("whatsapp");
  const typedSexo = orNull(draft.sexo);
  const sexo =
    SEXOS.find((one) => one === typedSexo) ??
    (typedSexo === null ? null : refuse("sexo", "SEXO_INVALID"));
  const day = orNull(draft.data_nascimento);
  const data_nascimento =
    day !== null && !isBirthDate(day, today)
      ? refuse("data_nascimento", "DATA_NASCIMENTO_INVALID")
      : day;
  const typedDocumento = orNull(draft.documento);
  const read = typedDocumento === null ? null : readDocumento(typedDocumento);
  const documento =
    read === null ? null : "code" in read ? refuse("documento", read.code) : read.value;
  const texto = short("endereco");
  return {
    fields: {
      nome: nome ?? "",
      email,
      telefone,
      whatsapp,
      sexo,
      data_nascimento,
      documento,
      endereco: texto === null ? null : { texto },
    },
    errors,
  };
};

/** A patient's fields alone, for `base` and for what stands by now. */
export const fieldsOf = (paciente: PacienteFields): PacienteFields => ({
  nome: paciente.nome,
  email: paciente.email,
  telefone: paciente.telefone,
  whatsapp: paciente.whatsapp,
  sexo: paciente.sexo,
  data_nascimento: paciente.data_nascimento,
  documento: paciente.documento,
  endereco: paciente.endereco,
});

/** Stored fields as a form shows them. */
export const draftOf = (fields: PacienteFields): PacienteDraft => ({
  nome: fields.nome,
  email: fields.email ?? "",
  telefone: fields.telefone ?? "",
  whatsapp: fields.whatsapp ?? "",
  sexo: fields.sexo ?? "",
  data_nascimento: fields.data_nascimento ?? "",
  documento: fields.documento === null ? "" : formatDocumento(fields.documento),
  endereco: fields.endereco?.texto ?? "",
});
