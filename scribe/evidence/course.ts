/** Cues of how a thing goes on: well, over, going on, tried once, ended today; folded, three languages. */

export const NORMAL =
  /\b(?:igual|normal|normais|normales|boa|bem|preservad\w*|conservad\w*|fine|ok|okay|limp\w+|clear|intact\w*|integr\w+)\b/;
const CHANGES =
  /\b(?:diminu|melhor|aument|pior|reduz|disminu|mejor|empeor|improv|wors|decreas|better)/;

/** "Audição normal"; not "a tosse diminuiu bem". */
export function isWellAfter(rest: string): boolean {
  const clause = rest.split(/[,.;]/)[0]!;
  return NORMAL.test(clause) && !CHANGES.test(clause);
}

export const OVER =
  /\b(?:foi embora|foram embora|nao (?:teve|tive|deu|dei) mais|no (?:tuvo|tuve|le di) mas|hasn't (?:had|come)|haven't had|passou|passaram|sumiu|sumiram|melhorou|sarou|resolveu|ja nao tem|hoje nao tem|nao tem mais|nao sinto mais|quase normal|se fue|se le paso|se me paso|ya no (?:tiene|tengo)|(?:faz|ha|hace) [^,.;]{0,25}que (?:ja )?(?:nao|no)\b|quando (?:eu )?era (?:nov[oa]|jovem|moc[oa]|solteir[oa])|cuando era (?:joven|chic[oa])|when i was (?:young\w*|a kid|in college)|(?:saiu|sairam|salio) (?:em|na|no|en|do esquema|del esquema)(?: \w+)? (?:\d{4}|dois mil|dos mil|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano)|(?:se |me |le )(?:l[ao]s? )?(?:quite|saque|retire|suspendi|pare|corte)\b|(?:me |se |le )l[oa]s? (?:saco|quito|retiro|suspendio|paro|corto)\b|(?:me |se |le )?l[oa]s? cambi(?:aron|o)\b|(?:doutora?|medic[oa]|doctora?|cardiologista|posto|ele|ela|eles) (?:ja )?(?:trocou|trocaram|mudou)\b|antes era\b|used to be\b|(?:ripped|took|tore|peeled|yanked) (?:it|them|that) off\b|acabou|acabaram|zerou|se acabo|ran out|i was on|was on it|but switched|went away|gone|resolved|got better|better now|stopped|(?:not|no|\w+n't) (?:\w+ ){0,4}(?:any ?more|no more)|nao mais|agora ja nao|quando (?:eu |ele |ela )?era (?:bebe|crianca|pequen\w+|menin\w+|novinh\w+|mocinh\w+)|na infancia|cuando era (?:bebe|nin\w+|pequen\w+)|de (?:chiquit\w+|nin[oa]|bebe)|que (?:nada|nao (?:da|deu|tem|teve|sinto|senti|boto|fumo|bebo))|(?<!to )none (?:for|since)|(?:sem|sin) (?:fumar|beber|prender|botar|tomar|probar)|without (?:one|a (?:cigarette|drink|smoke))|nunca mais(?=[.!]?$)|nunca mas(?=[.!]?$)|never again|(?:tomei|usei|tome|use|took|used) .{0,25}\b(?:ate|hasta|till|until)\b|me enchi|me canse|got tired of (?:it|them)|(?:lo|la|los|las) solte|took it out|taken out|had it removed|grew out of|as a (?:kid|child|baby|boy|girl)|when (?:i|he|she) was (?:little|small|a baby|a child|a girl|a boy)|outgrew|(?:i'm|he's|she's|is|been|got|came|went|taken) off (?:it|of it|them|that)\b(?= now|[.,;!]|$))/;

export const CURRENT =
  /\b(?:tomo|toma|tomando|uso|usa|usando|mantem|mantenha|continua|continue|segue|sigue|siga|i take|takes|taking|keep|i use)\b/;

