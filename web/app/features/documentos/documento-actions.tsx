import { isCertificate } from "@relato/shared/domain/documento.ts";
import { useLanguage } from "../../ui/language.tsx";
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
  const actions: [Mode, string, boolean][] = [
    ["edit", words.edit, can.edit],
    ["addendum", words.addendum, can.addendum],
    ["cid", words.cid.title, (can.edit || can.addendum) && isCertificate({ kind, titulo })],
    ["rewrite", words.rewrite, can.rewrite],
    ["versions", words.versions(current.number), true],
    ["sign", words.sign, can.sign],
  ];
  return (
    <fieldset aria-label={words.actions(titulo)} className="flex flex-wrap gap-2 max-sm:*:grow">
      {actions
        .filter(([, , isAllowed]) => isAllowed)
        .map(([one, label]) => (
          <button
            key={one}
            type="button"
            data-shortcut={one === "sign" ? "sign" : undefined}
            aria-expanded={one === "versions" ? mode === "versions" : undefined}
            onClick={() => onMode(mode === one ? "read" : one)}
            className={`btn px-3.5 text-sm ${one === "sign" ? "btn-primary" : "btn-quiet"}`}
          >
            {label}
          </button>
        ))}
    </fieldset>
  );
};
