import * as contract from "@relato/shared/contract/gravacoes.ts";
import type { FastifyInstance } from "fastify";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { registerUploads } from "../../platform/uploads/routes.ts";
import { registerAudioRoute } from "./audio/audio.ts";
import { findPeaks } from "./audio/peaks.ts";
import { copiesMade, makeCopyAhead } from "./audio/playable.ts";
import type { GravacoesDeps } from "./gravacoes-deps.ts";
import { registerLive } from "./live/live.ts";
import { createUploadPolicy } from "./policy.ts";
import { listSegmentos } from "./queries.ts";
import { finishGravacao } from "./store/finish.ts";
import { discardGravacao, openGravacao } from "./store/open.ts";
import { listUnsaved } from "./store/unsaved.ts";

/** Recordings: open, upload segments (tus), finish, play. */
export const registerGravacoesRoutes = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const readSegmentos = (userId: string, id: string) =>
    withUser(deps.db, userId, (tx) => listSegmentos(tx, id));
  bind(app, contract.createGravacao, ({ body: { id, language = null, consent = null }, user }) =>
    openGravacao(deps, user.id, { id: id.toLowerCase(), language, consent }),
  );
  bind(app, contract.finishGravacao, async ({ params, body, user }) => {
    const id = params.id.toLowerCase();
    const gravacao = await finishGravacao(deps, user.id, id, body.segments);
    makeCopyAhead(deps, id, () => readSegmentos(user.id, id));
    return gravacao;
  });
  app.addHook("onClose", () => copiesMade());
  bind(app, contract.listGravacoes, async ({ query, user }) => ({
    items: await listUnsaved(deps, user.id, query.unfinished),
  }));
  bind(app, contract.discardGravacao, async ({ params, user }) => {
    await discardGravacao(deps, user.id, params.id.toLowerCase());
    return { discarded: true as const };
  });
  bind(app, contract.getPeaks, async ({ params, user }) => {
    const id = params.id.toLowerCase();
    return requireRow(await findPeaks(deps, id, await readSegmentos(user.id, id)));
  });
  registerAudioRoute(app, deps);
  registerLive(app, deps);
  registerUploads(app, deps.uploads, createUploadPolicy(deps), deps.config.uploads_parallel);
};
