import type { Verbs } from "../pack.ts";
import { fold, wholeWord } from "../text.ts";

/** First person to third, and second ("vos", "tú") to third; the pairs are written by hand for this project. */
const pairs = `
tengo tiene|soy es|estoy está|voy va|fui fue|hago hace|hice hizo|digo dice|dije dijo|traigo trae|traje trajo|pongo pone|puse puso|puedo puede|pude pudo|quiero quiere|quise quiso|supe supo|veo ve|vi vio|vengo viene|vine vino|doy da|di dio|salgo sale|salí salió|caigo cae|caí cayó|oigo oye|oí oyó|pido pide|pedí pidió|pierdo pierde|perdí perdió|siento siente|sentí sintió|duermo duerme|dormí durmió|subo sube|subí subió|toso tose|tosí tosió|consigo consigue|sigo sigue|seguí siguió|tomo toma|tomé tomó|uso usa|usé usó|fumo fuma|fumé fumó|bebo bebe|bebí bebió|comí comió|ando anda|anduve anduvo|amanezco amanece|amanecí amaneció|levanto levanta|acuesto acuesta|quedo queda|quedé quedó|vivo vive|viví vivió|trabajo trabaja|trabajé trabajó|estudio estudia|camino camina|corro corre|corrí corrió|creo cree|intento intenta|evito evita|olvido olvida|olvidé olvidó|recuerdo recuerda|nací nació|sufro sufre|sufrí sufrió|recibo recibe|recibí recibió|necesito necesita|respiro respira|orino orina|vomito vomita|vomité vomitó|hablo habla|pienso piensa|lloro llora|sangro sangra|sangré sangró|mareo marea|desmayo desmaya|desmayé desmayó|muevo mueve|cocino cocina|manejo maneja|lavo lava|pago paga|dejé dejó|dejo deja|empecé empezó|empiezo empieza|comencé comenzó|tuve tuvo|estuve estuvo|había había|tenía tenía|volví volvió|rompí rompió|torcí torció|llegué llegó|golpeé golpeó|operé operó|quebré quebró|aguanto aguanta|canso cansa|ahogo ahoga|agito agita|bajo baja|bajé bajó|engordé engordó|adelgacé adelgazó|hinché hinchó|conozco conoce|leí leyó|leo lee|gasto gasta|compro compra|paro para|llevo lleva|suelo suele|desperté despertó|despierto despierta|resbalé resbaló|tropecé tropezó|corté cortó|noto nota|noté notó|encuentro encuentra|he ha|hemos ha|desayuno desayuna|ceno cena|almuerzo almuerza|mantengo mantiene|mantuve mantuvo|fumás fuma|tomás toma|tenés tiene|sentís siente|dormís duerme|podés puede|querés quiere|hacés hace|vivís vive|trabajás trabaja|bajaste bajó|tomaste tomó|tuviste tuvo|comés come|fumas fuma|tomas toma|tienes tiene|sientes siente|duermes duerme|puedes puede|haces hace|vives vive|trabajas trabaja|comes come|estás está|sos es|eres es|hiciste hizo|subiste subió|vomitaste vomitó|sangraste sangró
`;
const forms: Record<string, string> = {};
for (const pair of pairs.trim().split("|")) {
  const [first, third] = pair.trim().split(" ");
  if (first && third) forms[first] = third;
}
/** As often nouns, prepositions or adjectives: rewritten only after "yo", "no" and their like. */
const ambiguous: Record<string, string> = {};
for (const word of "trabajo camino estudio bajo vomito mareo desmayo como uso desayuno almuerzo ceno consigo creo gasto paro llevo recuerdo manejo despierto ahogo sobre canso encuentro pago di vivo noto".split(
  " ",
)) {
  if (forms[word]) ambiguous[word] = forms[word];
  delete forms[word];
}
delete forms["comes"];

export const esVerbs: Verbs = {
  forms,
  ambiguous,
  before: /\b(?:yo|no|tambi[ée]n|nunca|siempre|ya|s[óo]lo|me|casi)$/i,
  reflexive: { word: "me", becomes: "se" },
  endings: [[/([a-zñáéíóú]{3,})[éÉ]$/u, "$1ó"]],
  phrases: [
    [wholeWord("(?:mi|mis|yo)(?=\\s+\\p{L})"), ""],
    [wholeWord("conmigo"), "consigo"],
    [wholeWord("a mí,?|para mí"), ""],
    [/(?<=\p{L}{2}[aei]r)me(?!\p{L})/giu, "se"],
    [/^\s*yo\s+/iu, ""],
  ],
  third: new RegExp(
    `^(?:no|ya|se|[a-z]{2,}io|[a-z]+aba|${[...new Set(Object.values(forms).map(fold))].filter((v) => v.length > 3).join("|")}|fuma|fumas|bebe|cae|mareas?|suda|duerme|come|orina|evacua|ronca|sangra|duele|pica|arde|mueve|camina|vomita)$`,
  ),
  telegraph: [
    [
      /^(?:diagnóstico|impresión|plan|tratamiento|indicaciones|al examen|examen físico)\s*:\s*/iu,
      "",
    ],
    [/^(?:(?:le |te |la |lo )?(?:voy|vamos) a )/iu, ""],
    [/^(\p{L}+[aei]r)(?:les|le|te|lo|la|se)(?!\p{L})/iu, "$1"],
    [wholeWord("(?:usted|señora?)(?=\\s)"), ""],
    [/^(?:tiene|toma|usa|siente|refiere|presenta|está con) (?=\p{Ll})(?!não|no |not )/iu, ""],
    [
      /(?<=^|[.;:!?]\s*)(?:y|es|fue|ahora|entonces|eso|ese|esa|pero|porque|pues|o sea)\s+(?=\p{L})/giu,
      "",
    ],
    [/(?<=^|[.;:!?]\s*)(?:(?:le |te |la |lo )?(?:voy|vamos) a) (?=\p{L})/giu, ""],
    [
      /(?<=^|[.;:!?,]\s*)(?:el|la|los|las) (?=\p{Ll}{3,})(?!que|cual|vez|semana|noche|tarde|mañana)/giu,
      "",
    ],
    [
      /(?<=(?:^|[^\p{L}])(?:y|o|pero|que|si|cuando|toma|tomó|usa|tiene|tuvo|dejó|repetir|pedir|hacer|niega|duele|hizo|siente|saque|sacá|evite|traiga|anote|son|es)) (?:el|la|los|las) (?=\p{L}{3,})(?!que|cual|vez|noche|tarde)/giu,
      " ",
    ],
    [
      /(?<!(?:^|[^\p{L}])(?:a|de|con|para|por|en|sin|que) )(?<!\p{L})(?:él|ella|ellos|ellas|usted|ustedes)(?!\p{L})/giu,
      "",
    ],
    [
      wholeWord(
        "(?:está|estaba|están|quedó) (?=(?:bien )?\\p{L}+(?:ad[oa]s?|id[oa]s?|os[oa]s?|al|ales)(?!\\p{L}))",
      ),
      "",
    ],
    [
      wholeWord(
        "(?:más o menos|unos|unas|yo creo que|creo que|como que|mismo|así|digamos|la verdad)",
      ),
      "",
    ],
  ],
  spelling: [
    [
      wholeWord(
        "(?:doctora?|doc|viste|perdón|perdone|disculpe|disculpá|sabe|verdad|digamos|o sea)(?=\\s*[,.!?]|$)",
      ),
      "",
    ],
    [wholeWord("pa"), "para"],
    [wholeWord("mi vieja|mi jefa"), "madre"],
    [wholeWord("mi viejo|mi jefe"), "padre"],
  ],
};
