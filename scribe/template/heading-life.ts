/**
 * Headings of illnesses had and of how one lives, as doctors word them freely, in Portuguese, Spanish and English together: a
 * pattern on the folded heading and the kinds it asks for. What a pattern matched is taken out; the lexicon of headings
 * reads the rest.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { type HeadingPattern, of } from "./heading-words.ts";

export const LIFE_PATTERNS: readonly HeadingPattern[] = [
  // What one has, had and was operated on.
  [
    of(
      "\\b(?:ja|ya|have you|ever|alguma vez|foi|la han|lo han)? ?(?:operou|operad[oa]|operaron|had surgery|operations?|internou|hospitalized|operacoes|operaciones)\\b.*?(?=$|,| e | y | and )",
    ),
    ["surgeries"],
  ],
  [
    of(
      "\\b(?:doencas?|enfermedad\\w*|problemas?|diseases?|illness\\w*|cancer|oncologic\\w+|riscos?|risks?|historia|casos?|antecedentes?) (?:(?:na|en la|d[ae]|de la|in the|na sua|en su) )?(?:familia\\w*|family|parentes)(?: oncologic\\w+)?|\\bfamily (?:risk|disease|illness)\\w*|\\bhereditariedade|\\bparentes|^la familia$|^a familia$|^family$|\\brun in the family",
    ),
    ["family"],
  ],
  [
    of(
      "\\b(?:doencas|enfermedades|problemas|condicoes|condiciones|conditions|problems|illnesses|diagnosticos) (?:de saude |de salud |medic\\w+ |medical |health )?(?:que (?:tem|tiene|ja tem|ya tiene)|de base|cronic\\w+|conhecid\\w+|conocid\\w+|previ\\w+|known|existentes|ativ\\w+|activ\\w+|em acompanhamento)|\\b(?:ongoing|chronic|known|active|long.?term|existing|other|past) (?:health |medical )?(?:problems|conditions|illness\\w*|issues|diseases?)|\\b(?:passado|pasado) (?:morbido|medico|patologico|mórbido)|\\bproblemas de (?:saude|salud)(?: conhecid\\w+)?|\\b(?:outras|otras|outros|otros) (?:doencas|enfermedades|problemas|condicoes)|\\bsaude (?:geral|previa)|\\bhealth (?:history|background)",
    ),
    ["pmh"],
  ],
  // Life.
  [of("\\b(?:antecedentes )?(?:personales )?no patologicos"), ["habits", "social", "vaccines"]],
  [
    of(
      "\\b(?:gatilhos?|desencade\\w+|triggers?|(?:fatores?|factores?) (?:de|que) (?:piora\\w*|melhora\\w*|empeora\\w*|mejora\\w*|agrava\\w*|alivi\\w*)|(?:o |lo )?que (?:piora|melhora|empeora|mejora)|what makes it (?:worse|better))\\b.*",
    ),
    ["hpi", "exposure"],
  ],
  [
    of(
      "\\b(?:bebidas?|alcohol|alcool|fumo|fuma\\w*|cigarro\\w*|tabaco|tabagismo|etilismo|tabaquismo|alcoholismo|tobacco|smok\\w+|drinking|vicios|toxicos|toxicomanias|outras drogas|otras drogas|drogas|substancias|substance use|substances|sustancias|vape\\w*)\\b",
    ),
    ["habits"],
  ],
  [
    of(
      "\\b(?:corpo em movimento|movimento|movimiento|movement|physical activity|sedentarismo|deporte\\w*|esporte\\w*|treinos?|fitness|workouts?|actividad fisica|atividade fisica|ejercicios?|exercicios?|exercise)\\b",
    ),
    ["exercise"],
  ],
  [
    of(
      "\\b(?:a mesa|na mesa|(?:o )?que come|como come|o que come|comida|comidas|refeicoes|cardapio|eating(?: pattern| habits)?|food|meals|alimentacao|alimentacion|dieta|diet|apetite|apetito|liquidos|hidratacao|hidratacion|introducao alimentar)\\b",
    ),
    ["diet"],
  ],
  [
    of(
      "\\b(?:descanso|repouso noturno|noites|noches|nights|como dorme|como duerme|rest|sono|sueno|sleep|sleeping)\\b",
    ),
    ["sleep"],
  ],
  [
    of(
      "\\b(?:quem mora|mora com|com quem mora|con quien vive|com quem vive|household|who (?:do you live|lives)|entorno|ambiente|environment|lar|hogar|vivienda|moradia|casa|home life|at home|em casa|en casa|living situation|rede de apoio|apoyo|apoio|support|domicilio)\\b(?: na casa| familiar| social)*",
    ),
    ["social", "exposure"],
  ],
  [
    of(
      "\\b(?:trabalho|trabajo|emprego|empleo|profissao|profesion|ocupacao|ocupacion|occupation|work|job|funcao (?:e riscos|laboral|exercida)|riscos ocupacionais|jornada|renda|posto de trabalho|atividade laboral|escola|escuela|school|creche|guarderia|daycare)\\b(?! (?:note|certificate|status|or school note|or school|excuse))",
    ),
    ["social", "development"],
  ],
  [
    of(
      "\\b(?:vida sexual|sexual health|salud sexual|saude sexual|parceri\\w+|parej\\w+|intimidade|intimidad|ists?|stis?)\\b",
    ),
    ["sexual"],
  ],
  [
    of(
      "\\b(?:ciclos?|menstruac\\w+|menstrual|periods?|regras?|reglas?|dum|fum|lmp|menarca|menarche)\\b",
    ),
    ["obgyn"],
  ],
  [
    of(
      "\\b(?:gesta\\w*|paridade|paridad|obstetric\\w*|ob history|gravid(?!ade)\\w+|embarazo\\w*|pregnanc\\w+|partos?|cesareas?|cesarias?|abortos?|g\\s?/\\s?p(?:\\s?/\\s?a)?)\\b(?! (?:e nascimento))",
    ),
    ["obgyn"],
  ],
  [
    of(
      "\\b(?:xixi e coco|xixi|coco|pipi y popo|pee and poop|evacuac\\w+|micc?[cg]?[ao]\\w+|diurese|diuresis|habito intestinal|habito urinario|ritmo intestinal|bowel\\w*|bladder)\\b",
    ),
    ["symptoms", "elimination"],
  ],
  [of("\\b(?:viagens?|viajes?|travels?|trips?)(?: recentes?| recientes?)?\\b"), ["exposure"]],
  [
    of(
      "\\b(?:saude|salud) (?:bucal|oral|dental)|\\b(?:dentes|dientes|teeth|oral health|dental|boca e dentes)\\b",
    ),
    ["pmh"],
  ],
];
