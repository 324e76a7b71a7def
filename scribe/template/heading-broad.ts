/**
 * Headings as they stand in templates of many fields, class by class, in Portuguese, Spanish and English together: a
 * pattern on the folded heading and the kinds it asks for. Read before all others.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { COMPANION, type HeadingPattern, of } from "./heading-words.ts";

/** What comes back: named as a past of its own. */
const RECURS =
  "(?:crises|crisis|surtos|brotes|episodios|ataques|attacks|flares|episodes|fratur\\w+|fractur\\w+|infec\\w+|calculos|pedras|piedras|hepatites?|ulceras?|ulcers|pneumonias?|neumonias?|convuls\\w+|seizures|canceres|cancers|tumores|tromboses?|trombosis|clots|lesoes|lesiones|lesao|lesion|injur\\w+|entorses|esguinces|sprains|luxac\\w+|dislocations|queimaduras|quemaduras|burns|otites|otitis|amigdalites|sinusites|hernias)";
const FORMER =
  "(?:anterior(?:es)?|previ[ao]s?|passad[ao]s?|pasad[ao]s?|antig[ao]s?|antigu[ao]s?|recentes?|recientes?|de repeti\\w+|recorrentes?|recurrentes?)";

/** What is under control or not. */
const CONTROLLED =
  "(?:diabetes|glicemi\\w+|glucemi\\w+|glicose|glucosa|acucar|azucar|glycemi\\w+|glucose|sugars?|blood sugars?|pressao|presion|tension|hipertens\\w+|blood pressure|bp|pressoric\\w+|metabolic\\w*)";

