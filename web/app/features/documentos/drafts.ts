import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { holdPage } from "../../ui/hold-page.ts";

/** What was typed and not saved, by document: it outlives a look at another tab, and holds the page while it is there. */
const createDrafts = <Draft>() => {
  const kept = new Map<string, { draft: Draft; release: () => void }>();
  const drop = (id: string): void => {
    kept.get(id)?.release();
    kept.delete(id);
  };
  return {
    of: (id: string): Draft | undefined => kept.get(id)?.draft,
    keep: (id: string, draft: Draft): void => {
      const release = kept.get(id)?.release ?? holdPage();
      kept.set(id, { draft, release });
    },
    drop,
  };
};

export const editDrafts = createDrafts<{
  /** The version that it was made from. */
  opened: DocumentVersion;
  markdown: string;
  titulo: string;
}>();

export const addendumDrafts = createDrafts<string>();
