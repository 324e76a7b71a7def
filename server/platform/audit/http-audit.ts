import { API_KEY_ACTOR } from "@relato/shared/domain/audit-log.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { toContractPath } from "../http/v1/paths.ts";
import type { Audit } from "./audit.ts";

/** Routes that read patients' data. Changes are recorded on every route. */
const PATIENT_DATA = [
  ...["/api/pacientes", "/api/consultas", "/api/documentos", "/api/gravacoes"],
  ...[
    "/api/agendamentos",
    "/api/agenda/day",
    "/api/busca",
    "/api/home",
    "/api/configuracoes/export",
  ],
  ...["/api/chatzello", "/api/laudos", "/api/laudo-images", "/api/laudo-dictations"],
  "/api/waiting-list",
  ...["/api/advanced-reports", "/api/audit-log/export", "/api/incidents", "/api/fhir"],
];
/** Every slice of a running recording, under an upload whose creation is recorded. */
const SLICE = "/api/uploads/:id";
/** Counts of viewed screens are stored without an account, so no entry may name one. */
const ANONYMOUS_COUNT = "/api/view-counts";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUID_LENGTH = 36;
const MINUTE = 60_000;

/** Whether an allowed request is recorded: a change on any route, or a read of patients' data. */
export const isAudited = (method: string, route: string): boolean => {
  if (route === ANONYMOUS_COUNT) return false;
  if (route === SLICE) return method === "DELETE";
  const isRead = method === "GET" || method === "HEAD";
  return !isRead || PATIENT_DATA.some((path) => route.startsWith(path));
};

/** The id in the path, of the row that the body creates or its patient, or of a FHIR search. */
const subjectOf = ({ params, body, query }: FastifyRequest): string | undefined => {
  for (const part of [params, body])
    if (typeof part === "object" && part !== null && "id" in part) {
      const id = String(part.id);
      if (UUID.test(id)) return id.toLowerCase();
    }
  if (typeof body === "object" && body !== null && "paciente_id" in body) {
    const id = String(body.paciente_id);
    if (UUID.test(id)) return id.toLowerCase();
  }
  if (typeof query === "object" && query !== null && "patient" in query) {
    const id = String(query.patient).slice(-UUID_LENGTH);
    if (UUID.test(id)) return id.toLowerCase();
  }
  return undefined;
};

/**
 * Records who read or changed which data, and who was refused. The action is the method and the
 * route's pattern; the subject is an id.
 */
export const installAudit = (app: FastifyInstance, audit: Audit): void => {
  /** When an action of a caller without a session was recorded: at most once a minute. */
  const refusedAt = new Map<string, number>();
  const isRepeated = (action: string): boolean => {
    const now = performance.now();
    if (now - (refusedAt.get(action) ?? -MINUTE) < MINUTE) return true;
    refusedAt.set(action, now);
    return false;
  };
  app.addHook("onResponse", async (request, { statusCode }) => {
    const { caller, method, routeOptions } = request;
    if (routeOptions.url === undefined || routeOptions.config.access === undefined) return;
    const route = toContractPath(routeOptions.url);
    const isRefused = statusCode === 401 || statusCode === 403;
    const action = `${method} ${route}`;
    if (caller === null) {
      if (isRefused && routeOptions.config.access !== "anonymous" && !isRepeated(action))
        audit.record({ actor: "anonymous", action, outcome: "failure" });
      return;
    }
    if (!isRefused && !isAudited(method, route)) return;
    const subject = subjectOf(request);
    const keyId = caller.key?.id ?? caller.launch?.key_id;
    audit.record({
      ...(keyId === undefined
        ? { actor: caller.id }
        : { actor: `${API_KEY_ACTOR}${keyId}`, medico_id: caller.id }),
      action,
      ...(subject !== undefined && { subject }),
      outcome: statusCode < 400 ? "success" : "failure",
    });
  });
};
