import { DocumentsPanel } from "./documents-panel.tsx";
import { IncidentsPanel } from "./incidents-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";

/** What the law asks of an installation (LGPD). */
export const ComplianceSection = () => (
  <div className="space-y-5">
    <IncidentsPanel />
    <DocumentsPanel />
    <RetentionPanel />
  </div>
);
