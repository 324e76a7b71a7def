import { z } from "zod";
import { PLANO_IDS } from "../domain/planos.ts";
import { subscriptionSchema } from "./planos.ts";
import { route } from "./route.ts";

const plano = z.enum(PLANO_IDS);
const params = z.object({ userId: z.string().max(64) });

/** An account as the administrator sees it: the plan, no data of patients. */
export const doctorPlanoSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The plan that applies now. */
  current: subscriptionSchema.pick({ status: true, source: true, plano: true }),
  /** A granted plan; a paid one has priority. */
  grant: z
    .object({
      plano,
      /** The last day, in America/Sao_Paulo; null: without an end. */
      until: z.iso.date().nullable(),
      has_ended: z.boolean(),
    })
    .nullable(),
});
export type DoctorPlano = z.infer<typeof doctorPlanoSchema>;

/** POST: an e-mail address must not be in a URL. */
export const findDoctorPlano = route({
  method: "POST",
  path: "/api/admin/planos/find",
  access: "admin",
  scope: null,
  summary: "The plan of the account with an e-mail address",
  body: z.object({ email: z.string().trim().toLowerCase().min(1).max(320) }),
  response: doctorPlanoSchema,
  errors: ["NOT_FOUND"],
});

export const grantPlano = route({
  method: "PUT",
  path: "/api/admin/planos/:userId",
  access: "admin",
  scope: null,
  summary: "Grant a plan, in place of an earlier grant",
  params,
  body: z.object({ plano, until: z.iso.date().nullable() }),
  response: doctorPlanoSchema,
  errors: ["NOT_FOUND", "GRANT_ENDED"],
});

export const revokePlano = route({
  method: "DELETE",
  path: "/api/admin/planos/:userId",
  access: "admin",
  scope: null,
  summary: "Revoke a granted plan",
  params,
  response: doctorPlanoSchema,
  errors: ["NOT_FOUND"],
});
