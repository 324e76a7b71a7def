import type { Reason } from "@relato/shared/domain/document.ts";
import { stem, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";
import { keyOf } from "./words.ts";

const BETTER =
  /\b(?:melhor\w*|alivi\w*|ameniz\w*|mejor\w*|se (?:me |le )?quita|calma\w*|calmo|reliev\w*|better|improv\w*|eases|eased|easier|alleviat\w*|helps|helped|passa|sossega|cede)\b/;
const WORSE =
  /\b(?:pior\w*|agrav\w*|empeor\w*|peor|wors\w*|aggravat\w*|exacerb\w*|desencad\w*|trigger\w*|provoc\w*|brought on|sets? it off|fisga)\b/;
const DENIES = /\b(?:nao|no|not|nem|ni|nunca|never|doesn't|didn't|don't|sem|sin|without)\b/;
const PARTS = /[,;.]|\b(?:mas|pero|but|e|y|and|porem)\b/;
/** Words of circumstance that name no factor. */
const LITTLE =
  /^(?:com|con|with|quando|cuando|when|dor|dolor|pain|parcial\w*|partial\w*|pouco|poco|apos|durante|during|after|depois|despues|posic\w*|position|sintom\w*|symptom\w*|quadro|paciente|patient|mais|muito|sobretudo|principal\w*)$/;

type Way = "better" | "worse";

/** What a text says of the course: one way, or none or both. */
function wayOf(text: string): Way | undefined {
  const better = text.search(BETTER) >= 0;
  return better === text.search(WORSE) >= 0 ? undefined : better ? "better" : "worse";
}

/** "Dor aliviada ao sentar", when sitting was told as what makes it worse. */
export function checkModifiers(note: Note, { heard }: Testimony): Reason[] {
  for (const part of note.folded.split(PARTS)) {
    const way = wayOf(part);
    if (!way || DENIES.test(part)) continue;
    const after = part.slice(part.search(way === "better" ? BETTER : WORSE));
    for (const factor of factorsOf(after)) {
      const told = (whereNamed(heard).keys.get(factor) ?? []).flatMap((at): Way[] => {
        const h = heard[at]!;
        if (h.sentence.asks || h.warns) return [];
        const own = h.sentence.folded
          .split(PARTS)
          .filter((clause) => keysOf(clause).has(factor) && !DENIES.test(clause))
          .map(wayOf);
        const asked = heard[at - 1]?.sentence;
        const answers = asked?.asks && h.sentence.tokens.length < 6 && !h.negates;
        return own
          .map((w) => w ?? (answers ? wayOf(asked.folded) : undefined))
          .filter((w) => w !== undefined);
      });
      if (told.length > 0 && told.every((w) => w !== way))
        return [{ kind: "negation", detail: part.trim() }];
    }
  }
  return [];
}

const factorsOf = (text: string): string[] =>
  tokenise(text)
    .slice(1)
    .filter((t) => t.kind === "word" && t.t.length > 4 && !LITTLE.test(t.t))
    .map((t) => keyOf(stem(t.t)));

const keysOf = (text: string): Set<string> => new Set(tokenise(text).map((t) => keyOf(stem(t.t))));
