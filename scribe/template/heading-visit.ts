/**
 * Headings of why the patient came, what went on and which drugs, as doctors word them freely, in Portuguese, Spanish and English together: a
 * pattern on the folded heading and the kinds it asks for. What a pattern matched is taken out; the lexicon of headings
 * reads the rest.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { DRUG, STOPPED, CURRENT, VISIT, type HeadingPattern, of } from "./heading-words.ts";

export const VISIT_PATTERNS: readonly HeadingPattern[] = [
  // Why the visit; what went on.
  [
    of(
      `\\b(?:motivos?|razao|razon|reasons?|objetivos?|causa|purpose) (?:d[aeo]s? (?:la )?|del |for )?(?:the |today s |today's |hoje |su |sua |your )?${VISIT}(?: (?:de hoje|de hoy|today))?`,
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:o )?(?:que|what)(?: foi que)?(?: (?:te|lhe|a|o|la|lo|le|you|us))? (?:trouxe|traz|trae|trajo|brought|brings).*",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:por ?que|para que) (?:motivo )?(?:ele |ela |o paciente |a paciente |usted |el paciente )?(?:veio|vem|viene|vino|consulta|acude|procurou|buscou|esta aqui|estamos aqui).*|\\bwhy .*(?:here|come|came|visit|today).*",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:problema|queixa|queja|concern|problem|issue|assunto|asunto|sintoma) (?:principal|central|de hoje|de hoy|for today|today)|\\b(?:today's|todays|main|principal) (?:problem|concern|issue|symptom|complaint)s?|\\b(?:sintoma|queixa)-guia|em uma frase|en una frase|in one sentence",
    ),
    ["complaint"],
  ],
  [
    of("\\b(?:queixas|quejas|sintomas|complaints|problems) (?:atuais|actuales|de hoje|today)"),
    ["complaint", "hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:o )?(?:que|what)(?:'s| s| has| is| ha| se)? ?(?:(?:esta |anda |is |are )?(?:acontecendo|going on|pasando|sentindo|sintiendo)|mudou|mudo|cambiado|cambio|changed|change|aconteceu|acontece|ocurrio|pasado|paso|happened|happening|new|novo|nuevo|houve de novo|hay de nuevo).*|\\bnovidades.*|\\bnovedades.*",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "(?:\\bcomo (?:tem |ha |vem |vai |esta |esteve |se )?(?:passou|passado|estado|sentido|siente|sente|sigue|evolucion\\w*|evolui\\w*|vai|va|ficou|foi|estuvo|fue)\\b.*|\\bhow .*(?:been|feeling|doing|going).*)",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:(?:evolucao|evolucion|intercorrencias|historia|historial|progress|changes|history|update|mudancas|cambios) )?(?:desde|since) (?:(?:a|la|o|el|the|your) )?(?:ultim[ao]|last|previous|nossa).*",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:historia|historico|relato|curso|cronologia|linha do tempo|linea del? tiempo|timeline|story|history|course|descricao|descripcion|caracteriza\\w+|caracterist\\w+|detalh\\w+|details) (?:d[aeo]s? |de la |del |of (?:the )?)?(?:presente |present |current )?(?:problem\\w*|quadr\\w+|cuadro|dor|dolor|pain|queixa|complaint|sintoma\\w*|doenca|molestia|enfermedad|illness|caso|lesao|lesion|crise\\w*|crisis|episodi\\w+|evento\\w*)(?: (?:atual|actual|presente|algico))?",
    ),
    ["hpi"],
  ],
  [
    of(
      "\\b(?:linha do tempo|linea del? tiempo|timeline|passo a passo|cronologia|inicio e evolucao|inicio y evolucion|onset)\\b",
    ),
    ["hpi"],
  ],
  [
    of(
      "\\b(?:o que|lo que|what) (?:(?:o|a|el|la|the|le|lhe|se|ele|ela) )?(?:paciente|patient|mae|madre|mother|familia|family)? ?(?:relata|conta|diz|sente|refiere|cuenta|dice|siente|says|reports|tells|feels|pasa|nota)\\b.*|\\b(?:palavras|palabras) d[eo]l? (?:paciente|mesmo)|\\bpatient's words|\\bvoz do paciente",
    ),
    ["complaint", "hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:relato|versao|testimonio|informac\\w+|report|account|input) (?:d[aoe]l?|de la|from|by|of) (?:the )?(?:filh\\w|hij\\w|mae|madre|pai|padre|espos\\w|marid\\w|cuidador\\w?|acompanhant\\w+|acompanant\\w+|familia\\w*|irma\\w?|herman\\w|net\\w|niet\\w|daughter|son|wife|husband|mother|father|mom|parents?|companion|caregiver)\\b|\\b(?:daughter|son|wife|husband|mother|mom|parent|companion)'?s? (?:report|account|input)",
    ),
    ["caregiver"],
  ],
  // Drugs: given up, current, new; reactions to them.
  [
    of(
      `\\b(?:reac\\w+|reaction\\w*|alerg\\w+|allerg\\w+|hipersensib\\w+)(?: adversas?)?(?: (?:a|al|to|d[eo]s?|por|alergicas?))* ?(?:${DRUG}|alimento\\w*|foods?|anything|algo|alguma coisa)?`,
    ),
    ["allergy"],
  ],
  [of(`\\bnao pode (?:tomar|usar)|\\bno puede tomar|can't take`), ["allergy"]],
  [
    of(
      `\\b${DRUG}[^;]*\\b(?:${STOPPED}[^;]* (?:e|y|and|o|ou|or|/) [^;]*(?:em uso|atua|actual|current)\\w*|(?:em uso|atua\\w+|actual\\w*|current) (?:e|y|and|/) ${STOPPED})`,
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      `\\b${DRUG}[^,;/]*\\b${STOPPED}\\b.*|\\b${STOPPED} (?:[\\w]+ )?${DRUG}\\b|\\b(?:o que|lo que|what)[^,;/]*\\b${STOPPED}\\b.*|^suspens?[oi]?d?[oa]?s$|^discontinued$|^stopped$|\\b(?:ja|ya) (?:tomou|usou|fez|tomo|uso|probo|tentou)\\b.*|\\bhave you (?:tried|taken)\\b.*|\\b(?:automedica\\w+|autotratamento|self.?medication)\\b`,
    ),
    ["pastmeds"],
  ],
  [
    of(
      `\\b(?:o que|lo que|que|what|quais|cuales|which)(?: (?:${DRUG}|(?:do )?(?:you|ele|ela|voce|usted|o paciente|a senhora)|esta))* (?:toma|usa|take|takes|taking|tomando|usando|use)\\b(?!.*\\b${STOPPED}).*`,
    ),
    ["meds"],
  ],
  [
    of(
      `\\b${DRUG} (?:(?:que|e|y|and|o|a|de|d[eo]|em|en) )*${CURRENT}\\b.*|\\b${CURRENT} (?:[\\w]+ )?${DRUG}\\b|\\btoma (?:algum |alguma |algun )?${DRUG}\\b.*|\\b${DRUG} (?:d[aeo] |for )?(?:crise|crisis|attacks?|resgate|rescate|rescue|base)\\b|\\brescue ${DRUG}`,
    ),
    ["meds"],
  ],
  [
    of(
      `\\b(?:receitad\\w+|recetad\\w+|prescrit\\w+|prescribed|novas? ${DRUG}|nuev\\w+ ${DRUG}|new ${DRUG}|${DRUG} (?:d[ae] alta|al alta|nov\\w+|nuev\\w+|indicad\\w+|at discharge))\\b|\\b(?:o )?que foi (?:receitad|prescrit)\\w+`,
    ),
    ["prescription"],
  ],
];
