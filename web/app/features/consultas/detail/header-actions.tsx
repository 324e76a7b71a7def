import { useQuery } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { DocumentActions } from "../../sharing/document-actions.tsx";
import { bodyOf, mailtoLink, whatsappLink } from "../../sharing/messages.ts";
import { OutsideButton } from "../../sharing/outside-button.tsx";

/** The consultation's anamnesis and its newest version; null before it is written. */
const useNote = ({ id, documento_gerado }: Consulta) => {
  const enabled = documento_gerado.written !== undefined;
  const { data } = useQuery({ ...documentosQuery(id), enabled });
  const note = data?.find(({ kind }) => kind === "anamnesis");
  return note === undefined || note.current === null ? null : note;
};

/**
 * Buttons that open a mail or WhatsApp program with the summary and the page's URL (specification
 * 7.6). `part`: the tab that the URL opens and its name; without it, the page.
 */
export const OutsideButtons = (props: {
  consulta: Consulta;
  part?: { anchor: string; name: string };
}) => {
  const { consulta, part } = props;
  const { locale, text } = useLanguage();
  const words = text.sharing;
  const note = useNote(consulta);
  if (note === null) return null;
  const summary = consulta.documento_gerado.written?.analysis.summary ?? [];
  const url = location.origin + paths.consulta(locale, consulta.id);
  const body = bodyOf(
    summary.map((statement) => statement.text).join(". "),
    part === undefined ? url : `${url}#${part.anchor}`,
  );
  const shared = {
    signed: note.signed_number === note.current?.number,
    ...(part === undefined ? {} : { of: part.name }),
  };
  const subject = words.subject(shortCode(consulta.id));
  return (
    <>
      <OutsideButton label={words.email} href={mailtoLink(subject, body)} {...shared} />
      <OutsideButton label={words.whatsapp} href={whatsappLink(body)} {...shared} />
    </>
  );
};

/** The buttons of the consultation's anamnesis (specification 2.9). */
export const HeaderActions = ({ consulta }: { consulta: Consulta }) => {
  const note = useNote(consulta);
  if (note === null) return null;
  return (
    <div
      className={
        "grid grid-cols-2 gap-2 max-sm:*:px-2 max-sm:*:text-sm max-sm:*:first:col-span-2 " +
        "sm:flex sm:flex-wrap"
      }
    >
      <DocumentActions documento={note} header />
      <OutsideButtons consulta={consulta} />
    </div>
  );
};
