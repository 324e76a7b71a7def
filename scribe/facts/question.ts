import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem, tokenise } from "../language/text.ts";
import { kindsAsked, kindsSaid, raise } from "./kinds.ts";
import { contentWords, readSentence } from "./read.ts";
import type { Kind, Sentence } from "./types.ts";

/** One thing that a question asks about: "dor no peito, palpitação?" has two. */
export interface Item {
  text: string;
  stems: Set<string>;
  concepts: Set<string>;
}

/** What the doctor asked before an answer. */
export interface Question {
  sentences: Sentence[];
  items: Item[];
  kinds: Map<Kind, number>;
  concepts: Set<string>;
  stems: Set<string>;
  /** Put before an answer that does not say by itself what it is about; empty when the question is a general one. */
  label: string;
}

/** Reads the doctor's questions of one turn together; "E remédio?" after "Alergia?" still asks about allergy. */
export function readQuestion(
  sentences: Sentence[],
  language: Language,
  previous?: Question,
): Question {
  const items = sentences.flatMap((sentence) => readItems(sentence.text, language));
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const kinds = kindsAsked(tokens, language);
  for (const [kind, weight] of kindsSaid(sentences)) raise(kinds, kind, weight);
  const concepts = new Set(sentences.flatMap((s) => s.mentions.map((m) => m.concept.id)));
  const stems = new Set(contentWords(tokens, language).map(stem));
  const last = sentences.at(-1)!;
  if (previous?.kinds.has("allergy") && ELLIPSIS.test(last.folded) && tokens.length < 6) {
    kinds.clear();
    kinds.set("allergy", 1);
    const thing = packOf(language).phrases.allergyTo;
    if (items.length === 0) items.push(elliptic(last));
    for (const item of items) item.text = `${thing} ${item.text}`;
  }
  if (SINCE.test(last.folded)) {
    kinds.clear();
    kinds.set("hpi", 1.2);
  }
  if (kinds.has("allergy")) kinds.delete("meds");
  const { label, general } = labelOf(last, language);
  // "Quantas vezes?" after "Toma algo para dor?" goes on with the medicine, not with the complaint.
  if (general && kinds.size === 0 && concepts.size === 0 && previous && ofTopic(previous))
    for (const [kind, weight] of previous.kinds) raise(kinds, kind, weight * 0.9);
  else if (general)
    raise(kinds, DOSE.test(last.folded) ? "meds" : "hpi", DOSE.test(last.folded) ? 1 : 0.75);
  const names = last.mentions.some((m) => m.concept.type === "drug" && m.concept.id !== "medicine");
  if (names && !kinds.has("allergy")) raise(kinds, "meds", 1.1);
  const bare =
    kinds.size === 0 && previous !== undefined && tokens.length < 7 && concepts.size === 0;
  if (bare) {
    for (const [kind, weight] of previous.kinds) raise(kinds, kind, weight * 0.9);
    return { sentences, items: [], kinds, concepts: previous.concepts, stems, label: "" };
  }
  return {
    sentences,
    items,
    kinds,
    concepts,
    stems,
    label: kinds.size > 2 && items.length > 2 ? "" : label,
  };
}

/** What went on between two visits is the course, whatever else is named. */
const SINCE =
  /\b(?:since (?:i saw|we saw|i last|we last|your last|her last|his last|the last|last) \w+|desde a (?:ultima|nossa)|desde que (?:te|lhe|a|o) (?:vi|atendi)|da ultima vez|desde la ultima|desde que (?:te|lo|la) vi)\b/;
const STORY: readonly Kind[] = ["hpi", "symptoms", "complaint", "mechanism"];

/** Whether a question was about a topic of its own and not about the course of the complaint. */
const ofTopic = ({ kinds }: Question): boolean =>
  kinds.size > 0 && !STORY.some((kind) => kinds.has(kind));
const DOSE = /\bdos(?:e|is)\b/;

/** "E remédio?": the one thing asked, general as its word may be. */
const elliptic = (sentence: Sentence): Item => ({
  text: sentence.text.replace(/^[¿\s]*(?:e|y|and)\s+/iu, "").replace(/[?!.\s]+$/, ""),
  stems: new Set(),
  concepts: new Set(sentence.mentions.map((m) => m.concept.id)),
});

