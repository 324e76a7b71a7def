import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect } from "react";
import { call } from "../../../api/call.ts";
import type { OpenLaudo } from "../open-laudo.ts";
import { withoutFields } from "./field-findings.ts";
import { showLint } from "./lint-marks.ts";
import { lintRanges } from "./lint-ranges.ts";
import { useSettledContent } from "./settled-content.ts";

export interface Lint {
  /** Without empty fields. Undefined until the first check. */
  findings: readonly LaudoFinding[] | undefined;
  /** The text changed since these findings. */
  isBehind: boolean;
  error: Error | null;
  retry: () => void;
}

/** Checks the open laudo while it is typed and underlines the findings. */
export const useLint = (open: OpenLaudo): Lint => {
  const { editor, laudo } = open;
  const { checked, isBehind } = useSettledContent(open);
  const query = useQuery({
    queryKey: ["laudos", "lint", laudo.id, checked.number],
    queryFn: async ({ signal }) => {
      const { content } = checked;
      const body = { params: { id: laudo.id }, body: { content }, signal };
      const { findings } = await call("POST /api/laudos/:id/lint", body);
      return { content, findings: withoutFields(content, findings) };
    },
    enabled: laudo.can.edit || laudo.can.sign,
    placeholderData: keepPreviousData,
    // The text is not kept beside the laudo.
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data } = query;
  useEffect(() => {
    if (data === undefined || editor.isDestroyed) return;
    const { state, view } = editor;
    // Findings of an earlier text have other places; the marks of the last check have moved along.
    if (JSON.stringify(open.content()) !== JSON.stringify(data.content)) return;
    view.dispatch(showLint(state, lintRanges(state.doc, data.content, data.findings)));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, data]);
  return {
    findings: data?.findings,
    isBehind: isBehind || query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
};

export const LintContext = createContext<Lint | null>(null);

/** The findings of the open laudo. */
export const useOpenLint = (): Lint => {
  const lint = use(LintContext);
  if (lint === null) throw new Error("no laudo is open");
  return lint;
};
