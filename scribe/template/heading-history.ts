/**
 * Headings of the history, composed of classes of words: a pattern on the folded heading and the kinds it asks for.
 * Read before the general wording.
 * Source: written by hand for this project. Licence: the project's own.
 */
import {
  BEFORE,
  COMPANION,
  COURSE_OF_DRUGS,
  FIELD,
  NOW,
  OF,
  TREATMENT,
  type HeadingPattern,
  of,
} from "./heading-words.ts";

const CASE =
  "(?:caso|case|quadro|cuadro|doenca|enfermedad|disease|illness|lesao|lesion|injury|ferida|herida|wound|dor|dolor|pain|cefale\\w+|headaches?|crises?|crisis|seizures?|queixa|problema?|perda \\w+|hearing loss|sangra\\w+|bleeding|visual|ocurrencia|evento\\w*)";
const TELLS =
  "(?:historia|historico|historial|history|evoluc\\w+|curso|course|descric\\w+|descripc\\w+|description|caracteri\\w+|caracterist\\w+|characteri\\w+|detalh\\w+|details?|resumo|resumen|summary|relato|story)";

export const HISTORY_PATTERNS: readonly HeadingPattern[] = [
  // What a treatment does to the patient.
  [
    of(
      `\\b(?:toxici\\w+|toleranc\\w+|tolerab\\w+|efeitos?|efectos?|side effects?|effects?|adverse events?|eventos adversos|respostas?|respuestas?|response)(?: (?:colatera\\w+|adversos?|secundarios?|tardios?|late))? ?${OF}(?:${COURSE_OF_DRUGS}|${TREATMENT})?(?: ?${OF}(?:ultim[ao]s? |last |previous )?(?:ciclos?|cycles?|sessao|sesion|doses?|dosis))?|\\b(?:treatment|drug|chemo\\w*) (?:toxicit\\w+|effects?|toleranc\\w+|tolerability|response)`,
    ),
    ["symptoms", "adherence"],
  ],
  [
    of(
      `\\b(?:${TREATMENT} )${OF}?(?:${FIELD} )?${OF}${BEFORE}(?! ${NOW})(?! (?:e|y|and) ${NOW})|\\b${BEFORE} ${OF}(?:${FIELD} )?(?:\\w+ ${OF})?(?:${TREATMENT}|${COURSE_OF_DRUGS})(?: trials?)?|\\b(?:${COURSE_OF_DRUGS}|\\w+)(?: [ey] |, | and )?${COURSE_OF_DRUGS}.* ${BEFORE}|\\b(?:self.?treatment|self.?care tried|tratamento por conta\\w*)`,
    ),
    ["pastmeds"],
  ],
  [
    of(
      `\\b(?:esquema |regimen |ciclo |linha |linea |line )?${OF}${COURSE_OF_DRUGS}(?: schedule)?(?: ${NOW})?|\\b(?:ciclo|cycle|protocolo|esquema|linha de \\w+|linea de \\w+) ${NOW}|\\bcurrent (?:cycle|line of \\w+|protocol)|\\b(?:tratamento|tratamiento) ${FIELD}(?: ${NOW})?|\\b(?:prescric\\w+|prescripcion) ${NOW}`,
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      "\\b(?:intervenc\\w+|interventions?|tratamentos?|tratamientos?|treatments?|terapias?|therapies|medidas)\\b.*\\b(?:realizad\\w+|feit[oa]s|hech[oa]s|to date|so far|done|ate agora|hasta ahora|utilizad\\w+|recebid\\w+|recibid\\w+|received)\\b|\\bwhat (?:has been|have you|was) (?:tried|done)\\b.*",
    ),
    ["pastmeds"],
  ],
  [
    of(
      "\\b(?:medicines?|drugs?|medications?|remedios|medica\\w+|farmacos|medicinas) (?:to avoid|a evitar|que (?:nao|no) (?:pode|puede|deve|debe)\\b.*|(?:nao|no) toleratad\\w+)|\\b(?:drug|medication) (?:intoleranc\\w+|allerg\\w+)|\\bintoleranc\\w+ (?:a )?medic\\w+",
    ),
    ["allergy"],
  ],
  [
    of(
      "\\b(?:medicines?|drugs?|medications?|remedios|medica\\w+|farmacos|medicinas) (?:that (?:failed|did not work|didn't work)|que (?:fallaron|falharam|nao tolerou|no tolero|largou|dejo|parou)\\b.*)",
    ),
    ["pastmeds"],
  ],
  [
    of(
      "\\bsleep (?:aids?|medications?|meds)|\\b(?:remedios|medicamentos|pastillas|pills) (?:para|for|to) (?:dormir|sleep|a dor|el dolor|pain|pressao|la presion)|\\bpills at home|\\b(?:tratamento|tratamiento) (?:de manutencao|de mantenimiento|farmacologic\\w+|medicamentos\\w+)(?: vigente| atual| actual| em curso| en curso)?",
    ),
    ["meds"],
  ],
  [
    of("\\b(?:suporte|soporte|apoio|apoyo|family) (?:familiar|support|da familia|de la familia)"),
    ["social"],
  ],
  // The course.
  [
    of(
      `\\b${TELLS} ${OF}${CASE}(?: ${NOW}|s)?\\b|\\b${CASE} (?:characteristics|description|history|course|summary)\\b|^(?:estado|condic\\w+|status|situac\\w+|quadro|cuadro) ${NOW}$|^current (?:status|condition|state)$|^(?:updates?|interval (?:events|update)|course|curso)$|\\b(?:course|evoluc\\w+|curso|historia) (?:since|desde|no|en el|during)\\b.*`,
    ),
    ["hpi"],
  ],
  [
    of(
      "\\b(?:outr[ao]s|otr[ao]s|other|demais|demas|secundari[ao]s|secondary|additional) (?:queixas?|quejas?|complaints?|concerns?|sintomas?|symptoms?)(?: \\w*?secund\\w+)?|\\b(?:queixas?|quejas?) (?:secundarias|adicionales|adicionais)|\\bperdas e contrac\\w+|\\bperdidas y contracc\\w+",
    ),
    ["symptoms"],
  ],
  [of("\\b(?:eliminac\\w+|elimination)\\b"), ["symptoms", "elimination"]],
  [
    of(
      "\\b(?:como|how)(?: (?:se|it|you|she|he|foi|fue))* (?:machucou|lesion\\w+|lastim\\w+|happened|injured|hurt|ocurrio|aconteceu|acidente|accidente)\\b.*|\\b(?:cinematica|circunstancias?|circumstances|mecanismo|mechanism)\\b(?: \\w+)*?(?: (?:trauma|queda|caida|fall|acidente|accidente|injury|lesao|lesion))?$|\\btrauma (?:mechanism|history)",
    ),
    ["mechanism"],
  ],
  [of("\\b(?:functional class|nyha)\\b"), ["functional"]],
  // Mind, sleep, function.
  [
    of(
      "\\b(?:sintomas|symptoms)? ?(?:depressiv\\w+|depresiv\\w+|depressive|ansios\\w+|de ansie\\w+|of anxiety)(?: symptoms)?\\b|\\b(?:aspectos|aspects) (?:psic\\w+|emocion\\w+|psych\\w+)|\\b(?:saude|salud|estado|emotional|mental) (?:emocional|psiquic\\w+|state|wellbeing|well-being)|\\b(?:emotional|mental) (?:state|health)|\\b(?:pensamentos|pensamientos|thoughts) (?:de|of) [\\w-]+|^(?:seguranca|seguridad|safety|suicidality|coping|enfrentamento|afrontamiento)(?: (?:assessment|screen\\w*|check|concerns))?$|\\b(?:avaliac\\w+|evaluac\\w+|assessment|rastreio|tamizaje) (?:de |del |do |of )?(?:risco|riesgo|risk|seguranca|seguridad|safety)(?: suicida| de suicidio)?(?! cardio)|\\b(?:risco|riesgo) (?:de )?suicid\\w+|\\b(?:risk|suicide|safety) (?:assessment|screen\\w*)",
    ),
    ["mental"],
  ],
  [
    of(
      "\\b(?:exame?n?|sumula|evaluac\\w+|avaliac\\w+) (?:psicopatolog\\w+|psiquic\\w+)|\\bsumula \\w+|\\b(?:rastreio|rastreamento|tamizaje|teste|prueba) cognitiv\\w+|\\bcognitive (?:screen\\w*|exam)",
    ),
    ["mentalExam"],
  ],
  [
    of(
      "\\b(?:ronco\\w*|ronquido\\w*|snoring|apnei?as?)(?: (?:e|y|and) (?:ronco\\w*|apnei?as?|snoring))?|\\b(?:rotina|rutina|horarios?|routine) (?:de |del )?(?:sono|sueno|sleep)|\\bsleep (?:routine|habits|quality|hygiene|pattern)",
    ),
    ["sleep"],
  ],
  [
    of(
      "\\b(?:limitac\\w+|limitaciones|limitations?|impacto?|dependenc\\w+|independenc\\w+|desempenho|desempeno|level|nivel|grau|grado|prior level|funcao|funcion) (?:de |of )?(?:(?:funcion\\w+|functional|function|independenc\\w+|fisic\\w+)|(?:nas?|en las?|para|in|on|no|em|en la|en el) (?:as |las |the )?(?:atividades?|actividades?|activities|dia a dia|vida \\w+|daily \\w+|rotina|rutina|trabalho|trabajo))(?: diari\\w+)?|\\b(?:activities of daily living|atividades d\\w+ vida diaria|actividades de la vida diaria|activity limitations?|functional (?:limitations?|impact|status|history|level)|independence|movilidad|mobilidade|mobility|marcha|gait|equilibrio|balance)(?: (?:e|y|and) (?:equilibrio|balance|marcha|mobilidade))?\\b",
    ),
    ["functional"],
  ],
  [
    of(
      "\\b(?:falls?|quedas?|caidas?) (?:history|(?:no|en el|in the) \\w+ \\w+|(?:e|y|and) (?:fraturas|fracturas|fractures))|\\b(?:historia|historico|history) (?:de |of )?(?:quedas|caidas|falls)",
    ),
    ["falls"],
  ],
  // The child.
  [
    of(
      "\\b(?:gesta\\w+|embarazo|pregnancy)[,]? ?(?:e |y |and )?(?:parto|labor)? ?(?:e |y |and |, )?(?:nascimento|nacimiento|delivery|birth)|\\b(?:peso ao nascer|peso al nacer|birth ?weight)(?: (?:e|y|and) (?:idade gestacional|edad gestacional|gestational age))?|\\b(?:historia|history) (?:do|del|of) (?:parto|nascimento|nacimiento|birth)|\\b(?:intercorr\\w+|complicac\\w+|periodo|course) neonata\\w+|\\bnicu(?: course| stay)?|\\bneonatal (?:course|period|history)",
    ),
    ["perinatal"],
  ],
  [
    of(
      "\\b(?:desenvolvimento|desarrollo|development)(?: (?:e|y|and) (?:escola\\w*|school|linguagem|lenguaje))?\\b|\\b(?:linguagem|lenguaje|language|fala|habla|speech) (?:e|y|and) (?:comportamento|conducta|behaviou?r)|\\bdevelopmental (?:screening|milestones|history)",
    ),
    ["development"],
  ],
  [
    of(
      "\\b(?:rotina|rutina|horarios?|padrao|patron|seletividade|selectividad|recordatorio|recall|diario|preferencias|consumo|comportamento) (?:de |of )?(?:refeic\\w+|comidas|alimenta\\w+|aliment\\w+|24 horas|24 ?h)|\\b24.?(?:hour|h|horas?) (?:recall|recordatorio|food)\\w*|\\bpicky eating|\\bmeal (?:schedule|pattern|times)|\\b(?:sodium|salt|fluid|water|food|calorie|sal|sodio|liquidos|agua)(?: (?:and|e|y) (?:sodium|salt|fluids?|water|liquidos|agua|sal))? (?:intake|consumption)|\\b(?:consumo|ingesta|ingestao) (?:de )?(?:sal|sodio|agua|liquidos)(?: (?:e|y) (?:agua|liquidos|sal))?",
    ),
    ["diet"],
  ],
  // Women, men, sex.
  [
    of(
      "\\b(?:puerper\\w+|postpartum|pos.?parto|posparto|postparto)(?: course| history)?|\\bgravida/?(?: ?para)?|\\bformula obstetrica",
    ),
    ["obgyn"],
  ],
  [
    of(
      "\\b(?:desejo|deseo|planos?|planes|intenc\\w+|planejamento|planificacion) (?:de )?(?:reproduti\\w+|reproductiv\\w+|de gestar|de engravidar|de embarazo|gestacional)|\\b(?:reproductive|pregnancy) (?:plans?|intentions?|planning|desires?)|\\bfamily planning|\\bfertility (?:plans?|intentions?)",
    ),
    ["contraception"],
  ],
  [
    of(
      "\\b(?:funcao|funcion|exposic\\w+|praticas|practicas|vida|saude|salud|historia|disfunc\\w+) (?:sexua\\w+|erectil|eretil)|\\b(?:sexual|erectile) (?:function|exposure|practices|health|history|dysfunction|life)",
    ),
    ["sexual"],
  ],
  // Drugs by what they are for.
  [
    of(
      "\\b(?:antirretrovira\\w+|antiretrovira\\w+|inmunosupres\\w+|imunossupres\\w+|immunosuppress\\w+|anticoagula\\w+|analgesia|analgesicos?|analgesics?|opioides?|opioids?|psychotropics?|psicotropic\\w+|psicofarmac\\w+|antidepres\\w+|antihipertens\\w+|anti-hipertens\\w+|antihypertens\\w+|antibiotic\\w*|insulina?s?|hipnotic\\w+|corticoides?|corticosteroids?|steroids?|estatinas?|statins?|broncodilat\\w+|bombinhas?|nebulizac\\w+|vitaminas?|vitamins?)(?: (?:e|y|and) (?:doses|dosis|tecnica|technique|suplementos|supplements))?(?: doses)?(?: ${NOW})?|\\buso (?:permanente|cronico|diario)|\\b(?:takes|toma) (?:every ?day|daily|a diario|todo dia|todos os dias|todos los dias)|\\b(?:pain|sleep|blood pressure|psychiatric|diabetes|heart|asthma|home|usual|daily) (?:meds|medications?|medicines?)\\b|\\bmedication reconciliation|\\bconciliac\\w+ (?:de )?medicament\\w+|\\b(?:demais|outros|outras|otros|otras|resto de la|resto de los|other|rest of(?: the)?) (?:meds|medica\\w+|remedios|medicines?|drugs|farmacos)|\\bremedios de todo dia".replace(
        "${NOW}",
        NOW,
      ),
    ),
    ["meds"],
  ],
  [
    of(
      "\\b(?:esquecimentos?|olvidos?|omiss\\w+|missed|skipped)(?: (?:de |das |las )?(?:doses?|dosis|tomas|medic\\w+|remedios))?|\\b(?:inhaler|inhalation|injection|insulin) technique|\\btecnica (?:inalat\\w+|inhalat\\w+|de aplicac\\w+)|\\b(?:adesao|adherencia|adherence|cumplimiento|compliance)(?: (?:ao|al|to|a los|aos) (?:tratament\\w+|tratamient\\w+|treatment|medicament\\w+|remedios))?",
    ),
    ["adherence"],
  ],
  [
    of(
      "\\b(?:cannot|can't|can not|must not) (?:take|tolerate)|\\bnot tolerated|^(?:sensitivities|sensibilidades|latex(?: (?:and|e|y) \\w+)?)$|\\b(?:cannot|can't|must not) (?:take|tolerate)|^(?:no|nao|not) tolera\\w*|\\bcontra-?indica\\w+(?: (?:medicamentos\\w+|a (?:medic|farm)\\w+|to \\w+))?",
    ),
    ["allergy"],
  ],
  [
    of(
      "\\bover.?the.?counter(?: (?:use|drugs|medications?|meds))?|\\botc(?: (?:use|meds))?|\\b(?:remedios|medica\\w+) (?:sem receita|de venta libre|sin receta)|\\bventa libre|\\bisentos de prescricao",
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      "\\b(?:manutencao|mantenimiento|maintenance|controlador\\w*|controllers?)(?: (?:e|y|and) (?:resgate|alivio|rescate|rescue|reliever))?(?! (?:e|y|and) )(?=$|:)|^(?:resgate|rescate|rescue|reliever)$",
    ),
    ["meds"],
  ],
  [
    of("^(?:stopped|suspend\\w+|suspens\\w+|interrompid\\w+|retirad\\w+|discontinued)\\b.*"),
    ["pastmeds"],
  ],
  // The past.
  [
    of(
      `\\b(?:antecedentes?|historia|historico|historial|hx|comorbidades|comorbilidades|patologias?|doencas|enfermedades|problemas|condic\\w+|internac\\w+|hospitalizac\\w+) (?:pessoais |personales |medicos? )?(?:de (?:la )?)?${FIELD}(?: ${BEFORE})?(?! (?:na|en la|in the|da|de la) )|\\b(?:past |prior |previous )?${FIELD} (?:history|hx|background|hospitalizations?|problems|conditions)\\b(?! of)|\\b(?:relevant|pertinent)(?: past| medical)? history|\\b(?:health|underlying) (?:conditions?|diseases?)|\\b(?:prior|previous|past) (?:diagnos[ei]s|episodes?)|\\b(?:episodios|diagnosticos?) (?:anteriores|previos|de base|ja (?:firmados|feitos|conhecidos)|conocidos|conhecidos)|\\bdiagnostico de base`,
    ),
    ["pmh"],
  ],
  [
    of(
      "\\b(?:fatores|factores)? ?(?:de )?(?:risco|riesgo) (?:cardio\\w+|metabolic\\w+)|\\bcardio\\w+ risks?(?: factors)?",
    ),
    ["pmh"],
  ],
  [
    of(
      "\\b(?:procedimientos|procedimentos|procedures|ingresos|admissions|admisiones) (?:previos|previas|anteriores|anterior)|\\b(?:prior|previous|past) (?:procedures|admissions|anesthe\\w+)|\\b(?:intercorrencias|complicac\\w+|problemas|reac\\w+) anestesic\\w+|\\banesthe\\w+ (?:history|complications|problems)",
    ),
    ["surgeries"],
  ],
  [of("\\b(?:heredograma|familiograma|genograma|pedigree|consanguin\\w+|genogram)\\b"), ["family"]],
  [
    of(
      "\\b(?:antecedentes|historia|historico|saude|salud|doencas|enfermedades|carga) (?:d[eo]s? |de los |das |de la )?(?:pais|padres|irmaos|hermanos|parentes|parientes|familia\\w*)|\\b(?:parents'?|parental|siblings'?) (?:health|history)|\\bcarga (?:familiar|genetica|hereditaria)|\\bgenetica (?:e|y) familia",
    ),
    ["family"],
  ],
  [of("\\bfamily (?:\\w+ )?history\\b|\\bfamily history of \\w+"), ["family"]],
  // Life.
  [
    of(
      "\\b(?:rede|red|sistema|support) (?:de |of )?(?:apoio|apoyo|soporte|system|network)|\\b(?:contexto|context|entorno|situac\\w+) (?:domicilia\\w+|labora\\w+|familia\\w+)(?: (?:e|y) (?:labora\\w+|socia\\w+|domicilia\\w+))?|\\b(?:contexto|context) (?:de vida|\\w+ (?:e|y|and) social)|\\b(?:dinamica|relac\\w+|vida|situac\\w+|contexto|family|home|relationships?) ?(?:familia\\w*|dynamics?|life|situation|relationships?)(?: (?:e|y|and) (?:socia\\w+|trabalho|trabajo|work))?|\\b(?:eventos? (?:estres\\w+|vita\\w+)|estressores|estresores|stressors|psychosocial|psicossocia\\w+|psicosocia\\w+)(?: (?:context|assessment|history))?\\b|\\b(?:com|con) (?:quem|quien) vive|\\b(?:lives with|home and family|family and social context)\\b",
    ),
    ["social"],
  ],
  [
    of(
      "\\b(?:situac\\w+ )?(?:socioeconom\\w+|socio-econom\\w+)(?: situation| status)?|\\b(?:housing|employment|occupation|ocupac\\w+|profiss\\w+|profesion|escolaridade?|education(?:al)? level|nivel educativo|religi\\w+|espiritualid\\w+|spiritual\\w*|beliefs|creencias|crencas|benefic\\w+|derechos|direitos|living conditions|quem cuida|quien (?:lo|la|le) cuida|who cares\\b.*|primary caregiver|cuidador\\w* principal|main caregiver)(?: (?:e|y|and) (?:rotina|rutina|routine|direitos|espiritualid\\w+|creencias|beliefs|beneficios))?|\\bjob(?: and routine)?\\b|\\b(?:trabalho|trabajo) (?:e|y) beneficios",
    ),
    ["social"],
  ],
  [
    of(
      "\\b(?:contactantes|contacts|comunicantes|nexo epidemiologic\\w+|epidemiolog\\w+ (?:link|history)|precipitat\\w+(?: factors)?|fatores precipitantes|factores precipitantes)\\b",
    ),
    ["exposure", "hpi"],
  ],
  [
    of(
      "\\b(?:pratica|practica|carga|rotina|rutina|volume|volumen|historico) (?:de )?(?:esporti\\w+|deporti\\w+|exercic\\w+|ejercic\\w+|trein\\w+|entren\\w+)|\\b(?:training|sports?|exercise) (?:load|participation|routine|history|volume)",
    ),
    ["exercise"],
  ],
  [
    of(
      `\\b(?:historia|relato|informac\\w+|information|account|report|history|observac\\w+) (?:segundo|segun|according to|from|por|per) (?:the |o |a |el |la )?${COMPANION}|\\b(?:o que|lo que|what) (?:a |o |la |el |the )?(?:${COMPANION}) \\w+|\\b(?:o que|lo que|what) (?:conta|cuenta|relata|diz|dice|refiere) (?:a |o |la |el )?${COMPANION}|\\b(?:family|caregiver'?s?|companion'?s?) (?:report|account|input)|^collateral\\b.*`,
    ),
    ["caregiver"],
  ],
  // Why the visit.
  [
    of(
      `\\b(?:encaminhad[oa]|remitid[oa]|derivad[oa]|referred|referenciad[oa]) (?:por|by|from|de|pel[oa])|\\b(?:motivo|razao|razon|reason) (?:for |d[aoe]l? |de la |de )?(?:the )?(?:referral|encaminhamento|remision|derivacion|telehealth|teleconsulta|interconsulta|call|sessao|sesion)|^reason$|^(?:consulta por|vem por|viene por|presents with|here for)$|\\b(?:referral|consult) (?:question|reason)|\\b(?:objetivos?|metas?|expectativas|prioridades|goals?|priorities) (?:do |da |del |de la |of the )?(?:pacientes?|patients?)\\b|\\bpatient'?s? (?:goals?|expectations|priorities|agenda)|\\b(?:queixa|queja|preocupac\\w+|demanda|complaint) (?:d[ao]s? |de los |de la |del )?${COMPANION}|\\b${COMPANION}'?s?'? concerns?\\b`,
    ),
    ["complaint"],
  ],
];
