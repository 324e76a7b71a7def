import * as contract from "@relato/shared/contract/laudo-images.ts";
import { MAX_IMAGE_BYTES } from "@relato/shared/domain/laudo/laudo.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findImage, type StoredImage } from "./queries.ts";
import { addImage, changeImage, removeImage } from "./store-image.ts";

/** Images of laudos: at most twelve, with captions, without EXIF. */
export const registerLaudoImagesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, storage } = deps;
  const requireImage = async (userId: string, id: string): Promise<StoredImage> =>
    requireRow(await readAs(db, userId, (tx) => findImage(tx, id)));

  app.register(async (routes) => {
    // Accepts what the contract lists; the content decides what the image is.
    routes.addContentTypeParser(
      [...contract.addLaudoImage.body.media_types],
      { parseAs: "buffer", bodyLimit: MAX_IMAGE_BYTES },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.addLaudoImage, ({ user, params, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError("IMAGE_INVALID");
      return addImage(deps, user.id, params.id, request.body);
    });
  });

  bind(app, contract.changeLaudoImage, async ({ user, params, body }) =>
    changeImage(deps, user.id, await requireImage(user.id, params.id), body),
  );

  bind(app, contract.getLaudoImage, async ({ user, params, reply }) => {
    const { storage_key } = await requireImage(user.id, params.id);
    reply.headers({
      "content-type": "image/jpeg",
      // The bytes of an id never change.
      "cache-control": "private, max-age=31536000, immutable",
    });
    return reply.send(await storage.read(storage_key));
  });

  bind(app, contract.deleteLaudoImage, async ({ user, params }) => {
    await removeImage(deps, user.id, await requireImage(user.id, params.id));
    return { deleted: true as const };
  });
};
