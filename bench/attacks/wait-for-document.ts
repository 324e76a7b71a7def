import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../parts/caller.ts";

const PATIENCE_MS = 180_000;
const EVERY_MS = 250;

interface Detail {
  status: string;
  erro: string | null;
  transcricao: { duration_ms: number } | null;
  documento_gerado: { written?: unknown };
}

/** Waits until the consultation is done or failed, or the time is over (Processando). */
export const waitForDocument = async (
  caller: Caller,
  id: string,
  patience_ms = PATIENCE_MS,
): Promise<{ status: string; transcribed_ms: number }> => {
  const until = performance.now() + patience_ms;
  for (;;) {
    const answer = await caller.call(`/api/consultas/${id}`).catch(() => null);
    if (answer?.status === 200) {
      const detail = (await answer.json()) as Detail;
      const { status, erro, transcricao, documento_gerado } = detail;
      const transcribed_ms = transcricao?.duration_ms ?? 0;
      const isWritten = status === "Concluído" && documento_gerado.written !== undefined;
      if (isWritten) return { status, transcribed_ms };
      if (status === "Erro") return { status: `Erro ${erro}`, transcribed_ms };
    } else await answer?.body?.cancel();
    if (performance.now() > until) return { status: "Processando", transcribed_ms: 0 };
    await pause(EVERY_MS);
  }
};
