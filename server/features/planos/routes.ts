import * as contract from "@relato/shared/contract/planos.ts";
import { PLANOS } from "@relato/shared/domain/planos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { messagesOf } from "../../platform/messages.ts";
import { type Payments, paymentsModeOf } from "../../providers/payments/payments.ts";
import { createCheckout, requireOwnUrl } from "./checkout.ts";
import { readCustomer } from "./customers.ts";
import { cancelPlano, changePlano, createPortal, listInvoices, previewChange } from "./manage.ts";
import { withPaymentErrors } from "./payments-error.ts";
import { planoOffers } from "@relato/shared/domain/plano-offers.ts";
import { readSubscription } from "./subscription.ts";
import { syncSubscription } from "./sync.ts";
import { startTrial } from "./trial.ts";
import { registerPaymentWebhook } from "./webhook-routes.ts";

/** The coupon of a doctor who subscribes; the feature of referrals knows it. */
export type FindDiscount = (payments: Payments, userId: string) => Promise<string | null>;

export const registerPlanosRoutes = (
  app: FastifyInstance,
  deps: Deps,
  findDiscount: FindDiscount,
): void => {
  const { audit, config, db, log, payments } = deps;
  const note = (actor: string, action: string): void =>
    audit.record({ actor, action, outcome: "success" });

  const syncAndRead = async (userId: string) => {
    const customer = payments === null ? null : await readCustomer(db, userId);
    if (payments !== null && customer !== null)
      await withPaymentErrors(deps, () => syncSubscription({ ...deps, payments }, customer));
    return readSubscription(deps, userId);
  };
  /** After a change that the provider made: if it cannot be read now, its webhook follows. */
  const readChanged = (userId: string) =>
    syncAndRead(userId).catch((error: unknown) => {
      log.warn({ err: error }, "a changed subscription was not read");
      return readSubscription(deps, userId);
    });

  bind(app, contract.getSubscription, ({ user }) => readSubscription(deps, user.id));

  bind(app, contract.listPlanos, async ({ query: { locale, currency } }) => ({
    items: planoOffers(
      PLANOS,
      locale,
      messagesOf(locale).planos,
      payments?.prices ?? null,
      currency,
    ),
    payments: paymentsModeOf(config),
    contact: config.sales_contact ?? null,
  }));

  bind(app, contract.startTrial, async ({ user, body }) => {
    await startTrial(deps, user.id, body.locale);
    return readSubscription(deps, user.id);
  });

  bind(app, contract.createCheckout, async ({ user, body }) => {
    const checkout = await createCheckout(deps, user.id, body, findDiscount);
    note(user.id, "plano.checkout");
    return checkout;
  });

  bind(app, contract.createPortal, ({ user, body }) => {
    requireOwnUrl(deps, body.return_url);
    return createPortal(deps, user.id, body);
  });

  bind(app, contract.syncPlano, ({ user }) => syncAndRead(user.id));

  bind(app, contract.previewChange, ({ user, body }) => previewChange(deps, user.id, body.priceId));

  bind(app, contract.changePlano, async ({ user, body }) => {
    await changePlano(deps, user.id, body);
    note(user.id, "plano.change");
    return readChanged(user.id);
  });

  bind(app, contract.cancelPlano, async ({ user, body }) => {
    await cancelPlano(deps, user.id, body.cancel);
    note(user.id, body.cancel ? "plano.cancel" : "plano.resume");
    return readChanged(user.id);
  });

  bind(app, contract.listInvoices, ({ user }) => listInvoices(deps, user.id));

  registerPaymentWebhook(app, deps);
};
