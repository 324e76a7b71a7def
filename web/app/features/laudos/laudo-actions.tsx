import { useState } from "react";
import { KeyboardIcon, PrintIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { SaveStatus } from "./save/save-status.tsx";

/** The state of saving, and what can be done with the whole laudo. */
export const LaudoActions = ({ onShortcuts }: { onShortcuts: () => void }) => {
  const words = useLanguage().text.laudos;
  const [isPrinting, setPrinting] = useState(false);
  const print = (): void => {
    setPrinting(true);
    window.print();
    setPrinting(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="min-w-0 flex-1">
        <SaveStatus />
      </div>
      <button type="button" className="btn btn-quiet" disabled={isPrinting} onClick={print}>
        <PrintIcon /> {words.print}
      </button>
      <button
        type="button"
        aria-label={words.shortcuts.title}
        title={words.shortcuts.open}
        className="btn btn-quiet px-2.5"
        onClick={onShortcuts}
      >
        <KeyboardIcon />
      </button>
    </div>
  );
};
