import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

const AGAIN =
  /\b(?:de repeticao|a repeticion|recorrentes?|recurrentes?|recurrent|repetid[oa]s|repetitiv[oa]s|previ[oa]s?|prior|previous|anteriores?|frequent\w*|frecuent\w*|varios episodios|multiple episodes|historia de|historico de|antecedentes? de|history of)\b/;
const FIRST =
  /\b(?:(?:e|foi|essa e|esta e|esse e|es|fue|this is|this was|it's|that's) (?:a|o|la|el|the|my|his|her|minha|mi)? ?(?:primeir[oa]|primer[oa]?|first)(?: (?:vez|time|one|episodio|crise|crisis))?|nunca (?:teve|tive|tinha|tuvo|tuve|habia|le habia|me habia)(?: \w+){0,2}(?: antes)?|never (?:had|happened)(?: \w+){0,2}|primeira vez|primera vez|first time|first one)\b/;

const FIRST_OF =
  /\b(?:primeir[oa]|primer[oa]?|first)\s(?:\w+ )?(?:crise|episodio|vez|evento|convuls\w+|seizure|crisis|episode|event|attack)/;
const ANOTHER =
  /^(?:nao|no|nope|(?:e |es |it's )?(?:a |la |el |o |the |my )?(?:segund[oa]|second|terceir[oa]|tercer[oa]?|third))\b/;

const ALWAYS =
  /\b(?:tod[ao]s (?:as|os|las|los)|sempre|siempre|every|always|each|constante\w*|frequente\w*|frecuente\w*)\b/;
const RARELY =
  /\b(?:raramente|rara vez|raro|quase nunca|casi nunca|hardly ever|rarely|seldom|once in a while|de vez em quando|de vez en cuando|as vezes|a veces|sometimes|uma vez ou outra)\b/;

/** "Vômitos em todas as crises", of what comes "raramente". */
export function checkAlways(note: Note, { heard }: Testimony): Reason[] {
  if (!ALWAYS.test(note.folded)) return [];
  for (const { concept, negated } of note.assertions) {
    if (negated || concept.type !== "symptom") continue;
    const told = heard.filter(
      (h, at) =>
        !h.sentence.asks &&
        (h.concepts.has(concept.id) ||
          (h.sentence.tokens.length < 6 &&
            heard[at - 1]?.sentence.asks &&
            heard[at - 1]!.concepts.has(concept.id))),
    );
    if (told.length > 0 && told.every((h) => RARELY.test(h.sentence.folded)))
      return [{ kind: "negation", detail: concept.id }];
  }
  return [];
}

/** "Otites de repetição", of what was told to be the first. */
export function checkRecurrence(note: Note, { heard }: Testimony): Reason[] {
  if (FIRST_OF.test(note.folded)) {
    const asked = heard.findIndex(
      (h) => h.sentence.asks && /\b(?:primeir[oa]|primer[oa]?|first)\b/.test(h.sentence.folded),
    );
    if (asked >= 0 && ANOTHER.test(heard[asked + 1]?.sentence.folded ?? ""))
      return [{ kind: "negation", detail: "first" }];
  }
  if (!AGAIN.test(note.folded)) return [];
  const named = note.assertions.filter(
    (a) => !a.negated && !a.relative && ["disease", "symptom"].includes(a.concept.type),
  );
  for (const { concept } of named) {
    const asked = heard.findIndex(
      (h) => h.sentence.asks && h.sentence.speaker === "medico" && h.concepts.has(concept.id),
    );
    const answers = asked < 0 ? [] : heard.slice(asked + 1, asked + 5);
    const turn = heard[asked]?.sentence.turn.i ?? -9;
    const told = [
      ...answers.filter((h) => h.sentence.turn.i - turn === 1),
      ...heard.filter((h) => h.concepts.has(concept.id)),
    ].filter((h) => !h.sentence.asks && !h.owned.some((o) => o.other));
    if (told.some((h) => FIRST.test(h.sentence.folded)))
      return [{ kind: "negation", detail: concept.id }];
  }
  return [];
}
