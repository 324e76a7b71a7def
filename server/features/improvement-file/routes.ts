import { Readable } from "node:stream";
import * as contract from "@relato/shared/contract/improvement-file.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { writeLines } from "./write-lines.ts";

/** The file that a doctor may send to improve the product. The server does not send it. */
export const registerImprovementFileRoutes = (
  app: FastifyInstance,
  { audit, db, engine }: Deps,
): void => {
  bind(
    app,
    contract.getImprovementFile,
    async ({ user: { id, name }, reply }) => {
      const isAllowed = await readAs(db, id, (tx) =>
        hasPreference(tx, id, "share_for_improvement"),
      );
      if (!isAllowed) throw new AppError("FORBIDDEN");
      audit.record({ actor: id, action: "account.improvement-file", outcome: "success" });
      reply.headers({
        "content-type": "application/x-ndjson",
        "content-disposition": 'attachment; filename="relato-corrections.jsonl"',
        "cache-control": "private, no-store",
      });
      return reply.send(Readable.from(writeLines(engine, (work) => readAs(db, id, work), name)));
    },
    { head: "none" },
  );
};
