import * as contract from "@relato/shared/contract/perfil.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { requireCaller } from "../../platform/http/access.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { renameAccount } from "../contas/queries.ts";
import { columnOf, pictureKey, pictureUrl, removePicture, storePicture } from "./pictures.ts";
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

  for (const [kind, route] of [
    ["photo", contract.removePhoto],
    ["logo", contract.removeLogo],
  ] as const)
    bind(app, route, async ({ user }) => {
      await removePicture(deps, user.id, kind);
      return read(user);
    });

  const tags = ["perfil"];
  app.register(async (routes) => {
    // Any type: what it is, its content says.
    routes.addContentTypeParser(
      ["application/octet-stream", ...contract.PHOTO_TYPES],
      { parseAs: "buffer", bodyLimit: contract.MAX_PHOTO },
      (_request, body, done) => done(null, body),
    );
    for (const kind of contract.PICTURES)
      routes.route({
        method: "PUT",
        url: `/api/perfil/${kind}`,
        config: { access: "doctor" },
        schema: { summary: `Replace the ${kind}, 2 MB at most`, tags },
        handler: async (request) => {
          const user = requireCaller(request);
          if (!Buffer.isBuffer(request.body)) throw new AppError("PHOTO_UNREADABLE");
          await storePicture(deps, user.id, kind, request.body);
          return read(user);
        },
      });
  });

  for (const kind of contract.PICTURES)
    app.route<{ Params: { id: string } }>({
      method: "GET",
      url: `/api/perfil/${kind}/:id`,
      config: { access: "doctor" },
      schema: { summary: `One's own ${kind}`, tags, params: z.object({ id: z.uuid() }) },
      handler: async (request, reply) => {
        const id = request.params.id.toLowerCase();
        const perfil = await readAs(db, requireCaller(request).id, findPerfil);
        if (perfil[columnOf(kind)] !== pictureUrl(kind, id)) throw new AppError("NOT_FOUND");
        // A new picture has a new address.
        reply.headers({ "content-type": "image/webp", "cache-control": "private, max-age=86400" });
        return reply.send(await storage.read(pictureKey(kind, id)));
      },
    });
};
