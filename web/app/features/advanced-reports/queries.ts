import type { ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const advancedReportQuery = (query: ReportQuery) =>
  queryOptions({
    queryKey: ["advanced-reports", query],
    // With its query: while another one loads, the earlier report is shown.
    queryFn: async ({ signal }) => ({
      query,
      report: await call("GET /api/advanced-reports", { query, signal }),
    }),
    placeholderData: keepPreviousData,
  });
