import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isAddressCode } from "./cloud.ts";

/*
 * Status reports of sent messages:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components#statuses-object
 */

export interface MessageStatus {
  /** The service's id of the message (`wamid.…`). */
  message_id: string;
  /** The reference that we sent with the message. */
  reference: string;
  at: Date;
  outcome:
    | { kind: "delivered" }
    | { kind: "read" }
    /** `address`: the number cannot receive messages. */
    | { kind: "failed"; reason: "address" | "service" };
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares two secrets in constant time, also for different lengths. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(digestOf(a), digestOf(b));

/** Whether `header` (`X-Hub-Signature-256`) is the body's HMAC with the app's secret. */
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

const toMessageStatus = (report: z.output<typeof statusSchema>): MessageStatus => ({
  message_id: report.id,
  reference: report.biz_opaque_callback_data,
  at: new Date(report.timestamp * 1000),
  outcome:
    report.status === "failed"
      ? {
          kind: "failed",
          reason: report.errors?.some(({ code }) => isAddressCode(code)) ? "address" : "service",
        }
      : { kind: report.status },
});

/**
 * The reports in a webhook's body about messages from this number; null for any other body. Skips
 * entries without a reference and of other kinds (received messages, "sent").
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
      return status.success ? [toMessageStatus(status.data)] : [];
    });
};
