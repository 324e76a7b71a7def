import type { Opposite } from "../opposites.ts";

/**
 * States of which only one can be so, in Latin American Spanish as patients and doctors' notes put them; folded.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esOpposites: readonly Opposite[] = [
  {
    one: /\b(?:dolor(?:es)? de cabeza|cefale\w+|duele la cabeza)\b/,
    other: /\bcabeza (?:esta |anda )?(?:bien|tranquila|normal)\b/,
  },
  {
    about: /\b(?:noche|nocturn\w+|reposo|madrugada|acostad[oa])\b/,
    one: /\b(?:dolor(?:es)?|duele|doler)\b/,
    other: /\b(?:indoloro|sin dolor)\b/,
  },
  {
    one: /\b(?:perd(?:io|i|ida|iendo) (?:de |del |la |el )*(?:conciencia|consciencia|conocimiento|sentido)|desmay\w+|desvaneci\w*|sincope|inconscient\w*|me apague|se apago)/,
    other:
      /\b(?:despiert[oa] todo el (?:tiempo|rato)|consciente todo|siempre (?:despiert[oa]|consciente|lucid[oa])|me acuerdo de todo|se acuerda de todo|recuerd[oa] todo|conciencia conservada)/,
  },
  {
    one: /\b(?:com(?:e|o|iendo) (?:muy |super )?(?:bien|de todo|normal)|buen apetito|apetito (?:esta |sigue |es )?(?:bueno|conservado|normal|preservado)|buena (?:ingesta|aceptacion|tolerancia oral))\b/,
    other:
      /\b(?:inapeten\w+|hiporex\w+|anorex\w+|(?:sin|falta de|perdida del?|poco|poca) (?:hambre|apetito|ganas de comer)|apetito (?:disminu\w+|reducido|malo)|com(?:e|o|iendo) (?:muy )?(?:poco|mal|menos|poquito)|no (?:quiere|me da|tengo|le da) (?:hambre|comer)|desganad\w+)\b/,
  },
  {
    one: /\b(?:(?:duerm[eo]|durmiendo|dormia) (?:muy |super |todo )?(?:bien|como|toda la noche|de corrido|tranquil\w+|de un tiron)|sueno (?:es |esta )?(?:conservado|reparador|continuo|normal|bueno|tranquilo|sin alterac\w+))\b/,
    other:
      /\b(?:insomni\w+|(?:duerm[eo]|durmiendo) (?:muy )?(?:mal|poco)|(?:despiert[ao]|desperta\w+) (?:varias|muchas|a cada rato|cada rato)|despertares (?:nocturnos )?(?:frecuentes|multiples)|sueno (?:fragmentado|interrumpido|malo|no reparador|ligero)|no pego (?:el|un) ojo|no (?:puedo|puede|logro) dormir|noches? en vela)\b/,
  },
  {
    about: /\b(?:ciclos?|menstru\w+|reglas?|periodos?|me baja)\b/,
    one: /\b(?:regular(?:es)?|reguladit\w+|exact[ao]s?|puntual\w*|cada mes|todos los meses|cada (?:veintiocho|veintisiete|veintinueve|treinta|28|27|29|30) dias|como reloj)\b/,
    other:
      /\b(?:irregular\w*|desordenad\w+|se (?:me )?(?:brinca|salta|atrasa|adelanta|retrasa)\w*|cuando quiere|impredecib\w+|sin fecha|loc[ao]s)\b/,
  },
  {
    about: /\b(?:vacuna\w*|cartilla|carne|esquema|calendario|inmuniza\w+)\b/,
    one: /\b(?:al dia|al corriente|complet[oa]s?|actualizad\w+|todas las vacunas|le pusieron todas)\b/,
    other:
      /\b(?:atrasad\w*|incomplet\w+|desactualizad\w+|(?:le |me |nos )?falt(?:a|an|o|aron)|perdi(?:o|mos) (?:la|las|una)|pendientes?)\b/,
  },
  {
    about: /\b(?:trabaj\w+|empleo|escuela|clases|oficina|obra|labor\w+|jubil\w+|incapacidad)\b/,
    one: /\b(?:volvi(?:o)? (?:a trabajar|al trabajo|a dar clases)|regres(?:e|o) (?:al trabajo|a trabajar)|sigue trabajando|sigo trabajando|trabaja actualmente|retomo (?:el trabajo|sus labores)|en activo)\b/,
    other:
      /\b(?:jubilad\w+|pensionad\w+|desemplead\w+|sin trabajo|de incapacidad|incapacitad\w+|de baja|deje de trabajar|no (?:estoy|esta) trabajando|de licencia)\b/,
  },
  {
    about:
      /\b(?:bebe|bebo|bebia|alcohol\w*|cerveza\w*|tragos?|vino|trago|copas?|ron|tequila|licor)\b/,
    one: /\b(?:(?:bebo|bebe|toma|tomo|consume|me tomo) (?:\w+ ){0,3}(?:cervezas?|tragos?|vino|alcohol|copas?|ron|tequila|licor|los fines)|consumo (?:actual |diario |regular )?de alcohol|alcoholismo activo|bebedor)\b/,
    other:
      /\b(?:(?:deje|dejo) (?:de (?:beber|tomar)|el (?:trago|alcohol)|la bebida)|abstemi\w+|abstin\w+|sobri[oa]|no (?:bebo|bebe)|ni una (?:gota|cerveza)|nunca he (?:bebido|tomado)|bebia\b|ex ?bebedor)\b/,
  },
  {
    about: /\b(?:tos|tose|toso|flemas?|expectora\w+|gargajo)\b/,
    one: /\b(?:(?:tos|es|muy|bien) seca|seca\b|sin (?:flemas?|expectora\w+)|no (?:sale|saco) (?:nada|flema))/,
    other:
      /\b(?:productiva|(?:con|sale|tengo|saco|suelta|mucha) (?:mucha |una )?flemas?|con expectora\w+|expectorando)\b/,
  },
  {
    about: /\b(?:flemas?|expectora\w+|secrec\w+|agu(?:a|ita)|flujo|pus|herida|liquido|moco\w*)\b/,
    one: /\b(?:clar[oa]s?|blanc[oa]s?|blanquecin\w+|transparentes?|hialin\w+|seros[oa]|agu(?:a|ita)|cristalin\w+)\b/,
    other: /\b(?:purulent\w+|amarill\w+|verdes?|verdos\w+|pus|fetid\w+|mal olor)\b/,
  },
  {
    one: /\b(?:(?:perd(?:ida|io|i|iendo|er)|baj(?:o|e|ado|ando)|bajar) (?:de )?(?:peso|\w+ (?:kilos?|kg|libras?))|adelgaz\w+|enflaquec\w+|\w+ kilos? menos)\b/,
    other:
      /\b(?:(?:aument(?:o|e|ar|ado)|sub(?:i|io|ido|iendo)|gan(?:o|e|ancia|ado)) (?:de )?(?:peso|\w+ (?:kilos?|kg|libras?))|engord\w+|\w+ kilos? (?:de )?mas)\b/,
  },
  {
    about: /\b(?:evacu\w*|intestin\w*|bano|heces|popo|pupu|del cuerpo|transito)\b/,
    one: /\b(?:estren\w+|constipa\w+|tapad\w+|dur[oa]s?|no (?:puedo|puede) (?:ir|evacuar))\b/,
    other: /\b(?:diari[oa]|todos los dias|a diario|normal|suelt[oa]s?|como reloj|regular)\b/,
  },
  { one: /\bindetect\w+/, other: /(?<!in)\bdetectables?\b/ },
  {
    about: /\b(?:pecho|lactancia|leche|formula|mamila|biberon|tetero|amamant\w+|teta)\b/,
    one: /\b(?:lactancia (?:materna )?exclusiva|pecho exclusivo|(?:solo|nada mas|puro) (?:el )?(?:pecho|leche materna|teta))\b/,
    other: /\b(?:formula|mamila|biberon|tetero|mamadera|mixta|complement\w+|destet\w+)\b/,
  },
  {
    about: /\b(?:sexual\w*|relacion\w*|intim\w+|pareja)\b/,
    one: /\b(?:vida sexual activa|sexualmente activ\w+|relaciones|retom(?:o|e) (?:la|las))\b/,
    other:
      /\b(?:virgen|sin (?:vida sexual|relaciones)|todavia no|aun no|nunca (?:ha tenido|he tenido)|abstinencia)\b/,
  },
  {
    about: /\b(?:viv[eo]|resid\w+|casa)\b/,
    one: /\b(?:viv[eo] (?:\w+ )?sol[oa]|reside sol[oa])\b/,
    other: /\b(?:viv[eo]|reside) con\b/,
  },
  {
    about:
      /\b(?:ban\w*|vest\w+|viste|com(?:e|er|ida)|asea\w*|camin\w*|marcha|deambul\w*|levant\w+|autocuidado|actividades)\b/,
    one: /\b(?:independiente\w*|sol[oa]s?|por (?:si|su cuenta)|sin (?:ayuda|apoyo|asistencia))\b/,
    other:
      /\b(?:dependiente\w*|(?:necesita|requiere|con|ocupa) (?:de )?(?:ayuda|apoyo|asistencia)|encamad\w+|postrad\w+|silla de ruedas)\b/,
  },
  {
    about: /\b(?:oid\w*|audic\w+|oye|oigo|escuch\w+)\b/,
    one: /\b(?:audic\w+ (?:conservada|normal|buena)|(?:oye|oigo|escuch[ao]) (?:muy )?bien)\b/,
    other:
      /\b(?:tapad\w+|(?:oye|oigo|escuch[ao]) (?:muy )?(?:menos|mal|poco)|sord\w+|hipoacus\w+|casi no oye|no (?:oye|oigo|escuch[ao]))\b/,
  },
  {
    about:
      /\b(?:dedos?|brazos?|piernas?|manos?|pies?|rodillas?|hombros?|mov\w+|muev\w+|movil\w+)\b/,
    one: /\b(?:(?:los |las |lo |la )?muev(?:o|e|en) ?(?:bien|todo|todos|los|las|la|el|normal|(?=[.,]|$))|movilidad (?:conservada|normal|completa)|arcos? (?:completos?|conservados?))/,
    other:
      /\b(?:incapa\w+ (?:de|para) (?:mov\w+)|no (?:puede |puedo |los |las |lo |la )*(?:mov|muev)\w+|inmovil\w*|limitacion (?:del movimiento|de la movilidad)|trabad\w+)\b/,
  },
  {
    about: /\b(?:cicatriz\w*|heridas?|cortes?|puntos|incision|cesarea|ombligo|lesion)\b/,
    one: /\b(?:cicatriz(?:o|ada|ado|ando bien)|cerr(?:o|ada|ado)|sec[oa]|sano|sanad\w+|limpia)\b/,
    other:
      /\b(?:dehiscenc\w+|abri(?:o|eron)|abiert[oa]s?|no (?:cerro|cicatriz\w+|sano)|infectad\w+|supura\w*)\b/,
  },
  {
    one: /\b(?:subit[oa]|subitamente|de repente|de golpe|de la nada|abrupt\w+|de pronto|inicio agudo)\b/,
    other:
      /\b(?:poco a poco|de a poc\w+|gradual\w*|insidios\w+|progresiv\w+|despacit\w+|lent\w+|paulatin\w+)\b/,
  },
  {
    about:
      /\b(?:bolit\w+|nodul\w+|bulto\w*|herid\w+|lesion\w*|ulcer\w+|llaga\w*|masa|ganglio\w*|mancha\w*|grano\w*)\b/,
    one: /\b(?:indolor\w*|no (?:me |le )?duele|sin dolor|no (?:me |le )?molesta)\b/,
    other: /\b(?:doloros\w+|(?<!no )(?<!no me )(?<!no le )duele\b|adolorid\w+|sensible)\b/,
  },
  {
    about: /\b(?:bolit\w+|nodul\w+|bulto\w*|masa|ganglio\w*)\b/,
    one: /\b(?:movil(?:es)?|se mueve|suelt[oa])\b/,
    other: /\b(?:fij[oa]s?|adherid\w+|pegad\w+|inmovil(?:es)?)\b/,
  },
  { one: /\bdiestr[oa]s?\b/, other: /\bzurd\w+/ },
  {
    about: /\b(?:naci\w+|parto|gesta\w+|prematur\w+|semanas|embarazo)\b/,
    one: /\b(?:a termino|de termino|de tiempo|a tiempo|(?:treinta y (?:siete|ocho|nueve)|cuarenta|37|38|39|40) semanas)\b/,
    other:
      /\b(?:prematur\w+|pretermino|antes de tiempo|(?:de )?(?:siete|ocho) meses|sietemesin\w+|(?:treinta y (?:una|dos|tres|cuatro|cinco|seis)|3[0-6]) semanas)\b/,
  },
  {
    about: /\b(?:parto|naci\w+|cesarea|via)\b/,
    one: /\b(?:parto (?:fue )?(?:normal|vaginal|natural|eutocico)|via vaginal)\b/,
    other: /\bcesarea\w*/,
  },
  {
    about: /\b(?:embarazo|gesta\w+|embaraz\w+|bebe)\b/,
    one: /\b(?:planead\w+|planificad\w+|desead\w+|buscad\w+|buscando)\b/,
    other:
      /\b(?:no (?:fue |estaba )?(?:planead|planificad|buscad)\w+|sorpresa|no lo esperab\w+|no desead\w+)\b/,
  },
  {
    about: /\b(?:maneja\w*|carro|auto|coche|volante|conduc\w+|llaves)\b/,
    one: /\b(?:(?:maneja|manejo|conduce|conduzco)(?! (?:el dinero|las finanzas|la casa|bien))|al volante)\b/,
    other:
      /\b(?:ya no (?:maneja|manejo|conduce)|dej(?:o|e) de (?:manejar|conducir)|quit(?:e|amos|aron) (?:las llaves|el carro))\b/,
  },
  {
    about: /\b(?:dolor\w*|duele|ardor|cefalea|colicos?|punzad\w+|quemazon)\b/,
    one: /\b(?:constante|continu[oa]|permanente|fijo|todo el (?:tiempo|rato)|no (?:para|cede|descansa)|sin parar)\b/,
    other:
      /\b(?:intermitente\w*|va y viene|viene y va|a ratos|por ratos|en crisis|episodic\w+|por momentos|de vez en cuando)\b/,
  },
  {
    one: /\b(?:entub(?:ad[oa]|o|aron)|intub(?:ad[oa]|o|aron|acion)|ventilacion mecanica)\b/,
    other: /(?!)/,
  },
  {
    one: /\b(?:internad[oa]s?|(?:me|lo|la|le) internaron|intern(?:amiento|aron)|hospitaliz\w+)\b/,
    other: /(?!)/,
  },
  { one: /\bhirsut\w+|\bvello\b/, other: /(?!)/ },
  {
    one: /\b(?:herida|ulcera|llaga|lesion)s? (?:en|de|del) (?:los |el )?pies?\b|\bpie diabetico/,
    other: /(?!)/,
  },
  {
    one: /\bproteinuria|\bmicroalbumin\w+|\bproteinas? en (?:la )?orina|\balbumina en (?:la )?orina/,
    other: /(?!)/,
  },
  {
    one: /\b(?:(?:secrecion|descarga|salida) (?:de liquido )?(?:por |del |de la |por el )?(?:pezon|mama)|(?:sale|salio|saliendo)[^,.;]{0,25}\bpezon)/,
    other: /(?!)/,
  },
  {
    one: /\b(?:perdida de liquido|hidrorrea|(?:sale|salio|tira|tire) (?:liquido|agua)|ruptura de membranas|rompi\w* (?:la )?fuente|liquido(?=[^.]*[?]))/,
    other: /\bliquido(?: y sangre)?,? no\b/,
  },
];
