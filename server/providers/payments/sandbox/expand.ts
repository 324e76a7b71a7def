import { invalid } from "./api-error.ts";
import { listOf } from "./objects/nulls.ts";
import { type Checkout, newLineItem } from "./objects/session.ts";
import type { Kind, Store } from "./store.ts";

type Json = Record<string, unknown>;

/** The kinds of the ids that can be expanded. */
const KIND_OF_PREFIX: Readonly<Record<string, Kind>> = {
  ch: "charge",
  cus: "customer",
  di: "discount",
  in: "invoice",
  pi: "payment_intent",
  pm: "payment_method",
  price: "price",
  prod: "product",
  sub: "subscription",
};
const MAX_LEVELS = 4;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Lists that are sent only when they are expanded. */
const INCLUDABLE: Readonly<
  Record<string, (store: Store, object: Json) => Promise<readonly object[]>>
> = {
  "charge.refunds": (store, { id }) => store.list("refund", { contains: { charge: id } }),
  "checkout.session.line_items": (_store, object) =>
    Promise.resolve([newLineItem(object as unknown as Checkout)]),
  "customer.subscriptions": async (store, { id }) =>
    (await store.list("subscription", { customer: String(id) })).filter(
      ({ status }) => status !== "canceled",
    ),
  "customer.tax_ids": (store, { id }) => store.list("tax_id", { customer: String(id) }),
  "invoice.payments": (store, { id, customer }) =>
    store.list("invoice_payment", { customer: String(customer), contains: { invoice: id } }),
};

const load = async (store: Store, name: string, value: unknown): Promise<unknown> => {
  if (typeof value !== "string") return value;
  const kind = name === "coupon" ? "coupon" : KIND_OF_PREFIX[value.split("_")[0] ?? ""];
  return kind === undefined ? value : ((await store.find(kind, value)) ?? value);
};

const expandPath = async (store: Store, object: Json, names: readonly string[]): Promise<void> => {
  const [name = "", ...rest] = names;
  const includable = INCLUDABLE[`${String(object["object"])}.${name}`];
  if (includable !== undefined && object[name] === undefined)
    object[name] = listOf(`/v1/${name}`, [...(await includable(store, object))]);
  if (!(name in object)) throw invalid(`This property cannot be expanded (${name}).`, "expand");
  const value = object[name];
  object[name] = Array.isArray(value)
    ? await Promise.all(value.map((each) => load(store, name, each)))
    : await load(store, name, value);
  if (rest.length === 0) return;
  for (const next of [object[name]].flat()) if (isObject(next)) await expandPath(store, next, rest);
};

/** A copy with the objects of these ids in place of the ids. @throws ApiError */
export const expand = async (
  store: Store,
  answer: object,
  paths: readonly string[],
): Promise<object> => {
  const copy = structuredClone(answer) as Json;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_LEVELS)
      throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, "expand");
    await expandPath(store, copy, names);
  }
  return copy;
};
