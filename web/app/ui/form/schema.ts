import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import { z } from "zod";

/**
 * A form schema made of a rule that the form and the server share. `read` returns each error as a
 * field and an error code.
 */
export const schemaOfRule = <V extends FieldValues>(
  read: (values: V) => readonly { field: string; code: string }[],
): z.ZodType<V, V> =>
  z.custom<V>().superRefine((values, context) => {
    for (const { field, code } of read(values))
      context.addIssue({ code: "custom", path: [field], message: code });
  });

/** Replaces a date that is typed only in part, for which its field reports an empty value. */
const PARTIAL_DATE = "?";

const partialDates = <V extends FieldValues>(
  fields: ResolverOptions<V>["fields"],
): Record<string, string> =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const { name = "", ref } = (field ?? {}) as { name?: string; ref?: unknown };
      const isPartial = ref instanceof HTMLInputElement && ref.validity.customError;
      return isPartial ? [[name, PARTIAL_DATE]] : [];
    }),
  );

/** Validates with a zod schema whose messages are error codes. Submits the values as typed. */
export const resolverOf = <V extends FieldValues>(schema: z.ZodType<unknown, V>): Resolver<V> => {
  const resolve = zodResolver(schema, undefined, { raw: true }) as Resolver<V>;
  return (values, context, options) =>
    resolve({ ...values, ...partialDates(options.fields) }, context, options);
};
