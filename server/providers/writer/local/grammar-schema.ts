import { z } from "zod";

/**
 * A zod schema as the JSON schema that node-llama-cpp makes a grammar of. It knows `oneOf` where zod writes `anyOf`; limits
 * of numbers and lengths are the caller's to check.
 */
export const grammarSchemaOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.anyOf === undefined) return;
      jsonSchema.oneOf = jsonSchema.anyOf;
      delete jsonSchema.anyOf;
    },
  });
