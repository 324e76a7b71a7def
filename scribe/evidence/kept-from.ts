import type { Reason } from "@relato/shared/domain/document.ts";
import type { Note } from "./sentence.ts";

/**
 * What the patient is kept from, or has no shield against, folded, three languages: "driving restricted" bears out "no
 * driving", and "suscetível à rubéola" that he is not immune. "Sem restrição" keeps nobody from anything.
 */
const KEPT_FROM =
  /\b(?<!\b(?:sem|sin|without|no|not|nao) )(?:restri\w+|restrict\w+|proib\w+|prohib\w+|forbid\w*|banned|vedad[oa]s?|vetad[oa]s?|impedid[oa]s?|inapt[oa]s?|no apt[oa]|unfit|withheld|off limits|suscetive\w+|susceptib\w+|vulnerave\w+|vulnerable)\b/;

/** Reasons without the denials that such a word is itself. */
export const withoutKeptFrom = (reasons: Reason[], note: Note): Reason[] =>
  KEPT_FROM.test(note.folded) ? reasons.filter((r) => r.kind !== "negation") : reasons;
