import { useEffect, useId, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { mailtoLink, whatsappLink } from "./messages.ts";

/** How long the button shows "Copiado" (specification 8). */
const COPIED_MS = 1500;

const Copied = (props: { label: string; value: string }) => {
  const { link: words } = useLanguage().text.sharing;
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(props.value);
    setCopied(true);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {props.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={props.value}
          onFocus={({ target }) => target.select()}
          className="field min-w-0 flex-1 font-mono"
        />
        {/* Without https there is no clipboard API; focusing the field selects its text. */}
        {"clipboard" in navigator ? (
          <button
            type="button"
            aria-label={`${copied ? words.copied : words.copy}: ${props.label}`}
            className="btn btn-quiet"
            // A refused copy leaves the text selectable in the field.
            onClick={() => void copy().catch(() => setCopied(false))}
          >
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </button>
        ) : null}
      </div>
    </div>
  );
};

/**
 * A new link's address and code, and ways to send the link. They cannot be read again later.
 * The code is not in the message: the doctor sends it separately.
 */
export const MadeLink = (props: { url: string; code: string | null; subject: string }) => {
  const words = useLanguage().text.sharing;
  const message = words.link.message(props.url);
  return (
    <div
      aria-live="polite"
      className="space-y-3 rounded-xl border border-ok bg-ok-soft p-3 text-ink"
    >
      <p className="text-sm font-medium">{words.link.made}</p>
      <Copied label={words.link.url} value={props.url} />
      {props.code === null ? null : <Copied label={words.link.yourCode} value={props.code} />}
      <div className="flex flex-wrap gap-2">
        <a
          href={mailtoLink(props.subject, message)}
          target="_blank"
          rel="noreferrer"
          className="btn btn-quiet"
        >
          {words.email}
        </a>
        <a href={whatsappLink(message)} target="_blank" rel="noreferrer" className="btn btn-quiet">
          {words.whatsapp}
        </a>
      </div>
    </div>
  );
};
