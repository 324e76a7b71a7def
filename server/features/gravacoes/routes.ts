import * as contract from "@relato/shared/contract/gravacoes.ts";
import type { FastifyInstance } from "fastify";
import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import { type Database, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { registerUploads } from "../../platform/uploads/routes.ts";
import type { Uploads } from "../../platform/uploads/uploads.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { registerAudioRoute } from "./audio.ts";
import { finishGravacao } from "./finish.ts";
import { createAdmitUpload } from "./policy.ts";
import { insertGravacao } from "./queries.ts";

export interface GravacoesDeps {
  config: Pick<Config, "data_dir">;
  db: Database;
  log: Log;
  storage: Storage;
  uploads: Uploads;
}

/** Recordings: open one, send its segments (tus), finish it, hear it. */
export const registerGravacoesRoutes = (app: FastifyInstance, deps: GravacoesDeps): void => {
  bind(app, contract.createGravacao, async ({ body, user }) => {
    const gravacao = await withUser(deps.db, user.id, (tx) =>
      insertGravacao(tx, body.id.toLowerCase(), user.id),
    );
    if (gravacao === null) throw new AppError("NOT_FOUND");
    return gravacao;
  });
  bind(app, contract.finishGravacao, ({ params, body, user }) =>
    finishGravacao(deps, user.id, params.id.toLowerCase(), body.segments),
  );
  registerAudioRoute(app, deps);
  registerUploads(app, deps.uploads, createAdmitUpload(deps));
};
