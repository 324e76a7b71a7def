import { newId } from "../ids.ts";

export const newEvent = (
  created: number,
  of: { type: string; object: object; previous: object | undefined; api_version: string },
) => ({
  id: newId("evt"),
  object: "event" as const,
  api_version: of.api_version,
  created,
  data: {
    object: of.object,
    ...(of.previous !== undefined && { previous_attributes: of.previous }),
  },
  livemode: false,
  /** 1 until our webhook has acknowledged it. */
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: of.type,
});
export type SandboxEvent = ReturnType<typeof newEvent>;
