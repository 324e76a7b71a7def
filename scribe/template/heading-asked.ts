/**
 * Headings worded as what is asked, told or done ("What hurts?", "Veio por", "Se acontecer de novo"), and short ones of a section's own
 * words. Portuguese, Spanish and English together; a pattern on the folded heading and the kinds it asks for.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { type HeadingPattern, of } from "./heading-words.ts";

export const ASKED_PATTERNS: readonly HeadingPattern[] = [
  // Why.
  [
    of(
      "^(?:veio|vem|voltou|viene|vino|vuelve|acude|consulta|llega|chega|chegou|here|back|seen|trazid[oa]|traid[oa]|brought(?: in)?) (?:hoje |hoy |today )?(?:por|para|pra|because|for|a causa|devido)\\b.*|\\b(?:que|which|that|what|o que|lo que) (?:hoje |hoy )?(?:motiv\\w+|prompted|led to (?:the|this) (?:visit|call))\\b.*|^(?:o que |lo que |que |what )(?:le |lhe |te |mais |mas |most )?(?:doi|duele|hurts|incomoda|molesta|bothers|preocupa|aflige|worries)\\b.*",
    ),
    ["complaint"],
  ],
  // How it went.
  [
    of(
      "^(?:asma|asthma|sintomas|symptoms|como|how|controle?|o que|lo que|what|doenca|enfermedad|disease|dor|dolor|pain)\\b.*\\b(?:n[ao]s ultim[ao]s|en l[ao]s ultim[ao]s|over the (?:past|last)|in the (?:past|last)|no ultimo|en el ultimo|past|last) (?:\\w+ )?(?:dias|semanas|meses|mes|ano|days|weeks|months|month|year|24 horas|48 horas|24 hours|hours|horas)\\b|\\b(?:estado|situacao|situacion) de (?:salud|saude)(?: .*)?|\\bhealth (?:today|status today|right now)|\\b(?:ha|hace|for) (?:quanto|cuanto|how long)\\b.*|\\bhow long\\b.*|^since when\\b.*|\\bdesde (?:quando|cuando)\\b.*|\\b(?:level|nivel|grau|grado|state|estado) (?:of|d[eo]|del) (?:symptom )?(?:controle?)\\b|\\bpaso a paso\\b|\\bpasso a passo\\b|\\bstep by step\\b|\\bplay.by.play\\b",
    ),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:fenomenos|manifestac\\w+|queixas|quejas|sinais|signos|sintomas|molestias) (?:acompanhantes|acompanantes|concomitantes|asociad\\w+|associad\\w+|que acompan\\w+)|\\baccompanying (?:features|symptoms|complaints)|\\b(?:o que|lo que|what) (?:mais )?(?:vem junto|acompanha|acompana|comes with it|goes with it)\\b.*|\\b(?:rastreio|triagem|tamizaje|screening|busca|busqueda) (?:clinic[oa]|de sintomas|de sinais|of symptoms)(?: .*)?|\\bsymptom screen\\w*",
    ),
    ["symptoms"],
  ],
  [
    of(
      "\\b(?:sinais|signos|signs) de (?:inicio de )?(?:trabalho|trabajo) de part\\w+|\\bsigns of labou?r|\\blabou?r (?:signs|symptoms)",
    ),
    ["symptoms", "obgyn"],
  ],
  [
    of(
      "\\bvitali(?:dade|dad|ty) fetal|\\b(?:fetal|baby) (?:wellbeing|well-being|movements?)|\\bbienestar fetal|\\bbem.?estar fetal",
    ),
    ["symptoms", "obgyn"],
  ],
  [
    of(
      "\\b(?:fenotip\\w+|phenotype|comportamento|comportamiento|behaviou?r|biografia|retrato) (?:d[aeo]s? |de la |de los |de las |del |of (?:the )?)(?:les\\w+|dor\\w*|dolor\\w*|pain|sintomas?|symptoms?|doenca|enfermedad|disease|manchas?|pintas?|lunar\\w*|quadro|cuadro|crises?|crisis|febre|fiebre|fever|rash|cefale\\w+|headaches?|enxaqueca|migrana|migraine|tosse|tos|cough|ferida|herida|ulcera|wound|ulcer)\\b|\\b(?:pain|lesion|symptom|disease|rash) (?:behaviou?r|phenotype)",
    ),
    ["hpi"],
  ],
  // A lesion is described by who looks at it.
  [
    of(
      "^(?:descri\\w+|descripc\\w+|morfolog\\w+|aspecto) (?:(?:d[aeo]s?|del|de|la|las|los|of|the) )*(?:lesoes|lesao|lesion(?:es)?|manchas?|erupc\\w+|pintas?)\\b|^(?:lesion|rash|skin) (?:description|morphology)\\b",
    ),
    ["exam"],
  ],
  [
    of(
      "\\b(?:cartao|caderneta|carne|libreta|cartilla) (?:d[aeo]l? |de la )?(?:crianca|infantil|nino|nina|bebe|vacina\\w*|vacuna\\w*)",
    ),
    ["vaccines"],
  ],
  // What was before.
  [
    of(
      "\\b(?:outr[ao]s|otr[ao]s|other|additional|demais|demas|remaining|restantes) (?:diagnostic\\w+|diagnoses|(?:medical |health |chronic )?(?:conditions?|illness\\w*|problems|diseases?)|condic\\w+|problemas|doencas|enfermedades|patologias|comorbid\\w+)|\\bpatolog\\w+ (?:asociad|associad|previ|de base|concomit|cronic|conhecid|conocid)\\w*|\\b(?:medical|chronic|long.?term|known|underlying) (?:conditions|illness\\w*|diseases?|problems)\\b",
    ),
    ["pmh"],
  ],
  [
    of(
      "^(?:passado|pasado)\\b(?!.*(?:cirur|cirug|quirur|obst|ginec|reprod|famil|medicament|sexual|aliment)).*",
    ),
    ["pmh"],
  ],
  [
    of(
      "\\b(?:historia|antecedentes|historial|historico|passado|pasado|past)(?: \\w+)? (?:gineco\\W?)?obstetric\\w*(?: \\w+)?|\\bobstetric(?:al)? (?:past|history|hx|record)(?: \\w+)?|\\b(?:partos|embarazos|gravidezes|gestac\\w+|pregnancies|births|deliveries)(?: (?:e|y|and) \\w+)? (?:previ[oa]s|anteriores|before|passadas|pasados)",
    ),
    ["obgyn"],
  ],
  [
    of(
      "\\b(?:antecedentes?|historia|historico|historial|passado|pasado|perfil|fundo|terreno) (?:de )?(?:alerg\\w+|hipersens\\w+)|\\ballerg(?:y|ic) (?:history|hx|background|status|profile)|\\b(?:no puede|nao pode|cannot|can't|must not) (?:tomar|usar|take|use)\\b.*|\\bsensib\\w+ (?:a |al |aos? |to )(?:\\w+ )*(?:remedi|medic|farmac|drug|materia|laten|latex)\\w*(?: .*)?",
    ),
    ["allergy"],
  ],
  [
    of(
      "^.*\\b(?:in|en|na|nos|em|entre|among) (?:the |la |los |as |os )?(?:kin|relatives|family|familia|parentes|parientes|familiares|family members|bloodline)\\b(?: (?:e|y|and) (?:outr|otr|other)\\w* \\w+)?",
    ),
    ["family"],
  ],
  [
    of("\\b(?:mold|mofo|moho|flooring|carpets?|tapetes|alfombras?|fumigac\\w+|lena|wood stove)\\b"),
    ["exposure", "social"],
  ],
  [of("^(?:psiquic[oa]|psychic|psicologic[oa]|animic[oa])\\b(?! exam)"), ["mental"]],
  // Drugs.
  [
    of(
      "\\b(?:controllers?|relievers?|preventers?)\\b(?: (?:use|inhalers?|meds?|medications?))?|\\b(?:caixinha|caixa de (?:remedios|comprimidos)|organizador de (?:remedios|pastillas)|pill organizer)\\b",
    ),
    ["meds"],
  ],
  [
    of(
      "\\b(?:abortiv[oe]s?|rescues)\\b(?: (?:d[ae]s? |de la |for )?(?:crise|crisis|attacks?))?|\\brx (?:taken|daily|list|in use)\\b(?: daily)?|\\btratam\\w+ (?:que )?(?:leva|lleva|recibe|recebe|faz|hace|usa|sigue|segue|realiza)\\b(?: .*)?|\\b(?:receita|receta|prescricao|prescripcion|prescriptions?) (?:atual|actual|vigente|em uso|en uso|current|conferida|que usa|que traz|que trae|being taken)\\b(?: \\w+)?|\\b(?:terapia|therapy|tratamento|tratamiento|treatment) (?:inala|inhala)\\w*|\\binhaled (?:therapy|treatment|meds|medications?)|\\bnebuliza\\w+ em casa",
    ),
    ["meds"],
  ],
  [
    of(
      "^(?:o que |lo que |que |what )(?:\\w+ )*(?:toma|tomando|usa|usando|takes|taking|on)\\b.*\\b(?:tomou|usou|tomo|uso|took|used|tried|antes|before)\\b.*",
    ),
    ["meds", "pastmeds"],
  ],
  [
    of(
      "\\b(?:tentativas|intentos|ensaios|ensayos|trials|attempts) (?:anteriores|previ[oa]s|terapeutic\\w+|prior|of treatment)(?: .*)?|\\b(?:prior|previous|past) (?:trials|attempts)(?: .*)?|\\b(?:tratamientos?|tratamentos?|treatments?) (?:recibid\\w+|recebid\\w+|received)(?: .*)?",
    ),
    ["pastmeds", "treated"],
  ],
  [
    of(
      "\\b(?:esquec\\w+|olvid\\w+|forget\\w*|forgot\\w*|pula|salta|skips?|misses) (?:de tomar |tomar |las |as |any |a |os |alguma |alguna )*(?:doses?|dosis|remedi\\w+|medic\\w+|tomas?|pills|meds)\\b",
    ),
    ["adherence"],
  ],
  // Looked at.
  [
    of(
      "\\b(?:analise|analisis|avaliacao|evaluacion|revisao|revision|review|registro|leitura|lectura) (?:d[aeo]s? |de las |de los |of (?:the )?)?(?:imagens|imagenes|fotos|fotografias|photos|pictures)\\b(?: .*)?",
    ),
    ["exam", "imaging"],
  ],
  [
    of("^(?:sangue|sangre|blood)(?: (?:e|y|and|,) (?:urina|orina|urine))?$|\\bcomplementares\\b"),
    ["results"],
  ],
  // What is to be done.
  [of("^done (?:in|today|at)\\b.*"), ["procedure"]],
  [
    of(
      "\\bcondu[cz]\\w+ (?:d[eo]|del) (?:caso|quadro|cuadro)|^(?:como|how|o que|lo que|que|what)\\b(?!.*\\b(?:ate|hasta|antes|so far|ja|ya|fez|hizo|outro|otro|elsewhere)\\b).*\\b(?:vamos|conduz\\w*|tratar\\w*|manej\\w+|hacemos|fazemos|haremos|faremos|we do|we'?ll do|we're doing|to do next|acert\\w+|definid\\w+|resolvid\\w+|resuelto|resolvimos|prescrev\\w+|prescrit\\w+|prescrib\\w+|receit\\w+|recet\\w+|indiqu\\w+|indicad\\w+|indico|propon\\w+|propus|proposed|started today)\\b(?!.*\\b(?:pass|melhor|sint|sent|feel)).*|^actitud(?: terapeutica| a seguir)?$",
    ),
    ["plan", "prescription"],
  ],
  [
    of(
      "^(?:em|en|in) (?:caso|case)\\b.*|^(?:o que |lo que |que |what |como )?(?:fazer|hacer|to do|proceder|agir|actuar) (?:se|si|if|quando|cuando|when|em caso|en caso|in case|na crise|en la crisis)\\b.*|^(?:cuando|quando|when) (?:to )?(?:aplicar|usar|use|give|inject|poner|dar|administrar)\\b.*|\\b(?:if|si|se) (?:it |isso |esto )?(?:happens|acontecer|ocorrer|ocurre|vuelve a|voltar a|atacar|repet\\w+)\\b.*",
    ),
    ["warning", "crisisPlan"],
  ],
  [
    of(
      "\\b(?:advance|anticipated) care(?: planning)?|\\b(?:vontades|voluntades|wishes|directives)\\b(?: .*)?|\\bcare (?:wishes|preferences)|\\bgoals of care",
    ),
    ["preferences"],
  ],
];
