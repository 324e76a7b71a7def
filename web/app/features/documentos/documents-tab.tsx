import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { DocumentActions } from "../sharing/document-actions.tsx";
import { DocumentoView } from "./documento-view.tsx";
import { HiddenList } from "./hidden/hidden-list.tsx";
import { HideButton } from "./hidden/hide-button.tsx";
import { NewDocumento } from "./new-documento.tsx";

/** Whether the engine wrote a document and the doctor has neither changed nor signed it. */
const isEngineOnly = ({ current, signed_number }: Documento): boolean =>
  current?.made_by === "engine" &&
  current.change === "written" &&
  current.modelo_id === null &&
  signed_number === null;

/** The documents of a consultation beside its anamnesis. */
export const DocumentsTab = (props: {
  consultaId: string;
  language: Language;
  documentos: readonly Documento[];
  /** The writer of the anamnesis. */
  writtenBy: WriterStamp["kind"];
}) => {
  const { consultaId, language } = props;
  const { consulta: words, documentos, modelNote } = useLanguage().text;
  const all = props.documentos.filter(({ kind }) => kind !== "anamnesis");
  const others = all.filter(({ hidden_at }) => hidden_at === null);
  return (
    <div className="space-y-6">
      <h2 className="sr-only">{words.documents}</h2>
      {others.length === 0 ? <p className="text-muted">{words.noDocuments}</p> : null}
      {others.map((documento) => (
        <section
          key={documento.id}
          aria-labelledby={documento.id}
          className="space-y-3 border-b border-line pb-5"
        >
          <h3
            id={documento.id}
            data-document
            tabIndex={-1}
            className="font-serif text-xl font-semibold break-words"
          >
            {documento.current?.titulo ?? documentos.kind[documento.kind]}
          </h3>
          {props.writtenBy === "model" && isEngineOnly(documento) ? (
            <Note tone="warn">{modelNote.engineOnly}</Note>
          ) : null}
          <DocumentoView documento={documento} language={language}>
            <div className="flex flex-wrap gap-2 *:px-3.5 *:text-sm max-sm:*:grow">
              <DocumentActions documento={documento} />
              {documento.current === null ? null : (
                <HideButton documento={{ ...documento, current: documento.current }} />
              )}
            </div>
          </DocumentoView>
        </section>
      ))}
      <HiddenList documentos={all.filter(({ hidden_at }) => hidden_at !== null)} />
      <NewDocumento consultaId={consultaId} language={language} />
    </div>
  );
};
