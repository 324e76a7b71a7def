import type { Documento } from "@relato/shared/contract/documentos.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { SignPdfDialog } from "./sign-pdf-dialog.tsx";

/** PDF, signature and sharing of one document. `header`: in the header of the consultation. */
export const DocumentActions = (props: { documento: Documento; header?: boolean }) => {
  const { documento, header = false } = props;
  const { id, current } = documento;
  const words = useLanguage().text.sharing;
  const [open, setOpen] = useState<"share" | "sign" | null>(null);
  const download = useAction({
    run: () => call("GET /api/documentos/:id/pdf", { params: { id }, query: {} }),
    onSuccess: saveFile,
    failure: "toast",
    category: "consultation",
  });
  if (current === null) return null;
  const { titulo } = current;
  const pdfLabel = header ? words.exportPdf : words.downloadPdf;
  /** Outside the header the page has these buttons for several documents. */
  const nameOf = (label: string): string | undefined =>
    header ? undefined : `${label}: ${titulo}`;
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        disabled={download.isPending}
        aria-label={nameOf(pdfLabel)}
        onClick={() => download.mutate()}
        className="btn btn-quiet"
      >
        <DownloadIcon className="size-4" /> {download.isPending ? words.making : pdfLabel}
      </button>
      {(["sign", "share"] as const).map((dialog) => {
        const label = dialog === "sign" ? words.signPdf : words.share;
        return (
          <button
            key={dialog}
            type="button"
            aria-label={nameOf(label)}
            className="btn btn-quiet"
            onClick={() => setOpen(dialog)}
          >
            {label}
          </button>
        );
      })}
      <SignPdfDialog documentoId={id} isOpen={open === "sign"} onClose={close} />
      <ShareDialog
        documentoId={id}
        titulo={titulo}
        code={shortCode(documento.consulta_id)}
        isOpen={open === "share"}
        onClose={close}
      />
    </>
  );
};
