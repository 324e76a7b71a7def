import type { Locale } from "@relato/shared/domain/language.ts";
import Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Payments } from "../../providers/payments/payments.ts";

/** The languages of the provider's pages. */
export const STRIPE_LOCALE = {
  "pt-br": "pt-BR",
  "en-us": "en",
  es: "es",
} as const satisfies Record<Locale, string>;

/** @throws AppError PAYMENTS_OFF where plans are not sold */
export const requirePayments = ({ payments }: Pick<Deps, "payments">): Payments => {
  if (payments === null) throw new AppError("PAYMENTS_OFF");
  return payments;
};

/**
 * Runs calls of the payment provider for a doctor who waits.
 * @throws AppError PAYMENTS_UNREACHABLE, PAYMENT_DECLINED or PAYMENTS_FAILED
 */
export const withPaymentErrors = async <T>(
  { log }: Pick<Deps, "log">,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    if (
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError
    )
      throw new AppError("PAYMENTS_UNREACHABLE");
    if (error instanceof errors.StripeCardError) throw new AppError("PAYMENT_DECLINED");
    if (!(error instanceof errors.StripeError)) throw error;
    // The message may repeat what the doctor sent.
    log.error({ code: error.code, request: error.requestId }, "payment provider refused a call");
    throw new AppError("PAYMENTS_FAILED");
  }
};
