/**
 * Headings that belong to one field of medicine, in Portuguese, Spanish and English together: a pattern on the folded
 * heading and the kinds it asks for. Read before the general wording.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { type HeadingPattern, of } from "./heading-words.ts";

const RELATIVE =
  "(?:bed ?partner|partner|spouse|wife|husband|mother|mom|father|dad|parents?|son|daughter|famil\\w+|caregiver|mae|pai|pais|filh\\w+|espos\\w+|marid\\w+|companheir\\w+|cuidador\\w*|acompanhante|madre|padre|padres|hij\\w+|pareja|acompanante)";

export const SPECIALTY_PATTERNS: readonly HeadingPattern[] = [
  // Two in one.
  [
    of("\\b(?:past )?medical (?:and|&|/) surgical(?: history)?|\\bpast medical/surgical"),
    ["pmh", "surgeries"],
  ],
  [of("^(?:analisis|analise) (?:y|e) plan\\w*$"), ["diagnosis", "plan"]],
  [
    of(
      "\\bgineco ?-?obstetric\\w+|\\b(?:reproductive|fertility|gyn|ob/gyn|gynecologic\\w*) history|\\b(?:tempo|historia) de (?:in)?fertili\\w+",
    ),
    ["obgyn"],
  ],
  [of("\\bpartner history"), ["sexual"]],
  [of("\\binjury history"), ["pmh", "mechanism"]],
  [
    of(
      "\\b(?:meds|medications?|medicac\\w+|medicamentos|medicinas|remedios) (?:prescri\\w+|formulad\\w+|indicad\\w+|receitad\\w+|recetad\\w+)|\\bformula medica",
    ),
    ["prescription"],
  ],
  [of("\\btests? to (?:do|get|order)|\\bexames a fazer|\\bexamenes por hacer"), ["orders"]],
  [
    of(
      "\\b(?:blood pressure|bp|sugars?|glucose|readings) at home|\\bhome (?:bp|blood pressure|readings)",
    ),
    ["results"],
  ],
  [of("\\bcontrol (?:glucemic|metabolic|glicemic)\\w+|\\bcontrole metabolico"), ["results", "hpi"]],
  [
    of("\\b(?:tobacco|alcohol|smoking)\\b.*\\bdrugs?\\b|\\bdrugs?\\b.*\\b(?:tobacco|alcohol)\\b"),
    ["habits"],
  ],
  [
    of(
      "\\b(?:functional capacity|capacidad funcional|capacidade funcional|evaluacion funcional|vida diaria|vida cotidiana|daily life|impacto na vida|impacto en la vida)\\b",
    ),
    ["functional"],
  ],
  [of("^revisao de exames$|^revision de (?:examenes|estudios|pruebas)$"), ["results"]],
  [
    of("^(?:que encontre|o que encontrei|physical|strength|pulsos|pulses|airway|via aerea)$"),
    ["exam"],
  ],
  [of("^what we decided$|^o que foi feito$|^lo que se hizo$|^what was done$"), ["plan"]],
  [of("^training$|^entrenamiento$"), ["exercise"]],
  [of("^elimination$"), ["symptoms", "elimination"]],
  [of("^growth$"), ["development"]],
  [
    of(
      "^(?:local e irradiac\\w+|lado acometido|localizac\\w+(?: [ey] irradiac\\w+)?|condicao atual)$",
    ),
    ["hpi"],
  ],
  [of("\\b(?:anestesias?|anesthesia) (?:anteriores|previas?)|\\bprior anesthesia"), ["surgeries"]],
  // Who tells it.
  [
    of(
      `\\b${RELATIVE}(?:'?s?)? (?:report|account|observations?|story|concerns?)\\b|\\b(?:relato|informe|version|versao|observac\\w+|testimonio) (?:d[aeo]s? |del |de la |de los )?${RELATIVE}\\b`,
    ),
    ["caregiver"],
  ],
  [of("^(?:quem acompanha|quien acompana|who is with\\b.*)"), ["caregiver"]],
  // The course.
  [
    of(
      "^(?:padecimiento|intervalo|interval|intercorrencias?|exacerbac\\w+|exacerbaciones|exacerbations?|situac\\w+ (?:atual|actual)|complicaciones|complications)$",
    ),
    ["hpi", "symptoms"],
  ],
  [of("\\b(?:seizures?|crises?|crisis) (?:control|diary|calendar)"), ["hpi", "symptoms"]],
  [
    of("^(?:restless legs|pernas inquietas|piernas inquietas|parasomni\\w+)\\b.*"),
    ["sleep", "symptoms"],
  ],
  // Abbreviations of histories.
  [of("^app?$|^ap$"), ["pmh"]],
  [of("^apnp$"), ["habits", "social"]],
  [of("^ahf$|^af$"), ["family"]],
  // Tests.
  [
    of(
      "\\b(?:sleep study|estudo do sono|estudio del? sueno|polissonograf\\w+|polisomnograf\\w+|polysomnogra\\w+)\\b",
    ),
    ["results"],
  ],
  [
    of(
      "\\b(?:analiticas?|analitica|pathology|patologia|anatomia patologica|anatomopatolog\\w+|histolog\\w+|testagem|triagem laboratorial|sorologias?|serologias?|serolog\\w+|campo visual|visual fields?|campimetr\\w+|pressao intraocular|presion intraocular|intraocular pressure|tonometr\\w+|pruebas cutaneas|testes? cutaneos?|prick test|skin tests?)\\b",
    ),
    ["results"],
  ],
  // Medicines by form.
  [
    of(
      "\\b(?:suplement\\w+|supplements?|inalador\\w*|inhalador\\w*|inhaladores|dispositivos inalatorios|tecnica inalatoria|polifarmacia|polypharmacy|anticoagulac\\w+|corticoides?|analgesicos?|painkillers?|pain meds?|vitaminas?)\\b",
    ),
    ["meds"],
  ],
  [of("^(?:tratamento|tratamiento) oncologic\\w+$"), ["meds", "pastmeds"]],
  [
    of("\\b(?:resposta|respuesta|response)s? (?:ao|al|to) (?:tratam\\w+|treatment)"),
    ["hpi", "adherence"],
  ],
  // Habits and home.
  [of("^(?:risco|riesgo) cardiovascular$|^cardiovascular risk$"), ["pmh", "habits"]],
  [
    of("\\b(?:classificac\\w+|clasificacion) (?:de risco |del riesgo )?(?:e|y|and) diagnostic\\w+"),
    ["diagnosis"],
  ],
  [
    of("\\b(?:historia|historico|carga) tabagic\\w+|\\bsmoking history|\\bpack.?years?"),
    ["habits"],
  ],
  [
    of("\\b(?:ingestao|ingesta|consumo) (?:hidric\\w+|de agua|de liquidos)|\\bfluid intake"),
    ["diet"],
  ],
  [of("\\b(?:relacionamentos?|relaciones|relationships?|hobbies|lazer|ocio)\\b"), ["social"]],
  [
    of(
      "\\b(?:situac\\w+ laboral|historia (?:ocupacional|laboral)|occupational history|work history)\\b",
    ),
    ["social"],
  ],
  [
    of(
      "\\b(?:acidentes?|accidentes?|accidents?|injuries) (?:de |do |at |on |no |en el )?(?:the )?(?:trabalho|trabajo|work|job)|\\bwork(?:place)? (?:injur\\w+|accidents?)",
    ),
    ["mechanism", "hpi", "pmh"],
  ],
  [
    of(
      "\\b(?:exposic\\w+|exposure|exposiciones) (?:a|ao|to|al) (?:ruido|noise|barulho)|\\bnoise exposure",
    ),
    ["exposure", "social"],
  ],
  [
    of("\\b(?:desempenho|rendimento|rendimiento) escolar|\\bschool performance"),
    ["development", "social"],
  ],
  [
    of(
      "\\b(?:estado nutricional|evolucao d[eo] peso|historico de peso|historia de peso|weight history)\\b",
    ),
    ["hpi", "diet"],
  ],
  [
    of("\\b(?:movimentac\\w+ fetal|movimientos fetales|fetal movements?)\\b"),
    ["obgyn", "symptoms"],
  ],
  [of("\\b(?:dentic\\w+|denticion|teething)\\b"), ["development"]],
  // The examination.
  [
    of(
      "^(?:toque (?:retal|rectal|vaginal)|estado geral|estado general|general appearance|appearance|fundoscopia|biomicroscopia|slit lamp|articulac\\w+|articulaciones|joints|pes|pies|feet|edemas?|toma de tension|peso|weight|peso seco|altura uterina.*|ojos|olhos|eyes|especular|rectal)$",
    ),
    ["exam"],
  ],
  // What is made of it.
  [
    of("^(?:discussao|discusion|discussion|comentarios?|summary|resumo|resumen|sintesis|sintese)$"),
    ["diagnosis"],
  ],
  [of("^assessment (?:and|&) plan$"), ["diagnosis", "plan"]],
  [of("^(?:alta|destino|pendencias|pendientes|ed course)$"), ["plan"]],
  [
    of(
      "\\b(?:conduta|conducta|manejo|cuidados|evolucao|medicac\\w+) (?:na|en la|no|en) (?:unidade|unidad|urgencias?|emergencia|pronto.?socorro|sala)\\b",
    ),
    ["plan"],
  ],
  [
    of(
      "^(?:health maintenance|preventive (?:care|services)|prevencao|prevencion|cuidados preventivos)$",
    ),
    ["vaccines"],
  ],
  [of("^(?:reposo|repouso|rest)$"), ["activity", "certificate"]],
  [of("\\b(?:diretivas antecipadas|advance directives|voluntades anticipadas)\\b"), ["social"]],
];
