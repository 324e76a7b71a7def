import type { proposeMask } from "@relato/shared/contract/laudo-checks.ts";
import type { RouteResponse } from "@relato/shared/contract/route.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudo } from "../open-laudo.ts";

export interface Proposal extends RouteResponse<typeof proposeMask> {
  /** The text that it was made of. */
  before: LaudoContent;
}

/** Requests a mask. A request that is stopped has no effect. */
export const useProposal = () => {
  const { laudo, form, content } = useOpenLaudo();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const request = useAction({
    run: async (instruction: string) => {
      const { signal } = (running.current = new AbortController());
      const before = content();
      try {
        const answer = await call("POST /api/laudos/:id/mask", {
          params: { id: laudo.id },
          body: { instruction, titulo: form.titulo, content: before },
          signal,
        });
        return { ...answer, before };
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    onSuccess: setProposal,
  });
  return {
    proposal,
    isPending: request.isPending,
    error: request.error,
    start: (instruction: string): void => {
      if (!request.isPending) request.mutate(instruction);
    },
    stop: (): void => running.current?.abort(),
  };
};
