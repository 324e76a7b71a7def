import type { Thread, ThreadItem } from "@relato/shared/contract/chatzello.ts";
import type { QueryClient } from "@tanstack/react-query";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

interface Page {
  items: ThreadItem[];
  next_cursor: string | null;
}

/** The doctor's threads, latest first. */
export const threadsQuery = (text: string, archived: boolean) =>
  infiniteQueryOptions({
    queryKey: ["chatzello", "list", { text, archived }],
    queryFn: ({ pageParam, signal }) =>
      call("POST /api/chatzello/threads/search", {
        body: { text, archived, cursor: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ["chatzello", "thread", id],
    queryFn: ({ signal }) => call("GET /api/chatzello/threads/:id", { params: { id }, signal }),
  });

export const showThread = (client: QueryClient, thread: Thread): void =>
  void client.setQueryData(threadQuery(thread.id).queryKey, thread);

export const refreshThreads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["chatzello", "list"] });

/** A thread changed, here or on another device. */
export const refreshThread = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: threadQuery(id).queryKey });
  void refreshThreads(client);
};
