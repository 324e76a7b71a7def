import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { listen } from "../api/events.ts";
import { applyEvent } from "../live.ts";
import { preferencesQuery } from "../features/configuracoes/queries.ts";
import { sessionQuery } from "../features/contas/session.ts";
import { PlanArrival } from "../features/planos/plan-arrival.tsx";
import { TrialBanner, UpgradeHost } from "../features/planos/upgrade.tsx";
import { AppShortcuts } from "../features/shortcuts/app-shortcuts.tsx";
import { sendPendingRef } from "../features/referrals/pending-ref.ts";
import { useCountView } from "../features/view-counts/use-count-view.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { setDraftStorage } from "../ui/draft/draft-store.ts";
import { useLanguage } from "../ui/language.tsx";
import { DrawerAppearance } from "./appearance.tsx";
import { Navigation, useView } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";

const Drawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  const { href } = useLocation();
  // A followed link closes the drawer.
  useEffect(onClose, [href, onClose]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={text.shell.navigation}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto"
    >
      <button
        type="button"
        aria-label={text.shell.closeMenu}
        onClick={onClose}
        className="btn absolute top-3 right-3 px-2.5"
      >
        <CloseIcon />
      </button>
      <div className="flex min-h-full flex-col">
        <div className="flex-1">
          <Navigation />
        </div>
        <DrawerAppearance />
      </div>
    </Dialog>
  );
};

/** The sidebar, the top bar and the page. Listens to the server's events while it is mounted. */
export const Shell = () => {
  const { text } = useLanguage();
  const client = useQueryClient();
  const view = useView();
  useCountView(view);
  const width =
    view === "reports"
      ? "max-w-[110rem]"
      : view === "calendar" || view === "chatzello"
        ? "max-w-7xl"
        : "max-w-5xl";
  const [menuOpen, setMenuOpen] = useState(false);
  const [closeMenu] = useState(() => () => setMenuOpen(false));
  // Drafts are stored until the preference is known.
  const autoSave = useQuery(preferencesQuery).data?.auto_save !== false;
  useEffect(() => setDraftStorage(autoSave), [autoSave]);
  useEffect(() => void sendPendingRef(), []);
  useEffect(
    () =>
      listen(
        (event) => applyEvent(client, text, event),
        // A 401 leads to the login page.
        () => void client.refetchQueries({ queryKey: sessionQuery.queryKey }),
      ),
    [client, text],
  );
  return (
    <>
      {/* Before the page, whose effects may open the dialog. */}
      <UpgradeHost />
      <AppShortcuts />
      <a
        href="#main"
        className={
          "sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40 " +
          "focus:rounded focus:bg-surface focus:p-3"
        }
      >
        {text.common.skipToContent}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
        <aside
          className={
            "sticky top-0 h-dvh overflow-y-auto border-r border-line bg-surface max-lg:hidden " +
            "print:hidden"
          }
        >
          <Navigation />
        </aside>
        <Drawer isOpen={menuOpen} onClose={closeMenu} />
        <div className="min-w-0">
          <div className="contents print:hidden">
            <TopBar onOpenMenu={() => setMenuOpen(true)} />
            <TrialBanner />
            <PlanArrival />
          </div>
          {/* A month and an editor with panels are wide; text is easier to read in short lines. */}
          <main
            id="main"
            className={`mx-auto px-4 py-6 sm:px-6 sm:py-8 print:max-w-none print:p-0 ${width}`}
          >
            <Outlet />
          </main>
        </div>
      </div>
    </>
  );
};
