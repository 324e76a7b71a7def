import type { Tx } from "../../../platform/database/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import type { sandbox_objects } from "../../../platform/database/schema/payment-sandbox.ts";
import { missing } from "./api-error.ts";
import { PRICES, type Price, PRODUCTS, type Product } from "./catalogue.ts";
import type { Coupon, Discount } from "./objects/coupon.ts";
import type { Customer, TaxId } from "./objects/customer.ts";
import { newEvent, type SandboxEvent } from "./objects/event.ts";
import type { Invoice } from "./objects/invoice.ts";
import type {
  Charge,
  Dispute,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from "./objects/payment.ts";
import type { Checkout, Portal } from "./objects/session.ts";
import type { Subscription } from "./objects/subscription.ts";

/** The stored objects by Stripe's `object`. */
export interface Kinds {
  "billing_portal.session": Portal;
  charge: Charge;
  "checkout.session": Checkout;
  coupon: Coupon;
  customer: Customer;
  discount: Discount;
  dispute: Dispute;
  event: SandboxEvent;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  subscription: Subscription;
  tax_id: TaxId;
}
export type Kind = keyof Kinds;
export type SandboxObject = Kinds[Kind];

export interface ListFilter {
  customer?: string | undefined;
  /** Values that the object must contain. */
  contains?: object;
  created?: { gte?: number | undefined; lte?: number | undefined };
  limit?: number;
  starting_after?: string | undefined;
}

/** The sandbox's state in one transaction, at one time of its clock. */
export interface Store {
  /** Unix seconds of the sandbox's clock. */
  now: number;
  readonly base_url: string;
  find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null>;
  /** @throws ApiError resource_missing */
  get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]>;
  /** Newest first. */
  list<K extends Kind>(kind: K, filter?: ListFilter): Promise<Kinds[K][]>;
  save(...objects: SandboxObject[]): Promise<void>;
  /** Stores an event and enqueues its delivery. */
  emit(type: string, object: SandboxObject, previous?: object): Promise<void>;
  query<Row extends Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
}

type Row<K extends Kind> = Omit<typeof sandbox_objects.$inferSelect, "data"> & { data: Kinds[K] };

const MAX_ROWS = 1000;
const TABLE = "installation.sandbox_objects";

const CONSTANTS = new Map<string, SandboxObject>(
  [...PRICES, ...PRODUCTS].map((object) => [object.id, object]),
);

const LIST = `
  select data from ${TABLE}
   where kind = $1 and ($2::text is null or customer_id = $2) and data @> $3::jsonb
     and ($4::bigint is null or (data->>'created')::bigint >= $4)
     and ($5::bigint is null or (data->>'created')::bigint <= $5)
     and ($6::text is null or position < (select position from ${TABLE} where id = $6))
   order by position desc limit $7`;

const SAVE = `
  insert into ${TABLE} (id, kind, customer_id, data) values ($1, $2, $3, $4)
  on conflict (id) do update set data = excluded.data, customer_id = excluded.customer_id`;

const customerOf = (object: SandboxObject): string | null => {
  if (object.object === "invoice_payment") return object.sandbox.customer;
  return "customer" in object ? object.customer : null;
};

export interface StoreContext {
  base_url: string;
  api_version: string;
  jobs: Jobs;
}

export const openStore = (tx: Tx, now: number, context: StoreContext): Store => {
  const query: Store["query"] = (text, params) => tx.queryAsLogin(text, params);
  const find: Store["find"] = async <K extends Kind>(kind: K, id: string) => {
    const constant = CONSTANTS.get(id);
    if (constant !== undefined) return constant.object === kind ? (constant as Kinds[K]) : null;
    const [row] = await query<Pick<Row<K>, "data">>(
      `select data from ${TABLE} where id = $1 and kind = $2`,
      [id, kind],
    );
    return row?.data ?? null;
  };
  const save: Store["save"] = async (...objects) => {
    for (const object of objects) {
      const customer = customerOf(object);
      await query(SAVE, [object.id, object.object, customer, JSON.stringify(object)]);
    }
  };
  const store: Store = {
    now,
    base_url: context.base_url,
    find,
    query,
    save,
    get: async (kind, id, param) => {
      const found = await find(kind, id);
      if (found === null) throw missing(kind, id, param);
      return found;
    },
    list: async <K extends Kind>(kind: K, filter: ListFilter = {}) => {
      if (kind === "price") return [...PRICES] as Kinds[K][];
      if (kind === "product") return [...PRODUCTS] as Kinds[K][];
      const { customer = null, contains = {}, created = {}, limit = MAX_ROWS } = filter;
      const { gte = null, lte = null } = created;
      const after = filter.starting_after ?? null;
      const params = [kind, customer, JSON.stringify(contains), gte, lte, after, limit];
      return (await query<Pick<Row<K>, "data">>(LIST, params)).map(({ data }) => data);
    },
    emit: async (type, object, previous) => {
      const { api_version, jobs } = context;
      const event = newEvent(store.now, { type, object, previous, api_version });
      await save(event);
      await jobs.enqueue(tx, "sandbox-webhook", { event_id: event.id }, { key: event.id });
    },
  };
  return store;
};
