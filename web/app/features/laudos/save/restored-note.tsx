import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { laudoDrafts } from "./laudo-drafts.ts";

/** Says that the text contains a draft of an earlier visit. */
export const RestoredNote = () => {
  const words = useLanguage().text.laudos;
  const { laudo } = useOpenLaudo();
  const { isRestored } = laudoDrafts.useDraft(laudo.id);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  // The draft ends when it is saved; the note stays until another laudo is opened.
  if (isRestored && restoredId !== laudo.id) setRestoredId(laudo.id);
  return restoredId === laudo.id ? (
    <Note tone="info" announce="status">
      {words.restored}
    </Note>
  ) : null;
};
