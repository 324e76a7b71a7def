import type { Asking } from "../pack.ts";

/**
 * Questions whose wording settles what they ask for, whatever terms stand in them; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptAsks: readonly Asking[] = [
  [
    "family",
    /\b[nd]a (?:sua |tua )?familia\b|\bfamiliares?\b|\bparentes?\b|\bde que (?:e que )?(?:ele |ela |eles )?(?:morreu|faleceu|morreram)\b|\b(?:morreu|faleceu) (?:de (?:que|quê)|como)\b|\bcausa da morte\b|\b(?:pais|pai|mae|irmaos?|irmas?|avos?)\b.*\b(?:viv[oa]s?|saude|saudave\w+|sadi[oa]s?|doen\w+|morr\w+|falec\w+|algum problema|tem pressao|teve (?:cancer|infarto|derrame|avc|trombose))/,
  ],
  [
    "sleep",
    /\b(?:que|qual) (?:e a )?(?:hora|horario)s?\b.*\b(?:deita\w*|dorm\w+|levanta\w*|acorda\w*|cama)\b/,
  ],
  [
    "hpi",
    /\b(?:quantos|quantas|com quantos) travesseiros?\b|\b(?:anda|vai|corre|caminha|espalha|desce|sobe|puxa|irradia)\b.* (?:pra|para) (?:algum|outro|qual|que|onde)|\b(?:anda|vai|corre|desce|sobe|puxa|irradia|pega) (?:pro|pra|para [oa]|ate [oa]) (?:braco|perna|costas|pescoco|ombro|saco|testiculo|virilha|peito|queixo|mandibula|joelho|pe|coxa|cabeca|nuca|ouvido|mao|umbigo)\b|\b(?:que|qual|em que) (?:parte|pedaco|ponto|altura) d|\b(?:em|tem) (?:algum|que|qual) (?:horario|hora|periodo|momento)\b|\bo que (?:e que )?(?:puxa|dispara|provoca|desencadeia|faz (?:vir|piorar|aparecer|melhorar|passar))|\btem (?:algum )?gatilho|\b(?:fim de semana|domingos?|ferias|folga|quando nao trabalha|longe do trabalho)\b.*\b(?:melhora|piora|como|fica|muda|some)|\b(?:melhora|piora|muda|some)\b.*\b(?:fim de semana|domingos?|ferias|folga|trabalho|sol|verao|inverno|frio|calor)\b|\bcomo (?:e que )?(?:e|era|comecou|foi) (?:essa|esse|a|o) (?:dor|tosse|tontura|crise|febre|coceira|falta)/,
  ],
  [
    "surgeries",
    /\btransfus\w+|\bsangue,? (?:\w+ ){0,2}(?:tomou|recebeu)\b|\b(?:tomou|recebeu|precisou (?:de|tomar)|levou|ja tomou) (?:bolsa (?:de )?)?sangue\b|\banestesia\b|\bja (?:foi )?oper\w+|\bcirurgias?\b/,
  ],
  [
    "pmh",
    /\bja (?:teve|deu|fez|tratou)\b.*\b(?:convuls\w+|tuberculose|hepatite|dengue|malaria|covid|sifilis|pneumonia|avc|derrame|infarto)/,
  ],
  [
    "exposure",
    /\btatua\w+|\bpiercing|\bviaj\w+|\bviagem\b|\b(?:contato|conviv\w+) (?:com|proximo)\b(?! (?:sua|seu|a familia))|\b(?:mofo|carpete|bolor|bicho de pelucia|pelucia|umidade)\b|\b(?:fuma|fumam|fumante) (?:dentro d|em casa|ai em casa|perto)|\balguem (?:(?:perto|proximo|por perto|do lado|do trabalho|da escola|de casa|em casa) )?(?:mais )?(?:doente|tossindo|com tuberculose|com (?:isso|a mesma coisa|os mesmos sintomas|gripe|tosse))|\b(?:onde|em que lugar) (?:vai|vao|pretende) (?:dormir|ficar|se hospedar)|\b(?:quanto tempo|quantos dias) (?:vai |vao |pretende )?(?:fica|ficar|ficam|passar) (?:la|fora|por la)|\b(?:exposi[cç]\w+|expost[oa])\b|\b(?:banho de rio|agua de poco|agua encanada|esgoto|saneamento|enchente)\b/,
  ],
  ["habits", /\b(?:fuma|fumam|fumante) (?:dentro d|em casa|ai em casa|perto)/],
  [
    "vaccines",
    /\b(?:tomou|fez|recebeu|falta|ja tem|esta com) .{0,12}\b(?:hepatite|tetano|gripe|covid|febre amarela|pneumo\w+|hpv|sarampo|triplice|bcg|herpes zoster|dengue|meningite)\b|\b(?:hepatite b?|tetano|gripe|covid|febre amarela|hpv|triplice|pneumonia)\b.{0,14}\b(?:tomou|doses?|em dia|vacin\w+|refor\w+)|\bcarteir(?:a|inha)\b|\bcaderneta\b/,
  ],
  [
    "obgyn",
    /\babsorventes?\b|\bmenstru\w+|\bmenarca\b|\bficou mocinha\b|\bdesceu (?:a|pela) primeira|\bo fluxo\b|\bamament(?:ou|aram)\b|\bengravid\w+|\bquantas gesta\w+|\bteve (?:algum )?aborto|\bpartos?\b.*\b(?:norma\w+|cesar\w+|como)|\bmenopausa\b|\bultima regra\b/,
  ],
  [
    "contraception",
    /\b(?:que|qual|algum|usa) metodo\b|\banticoncep\w+|\bevita (?:filho|gravidez)|\b(?:se previne|se protege|previne gravidez)\b|\bcomo (?:\w+ ){0,2}evita\b/,
  ],
  [
    "perinatal",
    /\b(?:nasceu|nascer|nasceram|nascimento)\b|\bparto d(?:ele|ela|o bebe|o nenem|a nenem)|\bteste do pezinho\b|\bgravidez d(?:ele|ela)\b/,
  ],
  [
    "development",
    /\b(?:ja (?:fala|anda|senta|engatinha|aponta|sobe|conta|desenha|fica em pe|rola|sorri|balbucia)|com (?:que|quantos) (?:idade|meses|anos) (?:\w+ )?(?:andou|falou|sentou|engatinhou|sorriu|largou|desfraldou)|senta (?:sozinh\w|sem apoio)|sustenta (?:a cabeca|o pescoco)|desfrald\w+|forma frases|junta (?:duas )?palavras)\b/,
  ],
  [
    "diet",
    /\bmama (?:no peito|bem|quantas|ainda|so)\b|\b(?:so no peito|peito ou|mamadeira|formula|papinha|introducao alimentar)\b|\bo que (?:e que )?(?:costuma )?(?:come|comer|almoca|janta|lancha)\b|\b(?:toma|bebe) (?:bastante |muita |quanta |quantos litros de )?agua\b/,
  ],
  [
    "measured",
    /\b(?:quanto|quantos quilos) (?:e que )?(?:o senhor |a senhora |voce |ele |ela )?(?:ta|esta|anda|tem) pesa\w+|\bquanto pesa\b|\b(?:peso,? (?:e )?(?:a )?altura|altura,? (?:e )?(?:o )?peso)\b|\bquanto (?:e que )?(?:\w+ ){0,2}(?:mede|tem de altura)\b|\b(?:seu|qual o|qual e o|sabe o) peso\b|\b(?:sua|qual a|qual e a|sabe a) altura\b|\b(?:mediu|tem medido|anda medindo|mede|verificou|aferiu|tirou)\b.*\b(?:pressao|glicose|glicemia|dextro|acucar|temperatura|saturacao|febre|peso)|\b(?:glicose|glicemia|pressao|acucar|dextro|saturacao)\b.*\bem casa\b/,
  ],
  [
    "social",
    /\bquem (?:mais )?(?:esta|fica|mora|vive|tem|ajuda|cuida)\b(?!.*\b(?:remedio|dinheiro)).*\b(?:casa|senhora?|voces?|junto|ela|ele|contigo)\b|\bcom quem (?:\w+ ){0,3}(?:mora|vive|fica)|\b(?:situacao|clima|ambiente|convivencia|relacao|coisas) em casa\b|\b(?:tem|ha) briga\b|\bate que (?:serie|ano)\b|\bestudou\b|\bescolaridade\b|\bcomo e (?:a|sua|essa) casa\b|\b(?:casa|apartamento)\b.*\b(?:escada|andar|saneamento)|\bfalt\w+ (?:muito |muita )?(?:a|na|da) (?:escola|aula)|\b(?:vai|esta|anda|como vai) (?:bem )?na escola\b|\btem filhos\b|\bno que (?:e que )?(?:\w+ ){0,2}trabalha|\btrabalha (?:com|de|em) (?:que|o que|quê)|\bviolencia\b|\b(?:renda|beneficio|bolsa familia|aposentad\w+)\b/,
  ],
  [
    "exercise",
    /\b(?:onde|em que lugar|que piso) (?:\w+ ){0,3}(?:treina|treinar|corre|correr|caminha|pedala|joga)\b|\bquantos (?:quilometros|km|treinos)\b|\b(?:treino|treina|treinos|corre|pedala|nada|joga bola)\b.*\b(?:semana|semanal|vezes|quanto)\b|\batividade fisica\b|\bexercicios?\b/,
  ],
  [
    "pastmeds",
    /\b(?:que|quais|qual) (?:outros |outro )?(?:tratamentos?|remedios?|medica\w+) (?:e que )?(?:\w+ ){0,2}ja (?:fez|tentou|usou|tomou)|\bja (?:tinha (?:tomado|usado|feito|passado|tentado) |tentou |fez |tomou |usou |passou )(?:\w+ ){0,4}(?:pra isso|para isso|algum(?:a coisa)?|antes|tratamento|remedio)|\b(?:chegou a|tentou) (?:tomar|usar|passar)\b|\b(?:tomou|usou|passou|fez) (?:algo|alguma coisa|algum (?:remedio|tratamento))\b|\bpor que (?:e que )?(?:\w+ )?(?:parou|largou|deixou|suspendeu|interrompeu|trocou)\b/,
  ],
  [
    "adherence",
    /\b(?:toma|usa|aplica|faz uso) (?:tudo |todos )?(?:direit\w+|certinh\w+|cert[oa]|como (?:foi )?(?:mandad|prescrit|combinad)\w+|todo dia mesmo|na hora certa)|\b(?:sentiu|deu|teve) (?:algo|alguma coisa|algum efeito|alguma reacao|problema) com (?:o|a|esse|essa) (?:remedio|medica\w+|comprimido|tratamento)|\b(?:se deu|esta se dando|ta se dando) bem com (?:o|a|esse|essa)\b|\b(?:esquec\w+|pul[ao]\w*|falh\w+)\b.*\b(?:dose|comprimido|remedio|dia)s?\b|\bconsegue tomar\b/,
  ],
  [
    "allergy",
    /\balergi\w+|\b(?:faz|fez|deu|ja fez|caiu) mal\b|\b(?:reagiu|reage|passa mal com|nao pode (?:tomar|usar|comer)|nao se da(?:r)? com)\b|\bo que (?:e que )?(?:acontece|aconteceu|deu|da|sente|sentiu|causa) (?:quando|se|com) (?:\w+ )?(?:toma|tomou|usa|usou|come|comeu|ela|ele)\b|\bque tipo de reacao\b|\bqual (?:foi )?a reacao\b/,
  ],
  [
    "functional",
    /\b(?:quem|voce|a senhora) (?:cuida|administra|organiza|controla|separa) (?:d[oa]s? )?(?:dinheiro|remedios|contas)|\bconsegue (?:tomar banho|se vestir|comer|andar|caminhar|subir|cozinhar|fazer|ir ao banheiro|sair)\b|\bquant[oa]s? (?:quadras|quarteiroes|degraus|lances|metros)\b|\b(?:destr[oa]|canhot[oa])\b/,
  ],
  [
    "mental",
    /\b(?:prazer|interesse|vontade|animo|gosto) (?:em|nas|pelas|de|para) (?:fazer|coisas|viver|sair)|\bansios\w+|\bpens\w+ em (?:morrer|se matar|sumir|desistir|acabar)/,
  ],
  [
    "meds",
    /\bo que (?:e que )?(?:\w+ ){0,2}(?:toma|usa) (?:pra|para|todo|hoje|de remedio)|\bque (?:remedios?|medica\w+) (?:\w+ ){0,2}(?:toma|usa|esta)|\b(?:pra|para) (?:dormir|a dor|a pressao|o acucar|ansiedade|o estomago),? (?:\w+ )?(?:toma|usa)\b|\bchas?\b|\b(?:coisa |produto )natura\w+|\bervas?\b|\bfitoterap\w+|\bsuplement\w+|\bvitaminas?\b/,
  ],
  // A visit to a hospital, an illness of childhood, and what was there before something else.
  [
    "surgeries",
    /\b(?:par(?:ar|ou)|foi (?:a|ao|para|pr[ao])|chegou a ir|levad[oa]|precisou (?:de|ir)|corre(?:r|u)|internad[oa]|ficou|esteve)\b.{0,16}\b(?:emergencia|pronto[- ]socorro|pronto atendimento|upa|uti|cti|hospital)\b|\b[ie]ntubad[oa]\b/,
  ],
  [
    "pmh",
    /\b(?:teve|tinha|deu|doencas?|doente)\b.*(?:\b(?:quando (?:era )?(?:crianca|pequen[oa]|bebe|mais nov[oa])|na infancia|de (?:crianca|pequen[oa]))\b|, (?:pequen[oa]|crianca)\?)|\b(?:quando era (?:crianca|pequen[oa])|na infancia)\b.*\b(?:teve|tinha|doencas?|doente)\b|^(?:e )?antes d(?!iss|ess)\w+ .*\b(?:o que|tinha|que doenca|como era|era saudavel)\b/,
  ],
  // What was taken before.
  [
    "pastmeds",
    /\b(?:tinha|tinham|havia|haviam) (?:\w+ )?(?:tomado|usado|passado|tentado|experimentado|receitado|prescrito|dado)\b|\bantes\b.*\b(?:usava|tomava|passava|usou|tomou|fazia uso)\b|\b(?:usava|tomava|fazia uso)\b.*\bantes\b|\bchegou a (?:fazer|tomar|usar|experimentar|passar|testar)\b/,
  ],
  [
    "social",
    /\b(?:quantas|que) (?:horas|aulas|turmas|clientes|viagens|plantoes)\b(?!.*\b(?:dorm\w+|sono|cama|tela|tv|celular|dor|jejum|deita|acorda|levanta)\b).*\b(?:dia|semana|mes|trabalh\w+|fica|direto)\b|\btrabalha (?:sentad[oa]|em pe|de noite|a noite)\b|\bquant[oa]s (?:pecas|caixas|sacos|volumes|entregas|corridas|pacientes|clientes|ligacoes|marmitas|quartos)\b.*\b(?:hora|turno|dia|jornada)\b|\b(?:carrega|levanta|pega) (?:muito )?peso\b.*\b(?:trabalh\w+|servico)\b/,
  ],
  [
    "exposure",
    /\b(?:luvas?|mascara|oculos|protetor|capacete|avental|botas?)\b.*\b(?:trabalh\w+|oficina|roca|servico|obra|fabrica|lavoura|plicar|solda\w*)\b|\bepis?\b|\b(?:equipamento|oculos) de protecao\b/,
  ],
  [
    "functional",
    /\bsobe (?:\w+ )?(?:escadas?|ladeira|morro|degraus?|rampa|lances?)\b|\b(?:deixou|parou|deixar|parar) de fazer\b|\bo que (?:e que )?(?:\w+ ){0,2}(?:nao consegue|nao faz|nao da conta)\b|\bse locomove\b/,
  ],
  [
    "mental",
    /\b(?:epocas?|fases?|periodos?)\b(?!.*\bcoracao\b).*\b(?:energia|acelerad[oa]|eufor\w+|gasta\w+)\b|\b(?<!de )(?:imagem|imagens|pensamentos?|ideias?)\b.*\b(?:ruim|ruins|machucar|repet\w+)\b|\b(?:na|pela) cabeca\b.*\b(?:imagem|imagens|pensamentos?|ideias?)\b|\b(?:machucar|fazer mal (?:a|ao)|dano (?:a|ao))(?: \w+){0,2} (?:bebe|nenem|filh[oa]|alguem|crianca|si)\b/,
  ],
  [
    "measured",
    /\b(?:trouxe|anot\w+|marcou|tem marcado)\b.*\b(?:aparelh\w+|glicosimetro|pressao|pressoes|glicemias?|glicoses?|dextros?|acucar)\b/,
  ],
  [
    "obgyn",
    /\b(?:na|nas|da|das) (?:outr[ao]s?|primeir[ao]|segund[ao]|ultim[ao]) (?:gesta\w+|gravidez\w*)|\bna gravidez d[aeo] \w/,
  ],
  [
    "pmh",
    /\bja (?:\w+ )?(?:quebr\w+|fratur\w+|machuc\w+|torc\w+|romp\w+|lesion\w+|bat(?:eu|ido))\b|\b(?:quebr\w+|fratur\w+|machuc\w+|torc\w+|bateu|pancada|trauma)\b.*\balguma vez\b|\bacucar\b,? (?:nunca|alto|no sangue)\b|\b(?:tem|teve|tinha) (?:o )?acucar\b/,
  ],
  [
    "perinatal",
    /\bquanto (?:ele |ela |o bebe |a bebe |o nenem )?pesou\b|\bcom (?:quanto|quantos quilos) (?:ele |ela )?(?:veio|nasceu)\b/,
  ],
  [
    "social",
    /\b(?:falt\w+|perd\w+)\b.*\b(?:aulas?|escola|servico|trabalho|semestre|faculdade|expediente)\b/,
  ],
  [
    "obgyn",
    /\b(?:esta|ta|ainda|continua)? ?(?:dando|da) (?:o |de )?(?:peito|mama|mamar)\b|\bamamenta\w*\b/,
  ],
  ["diet", /\b(?:dando|da|toma|mama) (?:o |de |no )?(?:peito|mama|mamar)\b|\bamamenta\w*\b/],
  // Wordings heard in many fields: who falls ill around, values at home, doses kept, work with poisons, help needed.
  [
    "family",
    /\bmorte subita\b|\balguem (?:em|da|de) (?:sua )?casa\b.*\b(?:ja )?(?:teve|tem)\b.*\b(?:cancer|infarto|derrame|diabetes|epilepsia|depress\w+|trombose)/,
  ],
  [
    "measured",
    /\b(?:glicemias?|glicose|acucar|dextros?|pressao|saturacao|peso)\b,? (?:\w+ )?(?:em )?(?:quanto|como) (?:anda|esta|ta|tem|fica)\b|\bquanto (?:e que )?(?:tem dado|anda dando|da|fica|anda) (?:a|o|sua|seu) (?:glicemia|glicose|acucar|dextro|pressao|saturacao)/,
  ],
  [
    "adherence",
    /^(?!.*\b(?:que|qual|quais|quantos|quantas)\b).*\btem (?:tomado|usado|aplicado|pingado)\b(?!.*\b(?:algo|alguma|que|para)\b)/,
  ],
  [
    "social",
    /\balguem (?:que |pra |para )?(?:possa |te |lhe |o |a |consiga )*(?:ajud\w+|cuid\w+|fic(?:ar|a|ue)|acompanh\w+)\b/,
  ],
  ["vaccines", /\breforco\b/],
  [
    "exposure",
    /\b(?:veneno|agrotoxico|inseticida|solvente|thinner|amianto|silica|tinta|cloro|produtos? quimicos?)\b|\b(?:mexe|mexeu|lida|trabalha) com (?:bicho|animal|gado|porco|lixo|esgoto|terra|poeira|farinha|madeira|cimento)\b|\benchente\b/,
  ],
  [
    "development",
    /\bcom (?:quanto tempo|que idade) (?:\w+ )?(?:andou|falou|sentou|engatinhou|sorriu|rolou)\b|\b(?:aponta|olha quando chama|atende pelo nome|brinca de faz de conta)\b/,
  ],
  ["functional", /\bprecisa de (?:ajuda|alguem)\b|\b(?:quem|alguem) (?:da|ajuda no) banho\b/],
  [
    "pastmeds",
    /\b(?:qual|que|quais) (?:foi o |foram os )?(?:remedios?|antibioticos?|comprimidos?|pomadas?|cremes?|colirios?|xaropes?|injec\w+)\b.* (?:tomou|usou|passou|pingou|deram|fez)\b/,
  ],
  ["perinatal", /\bincubadora\b|\buti neonatal\b/],
  [
    "development",
    /\bcomec\w+ a (?:andar|caminhar|falar|sentar|engatinhar)\b|\bcomo (?:ele|ela) (?:vai|esta|ta) (?:na|de) fala\b/,
  ],
  ["mental", /\bpsiquiatr\w+|\bcaps\b|\b(?:se matar|suicid\w+|tirar a (?:propria )?vida)\b/],
  ["measured", /\bpesando quanto\b|\bpesa quanto\b/],
  [
    "results",
    /\b(?:quanto|como) (?:deu|veio|estava|tava|ficou)\b.*\b(?:colesterol|glicada|creatinina|ferritina|vitamina|tsh|psa|hemoglobina|plaquetas?|exames?)\b|\bultim[oa] (?:colesterol|glicada|creatinina|ferritina|psa|tsh|hemograma|exame)\b|\b(?:mostrou|deu|disse|falou|acusou)\b.*\b(?:ressonancia|tomografia|ultrassom|ecografia|raio|eco|eletro|biopsia|endoscopia|colonoscopia|holter|densitometria|mamografia)\b/,
  ],
  [
    "diet",
    /\bquantas vezes (?:\w+ )?mama\b|\b(?:refrigerante|doces?|salgadinh\w+|fritura|fast food)\b/,
  ],
  ["hpi", /\b(?:vem|da|doi|aparece|comeca|surge)\b.*\b(?:esforco|repouso|sozinh[oa] ou)\b/],
  [
    "exposure",
    /\b(?:po|poeira|fumaca|barulho|ruido|cheiro|quimic\w+)\b.*\b(?:trabalho|servico|obra|fabrica|casa)\b|\b(?:trabalho|servico|obra|fabrica)\b.*\b(?:po|poeira|fumaca|barulho|ruido|quimic\w+)\b|\b(?:usou|foi (?:a|na)|entrou|nadou)\b.*\b(?:sauna|piscina|praia|cachoeira|lago|rio|banheira)\b/,
  ],
  [
    "obgyn",
    /\bdesceu (?:quando|pra voce)\b|\bquando (?:foi que )?desceu\b|\bperdeu (?:algum|um|o|a|uma|alguma) (?:bebe|nenem|gravidez|gestacao)\b/,
  ],
  [
    "social",
    /\b(?:vida|coisas|tudo) em casa\b|\bem que (?:ano|serie) (?:ele|ela|voce)?\b|\b(?:esta|ta) em que (?:ano|serie)\b/,
  ],
  ["perinatal", /\bchorou (?:logo|na hora|ao nascer|assim que)\b/],
  [
    "pastmeds",
    /\b(?:remedios?|medica\w+|tratamentos?)\b.*\bnao (?:deram certo|deu certo|funcion\w+|adiant\w+|resolv\w+)\b/,
  ],
  [
    "measured",
    /\b(?:controles?|medidas|medicoes) (?:d[ao]s? )?(?:pressao|glicemia|glicose|acucar|peso)\b|\banda se pesando\b/,
  ],
  [
    "exposure",
    /\b(?:pega|pegou|toma|tomou) (?:muito |bastante )?sol\b|\b(?:trocou|mudou) de (?:sabonete|creme|perfume|sabao|shampoo|xampu|amaciante|esmalte)/,
  ],
  ["habits", /\bescova os dentes\b|\bfio dental\b/],
  ["functional", /\blevanta da cadeira\b|\bsem apoio\b|\bcome sozinh[oa]\b/],
  [
    "diet",
    /\bmama (?:de quanto|a cada|quanto)\b|\bcomeu hoje\b|\bem jejum desde\b|\bultima refeicao\b/,
  ],
  ["vaccines", /\b(?:tomou|fez|deu) a(?:s)? (?:d[eo]s? )?(?:\w+ )(?:meses|ano|anos)\b/],
  ["perinatal", /\bfototerapia\b|\bbanho de luz\b/],
  [
    "development",
    /\bfralda\b.*\b(?:larg\w+|tir\w+|us\w+)\b|\b(?:larg\w+|tir\w+|us\w+) (?:a |de )?fralda\b|\bengatinh\w+/,
  ],
  [
    "social",
    /\bquem (?:\w+ )?mora\b|\bhora extra\b|\bquanto tempo (?:esta|ta|trabalha) ness[ea]\b/,
  ],
  [
    "preferences",
    /\b(?:mais )?importante pr[ao]? (?:o |a )?(?:senhora?|voce|ele|ela)\b|\bquem (?:decide|responde|fala) (?:pel|por)/,
  ],
  [
    "pastmeds",
    /\b(?:parou|suspendeu|largou) (?:de (?:tomar|usar) )?(?:quando|faz quanto|ha quanto)\b|\bquando (?:e que )?(?:\w+ )?(?:parou|suspendeu|largou) (?:o|a|de tomar)\b/,
  ],
  ["family", /\b(?:sua|tua) (?:mae|avo|irma)\b.*\b(?:menopausa|osteoporose|menstru\w+)\b/],
  ["symptoms", /\b(?:luz|claridade|barulho|som|cheiro)\b.*\b(?:incomod\w+|piora\w*|atrapalh\w+)\b/],
  ["hpi", /\b(?:em repouso|parad[oa]|quiet[oa])\b.*\b(?:teve|sente|da|doi|tem)\b/],
  [
    "meds",
    /\b(?:usa|toma|usando|tomando) (?:algo|alguma coisa|algum remedio|nada) (?:pra|para|pro|contra)\b|^(?:e )?(?:pra|pro|pros|para) (?:o |a |os )?(?:pressao|colesterol|diabetes|ansiedade|tireoide|coracao|acucar|refluxo|estomago|asma|depressao|enxaqueca|gota)\b/,
  ],
  [
    "vaccines",
    /\b(?:pneumococo|pneumo\w+|meningo\w+|rotavirus|triplice viral|febre amarela|hpv|bcg|dtpa?|tetano)\b/,
  ],
  ["functional", /\b(?:faz|da conta d) ?(?:as |a )?(?:coisas|servico|tarefas) d[ae] casa\b/],
  [
    "allergy",
    /\b(?:dipirona|aspirina|aas|penicilina|ibuprofeno|anti-?inflamatorio|sulfa|amoxicilina|iodo),? (?:pode|da problema|faz mal|tolera)\b|\bpode (?:tomar|usar) (?:dipirona|aspirina|aas|penicilina|ibuprofeno|anti-?inflamatorio|sulfa|amoxicilina)\b/,
  ],
  [
    "symptoms",
    /\b(?:barulho|estalo|estalido|crepitac\w+) n[oa] (?:joelho|ombro|pescoco|ouvido|quadril|mandibula|peito)\b/,
  ],
  [
    "allergy",
    /\b(?:passou|ficou) mal (?:com|depois de (?:tomar|usar))\b.*\b(?:remedio|medica\w+|comprimido|injecao|anestesia|antibiotico)/,
  ],
  [
    "family",
    /\b(?:sua|seu|seus|suas) (?:mae|pai|pais|irma|irmas|irmao|irmaos|avo|avos|tia|tias|tio|tios|prim[oa]s?)\b.*\b(?:mesma coisa|tambem (?:tem|teve)|tiveram)\b|\bdoencas? de familia\b/,
  ],
  [
    "exposure",
    /\balguem (?:em|na|da) (?:sua )?casa (?:\w+ )?(?:com (?:tosse|febre|gripe|coceira|sarna|diarreia|catapora)|tossindo|doente|gripad[oa])\b|\b(?:mata|mato|floresta|trilha|pescaria|acampamento|caverna)\b/,
  ],
  [
    "social",
    /\bvive de que\b|\b(?:so|somente) voces (?:dois|duas)\b|\bbanheiro (?:longe|fora|dentro)\b|\bse sustenta\b/,
  ],
  ["perinatal", /\b(?:veio|nasceu) (?:no|antes d[oe]|depois d[oe]) tempo\b|\bno tempo certo\b/],
  ["measured", /\bde peso,? (?:\w+ )?(?:esta|ta|anda) (?:com quanto|quanto)\b/],
  ["mental", /\b(?:culpad[oa]|sem valor|inutil)\b|\b(?:ja|alguma vez) se cortou\b/],
  ["diet", /\bo que (?:\w+ )?(?:foi|teve|comeu) (?:no |o |de )?(?:almoco|jantar|cafe|ontem)\b/],
  ["adherence", /\baconteceu de esquecer\b/],
  ["obgyn", /\bdesce (?:muito|pouco|bastante|quanto)\b/],
  ["meds", /\b(?:o )?que (?:\w+ ){0,3}tem (?:tomado|usado)\b/],
  // What else the patient has, beside what was told.
  [
    "pmh",
    /\bo que mais (?:o senhor |a senhora |voce |ele |ela )?(?:tem|trata)\b(?! (?:sentido|notado|feito|tomado|incomod\w+|doido|pra |para |a ))|\b(?:tem|trata) (?:mais )?(?:alguma )?(?:outra )?(?:coisa|problema) de saude\b/,
  ],
];
