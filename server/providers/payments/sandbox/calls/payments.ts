import { invalid } from "../api-error.ts";
import { flagOf, numberOf, objectOf, type Params, textOf, textsOf } from "../form.ts";
import { type Charge, newRefund } from "../objects/payment.ts";
import type { Store } from "../store.ts";
import { type Call, listCall, retrieveCall } from "./call.ts";

const findCharge = async (store: Store, params: Params): Promise<Charge> => {
  const charge = textOf(params, "charge");
  if (charge !== undefined) return store.get("charge", charge, "charge");
  const id = textOf(params, "payment_intent");
  if (id === undefined)
    throw invalid("One of the following params should be provided: payment_intent or charge.");
  const { latest_charge } = await store.get("payment_intent", id, "payment_intent");
  if (latest_charge === null) throw invalid("This PaymentIntent has no successful charge.");
  return store.get("charge", latest_charge);
};

/** @throws ApiError charge_already_refunded, or when the amount is more than what is left */
export const refundCharge = async (
  store: Store,
  charge: Charge,
  asked?: number,
  reason: string | null = null,
) => {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      "charge_already_refunded",
    );
  const amount = asked ?? left;
  if (amount > left || amount < 1)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
      "amount",
    );
  const refund = newRefund(store.now, charge, amount, reason);
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = amount_refunded === charge.amount;
  const after = { ...charge, amount_refunded, refunded };
  await store.save(refund, after);
  await store.emit("refund.created", refund);
  await store.emit("charge.refunded", after);
  return refund;
};

const createRefund: Call = {
  method: "POST",
  path: "/v1/refunds",
  accepts: ["amount", "charge", "metadata", "payment_intent", "reason"],
  run: async ({ store, params }) =>
    refundCharge(
      store,
      await findCharge(store, params),
      numberOf(params, "amount"),
      textOf(params, "reason") ?? null,
    ),
};

/** A won or lost dispute. */
export const closeDispute = async (store: Store, id: string, status: "won" | "lost") => {
  const dispute = await store.get("dispute", id);
  if (dispute.status !== "needs_response") throw invalid("This dispute is already closed");
  const closed = { ...dispute, status };
  await store.save(closed);
  await store.emit("charge.dispute.closed", closed);
  return closed;
};

/** Stripe's test mode decides a dispute by this text in the evidence. */
const updateDispute: Call = {
  method: "POST",
  path: "/v1/disputes/:id",
  accepts: ["evidence", "submit"],
  run: async ({ store, params, id }) => {
    const text = textOf(objectOf(params, "evidence"), "uncategorized_text");
    if (flagOf(params, "submit") === false || text === undefined) return store.get("dispute", id);
    return closeDispute(store, id, text === "winning_evidence" ? "won" : "lost");
  },
};

const closeLost: Call = {
  method: "POST",
  path: "/v1/disputes/:id/close",
  accepts: [],
  run: ({ store, id }) => closeDispute(store, id, "lost"),
};

const byText =
  (...names: readonly string[]) =>
  (params: Params): object =>
    Object.fromEntries(
      names.flatMap((name) => (typeof params[name] === "string" ? [[name, params[name]]] : [])),
    );

export const PAYMENT_CALLS: readonly Call[] = [
  retrieveCall("payment_method", "/v1/payment_methods/:id"),
  listCall("payment_method", "/v1/payment_methods", ["customer", "type"], byText("type")),
  listCall("payment_method", "/v1/customers/:id/payment_methods", ["type"], byText("type")),
  listCall("tax_id", "/v1/customers/:id/tax_ids"),
  retrieveCall("payment_intent", "/v1/payment_intents/:id"),
  retrieveCall("charge", "/v1/charges/:id"),
  listCall("charge", "/v1/charges", ["customer", "payment_intent"], byText("payment_intent")),
  createRefund,
  retrieveCall("refund", "/v1/refunds/:id"),
  listCall(
    "refund",
    "/v1/refunds",
    ["charge", "payment_intent"],
    byText("charge", "payment_intent"),
  ),
  updateDispute,
  closeLost,
  retrieveCall("dispute", "/v1/disputes/:id"),
  listCall(
    "dispute",
    "/v1/disputes",
    ["charge", "payment_intent"],
    byText("charge", "payment_intent"),
  ),
  retrieveCall("event", "/v1/events/:id"),
  listCall("event", "/v1/events", ["type", "types"], byText("type"), ({ type }, params) => {
    const types = textsOf(params, "types");
    return types.length === 0 || types.includes(type);
  }),
];
