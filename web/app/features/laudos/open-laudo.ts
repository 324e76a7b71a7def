import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Editor } from "@tiptap/core";
import { createContext, use } from "react";
import type { LaudoForm, SaveState } from "./save/create-saver.ts";

export interface OpenLaudo {
  /** The laudo as the server returned it last. */
  laudo: Laudo;
  /** The typed fields. The text changes too often for React: read it with `content`. */
  form: LaudoForm;
  editor: Editor;
  saving: SaveState;
  /** The typed text. */
  content: () => LaudoContent;
  change: (change: Partial<LaudoForm>) => void;
  /** Saves what is unsaved. False: it could not be stored, and `saving` says why. */
  flush: () => Promise<boolean>;
  /** After a conflict: the own text replaces what is stored. */
  keepOwn: () => void;
  /** Shows a laudo that the server returned, and its text in the editor. */
  adopt: (laudo: Laudo) => void;
}

export const OpenLaudoContext = createContext<OpenLaudo | null>(null);

/** The open laudo; null while none is open. */
export const useOpenLaudoIfAny = (): OpenLaudo | null => use(OpenLaudoContext);

/** The open laudo, for what is shown only with one: the editor and the panels. */
export const useOpenLaudo = (): OpenLaudo => {
  const open = useOpenLaudoIfAny();
  if (open === null) throw new Error("no laudo is open");
  return open;
};
