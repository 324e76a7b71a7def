import { flushSync } from "react-dom";
import { useLanguage } from "../../ui/language.tsx";
import { useShortcuts } from "../../ui/shortcuts/use-shortcuts.ts";
import { toast } from "../../ui/toast.tsx";
import { CONSULTATION_SHORTCUTS } from "./shortcuts.ts";

const find = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main ${selector}`),
];

const focus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
};

/** The first element after the focus, or before it for `step` -1; undefined past the last. */
const findNext = (elements: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined => {
  const from = document.activeElement ?? document.body;
  const ordered = step === 1 ? elements : elements.toReversed();
  if (from === document.body) return ordered[0];
  const wanted = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return ordered.find(
    (one) => !one.contains(from) && (from.compareDocumentPosition(one) & wanted) !== 0,
  );
};

/** The button to approve the document that has the focus, else that of the first document. */
const findSignButton = (): HTMLElement | null => {
  const focused = document.activeElement?.closest("section[aria-labelledby]");
  return (
    focused?.querySelector<HTMLElement>("[data-shortcut=sign]") ??
    document.querySelector<HTMLElement>("main [data-shortcut=sign]")
  );
};

/**
 * The shortcuts of a consultation's page. They act on what the open tab shows, by the marks
 * `data-doubt`, `data-document` and `data-shortcut`.
 */
export const useConsultationShortcuts = (
  tab: string,
  openTab: (name: "anamnesis" | "documents") => void,
): void => {
  const { text } = useLanguage();
  const goToDoubt = (step: 1 | -1): void => {
    const doubts = find("[data-doubt]");
    // After the last one, the first.
    const doubt = findNext(doubts, step) ?? doubts.at(step === 1 ? 0 : -1);
    if (doubt === undefined) toast({ variant: "default", title: text.shortcuts.noDoubt });
    else focus(doubt.querySelector("button") ?? doubt);
  };
  useShortcuts(CONSULTATION_SHORTCUTS, {
    nextDoubt: () => goToDoubt(1),
    previousDoubt: () => goToDoubt(-1),
    // The dialog asks before anything is signed.
    sign: () => findSignButton()?.click(),
    nextDocument: () => {
      const next = tab === "documents" ? findNext(find("[data-document]"), 1) : undefined;
      if (next !== undefined) return focus(next);
      // The anamnesis is the only document of its tab.
      flushSync(() => openTab(tab === "anamnesis" ? "documents" : "anamnesis"));
      const [first] = find("[data-document]");
      if (first !== undefined) focus(first);
    },
  });
};
