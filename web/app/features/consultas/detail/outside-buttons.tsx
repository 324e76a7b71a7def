import { useQuery } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { versionQuery, type WrittenDocumento } from "../../documentos/queries.ts";
import { bodyOf, documentText } from "../../sharing/messages.ts";
import { type OutsideChannel, OutsideDialog } from "../../sharing/outside-dialog.tsx";
import { useNote } from "./use-note.ts";

/** The tab that a message's URL opens, and its name. */
interface Part {
  anchor: string;
  name: string;
}

/** The text that the doctor approved, else the current one; undefined while it is read. */
const useShareable = ({ id, current, signed_number }: WrittenDocumento) => {
  const isEarlier = signed_number !== null && signed_number !== current.number;
  const signed = useQuery({ ...versionQuery(id, signed_number ?? 0), enabled: isEarlier });
  const content: Document | undefined = isEarlier ? signed.data?.content : current.content;
  const approval = isEarlier ? "addendum" : signed_number === null ? "draft" : "approved";
  return { content, approval } as const;
};

const NoteDialog = (props: {
  note: WrittenDocumento;
  channel: OutsideChannel;
  url: string;
  isExample: boolean;
  onClose: () => void;
}) => {
  const { note, channel, url, isExample, onClose } = props;
  const words = useLanguage().text.sharing;
  const { content, approval } = useShareable(note);
  const marks = [
    ...(isExample ? [words.unsigned.example] : []),
    ...(approval === "draft" ? [words.unsigned.mark] : []),
  ];
  const text = content && [...marks, documentText(content)].join("\n\n");
  return (
    <OutsideDialog
      {...{ documentoId: note.id, channel, approval, onClose }}
      subject={words.subject(shortCode(note.consulta_id))}
      body={text === undefined ? undefined : bodyOf(text, url)}
    />
  );
};

/**
 * Buttons that open a mail or WhatsApp program with the anamnesis' text and the page's URL
 * (specification 7.6). Without `part`, the URL is the page's.
 */
export const OutsideButtons = (props: { consulta: Consulta; part?: Part }) => {
  const { consulta, part } = props;
  const { locale, text } = useLanguage();
  const [channel, setChannel] = useState<OutsideChannel | null>(null);
  const note = useNote(consulta);
  if (note === null) return null;
  const url = location.origin + paths.consulta(locale, consulta.id);
  return (
    <>
      {(["email", "whatsapp"] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={part === undefined ? undefined : `${text.sharing[one]}: ${part.name}`}
          className="btn btn-quiet"
          onClick={() => setChannel(one)}
        >
          {text.sharing[one]}
        </button>
      ))}
      {channel === null ? null : (
        <NoteDialog
          {...{ note, channel }}
          isExample={consulta.is_example}
          url={part === undefined ? url : `${url}#${part.anchor}`}
          onClose={() => setChannel(null)}
        />
      )}
    </>
  );
};
