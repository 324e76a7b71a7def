import { fold, wholeWord } from "../text.ts";
import type { Verbs } from "../pack.ts";

/** First person to third; the pairs are written by hand for this project. Words that are as often something else are left out. */
const pairs = `
tenho tem|sou é|estou está|tô está|to está|tava estava|vou vai|fui foi|faço faz|fiz fez|digo diz|disse disse|trago traz|trouxe trouxe|ponho põe|pus pôs|posso pode|pude pôde|quero quer|quis quis|sei sabe|soube soube|vejo vê|vi viu|venho vem|vim veio|dou dá|dei deu|saio sai|saí saiu|caio cai|caí caiu|ouço ouve|ouvi ouviu|peço pede|pedi pediu|perco perde|perdi perdeu|sinto sente|senti sentiu|durmo dorme|dormi dormiu|subo sobe|subi subiu|desço desce|desci desceu|tusso tosse|tossi tossiu|consigo consegue|consegui conseguiu|prefiro prefere|visto veste|sigo segue|segui seguiu|minto mente|tomo toma|uso usa|fumo fuma|bebo bebe|bebi bebeu|comi comeu|ando anda|acordo acorda|levanto levanta|deito deita|sento senta|viro vira|fico fica|moro mora|trabalho trabalha|estudo estuda|pratico pratica|caminho caminha|corro corre|corri correu|treino treina|durante durante|acho acha|tento tenta|evito evita|esqueço esquece|esqueci esqueceu|lembro lembra|conheço conhece|nasci nasceu|cresci cresceu|vivo vive|vivi viveu|sofro sofre|sofri sofreu|recebo recebe|recebi recebeu|preciso precisa|gosto gosta|como come|canso cansa|respiro respira|urino urina|evacuo evacua|vomito vomita|engasgo engasga|engulo engole|mastigo mastiga|enxergo enxerga|escuto escuta|falo fala|penso pensa|choro chora|sangro sangra|menstruo menstrua|coço coça|suo sua|tremo treme|desmaio desmaia|passo passa|mexo mexe|dobro dobra|estico estica|apoio apoia|pego pega|carrego carrega|dirijo dirige|cozinho cozinha|lavo lava|limpo limpa|pago paga|compro compra|leio lê|escrevo escreve|jogo joga|nado nada|pedalo pedala|tiro tira|boto bota|coloco coloca|aplico aplica|meço mede|peso pesa|controlo controla|sangrei sangrou|tive teve|estive esteve|houve houve|mordi mordeu|torci torceu|bati bateu|cortei cortou|rompi rompeu|sou é|senti sentiu|parti partiu|fugi fugiu|saí saiu|desisti desistiu|descobri descobriu|abri abriu|cobri cobriu|pari pariu|engravidei engravidou|interrompi interrompeu|conheci conheceu|mantenho mantém|costumo costuma|acabo acaba|começo começa|comecei começou|paro para|bocejo boceja|ronco ronca|espirro espirra|arroto arrota|peguei pegou|fiquei ficou|cheguei chegou|liguei ligou|joguei jogou|apaguei apagou|paguei pagou|larguei largou|busquei buscou|troquei trocou|toquei tocou|marquei marcou|procurei procurou|provoquei provocou|escorreguei escorregou|machuquei machucou|coloquei colocou|apliquei aplicou|emagreci emagreceu|adoeci adoeceu|adormeci adormeceu|amanheci amanheceu|amanheço amanhece|engordo engorda|emagreço emagrece|estava estava|somos são|temos têm|tomamos tomam|usei usou|medi mediu|vendi vendeu|repeti repetiu|cuspi cuspiu|ardi ardeu|mexi mexeu|aprendi aprendeu|recolhi recolheu|bebia bebia|ajudo ajuda|melhoro melhora|pioro piora|esqueço esquece|mudei mudou|dormia dormia|ouvia ouvia|levo leva|levei levou|fizemos fizeram|fomos foram|passamos passaram
`;
const forms: Record<string, string> = {};
for (const pair of pairs.trim().split("|")) {
  const [first, third] = pair.trim().split(" ");
  if (first && third) forms[first] = third;
}
/** Nouns or little words more often than verbs: rewritten only right after "eu", "não", "só" and their like. */
const ambiguous: Record<string, string> = {};
const AS_OFTEN_NOUNS =
  "como peso vomito desmaio choro trabalho ronco limpo uso caminho estudo treino jogo apoio passo espirro começo preciso visto vivo minto canso nado sofro gosto digo acabo suo controlo sono marco pus".split(
    " ",
  );
for (const noun of AS_OFTEN_NOUNS) {
  if (forms[noun]) ambiguous[noun] = forms[noun];
  delete forms[noun];
}
delete forms["vi"];
delete forms["durante"];
forms["vi"] = "viu";

/** Spelt as a verb in the third person, asked about as a thing ("tosse?", "queda?"). */
const NOUNS = "para peso queda perda como visto fala falta conta tosse ronca sangra choro".split(
  " ",
);

