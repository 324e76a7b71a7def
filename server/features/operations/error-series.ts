import { ERROR_HOURS, type ErrorCount } from "@relato/shared/contract/admin-operations.ts";
import type { Deps } from "../../deps.ts";

/** Codes that are shown, the most frequent first. */
const SHOWN = 100;

/** Errors by code of the last week, the most frequent first. */
export const readErrorCounts = async ({
  db,
  metrics,
}: Pick<Deps, "db" | "metrics">): Promise<{ until: string; items: ErrorCount[] }> => {
  await metrics.flush();
  const { rows } = await db.pool.query<ErrorCount>(
    `with recent as (
       select * from installation.error_counts where hour > now() - interval '7 days'
     ), codes as (
       select source, code, sum(count)::int as week from recent group by 1, 2
        order by 3 desc, 1, 2 limit $2
     )
     select c.source, c.code, c.week,
            array(select coalesce(r.count, 0)
                    from generate_series($1::int - 1, 0, -1) back
                    left join recent r on r.source = c.source and r.code = c.code
                     and r.hour = date_trunc('hour', now(), 'UTC') - back * interval '1 hour'
                   order by back desc) as hours
       from codes c order by c.week desc, c.source, c.code`,
    [ERROR_HOURS, SHOWN],
  );
  const until = new Date();
  until.setUTCMinutes(0, 0, 0);
  return { until: until.toISOString(), items: rows };
};
