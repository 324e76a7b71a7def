import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { type Opposite, oppositesOf } from "../language/opposites.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";

type Side = "one" | "other";
const turned = (side: Side): Side => (side === "one" ? "other" : "one");

/** Notes that tell of before, of what to do or of what may come, which is no state of now. */
const NOT_NOW =
  /\b(?:antes|previ[oa]\w*|anterior\w*|prior|previous\w*|used to|former\w*|history of|historia de|historico de|antecedente\w*|resolv\w*|retorn\w*|orientad\w*|recomend\w*|advised|return|avoid|evit\w*|se houver|caso|if|suspen\w*)\b/;
const APART = /[,;.!?]|\s(?:mas|porem|pero|but|so que)\s/;
const NO_BEFORE =
  /(?:\b(?:nao|no|not|nunca|never|jamais|jamas|sem|sin|without|nem|ni|nor|nega|niega|denies|ninguem|nobody|tampouco|tampoco|nenhum[a]?|ningun[a]?|hardly|barely)|n't)(?:\s+(?!(?:mas|pero|but|com|con|with)\b)\S+){0,3}\s*$/;
const ONLY_BEFORE = /\b(?:nao|no|not) (?:so|solo|only|just)\b/;
/** "Sem febre, tosse ou insônia": a list's denial reaches to its end. */
const LISTED =
  /\b(?:nega|niega|denies|sem|sin|without|ausencia de|absence of|^no)\b(?!.*\b(?:mas|pero|but|com|con|with|refere|refiere|reports|apresenta|presenta)\b)/;
const NO_AFTER =
  /^\s*,?\s*(?:ainda nao|todavia no|nao|no|nunca|never|jamais|jamas|negativ[oa]s?|ausentes?|descartad[oa]s?|ruled out|denied)(?: (?:fui|foi|tive|teve|fiquei|ficou|tem|tenho|ha|hay|he|tuve|tuvo|fue|estoy|esta|to|ta|sinto|siento|[a-z]+ei))?(?=\s*[,.;!?]|\s*$)/;

/** Which of the two states a text says; undefined when none, or both. `named`: whichever it names, denied or not. */
function sideIn(text: string, row: Opposite, lists: boolean, named = false): Side | undefined {
  const sides = new Set<Side>();
  for (const side of ["one", "other"] as const) {
    const match = row[side].exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const denied =
      (NO_BEFORE.test(before) && !ONLY_BEFORE.test(before)) ||
      (lists && LISTED.test(before)) ||
      NO_AFTER.test(after);
    sides.add(denied && !named ? turned(side) : side);
  }
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** What the talk says of each pair of states that was looked for. */
const saidIn = once((_heard: readonly Heard[]) => new Map<Opposite, Set<Side>>());

function saidOf(row: Opposite, { heard }: Testimony, language: Language): Set<Side> {
  const known = saidIn(heard);
  let said = known.get(row);
  if (said === undefined) known.set(row, (said = readSides(row, heard, language)));
  return said;
}

/** What the talk says of a pair of states, of the patient, in statements and in answers to questions. */
function readSides(row: Opposite, heard: readonly Heard[], language: Language): Set<Side> {
  const { cues } = packOf(language);
  const said = new Set<Side>();
  let asked:
    | { side: Side | undefined; named: Side | undefined; about: boolean; turn: number }
    | undefined;
  let first = false;
  for (const h of heard) {
    const { sentence, plain, warns } = h;
    const doctor = sentence.speaker === "medico";
    const about = !row.about || row.about.test(plain);
    if (doctor && sentence.asks) {
      const again = asked?.turn === sentence.turn.i;
      const side = about ? sideIn(plain, row, false) : undefined;
      asked = {
        side: side ?? (again ? asked?.side : undefined),
        // "Intubada nunca?" "Não.": a no denies what is named.
        named:
          (about ? sideIn(plain, row, false, true) : undefined) ??
          (again ? asked?.named : undefined),
        about: about || (again && asked?.about === true),
        turn: sentence.turn.i,
      };
      first = true;
      continue;
    }
    if (warns) continue;
    const answers = !doctor && asked !== undefined && sentence.turn.i - asked.turn <= 2;
    if (about || (answers && asked?.about)) {
      let at = 0;
      for (const part of plain.split(APART)) {
        const start = plain.indexOf(part, at);
        at = start + part.length;
        const side = sideIn(part, row, false);
        const other = h.owned.some((o) => o.start <= start + 2 && start + 2 < o.end && o.other);
        if (side && !other) said.add(side);
      }
    }
    if (answers && first && asked?.side && asked.named) {
      const bare = sentence.folded
        .replace(/[^\p{L}\s']/gu, " ")
        .replace(/\s+/g, " ")
        .trim();
      if (cues.bareNo.test(bare) || cues.leadNo.test(sentence.folded))
        said.add(turned(asked.named));
      else if (cues.bareYes.test(bare) || cues.leadYes.test(sentence.folded)) said.add(asked.side);
    }
    if (!doctor) first = false;
  }
  return said;
}

/** "Lost consciousness", of one who said "wide awake the whole time": the contrary told in words of its own. */
export function checkStates(note: Note, testimony: Testimony, language: Language): Reason[] {
  if (NOT_NOW.test(note.folded) || note.assertions.some((a) => a.relative)) return [];
  for (const row of oppositesOf(language)) {
    if (row.about && !row.about.test(note.folded)) continue;
    for (const { read } of note.clauses) {
      const side = sideIn(read.folded, row, true);
      if (!side) continue;
      const said = saidOf(row, testimony, language);
      if (said.has(turned(side)) && !said.has(side))
        return [{ kind: "negation", detail: row[side].exec(read.folded)?.[0] ?? read.text }];
    }
  }
  return [];
}
