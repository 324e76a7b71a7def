/**
 * Headings of what was found, thought and planned, composed of classes of words: a pattern on the folded heading and the
 * kinds it asks for. Read before the general wording.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { COURSE_OF_DRUGS, FIELD, OF, type HeadingPattern, of } from "./heading-words.ts";

/** What makes a note of the state of things a judgement: "Diagnóstico odontológico", "Nutrition diagnosis". */
const JUDGED =
  "(?:diagnos\\w+|hipotes[ei]s|impress\\w+|impresion|juizo|juicio|julgamento|concept[oe]|opinia?on|opiniao|parecer|laudo|interpretac\\w+|interpretation|conclus\\w+|estadi\\w+|estadificac\\w+|staging|gravidade|severidade|gravedad|severidad|severity|sintese|sintesis|formulac\\w+)";

/** What is measured at home. */
const VALUES =
  "(?:medidas?|controles?|control|glicemias?|glucemias?|glucometrias?|glicose|glucose|sugars?|acucar|azucar|pressao|presion|tension|pa|ta|bp|blood pressure|readings|numbers|measurements|medic(?:oes|iones)|monitoring|monitori?[sz]?[ao]\\w*|auto-?monitor\\w+|peso|weights?|vitals|temperatura)";
const HOME = "(?:em casa|en casa|at home|domicilia\\w+|residencia\\w+)";

