import { DEFAULT_LOCALE, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { ApiError } from "../../providers/payments/sandbox/api-error.ts";
import type { Store } from "../../providers/payments/sandbox/store.ts";
import { acceptForms } from "../sharing/public-forms.ts";
import { type Page, sendPage } from "../sharing/send-page.ts";
import { checkoutPage, payCheckoutForm } from "./checkout-page.ts";
import { invoicePage } from "./invoice-page.ts";
import { gonePage, localeOfSession, textOf } from "./page-parts.ts";
import { runPortalAction } from "./portal-actions.ts";
import { portalPage } from "./portal-page.ts";

const SEE_OTHER = 303;

type Answer = { locale: Locale } & ({ page: Page } | { redirect: string });
type Visit = FastifyRequest<{ Params: { id: string } }>;
type Respond = (store: Store, visit: Visit, fields: URLSearchParams) => Promise<Answer>;

const gone: Answer = { locale: DEFAULT_LOCALE, page: gonePage(DEFAULT_LOCALE) };

const showCheckout: Respond = async (store, { params }) => {
  const session = await store.find("checkout.session", params.id);
  if (session === null) return gone;
  const locale = localeOfSession(session);
  return { locale, page: checkoutPage(locale, session) };
};

const payCheckout: Respond = async (store, { params }, fields) => {
  const session = await store.find("checkout.session", params.id);
  if (session === null) return gone;
  const locale = localeOfSession(session);
  const answer = await payCheckoutForm(store, locale, session, fields);
  return "redirect" in answer ? { locale, ...answer } : { locale, page: answer };
};

const showPortal =
  (error: "declined" | "changed" | null): Respond =>
  async (store, { params, url }) => {
    const portal = await store.find("billing_portal.session", params.id);
    if (portal === null) return gone;
    const locale = localeOfSession(portal);
    const query = error === null ? new URL(url, "http://localhost").searchParams : undefined;
    const sentence = error === null ? null : textOf(locale).error[error];
    const page = await portalPage(store, locale, portal, query ?? new URLSearchParams(), sentence);
    return { locale, page };
  };

const changePortal: Respond = async (store, { params }, fields) => {
  const portal = await store.find("billing_portal.session", params.id);
  if (portal === null) return gone;
  await runPortalAction(store, portal, fields);
  return { locale: localeOfSession(portal), redirect: `/sandbox/portal/${portal.id}` };
};

const showInvoice: Respond = async (store, { params }) => {
  const invoice = await store.find("invoice", params.id);
  if (invoice === null) return gone;
  // The language of the customer's last page.
  const [portal] = await store.list("billing_portal.session", { customer: invoice.customer });
  const [session] = await store.list("checkout.session", { customer: invoice.customer });
  const locale = localeOfSession(portal ?? session ?? { locale: null });
  return { locale, page: invoicePage(locale, invoice) };
};

/**
 * The pages of the payment sandbox, as Stripe hosts them: checkout, portal, invoice. Their ids are
 * secrets, as Stripe's are. They exist only where payments are a test.
 */
export const registerPaymentSandbox = (
  app: FastifyInstance,
  { payments }: Deps,
  documents: BuiltPages,
): void => {
  const sandbox = payments?.sandbox ?? null;
  if (sandbox === null) return;

  const answer = async (visit: Visit, reply: FastifyReply, respond: Respond) => {
    const fields = visit.body instanceof URLSearchParams ? visit.body : new URLSearchParams();
    const made = await sandbox.run((store) => respond(store, visit, fields));
    if ("redirect" in made) return reply.redirect(made.redirect, SEE_OTHER);
    return sendPage(documents, { request: visit, reply, locale: made.locale }, made.page);
  };

  const answerPortal = async (visit: Visit, reply: FastifyReply) => {
    try {
      return await answer(visit, reply, changePortal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return answer(visit, reply, showPortal(error.status === 402 ? "declined" : "changed"));
    }
  };

  app.register(async (pages) => {
    acceptForms(pages);
    const open = { config: { access: "anonymous" as const }, schema: { hide: true } };
    type Id = { Params: { id: string } };
    const { checkout, portal, invoice } = {
      checkout: "/sandbox/checkout/:id",
      portal: "/sandbox/portal/:id",
      invoice: "/sandbox/invoices/:id",
    };
    pages.get<Id>(checkout, open, (visit, reply) => answer(visit, reply, showCheckout));
    pages.post<Id>(checkout, open, (visit, reply) => answer(visit, reply, payCheckout));
    pages.get<Id>(portal, open, (visit, reply) => answer(visit, reply, showPortal(null)));
    pages.post<Id>(portal, open, (visit, reply) => answerPortal(visit, reply));
    pages.get<Id>(invoice, open, (visit, reply) => answer(visit, reply, showInvoice));
  });
};
