import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../ui/language.tsx";

export const TABS = ["anamnesis", "analysis", "documents", "transcript"] as const;
export type TabName = (typeof TABS)[number];

export const tabId = (name: TabName): string => `tab-${name}`;
/** The transcript's panel stands elsewhere, also while another tab is open. */
export const panelId = (name: TabName): string =>
  name === "transcript" ? "transcript" : `panel-${name}`;

/** The anchor names the tab, so that `#documents` opens the documents (specification 2.2). */
export const tabOfAnchor = (hash: string): TabName =>
  TABS.find((name) => `#${name}` === hash) ?? "anamnesis";

const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/**
 * The consultation's parts. Not react-aria's tabs, which own their panels: the transcript's stands beside the others where there is
 * room. Keys as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ has them.
 */
export const TabBar = (props: { selected: TabName; onSelect: (name: TabName) => void }) => {
  const words = useLanguage().text.consulta;
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the open one may lie beside the window's edge.
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>(`#${tabId(props.selected)}`);
    if (open) bar.current?.scrollTo({ left: open.offsetLeft - bar.current.offsetLeft - 16 });
  }, [props.selected]);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (step(TABS.indexOf(props.selected)) + TABS.length) % TABS.length;
    const name = TABS[at] ?? props.selected;
    props.onSelect(name);
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
          aria-selected={name === props.selected}
          aria-controls={name === props.selected ? panelId(name) : undefined}
          tabIndex={name === props.selected ? 0 : -1}
          onClick={() => props.onSelect(name)}
          className="flex min-h-12 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted outline-none focus-visible:bg-sunken aria-selected:border-accent aria-selected:text-accent-strong"
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
};
