import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ShortcutList } from "../../ui/shortcuts/shortcut-list.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

const GROUPS = ["screen", "fields", "list"] as const;

/** Every shortcut of the view. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.laudos.shortcuts;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="lg">
      <DialogHeader title={words.title} onClose={onClose} />
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
