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
import { Dashboard } from "./dashboard.tsx";
import { sessionQuery } from "./features/contas/session.ts";
import { dashboardSearch } from "./paths.ts";
import { PageFailed, PageLoading } from "./shell/page-states.tsx";
import { Shell } from "./shell/shell.tsx";

interface Context {
  client: QueryClient;
}

/** Nobody signed in: the query's own 401 handler is already leading to login, so this page only has to wait. */
const waitForLogin = (error: unknown): Promise<never> => {
  if (error instanceof ApiError && error.status === 401) return new Promise(() => {});
  throw error;
};

const root = createRootRouteWithContext<Context>()({
  beforeLoad: ({ context }) => context.client.ensureQueryData(sessionQuery).catch(waitForLogin),
  component: Shell,
  pendingComponent: PageLoading,
  errorComponent: PageFailed,
  // Any other path leads to the same language's home (specification 2.2).
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
  component: lazyRouteComponent(
    () => import("./features/consultas/detail/consulta-page.tsx"),
    "ConsultaPage",
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
export const createAppRouter = (locale: Locale, client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([dashboard, consulta, elsewhere]),
    basepath: `/${locale}`,
    context: { client },
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
