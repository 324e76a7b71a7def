import * as contract from "@relato/shared/contract/laudo-dictations.ts";
import { MAX_DICTATION_BYTES } from "@relato/shared/domain/laudo/laudo.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findDictation } from "./queries.ts";
import { storeDictation } from "./store-dictation.ts";

/** The sound of the dictated passages of laudos. */
export const registerLaudoDictationsRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.register(async (routes) => {
    routes.addContentTypeParser(
      [...contract.addLaudoDictation.body.media_types],
      { parseAs: "buffer", bodyLimit: MAX_DICTATION_BYTES },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.addLaudoDictation, async ({ user, params, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError("AUDIO_INVALID");
      const id = params.dictation.toLowerCase();
      const laudo_id = params.id.toLowerCase();
      await storeDictation(deps, user.id, { id, laudo_id, file: request.body });
      return { id };
    });
  });

  bind(app, contract.getLaudoDictation, async ({ user, params, reply }) => {
    const row = await readAs(deps.db, user.id, (tx) => findDictation(tx, params.id));
    const { storage_key } = requireRow(row);
    reply.headers({
      "content-type": "audio/wav",
      "content-disposition": 'inline; filename="ditado.wav"',
      // A passage never changes.
      "cache-control": "private, max-age=86400, immutable",
    });
    return reply.send(await deps.storage.read(storage_key));
  });
};
