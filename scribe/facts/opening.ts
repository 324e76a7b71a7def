import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import type { Fact } from "./types.ts";

/** "¿Qué la trae?" asks for no test brought along, nor whether one can serve oneself. */
const NOT_ASKED = ["results", "imaging", "functional", "social"] as const;

/** Turns within which a visit comes to why the patient is there. */
const TALK_BEFORE = 9;

/**
 * What answers the doctor's asking why the patient came ("E o que traz o senhor hoje?"): that is the complaint, and what
 * was asked before it (the way here, the weather) is no part of a record. Without such a question the visit's first
 * answer is the opening, as it was gathered.
 */
export function settleOpening(facts: readonly Fact[], language: Language): Fact[] {
  const { cues } = packOf(language);
  const opens = (fact: Fact): boolean =>
    fact.part === "history" &&
    fact.sources.length > 1 &&
    cues.opener.test(fold(textOf(fact.sources.at(-1)!)));
  const first = facts.find(
    (fact) => turnOf(fact) < TALK_BEFORE && opens(fact) && fact.named > 0 && fact.reply === "told",
  );
  if (!first || facts.some((fact) => fact.opening && turnOf(fact) >= turnOf(first)))
    return [...facts];
  const asked = first.sources.at(-1)!.turn.i;
  return facts.flatMap((fact) => {
    const before = fact.sources.every((source) => source.turn.i < asked);
    if (before && fact.sources.length > 1 && fact.part === "history") return [];
    const answers = fact.sources.length > 1 && fact.sources.at(-1)!.turn.i === asked;
    if (answers) for (const kind of NOT_ASKED) fact.kinds.delete(kind);
    return [{ ...fact, opening: answers }];
  });
}

const turnOf = (fact: Fact): number => fact.sources[0]!.turn.i;
const textOf = ({ turn, start, end }: Fact["sources"][number]): string =>
  turn.text.slice(start, end);
