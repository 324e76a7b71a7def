import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/**
 * What a note calls by a learned name, and how the talk may have said it, folded, three languages: a word of the first
 * is not foreign to a talk that has the second. Written for this project.
 */
const NAMES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bepisod\w*/,
    /\b(?:minut\w+|segund\w+|seconds?|dura\w*|last\w*|spins?|crise\w*|crisis|attacks?|ataques?)\b/,
  ],
  [
    /\b(?:sonolenc\w+|somnolenc\w+|drows\w+|sedat\w+|sedac\w+)\b/,
    /\b(?:dorm\w*|durm\w*|duerm\w*|mole|sono|sueno|zonz\w*|knock\w*|sleepy|groggy|out of it)\b/,
  ],
  [
    /\b(?:constipa\w*|obstipa\w*|estrenimiento)\b/,
    /\b(?:stopped (?:me|him|her) up|back(?:ed|s) (?:me )?up|bind\w*|pres[oa]|tranc\w+|estrin\w+|estren\w+|ressec\w+|tap[ao]\w*|can't go)\b/,
  ],
  [
    /\b(?:colelitias\w*|litiase biliar|cholelithiasis|gallstones?|colecist\w+|cholecyst\w+)\b/,
    /\b(?:vesicula|gallbladder|pedr\w+ na ves|piedr\w+ en la ves)\b/,
  ],
  [
    /\b(?:nefrolitias\w*|litiase renal|urolitias\w*|nephrolithiasis)\b/,
    /\b(?:pedra\w*|piedra\w*|calculo\w*|stones?)\b/,
  ],
  [
    /\b(?:hemorragia digestiva|sangramento digestivo|sangrado digestivo|gi bleed\w*|gastrointestinal bleed\w*)\b/,
    /\b(?:sangr\w+|sangue|bled|bleed\w*|melena)\b/,
  ],
  [
    /\baura\b/,
    /\b(?:gosto|sabor|taste|cheiro|olor|smell|zigue\w*|zigzag\w*|sobe|sube|rising|chispa\w*)\b/,
  ],
  [
    /\b(?:rigidez|stiffness)\b/,
    /\b(?:dur[ao]s?|trava\w*|endur\w+|engess\w*|pres[ao]s?|stiff\w*|lock\w*|ties[ao]s?|entumid\w*|solta\w*|fechar a mao|close a fist)\b/,
  ],
  [/\bseptoplast\w+/, /\b(?:septo|tabique|septum|desvio)\b/],
  [/\b(?:rinoplast\w+|rhinoplasty)\b/, /\b(?:nariz|nose)\b/],
  [/\b(?:apendic\w+|appendec\w+)\b/, /\b(?:apendi\w+|appendix)\b/],
  [/\b(?:histerectom\w+|hysterectom\w+)\b/, /\b(?:utero|matriz|womb|uterus)\b/],
  [
    /\b(?:salpingectom\w+|laqueadura|ligadura|tubal)\b/,
    /\b(?:liga\w*|laque\w*|trompas?|tubes|tied)\b/,
  ],
  [/\b(?:tireoidectom\w+|tiroidectom\w+|thyroidectom\w+)\b/, /\b(?:tireoide|tiroides?|thyroid)\b/],
  [
    /\b(?:amigdalectom\w+|tonsill?ectom\w+|adenoidectom\w+)\b/,
    /\b(?:amigdala\w*|anginas|tonsils?|adenoid\w*|garganta)\b/,
  ],
  [/\b(?:mastectom\w+|quadrantectom\w+|lumpectom\w+)\b/, /\b(?:mama|seio|seno|breast|peito)\b/],
  [/\b(?:facectom\w+|facoemuls\w+|phaco\w+)\b/, /\b(?:catarata|cataract)\w*/],
  [/\b(?:artroplast\w+|arthroplast\w+)\b/, /\b(?:protese|protesis|replac\w+|troc\w+)\b/],
  [
    /\b(?:herniorrafia|hernioplast\w+|herniorrhaphy|hernia repair|herni\w+)\b/,
    /\b(?:hernia|disc|disco)\w*/,
  ],
  [
    /\b(?:postectomia|circuncis\w+|circumcis\w+)\b/,
    /\b(?:fimose|fimosis|circunci\w+|circumcis\w+)\b/,
  ],
  [
    /\b(?:palpita\w+)\b/,
    /\b(?:coracao|corazon|heart|flutter\w*|dispar\w+|acelera\w*|brinca\w*|pula\w*|race\w*|racing|pound\w*)\b/,
  ],
  [
    /\b(?:polaciuria|polaquiuria|urinary frequency)\b/,
    /\b(?:toda hora|a cada rato|urin\w+|xixi|mij\w+|orin\w+|pee\w*|bathroom)\b/,
  ],
  [/\b(?:nicturia|nocturia|noctur\w+)\b/, /\b(?:noite|noche|night)\b/],
  [/\b(?:poliuria|polyuria)\b/, /\b(?:urin\w+|xixi|orin\w+|mij\w+|pee\w*|bano|banheiro)\b/],
  [
    /\b(?:cefale[ia]a?|headaches?)\b/,
    /\b(?:cabeca|cabeza|head\w*|migran\w+|enxaqueca|jaqueca|dolor(?:es)?)\b/,
  ],
  [/\b(?:xeros\w+|xerodermia)\b/, /\b(?:sec[ao]s?|resec[ao]s?|ressecad\w+|dry)\b/],
  [/\b(?:intoleran\w+ (?:al frio|ao frio)|cold intolerance)\b/, /\b(?:frio|cold)\b/],
  [
    /\b(?:ardor ocular|ojo seco|olho seco|dry eyes?|xeroftalm\w+|burning eyes)\b/,
    /\b(?:ojos?|olhos?|eyes?)\b/,
  ],
  [/\b(?:fototerap\w+|phototherapy)\b/, /\b(?:luz|luces|light\w*|bili)\b/],
  [
    /\b(?:medicacao de resgate|rescate|resgate|rescue (?:inhaler|medication))\b/,
    /\b(?:bombinha|salbutamol|albuterol|inhaler|inhalador|azul|aerolin|ventolin)\b/,
  ],
  [
    /\b(?:restricao de sodio|sodium restriction|restriccion de sodio|hipossodica|hiposodica|low.sodium)\b/,
    /\b(?:sal|salt|sodio|sodium)\b/,
  ],
  [
    /\b(?:vacinad\w*|vacina\w*|vacuna\w*|vaccin\w*|immuniz\w*|imuniza\w*|tdap|dtpa)\b/,
    /\b(?:vacin\w*|vacun\w*|vaccin\w*|shots?|dose\w*|dosis|reforco|refuerzo|booster|tdap|dtpa|tetano\w*)\b/,
  ],
  [
    /\b(?:desorient\w+|disorient\w+)\b/,
    /\b(?:perd(?:i|iu|io|eu|ida|ido|eu-se)|lost|confus\w+|no sabia|nao sabia)\b/,
  ],
  [
    /\b(?:aliv\w+|relie\w+|melhora com|mejora con|cede)\b/,
    /\b(?:pass[ao]|passou|melhor\w*|mejor\w*|better|help\w*|quita|solta|par[ao]|paro|descans\w+|goes away|eases?|stop)\b/,
  ],
  [
    /\b(?:astenia|fadiga|fatiga|fatigue|adinamia)\b/,
    /\b(?:cansa\w*|tired|exhaust\w+|sem forca|sin fuerzas|moleza|agot\w+|worn out|wiped)\b/,
  ],
  [
    /\b(?:hiporexia|inapetencia|anorexia)\b/,
    /\b(?:fome|hambre|apetit\w*|com(?:e|o|er|ida)|hungry|eat\w*|appetite)\b/,
  ],
  [
    /\b(?:hipoacusia|hearing loss|perda auditiva|disacusia)\b/,
    /\b(?:ouv\w+|escut\w+|oye\w*|oig\w+|hear\w*|surd\w+|sord\w+|ears?|oid\w+|tv)\b/,
  ],
  [/\b(?:sialorre\w+|xerostomia)\b/, /\b(?:boca|baba\w*|saliva|mouth|drool\w*)\b/],
  [
    /\b(?:dispepsia|epigastralgia|dyspepsia|pirose)\b/,
    /\b(?:estomago|stomach|azia|queima\w*|acidez|agruras|burn\w*|boca d[oe] estomago)\b/,
  ],
  [/\b(?:rinorreia|coriza|rinorrea|rhinorrhea)\b/, /\b(?:nariz|moco\w*|catarro|runny|nose)\b/],
  [
    /\b(?:odinofagia|odynophagia|faringit\w+|pharyngitis|disfagia|dysphagia)\b/,
    /\b(?:garganta|throat|engol\w+|trag\w+|swallow\w*)\b/,
  ],
  [
    /\b(?:hematoquezia|rectorragia|retorragia|enterorragia|hematochezia)\b/,
    /\b(?:sangue|sangre|blood\w*|sang\w+)\b/,
  ],
  [
    /\b(?:hipoestesia|hypoesthesia|parestesia\w*|paresthesia\w*)\b/,
    /\b(?:dorm\w+|adormec\w+|formig\w+|hormigue\w+|numb\w*|tingl\w*|pins)\b/,
  ],
  [
    /\b(?:menarca|menarquia|menarche)\b/,
    /\b(?:menstru\w+|regla|periods?|primeira|primera|first)\b/,
  ],
  [/\b(?:ubs|unidade basica|primary care)\b/, /\b(?:posto|postinho|clinic|medic\w+)\b/],
  [
    /\b(?:automedica\w+|self-medicat\w+)\b/,
    /\b(?:tom\w+|por (?:minha|mi) cuenta|por conta|took|farmacia|pharmacy|vecin\w+|vizinh\w+)\b/,
  ],
  [/\b(?:hernia\w*|herniat\w+)\b/, /\b(?:disc|disk|disco|bico|hernia)\w*/],
  [
    /\b(?:levonorgestrel|sistema intrauterino|lng-ius)\b/,
    /\b(?:hormonal iud|iud|diu|mirena|kyleena)\b/,
  ],
];

/** A test's result is told in words of its own. */
const OF_TEST =
  /^(?:audiom|ecogra|ecocard|radiogr|rx|raio|tomogr|resson|reson|eletro|electro|endosc|colonosc|biops|mri|ct|x-?ray|echo|ekg|ecg|ultraso\w+ (?:with|showed))/;

/** Reasons without those of things that the talk said in plain words. */
export function withoutLayNames(reasons: Reason[], note: Note, { heard }: Testimony): Reason[] {
  if (!reasons.some((r) => r.kind === "foreign") || OF_TEST.test(note.folded)) return reasons;
  const lay = NAMES.some(
    ([learned, plain]) =>
      learned.test(note.folded) && heard.some((h) => !h.warns && plain.test(h.sentence.folded)),
  );
  return lay ? reasons.filter((r) => r.kind !== "foreign") : reasons;
}
