import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

/** A tab next to the open laudo. */
export type PanelId = Exclude<keyof ViewMessages["laudos"]["tabs"], "label">;
