import * as contract from "@relato/shared/contract/laudo-phrases.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireProPlano } from "../planos/subscription.ts";
import {
  countUse,
  createPhrase,
  deletePhrase,
  importPhrases,
  listPhrases,
  updatePhrase,
} from "./queries.ts";

/** Bytes of an imported file: 2,000 phrases of some hundred characters. */
const MAX_IMPORT = 2 * 1024 * 1024;

export const registerLaudoPhrasesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  bind(app, contract.listLaudoPhrases, async ({ user }) => ({
    items: await readAs(db, user.id, listPhrases),
  }));

  bind(app, contract.createLaudoPhrase, ({ user, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return createPhrase(tx, user.id, body);
    }),
  );

  bind(app, contract.updateLaudoPhrase, ({ user, params: { id }, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return updatePhrase(tx, id, body);
    }),
  );

  bind(app, contract.deleteLaudoPhrase, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      await deletePhrase(tx, id);
      return { deleted: true as const };
    }),
  );

  bind(app, contract.countLaudoPhraseUse, ({ user, params: { id } }) =>
    withUser(db, user.id, (tx) => countUse(tx, user.id, id)),
  );

  bind(
    app,
    contract.importLaudoPhrases,
    ({ user, body }) =>
      withUser(db, user.id, async (tx) => {
        await requireProPlano(tx, deps);
        return importPhrases(tx, body.phrases);
      }),
    { bodyLimit: MAX_IMPORT },
  );
};
