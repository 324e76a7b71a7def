/**
 * Headings of all parts of a visit that are whole phrases, as doctors word them freely, in Portuguese, Spanish and English together: a
 * pattern on the folded heading and the kinds it asks for. What a pattern matched is taken out; the lexicon of headings
 * reads the rest.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { DRUG, TEST, URGENT, type HeadingPattern, of } from "./heading-words.ts";

export const PHRASE_PATTERNS: readonly HeadingPattern[] = [
  [of("\\b(?:revision|chequeo|avaliacao|evaluacion) fisic[ao]\\b"), ["exam"]],
  [of("^a que (?:veio|vem|viene|vino)\\b"), ["complaint"]],
  [
    of("\\b(?<!d[ae] )(?:molestias?|malestar|queixa|queja|dolencia) (?:atua\\w+|actual\\w*)"),
    ["complaint", "hpi", "symptoms"],
  ],
  [of("^(?:pensando em|pensando en|sospecho|suspeito|suspecting|thinking of)\\b.*"), ["diagnosis"]],
  [of("\\b(?:tratar|treat|treating) (?:com|con|with)\\b"), ["prescription"]],
  [of("\\b(?:investigar|investigate|estudiar) (?:com|con|with)\\b"), ["orders"]],
  [of("\\b(?:retornar|regresar|regrese|reconsultar)(?: \\w+)? (?:se|si|if)\\b.*"), ["warning"]],
  [of("\\b(?:menarquia|menarca|fur|ritmo menstrual)\\b"), ["obgyn"]],
  [
    of("\\b(?:dias de (?:reposo|repouso|afastamento)|aptitud|aptidao|fitness for work|excuse)\\b"),
    ["certificate"],
  ],
  [
    of(
      "\\b(?:puesto|cargo|funcao|funciones) [ye] (?:tareas|tarefas|riscos|riesgos)|\\b(?:puesto|posto) de (?:trabajo|trabalho)",
    ),
    ["social"],
  ],
  [of("^rtc$|^volta$|^vuelta$"), ["followup"]],
  [of("\\b(?:heranca|herencia|heredit\\w+|relatives|parientes)\\b"), ["family"]],
  [
    of(
      "\\b(?:o que|lo que|what)\\b.* (?:deseja|espera|busca|quer|desea|quiere|wants|expects)\\b|\\bexpectativas?\\b|\\bexpectations?\\b",
    ),
    ["complaint"],
  ],
  [of("^s$|^s ?[-;].*"), ["subjective"]],
  [of("^o$|^o ?[-;].*"), ["objective"]],
  [of("^a ?(?:[/+&]|e|y|and) ?p$"), ["diagnosis", "plan"]],
  [of("^a$|^a ?[-;].*"), ["diagnosis"]],
  [of("^p$|^p ?[-;].*"), ["plan"]],
  [of("^(?:pe|px|fe)$"), ["exam"]],
  [
    of("\\bsintomas (?:acompan\\w+|que acompan\\w+|associad\\w+|asociad\\w+|concomitantes)"),
    ["symptoms"],
  ],
  [
    of(
      "\\b(?:o que|lo que|what) (?:the |o |a |os |as |el |la )?(?:filh\\w+|hij\\w+|mae|madre|pai|padre|familia\\w*|family|cuidador\\w*|acompan\\w+|espos\\w+|marid\\w+|daughter|son|mother|mom|father|caregiver|wife|husband|parents?) (?:conta\\w*|relata\\w*|diz|dizem|refere\\w*|cuenta\\w*|relata\\w*|refier\\w+|dicen?|says?|reports?|tells?|nota\\w*|ve|sees)\\b.*|\\b(?:o que|lo que|what) (?:conta\\w*|relata\\w*|diz|dizem|refere\\w*|cuenta\\w*|relata\\w*|refier\\w+|dicen?|says?|reports?|tells?|nota\\w*|ve|sees) (?:the |o |a |os |as |el |la )?(?:filh\\w+|hij\\w+|mae|madre|pai|padre|familia\\w*|family|cuidador\\w*|acompan\\w+|espos\\w+|marid\\w+|daughter|son|mother|mom|father|caregiver|wife|husband|parents?)\\b.*",
    ),
    ["caregiver"],
  ],
  [
    of(
      "\\b(?:o que |lo que |que )(?:mais |mas )?(?:le |te |lhe |a |o |la |lo )?(?:preocupa|incomoda|molesta|angustia)\\b|\\bwhat (?:worries|bothers) \\w+",
    ),
    ["complaint"],
  ],
  [
    of(
      "^desde (?:quando|cuando)\\b.*|^(?:como|how) (?:it |isso |tudo |todo )?(?:empezo|comecou|surgiu|started|began)\\b.*|^inicio\\b.*|\\bonset\\b.*",
    ),
    ["hpi"],
  ],
  [
    of(
      "\\b(?:controle|control) (?:d[aeo]s? |de la |del )?(?:asma|doenca|enfermedad|dor|dolor|sintomas|epilepsia|crises|crisis)|\\b(?:asthma|symptoms?|disease|pain|seizure) control",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:medidas?|controles?|control|glicemias?|glucemias?|glicose|pressao|presion|pa|readings|glucose|sugars?|monitor\\w+|medicoes|mediciones)(?: d[aeo] \\w+)? (?:em casa|en casa|domicili\\w+|at home)|\\bhome (?:readings|glucose|bp|blood pressure|sugars|monitoring|measurements)|\\bcontrole (?:glicemic\\w+|pressoric\\w+)",
    ),
    ["results"],
  ],
  [
    of(
      "\\b(?:efeitos?|efectos?|side|adverse) (?:colatera\\w+|adversos?|secundari\\w+|indesejad\\w+|effects?|events?)|\\btolerabilidad\\w*|\\btoleranc\\w+ a\\w* (?:tratam\\w+|medic\\w+|remed\\w+)|\\btolerance of \\w+",
    ),
    ["adherence"],
  ],
  [
    of(
      "\\b(?:retorno|volta|liberacao|regreso|vuelta|reincorporacion|return|back|clearance|restric\\w+) (?:ao|as|aos|a|al|a la|to|for|para|para o|de|no)(?: el| la| o)? (?:trabalho|esporte\\w*|atividade\\w*|treino|trabajo|deporte\\w*|actividad\\w*|work|sports?|play|activity|school|escola|escuela|driving)|\\bwork restrictions?|\\b(?:repouso|reposo) [ey] (?:atividade|actividad)|\\brest and activity",
    ),
    ["activity"],
  ],
  [
    of(
      `\\b(?:mudancas?|ajustes?|cambios?|changes?) (?:(?:de|na|no|nos|nas|en|in|to|of|a|la|el|los|the) )*${DRUG}|\\b${DRUG} (?:changes|adjustments)|\\b(?:o que muda|lo que cambia|what changes)\\b.*|\\bconduta medicamentosa`,
    ),
    ["prescription", "plan"],
  ],
  [
    of(
      "\\b(?:conduta |tratamento |tratamiento |medidas )?(?:nao|no|non).?(?:medicament\\w+|farmacolog\\w+|pharmacolog\\w+)|\\b(?:dieta|diet|alimentac\\w+) (?:orientada|indicada|prescrita|recomendada|advice)|\\bdietary advice",
    ),
    ["advice", "plan"],
  ],
  [
    of(
      `\\b${TEST} (?:que )?(?:(?:eu |i |i'm |i am |yo |vou |voy a )+)?(?:pido|peco|pedir|pedi|ordering|order)\\b`,
    ),
    ["orders"],
  ],
  [
    of(
      "\\b(?:para quem |a quien |who i )?(?:encaminh\\w+|remision\\w*|remit\\w+|derivac\\w+|referred|referrals?)\\b(?<!motivo.*)",
    ),
    ["referral"],
  ],
  [of(`\\b${DRUG} (?:allerg\\w+|alerg\\w+|reac\\w+)`), ["allergy"]],
  [
    of(
      "\\b(?:doencas?|enfermedad\\w*|diseases?|illness\\w*|problemas?|cancer|casos?) [^,;]*(?:na|en la|in the|da|de la|de) (?:sua |su )?(?:familia|family|parentes)",
    ),
    ["family"],
  ],
  [
    of(
      "\\b(?:historia|historico|historial|history|antecedentes) (?:\\w+ )?(?:pregress\\w+|previ\\w+|anterior\\w*)(?! da molestia| da doenca)|\\b(?:historia|historico|historial) (?:psiquiatric\\w+|oncolog\\w+|cardiolog\\w+|respirator\\w+|neurolog\\w+|ortopedic\\w+|renal|traumatolog\\w+)|\\b(?:psychiatric|psych|oncologic|cancer|cardiac|trauma|seizure) history",
    ),
    ["pmh"],
  ],
  [
    of(
      "\\b(?:metodo (?:que usa|atual|actual|em uso|contraceptivo|anticonceptivo)|planejamento (?:reprodutivo|familiar)|planificacion(?: familiar)?|contracep\\w+|anticoncep\\w+)\\b",
    ),
    ["contraception"],
  ],
  [
    of(
      "\\b(?:exames|examenes|estudios|labs|tests) (?:d[aeo]l? |de la |of )?(?:gestacao|pre.?natal|gravidez|embarazo|pregnancy|sangue|sangre)",
    ),
    ["results"],
  ],
  [
    of(
      "\\b(?:palpac\\w+|inspec\\w+|percuss\\w+|reflexos|reflejos|forca (?:muscular|e sensibilidade)|fuerza y sensibilidad|testes (?:especiais|ortopedicos|provocativos)|manobras|maniobras|special tests|maneuvers|goniometria|range of motion|amplitude de movimento)\\b",
    ),
    ["exam"],
  ],
  [of("\\b(?:o que|lo que|what)\\b.* (?:camera|camara|video)\\b"), ["exam"]],
  [of("\\b(?:rastreamento|rastreio|tamizajes?|cribado|screenings?)\\b"), ["results"]],
  [of("\\b(?:letters|forms|cartas?|formularios?)\\b"), ["certificate"]],
  [of("\\bque (?:eu |yo )?(?:creo|pienso|acho|penso)\\b.*"), ["diagnosis"]],
  [
    of("\\b(?:tareas?|tarefas?|deberes|deveres|licao) (?:para|de|pra) (?:la )?casa\\b"),
    ["advice", "plan"],
  ],
  [of("^(?:actividad|atividade)s?\\b(?! (?:laboral|sexual|profis))"), ["exercise"]],
  [
    of(
      `^(?:si|se|if)\\b.*\\b${URGENT}\\b.*|\\b(?:bring back|come back|volte|voltar|vuelva|volver|return|call|ligue|llame) (?:if|se|si|caso)\\b.*`,
    ),
    ["warning"],
  ],
  [
    of(
      "\\b(?:(?:what to do|o que fazer|que fazer|que hacer|cuidados?|care|orientac\\w+) (?:at home|em casa|en casa)|(?:recado|aviso|mensagem|mensaje|message|indicac\\w+|orientac\\w+|recomendac\\w+|instruc\\w+|advice|instructions) (?:para|a|ao|aos|al|for|to|de) (?:o |a |os |as |el |la |los |las |the )?\\w+)",
    ),
    ["advice", "plan"],
  ],
  [of(`\\b(?:proxim[oa]s|next|nov[oa]s|nuev[oa]s|future) ${TEST}\\b`), ["orders"]],
  [
    of(
      "\\b(?:reavalia\\w*|rever|revision|revaluac\\w+|volver|volta|vuelta|return|back|recheck|see again) (?:em|en|in)\\b",
    ),
    ["followup"],
  ],
  [
    of(
      "\\b(?:o que|lo que|what i) (?:eu )?(?:vi|encontrei|achei|encontre|observei|observe|saw|found)(?: (?:no|en el|on) (?:exame|examen|exam))?\\b",
    ),
    ["exam"],
  ],
  [of("\\b(?:what (?:it|this) is|o que (?:e isso|ele tem|ela tem)|que es esto)\\b"), ["diagnosis"]],
  [of("\\b(?:rx|meds|medications?) at home\\b|^em uso$|^uso$|^en uso$"), ["meds"]],
  [of("\\bblood ?work\\b"), ["results"]],
  [
    of(
      "\\b(?:exame|examen|exploracion)(?! .*(?:mental|psiq|cognit)) (?!(?:de )?(?:sangue|sangre|labor|imag|urina|orina|fezes|heces))(?:d[aeo]s? |de la |del )?\\w+(?: [ey] (?!sinais|signos|conduta|hipotese)\\w+)?|^(?!.*mental)(?:\\w+ )?(?:exam|examination)\\b",
    ),
    ["exam"],
  ],
  [
    of(
      `\\b(?:o que|lo que|what) (?:the )?(?:${TEST}|eco|tc|rm) (?:mostr\\w+|show\\w*|dicen|dizem|say)\\b.*|\\b${TEST} (?:que )?(?:trazid\\w+|traid\\w+|que trae|trae|traz|trouxe|trajo|reviewed|revisad\\w+|recentes|recientes|anteriores|previ\\w+)\\b`,
    ),
    ["results"],
  ],
];