export const FINDING_PATTERNS: readonly HeadingPattern[] = [
  [of("^(?:fatores de risco|factores de riesgo|risk factors)$"), ["pmh", "habits", "exposure"]],
  [
    of(
      "\\b(?:sinais|signos|signs) (?:e|y|and) (?:sintomas|symptoms)|\\b(?:sintomas|symptoms) (?:e|y|and) (?:sinais|signos|signs)",
    ),
    ["symptoms", "hpi"],
  ],
  [
    of(
      "\\b(?:sinais|senales|signos|signs) (?:para|to|a) (?:ficar |estar |be |watch|look|vigiar|vigilar|observar)\\w*(?: \\w+)?|\\b(?:when|quando|cuando) (?:to |voltar|volver|retornar|return)\\b.*(?:imediat|inmediat|immediat|de inmediato|urgen|antes|sooner|right away)\\w*|\\b(?:motivos?|reasons?) (?:de |para |to )?(?:retorno|volver|voltar|come back|return)\\b.*",
    ),
    ["warning"],
  ],
  [
    of(
      "\\b(?:proxim[oa]|next|siguiente) (?:avaliacao|evaluacion|valoracion|evaluation|assessment|revisao|revision|check)|^(?:volta|vuelve|returns?)(?: quando| cuando| when)?$|\\bplanned follow.?up",
    ),
    ["followup"],
  ],
  [
    of(
      "\\b(?:hipotese|hipotesis|working) (?:de trabalho|de trabajo|hypothes[ie]s|diagnos[ei]s|impression)|\\b(?:o que|lo que|what) (?:it )?(?:parece|seems|looks like)\\b.*",
    ),
    ["diagnosis"],
  ],
  [
    of("\\b(?:plano|plan) (?:para|at|for|en|em) (?:la |a )?(?:casa|home|domicilio)"),
    ["plan", "advice"],
  ],
  [
    of(
      "\\b(?:avaliacao|evaluacion|valoracion|assessment) (?:clinica )?(?:d[aeo]l?|de la|of) (?:\\w+)$(?<!risco|riesgo|risk|caso|seguranca|seguridad|dor|dolor|sono|sueno|humor|animo|memoria)|\\bgait (?:assessment|exam)",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:medidas|measures|acoes|acciones|steps) (?:ja |ya |already )?(?:tomadas|adotadas|adoptadas|realizadas|feitas|taken|tried)\\b.*|\\b(?:o que|lo que|what) (?:ja |ya )?(?:foi feito|fez|hizo|se hizo|was done|fizeram|hicieron) (?:em casa|en casa|at home|antes|before)",
    ),
    ["pastmeds"],
  ],
  [
    of(
      "\\bmedidas (?:ambientais|ambientales|preventivas|higienic\\w+|de (?:controle|control|conforto|confort|suporte|soporte|prevencao|prevencion))|\\b(?:environmental|comfort|preventive|supportive) measures",
    ),
    ["advice"],
  ],
  [
    of(
      `\\b${VALUES}(?: arterial)?(?: ${OF}\\w+)? ${HOME}|\\bhome ${VALUES}|\\b(?:${VALUES} (?:log|diary)|mapa glicemico|diario de (?:glicemia|glucemia|pressao|presion)|automonitor\\w+|glucometrias?|glicosimetrias?|mrpa|mapa da pressao)\\b`,
    ),
    ["measured"],
  ],
  // Looked at.
  [
    of(
      "\\b(?:observa\\w+|inspec\\w+|exame|examen|exam|vist[oa]s?|seen|visto|achados|hallazgos|findings|lo que se ve|o que se ve|virtual) (?:(?:por|pela|na|no|en|on|by|durante a|durante la|via|a|la|el|the|over) )*(?:video\\w*|camera|camara|tela|pantalla|chamada|llamada|distancia|exam|call)|\\bvirtual exam\\w*|\\bvideo (?:observations?|exam|findings|visit exam)|^observations?$|^physical assessment|^observaciones?$",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:ecog|karnofsky|performance status|aspecto|general appearance|estado geral|estado general)\\b(?: general| geral)?",
    ),
    ["exam", "functional"],
  ],
  [
    of(
      "\\b(?:exame?n?|exploracion|evaluac\\w+|avaliac\\w+|valorac\\w+) (?:cinet\\w+|fisic\\w+|postura\\w*|corpora\\w+|funciona\\w+)(?:[ -]+(?:e |y )?(?:funciona\\w+|postural))?|\\bfunctional exam\\w*|\\b(?:dermatoscopi\\w|dermoscop\\w+|oroscopi\\w|especuloscopi\\w|colposcopi\\w|otoscop\\w+|rinoscop\\w+|anoscop\\w+|fundoscop\\w+|fundus|fundo de olho|fondo de ojo|slit.?lamp(?: exam)?|pares crania\\w+|pares craneales|cranial nerves|tacto (?:vaginal|rectal)|toque (?:vaginal|retal)|palpat\\w+|postur[ae]|strength|sensation|percussion|anthropometri\\w+|body measurements|(?:pie|pe) diabetico|pruebas especiales|testes especiais)(?: (?:e|y|and) (?:sensib\\w+|sensation|forca|fuerza|strength))?\\b",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:peso|weight|height|altura|talla|estatura|imc|bmi|pa|bp|blood pressure|tension arterial|presion arterial|pressao arterial|pulso|pulse|fc|temperatura|bioimpedanc\\w+)(?:(?:,| e| y| and|/) ?(?:peso|weight|height|altura|talla|imc|bmi|pulso|pulse|fc|temperatura))+\\b|\\bbioimpedanc\\w+|\\b(?:home|triage|today'?s) vitals(?: and observations?)?",
    ),
    ["vitals"],
  ],
  // Tests.
  [
    of(
      "\\b(?:ecografias?|ultrassons?|ultrassonograf\\w+|ultrasounds?|mri|x.?rays?|ct(?: scans?)?|scans?|ressonanc\\w+|resonanc\\w+|radiograf\\w+|rayos x|raios?.x|tomograf\\w+|(?:pregnancy|obstetric) ultrasounds?)(?: (?:de la |del |da |do |de )?(?:gesta\\w+|embarazo|pregnancy))?\\b",
    ),
    ["imaging", "results"],
  ],
  [
    of(
      `\\b(?:paraclinic\\w+|marcadores tumora?l?\\w*|tumor markers|glucometri\\w+|glicosimetri\\w+|outside records|records reviewed|data reviewed|rastrea?mentos?|tamizajes?|(?:exames|examenes|labs|tests|estudios) (?:de (?:rotina|rutina)|pre\\w+|trazid\\w+|traid\\w+)|routine labs|pre-?op labs|(?:pressao|presion|tension|pa|ta|bp|blood pressure|glucose|glicemi\\w+|glucemi\\w+|peso|weight)(?: arterial)? (?:em casa|en casa|at home|domicili\\w+|residencia\\w+|log|diary)|home (?:glucose|monitoring|blood pressure|bp|weights?|readings)|monitori?[sz]?[ao]\\w* (?:residencia\\w+|domicilia\\w+|en casa|em casa))\\b`,
    ),
    ["results"],
  ],
  [of("\\b(?:labs?|results?|imaging|tests?|studies) (?:review|reviewed)\\b"), ["results"]],
  [
    of(
      "\\b(?:exames|examenes|estudios|ayudas \\w+|pruebas|tests|studies|labs) (?:(?:por|a|to) (?:realizar|fazer|hacer|order|get|pedir)|solicitad\\w+|pedid\\w+|ordered|requested|indicad\\w+)|\\b(?:solicitud|solicitac\\w+|pedido) (?:de )?(?:exames|examenes|estudios|pruebas)|\\b(?:lab|imaging|test) orders|\\binvestigac\\w+ complementar\\w*",
    ),
    ["orders"],
  ],
  // Judged.
  [
    of(
      `\\b${JUDGED} (?:${OF})?(?:funciona\\w+|odonto\\w+|nutric\\w+|clinic\\w+|diagnost\\w+|medic\\w+|cinetic\\w+|fisio\\w+|del caso|do caso|${FIELD})\\b|\\b(?:dental|nutrition\\w*|functional|physical therapy|pt|final|discharge|working|nursing|problem) (?:diagnos[ei]s|assessment|impression)\\b|\\b(?:controle|control) (?:da doenca|de la enfermedad|clinico)|\\bdisease (?:control|activity|status)|\\b(?:list[a]? de problemas)(?: de hoje| de hoy)?|\\b(?:analis[ei]s|avaliacao|valoracion|discussao|discusion) (?:do|del|de caso|clinic\\w+)(?: caso)?|\\b(?:clasificac\\w+|classificac\\w+)(?: (?:de|del) (?:risco|riesgo|gravidade))?|^(?:julgamento clinico|laudo|interpretac\\w+|interpretation|estadificacion|estadiamento|staging|thinking|raciocinio|razonamiento|gravidade|gravedad|severity|severidade|severidad|concepto(?: medico)?|cid(?:-?10)?|icd(?:-?10)?)$`,
    ),
    ["diagnosis"],
  ],
  [
    of(
      "\\b(?:sinais|signos|senales|signs) (?:de |of )?(?:gravidade|gravedad|severidad|perigo|peligro|alarm\\w+|alert\\w+|danger|worsening|piora)(?: (?:orientad\\w+|explicad\\w+|discussed))?",
    ),
    ["warning"],
  ],
  // Planned.
  [
    of(
      "\\b(?:plan[eo]?|plano|planes?) (?:de |d[ao] |for )?(?:crises?|crisis|seguranca|seguridad|emerg\\w+|contingenc\\w+|acao|accion)(?: (?:da|de la|para|for|na|no|en la|in) .*)?|\\b(?:crisis|safety|emergency|contingency|asthma action|action|sick.?day) plan",
    ),
    ["warning", "crisisPlan"],
  ],
  [
    of(
      "\\b(?:orientac\\w+|criterios?|motivos?|razoes|reasons?|recomendac\\w+|criteria|indicac\\w+) (?:(?:de|para|to|for|of) )*(?:retorno imediato|volta\\w*(?: antes)?|volver(?: antes)?|return\\w*(?: sooner| early)?|reconsulta\\w*|retorno|alarma|alarme|alerta|emergenc\\w+|urgenc\\w+|internac\\w+)|\\ber precautions|^(?:return|come back|call)(?: sooner| earlier| early| back)? if\\b.*|^(?:volver|voltar|retornar)(?: antes)? (?:si|se)\\b.*",
    ),
    ["warning"],
  ],
  [
    of(
      `\\b(?:plano|plan|conduta|conducta|planejamento|programacao|programacion|preparo|preparac\\w+) (?:cirurgic\\w+|quirurgic\\w+|pre\\W?oper\\w+|operator\\w+)|\\b(?:surgical|operative) plan\\w*|\\b(?:programa|plan|program|plano) (?:de |domiciliar de |d[eo] )?(?:exercic\\w+|ejercic\\w+|reabilit\\w+|rehabilit\\w+|treino|entren\\w+)|\\b(?:home )?exercise program\\w*|\\b(?:proxim[oa]s|next|following) (?:etapas|passos|pasos|steps)|\\bpasos a seguir|^(?:programac\\w+|preparo|preparac\\w+|preparation|compromisos|compromissos|intervenc\\w+|interventions?)$|\\bdecis\\w+ compart\\w+|\\bshared decisions?(?: making)?`,
    ),
    ["plan"],
  ],
  [
    of(
      "\\b(?:preferenc\\w+|deseos|desejos|vontades|wishes|valores|values) (?:(?:d[aeo]|del|de la|of|for) )*(?:the )?(?:cuidados?|care|pacientes?|patients?)|\\b(?:care preferences|patient'?s? wishes|goals of care|advance (?:care planning|directives)|(?:planejamento|planificacion) antecipad\\w+(?: de cuidados)?|planificacion anticipada|(?:diretivas|directivas|voluntades) (?:antecipadas|anticipadas)|code status)\\b",
    ),
    ["preferences"],
  ],
  [
    of("^(?:formulad|recetad|receitad|prescrit|prescribed|indicad)\\w*(?: hoje| hoy| today)?$"),
    ["prescription"],
  ],
  [
    of(
      "\\b(?:medica(?:mentos|ciones|coes|tions)|meds|drugs) (?:ao|al|de|at|on|da|na) (?:egreso|alta|discharge|saida)|\\bdischarge (?:meds|medications?|prescriptions?)|\\b(?:ajustes?|adjustments?|mudancas?|cambios?|changes?) (?:d[eao]s? |na |nas |en la |of |in |to )?(?:medica\\w+|prescri\\w+|dose|dosis|remedios|tratam\\w+)",
    ),
    ["prescription"],
  ],
  [
    of(
      "\\b(?:educac\\w+|education) (?:em|en|in|sobre|de|about) \\w+|\\b\\w+ education\\b|\\b(?:wound|home|postoperative|post-?op|skin|foot|self) ?care\\b|\\b(?:cuidados) (?:d[ao]s?|de la|del|en|em|con|com|pos\\w*|post\\w*) ?\\w*(?: \\w+)?|\\b(?:general measures|medidas gerais|medidas generales)|\\b(?:mudancas?|cambios?|changes?|lifestyle) (?:(?:d[oe]|en el|no|in|of) )*(?:estilo de vida|changes|lifestyle|modificac\\w+|habitos)|\\b(?:nutrition\\w*|diet\\w*|lifestyle|sleep) (?:advice|counsel\\w+|recommendations|instructions)|\\bcounseling provided",
    ),
    ["advice"],
  ],
  [
    of(
      "\\b(?:relatorio|informe|reporte|medical) (?:medic[oa]|report)|\\b(?:pericia|fit ?note|school excuse|work excuse|forms completed|paperwork|papeles|papelada)\\b",
    ),
    ["certificate"],
  ],
  [
    of(
      "^(?:aptid\\w+|aptitud|fitness for \\w+|restric\\w+|restricciones|reintegro\\b.*|reincorporac\\w+)(?: (?:labora\\w+|for work|para \\w+ \\w+|escolar\\w*|no trabalho))?$",
    ),
    ["activity", "certificate"],
  ],
  [
    of(
      "\\b(?:contrarreferenc\\w+|contra-?referenc\\w+|referencia para|consultations? requested)\\b",
    ),
    ["referral"],
  ],
  [
    of(
      "\\bdata d[eo] retorno|\\bfecha de (?:control|retorno)|^(?:recheck|reevaluacion|reavaliacao|revaluacion)$",
    ),
    ["followup"],
  ],
  [
    of(
      "\\bprocedim\\w+ (?:realizad\\w+|d[eo] dia|del dia|de hoje|de hoy|feitos?)|\\bprocedures? (?:performed|note|done|today)|^procedures?$",
    ),
    ["surgeries", "procedure"],
  ],
  [of(`^(?:controle|control) (?:d[aeo]l? )?${COURSE_OF_DRUGS}$`), ["meds"]],
];
