import type { Asking } from "../pack.ts";

/**
 * What a patient tells in so many words, whatever was asked; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esTells: readonly Asking[] = [
  [
    "obgyn",
    /\bmenarca\b|\bperdida\b.*\bsemanas\b|\blegrado\b|\bmenstru(?:e|o|aba)\b|\b(?:me|le) baj(?:o|a|aba) (?:la regla|el periodo|a los \w+|cada|muy|poc\w|much\w|normal|regular|puntual)\b|\b(?:uso|gasto|cambio|lleno|mancho) (?:como |unas |la |de |\w+ )?(?:toallas?|tampon\w*|copas?)\b|\btoallas?\b.*\b(?:al dia|por dia|diarias?|hora)\b|\bmi (?:regla|periodo)\b|\bperdi (?:un|uno|una|dos|tres|el) (?:bebe|embarazo|de \w+ (?:meses|semanas))|\b(?:tuve|fueron|he tenido) (?:\w+ )?(?:partos?|cesareas?|abortos?)\b|\b(?:doy|dando|le doy|di) (?:de mamar|pecho|teta|el pecho)\b|\b(?:amamanto|amamantando|lactando)\b|\bme embarace\b/,
  ],
  [
    "surgeries",
    /\b(?:nunca|jamas|ya|no) me (?:han |)(?:puesto|pusieron|transfundi\w+|dieron|pasaron) (?:\w+ )?sangre\b|\bsangre (?:nunca|no|si) me (?:han|pusieron|puesto)|\b(?:me )?(?:pusieron|pasaron|dieron|transfundieron) (?:\w+ )?(?:bolsas?|unidades?|paquetes?|pintas?|transfus\w+)|\b(?:bolsas?|paquetes?|unidades?) de sangre\b/,
  ],
  [
    "exposure",
    /\b(?:tengo|tenemos|tiene|hay|crio|criamos|con) (?:\w+ )?(?:gatos?|perr\w+|loros?|pericos?|pajar\w+|gallinas?|palomas?|canarios?|conejos?|hamster|cuyes)\b(?!.*\b(?:mord|aran))|\b(?:fogon|cocina de lena|lena|agua de pozo|letrina|picadura de (?:garrapata|zancudo|mosquito|chinche|vinchuca)|plaguicidas?|pesticidas?|fumig\w+|asbesto|silice)\b|\b(?:volvi|regrese|vine|viaje|fui|estuve) (?:de|del|a|al|en|por) (?:viaje|vacaciones|la (?:selva|sierra|costa|amazonia)|africa|india|brasil|peru|chiapas|oaxaca|iquitos)/,
  ],
  [
    "hpi",
    /\b(?:mejor\w*|se quita|se me quita|desaparece|alivi\w*|empeor\w*|peor|vuelve)\b.*\b(?:fin(?:es)? de semana|domingos?|vacaciones|descanso|feriados?|verano|invierno|calor|frio|sol|lluvia)\b|\b(?:fin(?:es)? de semana|domingos?|vacaciones|semana santa|descanso|feriados?|verano|invierno)\b.*\b(?:mejor\w*|se quita|desaparece|alivi\w*|empeor\w*|peor|ni)\b/,
  ],
  [
    "social",
    /\b(?:vivo|vivia|viviendo) (?:con|sol[oa]\b|en casa)|\bsoy (?:casad[oa]|solter[oa]|viud[oa]|separad[oa]|divorciad[oa]|jubilad[oa]|pensionad[oa])\b/,
  ],
  [
    "development",
    /\b(?:camino|gateo|se sento|hablo|balbuceo|dejo el panal)\b.{0,14}\b(?:al|a los|con) (?:\w+ ){1,4}(?:mes|meses|anos?)\b|\b(?:camino|hablo|gateo) al ano\b|\b(?:junta|arma|forma|hace|dice)\b.{0,14}\b(?:palabras|palabritas|frases|oraciones)\b/,
  ],
];
