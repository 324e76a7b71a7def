import type { Item } from "../facts/items.ts";
import { readQuestion } from "../facts/question.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import { otherNamed } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem } from "../language/text.ts";
import { WIDER } from "./related.ts";
import { keyOf } from "./words.ts";

/** One thing that a question asked about, and whether the answer has it. */
export interface Answered {
  item: Item;
  denied: boolean;
}

/**
 * Questions and answers read item by item and clause by clause: "Vomitou sangue, fezes pretas?" "Vomitar, não vomitei. E
 * as fezes, normal, escura não." Items that no clause of the answer speaks of follow a bare no or yes, if there was one.
 */
export function readAnswered(sentences: readonly Sentence[], language: Language): Answered[] {
  const all: Answered[] = [];
  let asked: Sentence[] = [];
  let answers: Sentence[] = [];
  const close = (): void => {
    if (asked.length > 0 && answers.length > 0) all.push(...settle(asked, answers, language));
    asked = [];
    answers = [];
  };
  for (const sentence of sentences) {
    if (sentence.speaker !== "medico") {
      if (!ECHO.test(sentence.folded)) answers.push(sentence);
    } else {
      if (answers.length > 0) close();
      if (sentence.asks) asked.push(sentence);
      else asked = [];
    }
  }
  close();
  return all;
}

function settle(asked: Sentence[], answers: Sentence[], language: Language): Answered[] {
  if (asked.some((s) => s.mentions.some((m) => m.concept.type === "kin"))) return [];
  // "Essa dor é nova?" asks about the pain, not for it.
  const open = asked.filter((s) => !GIVEN.test(s.folded) && !HOW_IS.test(s.folded));
  if (open.length === 0) return [];
  const read = [...readQuestion(open, language).items, ...joinedItems(open, language)];
  const items = [...read, ...namedItems(open, read)];
  const known = new Map<Item, boolean>();
  let rest: boolean | undefined;
  for (const [at, answer] of answers.entries()) {
    const told = new Map<Item, boolean>();
    for (const [nth, clause] of clausesOf(answer, language).entries()) {
      const hits = clause.ofOther ? [] : items.filter((item) => speaksOf(clause, item, language));
      for (const item of hits) {
        const lacks = clause.denies || isWell(item, clause.read) || isOpposite(item, clause.read);
        told.set(item, lacks || (told.get(item) ?? false));
      }
      if (at === 0 && nth === 0)
        for (const item of items) if (isOpposite(item, clause.read)) told.set(item, true);
      // "Doler no duele. No sale nada.": denied without a word of what, it is the last thing asked.
      const final = items.at(-1);
      if (
        final &&
        items.length > 1 &&
        nth + at > 0 &&
        clause.read.tokens.length > 2 &&
        hits.length === 0 &&
        clause.denies &&
        isShort(clause) &&
        !known.has(final)
      )
        told.set(final, true);
      const first = at === 0 && nth === 0 && known.size + told.size === 0;
      if (first && clause.bare) rest = clause.denies;
    }
    for (const [item, denied] of told) if (!known.has(item)) known.set(item, denied);
  }
  const other = answers.some((a) => otherNamed(a) !== undefined);
  return items.flatMap((item) => {
    const denied = known.get(item) ?? (other && rest === false ? undefined : rest);
    return denied === undefined ? [] : [{ item, denied }];
  });
}

const GIVEN =
  /\b(?:is|e|es) (?:ess[ea]|est[ea]|this|that|es[ea]) [a-z]+ [a-z]+|\b(?:ess[ea]s?|est[ea]s?|this|that|these|those|es[ea]|es[oa]s)\s(?:[a-z]+\s){1,4}(?:e|es|is|are|era|was|sempre|siempre|always|comec\w+|empez\w+|start\w*|vem|viene|come)\b/;
