import type { View } from "@relato/shared/domain/views.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { preferencesQuery } from "../configuracoes/queries.ts";

/** Counts each opening of a view if the doctor allows it. The server checks the preference too. */
export const useCountView = (view: View | null): void => {
  const isAllowed = useQuery(preferencesQuery).data?.usage_analytics ?? false;
  useEffect(() => {
    if (!isAllowed || view === null) return;
    // A lost count does not concern the doctor.
    call("POST /api/view-counts", { body: { view } }).catch(() => {});
  }, [isAllowed, view]);
};
