import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { DocumentActions } from "../../sharing/document-actions.tsx";
import { bodyOf, mailtoLink, whatsappLink } from "../../sharing/messages.ts";
import { OutsideButton } from "../../sharing/outside-button.tsx";

/** The header's buttons (specification 2.9): they are about the consultation's own document. */
export const HeaderActions = ({ consulta }: { consulta: Consulta }) => {
  const { locale } = useLanguage();
  const words = useViews().sharing;
  const { written } = consulta.documento_gerado;
  const { data } = useQuery({ ...documentosQuery(consulta.id), enabled: written !== undefined });
  const documento = data?.find(({ kind }) => kind === "anamnesis");
  if (written === undefined || documento === undefined || documento.current === null) return null;
  const summary = written.analysis.summary.map(({ text }) => text).join(". ");
  const address = location.origin + paths.consulta(locale, consulta.id);
  const body = bodyOf(summary, address);
  const signed = documento.signed_number === documento.current.number;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <DocumentActions documento={documento} header />
      <OutsideButton
        label={words.email}
        href={mailtoLink(words.subject(shortCode(consulta.id)), body)}
        signed={signed}
      />
      <OutsideButton label={words.whatsapp} href={whatsappLink(body)} signed={signed} />
    </div>
  );
};
