import type { Reason } from "@relato/shared/domain/document.ts";
import { once } from "../language/once.ts";
import type { AskedAndDenied } from "./asked.ts";
import { byName } from "./by-name.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { GENERAL, WIDER } from "./related.ts";
import { naming, wording } from "./where.ts";
import { keyOf } from "./words.ts";
import type { Clause, Note } from "./sentence.ts";

/**
 * "Dor em repouso", when all that the talk has of "repouso" is a question that was denied and a warning: what was asked
 * and denied, and told nowhere, is no support. Works by words, so it also holds for what no lexicon knows.
 */
export function checkDeniedItems(note: Note, testimony: Testimony): Reason[] {
  if (UNASSERTED.test(note.folded)) return [];
  for (const clause of note.clauses) {
    if (
      DENIES.test(clause.read.folded) ||
      clause.concepts.has("drugs use") ||
      clause.read.mentions.some((m) => OTHERS.has(m.concept.type))
    )
      continue;
    const keys = new Set([...clause.stems].map(keyOf));
    const item = [...clause.concepts, ...keys]
      .flatMap((name) => deniedBy(testimony.denied).get(name) ?? [])
      .sort((a, b) => a.at - b.at)
      .find(
        ({ denied }) => isCovered(denied, clause, keys) && !isTold(denied, testimony.heard),
      )?.denied;
    if (item) return [{ kind: "negation", detail: item.text }];
  }
  return [];
}

const OTHERS = new Set(["kin", "drug", "exam"]);
const DENIES =
  /\b(?:nao|nunca|nega\w*|sem|nem|nenhum\w*|ausen\w*|negativ\w*|no|niega\w*|sin|nunca|ningun\w*|not|denies|denied|without|never|negative|none|normal\w*|preserv\w*|livre|libre|free|bem|fine|intact\w*|fora|descart\w*|afast\w*|ruled|mal|pouc\w*|resolv\w*|remit\w*|transit\w*|transient\w*|cessa\w*|ceso|passou|abstin\w+|abstem\w+|abstain\w*)\b/;
/** Orders, advice and warnings assert nothing that was there. */
const UNASSERTED =
  /\b(?:rastrei\w*|rastream\w*|screen\w*|tamiz\w*|pesquisa|orientad\w*|orienta-se|recomend\w*|prescr\w*|solicit\w*|encaminh\w*|retorn\w*|volta\w*|procur\w*|evit\w*|alivi\w*|melhora\w*|mejora\w*|reliev\w*|improv\w*|manter|mantid\w*|se indica|indicad\w*|iniciad\w*|inicia|derivad\w*|control|return\w*|advised|counsel\w*|ordered|referred|refer|prescribed|avoid|plan\w*|se|si|if|caso)\b/;

/** What was asked and denied by its first term, or else the beginning of its first word, with its place among the others. */
const deniedBy = once((all: readonly AskedAndDenied[]) =>
  byName(
    all.flatMap((denied, at) => {
      const [id] = denied.concepts;
      const [word] = denied.stems;
      const name = id ?? (word === undefined ? undefined : keyOf(word));
      return name === undefined ? [] : [[name, { denied, at }] as const];
    }),
  ),
);

/** The note's clause speaks of all that the item names, a wider word of it included. */
function isCovered(
  { concepts, stems }: AskedAndDenied,
  clause: Clause,
  keys: ReadonlySet<string>,
): boolean {
  const named = [...concepts].every((id) => clause.concepts.has(id));
  const said = [...stems].every((s) => clause.stems.has(s) || (s.length > 3 && keys.has(keyOf(s))));
  if (concepts.size > 0) return named && (stems.size < 2 || said || concepts.size > 1);
  return stems.size > 0 && said;
}

/** Whether a statement names the item and does not deny it; questions and warnings are none. */
function isTold({ concepts, stems }: AskedAndDenied, heard: readonly Heard[]): boolean {
  const speaking =
    concepts.size > 0
      ? [...concepts].flatMap((id) => naming(id, heard))
      : [...stems].flatMap((s) => wording(keyOf(s), heard));
  return speaking.some(({ sentence, negates, warns }) => !sentence.asks && !negates && !warns);
}

const WARNED = new Set(["symptom", "obgyn"]);
/** "Refere alucinações", when all that the talk has of them is what the doctor said to come back for. */
export function checkOnlyWarned(note: Note, testimony: Testimony): Reason[] {
  if (UNASSERTED.test(note.folded)) return [];
  for (const { concept, negated, relative, clause } of note.assertions) {
    if (!WARNED.has(concept.type) || negated || relative || GENERAL.has(concept.id)) continue;
    if (DENIES.test(clause.read.folded) || testimony.affirmed.has(concept.id)) continue;
    const claims = testimony.claims.get(concept.id) ?? [];
    const others = (WIDER[concept.id] ?? []).some((id) =>
      (testimony.claims.get(id) ?? []).some((c) => !c.negated && !c.hypothetical),
    );
    if (claims.length > 0 && claims.every((c) => c.hypothetical && c.byDoctor) && !others)
      return [{ kind: "negation", detail: concept.id }];
  }
  return [];
}
