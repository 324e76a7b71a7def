import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import { REGISTER } from "./register.ts";
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
    /\b(?:dispneia|disnea|dyspnea|shortness of breath)\b/,
    /\b(?:cans(?:o|a|ando|aco|ancio)|folego|falta (?:o |de |el )?ar|ar(?:e|es)? (?:nao|me)|aire|me ahog\w+|agit\w+|sofoc\w+|winded|breath\w*|puff\w*|gasp\w*)\b/,
  ],
  [
    /\b(?:transaminas\w*|aminotransferas\w*|enzimas (?:hepaticas|del higado)|liver enzymes|funcao hepatica|funcion hepatica|liver (?:function|tests?|panel))\b/,
    /\b(?:tgo|tgp|alt|ast|gpt|got|figado|higado|liver)\b/,
  ],
  [
    /\b(?:perfil lipidico|lipidograma|lipid (?:panel|profile)|dislipidem\w+|dyslipidemia|hipercolesterolemia|hypercholesterolemia|hiperlipid\w+|hyperlipid\w+)\b/,
    /\b(?:colesterol|cholesterol|ldl|hdl|triglicer\w+|trigliceridos?|estatinas?|statins?|(?:sinva|simva|rosuva|atorva)sta\w+)\b/,
  ],
  [
    /\b(?:doenca renal|insuficiencia renal|enfermedad renal|kidney (?:disease|failure)|renal (?:disease|failure|insufficiency)|nefropatia|nephropathy|funcao renal|funcion renal|renal function)\b/,
    /\b(?:rim|rins|rinon(?:es)?|kidneys?|creatinina|creatinine|gfr|dialise|dialisis|dialysis)\b/,
  ],
  [
    /\b(?:hipotireoid\w+|hipotiroid\w+|hypothyroid\w*)\b/,
    /\b(?:tireoide|tiroides?|thyroid|levotiroxina|levothyroxine|synthroid|puran|eutirox)\b/,
  ],
  [
    /\b(?:esplenectom\w+|splenectom\w+|esplenomegal\w+|splenomegal\w+)\b/,
    /\b(?:baco|bazo|spleen)\b/,
  ],
  [/\b(?:nefrectom\w+|nephrectom\w+)\b/, /\b(?:rim|rins|rinon(?:es)?|kidneys?)\b/],
  [/\b(?:prostatectom\w+)\b/, /\b(?:prostata|prostate)\b/],
  [/\b(?:orquiectom\w+|orchiectom\w+|orquidopex\w+|orchiopex\w+)\b/, /\btest(?:icul\w+|icles?)\b/],
  [/\b(?:ooforectom\w+|oophorectom\w+)\b/, /\b(?:ovari\w+|ovary|ovaries)\b/],
  [/\b(?:gastrectom\w+|gastroplast\w+)\b/, /\b(?:estomago|stomach|bariatric\w+|manga|sleeve)\b/],
  [/\b(?:vitrectom\w+)\b/, /\b(?:vitreo|vitreous|retina)\b/],
  [
    /\b(?:hemorroidectom\w+|hemorrhoidectom\w+)\b/,
    /\b(?:hemorroid\w+|hemorrhoid\w+|almorran\w+)\b/,
  ],
  [
    /\b(?:antiagrega\w+|antiplatelet\w*|antiplaquetari\w+)\b/,
    /\b(?:aas|aspirin\w*|clopidogrel|plavix|ticagrelor|prasugrel)\b/,
  ],
  [
    /\b(?:anticoagula\w+)\b/,
    /\b(?:varfarina|warfarin\w*|marevan|coumadin|apixaban\w*|eliquis|rivaroxaban\w*|xarelto|dabigatran\w*|enoxaparin\w*|heparin\w*|acenocumarol|blood thinners?|afinar o sangue|adelgazar la sangre)\b/,
  ],
  [
    /\b(?:agudeza visual|acuidade visual|visual acuity)\b/,
    /\b(?:tap(?:a|e|ese) (?:el|o|um|uno?)|le pra mim|leia|lea|letras?|letters?|cobre um olho|cover (?:one|your)|(?:vinte|veinte|twenty) (?:vinte|veinte|twenty|trinta|treinta|thirty|quarenta|cuarenta|forty|cinquenta|cincuenta|fifty|sessenta|sesenta|sixty|cem|cien|hundred))\b/,
  ],
  [
    /\b(?:alopecia|efluvio|effluvium|queda capilar|caida del cabello|hair loss)\b/,
    /\b(?:cabelos?|cabello|pelo|hair)\b/,
  ],
  [
    /\b(?:anti-? ?hipertensiv\w+|antihypertensiv\w+|anti-? ?hipertensor\w*)\b/,
    /\b(?:pressao|presion|pressure|\w+sartana?|\w+pril|anlodipino|amlodipin\w*)\b/,
  ],
  [
    /\b(?:cardiopulmona\w+|cardiorrespirat\w+|cardiorespirat\w+|heart and lung)\b/,
    /\b(?:pulm\w+|lungs?|coracao|corazon|heart)\b/,
  ],
  [
    /\b(?:estrabismo|strabismus|esotropia|exotropia|endotropia)\b/,
    /\b(?:olhos?|ojos?|eyes?|vesg\w+|bizc\w+|cross-eyed)\b/,
  ],
  [
    /\b(?:angioplast\w+|revasculariza\w+|revasculariz\w+|stent\w*)\b/,
    /\b(?:stents?|resortes?|molinhas?|balao|balon|balloon|cateter\w*|safena|bypass|ponte)\b/,
  ],
  [
    /\b(?:vasomotor\w*|fogachos?|night sweats|climateri\w+|menopausal symptoms)\b/,
    /\b(?:fogach\w+|calor\w*|bochorn\w+|hot flash\w*|suando|suor\w*|sudo|sudor\w*|sweat\w*|soak\w*|drenched)\b/,
  ],
  [
    /\b(?:amenorr\w+|atraso menstrual|retraso menstrual|missed period)\b/,
    /\b(?:menstru\w+|regla|periods?|no me baja|nao desce|nao veio)\b/,
  ],
  [
    /\b(?:tecnica inala\w+|inhala\w+ technique|inhaler technique|tecnica de inhala\w+)\b/,
    /\b(?:bombinha\w*|inhala\w+|inhaler|inalador|puff\w*|espacador|spacer)\b/,
  ],
  [
    /\b(?:linfonodomegalia|linfadenopat\w+|adenopati\w+|adenomegali\w+|lymphadenopathy)\b/,
    /\b(?:ingu\w+|ganglio\w*|glands?|(?:lumps?|bumps?|caroco\w*|bolas?|bolitas?) (?:in|on|no|na|en)|nodes?|linfonodo\w*)\b/,
  ],
  [
    /^(?:inicio|comeco|comienzo|debut|onset|quadro iniciado|cuadro iniciado|symptoms began) (?:d[oa]s? (?:quadro|sintomas|dor(?:es)?|crises) |de los sintomas |del cuadro |of symptoms )?(?:n[oa]s?|en|in|during|aos?|a los|at|ha|hace|desde)\b/,
    /\b(?:desde|since|comec\w+|empez\w+|empiez\w+|started|began)\b/,
  ],
  [
    /\b(?:afastad[oa]|afastamento|incapacidad laboral|off work|work restriction)\b/,
    /\b(?:afast\w+|atestad\w+|encost\w+|nao (?:trabalh\w+|dirig\w+)|incapacidad|no (?:trabaj\w+|manej\w+)|off work|no driving|don't (?:work|drive))\b/,
  ],
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
  const isSaid = ([learned, plain]: (typeof NAMES)[number]): boolean =>
    learned.test(note.folded) && heard.some((h) => !h.warns && plain.test(h.sentence.folded));
  if (NAMES.some(isSaid)) return reasons.filter((r) => r.kind !== "foreign");
  // A word of the register is said otherwise; a term that nobody named stays foreign beside it.
  if (!REGISTER.some(isSaid)) return reasons;
  return reasons.filter((r) => r.kind !== "foreign" || note.whole.concepts.has(r.detail));
}
