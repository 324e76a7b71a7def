import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { DocumentActions } from "../../sharing/document-actions.tsx";
import { OutsideButtons } from "./outside-buttons.tsx";
import { useNote } from "./use-note.ts";

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
