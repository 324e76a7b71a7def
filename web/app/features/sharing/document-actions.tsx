import type { Documento } from "@relato/shared/contract/documentos.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PdfActions } from "./pdf-actions.tsx";

/**
 * PDF, signature and sharing of a consultation's document. `header`: in the header of the
 * consultation; elsewhere the page has these buttons for several documents.
 */
export const DocumentActions = (props: { documento: Documento; header?: boolean }) => {
  const { documento, header = false } = props;
  const words = useLanguage().text.sharing;
  const { id, current, consulta_id } = documento;
  if (current === null) return null;
  const { titulo } = current;
  return (
    <PdfActions
      document={{ id, titulo, code: shortCode(consulta_id) }}
      pdfLabel={header ? words.exportPdf : words.downloadPdf}
      nameOf={header ? undefined : (label) => `${label}: ${titulo}`}
    />
  );
};
