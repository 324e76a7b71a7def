import { isDative } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";

/** A stretch of a sentence and whether it tells of somebody who is not the patient. */
export interface Owned {
  start: number;
  end: number;
  other: boolean;
  /** The relatives whom the stretch names. */
  kin: Set<string>;
}

/** People near the patient, besides those that the lexicon holds; folded, three languages. */
const SOMEBODY =
  /\b(?:(?:um|uma|outro|outra) (?:rapaz|moca|menina|menino|cara|senhor|senhora|mulher|homem|colega|amig[oa]|vizinh[oa]|conhecid[oa]|paciente|pessoa)|(?:o|a|meu|minha|uma?) (?:colega|amig[oa]|vizinh[oa]|conhecid[oa]|chefe|patroa|patrao|comadre|compadre|encarregad[oa]|madrinha|padrinho|afilhad[oa]|sogr[oa]|cunhad[oa]|genro|nora|enteado|enteada|concunhad[oa])|(?:un|una|otro|otra) (?:muchach[oa]|chic[oa]|senor|senora|companer[oa]|amig[oa]|vecin[oa]|conocid[oa]|paciente|persona|tipo)|(?:mi|la|el) (?:comadre|compadre|vecin[oa]|amig[oa]|companer[oa]|jef[ea]|suegr[oa]|cunad[oa]|yerno|nuera|padrin[oa]|madrina)|(?:a|another|some|this|my|the) (?:guy|lady|girl|woman|man|kid|buddy|friend|neighbor|coworker|co-worker|roommate|boss|boyfriend|girlfriend|patient of mine|patient)(?! (?:has|is) here)|(?:my|his|her) (?:[a-z]+-in-law|stepson|stepdaughter|stepmom|stepdad|godmother|godson))\b/;
