import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";

/** `signed`: how many of its versions are signed. */
export const statusOf = (signed: number): LaudoStatus =>
  signed === 0 ? "draft" : signed === 1 ? "final" : "corrected";

/** What may be done with a laudo now. A signed text is only changed by addenda. */
export const laudoCan = ({
  version,
  signed_version,
}: Pick<Laudo, "version" | "signed_version">): Laudo["can"] => {
  const isSigned = signed_version !== null;
  return {
    edit: !isSigned,
    sign: !isSigned || version !== signed_version,
    addendum: isSigned,
    remove: !isSigned,
  };
};
