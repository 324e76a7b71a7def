import { type View, VIEWS } from "@relato/shared/domain/views.ts";
import { useMatch, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useUser } from "../features/contas/session.ts";
import { PlanCard } from "./plan-card.tsx";
import { paths } from "../paths.ts";
import {
  CalendarIcon,
  ChatIcon,
  GearIcon,
  GiftIcon,
  HomeIcon,
  ShieldIcon,
  ListIcon,
  SignOutIcon,
  UserIcon,
  ReportIcon,
  TemplateIcon,
  PeopleIcon,
  HelpIcon,
} from "../ui/icons.tsx";
import { useLanguage } from "../ui/language.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The current view, or null outside the dashboard. */
export const useView = (): View | null => {
  const search = useSearch({ from: "/dashboard", shouldThrow: false });
  return search === undefined ? null : (search.view ?? "home");
};

/** Whether the current page is the administration. */
export const useIsAdmin = (): boolean =>
  useMatch({ from: "/admin/{-$section}", shouldThrow: false }) !== undefined;

const Entry = (props: { href: string; current: boolean; icon: ReactNode; label: string }) => (
  <li>
    <Link
      href={props.href}
      aria-current={props.current ? "page" : undefined}
      className={
        "flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 font-medium text-muted " +
        "hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft " +
        "aria-[current]:text-accent-strong"
      }
    >
      {props.icon}
      {props.label}
    </Link>
  </li>
);

const ICONS: Record<View, ReactNode> = {
  home: <HomeIcon />,
  consultations: <ListIcon />,
  patients: <PeopleIcon />,
  calendar: <CalendarIcon />,
  referrals: <GiftIcon />,
  settings: <GearIcon />,
  profile: <UserIcon />,
  templates: <TemplateIcon />,
  chatzello: <ChatIcon />,
  reports: <ReportIcon />,
  help: <HelpIcon />,
};

/** Links to the views, the plan and "sign out": the sidebar, or a drawer on a phone. */
export const Navigation = () => {
  const { locale, text } = useLanguage();
  const view = useView();
  const isAdmin = useIsAdmin();
  const user = useUser();
  const signOut = useSignOut(paths.landing(locale));
  return (
    <div className="flex min-h-full flex-col gap-6 p-4">
      <Link href={paths.dashboard(locale)} className="px-2 py-1">
        <Logo name={text.common.product} />
      </Link>
      <nav aria-label={text.shell.navigation} className="flex-1">
        <ul className="space-y-1">
          {VIEWS.map((one) => (
            <Entry
              key={one}
              href={paths.dashboard(locale, one)}
              current={view === one}
              icon={ICONS[one]}
              label={text.shell.views[one]}
            />
          ))}
          {user.role === "admin" ? (
            <Entry
              href={paths.admin(locale)}
              current={isAdmin}
              icon={<ShieldIcon />}
              label={text.shell.superAdmin}
            />
          ) : null}
        </ul>
      </nav>
      <PlanCard />
      <button
        type="button"
        onClick={signOut}
        className={
          "flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 font-medium text-muted " +
          "hover:bg-sunken hover:text-ink"
        }
      >
        <SignOutIcon />
        {text.shell.signOut}
      </button>
    </div>
  );
};
