/** The fields of an appointment, shared by the form, the API and the database (specification 3). */
import { z } from "zod";
import { optionalText, optionalUrl, parsedField, pickFields } from "./fields.ts";
import { LOCALES } from "./language.ts";

export const TIPOS = ["Presencial", "Telemedicina"] as const;
export type Tipo = (typeof TIPOS)[number];

export const DEFAULT_TIME = "09:00";
/** Minutes. */
export const DEFAULT_DURACAO = 30;
/** Minutes; a whole day. */
export const MAX_DURACAO = 24 * 60;
export const MAX_TITULO = 200;
const MAX_LINK = 2000;

/** Whole minutes; 30 when empty or invalid (specification 5). */
export const readDuracao = (typed: string | number | null): number => {
  const minutes = typed === null || typed === "" ? Number.NaN : Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_DURACAO
    ? minutes
    : DEFAULT_DURACAO;
};

/** An ISO time of any offset as UTC; null if invalid or outside the years 1900 to 2199. */
export const readInstant = (text: string): string | null => {
  if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text))
    return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};

/** The stored fields that a form changes. */
export const agendamentoFields = z.object({
  data: z.iso.datetime(),
  /** Minutes. */
  duracao_min: z.int().min(1),
  tipo: z.enum(TIPOS),
  titulo: z.string().nullable(),
  /** The https URL of the video call. */
  link: z.string().nullable(),
  paciente_id: z.uuid().nullable(),
  /** Whether the patient receives notices by e-mail and by WhatsApp. */
  notify_email: z.boolean(),
  notify_whatsapp: z.boolean(),
  /** The language of the notices. */
  locale: z.enum(LOCALES),
});
export type AgendamentoFields = z.infer<typeof agendamentoFields>;

/**
 * What a form sends, parsed to the stored fields. Omitted notice settings keep their stored value;
 * a new appointment gets the defaults of its table.
 */
export const agendamentoForm = z.object({
  /** An ISO time of any offset. */
  data: parsedField<string>((typed) => {
    const value = readInstant(typed);
    return value === null ? { code: "DATA_HORA_REQUIRED" } : { value };
  }),
  duracao_min: z.number().nullable().transform(readDuracao),
  tipo: agendamentoFields.shape.tipo,
  titulo: optionalText(MAX_TITULO),
  link: optionalUrl(MAX_LINK).optional(),
  paciente_id: agendamentoFields.shape.paciente_id,
  notify_email: z.boolean().optional(),
  notify_whatsapp: z.boolean().optional(),
  locale: z.enum(LOCALES).optional(),
});
/** What a form sends. */
export type AgendamentoDraft = z.input<typeof agendamentoForm>;
export type AgendamentoForm = z.output<typeof agendamentoForm>;

/** A new appointment as its form shows it first, without a time. */
export const NEW_AGENDAMENTO: Required<AgendamentoDraft> = {
  data: "",
  duracao_min: DEFAULT_DURACAO,
  tipo: "Presencial",
  titulo: "",
  link: "",
  paciente_id: null,
  notify_email: true,
  notify_whatsapp: true,
  locale: "pt-br",
};

/** Stored fields as a form shows them. */
export const draftOf = (fields: AgendamentoFields): Required<AgendamentoDraft> => ({
  ...pickFields(agendamentoFields, fields),
  titulo: fields.titulo ?? "",
  link: fields.link ?? "",
});

/** Where a doctor sees patients, of the profile. */
export interface Clinic {
  name: string | null;
  address: string | null;
}

/** The clinic with its address, or the URL of the video call; empty if unknown. */
export const placeOf = (
  { tipo, link }: Pick<AgendamentoFields, "tipo" | "link">,
  clinic: Clinic,
): string =>
  tipo === "Telemedicina"
    ? (link ?? "")
    : [clinic.name, clinic.address].flatMap((part) => part?.trim() || []).join(", ");
