import { useId, useState } from "react";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";

/** Dictation without speech recognition: the text is typed and goes where the cursor was. */
export const TextPrompt = (props: { onText: (text: string) => void; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = text.laudosDictation.prompt;
  const id = useId();
  const [typed, setTyped] = useState("");
  return (
    <Dialog isOpen onClose={props.onClose} label={words.title} size="md">
      <DialogHeader title={words.title} onClose={props.onClose} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onText(typed);
        }}
        className="space-y-4"
      >
        <Note tone="info">{words.detail}</Note>
        <label htmlFor={id} className="block text-sm font-medium">
          {words.label}
        </label>
        <textarea
          id={id}
          rows={5}
          value={typed}
          data-focus-first
          onChange={({ target }) => setTyped(target.value)}
          className="field resize-y"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={props.onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="btn btn-primary" disabled={typed.trim() === ""}>
            {words.insert}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
