/**
 * Headings as doctors word them freely, in Portuguese, Spanish and English together: a pattern on the folded heading and
 * the kinds it asks for. What a pattern matched is taken out; the lexicon of headings reads the rest.
 * Source: written by hand for this project. Licence: the project's own.
 */
const DRUG =
  "(?:remedi\\w+|medica(?:c|m|t)\\w+|medicin(?:a|as|es?)|meds?|(?:psico)?farmac\\w+|drugs?|drogas em uso|tratament\\w+|tratamient\\w+|treatments?|therap\\w+|pills?|comprimid\\w+|pastillas?|preventiv\\w+|profila\\w+|colirios?|injec\\w+|prescriptions?|terapia)";
const STOPPED =
  "(?:suspen\\w+|parou|parad\\w+|paro|retirad\\w+|descontinu\\w+|discontinu\\w+|interromp\\w+|interrump\\w+|abandon\\w+|deix\\w+|dejo|dejad\\w+|stopped|quit|no longer|ya no|nao (?:usa|toma) mais|previ\\w+|anterior\\w*|pregress\\w*|past|prior|former|tried|probad\\w+|tentad\\w+|tentou|ja (?:us|tom|fez)\\w+|ya (?:us|tom)\\w+|already taken)";
const CURRENT =
  "(?:em uso|uso|continu\\w+|toma\\w*|usa\\w*|utiliza\\w*|atua\\w+|actual\\w*|habitual\\w*|current\\w*|cronic\\w+|chronic|sigue|segue|em curso|en curso|vigentes?|diari\\w+|daily|today|hoje|takes?|taking|regular\\w*|fix[oa]s?|domicilia\\w+|home|como)";
const TEST =
  "(?:exames|examenes|estudios|pruebas|tests?|labs?|laboratori\\w+|analis\\w+|imagin\\w+|imagen\\w*|studies|resultad\\w+|results)";
const VISIT =
  "(?:consulta|visita|visit|atendimento|atencion|retorno|control|follow.?up|encaminhamento|referral|appointment|contato|contacto|avaliacao|evaluacion|internacao|ingreso|vinda|coming|procura|sessao|sesion|call|teleconsulta)";
const URGENT =
  "(?:urgen\\w*|emerg\\w*|help|ayuda|ajuda|hospital|procurar|acudir|seek|pronto|socorro|ligar|call|imediat\\w*|alarm\\w*|alert\\w*|\\ber\\b|preocupar|worry|antes)";

const of = (pattern: string): RegExp => new RegExp(pattern, "u");

export const HEADING_PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
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
      "\\b(?:trabalho|trabajo|emprego|empleo|profissao|profesion|ocupacao|ocupacion|occupation|work|job|funcao (?:e riscos|laboral|exercida)|riscos ocupacionais|jornada|renda|pantallas|posto de trabalho|atividade laboral|escola|escuela|school|creche|guarderia|daycare)\\b(?! (?:note|certificate|status|or school note|or school|excuse))",
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
      "\\b(?:gesta\\w*|paridade|paridad|obstetric\\w*|ob history|gravid\\w+|embarazo\\w*|pregnanc\\w+|partos?|cesareas?|cesarias?|abortos?|g\\s?/\\s?p(?:\\s?/\\s?a)?)\\b(?! (?:e nascimento))",
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
