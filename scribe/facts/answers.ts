import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { thirdPerson, toRecord, withoutFillers } from "../language/rewrite.ts";
import { fold } from "../language/text.ts";
import { bySort, denied, joined } from "./denied.ts";
import { type Exchange, factOf, lowerFirst } from "./fact-of.ts";
import { SUBSTANCE } from "./kinds.ts";
import { raise } from "./own-words.ts";
import { type Item, mentionedItems } from "./items.ts";
import { readSentence } from "./read.ts";
import { readReply, saysAgain } from "./reply.ts";
import { withoutWrongNumber } from "./put-right.ts";
import { withoutWrongSide } from "./sides.ts";
import { namesMedicine } from "./states.ts";
import { raiseCaregiver, toldFact, worthTelling } from "./told.ts";
import type { Fact, Kind, Sentence } from "./types.ts";

/** What an exchange of question and answer says, as facts: items denied, items affirmed, and what was told. */
export function readExchange(exchange: Exchange, language: Language): Fact[] {
  const { question } = exchange;
  const open = new Set(question?.items ?? []);
  const no: { item: Item; sentence: Sentence }[] = [];
  const yes: { item: Item; sentence: Sentence }[] = [];
  const told: Fact[] = [];
  /** Where the answer was last a mere yes: what follows it describes. */
  let confirmed = -1;
  let previous: Map<Kind, number> | undefined;
  const answers = withoutWrongNumber(withoutWrongSide(exchange.answers, language), language);
  for (const [at, sentence] of answers.entries()) {
    if (
      saysAgain(
        sentence,
        no.map(({ item }) => item),
        language,
      )
    )
      continue;
    const reply = readReply(
      withoutFillers(sentence.text, language),
      sentence,
      { open, goesOn: told.length > 0, next: answers[at + 1] },
      language,
    );
    for (const item of reply.denied) no.push({ item, sentence });
    for (const item of reply.affirmed) yes.push({ item, sentence });
    for (const item of [...reply.denied, ...reply.affirmed]) open.delete(item);
    const contrast = told.length === 0 && no.length > 0 && YES_AFTER.test(sentence.folded);
    const described = told.length === 0 && no.length === 0 && confirmed === at - 1 && at > 0;
    if (reply.affirmed.length > 0 && reply.rest === "") confirmed = at;
    const first = contrast || (told.length === 0 && no.length + yes.length === 0);
    if (
      reply.rest &&
      worthTelling(reply.rest, question, first || described, language, {
        opening: exchange.opening,
        told: told.length > 0,
      })
    ) {
      const fact = toldFact(reply.rest, sentence, exchange, first, previous, language);
      if (fact && !told.some((other) => fold(other.text).includes(fold(fact.text)))) {
        if (first && fact.text.includes(":")) open.clear();
        const whole = stoppedSince(told.at(-1), fact, sentence, language);
        if (whole) told[told.length - 1] = whole;
        else told.push(fact);
        // "Minha filha é que tem. Eu só a camarão.": after a relative's aside the question's own topic goes on.
        previous = fact.subject === "patient" ? (whole ?? fact).kinds : undefined;
      }
    }
    for (const item of mentionedItems(sentence, open, language)) open.delete(item);
  }
  return [
    ...bySort(no, language).flatMap((items) => deniedFacts(items, exchange, language)),
    ...affirmedFacts(yes, exchange, language),
    ...told,
  ];
}

/** "Usei topiramato ano passado. Aí parei em agosto.": the end of the medicine told just before, which is then no current one. */
function stoppedSince(
  before: Fact | undefined,
  fact: Fact,
  sentence: Sentence,
  language: Language,
): Fact | undefined {
  const { cues } = packOf(language);
  const names = namesMedicine(sentence) || SUBSTANCE.test(sentence.folded);
  const medicine = before && ["meds", "pastmeds"].some((kind) => before.kinds.has(kind as Kind));
  if (!before || !medicine || names || !cues.stopped.test(sentence.folded)) return undefined;
  if (before.subject !== fact.subject || before.named === 0) return undefined;
  const kinds = new Map(before.kinds);
  kinds.delete("meds");
  kinds.set("pastmeds", 1.4);
  return {
    ...before,
    text: `${before.text}. ${fact.text}`,
    kinds,
    concepts: new Set([...before.concepts, ...fact.concepts]),
    stems: new Set([...before.stems, ...fact.stems]),
    sources: [...before.sources, ...fact.sources],
  };
}

/** "Deitado, não. Subindo a escada, daí sim." */
const YES_AFTER = /\b(?:sim|si|yes)[.!]*$/;

/** What was asked, narrowed to symptoms where only symptoms of a longer list are denied. */
function deniedKinds(
  items: { item: Item }[],
  exchange: Exchange,
  language: Language,
): Map<Kind, number> {
  const kinds = askedKinds(exchange);
  const types = items.flatMap(({ item }) =>
    readSentence(item.text, language).mentions.map((m) => m.concept.type),
  );
  const felt = types.includes("symptom") && types.every((t) => t === "symptom" || t === "body");
  if (felt && kinds.has("pmh") && kinds.size > 1) raise(kinds, "symptoms", 1.2);
  if (types.length > 0 && types.every((t) => t === "disease") && kinds.has("pmh"))
    raise(kinds, "pmh", 1.2);
  return kinds;
}

function deniedFacts(
  items: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  language: Language,
): Fact[] {
  if (items.length === 0) return [];
  const text = denied(
    items.map((d) => deniedText(d.item, language)),
    language,
  );
  return [
    {
      ...factOf(
        text,
        items.map((d) => d.sentence),
        deniedKinds(items, exchange, language),
        exchange,
        language,
      ),
      reply: "denied",
    },
  ];
}

function affirmedFacts(
  items: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  language: Language,
): Fact[] {
  if (items.length === 0) return [];
  const text = joined(
    items.map((a) => lowerFirst(itemText(a.item, language))),
    language,
  );
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${packOf(language).phrases.yes}`;
  return [
    {
      ...factOf(
        whole,
        items.map((a) => a.sentence),
        askedKinds(exchange),
        exchange,
        language,
      ),
      reply: "affirmed",
    },
  ];
}

const itemText = (item: Item, language: Language): string =>
  toRecord(thirdPerson(item.text, language), "medico", language);

const deniedText = (item: Item, language: Language): string =>
  item.copula ? `${item.copula} ${lowerFirst(itemText(item, language))}` : itemText(item, language);

function askedKinds({ question, part, answers }: Exchange): Map<Kind, number> {
  const kinds = new Map(question?.kinds ?? []);
  if (answers.at(-1)?.speaker === "acompanhante") raiseCaregiver(kinds);
  if (kinds.size === 0) raise(kinds, part === "exam" ? "exam" : "hpi", 0.5);
  return kinds;
}
