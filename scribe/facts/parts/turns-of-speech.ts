/**
 * Turns of speech by which a doctor's sentence tells what it is, in three languages together; on folded text unless it says so.
 * Source: written by hand for this project. Licence: the project's own.
 */

/** "HPV, segunda dose hoje": a dose counted is a vaccine's, whatever disease names it. */
export const VACCINATES =
  /\b(?:primeira|segunda|terceira|quarta|ultima|primera|segunda|tercera|first|second|third) (?:dose|dosis)\b|\b(?:dose de reforco|dosis de refuerzo|booster)\b/;

/** "Senão, volte em 30 dias com a ressonância": an appointment, whatever is to be brought along. */
export const RETURNS =
  /^(?:(?:senao|se nao|entao|e|ai|si no|entonces|y|otherwise|if not|then|so|and),? )?(?:volt[ae]|retorn[ae]|retorno|vuelva|vuelve|regrese|come back|see (?:me|you)|nos vemos|presencial|te veo|lo veo|la veo|te vejo|quero te ver|i'll see you|let's see you)\b.{0,20}\b(?:em|en|in|daqui|dentro)\b/;

/** "O que você tem parece…", "pelo jeito é…", "tem cara de…": a conclusion without the word diagnosis. */
export const CONCLUDES =
  /\b(?:o que (?:voce|a senhora|o senhor|ela|ele|vc) tem (?:parece|e)\b|pelo jeito (?:e|isso e)|(?:tem|com) (?:toda a )?cara de|(?:o )?mais provavel e\b|(?:lo )?mas probable es\b|most likely (?:this|it|you|is)|isso explica|(?:chamo|llamo|call) (?:isso |isto |eso |esto |this |it |de )|(?:o|el|the|seu|su|your) problem[a]?(?: aqui| aca| here)? (?:e|es|is|looks)\b|(?:trata-se|se trata) de\b|(?:isso|isto|esto|eso) se (?:chama|llama)|(?:this|that|it) is called|what we're dealing with|estamos (?:diante de|ante|frente a)|e isso que explica|lo que (?:usted|vos|ella|el) tien\w+ (?:parece|es)|tiene (?:toda la )?pinta de|eso explica|what you have|(?:this|that|it) looks like|you have a case of)/;

/** On the text as it is. "É enxaqueca com aura", "Fue una anafilaxia", "So this is gout": the sentence says what it is. */
export const CALLED =
  /^(?:(?:então|entonces|so|pois|bom|bueno|ok|okay|well|sí|sim|yes),? )?(?:É|[Ii]sso é|[Ii]sto é|[Aa]qui é|[Ee]so es|[Ee]sto es|[Ee]s|[Ff]ue|[Tt]his is|[Tt]hat's|[Ii]t's|[Ii]t is|[Yy]ou have|[Tt]iene usted|[Oo] nome (?:disso )?é|[Ss]e llama)(?!\p{L})(?! (?:que|importante|normal|bom|melhor|importante|good|better|okay|fine|por|para|pra|because|porque)(?!\p{L}))/u;

/** A serology told by its outcome: "Sífilis e HIV negativos". */
export const TESTED =
  /\b(?:negativ[oa]s?|nao reagentes?|reagentes?|no reactiv[oa]s?|positiv[oa]s?|negative|positive|nonreactive)[.!]?$/;

/** "A ressonância que trouxe", "the MRI you brought": a test from elsewhere, whether it is named or not. */
export const BROUGHT =
  /\b(?:que (?:a senhora |o senhor |voce |ele |ela |usted |me |nos )?(?:trouxe|trajo|trajeron|trouxeram|mandou|mando)|(?:you|she|he|they) (?:brought|sent)(?! (?:in|on|by))|traid[oa]s?|trazid[oa]s?|from (?:the )?(?:outside|other) (?:hospital|clinic|lab))\b/;

/** On the text as it is. "CEA 2,3", "PTH veio 80": an abbreviation with a number is a laboratory's, unless it is a sign of life or a score. */
export const VALUE =
  /^(?:[Oo] |[Aa] |[Ee]l |[Ll]a |[Tt]he |[Yy]our |[Ss]eu |[Ss]ua |[Ss]u )?(?!(?:PA|TA|BP|FC|FR|HR|RR|SAT|IMC|BMI|PAS|PAD|ECOG|PS|NYHA|EVA|VAS|AV|PIO|IOP|UTI|UPA|CID|ICD|UBS|SUS|AAS|HPV|DTP)\b)[A-Z]{2,6}(?:[- ]?\d{1,3})?(?:(?: (?:de|em|en|a|is|was|of|veio|deu|salio|dio|came back|at|está|esta|era|foi))*(?: (?:em|en|at|de))? |: )\d/;

/** What ends like the name of an illness, though no list has it: "capsulite", "tendinopatia", "Sjögren's syndrome". */
export const ILLNESS =
  /\b(?!(?:noite|leite|limite|permite|evite|apetite|azeite|aceite|convite|quite|white|despite|appetite|bite|site|visite|invite|write|excite|polite|unite|ignite|definite|favorite|opposite|dosis)s?\b)(?:\w{4,}(?:ite|itis|osis|opatia|opathy|patia|algia)|\w{5,}ose(?<!glicose|glucose|lactose|sacarose|celulose|suppose|purpose|propose|expose|diagnose|overdose|frutose|maltose|dextrose|choose)|(?:carcin|linf|lymph|melan|fibr|mi|my|aden|lip|hemat|granul|condil|angi|neur|mening|sarc|papil|meni)oma|sindrome|syndrome|anafila\w+|anaphyla\w+|choque|sepse|sepsis|esguince|entorse|torcicolo|lesao meniscal)s?\b/;

/** "Vou registrar que está orientado": what a doctor says for the record is a finding. */
export const RECORDS =
  /^(?:(?:entao|so|vou|deixa eu|let me|i'll|i will|voy a|dejo|bom|ok),? )*(?:registr\w+|anot\w+|document\w*|note|constancia|dejo constancia)(?: aqui| aca| here)? (?:que|that|de que)\b/;

/** "Normal é até dez", "the goal is under seven": what a value should be is nobody's. */
export const NORM =
  /^(?:(?:e|y|and|mas|pero|but) )?(?:o |el |lo |the |a |la )?(?:normal(?: range)?|limite\w*|ideal|referencia|meta|goal|target|cutoff|corte|esperado|should be)(?: d\w+ \w+| is| e| es| vai| va| seria| fica| would be)*(?: \w+)? (?:ate|hasta|up to|menos|abaixo|below|under|entre|between|de|\d+|less|debajo|por)\b/;

/** Points counted from a patient's answers are no finding of an examination. */
export const SCALE =
  /\b(?:escala|questionario|cuestionario|questionnaire|score|(?<!\bon (?:the|our|my|your|this|that) )(?<!\b(?:bathroom|home|kitchen|baby) )scale|epworth|phq|gad|edinburgh|edimburgo|whoqol|ipss|act\b|cat\b|audit|moca|minimental|mini-mental|womac|dash|oswestry|katz|lawton|barthel|zarit|beck|hamilton|fagerstrom)\b/;

/** "Quando é que eu preciso correr?", "what should I watch for?": the answer tells what must bring the patient back. */
export const ASKS_WHEN =
  /\b(?:quando|cuando|when)\b.{0,24}\b(?:corr[aoe]\w*|preocup\w*|assust\w*|traz\w*|trag[oa]\w*|traer\w*|traigo|lev[oa]r?|llev[oa]\w*|emergencia|urgencias?|pronto.socorro|hospital|worr\w+|bring|call|er|emergency|come (?:in|back) (?:early|sooner|right)|go (?:in|to))\b|\b(?:se|si|if) (?:ele |ela |eu |isso |el |ella |he |she |it |i |algo |ficar |se )*(?:piora\w*|passa\w* mal|complica\w*|empeor\w*|se pone mal|gets? (?:worse|bad|sick)|goes? (?:bad|wrong))\b|\b(?:ficar de olho|prestar atencao|estar pendiente|vigilar|watch (?:out )?for|look out for|look for|(?:red|warning) (?:flags|signs)|sinais de (?:alerta|alarme|perigo)|(?:signos|senales|datos) de alarma)\b/;

/** "Isso mesmo.", "that's right": what was said before is so. */
export const AGREES =
  /^(?:isso|isso mesmo|exato|exatamente|certo|e isso|e essa|e ess[ea] mesm[oa]|sim|eso|esa|ese|eso es|asi es|exacto|correcto|si|esa misma|that's (?:it|right|the one)|right|yes|yep|yeah|correct|exactly|uh-huh|mm-hmm)(?: (?:senhora?|doutora?|doctora?|doc|ma'am|sir))?[.,!]*$/;

/** How often and when a medicine is taken. */
export const DOSED =
  /\b(?:(?:por|ao) dia|vezes|de manha|(?:a|de) noite|em jejum|antes de dormir|de \w+ em \w+ horas|al dia|veces|(?:en|por) la (?:manana|noche)|en ayunas|al acostarse|cada \w+ horas|a day|daily|twice|once a week|every (?:morning|night|evening|\w+ hours)|at (?:night|bedtime)|in the morning)\b/;
