import type { Asking } from "../pack.ts";

/**
 * What a patient tells in so many words, whatever was asked; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptTells: readonly Asking[] = [
  [
    "obgyn",
    /\bmenarca\b|\bperda\b.*\bsemanas\b|\bcuretagem\b|\bmenstru(?:ei|o|ava|ou)\b|\b(?:troco|trocava|uso|gasto|encho) (?:o |de |uns |umas |\w+ )?absorventes?\b|\babsorventes?\b.*\bpor (?:dia|hora)\b|\b(?:desce|desceu|desci|veio) (?:a )?(?:regra|menstruacao|pra mim)\b|\bminha regra\b|\bperdi (?:um|uma|dois|duas|tres|o) (?:bebe|nenem|gravidez|gestac\w+|de \w+ (?:meses|semanas))|\b(?:tive|foram|fiz) (?:\w+ )?(?:partos?|cesareas?|abortos?)\b|\b(?:dou|dando|dei) (?:de mamar|o peito|peito|mama)\b|\b(?:amamento|amamentando|amamentei)\b|\bengravidei\b/,
  ],
  [
    "surgeries",
    /\b(?:nunca|ja|nao) (?:tomei|recebi|precisei de|tomou|recebeu) (?:de )?sangue\b|\bsangue (?:eu )?(?:nunca|ja|nao) (?:tomei|recebi|tomou|recebeu)\b|\b(?:tomei|recebi|tomou|recebeu|levei|levou|precisou de|precisei de) (?:\w+ )?(?:bolsas?|unidades?|transfus\w+)|\bbolsas? de sangue\b/,
  ],
  [
    "exposure",
    /\b(?:tenho|temos|tem|cria|crio|criamos|com) (?:\w+ )?(?:gatos?|cachorr\w+|caes|papagaio|periquito|passarinh\w*|galinhas?|pombos?|calopsita|hamster|coelhos?)\b(?!.*\b(?:mord|arranh))|\b(?:fogao (?:de|a) lenha|agua de poco|banho de (?:rio|acude|lagoa|cachoeira)|picad[ao] de (?:carrapato|inseto|mosquito|barbeiro)|agrotoxic\w+|veneno de lavoura|silica|amianto)\b|\b(?:voltei|cheguei|vim|viajei|fui|estive) (?:de|do|da|pra|para|pro|no|na|em) (?:viagem|ferias|amazon\w+|para\b|rondonia|acre|roraima|amapa|maranhao|africa|angola|india|europa|estados unidos)/,
  ],
  [
    "hpi",
    /\b(?:melhor\w*|some|sumiu|passa|alivi\w*|pior\w*|volta)\b.*\b(?:fim de semana|domingos?|ferias|folga|feriado|verao|inverno|calor|frio|sol|chuva)\b|\b(?:fim de semana|domingos?|ferias|folga|feriado|verao|inverno)\b.*\b(?:melhor\w*|some|sumiu|passa|alivi\w*|pior\w*|nem)\b/,
  ],
  [
    "social",
    /\b(?:moro|morava|morando) (?:com|so\b|sozinh\w|eu e|na casa)|\bsou (?:casad[oa]|solteir[oa]|viuv[oa]|separad[oa]|divorciad[oa]|aposentad[oa])\b/,
  ],
  [
    "development",
    /\b(?:andou|caminhou|sentou|engatinhou|falou|balbuciou|rolou|desfraldou|largou a fralda)\b.{0,14}\b(?:com|aos) (?:\w+ ){1,4}(?:mes|meses|anos?)\b|\b(?:junta|forma|faz|diz)\b.{0,14}\b(?:palavr\w+|frases?)\b/,
  ],
];
