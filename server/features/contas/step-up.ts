import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findToken } from "./session.ts";

type StepUpDeps = Pick<Deps, "auth" | "config" | "db">;

/** Requires a sign-in or a typed password not long ago. @throws AppError SESSION_NOT_FRESH */
export const requireRecentProof = async (
  { auth, config, db }: StepUpDeps,
  request: FastifyRequest,
): Promise<void> => {
  const { rowCount } = await db.pool.query(
    `select 1 from auth.session
      where token = $1 and authenticated_at > now() - make_interval(mins => $2)`,
    [(await findToken(auth, request)) ?? "", config.step_up_minutes],
  );
  if (rowCount !== 1) throw new AppError("SESSION_NOT_FRESH");
};

/** Stores that the session's user typed the right password just now. */
export const recordProof = async (
  { auth, db }: StepUpDeps,
  request: FastifyRequest,
): Promise<void> => {
  await db.pool.query("update auth.session set authenticated_at = now() where token = $1", [
    (await findToken(auth, request)) ?? "",
  ]);
};