/** "Ereção, como anda?" asks how it is, not whether. */
const HOW_IS =
  /\bcomo (?:anda|vai|vao|va|van|tem andado|tem estado|sigue|le va|te va)\b|\bhow(?:'s| is| are| have| has) (?:your|the|his|her)\b.{0,25}\b(?:been|going|doing|these days|lately)\b/;
const ASKED_OF = new Set(["symptom", "disease", "mood", "habit", "allergen"]);

/** Terms that the question names in words too general to make an item: "Perde xixi?", "¿Bajó de peso?" */
const namedItems = (asked: readonly Sentence[], items: readonly Item[]): Item[] =>
  asked.flatMap((sentence) =>
    sentence.mentions
      .filter(
        (m) => ASKED_OF.has(m.concept.type) && !items.some((i) => i.concepts.has(m.concept.id)),
      )
      .map((m) => {
        const words = sentence.tokens.slice(m.from, m.to);
        return {
          text: sentence.text.slice(words[0]!.start, words.at(-1)!.end),
          stems: new Set(words.map((w) => stem(w.t)).filter((s) => s.length > 3)),
          concepts: new Set([m.concept.id]),
        };
      }),
  );

/** "Falta de ar, deitado?": two pieces that make one term together. */
function joinedItems(asked: readonly Sentence[], language: Language): Item[] {
  return asked.flatMap((sentence) => {
    if (SUGAR.test(sentence.folded)) return [diabetes(sentence)];
    const apart = new Set(sentence.mentions.map((m) => m.concept.id));
    const joined = readSentence(sentence.text.replace(/,/g, ""), language);
    return joined.mentions
      .filter((m) => !apart.has(m.concept.id))
      .map((m) => {
        const words = joined.tokens.slice(m.from, m.to);
        const last = words.at(-1)!;
        return {
          text: joined.text.slice(words[0]!.start, last.end),
          stems: new Set([stem(last.t)]),
          concepts: new Set([m.concept.id]),
        };
      });
  });
}

/** "¿Azúcar?", "Pressão, açúcar?" among illnesses asks about diabetes. */
const SUGAR = /^[¿]?(?:(?:e|y|and) )?(?:[\p{L} ]+, )?(?:el |la |o )?(?:azucar|acucar|sugar)[ ?]*$/u;
const diabetes = ({ text }: Sentence): Item => ({
  text,
  stems: new Set([stem("azucar"), stem("acucar"), "sugar"]),
  concepts: new Set(["diabetes"]),
});

interface AnswerClause {
  read: Pick<Sentence, "folded" | "tokens" | "mentions">;
  denies: boolean;
  /** Says nothing but yes or no. */
  bare: boolean;
  /** Speaks of somebody else: "infarto foi o irmão dele". */
  ofOther: boolean;
}

const isShort = ({ read, ofOther }: AnswerClause): boolean =>
  !ofOther && read.mentions.length === 0 && read.tokens.length <= 5;

const APART = /(?<=[,;.!?…])\s+|\s+(?=(?:e|mas|y|pero|and|but)\s)/iu;

function clausesOf(answer: Sentence, language: Language): AnswerClause[] {
  const { cues } = packOf(language);
  const clauses: (AnswerClause & { topic: boolean })[] = [];
  for (const text of answer.text.replace(INTERJECTION, "").split(APART)) {
    const read = text === answer.text ? answer : readSentence(text, language);
    const plain = read.folded
      .replace(/[^\p{L}\d\s']/gu, "")
      .replace(LEAD, "")
      .trim();
    if (plain === "") continue;
    const yes = cues.bareYes.test(plain);
    const plainNo = ALSO_NO.test(plain);
    const no = plainNo || (cues.negation.test(plain) && !cues.pseudoNegation.test(plain));
    const words = contentWords(read.tokens, language).filter((w) => !cues.negation.test(w));
    const echo = ECHOES.test(plain) && read.mentions.length === 0;
    const bare = yes || (no && (plainNo || echo || cues.bareNo.test(plain) || words.length === 0));
    const last = clauses.at(-1);
    // "Deitado, não", "as fezes, normal": what stands before the comma is only named, and then told of.
    if (last && PRONOUN.test(last.read.folded) && bare && no) {
      last.denies = true;
      last.bare = true;
      continue;
    }
    if (last && !last.bare && (bare || (last.topic && WELL.test(plain)))) {
      last.denies = bare ? no : true;
      continue;
    }
    const ofOther = otherNamed({ ...answer, ...read }) !== undefined;
    const topic = text.endsWith(",") && words.length <= 2;
    clauses.push({ read, denies: no, bare, ofOther, topic });
  }
  return clauses;
}

/** "Eu? Nunca.": the answer is what follows. */
const ECHO = /^[¿¡]?(?:quem,? |quien,? |who,? )?(?:eu|yo|me|i|mim|ele|ela|el|ella|him|her)\?$/;
/** Said beside the answer: "sangue, graças a Deus, nunca". */
const INTERJECTION =
  /,?\s*(?:graças a deus|gracias a dios|deus me livre|dios me libre|thank god|thank goodness|knock on wood|que eu saiba|que yo sepa|that i know of|que eu me lembre|acho que|creo que|i think|i guess|viu|né|sabe|bendito sea dios|a dios gracias|deus é mais)(?=[\s,.;]|$)/giu;
/** "Vem nada", "sai não": the question's verb, denied. */
const ECHOES = /^[a-z]+ (?:nao|nada)$/;
const PRONOUN = /^(?:eu|yo|me|i|ele|ela|el|ella|he|she),$/;
const ALSO_NO =
  /^(?:nah|nope|nah sir|naw|para nada|que va|de jeito nenhum|nem pensar|de modo algum|en absoluto|not at all|nadinha|nadita|jamas|jamais|no to (?:both|all|all of (?:that|it|those|them))|no on both|neither one|none of (?:that|those|them|it)|nem um|nao pra tudo|nao a tudo|no a todo|ninguna de esas|ninguno de esos|nada de eso|nenhum deles|nenhuma delas|negative|ain't had none|eu nao|yo no|not me|me no|not i|ele nao|ela nao|ella no|el no|not him|not her|quase|casi|almost|near about|nearly|por pouco|none i know of|none that i know|none that i know of|none to speak of|knock on wood no)$/;
const WELL =
  /^(?:esta |ta |sao |is |are |e |son |vai |va )?(?:tudo |todo |bem |muito |muy |super |all |just |bien |sempre |siempre )*(?:normal|normais|normales|normalzinh[oa]|bem|bien|fine|ok|okay|good|great|boa|bom|bueno|buena|limp[oa]s?|certinh[oa]|direitinh[oa]|regulad[oa]|igual|the same|o mesmo|lo mismo|tranquil[oa]|perfect[oa]?|perfeit[oa])$/;
const ENDS_WELL =
  /\b(?:normal|normais|normales|normalzinh[oa]|fine|ok|okay|direitinh[oa]|certinh[oa]|bem|bien|boa|bom|good|great|regulad[oa]|igual|the same|same as always|same as ever|o mesmo|lo mismo|estavel|estable|stable|unchanged|do mesmo jeito|igual que siempre|como (?:un )?relo(?:j|gio))[.!]?$/;

/** Bodily functions that a question names, whose failing is what is asked about: "Fezes escuras?" "Fezes normal." */
const isWell = ({ concepts, text }: Item, { folded }: AnswerClause["read"]): boolean =>
  ENDS_WELL.test(folded.trim()) &&
  !TESTED.test(fold(text)) &&
  ![...concepts].some((id) => FUNCTIONS.has(id));
/** What comes out normal is no complaint: "Last Pap?" "Last year, normal." */
const TESTED =
  /\b(?:pap\w*|preventivo|exam\w*|test\w*|analisis|labs?|mamogra\w*|mammo\w*|colonosc\w*|endosc\w*|eco\w*|ultras\w*|raio|rx|x-?ray|blood ?work|sangue|vacin\w*|vacun\w*|shots?|parto)\b/;
const FUNCTIONS = new Set([
  "sleep",
  "mood",
  "urine",
  "stools",
  "appetite loss",
  "fetal movement",
  "exercise",
  "food",
]);

const OPPOSITES: readonly (readonly [string, RegExp])[] = [
  [
    "weight loss",
    /\b(?:ganh\w+|engord\w+|aument\w+|subi\w*|sub[ei]|gain\w*|put on|up a few|mais gord\w+|mas gord\w+)\b/,
  ],
  [
    "weight gain",
    /\b(?:perdi|perdeu|emagre\w+|baj[eo]|lost|dropped|down a few|adelgac\w+|sequei)\b/,
  ],
  [
    "constipation",
    /\b(?:solto|diarreia|suelt\w+|loose|runs|todo dia|todos os dias|a diario|diariamente|every day|regular)\b/,
  ],
  [
    "insomnia",
    /\b(?:durmo (?:bem|que nem|demais)|duermo (?:bien|como)|sleep (?:fine|good|great|like))\b/,
  ],
];

/** "Perdeu peso?" "Peso até ganhei.": the contrary is told. */
const isOpposite = ({ concepts }: Item, { folded }: AnswerClause["read"]): boolean =>
  OPPOSITES.some(([id, pattern]) => concepts.has(id) && pattern.test(folded));
const LEAD =
  /^(?:(?:ah|ai|olha|bom|e|y|and|mas|pero|but|so|well|oh)\s+)?(?:(?:senora?|senhora?|doctora?|doutora?|doc)\s+)?(?=\p{L})/u;

function speaksOf({ read, denies }: AnswerClause, item: Item, language: Language): boolean {
  const concepts = new Set(read.mentions.map((m) => m.concept.id));
  if ([...item.concepts].some((id) => concepts.has(id))) return true;
  // "Trouble holding your pee?" "Peeing's fine.": of the wider thing, and nothing against it.
  const well = ENDS_WELL.test(read.folded.trim()) && read.tokens.length < 8;
  const wider = [...item.concepts].flatMap((id) => WIDER[id] ?? []);
  if ((well || (denies && read.tokens.length < 7)) && wider.some((id) => concepts.has(id)))
    return true;
  const keys = contentWords(read.tokens, language).map((w) => keyOf(stem(w)));
  const isAlike = (a: string, b: string): boolean =>
    a === b || (a.length > 3 && b.length > 3 && (a.startsWith(b) || b.startsWith(a)));
  return [...item.stems].some((s) => s.length > 2 && keys.some((key) => isAlike(key, keyOf(s))));
}
