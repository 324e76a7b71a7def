import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { registerAdminUserRoutes } from "./features/admin/user-routes.ts";
import { registerAdminRoutes } from "./features/admin/routes.ts";
import { registerAdvancedReportsRoutes } from "./features/advanced-reports/routes.ts";
import { registerAnnouncementsRoutes } from "./features/announcements/routes.ts";
import { registerFeedRoutes } from "./features/agenda/feed-routes.ts";
import { registerWhatsappRoutes } from "./features/agenda/whatsapp-routes.ts";
import { registerAgendaRoutes } from "./features/agenda/routes.ts";
import { registerApiDocsRoutes } from "./features/api-docs/routes.ts";
import { createFindKey } from "./features/api-keys/find-key.ts";
import { registerApiKeysRoutes } from "./features/api-keys/routes.ts";
import { registerAutomationRoutes } from "./features/automation/routes.ts";
import { registerAuditLogRoutes } from "./features/audit-log/routes.ts";
import { registerChatzelloAttachmentRoutes } from "./features/chatzello/attachments/routes.ts";
import { registerChatzelloRoutes } from "./features/chatzello/routes.ts";
import { registerComplianceRoutes } from "./features/compliance/routes.ts";
import { registerConfiguracoesRoutes } from "./features/configuracoes/routes.ts";
import { registerBuscaRoutes } from "./features/busca/routes.ts";
import { registerConsultasRoutes } from "./features/consultas/routes.ts";
import { makePdf } from "./features/documentos/pdf.ts";
import { createArrivals } from "./features/contas/arrivals.ts";
import { registerContasRoutes } from "./features/contas/routes.ts";
import { createFindCaller } from "./features/contas/session.ts";
import { registerDocumentosRoutes } from "./features/documentos/routes.ts";
import { registerFhirRoutes } from "./features/fhir/routes.ts";
import { registerGravacoesRoutes } from "./features/gravacoes/routes.ts";
import { registerHomeRoutes } from "./features/home/routes.ts";
import { registerImprovementFileRoutes } from "./features/improvement-file/routes.ts";
import { registerLaudoDictationsRoutes } from "./features/laudo-dictations/routes.ts";
import { registerLaudoConclusionRoutes } from "./features/laudo-conclusion/routes.ts";
import { registerLaudoMaskRoutes } from "./features/laudo-mask/routes.ts";
import { registerLaudoPatientRoutes } from "./features/laudo-patient/routes.ts";
import { registerLaudosRoutes } from "./features/laudos/routes.ts";
import { registerLaudoPhrasesRoutes } from "./features/laudo-phrases/routes.ts";
import { registerLaudoTemplatesRoutes } from "./features/laudo-templates/routes.ts";
import { createFindLaunched } from "./features/launches/find-launched.ts";
import { registerLaunchesRoutes } from "./features/launches/routes.ts";
import { registerModelosRoutes } from "./features/modelos/routes.ts";
import { registerNotificationsRoutes } from "./features/notifications/routes.ts";
import { registerOperationsRoutes } from "./features/operations/routes.ts";
import { registerPacientesRoutes } from "./features/pacientes/routes.ts";
import { registerPatientDataRoutes } from "./features/patient-data/routes.ts";
import { registerPatientMergesRoutes } from "./features/patient-merges/routes.ts";
import { registerPaymentSandbox } from "./features/payment-sandbox/routes.ts";
import { registerSupportRoutes } from "./features/support/routes.ts";
import { registerSupportWidget } from "./features/support/widget-routes.ts";
import { registerCalendarRoutes } from "./features/calendars/routes.ts";
import { registerWebhooksRoutes } from "./features/webhooks/routes.ts";
import { registerPerfilRoutes } from "./features/perfil/routes.ts";
import { registerPlanoGrantsRoutes } from "./features/planos/grant-routes.ts";
import { registerPlanosRoutes } from "./features/planos/routes.ts";
import { registerConsentsRoutes } from "./features/consents/routes.ts";
import { registerLaudoImagesRoutes } from "./features/laudo-images/routes.ts";
import { registerReferralsRoutes } from "./features/referrals/routes.ts";
import { findCoupon } from "./features/referrals/sync-referral.ts";
import { registerSharingRoutes } from "./features/sharing/routes.ts";
import { registerServicesRoutes } from "./features/services/routes.ts";
import { registerTranscricaoRoutes } from "./features/transcricao/routes.ts";
import { registerViewCountsRoutes } from "./features/view-counts/routes.ts";
import { installAudit } from "./platform/audit/http-audit.ts";
import { installMetrics } from "./platform/metrics/http-metrics.ts";
import { ROOT } from "./platform/config/environment.ts";
import { registerEventStream } from "./platform/events/sse.ts";
import { createChecks, registerHealth } from "./platform/http/health.ts";
import { installOpenApi, type OpenApiAudience } from "./platform/http/openapi.ts";
import { createServer } from "./platform/http/server.ts";
import { BuiltPages } from "./platform/http/built-pages.ts";
import { createFillPlaceholder } from "./platform/http/placeholders.ts";
import { registerWeb } from "./platform/http/web.ts";

