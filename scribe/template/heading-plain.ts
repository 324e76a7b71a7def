/**
 * Headings in a doctor's plain words, as they stand in templates that nobody else was meant to read: "Como encontrei", "O que mudei",
 * "Treated so far". Portuguese, Spanish and English together; a pattern on the folded heading and the kinds it asks for.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { DRUG, type HeadingPattern, of } from "./heading-words.ts";

export const PLAIN_PATTERNS: readonly HeadingPattern[] = [
  // How the patient is, and how it went since.
  [
    of(
      "^(?:como|how) (?:encontrei|achei|chegou|chega|veio|vem|viene|vino|llega|llego|lo encontre|la encontre|esta|anda|he (?:is|was)|she (?:is|was)|(?:i )?found)\\b.*",
    ),
    ["hpi", "symptoms", "functional"],
  ],
  [
    of(
      "^(?:presenting|index) (?:event|episode|incident|spell|attack|seizure|illness|issue)s?$|^(?:evento|episodio|crise|crisis) (?:indice|inicial|motivador\\w*|de (?:ingreso|entrada|apresentacao|presentacion))$",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:exacerba\\w+|agudiza\\w+|descompensa\\w+|flare-?(?: ?up)?s?|brotes?|surtos|recaidas?|relapses?|attacks) (?:(?:n|d)?[oa]s? |en |del? |el |la |los |las |in |over |during |the |hasta |ate )*(?:ultim[oa]s?|last|past|previ[oa]s?|prior|anterior\\w*|recent\\w*|este|esse|this|ano|year|mes|meses|months?|12|doze|doce|seis|six)\\b.*|\\b(?:previous|prior|recent|past) (?:exacerbations|flares?|flare-?ups|relapses|attacks)\\b.*",
    ),
    ["pmh", "surgeries"],
  ],
  [
    of(
      "^(?:the |o |a |el |la )?(?:reacao|reaccion|reaction|episodio|episode|evento|event|crise|crisis|attack)$|^(?:o|el|the) (?:ocorrido|acontecido|sucedido|incident)$",
    ),
    ["hpi", "symptoms", "mechanism"],
  ],
  [
    of(
      "\\b(?:crises|crisis|exacerbac\\w+|exacerbations|flares?|surtos|brotes|attacks)(?: [eya]| and|,)* (?:internac\\w+|hospitali[sz]ac\\w+|hospitali[sz]ations|admissions|er visits|idas .*)(?: .*)?",
    ),
    ["hpi", "pmh", "surgeries"],
  ],
  [
    of(
      "\\b(?:tolerancia|toleranc\\w+|capacidade|capacidad|capacity|tolerance)\\b.*\\b(?:esforco|esfuerzo|exerci\\w+|ejercicio|exercise|effort|funcional|functional)\\b|\\b(?:exercise|effort|functional) (?:tolerance|capacity)|\\bmets\\b",
    ),
    ["functional", "symptoms", "exercise"],
  ],
  // What was given, and given up.
  [
    of(
      `\\b(?:treated|treatments?|tratad[oa]|tratamentos?|tratamientos?|o que (?:ja )?(?:usou|tomou|fez)|lo que (?:ya )?(?:uso|tomo|hizo)|what (?:has been|was|they|he|she) (?:taken|used|done))\\b(?: \\w+)? ?(?:so far|ate agora|hasta ahora|until now|to date|ate aqui)?(?<=so far|ate agora|hasta ahora|until now|to date|ate aqui|usou|tomou|uso|tomo|taken|used)`,
    ),
    ["pastmeds", "meds"],
  ],
  [
    of(
      `\\b(?:${DRUG}|drogas?|droga) (?:que )?(?:se |le |lhe |foi |foram |fue |fueron |was |were |i |eu |yo )*(?:tir\\w+|quit\\w+|suspend\\w+|retir\\w+|sac\\w+|par\\w+|stopped|withdrawn|taken (?:off|away))\\b`,
    ),
    ["pastmeds"],
  ],
  [of("\\bdrogas? (?:que )?(?:toma|usa|recibe)\\b(?: hoy| hoje| ahora)?"), ["meds"]],
  [
    of(
      "\\b(?:resgates?|rescates?|rescue (?:doses|use)|breakthrough doses|doses? extras?|dosis extras?)\\b(?:.*)",
    ),
    ["meds"],
  ],
  [
    of(
      "\\b(?:bombinhas?|inaladores|inhaladores|inhalers?|puffers?|insulinas?|colirios?|patches|pomadas|cremes|cremas)\\b(?: ?;.*)?",
    ),
    ["meds"],
  ],
  // What is done all day.
  [
    of(
      "\\b(?:job|work|trabalho|trabajo|physical|fisicas|puesto)\\b.*\\b(?:demands|duties|tasks|exigenc\\w+|demandas|tareas|tarefas)|\\b(?:demandas|exigenc\\w+) (?:fisicas|do trabalho|del (?:trabajo|puesto)|laborales)",
    ),
    ["social"],
  ],
  [of("\\b(?:movimentos? feta\\w+|movimientos? feta\\w+|fetal movements?)\\b.*"), ["obgyn"]],
  // What was eaten and borne.
  [
    of(
      "\\b(?:alimentos|foods?|comidas)\\b.*\\b(?:evita\\w*|avoid\\w*|tolera\\w*|nao (?:come|pode)|no (?:come|puede))\\b|\\b(?:restric\\w+|exclus\\w+) (?:alimentar\\w*|de alimentos)|\\bfood (?:restrictions|avoidances?)",
    ),
    ["diet"],
  ],
  [
    of(
      "\\b(?:alergi\\w+|allerg\\w+)\\b.*\\b(?:familia\\w*|family|parentes|parientes)\\b|\\bfamily allerg\\w+|\\b(?:asma|asthma|eczema|atopia|atopy) (?:na|en la|in the) (?:familia|family)",
    ),
    ["family"],
  ],
  // What was measured at home.
  [
    of(
      "\\b(?:pressao|presion|tension|azucar|acucar|glicose|glucose|sugars?|peso|weights?|blood pressure|temperatura|saturacao|saturacion)(?: arterial)? (?:em|na|no|en|en la|en su|at|in|da|de la) ?(?:sua )?(?:casa|home|domicilio)",
    ),
    ["measured", "results"],
  ],
  // Airway, eyes, teeth under the hand.
  [of("\\b(?:via aerea|airway|mallampati)\\b(?:.*\\b(?:dent\\w+|dient\\w+|teeth)\\b)?"), ["exam"]],
  [
    of(
      "^(?:av|pio|fo|bio|iop|va|agv|fundo|fondo)(?: ?(?:e|y|and|,|/|\\+) ?(?:av|pio|fo|bio|iop|va))*$|\\b(?:pressao|presion) intraocular|\\bfundo de olho|\\bfondo de ojo|\\bfundus\\b|\\bacuidade visual|\\bagudeza visual|\\bvisual acuity",
    ),
    ["exam"],
  ],
  // What is wanted, and by whom it is decided.
  [
    of(
      "\\b(?:o que|lo que|what) (?:ele|ela|el|ella|he|she|the patient|o paciente|a paciente|el paciente|la paciente|they) (?:quer|quiere|wants?)(?: .*)?",
    ),
    ["preferences", "complaint"],
  ],
  // What was decided.
  [
    of(
      `\\b(?:o que|lo que|what) (?:eu |yo |i |we |se )?(?:mudei|muda|mudamos|cambie|cambio|cambiamos|changed|change|ajustei|ajuste|adjusted|deixei|deje|receitei|recete|prescribed|passei|fiz|hice|did)\\b.*|\\b(?:mudancas|cambios|changes) (?:de )?(?:hoje|hoy|today)|\\b(?:que|what) (?:vamos|voy|we'?re|we are|we will|we'?ll) .*`,
    ),
    ["plan", "prescription"],
  ],
  [
    of(
      "\\b(?:indicac\\w+|instruc\\w+|instructions|orientac\\w+|recado|recados|recomendac\\w+) (?:para (?:a |la )?casa|de casa|home|at home|ao paciente|al paciente|para o paciente|to the patient|pre\\S*operat\\w+|pre.?op\\w*)|\\bhome instructions|\\bpre.?op instructions",
    ),
    ["advice", "warning", "prescription"],
  ],
  [
    of(
      "^(?:fono|fisio|to|nutri|psico|enfermagem|enfermeria|kine|pt|ot|slp)(?:(?: ?(?:e|y|and|,|/|\\+) ?)(?:fono|fisio|to|nutri|psico|enfermagem|enfermeria|kine|pt|ot|slp))*$",
    ),
    ["referral"],
  ],
  [
    of(
      "\\b(?:reserva|reserve|tipagem|cross.?match)\\b.*\\b(?:sangue|sangre|blood)\\b|\\bacess?o (?:para|de) (?:dialise|dialisis)|\\bdialysis access",
    ),
    ["orders"],
  ],
  [
    of(
      "\\b(?:relatorio|laudo|informe|declarac\\w+|report|letter|papelada|paperwork|papeles|documentos?)\\b.*\\b(?:inss|detran|pericia|escola|escuela|school|trabalho|trabajo|work|insurance|seguro|convenio|disability|invalidez|academia|gym)\\b|\\bdisability (?:paperwork|forms?)|\\bimpairment rating|\\b(?:grado|grau) de (?:discapacidad|incapacidade)|\\bwork (?:status|restrictions|note)",
    ),
    ["certificate", "activity"],
  ],
];
