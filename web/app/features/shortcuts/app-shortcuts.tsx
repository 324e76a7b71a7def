import { useRouter } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ShortcutList } from "../../ui/shortcuts/shortcut-list.tsx";
import { useShortcuts } from "../../ui/shortcuts/use-shortcuts.ts";
import { recorder, useRecorder } from "../gravacoes/recorder.ts";
import { showShortcuts, useShortcutsOpen } from "./open-shortcuts.ts";
import { EVERYWHERE_SHORTCUTS, SHORTCUTS } from "./shortcuts.ts";

const GROUPS = ["everywhere", "consultation"] as const;

/** The shortcuts of every page, and the list of all of them. */
export const AppShortcuts = () => {
  const { locale, text } = useLanguage();
  const words = text.shortcuts;
  const router = useRouter();
  const { state } = useRecorder();
  const isOpen = useShortcutsOpen();
  const close = (): void => showShortcuts(false);
  useShortcuts(EVERYWHERE_SHORTCUTS, {
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
    <Dialog isOpen={isOpen} onClose={close} label={words.title} size="lg">
      <DialogHeader title={words.title} description={words.hint} onClose={close} />
      {GROUPS.map((group) => (
        <ShortcutList
          key={group}
          title={words.groups[group]}
          shortcuts={SHORTCUTS.filter((one) => one.group === group)}
          names={words.names}
        />
      ))}
    </Dialog>
  );
};
