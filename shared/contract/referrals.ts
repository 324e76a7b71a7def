import { z } from "zod";
import { REFERRAL_STATUSES } from "../domain/referral.ts";
import { route } from "./route.ts";

export const referralSchema = z.object({
  id: z.uuid(),
  /** Enough to recognise the person, e.g. `an***@clinica.com.br`. */
  email: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  created_at: z.iso.datetime(),
  /** Pending until then; null before the first payment. */
  hold_until: z.iso.datetime().nullable(),
  activated_at: z.iso.datetime().nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

export const listReferrals = route({
  method: "GET",
  path: "/api/referrals",
  access: "doctor",
  scope: null,
  summary: "The doctor's referral code, referrals and discount",
  response: z.object({
    code: z.string(),
    items: z.array(referralSchema),
    active: z.int(),
    discount_percent: z.int(),
    /** 0, 33, 66 or 100. */
    progress_percent: z.int(),
  }),
  errors: ["SUBSCRIBERS_ONLY"],
});

export const createReferral = route({
  method: "POST",
  path: "/api/referrals",
  access: "doctor",
  scope: null,
  summary: "Stores who referred the signed-in doctor, if that is allowed",
  body: z.object({ ref: z.string().min(1).max(64) }),
  /** False: refused, or another referrer was first. The link is used up in both cases. */
  response: z.object({ stored: z.boolean() }),
  errors: [],
});
