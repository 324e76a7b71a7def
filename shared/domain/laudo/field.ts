import { z } from "zod";

/** The kinds of a mask's field. `choices`: several options of a list. */
export const FIELD_KINDS = ["text", "number", "choice", "choices", "date", "side"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What signing does with an unfilled field. */
export const ON_SIGN = ["forbid", "warn", "ignore"] as const;

export const MAX_OPTIONS = 60;
export const MAX_HINT = 300;
/** A prefilled sentence of a conclusion or of findings. */
export const MAX_DEFAULT = 2000;
const words = z.string().max(MAX_HINT);

/** The attributes of the mark `campo`. Its text is the value, or `placeholderOf` while empty. */
export const fieldSchema = z.object({
  /** Unique in a laudo. */
  id: z.string().regex(/^[\w.:-]{1,80}$/),
  kind: z.enum(FIELD_KINDS),
  /** What the field is called; shown while it is empty. */
  hint: words.default(""),
  /** Of a number, as written in reports: `mm`, `mL`, `cm/s`. It follows the field as text. */
  unit: z.string().max(30).default(""),
  options: z.array(words).max(MAX_OPTIONS).default([]),
  /** The prefilled value; null: the field starts empty. */
  default: z.string().max(MAX_DEFAULT).nullable().default(null),
  on_sign: z.enum(ON_SIGN).default("warn"),
  /** Whether the doctor changed or confirmed the value. */
  confirmed: z.boolean().default(false),
});
export type LaudoField = z.infer<typeof fieldSchema>;

/** The text of an empty field. */
export const placeholderOf = ({
  kind,
  hint,
  options,
}: Pick<LaudoField, "kind" | "hint" | "options">): string => {
  switch (kind) {
    case "number":
      return "[#]";
    case "text":
      return `{${hint}}`;
    case "date":
      return `[${hint}]`;
    default:
      return `[${options.join(" | ")}]`;
  }
};

/** `prefilled`: the mask's default, which the doctor has neither changed nor confirmed. */
export type FieldState = "empty" | "prefilled" | "filled";

export const fieldState = (field: LaudoField, value: string): FieldState =>
  value.trim() === "" || value === placeholderOf(field)
    ? "empty"
    : field.confirmed || value !== field.default
      ? "filled"
      : "prefilled";
