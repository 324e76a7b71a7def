import type { Documento } from "@relato/shared/contract/documentos.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { SignPdfDialog } from "./sign-pdf-dialog.tsx";

/** PDF, signature and sharing of one document. `header`: the consultation's own, in the page header. */
export const DocumentActions = (props: { documento: Documento; header?: boolean }) => {
  const { documento, header = false } = props;
  const words = useLanguage().text.sharing;
  const [open, setOpen] = useState<"share" | "sign" | null>(null);
  const titulo = documento.current?.titulo ?? "";
  if (documento.current === null) return null;
  const named = (label: string): string | undefined => (header ? undefined : `${label}: ${titulo}`);
  const close = (): void => setOpen(null);
  return (
    <>
      <PdfButton
        documentoId={documento.id}
        label={header ? words.exportPdf : words.downloadPdf}
        {...(header ? {} : { of: titulo })}
      />
      <button
        type="button"
        aria-label={named(words.signPdf)}
        className="btn btn-quiet"
        onClick={() => setOpen("sign")}
      >
        {words.signPdf}
      </button>
      <button
        type="button"
        aria-label={named(words.share)}
        className="btn btn-quiet"
        onClick={() => setOpen("share")}
      >
        {words.share}
      </button>
      <SignPdfDialog documentoId={documento.id} isOpen={open === "sign"} onClose={close} />
      <ShareDialog
        documentoId={documento.id}
        titulo={titulo}
        code={shortCode(documento.consulta_id)}
        isOpen={open === "share"}
        onClose={close}
      />
    </>
  );
};
