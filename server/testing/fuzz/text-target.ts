import fc from "fast-check";
import { Pool } from "../../platform/processes/pool.ts";
import type { Pdf } from "../../platform/pdf/pdf.ts";
import { pdfInput } from "../../platform/pdf/pdf.fixture.ts";
import { PoolError } from "../../platform/processes/pool-error.ts";
import { createTarget, FuzzFault, type FuzzTarget } from "./fuzz.ts";
import { mutateText, textPlan } from "./mutate-text.ts";
import type { ParseRequest } from "./parsers.fixture.ts";
import { CSV_SEEDS, CSV_TOKENS, MARKDOWN_SEEDS, MARKDOWN_TOKENS } from "./text-seeds.ts";

/** Typst takes ten times as long as all parsers together. */
const TYPESETS_ONE_IN = 16;

const endsWell = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    const code = error instanceof PoolError ? error.code : error.message;
    if (code === "TYPESET_FAILED") throw new FuzzFault("server_error", code);
    const stack = cause instanceof Error ? cause.stack : error.stack;
    throw new FuzzFault(code === "TIMEOUT" ? "hang" : "crash", String(stack));
  }
};

/** Old programs write Latin-1. */
const csvFile = fc.record({
  plan: textPlan(CSV_SEEDS.length, CSV_TOKENS),
  encoding: fc.constantFrom("utf8", "latin1", "utf16le"),
});

/** CSV files and markdown in a separate process, and some markdown through the PDF process. */
export const openTextTargets = (
  pdf: Pdf,
  limit_ms: number,
): { targets: FuzzTarget[]; close: () => Promise<void> } => {
  const file = new URL("parsers.fixture.ts", import.meta.url);
  const pool = new Pool({ file, size: 1, limit_ms, memory_mb: 512, max_waiting: 1 });
  const parse = (request: ParseRequest): Promise<void> => endsWell(pool.run(request));
  const csv = createTarget("csv", csvFile, ({ plan, encoding }) =>
    parse({ kind: "csv", bytes: Buffer.from(mutateText(CSV_SEEDS, plan), encoding) }),
  );
  const markdown = createTarget(
    "markdown",
    textPlan(MARKDOWN_SEEDS.length, MARKDOWN_TOKENS),
    async (plan) => {
      const text = mutateText(MARKDOWN_SEEDS, plan);
      await parse({ kind: "markdown", text });
      if (text.length % TYPESETS_ONE_IN === 0)
        await endsWell(pdf.typeset(pdfInput({ markdown: text })));
    },
  );
  return { targets: [csv, markdown], close: () => pool.close() };
};
