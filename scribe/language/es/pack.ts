import type { LanguagePack } from "../pack.ts";
import { esAsks } from "./asks.ts";
import { esTells } from "./tells.ts";
import { genericsOf } from "../generics.ts";
import { ptDrugs } from "../pt/drugs.ts";
import { esBrands } from "./brands.ts";
import { esDrugs } from "./drugs.ts";
import { esKinds } from "./kinds.ts";
import * as terms from "./terms.ts";
import { esLay } from "./lay.ts";
import { esSpoken } from "./spoken.ts";
import { esVerbs } from "./verbs.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const esPack: LanguagePack = {
  terms: [
    ["allergen", "allergy: alergi*, alérgic*"],
    ["kin", terms.kin],
    ["other", terms.others],
    ["body", terms.bodyParts],
    ["vital", terms.findings],
    ["social", terms.social],
    ["function", terms.functions],
    ["diet", terms.diet],
    ["habit", terms.habits],
    ["perinatal", terms.perinatal],
    ["obgyn", terms.obgyn],
    ["vaccine", terms.vaccines],
    ["sleep", terms.sleep],
    ["mood", terms.mood],
    ["procedure", terms.procedures],
    ["exam", terms.exams],
    ["symptom", terms.symptoms],
    ["disease", terms.diseases],
    [
      "drug",
      `medicine: crema*, jarabe*, gotas, pastilla*, remedio*, medicamento*, comprimido*\nsalbutamol: inhalador azul, puf azul, inhalador de rescate\n${esDrugs}\n${esBrands}\n${genericsOf(ptDrugs)}`,
    ],
    ...esSpoken,
    ...esLay,
  ],
  kinds: esKinds,
  asks: esAsks,
  tells: esTells,
  little: words(
    "a al el la los las un una unos unas de del en por para con y que se yo el ella me te le lo mi mis su sus tu tus ese esa este esta esto eso muy mucho mucha mas bien tan asi ya aca ahi alla todavia es son esta estan estaba ser estar ha he tiene tengo",
  ),
  generic: words(
    "tomado usado tenido sentido notado a al el la los las un una unos unas de del en por para con y e o u que cual cuales cuando cuanto cuanta cuantos cuantas donde como tiene tienes tenes tuvo tenia hay ha has he esta estan estas estaba siente sentis sientes usted vos tu senor senora don dona algun alguna algunos algunas algo otro otra otros otras mas ahora hoy me te le se lo su sus cuenteme contame cuentame dime diga toma tomas tomo usa hace hizo el ella ese eso esa este esta esto fue ser era va bueno bien muy todo ok medicamento medicamentos medicina medicinas anda pasa paso pasando trae puedo ayudar y-el cosa ya aun todavia alguna-vez vez",
  ),
  cues: {
    bareNo:
      /^(?:ay |pues |bueno |ah |mire |uy )*(?:no|nada|ningun[oa]?|nunca|jamas|tampoco|ni una cosa ni la otra|ninguno de los dos|para nada|que yo sepa no|no que yo sepa|creo que no|no tengo|no tiene|no tuve|no tuvo|nunca tuve|por ahora no|todavia no|gracias a dios no|eso no|ninguna que yo sepa|ninguno que yo sepa|no fumo|no tomo|de nada|no nunca|no nada|no ninguna?|eso nunca|nunca eso|nada de eso|de eso nada|nada de nada|ninguna de esas|ninguno de esos|ni uno ni otro|nadita|eso si que no|gracias a dios nunca)(?: (?:doctora?|doc|senora?|no|gracias a dios|que yo sepa))*$/,
    bareYes:
      /^(?:ay |pues |bueno |ah )*(?:si|tengo|tiene|soy|eso|exacto|aja|claro|correcto|ya|si tengo|si tiene|fumo|tomo|siento|uso|bebo|hago|he tenido|si fumo|si tomo|si siento|si hago|si uso|como no|simon|por supuesto|asi es|las dos|los dos|ambos|ambas|todo|si claro|tuve|tuvo)(?: (?:doctora?|doc|senora?|si|tambien))*$/,
    leadNo:
      /^(?:ay |pues |bueno |ah |uy )*(?:no|nada|nunca|tampoco|ningun[oa]?)(?: senora?| doctora?)?(?=[,.;])/,
    leadYes:
      /^(?:ay |pues |bueno |ah )*(?:si|claro|aja|exacto|eso|soy|tengo|tuve|fumo|tomo)(?=[,.;])/,
    negation:
      /\b(?:no|nunca|jamas|ni|sin|niega|nego|ningun|ninguno|ninguna|nada|tampoco|ausencia|ausente|ausentes|negativ[oa]s?|descartad[oa]|libre de|libres)\b/,
    pseudoNegation:
      /\b(?:casi nunca|no siempre|no solo|sin falta|no se si|no solamente|no es que no)\b/,
    opener:
      /\b(?:que (?:es lo que )?(?:la|lo|le|te|los) (?:trae|trajo|pasa|paso|sucede|ocurre|molesta|aqueja)|en que (?:le|te|la|lo) puedo|(?:puedo|podemos) (?:ayudar|servir)|cuent[ae](?:me|nos|n)?\b(?! (?:de|del|sobre|mas|si)\b)|cual es (?:el|su) (?:motivo|problema)|por que (?:viene|vino|consulta|vienen)|como (?:ha estado|sigue|le ha ido|se ha sentido|le fue|has estado|ha seguido)|digame|que (?:siente|molestia tiene)|que (?:esta|anda) (?:pasando|sintiendo))/,
    modifies:
      /\b(?:empeora|empeoran|agrava|alivia|mejora con|mejora cuando|desencadena|se (?:me )?quita con)\b/,
    termination: /\b(?:desde|pero|aunque|excepto|salvo|menos|sino|ahora|porque|ya)\b|[;:.?!]/,
    question:
      /^(?:y )?(?:que|cual|cuando|cuanto|cuantos|cuantas|donde|como|por que|desde cuando|tiene|tenes|tuvo|hay)\b/,
    correction:
      /(?:(?:\.\.\.|…|,|\.|;|-)\s*(?:no|digo|mejor dicho|o sea no|mentiras?|para|espera|bueno,? no|perdon|perdone|disculpe|me equivoco|me equivoque|miento|quise decir|quiero decir|corrijo)(?:\s*,?\s*(?:no|digo|perdon|espere|espera|para|mentira|miento|eso no))*\s*[,.:…]+\s*)/,
    stopped:
      /\b(?:ya no|bote|boto|(?:lo|la|los|las) (?:corte|corto|cortaron|saque)|deje|dejo|dejaron|sacaron|en pausa|suspend\w*|quito|quitaron|quitad[oa]s?|quitamos|retir\w*|ya no (?:tomo|toma|uso|usa|la|lo)|(?:esa|ese|eso) ya no|ya no,|tomaba|usaba|interrump\w*|abandon\w*|paro|pare|pararon|abandone|suspendieron|no (?:lo|la) (?:compre|volvi a)|se me acabo|tire a la basura|(?:mand\w+|dij\w+) (?:a |que )?(?:parar|dejar|dejara|suspender|parara|quitar)|nunca mas (?:tome|use|fume|bebi)|larg(?:ue|o)|(?:la|lo|las|los) (?:tire|bote|termine|acabe|corte|abandone)|termine(?! de)|me (?:la|lo) (?:sacaron|quitaron|retiraron|pararon))\b/,
    givenUp:
      /\b(?:no (?:la |lo |las |los |me )?(?:tomo|toma|uso|usa|pongo) (?:desde|hace)|hace (?:mas de |como |casi |unos |unas )?(?:\w+ )?(?:anos?|mes(?:es)?|semanas?|dias?|tiempo|rato) (?:\w+ )?(?:que )?(?:ya )?no|(?:me |nos )?(?:la|lo|las|los) (?:cambi\w+|sustituy\w+|quit\w+|cort\w+|sac\w+)|(?:fue|fueron) (?:cambiad\w+|sustituid\w+|retirad\w+)|(?:esa|ese|esta|este|aquella|aquel)(?: (?:otra|otro|pastilla|remedio))? (?:salio|se fue|se acabo|quedo atras)|(?:una vez|un dia|una semana|poco tiempo|una sola vez) y (?:nunca|lo deje|la deje|ya|no)|nunca mas|nunca volvi|(?:medic[oa]|doctora?|cardiologo|ginecologa|psiquiatra) (?:me )?(?:la |lo |las |los )?(?:quit\w+|cort\w+|suspend\w+|cambi\w+|sac\w+)|salia (?:muy )?car[oa]|ya no (?:hay|habia|surten|llega)|(?:llegue a|ya) (?:tomar|tome|use)\b|antes (?:tomaba|usaba)|se me fue el gusto|ahora no|(?:la|lo|las|los) (?:pare|pauso|paro))\b/,
    tookOnce: /\b(?:tome|tomo|use|uso|di|dio|dieron|puse|puso)\b/,
    past: /\b(?:ano pasado|mes pasado|semana pasada|antes|de nina|de nino|hace anos|tuve|tuvo|tenia|mejoro|se fue|se paso|previ[oa]s?|anterior(?:es|mente)?)\b/,
    hypothetical:
      /\b(?:si (?:le|se|te|la|lo|el|los|las|hay|da|tiene|siente|aparece|empeora|sube|baja|no|sangra|sangras|bajas|vuelve|despierta|nota|presenta|mejora|sigue|persiste|sale|fiebre|vomita|cae)|en caso de|por ejemplo|imagine|cualquier)\b/,
    examStart:
      /\b(?:(?:la|lo|le|te) (?:voy|vamos) a (?:examinar|revisar|ver|escuchar|auscultar|medir|tomar)|vamos a (?:examinar|revisar|ver|medir)|dejeme (?:ver|examinar|revisar)|dejame (?:ver|revisar)|subite|subase|suba a|acuestese|acostate|recuestese|abra la boca|respire|al examen|a la exploracion|voy a (?:examinar|revisar|escuchar|palpar)|permitame)\b/,
    examFinding:
      /\b(?:normal|normales|limpi[oa]s?|sin alteraciones|palp\w*|auscult\w*|presente|ausente|positiv[oa]|negativ[oa]|hinchad\w*|edema\w*|dolor\w*|rojo|roja|hiperem\w*|bland[oa]|depresible|indoloro|pulso\w*|ritmic\w*|ruidos|murmullo|estertor\w*|sibil\w*|libres?|conservad\w*|disminuid\w*|aumentad\w*|leve|grado|soplo\w*|regular|timpanic\w*|hidratad\w*|sobre \w+|saturac\w*|frecuencia|temperatura|peso|presion|talla|masas|lucid\w*|orientad\w*|kilos)\b/,
    resultStart:
      /\b(?:los? (?:examenes|analisis|estudios|resultados)|resultado\w*|hemograma|ecografia|radiografia|tomografia|resonancia|trajo|salio|dio|muestr\w*|hemoglobina|glucosa|creatinina|potasio|sodio|tsh|colesterol|ferritina|vitamina)\b/,
    diagnosis:
      /\b(?:parece|puede ser|debe ser|probabl\w*|posibl\w*|hipotesis|diagnostico|creo que (?:es|tiene|el|la)|es un[a]?|se trata|compatible|sugiere|sospech\w*|tiene un[a]?|cuadro de|se llama|impresion|descart\w*|confirm\w*)\b/,
    uncertain:
      /\b(?:parece|puede ser|tal vez|quizas?|posibl\w*|sospech\w*|a descartar|creo|debe ser|sugiere|en principio)\b/,
    certain:
      /\b(?:es un[a]?|seguro|confirm\w*|diagnostico de|se llama|sin duda|claramente|tiene)\b/,
    unlikely:
      /\b(?:poco probable|no parece|improbable|no creo que|dificilmente|descart\w*|remota?)\b/,
    plan: /\b(?:voy a (?:pedir|darle|recetar|indicar|mandar|derivar|subir|bajar|cambiar|suspender|dejar|quitar)|le (?:voy|doy|pido|indico|mando|dejo|quito|receto)|te (?:voy|doy|pido|indico|mando|dejo)|vamos a|mantene\w*|mantenga|continu\w*|sigue|siga|aument\w*|disminu\w*|cambi\w*|suspend\w*|tome|toma|tomar|use|usar|evite|evita\w*|saca|saque|podes|puede|no (?:lo |la |los |las |le |se |te )?(?:use|tome|tomes|saque|saques|puede|coma|deje|vuelva)|repit\w*|repet\w*|vuelv\w*|control|regres\w*|anote|traiga|trae|prohibid\w*|receta\w*|solicit\w*|deriv\w*|indic\w*|empez\w*|comenz\w*|inici\w*|aplique|reposo|haga|quiero|pedir|antes d\w+ (?:almuerzo|desayuno|la cena|dormir)|cada \w+ horas|por dia|al dia|veces al dia|certificado|retir\w*|quit\w*)\b/,
    ahead:
      /\b(?:voy a|vamos a|va a|quiero|primero|en (?:un|una|dos|tres|cuatro|seis|\d+) (?:dias|semanas?|mes|meses)|necesito|repetir|adelant\w*)\b/,
    order:
      /\b(?:pedir|pido|pedimos|solicit\w*|repito|repetimos|repita|repite|repetir|quiero|hacer(?:le)? un[a]?|mandar|ordenar|tomar muestra)\b/,
    prescription:
      /\b(?:tome|toma|tomar|use|aplique|pastilla\w*|comprimid\w*|tableta\w*|gota\w*|miligramos?|mg|ml|capsula\w*|crema|jarabe|cucharada|cada \w+ horas|veces (?:por|al) dia|una vez (?:por|al) dia|por la noche|en ayunas|antes d\w+ (?:almuerzo|desayuno|la cena))\b/,
    followup:
      /\b(?:vuelv\w*|regres\w*|control|nos vemos|la veo|lo veo|te veo|reevalu\w*|en \w+ semanas|en \w+ dias|en \w+ meses|avis\w*|llame|llameme)\b/,
    warning:
      /\b(?:emergencias?|urgencias?|guardia|hospital|de inmediato|enseguida|avisas antes|avise|venga antes|signos? de alarma|acuda|corra)\b/,
    referral:
      /\b(?:deriv\w*|cardiolog\w*|traumatolog\w*|psicolog\w*|nutricionista|fisioterapeuta|especialista|neurolog\w*|dermatolog\w*|oftalmolog\w*|otorrino\w*|psiquiatr\w*|ginecolog\w*|urolog\w*|endocrinolog\w*|reumatolog\w*|cirujan\w*|interconsulta|referir|refiero|terapeuta)\b/,
    certificate: /\b(?:certificado|constancia|reposo laboral|licencia|incapacidad|baja laboral)\b/,
    advice:
      /\b(?:evit\w*|reposo|beb\w+ (?:mucha)|hidrat\w*|dieta|ejercicio\w*|caminata|caminar|hielo|compresas?|elevad[oa]|higiene|sal|azucar|alfombra\w*|tapete\w*|barra\w*|luz|pastillero|calzado|agua|liquidos|calor|protector|bloqueador|diario de|registro|libreta|cabecera|dorm\w+|duerm\w+|lav[ae]\w*|suero nasal)\b/,
    prompt:
      /^(?:y |ahora )?(?:cuenteme|contame|cuentame|digame|decime|dime|expliqueme|hableme|describa)\b/,
    tag: /[,.]\s*(?:ok|de acuerdo|esta bien|si|vale|entendido|bueno)\s*\?\s*$/,
    instruction:
      /^(?:ahora |bien |a ver |eso )*(?:la voy a|lo voy a|le voy a (?:tomar|medir|revisar|examinar)|voy a (?:revisar|examinar|escuchar|ver|palpar|mirar)|vamos a (?:ver|examinar|revisar)|respire|respira|abra|abri|cierre|acuestese|acostate|recuestese|levante|levantate|apriete|siga|mire|sientese|sentate|estire|doble|subase|subite|quitese|sacate|relaj\w*|dejeme|dejame|camine|parese|parate|muestreme|permitame|tosa)\b/,
    activity:
      /\b(?:correr|deporte|futbol|gimnasio|entrena\w*|jugar|manejar|conducir|trabaj\w*|escuela|actividades?|pesas|nadar|natacion|alberca|pileta|piscina|bicicleta|bici|bailar|yoga|pilates|voleibol|basquet\w*|tenis|surf\w*|trotar|caminadora|viajar)\b/,
    smallTalk:
      /^(?:(?:hola|buenos dias|buenas tardes|buenas|gracias|de nada|hasta luego|adios|pase|adelante|sientese|sentate|por favor|permiso|mucho gusto|como esta|que tal|claro|perfecto|listo|bien|bueno|ok|entiendo|ya veo|vale|si|no|doctora?|doc|dona|don|senora?|ay|uy|dios mio|muy|anotado|me parece|tranquil[oa]|de acuerdo|exacto|eso|ojala|pues|y|que|muchas)\b[\s,.!¡]*)+(?:\p{L}+[.!]?)?$/u,
    filler:
      /^(?:¡?(?:buenos dias|buenas tardes|buenas noches|buenas|ay|uy|pues|bueno|mire|mira|este(?=\s*[,.…])|eh|oh|ah|o sea|sabe|la verdad|doctora?|doc|hola|fijese|y|a ver|dejeme ver|creo que|pero|es que)\b[\s,.!…¡]*)+/,
    doctorLike:
      /\b(?:usted|voy a (?:examinar|pedir|recetar)|tome\b|cada \w+ horas|control en|respire|acuestese|le pido|alergias\?|auscult\w*|palpo)\b/,
    patientLike: /\b(?:doctora?|doc|yo|mi|me|tengo|estoy|siento|tomo|fui|tuve|duele)\b/,
    left: /\bizquierd[oa]s?\b/,
    right: /\bderech[oa]s?\b/,
    both: /\b(?:bilateral\w*|ambos|ambas|los dos lados|las dos|los dos|dos lados|bibasal\w*)\b/,
    firstPerson: /\b(?:yo|me|mi|mis|conmigo)\b/,
    when: /\b(?:desde|hace|ayer|anteayer|hoy|semana pasada|mes pasado|ano pasado|dias?|semanas?|mes|meses|anos?|horas?|minutos?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|manana|tarde|noche|madrugada|siempre|a veces|todos los)\b/,
    dose: /\b(?:mg|miligramos?|gramos?|ml|mcg|microgramos?|ui|unidades?|gotas?|pastillas?|comprimidos?|tabletas?|capsulas?|puffs?|cucharad\w+|sobres?)\b/,
  },
  verbs: esVerbs,
  labels: [
    [
      /^(?:y )?(?:desde cuando|hace cuanto|cuanto tiempo (?:hace|lleva|tiene)|cuando (?:empezo|comenzo|inicio))\b.*/,
      "Inicio",
    ],
    [/^(?:y )?cuanto (?:tiempo )?(?:le )?dura\b.*/, "Duración"],
    [
      /^(?:y )?(?:donde|en que lugar|en que parte)\b(?! (?:[a-z]+ ){0,2}(?:vive|vivis|vives|trabaja|trabajas|nacio|estudia|compro|opero|operaron)\b).*/,
      "Localización",
    ],
    [/^(?:y )?(?:de |en )?que lado.*/, "Lado"],
    [/^.*\b(?:empeor[ae]|agrav[ae])\b.*/, "Empeora"],
    [/^.*\b(?:que|algo que) (?:se |lo |la |le )*(?:mejor[ae]|alivi[ae]|calm[ae]).*/, "Mejora"],
    [/^(?:y )?(?:que|cual) (?:es la )?dosis.*/, "Dosis"],
    [/^(?:y )?(?:cuantas veces|con que frecuencia|cada cuanto)\b.*/, "Frecuencia"],
  ],
  phrases: {
    denies: "Niega",
    not: "No",
    and: "y",
    or: "o",
    notDiscussed: "No abordado en la consulta.",
    companion: "acompañante",
    yes: "sí",
    no: "no",
    none: "ninguno",
    stopped: "Dejó",
    allergyTo: "alergia a",
    notMentioned: (heading) => `No abordado: ${heading}`,
  },
};
