import type { View } from "@relato/shared/domain/views.ts";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { HomeView } from "../features/home/home-view.tsx";
import { useView } from "../shell/navigation.tsx";
import { ViewLoading } from "../shell/page-states.tsx";
import { lazyView } from "../ui/lazy-view.ts";

/** The page of each view. Only the home is part of the first load. */
const PAGES: Record<View, ComponentType> = {
  home: HomeView,
  consultations: lazyView(() => import("./consultations.tsx").then((m) => m.Consultations)),
  patients: lazyView(() => import("./patients.tsx").then((m) => m.Patients)),
  calendar: lazyView(() => import("./calendar.tsx").then((m) => m.Calendar)),
  referrals: lazyView(() =>
    import("../features/referrals/referrals-view.tsx").then((m) => m.ReferralsView),
  ),
  settings: lazyView(() =>
    import("../features/configuracoes/settings-view.tsx").then((m) => m.SettingsView),
  ),
  profile: lazyView(() => import("../features/perfil/perfil-view.tsx").then((m) => m.PerfilView)),
  templates: lazyView(() => import("./templates.tsx").then((m) => m.Templates)),
  chatzello: lazyView(() =>
    import("../features/chatzello/chatzello-view.tsx").then((m) => m.ChatzelloView),
  ),
  reports: lazyView(() => import("../features/laudos/laudos-view.tsx").then((m) => m.LaudosView)),
  help: lazyView(() => import("../features/ajuda/ajuda-view.tsx").then((m) => m.AjudaView)),
};

/** The view of the query string. */
export const Dashboard = () => {
  const Page = PAGES[useView() ?? "home"];
  return (
    <Suspense fallback={<ViewLoading />}>
      <Page />
    </Suspense>
  );
};
