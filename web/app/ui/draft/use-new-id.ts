import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { createDrafts } from "./create-drafts.ts";

const attempts = createDrafts<string>("new-id");

/**
 * The id of an entity that a form creates. A save without a response is repeated with the same id,
 * also after a reload, and the server creates one entity.
 */
export const useNewId = (
  draftId: string,
): { id: string; keepId: () => void; dropId: () => void } => {
  const [id] = useState(() => attempts.peek(draftId) ?? newId());
  return {
    id,
    keepId: () => attempts.keep(draftId, id),
    dropId: () => attempts.drop(draftId),
  };
};
