import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { call } from "../../../api/call.ts";
import { laudoPhrasesQuery } from "../queries.ts";
import { insertPhrase } from "./insert-phrase.ts";
import type { TypedTrigger } from "./typed-trigger.ts";

/** Inserts a phrase and counts its use. `typed`: the trigger that found it. */
export const useInsertPhrase = () => {
  const client = useQueryClient();
  return (editor: Editor, phrase: LaudoPhrase, typed: TypedTrigger | null): void => {
    insertPhrase(editor, phrase, typed);
    const { id } = phrase;
    const count = (uses: number): void => {
      client.setQueryData(laudoPhrasesQuery.queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, uses } : item)),
      );
    };
    // The count only orders the list: a failure changes nothing for the doctor.
    call("POST /api/laudo-phrases/:id/uses", { params: { id }, body: {} }).then(
      ({ uses }) => count(uses),
      () => undefined,
    );
  };
};
