import * as contract from "@relato/shared/contract/laudo-templates.ts";
import { plainText } from "@relato/shared/domain/plain.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { ImportRequest } from "./import/child.ts";
import { createMaskImport, MAX_BYTES } from "./mask-import.ts";
import { mrrtSchema } from "./mrrt/mrrt.ts";
import { writeMrrt } from "./mrrt/write-mrrt.ts";
import { createMask, deleteMask, findMrrt, listMasks, requireMask, updateMask } from "./queries.ts";

export const registerLaudoTemplatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const masks = createMaskImport();
  app.addHook("onClose", () => masks.close());

  bind(app, contract.listLaudoTemplates, async ({ user }) => ({
    items: await readAs(db, user.id, listMasks),
  }));

  bind(app, contract.getLaudoTemplate, ({ user, params: { id } }) =>
    readAs(db, user.id, (tx) => requireMask(tx, id)),
  );

  bind(app, contract.createLaudoTemplate, ({ user, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return createMask(tx, user.id, body);
    }),
  );

  bind(app, contract.updateLaudoTemplate, ({ user, params: { id }, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return updateMask(tx, id, body);
    }),
  );

  bind(app, contract.deleteLaudoTemplate, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      await deleteMask(tx, id);
      return { deleted: true as const };
    }),
  );

  app.register(async (routes) => {
    routes.removeContentTypeParser("text/plain");
    routes.addContentTypeParser(
      Object.keys(KINDS),
      // A larger file than MAX_BYTES has the code IMPORT_TOO_LARGE.
      { parseAs: "buffer", bodyLimit: MAX_BYTES.docx + 1024 },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.importLaudoTemplate, async ({ user, query, request }) => {
      await readAs(db, user.id, (tx) => requireProPlano(tx, deps));
      const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
      const kind = KINDS[type];
      if (kind === undefined || !Buffer.isBuffer(request.body))
        throw new AppError("IMPORT_INVALID");
      const { language } = query;
      const read = await masks.read({ kind, bytes: request.body, language });
      return withUser(db, user.id, (tx) =>
        createMask(tx, user.id, { ...read, id: query.id, language }),
      );
    });
  });

  bind(app, contract.exportLaudoTemplate, async ({ user, params: { id }, reply }) => {
    const { mask, mrrt } = await readAs(db, user.id, async (tx) => ({
      mask: await requireMask(tx, id),
      mrrt: await findMrrt(tx, id),
    }));
    reply.headers({
      "content-type": "text/html; charset=utf-8",
      "content-disposition": `attachment; filename="${fileNameOf(mask.titulo)}.html"`,
    });
    return reply.send(writeMrrt(mask, mrrtSchema.nullable().parse(mrrt)));
  });
};

const KINDS: Readonly<Record<string, ImportRequest["kind"]>> = {
  "text/html": "html",
  "text/plain": "text",
  [contract.DOCX]: "docx",
};

/** A name of letters and digits of ASCII. */
const fileNameOf = (titulo: string): string =>
  plainText(titulo)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 80) || "mrrt";