const OTHERS = new Set([
  "partner",
  "husband",
  "wife",
  "neighbour",
  "friend",
  "in-law",
  "acquaintance",
  "nephew",
]);
/** What people near the patient do for or tell about him. */
const ACTS =
  /^\s*(?:(?:que|e|tambem|tb|who|also|always|sempre|siempre|ja|ya|la|de la|do lado|aqui|ai|at work|from work|do trabalho|del trabajo)\s)*(?:me|nos|lhe|le|te|se queixa|manda|compra|sends|buys|deu|da (?:os?|as?|um|uma|remedio|comida|banho|almoco|conta|tudo|pra|para|me)\b|falou|fala|disse|diz|dizem|viu|ve|notou|percebeu|acha|achou|trouxe|mandou|comprou|reclama\w*|cuida|ajuda|ligou|botou(?! (?:uma?s? |duas |dois |tres )?(?:ponte|stent|marca|protese|pino|placa))|insistiu|quis|pediu|brigou|dio|dijo|dice|dicen|vio|noto|trajo|compro|mando|cree|ayuda|insistio|says|said|gave|thinks|noticed|told|made|brought|saw|noted|complains|helps|wants|insisted|tells|drove|lives|vive|mora|puts|keeps|counted|heard|won't|contou|conta|chama|prepara|cozinha|lembra|tinha em casa|had at home|tenia en (?:la )?casa|brought me|slipped|ofereceu|me ofrecio|emprestou|presto|quer|quiere|queria|quiso)\b/;
/** What stands before a person who is not the one spoken of: "moro com meu filho". */
const BESIDE =
  /\b(?:com|con|with|pra|para|for|to|from|pelo|pela|por|about|of|de|do|da|del|como|that|than|perguntei|ask)\s(?:(?:o|a|os|as|meu|minha|meus|minhas|mi|mis|my|la|el|our|un|una|um|uma)\s)*$/;
const THEIRS =
  /\b(?:e|era|foi|es|era|fue|is|was|isso|that's) (?:d[aoe]|del|de la|of)\s(?:(?:o|a|meu|minha|mi|my|la|el)\s)*$/;
/** "Dipirona é minha mãe", "quem tem isso é o primo": the one just named has it. */
const OF_WHOM =
  /(?:\b(?:quem|quien|la que|el que|o que|the one)\b[^,.;]{1,40}\b(?:e|es|era|fue|foi|is|was)|[a-z]{3,} (?:e|es|is|era|foi|fue)|[a-z]{3,}'s)\s(?:(?:o|a|el|la|meu|minha|mi|my|our|com|con|with)\s)*$/;
/** A speaker who tells of himself, folded, three languages. */
const SELF =
  /\b(?:eu|yo|i|i'm|i've|me|mim|meu|minha|my|mi|comigo|tenho|tive|tomo|uso|sou|estou|to|tava|faco|fiz|sinto|fico|tengo|tuve|soy|estoy|hice|siento|quedo|[a-z]{2,}ei|senti|dormi|comi|bebi|perdi|cai|vivi|vi|vou|voy)\b/;
/** A companion who tells of his own health. */
const OWN_ILLNESS =
  /\b(?:eu (?:(?:e )?que |ja |tambem |mesm[oa] )*(?:tenho|tive|sou|tomo|uso|fumo|operei|internei|fiz|sofro|sofri|nao posso com)|yo (?:si |tambien |ya |misma? )*(?:estuve|me opere|sufro|fumo)|la que (?:tiene|tuvo|fuma|toma)[^,.]* soy yo|quem (?:tem|teve|fuma|toma)[^,.]* sou eu|i'm the one|i get|i used to|i quit|i took|i broke|yo (?:tengo|tuve|soy|tomo|fumo|padezco)|i have|i had|i've (?:had|got)|i take|i smoke|i'm (?:allergic|diabetic|the one)|quando eu (?:tava|estava) gravida)\b/;
const APART =
  /[,;:]|\b(?:e|mas|porem|y|pero|and|but|porque|because|so que|so|enquanto|while|mientras)\b/g;
const GOES_ON =
  /^(?:(?:e|y|and|mas|pero|but|ai|depois|despues|then)\s)*(?:ela|ele|ella|he|she|they|era|tinha|teve|tomava|usava|fazia|operou|ficou|morreu|faleceu|comecou|perdeu|tenia|tuvo|tomaba|usaba|murio|fallecio|empezo|quedo|had|was|took|died|lost|got|foi|fue|tratou|tratava|internou|pegou|fez|faz|tem|toma|tomou|usa|usou|fuma|fumava|bebe|bebia|sofreu|sofria|descobriu|curou|sarou|passou|trato|se (?:trato|curo|opero|murio|interno|enfermo)|sufrio|sufria|padece|tiene|has|takes|uses|smokes|smoked|drinks|drank|beat|survived)\b/;

/** "A Cleusa, com quarenta e quatro", "quem operou foi o Caio": a patient does not speak of himself by name. */
const NAMED =
  /^(?:[\s,;:]|[eyEY]\s)*(?:[OA]|[oa]|[Ee]l|[Ll]a)\s\p{Lu}\p{Ll}{2,}(?=,|\s+(?:tem|teve|operou|tomou|toma|usa|tiene|tuvo|toma|se oper))|(?:quem|quien|la que|el que)\s[^,.;]{1,40}\s(?:é|era|foi|es|fue)\s(?:[oa]|el|la)?\s?\p{Lu}\p{Ll}+/u;
const PRONOUN =
  /^[\s,;]*(?:(?:e|y|and|sim|si|yes|mas|pero|but)[\s,]+)*(?:ela|ele|ella|she|he|el (?=que fuma|fuma|bebe|si |tambien))(?:$|\s*(?:que|quem|si|sim|is the one who|does|fuma|fumava|bebe|toma remedio|tambem|tambien|also|smokes|drinks)\b)/;

/** Follows the talk and tells of each sentence's stretches whose they are. */
export class Owners {
  readonly #language: Language;
  #other = false;
  #turn = -9;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The sentence's stretches, in order, without gaps. */
  follow(sentence: Sentence): Owned[] {
    const { folded, turn } = sentence;
    const goesOn =
      this.#other &&
      this.#turn === turn.i &&
      sentence.speaker !== "acompanhante" &&
      (GOES_ON.test(folded) || sentence.tokens.length <= 3) &&
      !SELF.test(folded);
    // Folded, "é" looks like the "e" that joins.
    const joins = [...folded.matchAll(APART)].filter(
      (m) => !sentence.text.slice(m.index).toLowerCase().startsWith("é"),
    );
    const cuts = [0, ...joins.map((m) => m.index), folded.length];
    const spans: Owned[] = [];
    let other = goesOn;
    for (const [nth, start] of cuts.slice(0, -1).entries()) {
      const end = cuts[nth + 1]!;
      const kin = new Set<string>();
      const named = sentence.speaker === "paciente" && NAMED.test(sentence.text.slice(start, end));
      const pronoun = sentence.speaker === "paciente" && PRONOUN.test(folded.slice(start, end));
      if (named || pronoun || this.#names(sentence, start, end, kin)) other = true;
      else if (this.#isOwn(sentence, folded.slice(start, end))) other = false;
      spans.push({ start, end, other, kin });
    }
    this.#other = other;
    this.#turn = turn.i;
    return spans;
  }

  #isOwn(sentence: Sentence, clause: string): boolean {
    return packOf(this.#language).cues.firstPerson.test(clause) || SELF.test(clause);
  }

  #names(sentence: Sentence, start: number, end: number, kin: Set<string>): boolean {
    const { folded, tokens, mentions, speaker } = sentence;
    const people = mentions
      .filter((m) => m.concept.type === "kin" || OTHERS.has(m.concept.id))
      .map((m) => ({
        id: m.concept.id,
        kin: m.concept.type === "kin",
        from: tokens[m.from]!.start,
        to: tokens[m.to - 1]!.end,
      }))
      .filter((p) => p.from >= start && p.to <= end);
    for (const p of people) if (p.kin) kin.add(p.id);
    const clause = folded.slice(start, end);
    if (speaker === "acompanhante" && OWN_ILLNESS.test(clause) && people.length === 0) return true;
    const somebody = SOMEBODY.exec(clause);
    if (somebody)
      people.push({
        id: "",
        kin: false,
        from: start + somebody.index,
        to: start + somebody.index + somebody[0].length,
      });
    return people.some(({ from, to }) => {
      const before = folded.slice(0, from);
      const after = folded.slice(to);
      if (isDative(before, after)) return true;
      if (ACTS.test(after) || /^\s*[,.!?]?\s*$/.test(before + after)) return false;
      if (THEIRS.test(before) || OF_WHOM.test(before)) return true;
      return !BESIDE.test(before);
    });
  }
}
