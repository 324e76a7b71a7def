import { z } from "zod";
import { errorCodeSchema } from "./errors.ts";

/** The body of every error at `/api/v1` (RFC 9457), as `application/problem+json`. */
export const problemSchema = z.object({
  /** `urn:relato:error:` and the code. */
  type: z.string(),
  /** The catalogue's sentence in the language of Accept-Language; Portuguese for any other. */
  title: z.string(),
  status: z.int(),
  code: errorCodeSchema,
  field: z.string().optional(),
  request_id: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
