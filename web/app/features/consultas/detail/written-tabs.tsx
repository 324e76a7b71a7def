import { useQuery } from "@tanstack/react-query";
import type { DocumentoGerado, WriterStamp } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../../ui/surfaces.tsx";
import { DocumentsTab } from "../../documentos/documents-tab.tsx";
import { NoteTab } from "../../documentos/note-tab.tsx";
import { documentosQuery } from "../../documentos/queries.ts";
import { AnalysisTab } from "./analysis-tab.tsx";
import { FeedbackBar } from "./feedback-bar.tsx";
import { panelId, TabBar, tabId } from "./tab-bar.tsx";
import type { TabName } from "./tab-bar.tsx";

type Written = NonNullable<DocumentoGerado["written"]>;

/** CFM 2.454/2026: each document says what wrote it. */
const Stamp = ({ writer }: { writer: WriterStamp }) => {
  const { locale } = useLanguage();
  const words = useViews().consulta;
  const when = formatDateTime(locale, writer.at);
  return (
    <p className="mt-4 border-t border-line px-3 pt-3 text-xs text-muted">
      {writer.kind === "engine"
        ? words.writtenByEngine(writer.name, writer.version, when)
        : words.writtenByModel(writer.name, writer.version, when)}
      {writer.fallback_reason === undefined ? null : (
        <span className="block">{words.fallback(writer.fallback_reason)}</span>
      )}
    </p>
  );
};

const Content = ({
  tab,
  consultaId,
  written,
  correctedAt,
}: {
  tab: TabName;
  consultaId: string;
  written: Written;
  correctedAt: string | null;
}) => {
  const { text } = useLanguage();
  const words = useViews().consulta;
  const { data: documentos, error, refetch } = useQuery(documentosQuery(consultaId));
  if (tab === "transcript") return null;
  if (tab === "analysis") return <AnalysisTab analysis={written.analysis} />;
  if (documentos === undefined)
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <FailureNotice
        title={text.failures.title.consultation}
        error={error}
        category="consultation"
        onRetry={() => void refetch()}
      />
    );
  if (tab === "documents") return <DocumentsTab documentos={documentos} />;
  const note = documentos.find(({ kind }) => kind === "anamnesis");
  if (!note?.current) return null;
  const { content, created_at } = note.current;
  return (
    <>
      {correctedAt !== null && correctedAt > created_at ? (
        <div className="mb-4">
          <Note tone="warn">{words.correctedSince}</Note>
        </div>
      ) : null}
      <NoteTab document={content} />
    </>
  );
};

/**
 * What was written: the document, the analysis, the further documents; under the notice that it is an aid. The transcript's tab opens
 * the panel beside it over the whole width.
 */
export const WrittenTabs = (props: {
  consultaId: string;
  written: Written;
  /** When the transcript's words were last put right; null when they never were. */
  correctedAt: string | null;
  tab: TabName;
  onTab: (name: TabName) => void;
}) => {
  const { written, tab } = props;
  const words = useViews().consulta;
  const names = {
    anamnesis: words.anamnesis,
    analysis: words.analysis,
    documents: words.documents,
    transcript: words.transcript,
  };
  return (
    <section className="card min-w-0">
      <TabBar label={words.tabs} names={names} selected={tab} onSelect={props.onTab} />
      {tab === "transcript" ? null : (
        <div className="p-3 sm:p-4">
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
              written={written}
              correctedAt={props.correctedAt}
            />
            <div className="mt-4">
              <FeedbackBar key={tab} consultaId={props.consultaId} section={tab} />
            </div>
          </div>
          <Stamp writer={written.writer} />
        </div>
      )}
    </section>
  );
};
