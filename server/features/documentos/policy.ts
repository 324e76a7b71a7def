import type { Documento } from "@relato/shared/contract/documentos.ts";

/** What the doctor may do with a document now; the web shows no other buttons. A signed text only grows by addenda. */
export const documentoCan = ({
  current,
  signed_number,
  rewriting,
}: Pick<Documento, "current" | "signed_number" | "rewriting">): Documento["can"] => {
  const being_written = rewriting !== null && rewriting.state !== "failed";
  const open = current !== null && signed_number === null;
  return {
    edit: open,
    rewrite: !being_written && signed_number === null,
    sign: current !== null && signed_number !== current.number && !being_written,
    addendum: signed_number !== null,
  };
};
