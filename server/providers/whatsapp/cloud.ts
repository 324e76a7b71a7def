import { z } from "zod";
import type { Locale } from "@relato/shared/domain/language.ts";
import { WhatsappError, type WhatsappMessage, type WhatsappProvider } from "./whatsapp.ts";

const TIMEOUT_MS = 30_000;

/** https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates/supported-languages */
const LANGUAGE: Record<Locale, string> = { "pt-br": "pt_BR", "en-us": "en_US", es: "es" };

/*
 * The service's own codes: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 * What is in none of these lists is judged by the HTTP status.
 */
/** Not a number with WhatsApp, or one that this account may not write to. */
const ADDRESS: readonly number[] = [131_021, 131_026, 131_030, 131_052, 133_010];
export const isAddressCode = (code: number): boolean => ADDRESS.includes(code);
/** Limits of the application, of the account, of one pair of numbers. */
const BUSY: readonly number[] = [4, 80_007, 130_429, 131_048, 131_056, 131_064];

const answerSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const errorSchema = z.object({ error: z.object({ code: z.number() }) });

const bodyOf = (message: WhatsappMessage, prefix: string): object => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: message.to,
  // Comes back with what becomes of the message (webhook.ts).
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

const kindOf = (status: number, code: number | null): WhatsappError["kind"] => {
  if (code !== null && isAddressCode(code)) return "address";
  if (status === 429 || (code !== null && BUSY.includes(code))) return "busy";
  return status >= 500 ? "unreachable" : "refused";
};

const readJson = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    // No JSON, or cut off: then the status speaks alone.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  });

/**
 * WhatsApp through Meta's Cloud API (https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates). It has no key
 * that would make a repeated request one message: who repeats must know.
 */
export const createCloudWhatsapp = (options: {
  /** With its version: `https://graph.facebook.com/v23.0`. */
  url: string;
  token: string;
  phone_id: string;
  /** Stands before each template's name. */
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
        // fetch's own error quotes the address, in which the account's number stands.
        throw new WhatsappError("unreachable", "no answer");
      }
      const taken = response.ok ? answerSchema.safeParse(answer).data : undefined;
      if (taken !== undefined) return taken.messages[0]?.id ?? null;
      const code = errorSchema.safeParse(answer).data?.error.code ?? null;
      const kind = response.ok ? "unreachable" : kindOf(response.status, code);
      throw new WhatsappError(kind, [response.status, code].filter((n) => n !== null).join(" "));
    },
  };
};
