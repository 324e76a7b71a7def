import { z } from "zod";

/**
 * Converts a zod schema to the JSON schema that node-llama-cpp compiles to a grammar. It supports
 * `oneOf` where zod writes `anyOf`. Limits of numbers and lengths are not enforced.
 */
export const grammarSchemaOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.anyOf === undefined) return;
      jsonSchema.oneOf = jsonSchema.anyOf;
      delete jsonSchema.anyOf;
    },
  });
