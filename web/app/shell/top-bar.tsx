import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SearchButton } from "../features/busca/search-button.tsx";
import { useChosenName, useUser } from "../features/contas/session.ts";
import { LiveRecording } from "../features/gravacoes/live-recording.tsx";
import { perfilQuery } from "../features/perfil/queries.ts";
import { subscriptionQuery } from "../features/planos/queries.ts";
import { openUpgrade } from "../features/planos/upgrade.tsx";
import { showShortcuts } from "../features/shortcuts/open-shortcuts.ts";
import { NotificationsMenu } from "../features/notifications/notifications-menu.tsx";
import { paths } from "../paths.ts";
import {
  GearIcon,
  KeyboardIcon,
  MenuIcon,
  SignOutIcon,
  SparkIcon,
  UserIcon,
} from "../ui/icons.tsx";
import { useLanguage } from "../ui/language.tsx";
import { Menu } from "../ui/menu.tsx";
import { LanguageMenu, ThemeMenu } from "./appearance.tsx";
import { useIsAdmin, useView } from "./navigation.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** True without a subscription (specification 2.5). On a phone the user menu has the action. */
const useCanUpgrade = (): boolean => {
  const { data } = useQuery(subscriptionQuery);
  return data !== undefined && data.status !== "active";
};

const UpgradeButton = () => {
  const { text } = useLanguage();
  return useCanUpgrade() ? (
    <button
      type="button"
      onClick={() => openUpgrade()}
      className="btn btn-quiet mx-1 text-sm whitespace-nowrap max-lg:hidden"
    >
      {text.shell.upgrade}
    </button>
  ) : null;
};

/** The doctor's photo, or an icon. The button has the name. */
const Portrait = () => {
  const { data } = useQuery(perfilQuery);
  const look = "size-8 shrink-0 rounded-full";
  return typeof data?.avatar_url === "string" ? (
    <img src={data.avatar_url} alt="" className={`${look} object-cover`} />
  ) : (
    <span className={`${look} grid place-items-center bg-accent-soft text-accent-strong`}>
      <UserIcon className="size-5" />
    </span>
  );
};

const UserMenu = () => {
  const { locale, text } = useLanguage();
  const user = useUser();
  const name = useChosenName();
  const canUpgrade = useCanUpgrade();
  const router = useRouter();
  const signOut = useSignOut(paths.login(locale));
  const upgrade = {
    id: "upgrade",
    icon: <SparkIcon />,
    text: text.shell.upgrade,
    onAction: () => openUpgrade(),
  };
  return (
    <Menu
      label={text.shell.userMenu(name || user.email)}
      button={<Portrait />}
      header={
        <div className="border-b border-line px-3 py-2 text-sm">
          {name === "" ? null : <p className="font-semibold">{name}</p>}
          <p className="break-all text-muted">{user.email}</p>
        </div>
      }
      actions={[
        {
          id: "profile",
          icon: <UserIcon />,
          text: text.shell.views.profile,
          onAction: () => router.history.push(paths.dashboard(locale, "profile")),
        },
        {
          id: "settings",
          icon: <GearIcon />,
          text: text.shell.views.settings,
          onAction: () => router.history.push(paths.dashboard(locale, "settings")),
        },
        {
          id: "shortcuts",
          icon: <KeyboardIcon />,
          text: text.shortcuts.title,
          onAction: () => showShortcuts(true),
        },
        ...(canUpgrade ? [upgrade] : []),
        { id: "sign-out", icon: <SignOutIcon />, text: text.shell.signOut, onAction: signOut },
      ]}
    />
  );
};

/** The breadcrumb, a running recording, the search and the user menu. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const { text } = useLanguage();
  const view = useView();
  const isAdmin = useIsAdmin();
  const here = isAdmin
    ? text.shell.superAdmin
    : text.shell.views[view === null ? "consultations" : view];
  return (
    <header
      className={
        "sticky top-0 z-20 flex min-h-14 items-center gap-0.5 border-b border-line bg-paper/95 " +
        "px-2 backdrop-blur sm:gap-1 sm:px-6"
      }
    >
      <button
        type="button"
        aria-label={text.shell.openMenu}
        onClick={onOpenMenu}
        className="btn px-2.5 hover:bg-sunken lg:hidden"
      >
        <MenuIcon />
      </button>
      <nav aria-label={text.shell.breadcrumb} className="mr-auto min-w-0">
        <ol className="flex items-center text-sm">
          <li className="text-muted max-xl:hidden">
            {text.common.product}
            <span aria-hidden="true" className="mx-2">
              /
            </span>
          </li>
          <li
            aria-current="page"
            className={
              "truncate font-medium max-xl:line-clamp-2 max-xl:leading-tight " +
              "max-xl:whitespace-normal"
            }
          >
            {here}
          </li>
        </ol>
      </nav>
      {view === "home" ? null : <LiveRecording />}
      <SearchButton />
      <UpgradeButton />
      {/* A phone has these in the drawer, because the title of the view needs the space. */}
      <span className="contents max-sm:hidden">
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <NotificationsMenu />
      <UserMenu />
    </header>
  );
};
