import type { Rewriting } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import { announceDocumento } from "../change-documento.ts";
import { findDocumento, updateDocumento } from "../queries.ts";
import { updateRewriting } from "../writer-queries.ts";
import { isWaitingFor, type Work } from "./writer-work.ts";

export type Failure = Pick<Rewriting, "error" | "fault">;
export type Request = ReturnType<typeof followRequest>;

/**
 * Stores and announces the state of a request while a worker answers it. The signal aborts when the
 * doctor stops or replaces the request, and at shutdown.
 */
export const followRequest = (
  { db, events, log }: Pick<Deps, "db" | "events" | "log">,
  work: Work,
  shutdown: AbortSignal,
) => {
  const { medico_id, documento } = work;
  const { id, consulta_id } = documento;
  let { rewriting } = work;
  const stop = new AbortController();
  const end = new AbortController();
  const save = (change: Partial<Rewriting>): Promise<void> =>
    withUser(db, medico_id, async (tx) => {
      const changed = { ...rewriting, ...change };
      if (!(await updateRewriting(tx, id, changed))) return stop.abort();
      rewriting = changed;
      if (changed.state === "failed") return announceDocumento(events, tx, medico_id, documento);
      const event = { type: "documento_progress", consulta_id, documento_id: id } as const;
      await events.publish(tx, medico_id, { ...event, rewriting });
    });
  const check = async (): Promise<void> => {
    const stored = await withUser(db, medico_id, (tx) => findDocumento(tx, id));
    if (!isWaitingFor(rewriting, stored)) stop.abort();
  };
  return {
    signal: AbortSignal.any([shutdown, stop.signal]),
    isStopped: () => stop.signal.aborted,
    report: async (change: Partial<Rewriting>): Promise<void> => {
      await save(change);
      stop.signal.throwIfAborted();
    },
    fail: (failure: Failure) => save({ ...failure, state: "failed" }),
    /** Removes the request; the newest version stays. */
    drop: () =>
      withUser(db, medico_id, async (tx) => {
        await updateDocumento(tx, id, { rewriting: null });
        await announceDocumento(events, tx, medico_id, documento);
      }),
    /** Checks the request at each change of the document: a silent model notices a stop, too. */
    watch: () =>
      events.subscribe(medico_id, null, end.signal, ({ event }) => {
        if (event.type === "documento_changed" && event.documento_id === id)
          check().catch((error: unknown) => log.debug({ err: error }, "request not read"));
      }),
    end: () => end.abort(),
  };
};
