import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLanguage } from "../../../ui/language.tsx";

export const TABS = ["anamnesis", "analysis", "documents", "transcript"] as const;
export type TabName = (typeof TABS)[number];

export const tabId = (name: TabName): string => `tab-${name}`;
/** The transcript has the same id while it is beside another tab. */
export const panelId = (name: TabName): string =>
  name === "transcript" ? "transcript" : `panel-${name}`;

/** The tab after a key, by the index of the current one. */
const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/**
 * The tabs of a consultation. They are not react-aria's, because those own their panels: the
 * transcript is beside the others if there is room, and must keep its state as a tab. The keys
 * follow https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
 */
export const TabBar = (props: { selected: TabName; onSelect: (name: TabName) => void }) => {
  const { selected, onSelect } = props;
  const words = useLanguage().text.consulta;
  const bar = useRef<HTMLDivElement>(null);
  // On a phone, the selected tab may be outside of the window.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - bar.current.offsetLeft - 16 });
  }, [selected]);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const name = TABS.at(step(TABS.indexOf(selected)) % TABS.length) ?? selected;
    onSelect(name);
    bar.current?.querySelector<HTMLElement>(`#${tabId(name)}`)?.focus();
  };
  return (
    <div
      ref={bar}
      role="tablist"
      tabIndex={-1}
      aria-label={words.tabs}
      onKeyDown={press}
      className="card flex gap-1 overflow-x-auto px-2"
    >
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === selected}
          aria-controls={name === selected ? panelId(name) : undefined}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          className={
            "flex min-h-12 cursor-pointer items-center border-b-2 border-transparent px-3 " +
            "text-sm font-semibold whitespace-nowrap text-muted outline-none " +
            "focus-visible:bg-sunken aria-selected:border-accent aria-selected:text-accent-strong"
          }
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
};
