/**
 * Classes of words that headings are composed of, in Portuguese, Spanish and English together, on folded text: what the
 * patterns of headings are built from.
 * Source: written by hand for this project. Licence: the project's own.
 */

/** Little words between the parts of a heading: "da", "del", "of the". */
export const OF =
  "(?:(?:d[aeo]s?|del|de los|de las|of|to|the|com|con|with|[aoe]l?|as|os|ao|aos|las?|los|na|no|nas|nos|en|em|in|for|para|pelo|pela|por|by|su|sua|seu|his|her|your) )*";

/** Fields of medicine, as an adjective of a past, a complaint or a drug. */
export const FIELD =
  "(?:vascula\\w+|cardio\\w+|cardiac\\w*|odonto\\w+|dental\\w*|dentari\\w+|ocula\\w+|oftalm\\w+|ophthal\\w+|eye|neuro\\w+|respirat\\w+|pulmon\\w+|lung|rena(?:l|is|les)|kidney|nefro\\w+|nephro\\w+|uro(?:log|gen)\\w+|urinari\\w+|urinary|digesti\\w+|gastro\\w+|gi|hepat\\w+|liver|endocr\\w+|metabol\\w+|thyroid|hemat\\w+|onco\\w+|cancer|tumor\\w*|psiqui\\w+|psych\\w+|reumat\\w+|rheumat\\w+|ortop\\w+|orthop\\w+|musc[uo]lo\\w+|osteo\\w+|articula\\w+|joint|traumat\\w+|dermat\\w+|cutane\\w+|skin|infec\\w+|alergic\\w+|allergic|allergy|otorrin\\w+|otolog\\w+|auditiv\\w+|ent|hearing|ear|toxic\\w+|immun\\w+|imun\\w+|inmun\\w+|genetic\\w+|mamari\\w+|breast)\\b";

/** Treatments that are given over weeks, and not by a pharmacy alone. */
export const COURSE_OF_DRUGS =
  "(?:(?:quimio|chemo|inmuno|imuno|immuno|hormono|hormonio|bio)(?:terap\\w+|therap\\w+)|quimioterapic\\w+|chemo|terapia hormonal|hormon\\w* therapy|hormone replacement|reposicao hormonal|reemplazo hormonal|terapia alvo|targeted therapy|infus\\w+|biologic\\w+)";

/** Any treatment. */
export const TREATMENT =
  "(?:tratamentos?|tratamientos?|treatments?|terapias?|therap(?:y|ies)|terapeutica|esquemas?|regimens?|protocolos?|protocols?|linhas?|lineas?|lines?|ciclos? de \\w+|cycles? of \\w+|meds?|medica[cmt]\\w+|remedios|drugs?|farmac\\w+|prescric\\w+|prescripc\\w+|prescription)\\b";

/** What is so today. */
export const NOW =
  "(?:atua(?:l|is)|actual(?:es)?|current|present|em uso|en uso|in use|em curso|en curso|vigente\\w*|de hoje|de hoy|today'?s?|hoje|hoy|today|now|habitua\\w+|usual|regular|daily|de todo dia|de todo dia|de todos los dias|diari[oa]s?|continu[oa]s?|fix[oa]s?|de base)";

/** What was so before. */
export const BEFORE =
  "(?:previ[oa]s?|anterior(?:es)?|pregress[oa]s?|passad[oa]s?|pasad[oa]s?|prior|previous|past|former|earlier|ja (?:feit|realizad|tentad|usad)\\w+|ya (?:hech|realizad|probad|intentad|usad)\\w+|tentad[oa]s|intentad[oa]s|probad[oa]s|realizad[oa]s|tried|failed|trials?|que nao (?:deram|deu|funcion)\\w*.*|que no (?:funcion|sirvi)\\w*.*|sem sucesso|sin exito)";

/** Who speaks for the patient. */
export const COMPANION =
  "(?:mae|pai|pais|filh[oa]s?|espos[oa]|marido|mulher|acompanhantes?|cuidador\\w*|familia(?:res)?|responsave(?:l|is)|madre|mama|papa|padres?|hij[oa]s?|acompanantes?|responsables?|mother|mom|father|dad|parents?|companions?|caregivers?|family|spouse|wife|husband|partner|guardian|informante?s?)";

/** A drug or what it is given as. */
export const DRUG =
  "(?:remedi\\w+|medica(?:c|m|t)\\w+|medicin(?:a|as|es?)|meds?|(?:psico)?farmac\\w+|drugs?|drogas em uso|tratament\\w+|tratamient\\w+|treatments?|therap\\w+|pills?|comprimid\\w+|pastillas?|preventiv\\w+|profila\\w+|colirios?|injec\\w+|prescriptions?|terapia)";

/** Given up, or tried before. */
export const STOPPED =
  "(?:suspen\\w+|parou|parad\\w+|paro|retirad\\w+|descontinu\\w+|discontinu\\w+|interromp\\w+|interrump\\w+|abandon\\w+|deix\\w+|dejo|dejad\\w+|stopped|quit|no longer|ya no|nao (?:usa|toma) mais|previ\\w+|anterior\\w*|pregress\\w*|past|prior|former|tried|probad\\w+|tentad\\w+|tentou|ja (?:us|tom|fez)\\w+|ya (?:us|tom)\\w+|already taken)";

/** Taken now. */
export const CURRENT =
  "(?:em uso|uso|continu\\w+|toma\\w*|usa\\w*|utiliza\\w*|atua\\w+|actual\\w*|habitual\\w*|current\\w*|cronic\\w+|chronic|sigue|segue|em curso|en curso|vigentes?|diari\\w+|daily|today|hoje|takes?|taking|regular\\w*|fix[oa]s?|domicilia\\w+|home|como)";

/** Tests and their results. */
export const TEST =
  "(?:exames|examenes|estudios|pruebas|tests?|labs?|laboratori\\w+|analis\\w+|imagin\\w+|imagen\\w*|studies|resultad\\w+|results)";

/** A visit, by any of its names. */
export const VISIT =
  "(?:consulta|visita|visit|atendimento|atencion|retorno|control|follow.?up|encaminhamento|referral|appointment|contato|contacto|avaliacao|evaluacion|internacao|ingreso|vinda|coming|procura|sessao|sesion|call|teleconsulta)";

/** What must not wait. */
export const URGENT =
  "(?:urgen\\w*|emerg\\w*|help|ayuda|ajuda|hospital|procurar|acudir|seek|pronto|socorro|ligar|call|imediat\\w*|alarm\\w*|alert\\w*|\\ber\\b|preocupar|worry|antes)";

/** A pattern on a folded heading and the kinds that it asks for. */
export type HeadingPattern = readonly [RegExp, readonly string[]];

export const of = (pattern: string): RegExp => new RegExp(pattern, "u");
