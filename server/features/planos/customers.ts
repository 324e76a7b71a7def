import { createHash } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import { findAccount } from "../contas/queries.ts";
import { asPayments } from "./as-payments.ts";

export const findCustomer = async (tx: Tx, userId: string): Promise<string | null> => {
  const [row] = await tx.query<{ customer_id: string }>(
    "select customer_id from stripe_customers where user_id = $1",
    [userId],
  );
  return row?.customer_id ?? null;
};

export const readCustomer = (db: Deps["db"], userId: string): Promise<string | null> =>
  asPayments(db, "find a doctor's customer", (tx) => findCustomer(tx, userId));

/** The doctor of a customer; null for a customer that is not ours. */
export const findDoctorOfCustomer = async (tx: Tx, customerId: string): Promise<string | null> => {
  const [row] = await tx.query<{ user_id: string }>(
    "select user_id from stripe_customers where customer_id = $1",
    [customerId],
  );
  return row?.user_id ?? null;
};

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The doctor's customer, created at the provider and stored if there is none. */
export const ensureCustomer = async (
  { db }: Pick<Deps, "db">,
  { stripe }: Payments,
  userId: string,
): Promise<string> => {
  const stored = await readCustomer(db, userId);
  if (stored !== null) return stored;
  const account = await findAccount(db, userId);
  const customer = await stripe.customers.create(
    { email: account!.email, name: account!.name, metadata: { user_id: userId } },
    // Two requests at once create one customer. A key is refused with other values.
    { idempotencyKey: `customer-${userId}-${digest(`${account!.email} ${account!.name}`)}` },
  );
  return asPayments(db, "store a doctor's customer", async (tx) => {
    await tx.query(
      `insert into stripe_customers (user_id, customer_id) values ($1, $2)
       on conflict (user_id) do nothing`,
      [userId, customer.id],
    );
    return (await findCustomer(tx, userId))!;
  });
};
