import type { Documento } from "@relato/shared/contract/documentos.ts";

/** The queue has ended every job of this age (platform/jobs/queues.ts). */
const STALE_MS = 90 * 60_000;

export const isBeingWritten = ({ rewriting }: Pick<Documento, "rewriting">): boolean =>
  rewriting !== null &&
  rewriting.state !== "failed" &&
  Date.now() - Date.parse(rewriting.asked_at) < STALE_MS;

/** Whether a writer works on the doctor's request. The product's own request blocks nothing. */
export const isWritingForDoctor = ({ rewriting }: Pick<Documento, "rewriting">): boolean =>
  rewriting?.asked_by === "doctor" && isBeingWritten({ rewriting });

type State = Pick<Documento, "kind" | "current" | "signed_number" | "rewriting" | "hidden_at">;

/**
 * What the doctor may do with a document now. A signed text is only changed by addenda. A removed
 * document can only be restored.
 */
export const documentoCan = ({
  kind,
  current,
  signed_number,
  rewriting,
  hidden_at,
}: State): Documento["can"] => {
  if (hidden_at !== null)
    return {
      ...{ edit: false, rewrite: false, sign: false, addendum: false, remove: false, stop: false },
      restore: true,
    };
  const isBlocked = isWritingForDoctor({ rewriting });
  return {
    edit: current !== null && signed_number === null,
    rewrite: !isBlocked && signed_number === null,
    sign: current !== null && signed_number !== current.number && !isBlocked,
    addendum: signed_number !== null,
    remove:
      !isBeingWritten({ rewriting }) &&
      (current === null || (kind !== "anamnesis" && signed_number === null)),
    restore: false,
    stop: current !== null && rewriting !== null,
  };
};
