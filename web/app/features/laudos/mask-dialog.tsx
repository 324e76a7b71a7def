import type { LaudoTemplate } from "@relato/shared/contract/laudo-templates.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";

/** Asks where a mask goes in a laudo that already has text. */
export const MaskDialog = (props: {
  mask: LaudoTemplate;
  onAnswer: (way: "append" | "replace" | "cancel") => void;
}) => {
  const { text } = useLanguage();
  const words = text.laudos.masks;
  const title = words.ask(props.mask.titulo);
  const cancel = (): void => props.onAnswer("cancel");
  return (
    <Dialog isOpen onClose={cancel} label={title}>
      <DialogHeader title={title} onClose={cancel} />
      <p>{words.askDetail}</p>
      <p className="mt-1 text-sm text-muted">{words.undo}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={() => props.onAnswer("replace")}>
          {words.replace}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => props.onAnswer("append")}>
          {words.append}
        </button>
      </div>
    </Dialog>
  );
};
