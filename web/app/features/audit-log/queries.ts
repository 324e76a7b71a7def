import type { AuditFilters } from "@relato/shared/contract/audit-log.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The entries that match, newest first. */
export const auditEntriesQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", filters],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/audit-log", {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page: { next_cursor: number | null }) => page.next_cursor,
  });
