import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
// import { registerConsultasRoutes } from "./features/consultas/routes.ts";
import { registerContasRoutes } from "./features/contas/routes.ts";
import { createFindCaller } from "./features/contas/session.ts";
import { registerModelosRoutes } from "./features/modelos/routes.ts";
import { registerNotificationsRoutes } from "./features/notifications/routes.ts";
import { registerPacientesRoutes } from "./features/pacientes/routes.ts";
import { registerServicesRoutes } from "./features/services/routes.ts";
import { registerHealth } from "./platform/http/health.ts";
import { createServer } from "./platform/http/server.ts";

const FEATURES = [
  registerContasRoutes,
  registerServicesRoutes,
  // registerConsultasRoutes,
  registerModelosRoutes,
  registerPacientesRoutes,
  registerNotificationsRoutes,
];

/** The whole application over its parts; nothing listens yet. */
export const createApp = (deps: Deps): FastifyInstance => {
  const app = createServer(deps.config, deps.log, createFindCaller(deps.auth));
  app.register(async (routes) => {
    registerHealth(routes, {
      database: async () => {
        await deps.db.pool.query("select 1");
      },
    });
    for (const register of FEATURES) register(routes, deps);
  });
  return app;
};
