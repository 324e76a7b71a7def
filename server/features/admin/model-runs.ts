import type { ModelUsage } from "@relato/shared/contract/admin.ts";
import type { ModelFault } from "@relato/shared/domain/document.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/database.ts";
import { model_runs } from "../../platform/database/schema/installation.ts";
import type { ModelRun } from "../../providers/writer/model-run.ts";

/** Days of runs that an administrator sees. */
export const USAGE_DAYS = 30;

export const insertModelRun = async (db: Database, run: ModelRun): Promise<void> => {
  await db.login.insert(model_runs).values(run);
};

type UsageRow = Omit<ModelUsage, "faults" | "price"> & {
  faults: Partial<Record<ModelFault, number>> | null;
};

export type PriceConfig = Pick<
  Config,
  | "writer_provider"
  | "writer_model"
  | "writer_price_input"
  | "writer_price_output"
  | "writer_price_currency"
>;

/** The usage of each model in the last USAGE_DAYS days, most used first. */
export const listModelUsage = async (db: Database, config: PriceConfig): Promise<ModelUsage[]> => {
  const { rows } = await db.pool.query<UsageRow>(
    `with recent as (
       select * from installation.model_runs where at > now() - make_interval(days => $1)
     ), failed as (
       select provider, model, fault, count(*)::int as n from recent
        where fault is not null group by provider, model, fault
     )
     select provider, model, count(*)::int as runs,
            (select jsonb_object_agg(fault, n) from failed f
              where f.provider = r.provider and f.model = r.model) as faults,
            sum(input_tokens)::float8 as input_tokens, sum(output_tokens)::float8 as output_tokens,
            percentile_cont(0.5) within group (order by duration_ms) filter (where fault is null)
              as median_ms
       from recent r group by provider, model order by count(*) desc, provider, model`,
    [USAGE_DAYS],
  );
  return rows.map((row) => ({
    ...row,
    faults: Object.entries(row.faults ?? {})
      .map(([fault, count]) => ({ fault: fault as ModelFault, count }))
      .toSorted((a, b) => b.count - a.count),
    price: priceOf(row, config),
  }));
};

/** The configured prices apply to the configured model only. */
const priceOf = (row: UsageRow, config: PriceConfig): ModelUsage["price"] => {
  const { writer_price_input: input, writer_price_output: output } = config;
  if (input === undefined || output === undefined) return null;
  if (row.provider !== config.writer_provider || row.model !== config.writer_model) return null;
  const amount = (row.input_tokens * input + row.output_tokens * output) / 1_000_000;
  return { amount, currency: config.writer_price_currency };
};
