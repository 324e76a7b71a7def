import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isAddressCode } from "./cloud.ts";

/*
 * What the Cloud API tells of messages that were sent:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components#statuses-object
 */

/** What became of one message, as the service says it. */
export interface MessageStatus {
  /** The service's id of the message (`wamid.…`). */
  message_id: string;
  /** What was sent along as its reference. */
  reference: string;
  at: Date;
  outcome:
    | { kind: "delivered" }
    | { kind: "read" }
    /** `address`: nobody can be written to at this number. */
    | { kind: "failed"; reason: "address" | "service" };
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing of either, nor of their lengths. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(digestOf(a), digestOf(b));

/** Whether the header `X-Hub-Signature-256` is this body's, made with the app's secret. */
export const isSigned = (secret: string, body: Buffer, header: string): boolean =>
  isSameSecret(header, `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);

const printable = z.string().regex(/^[\u0020-\u007e]{1,512}$/);
const statusSchema = z.object({
  id: printable,
  status: z.enum(["delivered", "read", "failed"]),
  /** Unix seconds. */
  timestamp: z.coerce.number().int().min(0).max(4_102_444_800),
  biz_opaque_callback_data: printable,
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const payloadSchema = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

const toStatus = (one: z.output<typeof statusSchema>): MessageStatus => ({
  message_id: one.id,
  reference: one.biz_opaque_callback_data,
  at: new Date(one.timestamp * 1000),
  outcome:
    one.status === "failed"
      ? {
          kind: "failed",
          reason: one.errors?.some(({ code }) => isAddressCode(code)) ? "address" : "service",
        }
      : { kind: one.status },
});

/**
 * What a webhook's body says of this number's messages, in its order; null when it is none of the Cloud API's. What has no reference, or is
 * something else (a message that came in, "sent"), is left out.
 */
export const readStatuses = (body: unknown, phoneId: string): MessageStatus[] | null => {
  const payload = payloadSchema.safeParse(body);
  if (!payload.success) return null;
  return payload.data.entry
    .flatMap(({ changes }) => changes)
    .filter(
      ({ field, value }) => field === "messages" && value.metadata?.phone_number_id === phoneId,
    )
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap((one) => {
      const status = statusSchema.safeParse(one);
      return status.success ? [toStatus(status.data)] : [];
    });
};