export const ptVerbs: Verbs = {
  forms,
  ambiguous,
  before: /\b(?:eu|n[ãa]o|s[óo]|tamb[ée]m|nunca|sempre|ainda|j[áa]|me|quase)$/i,
  endings: [
    [/cei$/, "çou"],
    [/([a-zçãõáéíóúâêô]{2,})guei$/, "$1gou"],
    [/([a-zçãõáéíóúâêô]{2,})quei$/, "$1cou"],
    [/([a-zçãõáéíóúâêô]{2,})ei$/, "$1ou"],
  ],
  reflexive: { word: "me", becomes: "se" },
  phrases: [
    [wholeWord("(?:meu|minha|meus|minhas)(?=\\s+\\p{L})"), ""],
    [wholeWord("eu(?=\\s+\\p{L})"), ""],
    [/,\s*(?:mas )?eu não(?=\s*[.!]?$)/iu, ""],
    [wholeWord("comigo"), "consigo"],
    [wholeWord("p(?:a)?ra mim"), "para si"],
    [/^\s*eu\s+/iu, ""],
  ],
  third: new RegExp(
    `^(?:nao|ja|se|[a-z]{2,}(?:ou|eu|iu)|[a-z]+ava|${[...new Set([...Object.values(forms), ...Object.values(ambiguous)].map(fold))].filter((v) => v.length > 2 && !NOUNS.includes(v)).join("|")}|fuma|bebe|caiu|piora|melhora|irradia|doi|incomoda|coca|acorda|enxerga|ouve|inchou|incha|mama|vacinou)$`,
  ),
  telegraph: [
    [
      /^(?:HD|hipótese diagnóstica|diagnóstico|impressão|conduta|CD|plano|ao exame|exame físico|exame|QP|HDA)\s*:\s*/iu,
      "",
    ],
    [wholeWord("(?:[ao] )?(?:senhora?|sra?\\.?|dona \\p{Lu}\\p{Ll}+|você|vocês|tu)(?=\\s)"), ""],
    [
      /^(?:tem|toma|usa|sente|faz uso de|refere|apresenta|tá com|está com|ficou com|fica com) (?=\p{Ll})(?!não|no |not )/iu,
      "",
    ],
    [
      /(?<=^|[.;:!?]\s*)(?:e|é|foi|aí|agora|então|isso|esse|essa|mas|porque|pois)\s+(?=\p{L})/giu,
      "",
    ],
    [/(?<=^|[.;:!?]\s*)(?:vou|vamos|iremos) (?=\p{L}+r\b)/giu, ""],
    [
      /(?<=^|[.;:!?,]\s*)(?:o|a|os|as) (?=\p{Ll}{3,})(?!qu[eê]|cada|partir|gente|noite|tarde|hora|vez|semana|mês)/giu,
      "",
    ],
    [
      /(?<=(?:^|[^\p{L}])(?:e|ou|mas|que|se|quando|porque|toma|tomou|usa|tem|teve|parou|repete|pedir|fazer|manter|mantém|nega|mexe|dói|faz|fez|deu|dá|sente|sentiu|tira|evita|traz|anota|tomar|usar)) (?:o|a|os|as) (?=\p{L}{3,})(?!qu[eê]|cada|partir|gente|noite|tarde|hora)/giu,
      " ",
    ],
    [wholeWord("ele|ela|eles|elas|a senhora|o senhor|você|vocês|tu"), ""],
    [
      wholeWord(
        "(?:está|estava|estão|ficou) (?=(?:bem )?\\p{L}+(?:ad[oa]s?|id[oa]s?|os[oa]s?|al|ais)(?!\\p{L}))",
      ),
      "",
    ],
    [
      wholeWord(
        "(?:mais ou menos|uns|umas|acho que|tipo|mesmo|todinh[oa]|né|assim|daí|bem (?=\\p{L})|muito bem|na verdade|por exemplo|a gente|eu)",
      ),
      "",
    ],
  ],
  spelling: [
    [
      wholeWord(
        "(?:né|viu|desculpa|desculpe|perdão|sabe|tá bom|entende|tipo assim|doutora?|doc|graças a deus)(?=\\s*[,.!?]|$)",
      ),
      "",
    ],
    // Called so ("não, minha filha, foi ontem"); "quem tem é minha filha" speaks of her.
    [
      /(?<=^|[.!?]\s*)(?:meu filho|minha filha|rapaz)(?=\s*,)|(?<=[,;]\s*)(?:meu filho|minha filha|rapaz)(?=\s*[,.!?]|$)/giu,
      "",
    ],
    [wholeWord("(?:já )?(?:te digo|vou dizer que|vou te dizer que|te falo),?"), ""],
    [wholeWord("tava"), "estava"],
    [wholeWord("tavam"), "estavam"],
    [wholeWord("tá"), "está"],
    [wholeWord("pra"), "para"],
    [wholeWord("pro"), "para o"],
    [wholeWord("pros"), "para os"],
    [wholeWord("pras"), "para as"],
    [wholeWord("cê"), "você"],
    [wholeWord("num"), "em um"],
    [wholeWord("numa"), "em uma"],
    [wholeWord("então,?|daí,?|aí,"), ""],
  ],
};
