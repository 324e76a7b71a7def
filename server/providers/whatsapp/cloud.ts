import { z } from "zod";
import type { Locale } from "@relato/shared/domain/language.ts";
import { WhatsappError, type WhatsappMessage, type WhatsappProvider } from "./whatsapp.ts";

const TIMEOUT_MS = 30_000;

/** The service's language codes. */
const LANGUAGE: Record<Locale, string> = { "pt-br": "pt_BR", "en-us": "en_US", es: "es" };

/*
 * Error codes: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 * For other codes the HTTP status decides.
 */
/** The number has no WhatsApp, or this account may not write to it. */
const ADDRESS: readonly number[] = [131_021, 131_026, 131_030, 131_052, 133_010];
export const isAddressCode = (code: number): boolean => ADDRESS.includes(code);
/** Rate limits of the application, the account, or a pair of numbers. */
const BUSY: readonly number[] = [4, 80_007, 130_429, 131_048, 131_056, 131_064];

const answerSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const errorSchema = z.object({ error: z.object({ code: z.number() }) });

const bodyOf = (message: WhatsappMessage, prefix: string): object => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: message.to,
  // The webhook returns this reference with the message's status.
  biz_opaque_callback_data: message.reference,
  type: "template",
  template: {
    name: `${prefix}${message.template}`,
    language: { code: LANGUAGE[message.locale] },
    components: [
      { type: "body", parameters: message.values.map((text) => ({ type: "text", text })) },
    ],
  },
});

const REACH_TIMEOUT_MS = 3000;

const kindOf = (status: number, code: number | null): WhatsappError["kind"] => {
  if (code !== null && isAddressCode(code)) return "address";
  if (status === 429 || (code !== null && BUSY.includes(code))) return "busy";
  return status >= 500 ? "unreachable" : "refused";
};

const readJson = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    // Invalid or truncated JSON. The status alone decides.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  });

/**
 * Meta's Cloud API for template messages:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 * It has no idempotency key: a repeated request sends a second message.
 */
export const createCloudWhatsapp = (options: {
  /** With the API version: `https://graph.facebook.com/v23.0`. */
  url: string;
  token: string;
  phone_id: string;
  /** The prefix of each template name. */
  prefix: string;
}): WhatsappProvider => {
  const endpoint = `${options.url}/${encodeURIComponent(options.phone_id)}/messages`;
  return {
    name: "WhatsApp Cloud API",
    send: async (message) => {
      let response: Response;
      let answer: unknown;
      try {
        response = await fetch(endpoint, {
          method: "POST",
          headers: { authorization: `Bearer ${options.token}`, "content-type": "application/json" },
          body: JSON.stringify(bodyOf(message, options.prefix)),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: "error",
        });
        answer = await readJson(response);
      } catch {
        // fetch's error contains the URL with the account's number.
        throw new WhatsappError("unreachable", "no answer");
      }
      const accepted = response.ok ? answerSchema.safeParse(answer).data : undefined;
      if (accepted !== undefined)
        return { state: "sent", message_id: accepted.messages[0]?.id ?? null };
      const code = errorSchema.safeParse(answer).data?.error.code ?? null;
      const kind = response.ok ? "unreachable" : kindOf(response.status, code);
      throw new WhatsappError(kind, [response.status, code].filter((n) => n !== null).join(" "));
    },
    reachable: async () => {
      try {
        // Reads the number, which also needs a valid token.
        const number = `${options.url}/${encodeURIComponent(options.phone_id)}?fields=id`;
        const response = await fetch(number, {
          headers: { authorization: `Bearer ${options.token}` },
          signal: AbortSignal.timeout(REACH_TIMEOUT_MS),
          redirect: "error",
        });
        await response.body?.cancel();
        return response.ok;
      } catch {
        // No DNS entry, no connection, or a timeout.
        return false;
      }
    },
  };
};
