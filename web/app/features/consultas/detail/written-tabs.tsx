import type { DocumentoGerado, WriterStamp } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { AnalysisTab } from "./analysis-tab.tsx";
import { DocumentsTab } from "./documents-tab.tsx";
import { NoteTab } from "./note-tab.tsx";

const TABS = ["anamnesis", "analysis", "documents"] as const;
type TabName = (typeof TABS)[number];

/** The anchor names the tab, so that `#documents` opens the documents (specification 2.2). */
const tabOfAnchor = (): TabName => TABS.find((name) => `#${name}` === location.hash) ?? "anamnesis";

/** CFM 2.454/2026: each document says what wrote it. */
const Stamp = ({ writer }: { writer: WriterStamp }) => {
  const { locale } = useLanguage();
  const views = useViews();
  const words = views.consulta;
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

/** What was written: the document, the analysis, the further documents; under the notice that it is an aid. */
export const WrittenTabs = ({ written }: { written: NonNullable<DocumentoGerado["written"]> }) => {
  const views = useViews();
  const words = views.consulta;
  const [tab, setTab] = useState<TabName>(tabOfAnchor);
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={(key) => {
        const name = TABS.find((known) => known === key) ?? "anamnesis";
        setTab(name);
        history.replaceState(history.state, "", `#${name}`);
      }}
      className="card min-w-0"
    >
      <TabList
        aria-label={words.tabs}
        className="flex gap-1 overflow-x-auto border-b border-line px-2"
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            id={name}
            className="-mb-px flex min-h-12 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted outline-none data-[focus-visible]:bg-sunken data-[selected]:border-accent data-[selected]:text-accent-strong"
          >
            {words[name]}
          </Tab>
        ))}
      </TabList>
      <div className="p-3 sm:p-4">
        <Note tone="info" announce="note">
          {words.aid}
        </Note>
        <TabPanel id="anamnesis" className="pt-4 outline-none">
          <NoteTab document={written.document} />
        </TabPanel>
        <TabPanel id="analysis" className="pt-4 outline-none">
          <AnalysisTab analysis={written.analysis} />
        </TabPanel>
        <TabPanel id="documents" className="pt-4 outline-none">
          <DocumentsTab documents={written.documents} />
        </TabPanel>
        <Stamp writer={written.writer} />
      </div>
    </Tabs>
  );
};
