import type { Locale } from "@relato/shared/domain/language.ts";

/** Whoever is written to first may only be sent a template that the service has approved; docs/whatsapp.md holds their texts. */
export const WHATSAPP_TEMPLATES = [
  "appointment_created",
  "appointment_changed",
  "appointment_cancelled",
  "appointment_reminder",
] as const;
export type WhatsappTemplate = (typeof WHATSAPP_TEMPLATES)[number];

/** One message, in the reader's language. */
export interface WhatsappMessage {
  /** What the service names when it says what became of the message; nobody's name or number. */
  reference: string;
  /** Digits, with the country's code: 5511987654321. */
  to: string;
  template: WhatsappTemplate;
  locale: Locale;
  /** What stands in the template's places, {{1}} first. */
  values: string[];
  /** The whole text, as the template makes it of these values: for the outbox. */
  text: string;
}

/** The WhatsApp port: the WhatsApp Cloud API, or the outbox on disk. */
export interface WhatsappProvider {
  readonly name: string;
  /**
   * Resolves when the service has taken it, with its id there, or when the outbox holds it, with null.
   * @throws WhatsappError when it has not
   */
  send(message: WhatsappMessage): Promise<string | null>;
}

/** What went wrong, without the number and the text. */
export class WhatsappError extends Error {
  override readonly name = "WhatsappError";
  /**
   * `address`: nobody can be written to at this number, now or later. `busy`: too many at once. `refused`: the service wants something else
   * of this installation (token, template). `unreachable`: no answer, or an error of the service's own.
   */
  readonly kind: "address" | "busy" | "refused" | "unreachable";
  /** The HTTP status and the service's own code, such as `400 131026`; for the log. */
  readonly code: string;
  constructor(kind: WhatsappError["kind"], code: string) {
    super(`WhatsApp did not take the message (${kind}, ${code})`);
    this.kind = kind;
    this.code = code;
  }
}
