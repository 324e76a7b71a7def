import { fieldNames } from "@relato/shared/domain/fields.ts";
import type { z } from "zod";

/** The columns of a schema's fields for raw SQL: `a.data, a.tipo, …` for the alias `a`. */
export const selectList = (schema: z.ZodObject, alias: string): string =>
  fieldNames(schema)
    .map((name) => `${alias}.${name}`)
    .join(", ");
