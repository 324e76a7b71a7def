import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../../../platform/audit/log.ts";
import { asSystem, type Database } from "../../../platform/database/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { answerRequest, type ApiAnswer } from "./api.ts";
import { ApiError, invalid } from "./api-error.ts";
import { catchUp } from "./clock.ts";
import { openStore, type Store } from "./store.ts";

export interface SandboxOptions {
  db: Database;
  jobs: Jobs;
  log: Log;
  /** The auth secret: all processes derive the same keys from it. */
  secret: string;
  base_url: string;
  api_version: string;
}

export interface Sandbox {
  host: string;
  port: number;
  key: string;
  webhook_secret: string;
  base_url: string;
  /** Works on the state in one transaction; one runs at a time in all processes. */
  run<T>(work: (store: Store) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const MAX_BODY = 64 * 1024;

const derive = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(`payment-sandbox ${purpose}`).digest("hex");

/** The lock makes each request see the one before it, as Stripe does. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('payment-sandbox', 0))";
const NOW = `
  select floor(extract(epoch from clock_timestamp()) + coalesce(
      (select offset_ms from installation.sandbox_clock where id = 1), 0) / 1000.0)::bigint as now`;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += String(chunk);
    if (body.length > MAX_BODY) throw invalid("The request is too large.");
  }
  return body;
};

const send = (response: ServerResponse, { status, body }: ApiAnswer): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
};

const failure = (error: unknown, log: Log): ApiAnswer => {
  if (error instanceof ApiError)
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  log.error({ err: error }, "payment sandbox failed");
  const body = { error: { type: "api_error", message: "The payment sandbox failed." } };
  return { status: 500, body: JSON.stringify(body) };
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, HOST);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/**
 * Emulates the calls of Stripe's API that we use, for Stripe's SDK. The state is in PostgreSQL, so
 * that all processes share it.
 */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { db, log, secret } = options;
  const key = `sk_test_${derive(secret, "key")}`;

  const run: Sandbox["run"] = (work) =>
    asSystem(db, "payment sandbox", async (tx) => {
      await tx.queryAsLogin(LOCK);
      const [row] = await tx.queryAsLogin<{ now: string }>(NOW);
      const store = openStore(tx, Number(row?.now), options);
      await catchUp(store);
      return work(store);
    });

  const answer = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const { method = "GET", headers } = request;
    if (headers.authorization !== `Bearer ${key}`)
      throw new ApiError(401, { type: "invalid_request_error", message: "Invalid API Key" });
    const { pathname, search } = new URL(request.url ?? "/", `http://${HOST}`);
    const body = await readBody(request);
    const form = method === "POST" ? body : search.slice(1) || body;
    const idempotency = headers["idempotency-key"];
    const idempotency_key = typeof idempotency === "string" ? idempotency : undefined;
    return run((store) => answerRequest(store, { method, path: pathname, form, idempotency_key }));
  };

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => failure(error, log))
      .then((made) => send(response, made))
      .catch((error: unknown) => log.warn({ err: error }, "payment sandbox answer not sent"));
  });
  return {
    host: HOST,
    port: await listen(server),
    key,
    webhook_secret: `whsec_${derive(secret, "webhook")}`,
    base_url: options.base_url,
    run,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
