import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconsOf } from "../language/pack.ts";
import { fold, tokenise } from "../language/text.ts";
import { readSentence } from "./read.ts";
import type { Sentence } from "./types.ts";

/** A medicine named wrongly, and the name put right, in one turn. */
interface Renaming {
  turn: number;
  speaker: Sentence["speaker"];
  wrong: string;
  right: string;
  /** As it was said. */
  name: string;
}

const ARTICLE = "(?:(?:o|a|el|la|the) )?";
const IS = "(?:(?:e|es|era|it's|its|que e) )?";
/** "atenolol, não, metoprolol", "atenolol… digo, metoprolol", "atenolol não, é o metoprolol". */
const TAKEN_BACK = new RegExp(
  `^[\\s,.…-]*(?:nao|no|digo|perdao|perdon|desculpa|quer dizer|quiero decir|miento|minto|sorry|i mean|wait)(?:[\\s,.]+(?:nao|no|digo|desculpa|perdon|sorry|quer dizer|i mean))*[\\s,.…]+${IS}${ARTICLE}$`,
);
/** "não é atenolol, é metoprolol", "not atenolol, metoprolol". */
const NOT_THIS = new RegExp(`(?:^|[\\s,.])(?:nao|no|not) ${IS}${ARTICLE}$`);
const BUT_THAT = new RegExp(`^\\s*[,.;]\\s*(?:(?:mas|sino|but) )?${IS}${ARTICLE}$`);
/** Most turns back that a name can be put right. */
const BACK = 8;

/** The sentences with each medicine under the name that was put right: "Tomo atenolol" … "Atenolol, não, metoprolol". */
export function withRightNames(sentences: readonly Sentence[], language: Language): Sentence[] {
  const turns = new Map(sentences.map((s) => [s.turn.i, s]));
  const renamings = [...turns.values()].flatMap((s) => renamingsOf(s, language));
  if (renamings.length === 0) return [...sentences];
  return sentences.map((sentence) => {
    const renaming = renamings.find((one) => concerns(one, sentence));
    const mention = sentence.mentions.find((m) => m.concept.id === renaming?.wrong);
    if (!renaming || !mention) return sentence;
    const text =
      sentence.text.slice(0, sentence.tokens[mention.from]!.start) +
      renaming.name +
      sentence.text.slice(sentence.tokens[mention.to - 1]!.end);
    return { ...sentence, ...readSentence(text, language) };
  });
}

function concerns({ turn, speaker, wrong, right }: Renaming, sentence: Sentence): boolean {
  const ids = sentence.mentions.map((m) => m.concept.id);
  const types = sentence.mentions.map((m) => m.concept.type);
  const near = sentence.turn.i <= turn && turn - sentence.turn.i <= BACK;
  // What a medicine did to the patient was not said of the other one.
  const did = types.includes("symptom") || types.includes("allergen");
  const named = sentence.speaker === speaker || sentence.asks || speaker === "medico";
  return near && named && !did && ids.includes(wrong) && !ids.includes(right);
}

function renamingsOf({ turn, speaker }: Sentence, language: Language): Renaming[] {
  const text = turn.text.normalize("NFC");
  const folded = fold(text).replace(/’/g, "'");
  const tokens = tokenise(text);
  const drugs = lexiconsOf(language)
    .terms.find(tokens)
    .filter((m) => m.concept.type === "drug" && m.concept.id !== "medicine");
  return drugs.flatMap((first, at) => {
    const second = drugs[at + 1];
    if (!second || second.concept.id === first.concept.id) return [];
    const from = tokens[second.from]!.start;
    const between = folded.slice(tokens[first.to - 1]!.end, from);
    const before = folded.slice(0, tokens[first.from]!.start);
    const put = TAKEN_BACK.test(between) || (NOT_THIS.test(before) && BUT_THAT.test(between));
    const name = text.slice(from, tokens[second.to - 1]!.end);
    const wrong = first.concept.id;
    return put ? [{ turn: turn.i, speaker, wrong, right: second.concept.id, name }] : [];
  });
}
