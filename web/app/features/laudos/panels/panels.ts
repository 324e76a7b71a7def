import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import type { ComponentType } from "react";
import { FieldsPanel } from "./fields-panel.tsx";

export interface LaudoPanel {
  id: Exclude<keyof ViewMessages["laudos"]["tabs"], "label">;
  Panel: ComponentType;
}

/** The tabs next to the open laudo, in order. A panel reads the laudo with `useOpenLaudo`. */
export const PANELS: readonly LaudoPanel[] = [{ id: "fields", Panel: FieldsPanel }];
