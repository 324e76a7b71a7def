import { route } from "@relato/shared/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { afterEach } from "vitest";
import { z } from "zod";
import { createLog } from "../platform/audit/log.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Caller } from "../platform/http/access.ts";
import { createServer } from "../platform/http/server.ts";

const apps: FastifyInstance[] = [];
// Each test file loads this module again, so this closes that file's servers.
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const DOCTOR: Caller = { id: "doctor-1", email: "d@example.org", name: "D", role: "doctor" };
export const ID = "0199aaaa-0000-7000-8000-000000000001";

/** A server that reads the caller's role and id from headers. */
export const createBare = (env: Record<string, string> = {}) => {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => logged.push(line) });
  const app = createServer(readConfig(env), log, async (request) => {
    const role = request.headers["x-role"];
    const id = String(request.headers["x-user"] ?? DOCTOR.id);
    return role === "doctor" || role === "admin" ? { ...DOCTOR, id, role } : null;
  });
  apps.push(app);
  return { app, logged };
};

/** A route that uses every feature of a contract. */
export const echo = route({
  method: "POST",
  path: "/api/echo/:id",
  access: "doctor",
  scope: null,
  summary: "Echo",
  params: z.object({ id: z.uuid() }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ text: z.string().max(5), nested: z.object({ n: z.number() }).optional() }),
  response: z.object({ text: z.string() }),
  status: 201,
  errors: ["TEXT_EMPTY"],
});
export const asDoctor = { "x-role": "doctor" };
