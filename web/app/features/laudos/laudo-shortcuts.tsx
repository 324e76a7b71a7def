import { useLanguage } from "../../ui/language.tsx";
import { ShortcutsDialog } from "../../ui/shortcuts/shortcuts-dialog.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

const GROUPS = ["screen", "fields", "list"] as const;

/** Every shortcut of the view. */
export const LaudoShortcuts = ({ onClose }: { onClose: () => void }) => (
  <ShortcutsDialog
    isOpen
    onClose={onClose}
    groups={GROUPS}
    shortcuts={SHORTCUTS}
    words={useLanguage().text.laudos.shortcuts}
  />
);
