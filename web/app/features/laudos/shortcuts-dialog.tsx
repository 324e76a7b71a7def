import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SHORTCUTS, shownKeys } from "./shortcuts.ts";

const GROUPS = ["screen", "fields", "list"] as const;

const Keys = ({ keys }: { keys: readonly string[] }) => {
  const words = useLanguage().text.laudos.shortcuts;
  return keys.map((one, n) => (
    <span key={one}>
      {n === 0 ? null : ` ${words.or} `}
      <kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 text-sm">
        {shownKeys(one)}
      </kbd>
    </span>
  ));
};

/** Every shortcut of the view. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.laudos.shortcuts;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="lg">
      <DialogHeader title={words.title} onClose={onClose} />
      {GROUPS.map((group) => (
        <section key={group} className="mt-4">
          <h3 className="font-semibold">{words.groups[group]}</h3>
          <dl className="mt-1 divide-y divide-line">
            {SHORTCUTS.filter((one) => one.group === group).map(({ name, keys }) => (
              <div key={name} className="flex items-center justify-between gap-4 py-1.5">
                <dt className="min-w-0 text-sm">{words.names[name]}</dt>
                <dd className="shrink-0 text-sm whitespace-nowrap">
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};
