import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { ShortcutsDialog } from "../../ui/shortcuts/shortcuts-dialog.tsx";
import { useShortcuts } from "../../ui/shortcuts/use-shortcuts.ts";
import { preferencesQuery } from "../configuracoes/queries.ts";
import { recorder, useRecorder } from "../gravacoes/recorder.ts";
import { showShortcuts, useShortcutsOpen } from "./open-shortcuts.ts";
import { EVERYWHERE_SHORTCUTS, SHORTCUTS } from "./shortcuts.ts";

const GROUPS = ["everywhere", "consultation"] as const;

const withoutList = <S extends { name: string }>(shortcuts: readonly S[]): S[] =>
  shortcuts.filter(({ name }) => name !== "list");

/** The shortcuts of every page, and the list of all of them. */
export const AppShortcuts = () => {
  const { locale, text } = useLanguage();
  const router = useRouter();
  const { state } = useRecorder();
  const isOpen = useShortcutsOpen();
  const hasListKey = useQuery(preferencesQuery).data?.shortcut_key !== false;
  const [shownShortcuts, usedShortcuts] = hasListKey
    ? [SHORTCUTS, EVERYWHERE_SHORTCUTS]
    : [withoutList(SHORTCUTS), withoutList(EVERYWHERE_SHORTCUTS)];
  useShortcuts(usedShortcuts, {
    list: () => showShortcuts(true),
    record: () => {
      const start = document.querySelector<HTMLElement>("main [data-shortcut=record]");
      if (start === null) return router.history.push(paths.dashboard(locale));
      // If something is missing, the form says so next to the button.
      start.scrollIntoView({ block: "nearest" });
      start.click();
    },
    pause: () => {
      if (state.kind === "recording") recorder.pause();
      else if (state.kind === "paused") recorder.resume();
    },
  });
  return (
    <ShortcutsDialog
      isOpen={isOpen}
      onClose={() => showShortcuts(false)}
      groups={GROUPS}
      shortcuts={shownShortcuts}
      words={text.shortcuts}
    />
  );
};
