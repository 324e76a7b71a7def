import type { RouteDefinition } from "@relato/shared/contract/route.ts";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { createLog } from "../../platform/audit/log.ts";
import { readConfig } from "../../platform/config/config.ts";

/** The contracts of all routes. They are registered without a server, so they need no parts. */
export const readContracts = async (): Promise<RouteDefinition[]> => {
  const deps = { config: readConfig({}), log: createLog("silent"), uploads: {} } as Deps;
  const app = createApp(deps, { openapi: "session" });
  await app.ready();
  // Not a second time, for keys.
  const contracts = app.routeTable.flatMap(({ contract, scopes }) =>
    contract === undefined || scopes !== undefined ? [] : contract,
  );
  await app.close();
  return contracts;
};
