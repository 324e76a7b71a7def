import { createHash, randomUUID } from "node:crypto";
import { type ErrorCode, ERRORS } from "@relato/shared/contract/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  asSystem,
  beforeCommit,
  type Database,
  type Tx,
  withUser,
} from "../../database/database.ts";
import { requireCaller } from "../access.ts";
import { AppError } from "../errors.ts";

/*
 * Writes with an Idempotency-Key run once. The row of `idempotent_requests` is claimed before the
 * handler runs. Each transaction of the handler that wrote something marks its effect in that row
 * and commits both together, so that a repetition after a crash knows whether it may run.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */

declare module "fastify" {
  interface FastifyRequest {
    /** Of a write at `/api/v1`. */
    fingerprint: string | null;
  }
  interface FastifyInstance {
    /** For idempotent requests. */
    db: Database;
  }
}

/** A process that renews no more is gone. */
const LEASE_S = 30;
const RENEW_MS = 10_000;
const KEPT = "interval '24 hours'";
/** Printable ASCII. */
const KEY = /^[\x21-\x7E]{1,255}$/;
const LEASE = `clock_timestamp() + interval '${LEASE_S} seconds'`;

/** One run of a request. */
interface Claim {
  key_id: string;
  key: string;
  user_id: string;
  claim_id: string;
}

interface StoredRow {
  fingerprint: string;
  status: number | null;
  answer: string | null;
  error_code: ErrorCode | null;
  error_field: string | null;
  is_running: boolean;
}

/** A run without an effect whose process is gone may be repeated. */
const CLAIM_SQL = `
  insert into idempotent_requests as r (key_id, key, user_id, fingerprint, claim_id, leased_until)
  values ($1, $2, app_user_id(), $3, $4, ${LEASE})
  on conflict (key_id, key) do update
     set fingerprint = excluded.fingerprint, claim_id = excluded.claim_id,
         leased_until = excluded.leased_until, has_effect = false, status = null, answer = null,
         error_code = null, error_field = null, created_at = now()
   where r.created_at < now() - ${KEPT}
      or (r.fingerprint = excluded.fingerprint and r.status is null and not r.has_effect
          and r.leased_until < clock_timestamp())
  returning 1`;
const READ_SQL = `
  select fingerprint, status, answer, error_code, error_field,
         leased_until >= clock_timestamp() as is_running
    from idempotent_requests where key_id = $1 and key = $2`;
const OWN = "where key_id = $1 and key = $2 and claim_id = $3";
const ownOf = ({ key_id, key, claim_id }: Claim) => [key_id, key, claim_id];

/** SHA-256 of method, path and body, before the contract parses it. */
export const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash("sha256")
    .update(`${method} ${url}\n`)
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
    .digest("hex");

/** The request's Idempotency-Key; null without one. @throws AppError VALIDATION */
const readKey = ({ headers }: FastifyRequest): string | null => {
  const header = headers["idempotency-key"];
  if (header === undefined) return null;
  if (typeof header !== "string" || !KEY.test(header))
    throw new AppError("VALIDATION", { field: "Idempotency-Key" });
  return header;
};

/** Null for a new claim; otherwise what the first request left. */
const claimOrRead = (db: Database, claim: Claim, fingerprint: string): Promise<StoredRow | null> =>
  withUser(db, claim.user_id, async (tx) => {
    const { key_id, key, claim_id } = claim;
    const claimed = await tx.query(CLAIM_SQL, [key_id, key, fingerprint, claim_id]);
    if (claimed.length > 0) return null;
    const [row] = await tx.query<StoredRow>(READ_SQL, [key_id, key]);
    // The first request failed without an effect in this moment.
    if (row === undefined) throw new AppError("IDEMPOTENCY_RUNNING", { retry_after_s: 1 });
    return row;
  });

