import { z } from "zod";

/** A secure link as it is stored, without its secrets. */
export const linkFields = z.object({
  id: z.uuid(),
  protection: z.enum(["code", "birth_date"]),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type LinkFields = z.infer<typeof linkFields>;

/** An attempt to open a link. */
export const openingFields = z.object({
  outcome: z.enum(["opened", "downloaded", "wrong", "locked"]),
  at: z.iso.datetime(),
});
export type OpeningFields = z.infer<typeof openingFields>;
