import { useQuery } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Pending } from "../../../ui/surfaces.tsx";
import { DocumentsTab } from "../../documentos/documents-tab.tsx";
import { NoteTab } from "../../documentos/note-tab.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { AnalysisTab } from "./analysis-tab.tsx";
import { FeedbackBar } from "./feedback-bar.tsx";
import { panelId, tabId, type TabName } from "./tab-bar.tsx";

interface WrittenTab {
  consulta: Consulta;
  written: NonNullable<DocumentoGerado["written"]>;
  tab: Exclude<TabName, "transcript">;
}

const Content = ({ consulta, written, tab }: WrittenTab) => {
  const words = useLanguage().text.consulta;
  const { id, language, corrections } = consulta;
  const query = useQuery(documentosQuery(id, { isWritten: true }));
  const { data: documentos } = query;
  const note = documentos?.find(({ kind }) => kind === "anamnesis");
  if (tab === "analysis")
    return <AnalysisTab {...written} notDiscussed={note?.not_discussed ?? []} />;
  if (documentos === undefined) return <Pending query={query} category="consultation" lines={6} />;
  if (tab === "documents")
    return (
      <DocumentsTab
        consultaId={id}
        language={language}
        documentos={documentos}
        writtenBy={written.writer.kind}
      />
    );
  if (note === undefined) return null;
  const correctedAt = corrections.findLast(({ change }) => change.kind === "text")?.created_at;
  const writtenAt = note.current?.created_at;
  return (
    <>
      {correctedAt !== undefined && writtenAt !== undefined && correctedAt > writtenAt ? (
        <div className="mb-4">
          <Note tone="warn">{words.correctedSince}</Note>
        </div>
      ) : null}
      <NoteTab documento={note} analysis={written.analysis} language={language} />
    </>
  );
};

/** The open tab: the anamnesis, the analysis or the other documents. */
export const WrittenTabs = (props: WrittenTab) => {
  const { consulta, tab } = props;
  return (
    <section className="card min-w-0 p-3 sm:p-4">
      <Note tone="info" announce="note">
        {useLanguage().text.consulta.aid}
      </Note>
      <div
        role="tabpanel"
        id={panelId(tab)}
        aria-labelledby={tabId(tab)}
        className="pt-4 outline-none"
      >
        <Content {...props} />
        <div className="mt-4">
          <FeedbackBar key={tab} consultaId={consulta.id} section={tab} />
        </div>
      </div>
    </section>
  );
};
