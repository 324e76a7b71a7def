import type { AdminUser, UserOrder } from "@relato/shared/contract/admin-users.ts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Page } from "../../platform/http/paging.ts";
import { CLOSED_BY_OWNER } from "../contas/close.ts";
import { roleOf } from "../contas/session.ts";
import type { PlanoRows } from "../planos/plano.ts";
import { describeAccountPlan } from "../planos/subscription.ts";

/*
 * The accounts, read as the login role: it reaches better-auth's tables and the view
 * `installation.account_plans`, and no row of a patient.
 */

/** A list's position: microseconds since 1970 as text, an e-mail, or null for "never". */
const cursorSchema = z.object({ at: z.string().max(320).nullable(), id: z.string().max(64) });
type Cursor = z.infer<typeof cursorSchema>;

interface Order {
  /** SQL of a row's position. */
  at: string;
  order: string;
  /** SQL of the rows after the position `$3`, `$4`. */
  after: (cursor: Cursor) => string;
  isPosition: RegExp;
}

const MICROSECONDS = /^\d{1,16}$/;
const toMicroseconds = (column: string): string =>
  `(extract(epoch from ${column}) * 1000000)::bigint::text`;
const TIME = "('epoch'::timestamptz + $3::bigint * interval '1 microsecond')";

const ORDERS: Record<UserOrder, Order> = {
  newest: {
    at: toMicroseconds("created_at"),
    order: "created_at desc, id desc",
    after: () => `(created_at, id) < (${TIME}, $4)`,
    isPosition: MICROSECONDS,
  },
  oldest: {
    at: toMicroseconds("created_at"),
    order: "created_at, id",
    after: () => `(created_at, id) > (${TIME}, $4)`,
    isPosition: MICROSECONDS,
  },
  email: {
    at: "email",
    order: "email, id",
    after: () => "(email, id) > ($3, $4)",
    isPosition: /./,
  },
  last_access: {
    at: toMicroseconds("last_access_at"),
    order: "last_access_at desc nulls last, id desc",
    after: ({ at }) =>
      at === null
        ? "last_access_at is null and $3::text is null and id < $4"
        : `(last_access_at is null or (last_access_at, id) < (${TIME}, $4))`,
    isPosition: MICROSECONDS,
  },
};

/** @throws AppError VALIDATION for a malformed cursor */
const decodeCursor = (text: string | null, order: UserOrder): Cursor | null => {
  if (text === null) return null;
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    const isValid =
      cursor.at === null ? order === "last_access" : ORDERS[order].isPosition.test(cursor.at);
    if (isValid) return cursor;
  } catch {
    // The same error as for an invalid position.
  }
  throw new AppError("VALIDATION", { field: "cursor" });
};

export interface UserRow extends PlanoRows {
  id: string;
  name: string;
  email: string;
  role: string | null;
  banned: boolean | null;
  ban_reason: string | null;
  created_at: string;
  last_access_at: string | null;
}
export const USER_COLUMNS = `u.id, u.name, u.email, u.role, u.banned, u.ban_reason, u.created_at,
  u.last_access_at, p.payment, p.granted, p.granted_until, p.trial_ends_at`;

export const toAdminUser = (
  { id, name, email, role, banned, ban_reason, created_at, last_access_at, ...plan }: UserRow,
  deps: Pick<Deps, "config" | "payments">,
): AdminUser => ({
  ...{ id, name, email, created_at, last_access_at },
  role: roleOf(role),
  state: banned !== true ? "enabled" : ban_reason === CLOSED_BY_OWNER ? "closed" : "disabled",
  plan: describeAccountPlan(plan, deps),
});

/** The page's ids come from an index alone; only its rows are joined. */
const searchSql = (by: UserOrder, cursor: Cursor | null): string => {
  const { at, order, after } = ORDERS[by];
  return `with page as materialized (
      select id from auth."user"
       where email like $1 ${cursor === null ? "" : `and ${after(cursor)}`}
       order by ${order} limit $2)
    select ${USER_COLUMNS}, at as cursor_at
      from (select *, ${at} as at from auth."user" where id in (select id from page)) u
      left join installation.account_plans p on p.user_id = u.id
     order by ${order.replaceAll(/\b(created_at|last_access_at|email|id)\b/g, "u.$1")}`;
};

/** Addresses are stored in lower case. */
const toPattern = (q: string): string =>
  `%${q
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Accounts whose e-mail contains `q`. @throws AppError VALIDATION for a malformed cursor */
export const searchUsers = async (
  deps: Pick<Deps, "config" | "db" | "payments">,
  search: { q: string; order: UserOrder; cursor: string | null; limit: number },
): Promise<Page<AdminUser>> => {
  const { q, order, limit } = search;
  const cursor = decodeCursor(search.cursor, order);
  const { rows } = await deps.db.pool.query<UserRow & { cursor_at: string | null }>(
    searchSql(order, cursor),
    [toPattern(q), limit + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next: Cursor | undefined = last && { at: last.cursor_at, id: last.id };
  return {
    items: shown.map(({ cursor_at: _position, ...row }) => toAdminUser(row, deps)),
    next_cursor: next ? Buffer.from(JSON.stringify(next)).toString("base64url") : null,
  };
};
