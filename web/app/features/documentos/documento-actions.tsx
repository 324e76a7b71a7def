import { isCertificate } from "@relato/shared/domain/documento.ts";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { foldedUnless, MoreButton } from "../../ui/more-button.tsx";
import type { WrittenDocumento } from "./queries.ts";

/** What the doctor does with a document. */
export type Mode = "read" | "edit" | "versions" | "rewrite" | "sign" | "addendum" | "cid";

/** The buttons for what the doctor may do with a document now. */
export const DocumentoActions = (props: {
  documento: WrittenDocumento;
  mode: Mode;
  onMode: (mode: Mode) => void;
}) => {
  const { mode, onMode } = props;
  const words = useLanguage().text.documentos;
  const { kind, can, current } = props.documento;
  const { titulo } = current;
  const [isOpen, setOpen] = useState(false);
  const actions: [Mode, string, boolean][] = [
    ["edit", words.edit, can.edit],
    ["addendum", words.addendum, can.addendum],
    ["cid", words.cid.title, (can.edit || can.addendum) && isCertificate({ kind, titulo })],
    ["rewrite", words.rewrite, can.rewrite],
    ["versions", words.versions(current.number), true],
    ["sign", words.sign, can.sign],
  ];
  const allowed = actions.filter(([, , isAllowed]) => isAllowed);
  // On a phone the text comes before the buttons: one of them, and a button for the others.
  const main = can.sign ? "sign" : allowed[0]?.[0];
  return (
    <fieldset
      aria-label={words.actions(titulo)}
      className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:last:grow-0"
    >
      {allowed.map(([one, label]) => (
        <button
          key={one}
          type="button"
          data-shortcut={one === "sign" ? "sign" : undefined}
          aria-expanded={one === "versions" ? mode === "versions" : undefined}
          onClick={() => onMode(mode === one ? "read" : one)}
          className={
            `btn px-3.5 text-sm ${one === "sign" ? "btn-primary" : "btn-quiet"} ` +
            (one === main ? "" : foldedUnless(isOpen))
          }
        >
          {label}
        </button>
      ))}
      {allowed.length > 1 ? (
        <MoreButton of={titulo} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      ) : null}
    </fieldset>
  );
};