export const BROAD_PATTERNS: readonly HeadingPattern[] = [
  // Why, and how it went.
  [
    of(
      "\\b(?:por ?que|why|para que) (?:nos |we |we'?re |we are |me |lo |la |te )?(?:procurou|buscou|seeing|veo|vemos|estamos|ver|chamou|llamo|calling)\\b.*|\\b(?:motivo|razao|razon|reason) (?:d[aeo]l? |de la |for )?(?:contat\\w+|contact\\w*|chamada|llamada|call)|\\b(?:pedido|solicitud|request) (?:d[aeo]l? |from the )?(?:pacientes?|patients?)",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:padrao|perfil|patron|pattern|percurso|trajetoria|trayectoria|recorrido) (?:d[aeo]s? |del |de la |of )?(?:dor(?:es)?|dolor(?:es)?|pain|sintomas?|symptoms?|crises?|crisis|doenca|enfermedad|cefaleia|cefalea|febre|fiebre|quadro|cuadro)\\b|\\b(?:episodio|evento|cuadro|quadro|crise|crisis) (?:atual|actual|clinic[oa]|de hoje|de hoy)\\b|\\b(?:this|current) episode|\\b(?:fall|injury|event|reaction|bite|burn|accident) details",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:descric\\w+|descripc\\w+|description|relato|detalh\\w+|historia|como foi|como fue|story|account) (?:d[aeo]s? |del |de la |of |of the |the |a |o |la |el )*(?:reacao|reacc\\w+|reaction|desmaio|desmayo|queda|caida|fall|picada|picadura|mordida|mordedura|bite|sting|queimadura|quemadura|burn|acidente|accidente|accident|trauma)\\b|\\b(?:reacao|reaccion|reaction) (?:atual|actual|de hoje|de hoy|today)",
    ),
    ["hpi", "symptoms", "mechanism"],
  ],
  [
    of(
      "\\b(?:reac\\w+|reaction\\w*) (?:alergicas? )?(?:anterior(?:es)?|previ[ao]s?|passadas?|pasadas?)|\\b(?:prior|previous|past|earlier) (?:allergic )?reactions?",
    ),
    ["allergy"],
  ],
  [
    of(
      `\\b${RECURS} (?:alergic\\w+ |de \\w+ )?${FORMER}\\b|\\b(?:prior|previous|past|old|recurrent|former) ${RECURS}\\b|\\bantecedentes? de (?:sangr\\w+|pedras?|piedras?|calculos?|trombos\\w+|fratur\\w+|fractur\\w+|convuls\\w+|infec\\w+)|\\b(?:cicatrizac\\w+ (?:e|y) queloide\\w*|scarring(?: and keloids?)?|queloides?)|\\b(?:kidney stones|blood clots|ulcers) before`,
    ),
    ["pmh"],
  ],
  [
    of("\\batop(?:ic|y)\\b(?: history)?|\\b(?:doencas?|enfermedad\\w*|historia) atopic\\w+"),
    ["pmh"],
  ],
  [
    of("^(?:who is|who's|quem esta|quien esta) (?:on|na|en) .*|^(?:quem liga|quien llama)\\b.*"),
    ["complaint"],
  ],
  // Under control or not.
  [
    of(
      `\\b(?:controles?|control) (?:d[aeo]s? |del |de la |de los )?${CONTROLLED}|\\b${CONTROLLED} control\\b`,
    ),
    ["measured", "hpi"],
  ],
  [
    of("\\b(?:controle|control) (?:d[aeo]s? |del |de la |de las )?(?:crises?|crisis|convuls\\w+)"),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:temperaturas?|pressoes|presiones|pesos|glicemias|glucosas?|sugars?|pressures?|weights|saturac\\w+|sats)\\b ?(?:\\w+ ){0,2}(?:tomadas|em casa|en (?:la )?casa|at home|readings)|\\b(?:temperaturas|pressoes|presiones) medidas|\\b(?:pressao|presion|tension|glicemia|glucosa)(?: (?:e|y) \\w+)? (?:em|en) (?:la )?casa|\\bhome (?:pressures?|sugars?|sats|temps?|temperatures?|oxygen readings)(?: (?:and|readings?) ?\\w*)?",
    ),
    ["measured"],
  ],
  [
    of(
      "\\b(?:evento|acontecimento|acontecimiento|event|doenca|enfermedad|lesao|lesion|o que|lo que|what) (?:que )?(?:causou|ocasionou|provocou|levou|causo|ocasiono|provoco|caused|led)\\b.*",
    ),
    ["hpi", "pmh"],
  ],
  [
    of(
      "\\b(?:sinais|signos|signs) (?:de|of) (?:pre\\W?eclamp\\w+|infec\\w+|desidrat\\w+|deshidrat\\w+|dehydration|choque|shock|parto|labor|trombos\\w+|clots?|sangramento|sangrado|bleeding|descompensac\\w+|congest\\w+)",
    ),
    ["symptoms"],
  ],
  [
    of(
      "\\b(?:perdas?|perdidas?|secrec\\w+|sangramentos?) vagina\\w+|\\bvaginal (?:losses|bleeding|discharge)|\\bperdas? de liquido|\\bperdida de liquido",
    ),
    ["obgyn"],
  ],
  [
    of(
      "\\b(?:atividade|actividad|activity) d[aeo] (?:la )?(?:doenca|enfermedad)|\\bdisease activity",
    ),
    ["diagnosis"],
  ],
  [
    of(
      "\\b(?:calculos|pedras|piedras|fraturas|fracturas|infec\\w+|tromboses|kidney stones|fractures|stones) (?:e|y|and) (?=cirurgias|cirugias|internac|hospitaliz|surger|operac)",
    ),
    ["pmh"],
  ],
  // Who tells it.
  [
    of(
      `\\b(?:segundo|segun|per|according to) (?:a |o |os |as |la |el |los |las |the |his |her )?(?:${COMPANION}|escola|escuela|school|cuidador\\w*)\\b|\\b(?:o que|lo que|what) (?:\\w+ )?(?:a |o |os |as |la |el |los |las |the |his |her )(?:${COMPANION}|papas)(?: \\w+)?\\b|\\b(?:relato|informe|reporte|observac\\w+) (?:d[aeo]s? |del |de la )?(?:escola|escuela|mama|papa|papas)\\b|\\b(?:school|teacher'?s?) report`,
    ),
    ["caregiver"],
  ],
  // The body.
  [
    of(
      "\\b(?:queda|caida) (?:de |del )?(?:cabelo|cabello|pelo)s?|\\bhair (?:loss|shedding)|^edemas?$|\\b(?:sinais|signos|sintomas) b\\b|\\bb symptoms|\\b(?:danger|warning) signs asked|\\b(?:sinais|signos|senales) de (?:perigo|peligro) (?:perguntados|preguntados)",
    ),
    ["symptoms"],
  ],
  // Drugs by class.
  [
    of(
      "\\b(?:nefrotoxic\\w+|nephrotoxi\\w+|nephrotoxins|(?:uso de |use of )?(?:anti-?inflama\\w+|nsaids?)(?: use)?|hormoni[sz]ac\\w+|anticonvuls\\w+|antiepilep\\w+|imunobiologic\\w+|inmunobiologic\\w+|biologics?|tarv|prep em uso|prep en uso|haart|psicotropic\\w+|seizure med\\w+|cremes? (?:e|y) pomadas?|creams? and ointments?)\\b",
    ),
    ["meds", "pastmeds"],
  ],
  // Where one lives, works, eats, goes.
  [
    of(
      "\\b(?:ruido|noise|barulho|lenha|lena|fumaca|humo|wood smoke|secondhand smoke|fumo passivo|(?:convivio|convivencia) con? \\w+|convivio com \\w+|agrotoxicos?|plaguicidas?|pesticid\\w+|poeiras?|polvos?|dusts?|hospedagem|hospedaje|lodging|accommodation|destino\\w*(?: (?:e|y|and) \\w+)?|destinations?(?: and \\w+)?|(?:atividades|actividades|activities) (?:na|en el|on the|durante (?:a|el)) (?:viagem|viaje|trip)|trip activities)\\b",
    ),
    ["exposure", "social"],
  ],
  [
    of(
      "\\b(?:oficio|postura (?:e|y) ergonomi\\w+|ergonomi\\w+|posture and ergonomics|contexto|context|eventos recentes|eventos recientes|recent events|separac\\w+ (?:e|y) \\w+|who helps|quem ajuda|quien ayuda|impacto? (?:no|en el) (?:trabalho|trabajo)|impact on work)\\b",
    ),
    ["social"],
  ],
  [
    of(
      "\\b(?:atividades|actividades|activities) basicas|\\bbasic activities|\\bdaily living|^(?:dependenc\\w+|limitac\\w+|limitations?|escadas?|escaleras?|stairs|walking)$|\\bdistancia que (?:anda|camina)|\\bwalking distance|\\b(?:o que|lo que|what) (?:he |she |they |ele |ela |el |ella )?(?:consegue|puede|can|pode) (?:fazer|hacer|do)|\\bimpacto? (?:no|en el|on the|on) (?:dia|daily life|day)",
    ),
    ["functional"],
  ],
  [
    of(
      "\\b(?:consumo|ingesta|ingestao|consumption) (?:de |of )(?:leite|leche|carne|frutas?|verduras?|sal|acucar|azucar|agua|liquidos?|calcio|fibras?|proteinas?)|\\b(?:lanches|colaciones|snacks|belisc\\w+|solid foods|solids|comidas solidas|breast and formula|peito e formula|pecho y formula)\\b",
    ),
    ["diet"],
  ],
  [of("\\b(?:despertares|awakenings|cochilos|siestas|naps)\\b"), ["sleep"]],
  [
    of(
      "\\b(?:espacio|espaco|momento) confidencial\\w*|\\bconfidential (?:time|space|history)|\\bheadss\\b",
    ),
    ["habits", "sexual", "mental"],
  ],
  [
    of(
      "\\b(?:pensamentos|pensamientos) (?:negativos|ruins|malos)|\\bnegative thoughts|\\bemotional impact|\\bimpacto emocional",
    ),
    ["mental"],
  ],
  [
    of(
      "\\b(?:pratica\\w*|practica\\w*|practices) (?:e|y|and) (?:protec\\w+|prevenc\\w+|protection)",
    ),
    ["sexual"],
  ],
  [
    of("\\b(?:current method|metodo atual|metodo actual|methods tried|metodos (?:ja )?usados)\\b"),
    ["contraception"],
  ],
  [
    of(
      "\\b(?:parto|delivery) (?:e|y|and) (?:bercario|cuna|cunero|nursery)|\\b(?:newborn|neonatal) screen\\w*|\\bteste do pezinho|\\btamiz neonatal|\\bheel prick",
    ),
    ["perinatal"],
  ],
  [of("\\b(?:hitos|motricidade|motricidad|motor skills|social skills|speech)\\b"), ["development"]],
  [
    of(
      "\\blentes? de conta[ct]\\w*|(?<!de )\\b(?:glasses|oculos|lentes|anteojos)\\b(?: (?:and|e|y) (?:contacts|lentes|oculos))?|\\bcontact lens\\w*|\\b(?:marca.?passo|marcapasos?|pacemaker)\\b",
    ),
    ["surgeries", "pmh"],
  ],
  [of("\\bcartilla\\b|\\bshot record"), ["vaccines"]],
  // Looked at, and tests.
  [
    of(
      "\\b(?:fotos?|fotografias?|photos?|pictures?)\\b.*|\\b.*(?:na|en la|por|by|in the) (?:foto|photo)\\w*|\\bimagens enviadas.*|\\bimagenes enviadas.*|\\b(?:lampada de fenda|lampara de hendidura|slit lamp|anuscop\\w+|pressao (?:ocular|dos olhos|do olho)|presion (?:ocular|de los ojos|del ojo)|eye pressures?|monofilament\\w*)\\b|^(?:colo do utero|cuello uterino|cervix|toque|tacto|prostata|prostate)$",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:carga viral|viral load)(?: (?:e|y|and) cd4)?|\\b(?:biometria|hemograma|cbc) (?:e|y|and) (?:outros|otros|others?)|\\b(?:fingersticks?|marcadores|markers)\\b",
    ),
    ["results"],
  ],
  [
    of(
      "\\b(?:family and home|home and family|familia (?:e|y) (?:casa|hogar|lar)|(?:casa|hogar|lar) (?:e|y) familia)\\b",
    ),
    ["social", "family"],
  ],
  // Done, planned, written.
  [
    of(
      "\\b(?:o que foi |lo que se )?(?:feit[oa]|hizo|hecho|done)s? (?:hoje|hoy|today)\\b.*|\\b(?:intervencao|intervencion) de (?:hoje|hoy)|\\b(?:wound care|dressing|repair|injection|curativo|curacion|sutura) (?:performed|done|realizad\\w+|feit\\w+)|\\b(?:laceration|wound) repair|\\bjoint injection|\\bin-office (?:treatment|procedures?)",
    ),
    ["procedure", "plan"],
  ],
  [of("^(?:se|si|if) (?:\\w+ ){0,2}(?:piora\\w*|empeora\\w*|worse\\w*)\\b.*"), ["warning"]],
  [
    of("\\b(?:o que|que|lo que|what) (?:a |to )?(?:observar|vigiar|vigilar|watch|look)\\b.*"),
    ["warning", "advice"],
  ],
  [
    of("\\b(?:plano|plan) (?:de )?(?:emergencia|contingencia)|\\bemergency plan"),
    ["warning", "crisisPlan"],
  ],
  [
    of(
      "\\b(?:preparo|preparac\\w+|prep|preparation)\\b(?: (?:d[aeo]s? |del |de la |para |for |for the )?(?:o |a |el |la )?(?:exames?|estudios?|colonoscopi\\w+|endoscopi\\w+|cirurgia|cirugia|tests?|surgery))?|\\b(?:colonoscopy|test|surgery|bowel) prep\\w*|^(?:educac\\w+|education)$",
    ),
    ["advice", "plan"],
  ],
  [of("^(?:envio|remision)$"), ["referral"]],
  [
    of(
      "\\b(?:termo|terminos|formulario) de consent\\w+|\\bconsent\\w*(?: (?:form|informado))?|\\b(?:cat|fmla)\\b",
    ),
    ["certificate"],
  ],
  [
    of(
      "^(?:liberac\\w+|clearance)$|\\b(?:retorno|volta|regreso|vuelta|return|back) (?:as |a las |a |to )?(?:aulas|clases|school|class)\\b",
    ),
    ["activity"],
  ],
  [
    of(
      "^(?:fisioterapia|physical therapy|fisio|rehab\\w*|reabilitac\\w+)(?: (?:e|y|and) (?:reabilitac\\w+|rehabilitac\\w+|rehab\\w*))?$",
    ),
    ["referral"],
  ],
  [of("^(?:decis\\w+|decision)$"), ["plan"]],
  [of("^revaloracion$"), ["followup"]],
  [of("\\b(?:riscos?|riesgos?|risks?) (?:identific\\w+|identified|detect\\w+)"), ["diagnosis"]],
  [
    of("\\b(?:nexo|relac\\w+) (?:com o|con el) (?:trabalho|trabajo)|\\bwork.?related\\w*"),
    ["diagnosis"],
  ],
];
