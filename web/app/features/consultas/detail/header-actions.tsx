import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { DocumentActions } from "../../sharing/document-actions.tsx";
import { bodyOf, mailtoLink, whatsappLink } from "../../sharing/messages.ts";
import { OutsideButton } from "../../sharing/outside-button.tsx";

/** The consultation's own document, once it has a version. */
const useNote = ({ id, documento_gerado }: Consulta) => {
  const enabled = documento_gerado.written !== undefined;
  const { data } = useQuery({ ...documentosQuery(id), enabled });
  const note = data?.find(({ kind }) => kind === "anamnesis");
  return note === undefined || note.current === null ? null : note;
};

/**
 * The ways to a mail or WhatsApp program, with the summary and the page's address (specification 7.6). `part`: the tab that the address
 * opens, with its name; without it, the page.
 */
export const OutsideButtons = (props: {
  consulta: Consulta;
  part?: { anchor: string; name: string };
}) => {
  const { consulta, part } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.sharing;
  const note = useNote(consulta);
  if (note === null) return null;
  const said = consulta.documento_gerado.written?.analysis.summary ?? [];
  const address = location.origin + paths.consulta(locale, consulta.id);
  const body = bodyOf(
    said.map(({ text }) => text).join(". "),
    part === undefined ? address : `${address}#${part.anchor}`,
  );
  const signed = note.signed_number === note.current?.number;
  const of = part === undefined ? {} : { of: part.name };
  return (
    <>
      <OutsideButton
        label={words.email}
        href={mailtoLink(words.subject(shortCode(consulta.id)), body)}
        signed={signed}
        {...of}
      />
      <OutsideButton label={words.whatsapp} href={whatsappLink(body)} signed={signed} {...of} />
    </>
  );
};

/** The header's buttons (specification 2.9): they are about the consultation's own document. */
export const HeaderActions = ({ consulta }: { consulta: Consulta }) => {
  const note = useNote(consulta);
  if (note === null) return null;
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:*:px-2 max-sm:*:text-sm max-sm:*:first:col-span-2 sm:flex sm:flex-wrap">
      <DocumentActions documento={note} header />
      <OutsideButtons consulta={consulta} />
    </div>
  );
};
