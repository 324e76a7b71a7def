import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export type WriterChoice = NonNullable<WriterSettings["choice"]>;

const DOWNLOAD_POLL_MS = 2000;

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

const showSettings = (settings: WriterSettings, _variables: unknown, client: QueryClient): void => {
  client.setQueryData(writerSettingsQuery.queryKey, settings);
};

/** For `useAction`: saves the writer of the installation. */
export const saveWriterChoice = {
  run: (choice: WriterChoice) => call("PUT /api/admin/writer", { body: choice }),
  onSuccess: showSettings,
};

/** For `useAction`: starts or resumes the installation of the local model. */
export const installWriterModel = {
  run: () => call("POST /api/admin/writer/installation", {}),
  onSuccess: showSettings,
};
