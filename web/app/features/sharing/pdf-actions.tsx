import { useState } from "react";
import { call } from "../../api/call.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";
import { WithIdentity } from "../perfil/with-identity.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { SignPdfDialog } from "./sign-pdf-dialog.tsx";

export interface PdfDocument {
  id: string;
  titulo: string;
  /** `#A1B2C3`, of its consultation; a laudo has its own. */
  code: string;
  is_laudo?: boolean;
}

/**
 * PDF, its preview, signature and sharing of one document. `nameOf`: the accessible name of a
 * button, where several documents have them. `prepare` runs before each; false stops the action.
 */
export const PdfActions = (props: {
  document: PdfDocument;
  pdfLabel?: string;
  nameOf?: (label: string) => string | undefined;
  prepare?: () => Promise<boolean>;
}) => {
  const { document, nameOf = () => undefined, prepare = () => Promise.resolve(true) } = props;
  const { id, titulo, code, is_laudo = false } = document;
  const words = useLanguage().text.sharing;
  const [open, setOpen] = useState<"share" | "sign" | null>(null);
  const download = useAction({
    run: async () =>
      (await prepare()) ? call("GET /api/documentos/:id/pdf", { params: { id }, query: {} }) : null,
    onSuccess: (file) => {
      if (file !== null) saveFile(file);
    },
    failure: "toast",
    category: "consultation",
  });
  const begin = useAction({
    run: async (dialog: "share" | "sign") => ((await prepare()) ? dialog : null),
    onSuccess: setOpen,
    failure: "toast",
  });
  const { pdfLabel = words.downloadPdf } = props;
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
      <PreviewButton id={id} label={nameOf(words.preview)} prepare={props.prepare} />
      {(["sign", "share"] as const).map((dialog) => {
        const label = dialog === "sign" ? words.signPdf : words.share;
        return (
          <button
            key={dialog}
            type="button"
            aria-label={nameOf(label)}
            className="btn btn-quiet"
            onClick={() => begin.mutate(dialog)}
          >
            {label}
          </button>
        );
      })}
      {open === null ? null : (
        <WithIdentity onClose={close}>
          <SignPdfDialog documentoId={id} isOpen={open === "sign"} onClose={close} />
          <ShareDialog
            documentoId={id}
            titulo={titulo}
            subject={is_laudo ? words.laudoSubject(code) : words.subject(code)}
            isOpen={open === "share"}
            onClose={close}
          />
        </WithIdentity>
      )}
    </>
  );
};
