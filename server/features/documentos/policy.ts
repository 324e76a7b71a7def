import type { Documento } from "@relato/shared/contract/documentos.ts";

/** A writer that has said nothing for so long is not at it any more: its job was used up. */
const STALE_MS = 30 * 60_000;

/** Whether a writer is at it now. */
export const isBeingWritten = ({ rewriting }: Pick<Documento, "rewriting">): boolean =>
  rewriting !== null &&
  rewriting.state !== "failed" &&
  Date.now() - Date.parse(rewriting.asked_at) < STALE_MS;

/** What the doctor may do with a document now; the web shows no other buttons. A signed text only grows by addenda. */
export const documentoCan = ({
  current,
  signed_number,
  rewriting,
}: Pick<Documento, "current" | "signed_number" | "rewriting">): Documento["can"] => {
  const being_written = isBeingWritten({ rewriting });
  const open = current !== null && signed_number === null;
  return {
    edit: open,
    rewrite: !being_written && signed_number === null,
    sign: current !== null && signed_number !== current.number && !being_written,
    addendum: signed_number !== null,
    remove: current === null && !being_written,
  };
};
