import { useQuery } from "@tanstack/react-query";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Pending } from "../../../ui/surfaces.tsx";
import { DocumentsTab } from "../../documentos/documents-tab.tsx";
import { NoteTab } from "../../documentos/note-tab.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { AnalysisTab } from "./analysis-tab.tsx";
import { FeedbackBar } from "./feedback-bar.tsx";
import { panelId, tabId } from "./tab-bar.tsx";
import type { TabName } from "./tab-bar.tsx";

type Written = NonNullable<DocumentoGerado["written"]>;

const Content = ({
  tab,
  consultaId,
  language,
  written,
  correctedAt,
}: {
  tab: Exclude<TabName, "transcript">;
  consultaId: string;
  language: Language;
  written: Written;
  correctedAt: string | null;
}) => {
  const words = useLanguage().text.consulta;
  const {
    data: documentos,
    error,
    refetch,
  } = useQuery(documentosQuery(consultaId, { isWritten: true }));
  const note = documentos?.find(({ kind }) => kind === "anamnesis");
  if (tab === "analysis")
    return <AnalysisTab {...written} notDiscussed={note?.not_discussed ?? []} />;
  if (documentos === undefined)
    return <Pending query={{ error, refetch }} category="consultation" lines={6} />;
  if (tab === "documents")
    return (
      <DocumentsTab
        consultaId={consultaId}
        language={language}
        documentos={documentos}
        writtenBy={written.writer.kind}
      />
    );
  if (note === undefined) return null;
  const since = note.current?.created_at;
  return (
    <>
      {correctedAt !== null && since !== undefined && correctedAt > since ? (
        <div className="mb-4">
          <Note tone="warn">{words.correctedSince}</Note>
        </div>
      ) : null}
      <NoteTab
        documento={note}
        otherPoints={written.analysis.other_points ?? []}
        language={language}
      />
    </>
  );
};

/** The open one of what was written: the document, the analysis, the further documents; under the notice that it is an aid. */
export const WrittenTabs = (props: {
  consultaId: string;
  language: Language;
  written: Written;
  /** When the transcript's words were last put right; null when they never were. */
  correctedAt: string | null;
  tab: Exclude<TabName, "transcript">;
}) => {
  const { written, tab } = props;
  const words = useLanguage().text.consulta;
  return (
    <section className="card min-w-0 p-3 sm:p-4">
      <Note tone="info" announce="note">
        {words.aid}
      </Note>
      <div
        role="tabpanel"
        id={panelId(tab)}
        aria-labelledby={tabId(tab)}
        className="pt-4 outline-none"
      >
        <Content
          tab={tab}
          consultaId={props.consultaId}
          language={props.language}
          written={written}
          correctedAt={props.correctedAt}
        />
        <div className="mt-4">
          <FeedbackBar key={tab} consultaId={props.consultaId} section={tab} />
        </div>
      </div>
    </section>
  );
};
