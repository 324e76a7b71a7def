import * as contract from "@relato/shared/contract/configuracoes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { PICTURES } from "@relato/shared/contract/perfil.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { createStoredLimit } from "../../platform/http/stored-limits.ts";
import { verifyPassword } from "../contas/close.ts";
import { removePicture } from "../perfil/pictures.ts";
import { closeAccount } from "./close.ts";
import { createExportSlots } from "./export-slots.ts";
import { type Print, streamExport } from "./export.ts";
import { findSettings, saveSettings } from "./queries.ts";

const QUARTER_HOUR = 15 * 60 * 1000;

/** Preferences, time zone, export of all data, closing the account. */
export const registerConfiguracoesRoutes = (
  app: FastifyInstance,
  deps: Deps,
  print: Print,
): void => {
  const { audit, auth, config, db } = deps;
  // Each response schema picks its settings of the row.
  for (const route of [contract.getPreferences, contract.getTimeZone])
    bind(app, route, ({ user }) => readAs(db, user.id, findSettings));
  for (const route of [contract.savePreferences, contract.saveTimeZone])
    bind(app, route, ({ body, user }) => withUser(db, user.id, (tx) => saveSettings(tx, body)));

  // Limits guessing of the password at an unlocked screen.
  const tries = createStoredLimit(db, {
    name: "close-account",
    max: 10 * config.rate_limit_factor,
    window_ms: QUARTER_HOUR,
    keyOf: (request) => request.caller?.id ?? "",
  });
  bind(app, contract.closeAccount, async ({ body, user, request }) => {
    await tries.count(request);
    await verifyPassword(auth, request, body.password);
    for (const kind of PICTURES) await removePicture(deps, user.id, kind);
    await withUser(db, user.id, (tx) => closeAccount(tx, user.id));
    audit.record({ actor: user.id, action: "account.close", outcome: "success" });
    return { closed: true as const };
  });

  const slots = createExportSlots();
  bind(
    app,
    contract.exportAccount,
    async ({ user: { id }, reply }) => {
      const zip = await slots.open(id, () => streamExport(deps, id, print));
      audit.record({ actor: id, action: "account.export", outcome: "success" });
      reply.headers({
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="relato.zip"',
        "cache-control": "private, no-store",
      });
      return reply.send(zip);
    },
    { head: "none" },
  );
};
