import { VIEW_COUNT_DAYS, type ViewCount } from "@relato/shared/contract/view-counts.ts";
import type { View } from "@relato/shared/domain/views.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Database } from "../../platform/database/database.ts";

const KEPT_DAYS = 400;

/** Adds one to today's count. The row has no account, address or time of day. */
export const addView = async ({ pool }: Pick<Database, "pool">, view: View): Promise<void> => {
  await pool.query(
    `insert into installation.view_counts as v (day, view, count)
     values ((now() at time zone $1)::date, $2, 1)
     on conflict (day, view) do update set count = v.count + 1`,
    [DEFAULT_TIME_ZONE, view],
  );
};

/** Views of the last VIEW_COUNT_DAYS days, the most frequent first. */
export const readViewCounts = async ({ pool }: Pick<Database, "pool">): Promise<ViewCount[]> => {
  const { rows } = await pool.query<ViewCount>(
    `with days as (
       select (now() at time zone $1)::date - back as day, back
         from generate_series(0, $2::int - 1) back
     ), totals as (
       select view, sum(count)::int as total
         from installation.view_counts join days using (day) group by view
     )
     select t.view, t.total,
            array(select coalesce(v.count, 0)
                    from days d
                    left join installation.view_counts v on v.day = d.day and v.view = t.view
                   order by d.back desc) as days
       from totals t order by t.total desc, t.view`,
    [DEFAULT_TIME_ZONE, VIEW_COUNT_DAYS],
  );
  return rows;
};

/** Removes counts that are older than the previous year's same month. */
export const pruneViewCounts = async ({ pool }: Pick<Database, "pool">): Promise<void> => {
  await pool.query("delete from installation.view_counts where day < current_date - $1::int", [
    KEPT_DAYS,
  ]);
};
