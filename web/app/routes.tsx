import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { Locale } from "@relato/shared/domain/language.ts";
import { ApiError } from "./api/api-error.ts";
import { Dashboard } from "./pages/dashboard.tsx";
import { consultaQuery } from "./features/consultas/queries.ts";
import { sessionQuery } from "./features/contas/session.ts";
import { documentosQuery } from "./features/documentos/queries.ts";
import { subscriptionQuery } from "./features/planos/queries.ts";
import { dashboardSearch } from "./paths.ts";
import { PageFailed, PageLoading } from "./shell/page-states.tsx";
import { Shell } from "./shell/shell.tsx";
import { setDraftOwner } from "./ui/draft/draft-store.ts";
import { withViewTexts } from "./ui/lazy-view.ts";

interface Context {
  client: QueryClient;
}

/** Waits forever after a 401: the query client is already redirecting to the login page. */
export const waitForLogin = (error: unknown): Promise<never> => {
  if (error instanceof ApiError && error.status === 401) return new Promise(() => {});
  throw error;
};

const root = createRootRouteWithContext<Context>()({
  beforeLoad: ({ context: { client } }) => {
    // In parallel: the trial banner appears with the page and does not push it down.
    const plan = client.prefetchQuery({ ...subscriptionQuery, retry: false });
    return client
      .ensureQueryData(sessionQuery)
      .catch(waitForLogin)
      .then(async (session) => {
        setDraftOwner(session.user.id);
        await plan;
        return session;
      });
  },
  component: Shell,
  pendingComponent: PageLoading,
  errorComponent: PageFailed,
  // Any other path redirects to the home (specification 2.2).
  notFoundComponent: () => {
    throw redirect({ to: "/dashboard" });
  },
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  validateSearch: dashboardSearch,
  component: Dashboard,
});

const consulta = createRoute({
  getParentRoute: () => root,
  path: "/consultas/$id",
  // Fetches the page's data in parallel with its code. The page itself retries and shows errors.
  loader: ({ context: { client }, params: { id } }) =>
    Promise.all([
      client.prefetchQuery({ ...consultaQuery(id), retry: false }),
      client.prefetchQuery({ ...documentosQuery(id), retry: false }),
    ]),
  component: lazyRouteComponent(
    () => withViewTexts(() => import("./features/consultas/detail/consulta-page.tsx")),
    "ConsultaPage",
  ),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin/{-$section}",
  // The server redirects everyone else already. This is for links within the application.
  beforeLoad: async ({ context: { client } }) => {
    const { user } = await client.ensureQueryData(sessionQuery).catch(waitForLogin);
    if (user.role !== "admin") throw redirect({ to: "/dashboard" });
  },
  component: lazyRouteComponent(
    () => withViewTexts(() => import("./features/admin/admin-page.tsx")),
    "AdminPage",
  ),
});

const incident = createRoute({
  getParentRoute: () => root,
  path: "/incidentes/$id",
  component: lazyRouteComponent(
    () => withViewTexts(() => import("./features/compliance/incident-page.tsx")),
    "IncidentPage",
  ),
});

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard" });
  },
});

/** The application's routes under one language. */
export const createAppRouter = (locale: Locale, context: Context) =>
  createRouter({
    routeTree: root.addChildren([dashboard, consulta, admin, incident, elsewhere]),
    basepath: `/${locale}`,
    context,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
