import { Dialog, DialogHeader } from "../dialog.tsx";
import type { Shortcut } from "./shortcut.ts";
import { ShortcutList } from "./shortcut-list.tsx";

/** Every shortcut of a part of the application, by group. */
export const ShortcutsDialog = <G extends string, S extends Shortcut & { group: G }>(props: {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly G[];
  shortcuts: readonly S[];
  words: {
    title: string;
    hint?: string;
    groups: Record<G, string>;
    names: Record<S["name"], string>;
  };
}) => {
  const { groups, onClose, shortcuts, words } = props;
  return (
    <Dialog isOpen={props.isOpen} onClose={onClose} label={words.title} size="lg">
      <DialogHeader
        title={words.title}
        {...(words.hint === undefined ? {} : { description: words.hint })}
        onClose={onClose}
      />
      {groups.map((group) => (
        <ShortcutList
          key={group}
          title={words.groups[group]}
          shortcuts={shortcuts.filter((one) => one.group === group)}
          names={words.names}
        />
      ))}
    </Dialog>
  );
};
