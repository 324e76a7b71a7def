import { createHash } from "node:crypto";
import { ApiError, invalid } from "./api-error.ts";
import type { Call } from "./calls/call.ts";
import { CLOCK_CALLS } from "./calls/clock-calls.ts";
import { CUSTOMER_CALLS } from "./calls/customers.ts";
import { INVOICE_CALLS } from "./calls/invoices.ts";
import { PAYMENT_CALLS } from "./calls/payments.ts";
import { SESSION_CALLS } from "./calls/sessions.ts";
import { SUBSCRIPTION_CALLS } from "./calls/subscriptions.ts";
import { expand } from "./expand.ts";
import { type Params, parseForm, textsOf } from "./form.ts";
import type { Store } from "./store.ts";

export interface ApiRequest {
  method: string;
  path: string;
  /** The query of a GET, the body of others. */
  form: string;
  idempotency_key: string | undefined;
}

export interface ApiAnswer {
  status: number;
  body: string;
}

const CALLS: readonly Call[] = [
  ...CUSTOMER_CALLS,
  ...SESSION_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...CLOCK_CALLS,
];

/** The call of a path. A path without parameter comes first: `/invoices/create_preview`. */
const findCall = (method: string, path: string): { call: Call; id: string } | null => {
  const exact = CALLS.find((call) => call.method === method && call.path === path);
  if (exact !== undefined) return { call: exact, id: "" };
  const given = path.split("/");
  for (const call of CALLS) {
    const names = call.path.split("/");
    const fits = names.every((name, at) => name === ":id" || name === given[at]);
    if (call.method === method && names.length === given.length && fits)
      return { call, id: decodeURIComponent(given[names.indexOf(":id")] ?? "") };
  }
  return null;
};

const requireKnown = (call: Call, params: Params): void => {
  for (const name of Object.keys(params))
    if (name !== "expand" && !call.accepts.includes(name))
      throw invalid(`Received unknown parameter: ${name}`, name, "parameter_unknown");
};

/** Leaves out what Stripe's objects do not have. */
export const serialize = (object: object): string =>
  JSON.stringify(object, (key, value: unknown) => (key === "sandbox" ? undefined : value));

const errorAnswer = (error: ApiError): ApiAnswer => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }),
});

const runCall = async (store: Store, { method, path, form }: ApiRequest): Promise<ApiAnswer> => {
  const found = findCall(method, path);
  if (found === null)
    throw new ApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  const params = parseForm(form);
  requireKnown(found.call, params);
  const answer = await found.call.run({ store, params, id: found.id });
  if (answer instanceof ApiError) return errorAnswer(answer);
  return {
    status: 200,
    body: serialize(await expand(store, answer, textsOf(params, "expand"))),
  };
};

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

const DAY_S = 86_400;
const FIND_ANSWER = `select data from installation.sandbox_objects where id = $1`;
const SAVE_ANSWER = `
  with old as (
    delete from installation.sandbox_objects
     where (data->>'created')::bigint < $3 and id in (
       select id from installation.sandbox_objects
        where kind = 'idempotency' order by position limit 2))
  insert into installation.sandbox_objects (id, kind, data) values ($1, 'idempotency', $2)`;

interface StoredAnswer extends ApiAnswer {
  request: string;
  created: number;
}

/**
 * Answers a request in the store's transaction. The answer of an idempotency key is kept for a day.
 * @throws ApiError: nothing may be stored
 */
export const answerRequest = async (store: Store, request: ApiRequest): Promise<ApiAnswer> => {
  const { method, path, form, idempotency_key: key } = request;
  if (method === "GET" || key === undefined) return runCall(store, request);
  const id = `idempotency_${digest(key)}`;
  const asked = digest(`${method} ${path} ${form}`);
  const [known] = await store.query<{ data: StoredAnswer }>(FIND_ANSWER, [id]);
  if (known !== undefined) {
    if (known.data.request === asked) return known.data;
    throw new ApiError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first " +
        `used with. Use a key other than '${key}' for a different request.`,
    });
  }
  const answer = await runCall(store, request);
  const { now: created } = store;
  const stored: StoredAnswer = { ...answer, request: asked, created };
  await store.query(SAVE_ANSWER, [id, JSON.stringify(stored), created - DAY_S]);
  return answer;
};
