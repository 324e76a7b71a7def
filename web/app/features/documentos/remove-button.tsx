import type { Documento } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useRemove } from "./queries.ts";

/** Takes away a document that was asked for and never written: there is nothing in it to ask twice about. */
export const RemoveButton = ({ documento }: { documento: Documento }) => {
  const words = useLanguage().text.documentos;
  const remove = useRemove(documento);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={`${words.rewriting.remove}: ${words.kind[documento.kind]}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {words.rewriting.remove}
      </button>
      {remove.error === null ? null : (
        <FailureNotice category="consultation" error={remove.error} />
      )}
    </>
  );
};
