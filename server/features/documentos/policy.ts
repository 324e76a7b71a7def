import type { Documento } from "@relato/shared/contract/documentos.ts";

/** A writer is not at work any more after this time: the queue ends its job (platform/jobs/queues.ts). */
const STALE_MS = 90 * 60_000;

/** Whether a writer is at it now. */
export const isBeingWritten = ({ rewriting }: Pick<Documento, "rewriting">): boolean =>
  rewriting !== null &&
  rewriting.state !== "failed" &&
  Date.now() - Date.parse(rewriting.asked_at) < STALE_MS;

/** Whether a writer that the doctor asked is at work. The model's note that the product asked for blocks nothing. */
export const isWritingForDoctor = ({ rewriting }: Pick<Documento, "rewriting">): boolean =>
  rewriting?.asked_by === "doctor" && isBeingWritten({ rewriting });

/** What the doctor may do with a document now; the web shows no other buttons. A signed text only grows by addenda. */
export const documentoCan = ({
  current,
  signed_number,
  rewriting,
}: Pick<Documento, "current" | "signed_number" | "rewriting">): Documento["can"] => {
  const is_blocked = isWritingForDoctor({ rewriting });
  const open = current !== null && signed_number === null;
  return {
    edit: open,
    rewrite: !is_blocked && signed_number === null,
    sign: current !== null && signed_number !== current.number && !is_blocked,
    addendum: signed_number !== null,
    remove: current === null && !isBeingWritten({ rewriting }),
    stop: current !== null && rewriting !== null,
  };
};
