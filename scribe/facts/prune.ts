import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { packOf } from "../language/pack.ts";
import { readSentence } from "./read.ts";

/** How a complaint behaves, what was found, what must be done; in all three languages, folded. */
const TELLS =
  /\b(?:melhor\w*|pior\w*|alivi\w*|aument\w*|diminu\w*|passa\w*|some|sumiu|volt\w*|irradi\w*|mejor\w*|peor\w*|empeor\w*|baj[aoo]\w*|sub\w+|vuelv\w*|irradia|better|worse|reliev\w*|radiat\w*|goes away|comes back|negativ\w*|positiv\w*|norma\w*|leve|mild|forte|fuerte|severe|direit\w*|esquerd\w*|izquierd\w*|derech\w*|left|right|igual|same|rar[oa]s?|rarely|seldom|poco|pouc[oa]|atras\w*|fora|todo|toda|sempre|siempre|always)\b/;
const EMPTY = new Set(["other"]);

/**
 * Leaves out of a sentence the clauses after its first that name nothing, measure nothing, deny nothing and tell nothing
 * of the complaint's course: "acordou duas noites, sentou na beira da cama" keeps the nights.
 */
export function pruneClauses(text: string, language: Language): string {
  const clauses = text.split(
    /(?<=[,;])\s+|\s+[–—]\s+|\s+(?=(?:porque|pois|because|pues|já que|ya que)\s)/iu,
  );
  if (clauses.length < 2) return text;
  const telling = clauses.map(
    (clause, at) =>
      says(clause, at === 0, language) ||
      (at > 0 && clause.split(" ").length < 7 && CIRCUMSTANCE.test(clause)),
  );
  // "Chocolate o povo diz, mas em mim não faz nada": a but needs what it turns against.
  const kept = clauses.filter(
    (_, i) =>
      telling[i] || (telling[i + 1] && BUT.test(clauses[i + 1]!)) || isConsequence(i, clauses),
  );
  if (kept.length === 0) return clauses[0]!;
  // A short first clause is what the others speak of ("é mecânica, operei em 2011").
  // "It was after the flight, in February": when without what says nothing.
  const words = clauses[0]!.split(" ").length;
  if (kept[0] !== clauses[0] && (words <= 3 || (words < 12 && ADJUNCT.test(kept[0]!))))
    kept.unshift(clauses[0]!);
  const short = kept.length < clauses.length && kept.join(" ").split(/\s+/).length < 2;
  return (short ? text : kept.join(" ")).replace(/[,;]\s*$/, "");
}

/** "Se o potássio não baixar, a gente soma um quelante": a condition without what follows from it says nothing. */
const isConsequence = (at: number, clauses: readonly string[]): boolean =>
  at > 0 && CONDITION.test(clauses[0]!) && clauses.slice(1, at).every((c) => CONDITION.test(c));
const CONDITION =
  /^(?:e |y |and |ou |o |or )?(?:se|si|if|quando|cuando|when|caso|dependendo|depending|unless)\s/iu;

/** "Enjoo, quando como", "trava, ao agachar": when it comes. */
const CIRCUMSTANCE =
  /^(?:s[óo] |mais |sobre todo |sobretudo |principalmente |only |mostly )?(?:quando|cuando|when|whenever|while|se|si|if|ao|al|depois d|después d|after|antes d|before|na hora d)/iu;

const ADJUNCT =
  /^(?:em|no|na|nos|nas|há|faz|desde|lá|aqui|com|sem|en|hace|con|sin|allá|aquí|in|on|at|since|about|with|without|from|last|ano|mês|semana|mes|año)\s/iu;

const BUT = /^(?:mas|porém|pero|but)\s/iu;

/** "…, that was her brother": whose it was; "…, que a filha viu" names one besides. */
const WHOSE = /\b(?:that's|that was|foi|fue|era|es|e|so|only|solo|just)\b/;

function says(clause: string, leads: boolean, language: Language): boolean {
  const { cues } = packOf(language);
  const { tokens, mentions, folded } = readSentence(clause, language);
  const own = mentions.filter((m) => !EMPTY.has(m.concept.type));
  if (own.some((m) => m.concept.type !== "kin" || leads || WHOSE.test(folded))) return true;
  if (findNumbers(tokens, language).some((n) => n.form !== "article")) return true;
  return [
    cues.when,
    cues.negation,
    cues.stopped,
    cues.hypothetical,
    cues.dose,
    cues.prescription,
    cues.warning,
    cues.plan,
    cues.examFinding,
    cues.referral,
    cues.certificate,
    TELLS,
  ].some((cue) => cue.test(folded));
}