const PAST_TIME =
  "(?:(?:no |el )?(?:ano|mes) pas+ad[oa]|anos atras|(?:ha|hace|faz) (?:uns |unos |\\w+ )?anos|last (?:year|winter|summer|spring|fall)|years ago|back in \\w+|(?:em|en|in) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)|semana santa|carnaval|(?:na |da |la )?outra vez|la otra vez|last time|that time|(?:no|el|en el) hospital|in the (?:er|hospital)|en urgencias|na (?:upa|emergencia)|na faculdade|en la universidad|in college|in (?:high |middle |grade |grad )?school|na escola|(?:em|en|in) (?:(?:19|20)\\d\\d|dois mil|dos mil)|when i was (?:a |in )\\w+|(?:para|por|pra) (?:aquel\\w+|essa|esa) (?:crise|crisis|gripe|infec\\w+))";
const PAST_VERB =
  "(?:tratou|tratei|trataram|tomei|tomou|usei|usou|deram|me deram|passaram|fiz|fez|tome|tomo|le dieron|me dieron|le di|use|trataron|trato|took|gave|pusieron|me pusieron|botaram|aplicaram|did|had|treated|used|put (?:me|him|her) on)";
/** A treatment told in the past, with its time. */
export const FORMER = new RegExp(
  `\\b${PAST_TIME}\\b.*\\b${PAST_VERB}\\b|\\b${PAST_VERB}\\b.*\\b${PAST_TIME}\\b|^\\S+(?: \\S+)? ${PAST_TIME}[.!]?$|\\b(?:me dieron|me deram|tomei|usei|tome|use|took|tried|used|me passaram|probe)\\b.{0,40}\\b(?:no (?:me )?(?:sirvio|hizo nada|funciono)|nao (?:adiantou|resolveu|serviu|funcionou)|didn't (?:help|work|do)|y volvio|e voltou)|^\\S+ (?:from|d[ao]|del?) (?:the |la )?(?:urgent care|er|upa|urgencias|pronto socorro|walk-in|emergenc\\w+)\\b`,
);
/** Since that time it goes on. */
export const NOW =
  /\b(?:que (?:me |le )?(?:botaram|passaram|colocaram|puseram|receitaram|pusieron|recetaron|agregaron)|desde|since|ainda|todavia|still|ate hoje|hasta hoy|ever since|sigo|continuo|comec\w+|empec\w+|started|empeze|agora|ahora|now)\b/;

export const NEVER = /\b(?:nunca|never|jamais|jamas)\b/;

export const ONCE =
  /\b(?:uma (?:unica )?vez so|so uma (?:unica )?vez|uma unica vez|uma so vez|una (?:sola|unica) vez|una vez (?:nada mas|nomas)|nomas una vez|solo una vez|(?:just|only) once(?! (?:a|per|every))|one time(?! (?:a|per))|so (?:tomei|usei|peguei) (?:no|na|quando|naquel\w+|pra|para)|so quando|solo (?:lo |la |los |las )?(?:tome|use) (?:en|para|cuando)|only (?:took|used) (?:it |them )?(?:for|at|when|the|that)|so la(?=[.!]?$)|nomas ahi|solo ahi|just there|that's all(?=[.!]?$)|so dessa vez|(?:tomei|usei|tome|use|took|used) (?:so|solo|only|just|somente|apenas) (?:n[oa]|naquel\w+|nessa|durante|en|cuando|quando|when|during|for|that|esa|ese)|experimentei|lo probe|la probe|tried (?:my|his|her)|tried (?:it|that|them|one|some|\w+) once)\b/;

/** A doctor who takes a medicine away. */
export const HALTS =
  /\b(?:suspend\w*|suspens\w*|nunca mais|nunca mas|ever again|nada de|stay away from|no more|stop(?:ping)?|off the|off of|no more|deja de|deje de|dejamos|retira\w*|quitamos|tira(?:r|mos)?|para(?:r)? (?:com )?(?:o|a|de)|corta(?:r)?|nem pensar)\b/;
