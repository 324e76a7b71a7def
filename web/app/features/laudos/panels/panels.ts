import type { ComponentType } from "react";
import { CheckPanel } from "../check/check-panel.tsx";
import { ConclusionPanel } from "../conclusion/conclusion-panel.tsx";
import { FinishPanel } from "../finish/finish-panel.tsx";
import { PatientPanel } from "../patient/patient-panel.tsx";
import { VersionsPanel } from "../versions/versions-panel.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import type { PanelId } from "./panel-id.ts";

interface LaudoPanel {
  id: PanelId;
  Panel: ComponentType;
  /** Also for a doctor whose plan ended. */
  isForReading?: boolean;
}

/** The tabs next to the open laudo, in order. A panel reads the laudo with `useOpenLaudo`. */
export const PANELS: readonly LaudoPanel[] = [
  { id: "fields", Panel: FieldsPanel },
  { id: "patient", Panel: PatientPanel },
  { id: "check", Panel: CheckPanel },
  { id: "conclusion", Panel: ConclusionPanel },
  { id: "versions", Panel: VersionsPanel, isForReading: true },
  { id: "finish", Panel: FinishPanel, isForReading: true },
];
