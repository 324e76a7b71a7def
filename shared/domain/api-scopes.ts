/** What an API key may do. A route of the contract names the scopes that it needs, all of them. */
export const API_SCOPES = [
  ...(["pacientes:read", "pacientes:write"] as const),
  ...(["consultas:read", "consultas:write"] as const),
  ...(["gravacoes:read", "gravacoes:write"] as const),
  ...(["documentos:read", "documentos:write", "documentos:share"] as const),
  ...(["laudos:read", "laudos:write"] as const),
  ...(["agendamentos:read", "agendamentos:write"] as const),
  ...(["modelos:read", "modelos:write"] as const),
  ...(["relatorios:read", "auditoria:read", "conta:read", "events:read"] as const),
  "sessions:launch",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** A route's scopes; null for a route that no key may call. */
export type RouteScope = ApiScope | readonly [ApiScope, ...ApiScope[]] | null;

/** Every scope that a route needs. */
export const scopesOf = (scope: Exclude<RouteScope, null>): readonly ApiScope[] =>
  typeof scope === "string" ? [scope] : scope;

/** Whether a route with this scope changes something. */
export const isWriteScope = (scope: Exclude<RouteScope, null>): boolean =>
  scopesOf(scope).some((one) => !one.endsWith(":read"));

/** The scopes of a form, one group for each resource: `pacientes`. */
export const scopeResource = (scope: ApiScope): string => scope.slice(0, scope.indexOf(":"));
