/** Building blocks of an entity's form schema. A refused value's message is a code of `ERRORS`. */
import { z } from "zod";
import { type ErrorCode, ERRORS } from "../contract/errors.ts";
import { oneLine } from "./one-line.ts";

const TOO_LONG = "FIELD_TOO_LONG" satisfies ErrorCode;
const isWithin =
  (max: number) =>
  (text: string | null): boolean =>
    text === null || text.length <= max;

/** One line of text that must not be empty. */
export const requiredText = (max: number, missing: ErrorCode) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text !== "", missing)
    .refine(isWithin(max), TOO_LONG);

/** One line of text; null when it is empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .transform((typed) => oneLine(typed) || null)
    .refine(isWithin(max), { error: TOO_LONG, abort: true });

/** Lines of text, as of an address; null when they are empty. */
export const optionalLines = (max: number) =>
  z
    .string()
    .transform(
      (typed) =>
        typed
          .split(/\r\n?|\n/)
          .map(oneLine)
          .join("\n")
          .trim() || null,
    )
    .refine(isWithin(max), { error: TOO_LONG, abort: true });

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === "https:";

/** An https URL; null when it is empty. */
export const optionalUrl = (max: number) =>
  optionalText(max).refine((text) => text === null || isHttps(text), "URL_INVALID");

/** A field whose value `parse` returns as it is stored, or refuses with an error code. */
export const parsedField = <Stored>(
  parse: (typed: string) => { value: Stored } | { code: ErrorCode },
) =>
  z.string().transform((typed, context): Stored => {
    const parsed = parse(typed);
    if ("value" in parsed) return parsed.value;
    context.addIssue({ code: "custom", message: parsed.code });
    return z.NEVER;
  });

/** The code of a zod issue: its message where that is one of our codes, else VALIDATION. */
export const errorCodeOf = (message: string | undefined): ErrorCode =>
  message !== undefined && Object.hasOwn(ERRORS, message) ? (message as ErrorCode) : "VALIDATION";

export interface FieldError<Field extends PropertyKey = string> {
  field: Field;
  code: ErrorCode;
}

/** The stored fields of a form, or null and its errors: one per field, in the form's order. */
export const readForm = <S extends z.ZodObject>(
  schema: S,
  typed: z.input<S>,
): { fields: z.output<S> | null; errors: FieldError<keyof z.input<S> & string>[] } => {
  const { data, error } = schema.safeParse(typed);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]) as keyof z.input<S> & string,
    code: errorCodeOf(message),
  }));
  return { fields: data ?? null, errors };
};

/** The names of a schema's fields, in its order. */
export const fieldNames = <S extends z.ZodObject>(schema: S): (keyof z.output<S> & string)[] =>
  Object.keys(schema.shape) as (keyof z.output<S> & string)[];

/** The fields of `schema` from a larger object, e.g. the stored fields of an entity. */
export const pickFields = <S extends z.ZodObject>(schema: S, from: z.output<S>): z.output<S> =>
  Object.fromEntries(fieldNames(schema).map((name) => [name, from[name]])) as z.output<S>;