/** Repeats the first answer. @throws AppError if there is none, or if it was an error */
const replay = (reply: FastifyReply, row: StoredRow, fingerprint: string): FastifyReply => {
  if (row.fingerprint !== fingerprint) throw new AppError("IDEMPOTENCY_MISMATCH");
  if (row.status === null && row.is_running)
    throw new AppError("IDEMPOTENCY_RUNNING", { retry_after_s: 1 });
  if (row.status === null) throw new AppError("IDEMPOTENCY_ANSWER_LOST");
  reply.header("idempotency-replayed", "true");
  const { error_code, error_field } = row;
  if (error_code !== null)
    throw new AppError(error_code, error_field === null ? {} : { field: error_field });
  return sendText(reply, row.status, row.answer ?? "");
};

/** Routes of another media type than JSON have set it. */
const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply => {
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  return reply.status(status).send(text);
};

/** @throws AppError if another process has taken the run over, so that this one rolls back */
const markEffect = async (tx: Tx, claim: Claim): Promise<void> => {
  const [written] = await tx.query<{ wrote: boolean }>(
    "select pg_current_xact_id_if_assigned() is not null as wrote",
  );
  if (written?.wrote !== true) return;
  const marked = await tx.query(
    `update idempotent_requests set has_effect = true ${OWN} returning 1`,
    ownOf(claim),
  );
  if (marked.length === 0) throw new AppError("IDEMPOTENCY_RUNNING", { retry_after_s: 1 });
};

/** Stores the answer, or removes or ends a claim whose request may be repeated. */
const settle = (
  db: Database,
  claim: Claim,
  sql: string,
  values: unknown[] = [],
): Promise<unknown> =>
  withUser(db, claim.user_id, (tx) => tx.query(sql, [...ownOf(claim), ...values]));

/** Deletes the rows of all doctors whose day is over. */
export const pruneIdempotentRequests = (db: Database): Promise<unknown> =>
  asSystem(db, "prune idempotent requests", (tx) =>
    tx.query(`delete from idempotent_requests where created_at < now() - ${KEPT}`),
  );

/** A refusal is an answer. A fault or a limit is none: the same request may succeed later. */
const isAnswer = (error: unknown): error is AppError =>
  error instanceof AppError && ERRORS[error.code] < 500 && ERRORS[error.code] !== 429;

const settleFailure = async (db: Database, claim: Claim, error: unknown): Promise<void> => {
  if (isAnswer(error)) {
    const set = "set status = $4, error_code = $5, error_field = $6";
    const values = [ERRORS[error.code], error.code, error.field ?? null];
    await settle(db, claim, `update idempotent_requests ${set} ${OWN}`, values);
    return;
  }
  await settle(db, claim, `delete from idempotent_requests ${OWN} and not has_effect`);
  await settle(db, claim, `update idempotent_requests set leased_until = 'epoch' ${OWN}`);
};

/**
 * Answers a write. With an Idempotency-Key, `run` is called once: a repetition gets the stored
 * answer for a day.
 * @throws AppError IDEMPOTENCY_RUNNING, IDEMPOTENCY_MISMATCH, IDEMPOTENCY_ANSWER_LOST
 */
export const answerOnce = async (
  db: Database,
  { request, reply, status }: { request: FastifyRequest; reply: FastifyReply; status: number },
  run: () => Promise<object>,
): Promise<FastifyReply> => {
  const key = readKey(request);
  const { id: user_id, key: apiKey } = requireCaller(request);
  if (key === null || apiKey === undefined) return reply.status(status).send(await run());
  const fingerprint = request.fingerprint ?? "";
  const claim = { key_id: apiKey.id, key, user_id, claim_id: randomUUID() };
  const stored = await claimOrRead(db, claim, fingerprint);
  if (stored !== null) return replay(reply, stored, fingerprint);
  const renew = setInterval(() => {
    settle(db, claim, `update idempotent_requests set leased_until = ${LEASE} ${OWN}`).catch(
      (error: unknown) => request.log.warn({ err: error }, "idempotency lease not renewed"),
    );
  }, RENEW_MS);
  try {
    const result = await beforeCommit.run((tx) => markEffect(tx, claim), run);
    const text = String(reply.serializeInput({ ...result }, String(status)));
    const set = "set status = $4, answer = $5";
    await settle(db, claim, `update idempotent_requests ${set} ${OWN}`, [status, text]);
    return sendText(reply, status, text);
  } catch (error) {
    await settleFailure(db, claim, error);
    throw error;
  } finally {
    clearInterval(renew);
  }
};
