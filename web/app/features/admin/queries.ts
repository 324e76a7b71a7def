import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export type WriterChoice = NonNullable<WriterSettings["choice"]>;

const DOWNLOAD_POLL_MS = 2000;

/** The settings, read again every 2 seconds while the local model is downloaded. */
export const writerSettingsQuery = queryOptions({
  queryKey: ["admin", "writer"],
  queryFn: ({ signal }) => call("GET /api/admin/writer", { signal }),
  refetchInterval: ({ state }) =>
    state.data?.current.model?.installation?.state === "downloading" ? DOWNLOAD_POLL_MS : false,
});

export const writerServersQuery = queryOptions({
  queryKey: ["admin", "writer", "servers"],
  queryFn: ({ signal }) => call("GET /api/admin/writer/servers", { signal }),
});

/** Saves what writes the documents of the installation. */
export const useSaveWriterChoice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: WriterChoice) => call("PUT /api/admin/writer", { body: choice }),
    onSuccess: (saved) => client.setQueryData(writerSettingsQuery.queryKey, saved),
  });
};

/** Starts or resumes the installation of the local model. */
export const useInstallWriterModel = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/writer/installation", {}),
    onSuccess: (saved) => client.setQueryData(writerSettingsQuery.queryKey, saved),
  });
};
