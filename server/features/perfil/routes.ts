import * as contract from "@relato/shared/contract/perfil.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { renameAccount } from "../contas/queries.ts";
import { pictureKey, pictureUrl } from "./picture-keys.ts";
import { columnOf, removePicture, storePicture } from "./pictures.ts";
import { findPerfil, upsertPerfil } from "./queries.ts";

const nameOf = ({ first_name, last_name }: contract.PerfilFields): string =>
  `${first_name} ${last_name}`.trim();

/** The doctor's profile, photo and logo. */
export const registerPerfilRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, storage } = deps;
  const read = async (user: { id: string; email: string }): Promise<contract.Perfil> => ({
    ...(await readAs(db, user.id, findPerfil)),
    email: user.email,
  });

  bind(app, contract.getPerfil, ({ user }) => read(user));

  bind(app, contract.savePerfil, async ({ body, user }) => {
    await withUser(db, user.id, async (tx) => {
      await upsertPerfil(tx, body);
      const name = nameOf(body);
      if (name !== "") await renameAccount(tx, user.id, name);
    });
    return read(user);
  });

  bind(app, contract.removePicture, async ({ user, params }) => {
    await removePicture(deps, user.id, params.kind);
    return read(user);
  });

  app.register(async (routes) => {
    // Accepts any media type; the content decides what the picture is.
    routes.addContentTypeParser(
      [...contract.savePicture.body.media_types],
      { parseAs: "buffer", bodyLimit: contract.MAX_PHOTO },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.savePicture, async ({ user, params, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError("PHOTO_UNREADABLE");
      await storePicture(deps, user.id, params.kind, request.body);
      return read(user);
    });
  });

  bind(app, contract.getPicture, async ({ user, params: { kind, id }, reply }) => {
    const key = id.toLowerCase();
    const perfil = await readAs(db, user.id, findPerfil);
    if (perfil[columnOf(kind)] !== pictureUrl(kind, key)) throw new AppError("NOT_FOUND");
    // Each picture has its own URL, so that the browser can cache it.
    reply.headers({
      "content-type": "image/webp",
      "content-disposition": `inline; filename="${kind}.webp"`,
      "cache-control": "private, max-age=86400",
    });
    return reply.send(await storage.read(pictureKey(kind, key)));
  });
};