const FEATURES = [
  registerContasRoutes,
  registerServicesRoutes,
  registerConsultasRoutes,
  registerApiDocsRoutes,
  registerApiKeysRoutes,
  registerAuditLogRoutes,
  registerTranscricaoRoutes,
  registerViewCountsRoutes,
  registerHomeRoutes,
  registerImprovementFileRoutes,
  registerDocumentosRoutes,
  registerAutomationRoutes,
  registerBuscaRoutes,
  registerChatzelloRoutes,
  registerChatzelloAttachmentRoutes,
  registerGravacoesRoutes,
  registerConsentsRoutes,
  registerLaudoImagesRoutes,
  registerLaudosRoutes,
  registerLaudoPatientRoutes,
  registerLaudoConclusionRoutes,
  registerLaunchesRoutes,
  registerFhirRoutes,
  registerLaudoMaskRoutes,
  registerModelosRoutes,
  registerLaudoDictationsRoutes,
  registerLaudoTemplatesRoutes,
  registerLaudoPhrasesRoutes,
  registerPacientesRoutes,
  registerPatientDataRoutes,
  registerPatientMergesRoutes,
  registerSharingRoutes,
  registerAgendaRoutes,
  registerAnnouncementsRoutes,
  registerFeedRoutes,
  registerWhatsappRoutes,
  registerNotificationsRoutes,
  registerCalendarRoutes,
  registerSupportRoutes,
  registerSupportWidget,
  registerWebhooksRoutes,
  (app: FastifyInstance, deps: Deps): void =>
    registerPlanosRoutes(app, deps, (payments, userId) => findCoupon(deps, payments, userId)),
  registerPlanoGrantsRoutes,
  registerReferralsRoutes,
  registerAdvancedReportsRoutes,
  registerPaymentSandbox,
  registerPerfilRoutes,
  registerAdminRoutes,
  registerAdminUserRoutes,
  registerOperationsRoutes,
  registerComplianceRoutes,
  (app: FastifyInstance, deps: Deps): void =>
    registerConfiguracoesRoutes(
      app,
      deps,
      async (userId, documentoId) => (await makePdf(deps, userId, documentoId)).pdf,
    ),
];

export interface AppOptions {
  /** The built web. Default: `web/dist`. */
  web_root?: string;
  /** Collects the routes for an OpenAPI document. */
  openapi?: OpenApiAudience;
}

/** Creates the application. It does not listen yet. */
export const createApp = (deps: Deps, options: AppOptions = {}): FastifyInstance => {
  const app = createServer(
    deps.config,
    deps.log,
    createFindCaller(deps),
    createFindKey(deps),
    createFindLaunched(deps),
  );
  app.decorate("db", deps.db);
  if (options.openapi !== undefined) installOpenApi(app, options.openapi);
  installAudit(app, deps.audit);
  installMetrics(app, deps.metrics);
  app.register(async (routes) => {
    registerHealth(routes, createChecks(deps));
    registerEventStream(routes, deps);
    const { config } = deps;
    const web_root = options.web_root ?? join(ROOT, "web/dist");
    const https = config.base_url.startsWith("https://");
    const documents = new BuiltPages(web_root, https, createFillPlaceholder(config));
    for (const register of FEATURES) register(routes, deps, documents);
    const arrive = createArrivals(deps);
    await registerWeb(routes, { root: web_root, documents, arrive, config });
  });
  return app;
};
