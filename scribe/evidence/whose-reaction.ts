import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";
import { naming } from "./where.ts";

/** The note tells of a reaction to a medicine, folded, three languages. */
const REACTS =
  /\b(?:reac(?:ao|oes|cion|ciones)|reactions?|alergi\w+|alergic\w+|allerg\w+|anafila\w+|anaphyla\w+|intoleran\w+|intoleranc\w+|hipersensib\w+|hypersensitiv\w+)\b/;
const DENIES = /\b(?:nega|niega|denies|sem|sin|without|no|nao|not|nunca|never|toler\w+)\b/;
/** The talk tells that a medicine does harm to somebody. */
const HARMS =
  /\b(?:alerg\w+|allerg\w+|nao pode (?:com|tomar|usar)|no puede (?:con|tomar|usar)|can't (?:take|have|do)|faz mal|hace mal|reac\w+|react\w*|incha\w*|incho\w*|hincha\w*|hincho\w*|swel\w+|hives|rash|brot\w+|empol\w+|empip\w+|vermelh\w*|roj[oa]|ronch\w+|urtic\w+|choque|shock|passou mal|se puso mal|got sick|breaks? out|broke out)\b/;

/** "Reação prévia a cefalexina", when it was the sister who broke out with it: of nobody else was harm by it told. */
export function checkWhoseReaction(note: Note, { heard }: Testimony): Reason[] {
  if (!REACTS.test(note.folded) || DENIES.test(note.folded)) return [];
  if (note.assertions.some((a) => a.relative)) return [];
  for (const { concept } of note.assertions) {
    if (concept.type !== "drug" || concept.id === "medicine") continue;
    const harmed = naming(concept.id, heard).filter(
      (h) => !h.sentence.asks && !h.warns && HARMS.test(h.sentence.folded),
    );
    if (harmed.length > 0 && harmed.every(isOfOthers))
      return [{ kind: "attribution", detail: concept.id }];
  }
  return [];
}

const isOfOthers = ({ owned }: Heard): boolean => owned.some((o) => o.other);
