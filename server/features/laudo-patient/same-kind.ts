import type { LaudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import { titleWords } from "./title-words.ts";

type Kind = Pick<LaudoFields, "titulo" | "template_id">;

/**
 * Whether two laudos are of one kind of examination: the same mask, or the same words. "US DO
 * ABDOME" and "Ultrassonografia de abdome" agree.
 */
export const isSameKind = (one: Kind, other: Kind): boolean => {
  if (one.template_id !== null && one.template_id === other.template_id) return true;
  const [a, b] = [titleWords(one.titulo), titleWords(other.titulo)];
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word));
};
