import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import { lowerFirst } from "./fact-of.ts";
import { readSentence } from "./read.ts";
import type { Fact } from "./types.ts";

/** Turns after the complaint within which the doctor asks for its side or place. */
const NEAR = 7;
/** Most words of an answer that is a side or a place and nothing else. */
const SHORT = 6;

const ASKS_SIDE =
  /\b(?:lado|side)\b|\b(?:qual|quais|cual|cuales|which|what)(?: (?:d[aoe]s?|de|of|the|your|las?|los?))* (?!\w*(?:remed|medic|dose|dosis|hora|dia|time|day|med))\p{L}+[?]?$|^[¿]?(?:e |y |and )?(?:qual|cual|which)(?: (?:one|delas|deles|de ellas|dos dois|das duas|de los dos|de las dos|foi|e|es|is it))?\s*[?]?$|\b(?:direit[oa] ou esquerd[oa]|derech[oa] o (?:la )?izquierd[oa]|right or left|left or right)\b/u;
/** "Roda pra que lado?" asks how it goes, and not where it is. */
const ASKS_WAY = /\b(?:pra|para|hacia|to|towards?) (?:que|qual|cual|which) /;
const ASKS_PLACE =
  /^[¿]?(?:e |y |and |so )?(?:(?:mas|pero|but) )?(?:onde|aonde|em que (?:lugar|parte)|donde|en que (?:lugar|parte)|where(?:abouts)?)\b/;

/**
 * The complaint with the side or place that the doctor had to ask for: "Tá doendo a canela." "Qual?" "A esquerda." is one
 * complaint, of the left shin, and no course of it.
 */
export function withComplaintLocated(facts: readonly Fact[], language: Language): Fact[] {
  const { negation } = packOf(language).cues;
  const told = facts.filter((fact) => isComplaint(fact) && !negation.test(fold(fact.text)));
  const complaint =
    told.findLast((fact) => mentions(fact.text, language, "symptom", "disease")) ??
    told.findLast((fact) => mentions(fact.text, language, "body", "procedure"));
  if (!complaint) return [...facts];
  const turn = complaint.sources[0]!.turn.i;
  const answer = facts.find(
    (fact) =>
      fact !== complaint &&
      fact.part === "history" &&
      fact.reply === "told" &&
      fact.sources.length === 2 &&
      fact.sources[0]!.turn.i > turn &&
      fact.sources[0]!.turn.i - turn < NEAR &&
      locates(fact, complaint, language),
  );
  if (!answer) return [...facts];
  const body = bodyOf(answer);
  return facts.flatMap((fact) => {
    if (fact === answer) return [];
    if (fact !== complaint) return [fact];
    return [
      {
        ...fact,
        text: `${fact.text.replace(/[.]$/, "")}, ${lowerFirst(body)}`,
        concepts: new Set([...fact.concepts, ...answer.concepts]),
        stems: new Set([...fact.stems, ...answer.stems]),
        sources: [...fact.sources, ...answer.sources],
      },
    ];
  });
}

const isComplaint = (fact: Fact): boolean =>
  fact.opening && fact.part === "history" && (fact.kinds.get("complaint") ?? 0) >= 1.3;

const mentions = (text: string, language: Language, ...types: string[]): boolean =>
  readSentence(text, language).mentions.some((m) => types.includes(m.concept.type));

const sided = (text: string, language: Language): boolean => {
  const { left, right, both } = packOf(language).cues;
  const folded = fold(text);
  return left.test(folded) || right.test(folded) || both.test(folded);
};

/** Without the question's label: "Lado: do esquerdo". */
const bodyOf = ({ text }: Fact): string => text.replace(/^[^:]{1,40}: /, "");

/** Whether a fact is the answer to which side, or where, and nothing more, and the complaint does not say it. */
function locates(fact: Fact, complaint: Fact, language: Language): boolean {
  const body = bodyOf(fact);
  if (body.split(/\s+/).length > SHORT || /\d/.test(body)) return false;
  const { turn, start, end } = fact.sources.at(-1)!;
  const asked = fold(turn.text.slice(start, end)).replace(/[?!.\s]+$/, "");
  if (turn.speaker !== "medico") return false;
  if (ASKS_WAY.test(asked)) return false;
  if (ASKS_SIDE.test(asked) && sided(body, language) && !sided(complaint.text, language))
    return true;
  return (
    ASKS_PLACE.test(asked) &&
    mentions(body, language, "body") &&
    !mentions(complaint.text, language, "body")
  );
}
