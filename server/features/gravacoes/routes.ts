import * as contract from "@relato/shared/contract/gravacoes.ts";
import type { FastifyInstance } from "fastify";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { registerUploads } from "../../platform/uploads/routes.ts";
import { registerAudioRoute } from "./audio/audio.ts";
import { finishGravacao } from "./store/finish.ts";
import { registerLive } from "./live/live.ts";
import { createAdmitUpload } from "./policy.ts";
import { discardGravacao, openGravacao } from "./store/open.ts";
import { findPeaks } from "./audio/peaks.ts";
import { copiesMade, makeCopyAhead, placeOf } from "./audio/playable.ts";
import { listSegmentos } from "./queries.ts";
import type { GravacoesDeps } from "./gravacoes-deps.ts";
import { listUnsaved } from "./store/unsaved.ts";

/** Recordings: open one, send its segments (tus), finish it, hear it. */
export const registerGravacoesRoutes = (app: FastifyInstance, deps: GravacoesDeps): void => {
  bind(app, contract.createGravacao, ({ body: { id, language = null, consent = null }, user }) =>
    openGravacao(deps, user.id, { id: id.toLowerCase(), language, consent }),
  );
  bind(app, contract.finishGravacao, async ({ params, body, user }) => {
    const id = params.id.toLowerCase();
    const gravacao = await finishGravacao(deps, user.id, id, body.segments);
    makeCopyAhead(placeOf(deps), id, () =>
      withUser(deps.db, user.id, (tx) => listSegmentos(tx, id)),
    );
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
  bind(app, contract.getPeaks, async ({ params: { id }, user }) => {
    const segmentos = await withUser(deps.db, user.id, (tx) => listSegmentos(tx, id));
    const peaks = await findPeaks(placeOf(deps), id.toLowerCase(), segmentos);
    if (peaks === null) throw new AppError("NOT_FOUND");
    return peaks;
  });
  registerAudioRoute(app, deps);
  registerLive(app, deps);
  registerUploads(app, deps.uploads, createAdmitUpload(deps));
};
