import { CopyButton } from "../../ui/copy-button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";

/** The secret. The server returns it only after creation and rotation. */
export const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = text.webhooks.secret;
  return (
    <div className="space-y-3">
      <label className="block text-sm font-medium">
        {words.label}
        <input
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
          className="field mt-1.5 font-mono text-sm font-normal"
        />
      </label>
      <Note tone="warn" announce="status">
        {words.once}
      </Note>
      <p className="text-sm text-muted">{words.how}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton value={secret} words={words} />
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {text.common.close}
        </button>
      </div>
    </div>
  );
};
