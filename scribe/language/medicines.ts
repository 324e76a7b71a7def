import { enDrugs } from "./en/drugs.ts";
import { esDrugs } from "./es/drugs.ts";
import { ptDrugs } from "./pt/drugs.ts";
import { fold } from "./text.ts";

/** Substances that are also food, tests or ordinary words. */
const ORDINARY =
  /^(?:glicose|glucose|lactose|oxigenio|oxygen|colageno|alcool|alcohol|proteina|glicerina|cafeina|caffeine|potassio|potasio|potassium|magnesio|magnesium|vitamina|nicotina|nicotine|creatina|creatinin\w*|insulina|insulin|antibiotic\w*|analges\w*|anticoncep\w*|contracep\w*|multivitamin\w*|probiotic\w*|steroid|latex|supplement|contrast)$/;

/** A name without what Portuguese, Spanish and English write each in their way: "clindamycin" is "clindamicina". */
const bare = (name: string): string =>
  fold(name)
    .replace(/ph/g, "f")
    .replace(/qu/g, "c")
    .replace(/h/g, "")
    .replace(/y/g, "i")
    .replace(/k/g, "c")
    .replace(/z/g, "s")
    .replace(/(.)\1/g, "$1")
    .replace(/[aeo]+$/, "");

let known: Set<string> | undefined;

/** Whether a folded word is a medicine's international name in any of the three languages. */
export function isMedicine(word: string): boolean {
  if (word.length < 7 || ORDINARY.test(word)) return false;
  known ??= new Set(
    [ptDrugs, esDrugs, enDrugs]
      .flatMap((list) => list.split("\n"))
      .flatMap((line) => (line.split(":")[0] ?? "").split("+"))
      .map((name) => name.trim())
      .filter((name) => name.length > 6 && !name.includes(" ") && !ORDINARY.test(fold(name)))
      .map(bare),
  );
  return known.has(bare(word));
}
