import type { Opposite } from "../opposites.ts";

/**
 * States of which only one can be so, in Brazilian Portuguese as patients and doctors' notes put them; folded.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptOpposites: readonly Opposite[] = [
  {
    one: /\b(?:dor(?:es)? de cabeca|cefaleia\w*|cabeca (?:doi|doendo|lateja\w*))\b/,
    other: /\bcabeca (?:ta |esta |e )?(?:boa|bem|tranquila|normal|otima)\b/,
  },
  {
    about: /\b(?:noite|noturn\w+|repouso|madrugada|deitad[oa])\b/,
    one: /\b(?:do(?:r|res)|doi|doendo|doer)\b/,
    other: /\b(?:indolor|sem dor|durmo que e uma beleza)\b/,
  },
  {
    one: /\b(?:perd(?:eu|i|a|endo) (?:d[ae] |a )?consciencia|perda (?:de|da) consciencia|desmai\w+|apag(?:uei|ou|ada|ado)\b|sincope|inconscient\w*|ficou desacordad[oa])/,
    other:
      /\b(?:acordad[oa] o tempo (?:todo|inteiro)|lucid[oa] o tempo|consciente o tempo|sempre (?:acordad[oa]|lucid[oa]|consciente)|lembr(?:o|a|ava) de tudo|vi tudo|consciencia preservada)/,
  },
  {
    one: /\b(?:(?:com(?:e|o|endo)|(?:se )?aliment\w+) (?:muito |super )?(?:bem|direitinho|de tudo|normal)|apetite (?:esta |ta |e |continua |segue |voltou |anda )?(?:bom|preservado|normal|otimo|mantido)|bom apetite|boa aceitacao|apetite voltou|nao perdi o apetite)/,
    other:
      /\b(?:inapeten\w+|hiporex\w+|anorex\w+|(?:sem|falta de|perda d[oe]|pouco) (?:fome|apetite)|apetite (?:diminu\w+|reduzid\w+|ruim|caiu|sumiu)|com(?:e|o|endo) (?:muito |bem )?(?:pouco|mal|menos)|aceita(?:cao|ndo)? (?:pouco|mal|ruim)|nao (?:quer|consegue|consigo) comer|belisc\w+)/,
  },
  {
    one: /\b(?:(?:dorm[eo]|dormindo|dormia) (?:muito |super |tudo )?(?:bem|feito|que nem|igual|a noite (?:toda|inteira)|direto|de boa|tranquil\w+)|a noite (?:toda|inteira),? d|sono (?:esta |ta |e |noturno )?(?:preservado|reparador|continuo|tranquilo|normal|regular|bom|sem alterac\w+|sem queixas)|boa qualidade (?:de|do) sono)/,
    other:
      /\b(?:insoni\w+|(?:dorm[eo]|dormindo) (?:muito )?(?:mal|pouco|picado)|(?:acord[ao]|desperta\w*) (?:varias|muitas|toda hora|de hora em hora|diversas|a noite toda)|despertares? (?:noturnos? )?(?:frequentes|multiplos|varios)|sono (?:fragmentado|ruim|prejudicado|agitado|interrompido|nao reparador|picado|leve)|nao prego (?:o )?olho|noites? em claro|custo (?:a|pra) (?:dormir|pegar))/,
  },
  {
    about: /\b(?:ciclos?|menstru\w+|regras|regla|desce|desceu)\b/,
    one: /\b(?:ciclos? (?:menstruais? )?regular\w*|regular(?:es)?|regulad\w+|certinh\w+|todo mes|(?:de|cada|a cada) (?:vinte e (?:oito|sete|nove)|trinta|28|27|29|30)(?: em \w+)? dias|reloginho)\b/,
    other:
      /\b(?:irregular\w*|desregulad\w+|bagunc\w+|atras(?:a|am|ando)|pul(?:a|ou|am) (?:um )?mes\w*|falh(?:a|am|ou)|imprevisiv\w+|sem data|quando quer)\b/,
  },
  {
    about: /\b(?:vacin\w+|carteir\w+|calendario|imuniza\w+|doses?)\b/,
    one: /\b(?:em dia|atualizad\w+|complet[oa]s?|tudo certo|tomou todas|todas as vacinas)\b/,
    other:
      /\b(?:atrasad\w*|atras(?:amos|ei|ou)|desatualizad\w+|incomplet\w+|falt(?:a|am|ou|aram|ando)|perd(?:eu|emos|i) (?:a|as|uma)|pendentes?)\b/,
  },
  {
    about:
      /\b(?:trabalh\w+|servico|emprego|aula|escola|loja|obra|firma|profiss\w+|atividades|labor\w+)\b/,
    one: /\b(?:volt(?:ei|ou) (?:a|ao|pro|pra|para o) (?:trabalh\w+|dar aula|servico|batente|escola|atividades)|retorn\w+ (?:as atividades|ao trabalho)|to trabalhando|esta trabalhando|segue trabalhando|trabalh[ao] ainda|em atividade)\b/,
    other:
      /\b(?:aposent\w+|desempregad\w+|sem trabalh\w+|afastad[oa]|encostad[oa]|de licenca|pelo inss|parei de trabalhar|nao (?:to|estou|esta|tenho) trabalhando)\b/,
  },
  {
    about:
      /\b(?:bebe|bebo|bebia|alcool\w*|cerveja\w*|pinga|cachaca|vinho|etilis\w+|destilad\w+|dose)\b/,
    one: /\b(?:(?:bebo|bebe|toma|tomo|consome|consumo) (?:\w+ ){0,3}(?:cerveja\w*|pinga|cachaca|vinho|alcool|lata\w*|dose\w*|todo|socialmente|no fim)|etilista|etilismo(?! previo)|consumo (?:atual |regular |diario )?de alcool|uso (?:atual )?de alcool)\b/,
    other:
      /\b(?:(?:parei|parou|larguei|largou)(?: de beber| com a bebida| total| tudo|(?=[.,]))|abstin\w+|abstemi\w+|nao beb[oe]|nunca bebi|nem uma gota|nem (?:socialmente|em festa)|sobri[oa]|bebia\b|ex-etilista|nega (?:etilismo|alcool))/,
  },
  {
    about: /\b(?:tosse|tossi\w*|catarro|expectora\w+|escarro)\b/,
    one: /\b(?:(?:tosse|e|so|bem|mais) seca|seca\b|sem (?:catarro|expectorac\w+|secrec\w+)|nao sai (?:nada|catarro))/,
    other:
      /\b(?:produtiva|(?:com|sai|tem|vem|solta|cheia de) (?:um |uns |muito )?catarro|com expectorac\w+|expectorando|encatarrad\w+|escarrando)\b/,
  },
  {
    about:
      /\b(?:catarro|expectora\w+|escarro|secrec\w+|agu(?:a|inha)|corrimento|pus|ferida|liquido|coriza)\b/,
    one: /\b(?:clar(?:o|a|inh[oa])s?|brancos?|brancas?|branquinh\w+|transparentes?|hialin\w+|seros[oa]|agu(?:a|inha)|limp(?:o|inho))\b/,
    other: /\b(?:purulent\w+|amarel\w+|verdes?|esverdead\w+|pus|fetid\w+|mau cheiro)\b/,
  },
  {
    one: /\b(?:perd(?:a|eu|i|endo|er) (?:de )?(?:peso|\w+ (?:quilos?|kg))|perda ponderal|emagrec\w+|emagreci|secou|\w+ quilos? a menos)\b/,
    other:
      /\b(?:ganh(?:o|ou|ei|ando|ar) (?:de )?(?:peso|\w+ (?:quilos?|kg))|ganho ponderal|engord\w+|aument(?:o|ou|ei) (?:de )?(?:peso|\w+ (?:quilos?|kg))|\w+ quilos? a mais)\b/,
  },
  {
    about: /\b(?:intestin\w*|evacu\w*|coco|fezes|banheiro)\b/,
    one: /\b(?:constipa\w+|(?:intestino )?preso|prisao de ventre|ressecad\w+|obstipa\w+|duro)\b/,
    other:
      /\b(?:todo (?:o )?(?:santo )?dia|todos os dias|diari\w+|solto|funciona bem|regular(?:es)?|reloginho|mole)\b/,
  },
  { one: /\bindetect\w+/, other: /(?<!in)\bdetectave(?:l|is)\b|\bdetectou\b/ },
  {
    about: /\b(?:mam\w+|peito|aleitamento|leite|formula|amament\w+|materno)\b/,
    one: /\b(?:(?:aleitamento|leite|materno|peito|seio) (?:materno )?exclusiv\w+|(?:so|somente|apenas)(?: mama)?(?: n[oa]| o)? (?:peito|seio|leite materno)|so mama)\b/,
    other:
      /\b(?:formula|mamadeira|complement\w+|leite (?:de vaca|artificial|em po|nan)|mist[oa]|desmam\w+)\b/,
  },
  {
    about: /\b(?:sexua\w*|relac\w+|namor\w+|transa\w*|parceir\w+)\b/,
    one: /\b(?:vida sexual ativa|sexualmente ativ\w+|relacoes|retom(?:ou|ei|amos) (?:a|as)|transa\w*)\b/,
    other:
      /\b(?:virgem|sem (?:vida sexual|relac\w+)|ainda nao|nunca tive|abstinencia sexual|sexarca nao)\b/,
  },
  {
    about: /\b(?:mor[ao]\w*|viv[eo]|resid\w+)\b/,
    one: /\b(?:(?:mor[ao]|viv[eo]|reside) (?:\w+ )?(?:sozinh\w+|so\b)|sozinh[oa] em casa)/,
    other: /\b(?:mor[ao]|viv[eo]|reside) com\b/,
  },
  {
    about:
      /\b(?:banh\w*|vest\w+|com(?:e|er|ida)|aliment\w+|higiene|and[ao]\w*|caminh\w*|marcha|deambul\w*|levant\w+|autocuidado|atividades)\b/,
    one: /\b(?:independente\w*|sozinh[oa]s?|por conta propria|sem (?:ajuda|auxilio|apoio))\b/,
    other:
      /\b(?:dependente\w*|(?:precisa|necessita|com|depende) (?:d[ea] |a |minha |muita )?(?:ajuda|auxilio|apoio)|acamad\w+|restrit[oa] ao leito|cadeirante)\b/,
  },
  {
    about: /\b(?:ouvid\w*|audic\w+|escut\w+|ouv(?:e|ir|indo|o)|som)\b/,
    one: /\b(?:audic\w+ (?:preservada|normal|boa)|(?:ouv|escut)(?:e|o|a|ando|indo) (?:muito )?(?:bem|normal))\b/,
    other:
      /\b(?:abafad\w+|entupid\w+|tampad\w+|(?:ouv|escut)\w+ (?:muito )?(?:menos|mal|pouco)|surd\w+|hipoacus\w+|perda auditiva|nao (?:escut|ouv)\w+)\b/,
  },
  {
    about:
      /\b(?:dedos?|bracos?|pernas?|maos?|pes?|joelhos?|ombros?|movim\w+|mov[ei]\w*|mex\w+|mobil\w+)\b/,
    one: /\b(?:(?:mex|mov)(?:e|o|em|endo|imenta|imento) (?:tudo|bem|direito|normal|os|o|a|as|todos)|mobilidade (?:preservada|mantida|normal)|movimentos? (?:preservad\w+|livres|normais))\b/,
    other:
      /\b(?:incapa\w+ (?:de|para) (?:mov\w+|mex\w+)|nao (?:consegu\w+ )?(?:mex|mov)\w+|imobili\w+|movimentos? (?:limitad\w+|abolid\w+)|travad\w+)\b/,
  },
  {
    about: /\b(?:cicatriz\w*|feridas?|cortes?|pontos|incisao|operatori\w+|cesarea|umbigo|lesao)\b/,
    one: /\b(?:cicatriz(?:ou|ada|ado|ando bem)|fech(?:ou|ada|ado|adinh\w+)|sequinh\w+|sec[oa]|sarou|limpa)\b/,
    other:
      /\b(?:deiscenc\w+|abri(?:u|ram)|abert[oa]s?|nao (?:fechou|cicatriz\w+|sarou)|infectad\w+|vazando)\b/,
  },
  {
    one: /\b(?:subit[oa]|subitamente|de repente|do nada|abrupt\w+|de uma hora pra outra|inicio agudo)\b/,
    other:
      /\b(?:aos poucos|aos pouquinhos|gradual\w*|gradativ\w+|insidios\w+|progressiv\w+|devagar\w*|lent\w+)\b/,
  },
  {
    about:
      /\b(?:caroc\w+|nodul\w+|bolinh\w+|ferid\w+|lesao|lesoes|ulcer\w+|massa|ingua\w*|mancha\w*)\b/,
    one: /\b(?:indolor\w*|nao doi|sem dor|nao incomoda)\b/,
    other: /\b(?:doloros\w+|doi\b|doendo|doid[oa]|sensivel)\b/,
  },
  {
    about: /\b(?:caroc\w+|nodul\w+|bolinh\w+|massa|ingua\w*|linfonod\w+)\b/,
    one: /\b(?:move(?:l|is)|mexe|anda|solt[oa]|corre)\b/,
    other: /\b(?:fix[oa]s?|aderid\w+|pres[oa]|grudad\w+|imove(?:l|is))\b/,
  },
  { one: /\bdestr[oa]s?\b/, other: /\bcanhot\w+|\bsinistr[oa]\b/ },
  {
    about: /\b(?:nasc\w+|parto|gesta\w+|prematur\w+|semanas)\b/,
    one: /\b(?:a termo|de tempo|no tempo certo|na data|(?:trinta e (?:sete|oito|nove)|quarenta|37|38|39|40) semanas)\b/,
    other:
      /\b(?:prematur\w+|pre-?termo|antes do tempo|de (?:sete|oito) meses|(?:trinta e (?:uma|duas|tres|quatro|cinco|seis)|3[0-6]) semanas)\b/,
  },
  {
    about: /\b(?:parto|nasc\w+|cesar\w+|via)\b/,
    one: /\b(?:parto (?:foi )?(?:normal|vaginal|natural)|via vaginal|de parto normal)\b/,
    other: /\b(?:cesar\w+|cesariana)\b/,
  },
  {
    about: /\b(?:gravidez|gesta\w+|engravid\w+|bebe)\b/,
    one: /\b(?:planejad\w+|desejad\w+|programad\w+|tentando)\b/,
    other:
      /\b(?:nao (?:foi )?planejad\w+|sem planejar|susto|surpresa|nao (?:tava|estava) (?:planej|esper)\w+|indesejad\w+)\b/,
  },
  {
    about: /\b(?:dirig\w+|carro|volante|conduz\w*|direcao)\b/,
    one: /\b(?:dirig(?:e|o|indo)|conduz|ao volante)\b/,
    other:
      /\b(?:nao dirige mais|parei de dirigir|parou de dirigir|tir(?:ei|amos|aram) (?:a chave|o carro)|vend(?:eu|i|emos) o carro)\b/,
  },
  {
    about: /\b(?:dor\w*|dói|doi|queimac\w+|cefaleia|colica\w*|latej\w+|pontada\w*)\b/,
    one: /\b(?:dor (?:e )?(?:constante|continua|permanente|fixa)|o tempo (?:todo|inteiro)|nao (?:para|da tregua|alivia nunca)|sem parar)\b/,
    other:
      /\b(?:intermitente\w*|vai e vem|vem e vai|vai e volta|em crises|episodic\w+|por momentos|de vez em quando)\b/,
  },
  {
    one: /\b(?:entub(?:ad[oa]|ou|aram|ei)|intuba\w+|iot\b|ventilacao mecanica|ficou no tubo)/,
    other: /(?!)/,
  },
  { one: /\b(?:intern(?:ad[oa]s?|ou|aram|ei|acao|acoes)|hospitaliza\w+)\b/, other: /(?!)/ },
  {
    one: /\b(?:pelos?|hirsut\w+) (?:a mais|em excesso|no (?:rosto|queixo|peito)|em (?:rosto|queixo|peito))|\bhirsut\w+|\bpelos?\b(?=[^.]*[?])/,
    other: /(?!)/,
  },
  {
    one: /\b(?:ferimento|ferida|ulcera|machucado|fissura|lesao)s? (?:n[oa]s?|de|em) pes?\b|\bpe diabetico/,
    other: /(?!)/,
  },
  {
    one: /\bproteinuria|\bmicroalbumin\w+|\bproteina n[ao] (?:urina|xixi)|\balbumina n[ao] urina/,
    other: /(?!)/,
  },
  {
    one: /\b(?:descarga (?:papilar|mamilar)|saida de secrecao (?:pelo|do) mamilo|(?:sai|saiu|saindo)[^,.;]{0,25}\b(?:bico|mamilo|peito))/,
    other: /(?!)/,
  },
  {
    one: /\b(?:perda de liquido|perd(?:eu|endo) (?:liquido|agua)|bolsa rot\w+|romp\w+ a bolsa|liquido,? (?:vazando|escorrendo))\b/,
    other: /\bliquido(?: e sangue)?,? nao\b/,
  },
];
