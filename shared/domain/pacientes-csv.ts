/** Patients as a CSV file: reads exports of other programs, writes ours. */
import { parseCsv, writeCsv } from "./csv.ts";
import {
  draftOf,
  EMPTY_DRAFT,
  MAX_IMPORT_ROWS,
  PACIENTE_FIELDS,
  type PacienteDraft,
  type PacienteField,
  type PacienteFields,
  type Sexo,
} from "./paciente.ts";
import { formatPhone } from "./phone.ts";
import { plainText } from "./plain.ts";

/** Lower-case letters without accents. */
const plain = (text: string): string => plainText(text).replaceAll(/[^a-z]/g, "");

/** Column names in the three languages, compared by `plain`. */
const NAMES: Record<PacienteField, string> = {
  nome:
    "nome nomecompleto nomedopaciente paciente name fullname patient patientname nombre " +
    "nombrecompleto nombreyapellido",
  mother_name: "mae nomedamae mother mothername madre nombredelamadre",
  email: "email mail correo correoelectronico enderecodeemail emailaddress",
  telefone:
    "telefone celular fone tel phone phonenumber mobile cell telefono movil telefonecelular",
  whatsapp: "whatsapp whats zap wpp",
  sexo: "sexo genero sex gender",
  data_nascimento:
    "datanascimento datadenascimento nascimento dtnascimento datanasc dtnasc birthdate " +
    "dateofbirth dob birthday fechanacimiento fechadenacimiento nacimiento",
  documento:
    "documento cpf passaporte cpfoupassaporte documentocpfoupassaporte document passport " +
    "cpforpassport documentcpforpassport pasaporte cpfopasaporte documentocpfopasaporte",
  endereco: "endereco enderecocompleto address homeaddress direccion domicilio",
};

const SEXO_WORDS: Record<Sexo, readonly string[]> = {
  Feminino: ["f", "fem", "feminino", "female", "femenino", "mulher", "woman", "mujer"],
  Masculino: ["m", "masc", "masculino", "male", "homem", "man", "hombre", "h"],
  Outro: ["o", "outro", "other", "otro", "outros"],
};
const readSexo = (typed: string): string => {
  const word = plain(typed);
  const known = (Object.keys(SEXO_WORDS) as Sexo[]).find((sexo) => SEXO_WORDS[sexo].includes(word));
  return known ?? typed;
};

const DATE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
/** A date without a time of day. */
const dayPart = (typed: string): string => typed.trim().replace(/[T ]\d{2}:\d{2}[^]*$/, "");
type DateOrder = "day-first" | "month-first";

/** How a column writes 03/04: by a date that fits one order only, else the usual order. */
const findDateOrder = (values: readonly string[], usual: DateOrder): DateOrder => {
  const parts = values.map((value) => DATE.exec(dayPart(value))).filter((match) => match !== null);
  if (parts.some(([, first]) => Number(first) > 12)) return "day-first";
  if (parts.some(([, , second]) => Number(second) > 12)) return "month-first";
  return usual;
};

const readDate = (typed: string, order: DateOrder): string => {
  const text = dayPart(typed);
  const iso = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text);
  const local = DATE.exec(text);
  const [year, month, day] =
    iso !== null
      ? [iso[1], iso[2], iso[3]]
      : local === null
        ? []
        : order === "day-first"
          ? [local[3], local[2], local[1]]
          : [local[3], local[1], local[2]];
  // An invalid date stays, so that the preview can show it.
  if (year === undefined || month === undefined || day === undefined) return typed;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

/** Restores the leading zero of a CPF that a spreadsheet stored as a number. */
const readDocumento = (typed: string): string =>
  /^\d{10}$/.test(typed.trim()) ? `0${typed.trim()}` : typed;

export type PacientesFile =
  | { kind: "read"; rows: (PacienteDraft & { row: number })[]; ignored: string[] }
  /** No rows. */
  | { kind: "empty" }
  /** No column has the patient's name. */
  | { kind: "no_name"; columns: string[] }
  | { kind: "too_many"; count: number };

/** The patients of a file as text. `ignored` are the columns that match no field. */
export const readPacientesCsv = (text: string, usual: DateOrder): PacientesFile => {
  const [header, ...records] = parseCsv(text);
  if (header === undefined) return { kind: "empty" };
  const fieldOf = (column: string): PacienteField | undefined =>
    PACIENTE_FIELDS.find((field) => NAMES[field].split(" ").includes(plain(column)));
  const columns = header.cells.map(fieldOf);
  if (!columns.includes("nome")) return { kind: "no_name", columns: header.cells };
  if (records.length === 0) return { kind: "empty" };
  if (records.length > MAX_IMPORT_ROWS) return { kind: "too_many", count: records.length };
  const drafts = records.map(({ row, cells }) => {
    const draft = { ...EMPTY_DRAFT, row };
    columns.forEach((field, n) => {
      const value = (cells[n] ?? "").trim();
      // Two columns may match a field (CPF, passport): the first value wins.
      if (field !== undefined && draft[field] === "") draft[field] = value;
    });
    return draft;
  });
  const order = findDateOrder(
    drafts.map(({ data_nascimento }) => data_nascimento),
    usual,
  );
  return {
    kind: "read",
    rows: drafts.map((draft) => ({
      ...draft,
      sexo: readSexo(draft.sexo),
      data_nascimento: readDate(draft.data_nascimento, order),
      documento: readDocumento(draft.documento),
    })),
    ignored: header.cells.filter((column, n) => columns[n] === undefined && column.trim() !== ""),
  };
};

/** Patients as a file that `readPacientesCsv` can read. `labels` are the column names. */
export const writePacientesCsv = (
  pacientes: readonly PacienteFields[],
  labels: Record<PacienteField, string>,
  delimiter: "," | ";",
): string =>
  writeCsv(
    [
      PACIENTE_FIELDS.map((field) => labels[field]),
      ...pacientes.map((paciente) => {
        const draft = draftOf(paciente);
        draft.telefone = formatPhone(draft.telefone);
        draft.whatsapp = formatPhone(draft.whatsapp);
        return PACIENTE_FIELDS.map((field) => draft[field]);
      }),
    ],
    delimiter,
  );