const ELLIPSIS = /^[¿]?(?:e|y|and)\b/;
const STRONG = new Set(["symptom", "disease", "drug", "habit", "allergen", "mood"]);
const SEPARATOR = /\s*[,;?¿:]\s*|\s+(?:ou|or|o|and|y)\s+|\s+e\s+(?!meio|meia)/iu;

function readItems(text: string, language: Language): Item[] {
  return text
    .split(SEPARATOR)
    .map((piece) => readItem(piece, language))
    .filter((item) => item.stems.size > 0);
}

function readItem(piece: string, language: Language): Item {
  const text = trimGeneric(piece, language)
    .replace(/al[ée]rgic[oa]s?(?: a)?(?!\p{L})/iu, "alergia")
    .replace(/allergic(?: to)?/i, "allergies");
  const whole = readSentence(text, language);
  const { generic } = packOf(language);
  const main = whole.mentions.find((m) => STRONG.has(m.concept.type));
  const cut =
    main && whole.tokens.slice(0, main.from).some((token) => generic.has(token.t))
      ? whole.tokens[main.from]!.start
      : 0;
  if (cut > 0) return readItem(text.slice(cut), language);
  const { tokens, mentions } = whole;
  return {
    text,
    stems: new Set(contentWords(tokens, language).map(stem)),
    concepts: new Set(mentions.map((m) => m.concept.id)),
  };
}

/** Without the question's general words at either end: "Tem alguma alergia" is "alergia". */
export function trimGeneric(piece: string, language: Language): string {
  const { generic } = packOf(language);
  const text = piece.replace(VOCATIVE, "");
  const tokens = tokenise(text);
  let from = 0;
  let to = tokens.length;
  while (from < to && (tokens[from]!.kind === "mark" || generic.has(tokens[from]!.t))) from += 1;
  while (to > from && (tokens[to - 1]!.kind === "mark" || generic.has(tokens[to - 1]!.t))) to -= 1;
  return from < to ? text.slice(tokens[from]!.start, tokens[to - 1]!.end) : "";
}

const VOCATIVE =
  /(?:^|,)\s*(?:[Dd]ona|[Ss]eu|[Ss]r\.?|[Ss]ra\.?|[Dd]on|[Dd]oña|[Ss]eñora?|[Mm]r\.?|[Mm]rs\.?|[Mm]s\.?|[Dd]ra?\.?)\s+\p{Lu}\p{L}+\s*,?|,\s*\p{Lu}\p{L}+\s*[?.!]*$|^\p{Lu}\p{L}+,\s*(?=[\p{Ll}¿])/gu;

/** What to put before an elliptic answer; `general` when the question asks for a circumstance of the complaint. */
function labelOf(sentence: Sentence, language: Language): { label: string; general: boolean } {
  const clean = sentence.text
    .replace(/[?¿!¡.…]/g, "")
    .replace(VOCATIVE, "")
    .trim();
  const folded = fold(clean);
  for (const [pattern, label] of packOf(language).labels) {
    if (!pattern.test(folded)) continue;
    const named = sentence.mentions.find((m) =>
      ["drug", "symptom", "disease", "exam", "procedure"].includes(m.concept.type),
    );
    const name = named
      ? sentence.text.slice(sentence.tokens[named.from]!.start, sentence.tokens[named.to - 1]!.end)
      : "";
    return {
      label: name ? `${label} (${name.toLowerCase()})` : label,
      general: named?.concept.type !== "drug",
    };
  }
  const label = trimGeneric(clean, language);
  return { label: label.split(/\s+/).length <= 7 ? label : "", general: false };
}

/** The items that a sentence speaks of by a term or a word. */
export function mentionedItems(
  sentence: Pick<Sentence, "tokens" | "mentions">,
  open: ReadonlySet<Item>,
  language: Language,
): Item[] {
  const stems = new Set(contentWords(sentence.tokens, language).map(stem));
  const concepts = new Set(sentence.mentions.map((m) => m.concept.id));
  return [...open].filter((item) => {
    const main = [...item.concepts][0];
    return (
      (main !== undefined && concepts.has(main)) ||
      [...item.stems].slice(0, 2).some((s) => stems.has(s))
    );
  });
}
