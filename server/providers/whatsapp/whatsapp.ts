import type { Locale } from "@relato/shared/domain/language.ts";
import type { Delivery } from "../delivery.ts";

/** The first message to a number must be an approved template (texts in docs/whatsapp.md). */
export const WHATSAPP_TEMPLATES = [
  "appointment_created",
  "appointment_changed",
  "appointment_cancelled",
  "appointment_reminder",
] as const;
export type WhatsappTemplate = (typeof WHATSAPP_TEMPLATES)[number];

/** One message in the recipient's language. */
export interface WhatsappMessage {
  /** The webhook returns it with the message's status. It must not identify a person. */
  reference: string;
  /** Digits with the country code: 5511987654321. */
  to: string;
  template: WhatsappTemplate;
  locale: Locale;
  /** The values of the template's parameters {{1}}, {{2}}, … */
  values: string[];
  /** The complete text, for the outbox. */
  text: string;
}

/** The WhatsApp port: the WhatsApp Cloud API, or the outbox on disk. */
export interface WhatsappProvider {
  readonly name: string;
  /** @throws WhatsappError */
  send(message: WhatsappMessage): Promise<Delivery>;
  /** Whether the service answers for the sending number; true for the outbox. */
  reachable(): Promise<boolean>;
}

/** Omits the number and the text. */
export class WhatsappError extends Error {
  override readonly name = "WhatsappError";
  /**
   * `address`: the number can never receive messages. `busy`: rate limit. `refused`: wrong
   * configuration (token, template). `unreachable`: no answer, or an internal error of the service.
   */
  readonly kind: "address" | "busy" | "refused" | "unreachable";
  /** The HTTP status and the service's code for the log, such as `400 131026`. */
  readonly code: string;
  constructor(kind: WhatsappError["kind"], code: string) {
    super(`WhatsApp refused the message (${kind}, ${code})`);
    this.kind = kind;
    this.code = code;
  }
}
