import type { WebhookFailure } from "@relato/shared/domain/webhooks.ts";
import type { Deps } from "../../deps.ts";
import type { WebhookEndpointRow } from "../../platform/database/schema/webhooks.ts";
import { OutgoingError, requestOutside } from "../../platform/outgoing/request.ts";
import { type SignedMessage, signMessage } from "./secret.ts";

const TIMEOUT_MS = 15_000;

/** How one request ended. */
export interface SendResult {
  at: string;
  status: number | null;
  failure: WebhookFailure | null;
  duration_ms: number;
  /** What the receiver asked for by Retry-After. */
  retry_after_s: number | null;
}

const failureOf = (status: number): WebhookFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
};

/** Seconds or a date (RFC 9110). */
const retryAfterOf = (header: string | string[] | undefined): number | null => {
  if (typeof header !== "string") return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
};

export interface Message {
  /** The same at each attempt, so that a receiver recognises a repetition. */
  id: string;
  body: string;
}

/** Signs and sends one message. The body of the answer is not read. Failures are results. */
export const sendMessage = async (
  deps: Pick<Deps, "auth" | "config">,
  endpoint: WebhookEndpointRow,
  message: Message,
  signal?: AbortSignal,
): Promise<{ result: SendResult; sent: SignedMessage }> => {
  const sent = await signMessage(deps, endpoint, message);
  const at = new Date().toISOString();
  const started = performance.now();
  const end = (more: Pick<SendResult, "status" | "failure" | "retry_after_s">) => ({
    result: { at, duration_ms: Math.round(performance.now() - started), ...more },
    sent,
  });
  try {
    const { status, headers } = await requestOutside({
      url: endpoint.url,
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Relato", ...sent.headers },
      body: message.body,
      allow: deps.config.webhook_allow,
      timeout_ms: TIMEOUT_MS,
      max_bytes: 0,
      ...(signal === undefined ? {} : { signal }),
    });
    const retry_after_s = retryAfterOf(headers["retry-after"]);
    return end({ status, failure: failureOf(status), retry_after_s });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return end({ status: null, failure: error.fault, retry_after_s: null });
  }
};
