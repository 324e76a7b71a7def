import { z } from "zod";
import { errorCodeSchema } from "./errors.ts";

/** The body of every error response. `field`: the path of the refused value. */
export const errorBodySchema = z.object({
  error: errorCodeSchema,
  /** The catalogue's sentence in the language of Accept-Language; Portuguese for any other. */
  message: z.string(),
  field: z.string().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
