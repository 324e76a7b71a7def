import { useEffect, useState } from "react";

/** How long the button shows "Copiado" (specification 8), in milliseconds. */
const COPIED_MS = 1500;

/** Copies a text. It is not shown where the browser has no clipboard API: without https. */
export const CopyButton = (props: {
  value: string;
  words: { copy: string; copied: string };
  /** What is copied, for a screen reader. */
  of?: string;
}) => {
  const { value, words, of } = props;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!("clipboard" in navigator)) return null;
  const label = isCopied ? words.copied : words.copy;
  return (
    <button
      type="button"
      aria-label={of === undefined ? undefined : `${label}: ${of}`}
      className="btn btn-quiet"
      // If the browser refuses, the text can still be selected.
      onClick={() =>
        void navigator.clipboard.writeText(value).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
};
