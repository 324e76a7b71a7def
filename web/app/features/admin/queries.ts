import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { getWriterSettings, listWriterServers, saveWriterChoice } from "../../api/endpoints.ts";

export type WriterChoice = NonNullable<WriterSettings["choice"]>;

export const writerSettingsQuery = queryOptions({
  queryKey: ["admin", "writer"],
  queryFn: ({ signal }) => call(getWriterSettings, { signal }),
});

export const writerServersQuery = queryOptions({
  queryKey: ["admin", "writer", "servers"],
  queryFn: ({ signal }) => call(listWriterServers, { signal }),
});

/** Saves what writes the documents of the installation. */
export const useSaveWriterChoice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: WriterChoice) => call(saveWriterChoice, { body: choice }),
    onSuccess: (saved) => client.setQueryData(writerSettingsQuery.queryKey, saved),
  });
};
