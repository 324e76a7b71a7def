import { normalizeEmail } from "@relato/shared/domain/email.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Payments } from "../../providers/payments/payments.ts";

interface Person {
  email: string;
  crm: string;
}

const readPerson = async (tx: Tx, userId: string): Promise<Person> => {
  const [account] = await tx.queryAsLogin<{ email: string }>(
    `select email from auth."user" where id = $1`,
    [userId],
  );
  const [profile] = await tx.query<{ crm: string | null }>(
    "select crm from user_profiles where user_id = $1",
    [userId],
  );
  return {
    email: normalizeEmail(account?.email ?? ""),
    crm: (profile?.crm ?? "").toUpperCase().replaceAll(/[^0-9A-Z]/g, ""),
  };
};

/** By mailbox or CRM. `tx`: as the system. */
export const isSamePerson = async (tx: Tx, one: string, other: string): Promise<boolean> => {
  if (one === other) return true;
  const a = await readPerson(tx, one);
  const b = await readPerson(tx, other);
  return a.email === b.email || (a.crm !== "" && a.crm === b.crm);
};

/** The fingerprints of a customer's cards and their CPF or CNPJ. */
const payerKeys = async ({ stripe }: Payments, customer: string): Promise<string[]> => {
  const [cards, taxIds] = await Promise.all([
    stripe.customers.listPaymentMethods(customer, { type: "card", limit: 100 }),
    stripe.customers.listTaxIds(customer, { limit: 100 }),
  ]);
  return [
    ...cards.data.flatMap(({ card }) => card?.fingerprint ?? []),
    ...taxIds.data.flatMap(({ value }) => value.replaceAll(/\D/g, "") || []),
  ];
};

/** By card, CPF or CNPJ. */
export const isSamePayer = async (
  payments: Payments,
  one: string,
  other: string,
): Promise<boolean> => {
  const keys = new Set(await payerKeys(payments, one));
  return (await payerKeys(payments, other)).some((key) => keys.has(key));
};
