import type { LaudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

/** What was typed and is not stored yet. `base` is the revision that it changes. */
export interface LaudoDraft extends LaudoFields {
  base: number;
}

/** By the laudo's id. */
export const laudoDrafts = createDrafts<LaudoDraft>("laudo", { holdsPage: true });
