import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { moveClock } from "../../testing/payments.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ORIGIN = "http://localhost:3000";

const stripe = () => server.deps.payments!.stripe;

const openCheckout = async (locale: "pt-BR" | "en" | "es" = "pt-BR") => {
  const customer = await stripe().customers.create({ email: "ana@example.org" });
  const session = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: server.deps.payments!.prices.semester.BRL, quantity: 1 }],
    success_url: `${ORIGIN}/pt-br/success?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ORIGIN}/pt-br/pricing`,
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    customer_update: { name: "auto", address: "auto" },
    locale,
  });
  return { customer: customer.id, session: session.id, path: new URL(session.url!).pathname };
};

const post = (url: string, fields: Record<string, string>, headers: object = {}) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const get = async (url: string): Promise<string> => {
  const { body, statusCode } = await server.app.inject({ url });
  expect(statusCode).toBe(200);
  return body.replaceAll(/ /g, " ");
};

const subscribe = async () => {
  const { customer, path } = await openCheckout();
  await post(path, { card: "visa", line1: "Rua A, 1", city: "Recife" });
  const { url } = await stripe().billingPortal.sessions.create({ customer, locale: "pt-BR" });
  const [subscription] = (await stripe().subscriptions.list({ customer })).data;
  const read = () => stripe().subscriptions.retrieve(subscription!.id);
  return { customer, portal: new URL(url).pathname, read };
};

describe("the checkout page", () => {
  it.each([
    ["pt-BR", "nenhum dinheiro é cobrado"],
    ["en", "no money is charged"],
    ["es", "no se cobra dinero"],
  ] as const)("says in %s that it is a test", async (locale, words) => {
    const { path } = await openCheckout(locale);
    expect(await get(path)).toContain(words);
  });

  it("keeps what was typed when the card is declined, and then leads back", async () => {
    const { customer, session, path } = await openCheckout();
    const typed = { line1: "Rua <A>, 1", city: "Recife", tax_id: "529.982.247-25" };
    const declined = await post(path, { ...typed, card: "declined" });
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain("O cartão foi recusado");
    expect(declined.body).toContain('value="Rua &lt;A&gt;, 1"');
    const paid = await post(path, { ...typed, card: "visa" });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(`${ORIGIN}/pt-br/success?session=${session}`);
    const [taxId] = (await stripe().customers.listTaxIds(customer)).data;
    expect(taxId).toMatchObject({ type: "br_cpf", value: "52998224725" });
    expect(await get(path)).toContain("já foi concluído");
  });

  it("refuses a wrong CPF", async () => {
    const { path } = await openCheckout();
    const answer = await post(path, { card: "visa", tax_id: "111.111.111-11" });
    expect(answer.body).toContain("CPF ou CNPJ não está certo");
  });

  it("refuses a form of another site and an unknown id", async () => {
    const { path, customer } = await openCheckout();
    const foreign = await post(path, { card: "visa" }, { "sec-fetch-site": "cross-site" });
    expect(foreign.statusCode).toBe(403);
    expect((await stripe().subscriptions.list({ customer })).data).toEqual([]);
    const unknown = await server.app.inject({ url: "/sandbox/checkout/cs_test_none" });
    expect(unknown.statusCode).toBe(404);
  });
});

describe("the portal", () => {
  it("shows the price of a change before it happens", async () => {
    const { portal, read } = await subscribe();
    const { yearly, semester } = server.deps.payments!.prices;
    expect(await get(`${portal}?ask=change&price=${yearly.BRL}`)).toContain("Confirmar e pagar R$");
    expect((await read()).items.data[0]!.price.id).toBe(semester.BRL);
    await post(portal, { intent: "change", price: yearly.BRL });
    expect((await read()).items.data[0]!.price.id).toBe(yearly.BRL);
  });

  it("cancels with the period, and undoes that", async () => {
    const { portal, read } = await subscribe();
    expect(await get(`${portal}?ask=cancel`)).toContain("Confirmar o cancelamento");
    await post(portal, { intent: "cancel" });
    expect(await read()).toMatchObject({ cancel_at_period_end: true, status: "active" });
    expect(await get(portal)).toContain("Termina em");
    await post(portal, { intent: "undo" });
    expect(await read()).toMatchObject({ cancel_at_period_end: false });
  });

  it("pays an open invoice with another card", async () => {
    const { portal, read } = await subscribe();
    await post(portal, { intent: "card", card: "declined" });
    const used = await post(portal, { intent: "card", card: "fails_later" });
    expect(used.statusCode).toBe(303);
    await moveClock(server.deps, 185);
    // The first payment of this card succeeds; the next one fails.
    await moveClock(server.deps, 184);
    expect(await read()).toMatchObject({ status: "past_due" });
    expect(await get(portal)).toContain("em aberto");
    await post(portal, { intent: "pay", card: "mastercard" });
    expect(await read()).toMatchObject({ status: "active" });
  });

  it("moves the clock, refunds and disputes", async () => {
    const { customer, portal } = await subscribe();
    const before = await server.deps.db.pool.query<{ now: Date }>("select billing_now() as now");
    await post(portal, { intent: "advance-7" });
    const after = await server.deps.db.pool.query<{ now: Date }>("select billing_now() as now");
    const moved = Date.parse(String(after.rows[0]!.now)) - Date.parse(String(before.rows[0]!.now));
    expect(moved).toBeGreaterThanOrEqual(7 * 86_400_000);
    await post(portal, { intent: "dispute" });
    await post(portal, { intent: "lost" });
    const [charge] = (await stripe().charges.list({ customer })).data;
    const [dispute] = (await stripe().disputes.list({ charge: charge!.id })).data;
    expect(dispute).toMatchObject({ status: "lost" });
  });

  it("links each invoice to its receipt", async () => {
    const { portal } = await subscribe();
    const [, path] = /href="(\/sandbox\/invoices\/[^"]+)"/.exec(await get(portal))!;
    expect(await get(path!)).toContain("Plano Semestral");
  });
});

it("exists only where payments are a test", async () => {
  const { path } = await openCheckout();
  const other = await createTestApp({ env: { PAYMENTS: "included" } });
  const { statusCode } = await other.app.inject({ method: "POST", url: path });
  await other.close();
  expect(other.deps.payments).toBeNull();
  expect(statusCode).toBe(404);
});
