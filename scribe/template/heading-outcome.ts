/**
 * Headings of what was found, thought and agreed, as doctors word them freely, in Portuguese, Spanish and English together: a
 * pattern on the folded heading and the kinds it asks for. What a pattern matched is taken out; the lexicon of headings
 * reads the rest.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { TEST, URGENT, type HeadingPattern, of } from "./heading-words.ts";

export const OUTCOME_PATTERNS: readonly HeadingPattern[] = [
  // What was found.
  [
    of(
      `\\b${TEST}[^,;/]*\\b(?:solicitad\\w+|pedid\\w+|pedir|ordered|requested|a realizar|indicad\\w+|pendentes|pendientes|pending|to order)\\b|\\b(?:pedidos?|solicitac\\w+|solicitudes?|ordens|ordenes|orders?)(?: d[eo]s? ${TEST})?\\b`,
    ),
    ["orders"],
  ],
  [
    of(
      "\\b(?:exame|examen|exam|exploracion|examination|inspecao|avaliacao fisica) (?:d[aeo]s? |de la |del |of the )?(?:dia|hoje|hoy|today|segmenta\\w*|geral|general|dirigid\\w+|focused|focalizad\\w+|physical|fisic\\w+|clinic\\w+|especial|objetiv\\w+)\\b|\\b(?:ao exame|al examen|on exam|o que (?:o exame|eu) (?:mostrou|vi|encontrei)|lo que encontre|what i (?:found|saw)|achados|hallazgos|findings)\\b",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:aparelho|aparato|sistema) (?:locomotor|cardiovascular|respirator\\w+|digest\\w+|genit\\w+|urinari\\w+|nervos\\w+|musculo\\w*)|\\bcardio ?-?(?:pulmonar|respirat\\w+|vascular)|\\bausculta\\w*|^(?:abdome|abdomen|torax|membros|extremidades|extremities|heart|lungs|chest|pele|piel|skin|cabeca e pescoco|head and neck|coluna|columna|cardiovascular|respiratorio|neurologico|neurological|heent|musculoskeletal|osteomuscular|pulmao|coracao)$",
    ),
    ["exam"],
  ],
  // What the doctor holds it for, and what is to be done.
  [
    of(
      "\\b(?:o que|lo que|what) (?:eu |i |we |yo |el medico |a medica |o medico )?(?:acho|achamos|creo|creemos|think|penso|pienso|pensamos|suspeit\\w+)\\b.*|\\bparecer\\b|\\b(?:juicio|juizo|raciocinio) clinico|\\bdiagnostic\\w+ (?:de hoje|de hoy|provave\\w+|probable\\w*|presuntiv\\w+|principa\\w+|of the day)|\\b(?:conclus\\w+|opiniao|opinion|formulacao|formulacion|formulation)\\b",
    ),
    ["diagnosis"],
  ],
  [
    of(
      `\\b(?:when|quando|cuando)[^,;/]*\\b${URGENT}\\b.*|\\b(?:alert\\w*|alarm\\w*|warning|perigo|peligro) ?(?:signs?|signals?|signos?|sinais)?|\\b(?:sinais|signos|senales) de (?:alarm\\w*|alert\\w*|perigo|peligro|gravidade)(?: orientad\\w+)?|\\bbandeiras vermelhas|\\bred flags?\\b|\\bbanderas rojas`,
    ),
    ["warning"],
  ],
  [
    of(
      "\\b(?:proxim[oa]s?|next|nova|nueva) (?:encontros?|encuentro|cita|consulta|visita|visit|appointment|retorno|control|sessao|sesion)\\b|\\b(?:quando|cuando|when) (?:to |volta\\w*|vuelve|volver|return|come back|regresa\\w*|nos vemos)\\b.*|\\bdata do retorno",
    ),
    ["followup"],
  ],
  [
    of(
      "\\b(?:o que|lo que|what|que|qu) (?:ficou |vamos a |vamos |we'?ll |we will |we re going to |nos |se )*(?:combinad\\w+|fazer|hacer|do|acordad\\w+|acordamos|combinamos|decidid\\w+|decidimos|agreed|decided)\\b.*|\\b(?:combinados?|acordos?|acuerdos?|pactos?|agreements?|decisoes|decisiones|tratamento proposto|tratamiento propuesto|estrategia|proposta|propuesta|deveres|tarefas|tareas|homework|to.?do|caminho|rumo)\\b",
    ),
    ["plan"],
  ],
  [
    of(
      "\\b(?:work|school)[^,;]*(?:note|excuse|certificate|letter)\\b|\\b(?:atestados?|justificantes?|constancias?|laudos? para|declarac\\w+|afastamento|incapacidad|baja|licencas?|licencias?|sick leave|time off)\\b.*",
    ),
    ["certificate"],
  ],
];

/** A heading that names medicines and nothing else that tells more. */
export const NAMES_DRUGS =
  /\b(?:remedi\w+|medica(?:c|m|t)\w+|medicin(?:a|as|es?)|farmac\w+|psicofarmac\w+)\b/u;
