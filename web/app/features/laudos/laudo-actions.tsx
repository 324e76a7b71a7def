import { useState } from "react";
import { KeyboardIcon, PrintIcon, SparkIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { GenerateMaskDialog } from "./mask/generate-mask-dialog.tsx";
import { useOpenLaudo } from "./open-laudo.ts";
import { SaveStatus } from "./save/save-status.tsx";

/** The state of saving, and what can be done with the whole laudo. */
export const LaudoActions = ({ onShortcuts }: { onShortcuts: () => void }) => {
  const { laudos: words, laudoPanels } = useLanguage().text;
  const { laudo } = useOpenLaudo();
  const [isGenerating, setGenerating] = useState(false);
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
      {laudo.can.edit ? (
        <button type="button" className="btn btn-quiet" onClick={() => setGenerating(true)}>
          <SparkIcon /> {laudoPanels.mask.open}
        </button>
      ) : null}
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
      {isGenerating ? <GenerateMaskDialog onClose={() => setGenerating(false)} /> : null}
    </div>
  );
};
