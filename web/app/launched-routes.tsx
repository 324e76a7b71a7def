import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { Locale } from "@relato/shared/domain/language.ts";
import { launchedPatient, launchId, setLaunchedPatient } from "./api/launched.ts";
import { LaunchedConsultation } from "./pages/launched-consultation.tsx";
import { sessionQuery } from "./features/contas/session.ts";
import { LaunchedPaciente } from "./features/pacientes/launched-paciente.tsx";
import { waitForLogin } from "./routes.tsx";
import { LaunchedShell } from "./shell/launched-shell.tsx";
import { PageFailed, PageLoading } from "./shell/page-states.tsx";
import { setDraftOwner } from "./ui/draft/draft-store.ts";

interface Context {
  client: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  beforeLoad: async ({ context: { client } }) => {
    const { user, launch } = await client.ensureQueryData(sessionQuery).catch(waitForLogin);
    const patient = launch?.paciente_id ?? null;
    setLaunchedPatient(patient);
    // A draft of another patient must not appear in this one's consultation.
    setDraftOwner(`${user.id}:${patient}`);
  },
  component: LaunchedShell,
  pendingComponent: PageLoading,
  errorComponent: PageFailed,
  notFoundComponent: () => {
    throw redirect({ href: location.pathname.split("/").slice(0, 4).join("/") });
  },
});

const Patient = () => <LaunchedPaciente id={launchedPatient() ?? ""} />;

const patient = createRoute({ getParentRoute: () => root, path: "/", component: Patient });
const consultation = createRoute({
  getParentRoute: () => root,
  path: "/consultation",
  component: LaunchedConsultation,
});
const consulta = createRoute({
  getParentRoute: () => root,
  path: "/consultas/$id",
  component: lazyRouteComponent(
    () => import("./features/consultas/detail/launched-consulta.tsx"),
    "LaunchedConsulta",
  ),
});

/** The pages of a launched session: one patient, a new consultation, one consultation. */
export const createLaunchedRouter = (locale: Locale, context: Context) =>
  createRouter({
    routeTree: root.addChildren([patient, consultation, consulta]),
    basepath: `/${locale}/launched/${launchId}`,
    context,
    scrollRestoration: true,
  });
