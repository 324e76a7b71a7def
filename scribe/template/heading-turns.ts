/**
 * Headings by the turn of phrase that makes them one of a section, whatever they are about: "Headache Narrative", "Since We Last Met",
 * "Meds: current and past". Portuguese, Spanish and English together; a pattern on the folded heading and the kinds it asks for.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { type HeadingPattern, of } from "./heading-words.ts";

const MEDS =
  "(?:remedi\\w+|medica(?:c|m|t)\\w+|medicin(?:a|as|es?)|meds?|(?:psico|anticonvuls|antiepilep)\\w*|farmac\\w+|drugs?|drogas?|tratam\\w+|tratami\\w+|treatments?|therap\\w+|terap\\w+|pills?|comprimid\\w+|pastillas?|colirios?|prescri\\w+|receta|receita|rx|analgesic\\w+|painkillers|anti-?inflam\\w+|antibiotic\\w+|hormon\\w+|suplement\\w+|supplements?|pomadas?|cremes?|cremas?|quimio\\w*|corticoid\\w*|insulin\\w*)";
const IN_USE =
  "(?:em uso|en uso|uso|atua(?:l|is)|actual(?:es)?|current\\w*|present\\w*|presente|habitua\\w+|continu\\w+|cronic\\w+|vigente\\w*|hoje|hoy|now|toma|tomam|usa|takes?|taking|en curso|em curso|active|ativ[ao]s?|activ[ao]s?)";
const GIVEN_UP =
  "(?:suspen\\w+|parad[ao]s?|parou|retirad\\w+|descontinu\\w+|discontinu\\w+|interrompid\\w+|interrumpid\\w+|abandonad\\w+|deixad\\w+|dejad[oa]s?|stopped|quit|previ\\w+|anterior\\w*|pregress\\w+|past|prior|former|tried|tentad\\w+|intentad\\w+|probad\\w+|ja usad\\w+|ya usad\\w+|usad[oa]s|tomou|used|antes|before|passad[ao]s?|pasad[ao]s?|failed)";
const AND =
  "[\\s;,/+&|-]+(?:(?:e|y|and|o|ou|or|os?|as?|los|las|ja|ya|que|have|has|had|s?he|you|ela?)[\\s;,/+&|-]+)*";

const BOOK =
  "(?:familia(?:res|r)?|family|pais|mae|pai|padres?|madre|papas|parents?|mom|cuidador\\w*|caregivers?|responsave\\w+|casa|home|alta|discharge)";
const CARE =
  "(?:ed|er|ps|upa|samu|emergency(?: department| room)?|emergencia|pronto.?socorro|pronto.?atendimento|urgenc\\w+|guardia|hospital|inpatient|icu|uti)";

export const TURN_PATTERNS: readonly HeadingPattern[] = [
  // Drugs now and before, in one heading.
  [
    of(
      `^(?!.*\\b(?:al+erg|cirug|cirurg|surg|doenc|enfermed|illness|ades|adher|aderen|correto))(?:[\\w-]+ )*${MEDS}\\b.*\\b${IN_USE}\\b.*${AND}.*\\b${GIVEN_UP}\\b.*`,
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      `^(?!.*\\b(?:al+erg|cirug|cirurg|surg|doenc|enfermed|illness|ades|adher|aderen|correto))(?:[\\w-]+ )*${MEDS}\\b.*\\b${GIVEN_UP}\\b.*${AND}.*\\b${IN_USE}\\b.*`,
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      `^(?:(?:em|en) uso|(?:currently |still |now )?(?:taking|takes)|what (?:\\w+ ){1,2}(?:takes?|taking|taken|on)|what (?:you|he|she|they)(?:'| )(?:re|s|ve) (?:on|taking|taken))\\b(?=.*\\b(?:${GIVEN_UP}|taken)\\b).*`,
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      "^(?:(?:no longer|not|never|ja nao|nao|ya no) (?!pode|puede|can)(?:\\w+ )?(?:tak\\w+|us\\w+|tom\\w+)|do not use|off since|nao usar|no usar|stopped|discontinued|deixou de (?:tomar|usar)|dejo de (?:tomar|usar))\\b.*",
    ),
    ["pastmeds"],
  ],
  [
    of(
      `^(?:em uso|en uso)\\b.*|^(?:currently |still |now )?(?:taking|takes)\\b.*|^what (?:you|he|she|they)(?:'| )(?:re|s) (?:on|taking)\\b.*|^(?:esta |esta a )?(?:tomando|usando)\\b.*|\\b(?:med|medication|medicine|drug|rx|active rx)s? list\\b|\\blist(?:a|ado)? d[eo]s? (?:los )?${MEDS}|\\b(?:pastillero|pill ?box|caixinha de remedios|botiquin)\\b(?: \\w+)?|\\bdrogas (?:em|en) uso|^(?:o que|lo que|que) (?:ja |ya |se )?(?:pingou|passou na pele|aplico|pingo|se aplico|se puso)\\b.*|\\b(?:medicad[oa]|medicated|premedicad[oa]) (?:em casa|en casa|at home|com|con|with)\\b.*`,
    ),
    ["meds"],
  ],
  [of(`\\b${MEDS} (?:em uso|en uso|atuais|actuales|in use)$`), ["meds"]],
  [
    of(
      `\\b(?:anticonvuls|antiepilep|antirretro|antiretro|imunobio|inmunobio|biolog)\\w+ (?:previ\\w+|anterior\\w*|passad\\w+|pasad\\w+|ja usad\\w+|ya usad\\w+|prior)$|\\b(?:prior|previous|past) (?:anticonvulsants?|antiepileptics?|biologics?|antiretrovirals?)$`,
    ),
    ["pastmeds"],
  ],
  [
    of(
      `\\b${MEDS} (?:e|y|and|ou|o|or) (?:\\w+ ){1,2}(?:previ[ao]s|anterior(?:es)?|pregress[ao]s|passad[ao]s|pasad[ao]s)$|\\b(?:prior|previous|past) ${MEDS} (?:and|or) \\w+$`,
    ),
    ["pastmeds", "treated"],
  ],
  // How it went.
  [
    of(
      "^(?:como|how) (?:e|es|is|sao|son|are|estao|estan|anda|andam|andan) (?:a |o |as |os |la |el |las |los |the |your )?(?:sintoma|dor|dolor|pain|queixa|queja|problema|problem|symptom|tontura|mareo|dizziness|tosse|tos|cough|crise|crisis|attack|coceira|picazon|itch|febre|fiebre|fever|lesao|lesion|mancha)\\w*\\b.*",
    ),
    ["hpi", "symptoms"],
  ],
  [of("^(?:historia|history) (?:\\w+ ){1,2}(?:atual|actual|presente|current)$"), ["hpi"]],
  [
    of(
      "\\bsemiolog\\w+ (?:d[aeo]s? |del |de la )?\\w+|\\b(?:em|en|in) (?:mais |more )?(?:detal[hl]es?|detail)\\b|\\bnarrativ\\w+\\b|\\b(?:how|como) (?:the |o |a |el |la )?(?:\\w+ )?(?:got here|began|begun|started|comecou|comeca|empezo|surgiu|surgio|apareceu|aparecio|inicio|se deu|se dio)\\b.*|\\b(?:incident|accident|event|injury|illness|symptom|incidente|acidente|accidente|evento|episodio|sintoma) (?:description|timeline|story|narrative|details)|\\b(?:relato|descric\\w+|descripc\\w+|cronologia|secuencia|sequencia) (?:d[aeo]s? |del |de la |de los )?(?:incidente|evento|sucedido|acontecimentos|hechos|fatos|accidente|acidente)\\w*|\\b(?:mecanismo|mechanism) (?:e|y|and) (?:evoluc\\w+|evolution|course)",
    ),
    ["hpi", "symptoms", "mechanism"],
  ],
  [
    of(
      "^since (?:we|i|you|he|she|the|our|your|my|then|last|discharge|surgery)\\b.*|^desde (?:que|entao|entonces|la vez|a vez|nuestr\\w+|noss\\w+|o ultimo|el ultimo|la ultima|a ultima|a alta|el alta)\\b.*|\\b(?:no|en el|durante o|durante el|in the|during the) (?:intervalo|interim|interval|periodo|meantime)\\b",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      `\\b${CARE} (?:summary|visits?|stay|course|evaluation)\\b|\\b(?:resum\\w+|passage\\w+|passagens|idas|visitas|pasos?|trips|vindas|ingresos) (?:d[aeo]s? |del |de la |por (?:la |el )?|pel[oa] |ao |a la |al |a |to (?:the )?)?${CARE}\\b|\\b(?:resumo|resumen|summary) (?:d[aeo]s? |del |de la |of the )?(?:internac\\w+|hospitalizac\\w+|alta|admission|discharge|stay)|\\b(?:care|treatment) (?:received|given)(?: (?:to date|so far|elsewhere|before))?|\\batenc\\w+ (?:recibida|previa)`,
    ),
    ["hpi"],
  ],
  // Why.
  [
    of(
      "\\b(?:por ?que|why|para que|quem|who|quien)\\b.*\\b(?:encaminh\\w+|deriv\\w+|refer\\w+|sent|mandou|mandaram|mando|mandaron|envio|enviou|remit\\w+)\\b.*|\\b(?:encaminhad[oa]|derivad[oa]|referid[oa]|referred|remitid[oa]) (?:por|para|by|for|from)\\b.*|^purpose\\b.*|^presenting (?:for|with)\\b.*|^(?:onde|donde|where) (?:le |lhe |te |does it |do you )?(?:doi|duele|dolor|hurt)\\w*|^(?:¿)?que (?:molestia|problema|queixa|mal) (?:tem|tiene|traz|trae|sente|siente)\\b.*",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:o que|lo que|what|que)\\b.*\\b(?:esperam?|espera[mn]?|gostaria\\w*|quere?m?|quieren?|quiere|desejam?|desea\\w*|hopes?|wants?|expects?|wish\\w*|matters)\\b.*",
    ),
    ["preferences", "complaint"],
  ],
  [
    of(
      "\\b(?:queixas|quejas|molestias|complaints) (?!principa|atua|actua|inicia|espont|relat|referid|present)(?:de |del |da |do |na |no |en |em )?(?:\\w+(?:ais|ares|icas|ivas|arias|ales|osas|orias|olog\\w+)|olho\\w*|ojos?|ouvido\\w*|oido\\w*|nariz|pele|piel|barriga|garganta|pernas|piernas|costas|espalda)\\b",
    ),
    ["symptoms"],
  ],
  [
    of(
      "\\b(?:worrisome|concerning|alarming|ominous|preocupantes|inquietantes|alarmantes) (?:features?|signs?|symptoms?|findings)|\\b(?:sinais|signos|senales|sintomas|caracteristicas) (?:\\w+ (?:e|y) )?(?:preocupantes|de gravidade|de gravedad|de perigo|alarmantes)\\b",
    ),
    ["warning", "symptoms"],
  ],
  // What was before.
  [
    of(
      "\\b\\w*onco-?(?:familia\\w*|hereditari\\w+)|\\bheredo-?\\w+|^(?:familiares|parentes|parientes|relatives) ?;.*",
    ),
    ["family"],
  ],
  [
    of(
      "\\b(?:asistencia|frecuencia|frequencia|assiduidade|desempen\\w+|rendimento|rendimiento|adaptac\\w+) (?:escolar|a (?:la )?(?:escuela|escola|clases|aula))|\\b(?:(?:classroom|school|academic) (?:performance|functioning|accommodations|attendance|progress|life)|classroom)\\b",
    ),
    ["social", "development"],
  ],
  [
    of(
      "\\b(?:a solas|sozinh[oa]|alone|em particular|en privado|in private|sem (?:os|a) (?:pais|mae)|sin (?:los|la) (?:padres|madre|mama)|without (?:the )?parents?)\\b(?: .*)?",
    ),
    ["habits", "sexual", "mental"],
  ],
  [
    of(
      "\\b(?:correcao|correccion|optical|refractive) (?:optica|oculos|correction|em uso|en uso)|\\b(?:optical|refractive) correction",
    ),
    ["surgeries", "pmh"],
  ],
  [of("\\besfincter\\w*|\\bsphincters?"), ["symptoms"]],
  // Looked at, and measured.
  [
    of(
      "\\b(?:recuento|contagem|conteo|count) (?:de )?(?:articula\\w+|joints?)|\\bjoint counts?|\\b\\w+ (?:examinad|explorad|inspecionad|inspeccionad|palpad|avaliad)[oa]s\\b|\\b\\w+ examined\\b|\\binspe[cz]\\w* (?:e|y|and) \\w+|\\b(?:no leito|a beira do leito|al lado de la cama|en la cama|at the bedside)\\b|\\bobjective findings",
    ),
    ["exam"],
  ],
  [of("\\bfunciones vitales"), ["vitals"]],
  [of("\\bneuro-?(?:imag\\w+|radiolog\\w+)"), ["imaging", "results"]],
  [
    of(
      "\\b(?:rotina|rutina|perfil|painel|panel|controles?|control|bateria|avaliacao|evaluacion) (?:de )?laborator\\w+(?: (?:d[eo]|del|de la) [\\w-]+)?|\\b(?:func\\w+|function|prueba\\w*|provas?|tests?|exames?) (?:de )?(?:la )?(?:func\\w+ )?(?:pulmonar|respiratori\\w+|renal|hepatic\\w+|tireoid\\w+|tiroid\\w+)\\b|\\b(?:lung|pulmonary|kidney|renal|liver|hepatic|thyroid) (?:function|studies|tests?|numbers|panel)\\b(?: today)?",
    ),
    ["results"],
  ],
  // Thought.
  [
    of(
      "\\bapreciac\\w+(?: (?:clinica|medica|global))?|\\bwhere (?:things|we|he|she|it) stands?\\b|\\b(?:problemas?|problems?) (?:identificad\\w+|detectad\\w+|encontrad\\w+|levantad\\w+|identified|found|ativos|activos)|\\b(?:classifica\\w+|clasifica\\w+|estratifica\\w+|stratification|classification|categoria|category|grau|grado|grade) (?:d[eoa]l? |de la |of )?(?:risco|riesgo|risk|gravidade|gravedad|severity)(?: (?!famil)\\w+)?|\\brisk (?:stratification|classification|category|level|class)",
    ),
    ["diagnosis"],
  ],
  // To be done.
  [
    of(
      `\\b(?:recomendac\\w+|avisos?|orientac\\w+|instruc\\w+|instructions?|recados?|consejos|conselhos|indicac\\w+|advice|guidance|cuidados|teaching|lo que debe\\w* saber|explicac\\w+) (?:(?:e|y|and|de|del|da|do|na|no|ao|aos|al|a|à|la|las|los|os|para|for|to|the|en|em|on|of|with|con|com|alarme|alta|discharge|general\\w*|gerais|finais|dad[oa]s) )*${BOOK}\\b(?:.*)`,
    ),
    ["advice", "plan"],
  ],
  [
    of(
      "\\b(?:para|for) (?:o|el|the) (?:dia|day) (?:d[aoe]l?|de la|of|of the) .*|\\b(?:antes|before) (?:d[ao]|de la|del|the|of the) (?:cirurgia|cirugia|surgery|exame|examen|procedimento|procedimiento|procedure|test)\\b",
    ),
    ["advice"],
  ],
  [
    of(
      "\\b(?:liberac\\w+|liberad[oa]|cleared|clearance|apt[oa]|aptidao|aptitud|alta) (?:para|p/|pra|for|to) .*|\\b(?:quando|cuando|when) (?:pode|puede|can) (?:\\w+ )?(?:voltar|volver|return|treinar|entrenar|jugar|play|jogar)\\b.*|\\bback to (?:play|sport\\w*|training|work|running|the gym)\\b",
    ),
    ["activity"],
  ],
  [
    of(
      "\\b(?:dispensa|abono|justificativa|justificacion|justificante|permiso|excuse|comprovante|reposo) (?:d[aeo]s? |del |de |from |for |laboral)?(?:o |la |el )?(?:trabalho|trabajo|servico|escola|escuela|aula\\w*|faltas?|work|school|laboral)\\b",
    ),
    ["certificate"],
  ],
  [
    of(
      "\\b(?:dialysis|renal replacement|surgical|operative|discharge|treatment|transfusion|transition) planning|\\b(?:planejamento|planeamiento|planificac\\w+|programac\\w+) (?:cirurgic\\w+|quirurgic\\w+|terapeutic\\w+|(?:d[aeo]s?|del|de la) (?:alta|tratamento|tratamiento|cuidados|cirurgia|cirugia))\\b(?: .*)?|\\b(?:medidas|measures|steps|intervenciones|intervencoes) (?:tomadas|taken|iniciais|iniciales|adotadas|adoptadas|indicadas|terapeuticas|de (?:soporte|suporte)|(?:no|na|en|em) (?:la |el )?(?:ps|upa|emergenc\\w+|urgenc\\w+|guardia|pronto\\W?\\w+|sala\\w*|hospital))(?: \\w+)?",
    ),
    ["plan"],
  ],
];
