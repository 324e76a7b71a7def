import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconsOf } from "../language/pack.ts";
import type { Span } from "../language/sentences.ts";
import { fold, tokenise } from "../language/text.ts";

const ONLY_CORRECTS =
  /^(?:(?:ah|ay|ai|oh|nao|no|pera ?i?|perai|espera|espere|minto|mentira|miento|digo|errei|desculpa|perdao|perdon|wait|sorry|hang on|hold on|scratch that|i mean|me enganei|me equivoque)[\s,.!…]*)+$/;
const BELONGS = /^[\p{L}\s]{0,30}\s(?:foi|e|era|es|fue|was|is)\s/u;

/** "Com a azitromicina empolou. Não, peraí. Azitromicina foi a Lavínia.": said of the one, it was the other's. */
export function givesBack(said: Span, correction: Span, span: Span, language: Language): boolean {
  if (!ONLY_CORRECTS.test(fold(correction.text)) || !BELONGS.test(fold(span.text))) return false;
  const lexicon = lexiconsOf(language).terms;
  const first = lexicon.find(tokenise(span.text))[0];
  const sorts = ["drug", "disease", "symptom", "procedure"];
  return (
    first !== undefined &&
    first.from < 3 &&
    sorts.includes(first.concept.type) &&
    lexicon.find(tokenise(said.text)).some((m) => m.concept.id === first.concept.id)
  );
}
