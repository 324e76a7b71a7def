import type { DocumentoGerado, WriterStamp } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { AnalysisTab } from "./analysis-tab.tsx";
import { DocumentsTab } from "./documents-tab.tsx";
import { NoteTab } from "./note-tab.tsx";
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

const Content = ({ tab, written }: { tab: TabName; written: Written }) => {
  switch (tab) {
    case "anamnesis":
      return <NoteTab document={written.document} />;
    case "analysis":
      return <AnalysisTab analysis={written.analysis} />;
    case "documents":
      return <DocumentsTab documents={written.documents} />;
    case "transcript":
      return null;
  }
};

/**
 * What was written: the document, the analysis, the further documents; under the notice that it is an aid. The transcript's tab opens
 * the panel beside it over the whole width.
 */
export const WrittenTabs = (props: {
  written: Written;
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
            <Content tab={tab} written={written} />
          </div>
          <Stamp writer={written.writer} />
        </div>
      )}
    </section>
  );
};
