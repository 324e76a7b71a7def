import type { LanguagePack } from "../pack.ts";
import { ptAsks } from "./asks.ts";
import { ptTells } from "./tells.ts";
import { ptBrands } from "./brands.ts";
import { ptDrugs } from "./drugs.ts";
import { ptKinds } from "./kinds.ts";
import * as illness from "./illness.ts";
import * as terms from "./terms.ts";
import { ptLay } from "./lay.ts";
import { ptSpoken } from "./spoken.ts";
import { ptVerbs } from "./verbs.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const ptPack: LanguagePack = {
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
    ["sleep", illness.sleep],
    ["mood", illness.mood],
    ["procedure", terms.procedures],
    ["exam", terms.exams],
    ["symptom", illness.symptoms],
    ["disease", illness.diseases],
    [
      "drug",
      `medicine: pomada*, creme*, xarope*, colírio*, remédio*, medicamento*, comprimido*, gotas\nsalbutamol: bombinha azul, bombinha de resgate, bombinha de alívio, bombinha\n${ptDrugs}\n${ptBrands}`,
    ],
    ...ptSpoken,
    ...ptLay,
  ],
  kinds: ptKinds,
  asks: ptAsks,
  tells: ptTells,
  little: words(
    "a o as os um uma uns umas de da do das dos em na no nas nos para pra pro pras pros por pelo pela ao aos e com que se eu ele ela me te lhe minha meu meus minhas sua seu seus suas essa esse esta este isso aquela aquele ta esta estava tava muito muita bem mais tao so ate la ali aqui ja ainda senhora senhor voce dele dela tem tenho tinha ter fica ficou ficar foi ser",
  ),
  generic: words(
    "tomado usado tido sentido notado tomou tomando a o as os um uma uns umas e ou de da do das dos em na no nas nos que qual quais quando quanto quantos quantas quanta onde como por para pra pro tem ter teve tinha ta esta estao tao estava sente sentindo senhor senhora voce vc seu sua dona seu tu tens fazes ja ainda algum alguma alguns algumas algo coisa outro outra outros outras mais entao la ai agora hoje me conta diga fosse seria se toma tomou usa usou faz fez ele ela eles elas isso esse essa foi ser era vai se lhe te o-que ne e-ai remedio remedios medicamento medicamentos acha ai bom certo muito bem tudo ok hein a-senhora trouxe anda acontecendo ajudar posso",
  ),
  cues: {
    bareNo:
      /^(?:ah |ai |olha |bom |ih |uai |oxe )*(?:nao|nada|nenhum[a]?|nunca|jamais|negativo|nem um nem outro|nem uma nem outra|de jeito nenhum|que eu saiba nao|acho que nao|tambem nao|nao senhora?|nao doutora?|nada disso|nem pensar|por enquanto nao|ainda nao|gracas a deus nao|isso nao|nenhum dos dois|nenhuma das duas|nada nao|tem nao|tenho nao|nao tenho|nao tem|nao tive|tive nao|nunca tive|nao tenho nao|nao que eu saiba|nao teve|nao sinto|nao uso|nao tomo|nem isso|nunca teve|nenhuma que eu saiba|nenhum que eu saiba|nao nunca|nao nao|nao nada|nao nenhuma?|isso nunca|nunca isso|nada dessas coisas|disso nada|nada de nada|nem um|nenhuma dessas|nenhum desses|isso ai nunca|nada nunca|faco nao|nao faco|uso nao|tomo nao)(?: (?:doutora?|senhora?|nao|gracas a deus|viu|mesmo|que eu saiba|que eu lembre))*$/,
    bareYes:
      /^(?:ah |ai |olha |bom )*(?:sim|tenho|tem|sou|e|isso|isso mesmo|exato|uhum|aham|claro|com certeza|ja|ja tive|tive|sinto|fumo|bebo|tomo|uso|faco|tenho sim|tem sim|bah sim|pois sim|sim senhora?|sim doutora?|tudo|as duas|os dois|ambos|teve|positivo|isso ai|pior que sim|e sim|sou sim|verdade)(?: (?:doutora?|senhora?|sim|mesmo|viu|tambem))*$/,
    leadNo:
      /^(?:ah |ai |olha |bom |ih )*(?:nao|nada|nunca|nenhuma?)(?: senhora?| doutora?)?(?=[,.;])/,
    leadYes:
      /^(?:ah |ai |olha |bom )*(?:sim|isso|uhum|aham|e|tenho|tem|ja|exato|claro|sou|tive|fumo|bebo|tomo|uso|sinto|faco|fiz)(?=[,.;])/,
    negation:
      /\b(?:nao|nunca|jamais|nem|sem|nega|negou|nenhum|nenhuma|nada|ausencia|ausente|ausentes|negativ[oa]s?|tampouco|descartad[oa]|livre de|livres|isent[oa])\b/,
    pseudoNegation:
      /\b(?:quase nunca|raramente|nem sempre|nao so|sem falta|nao e so|nao apenas|nao somente|nada demais|nao sei se|nao e que nao|nao parava|que nem|igual nem)\b/,
    opener:
      /\b(?:o que (?:e |foi )?(?:que )?(?:te |lhe |a senhora |o senhor |voce |a |o )*(?:traz|trouxe|(?:esta|ta|anda|vem) (?:acontecendo|sentindo|pegando|incomodando)|houve|aconteceu|sente|incomoda)|(?:em que|como) (?:e que )?(?:eu )?posso (?:te |lhe )?(?:ajudar|ser util)|qual (?:e )?(?:o|a|seu|sua) (?:motivo|problema|queixa)|me (?:conta|conte|fala|fale)\b(?! (?:d[aoe]s?|sobre|mais|se)\b)|conta pra mim(?! (?:d[aoe]s?|sobre)\b)|como (?:e que )?(?:ela|ele|voces?|a senhora|o senhor|tem) (?:passou|esta|ta|tem passado|passado|vai|anda|se sente)|por que (?:veio|vieram|esta aqui)|vamos ao que interessa)/,
    modifies:
      /\b(?:piora|pioram|piorou|agrava|alivia|aliviam|aliviou|melhora com|melhora quando|desencadeia|da uma aliviad[oa])\b/,
    termination:
      /\b(?:desde|mas|porem|so que|exceto|menos|entretanto|agora|porque|apenas|embora|e depois|ja)\b|[;:.?!]/,
    question:
      /^(?:e )?(?:o que|que|qual|quais|quando|quanto|quantos|quantas|onde|como|por que|pra que|desde quando|tem|teve|ja)\b/,
    correction:
      /(?:(?:\.\.\.|…|,|\.|;|-)\s*(?:nao|digo|ou melhor|quer dizer|alias|mentira|perai|pera ai|pera|espera ai|minto|perdao|desculpa|desculpe|corrigindo|corrijo|menti|errei|me enganei|nao nao)(?:\s*,?\s*(?:nao|digo|desculpa|perdao|mentira|minto|errei|perai|pera|espera|e|nao e isso))*\s*[,.:…]+\s*)/,
    stopped:
      /\b(?:parei|parou|parad[oa]|suspend\w*|suspens\w*|larguei|largou|deixei de|deixou de|interromp\w*|abandon\w*|tirei|tirou|nao tomo mais|nao uso mais|nao toma mais|nao usa mais|tomava|usava|cortou|cortei|ex-|antigamente|deixei(?=[,.;]| (?:quando|que|tem|faz|ha|em|no|na|ano|desde|por conta|pra la|o (?:cigarro|remedio|vicio)))|(?:mand\w+|ped\w+|disse) (?:eu )?(?:pra |para )?(?:parar|tirar|suspender|cortar)|joguei fora|nao (?:comprei|renovei|peguei) mais|nunca mais (?:tomei|usei|fumei|bebi|botei)|desisti|nao (?:to|estou|ta|esta|tava) mais (?:tomando|usando)|faltou na farmacia|terminei(?! de)|completei|encerrei|retirei|retiraram|pararam|pararem)\b/,
    givenUp:
      /\b(?:nao (?:o |a |os |as |se )?(?:tomo|toma|uso|usa|faco|faz|pego|aplico)(?: \w+)? (?:desde|ha|tem|faz)|(?:(?:ha|faz|tem) (?:mais de |uns |umas |quase )?(?:\w+ )?(?:anos?|mes(?:es)?|semanas?|dias?|tempo)|tempao) que (?:eu |ela |ele )?nao|(?:foi|foram) (?:trocad\w+|substituid\w+|retirad\w+|cortad\w+)|(?:trocaram|troquei|trocou) (?:\w+ )?(?:por|pel[oa])|(?:ela|ele|ess[ea]|est[ea]|aquel[ea])(?: (?:ai|la|um|outro|remedio))? (?:saiu|acabou|ja era|ficou pra tras)|(?:uma vez|um dia|uma semana|pouco tempo) e (?:nunca|parei|larguei|so)|nunca mais|uma vez so e|(?:medic[oa]|doutora?|cardiologista|ginecologista|psiquiatra|posto|upa) (?:tirou|cortou|suspendeu|trocou|mandou parar)|ficou caro|(?:nao|num) (?:tinha|tem|chegou|vem) mais|(?:ja )?(?:cheguei a|ja) (?:tomar|tomei|usei|fiz uso)|(?:antes|na epoca|no comeco) (?:eu )?(?:tomava|usava)|desmam\w+|deixei de lado|parei de vez|enjoei d|(?:ja|agora) nao (?:tomo|uso))\b/,
    tookOnce: /\b(?:tomei|tomou|usei|usou|passei|passou|dei|deu|deram|passaram|botei|pinguei)\b/,
    past: /\b(?:ano passado|mes passado|semana passada|antigamente|quando era|quando crianca|na infancia|anos atras|ja tive|ja teve|tive|teve|tinha|antes|melhorou|sumiu|sarou|passou|resolveu|previ[oa]s?|anterior(?:es|mente)?)\b/,
    hypothetical:
      /\b(?:se (?:der|tiver|sentir|ficar|voltar|aparecer|piorar|subir|descer|nao|o|a|os|as|for|houver|melhorar|precisar|continuar|persistir|vier|sair|ela|ele|voce|doer|sangrar|encher|passar|notar|perceber|surgir|acontecer|tudo|apresentar)|caso|por exemplo|imagina|vai que|digamos|qualquer)\b/,
    examStart:
      /\b(?:vou (?:te |lhe )?examinar|vamos (?:te )?(?:examinar|medir|auscultar|escutar|pesar)|deixa(?:r)? eu (?:ver|examinar|olhar|escutar|auscultar|dar uma olhada|medir|apertar)|vou (?:ver|olhar|escutar|auscultar|medir|apalpar|palpar|aferir)|sobe na maca|deita (?:aqui|ai|na)|abre a boca|respira fundo|ao exame|no exame|vamos ver (?:aqui|isso|essa?)|posso examinar|exame fisico|tira a camis\w*|levanta a|inspira|examinando)\b/,
    examFinding:
      /\b(?:normal|normais|limp[oa]s?|sem alterac\w*|palp\w*|auscult\w*|presente|ausente|positiv[oa]|negativ[oa]|simetric\w*|inchad\w*|edema\w*|dolor\w*|dor (?:a|na|no|ao)|avermelhad\w*|hiperemi\w*|mole|flacid\w*|indolor|corad[oa]|descorad[oa]|pulso\w*|ritmic\w*|ritmo|bulhas|murmurio|estertor\w*|sibil\w*|livre|livres|preservad\w*|reduzid\w*|aumentad\w*|discret\w*|leve|desvio|cruzes|grau|placa\w*|sopro\w*|regular|irregular|plan[oa]|umid[oa]s?|integr[oa]|por \w+|saturac\w*|frequencia|temperatura|peso|pressao|altura)\b/,
    resultStart:
      /\b(?:os? exames?|resultados?|hemograma|laudo|ultrassom|raio.?x|radiografia|tomografia|ressonancia|trouxe|saiu|veio|deu|mostr\w*|hemoglobina|glicada|glicemia|creatinina|potassio|tsh|colesterol|ferritina|eco|biopsia|endoscopia|colonoscopia|eletro)\b/,
    diagnosis:
      /\b(?:parece|pode ser|deve ser|provavel\w*|possivel\w*|hipotese|diagnostico|acho que (?:e|voce|o|a)|isso e|e um[a]?|e o que|trata.se|compativel|sugere|suspeit\w*|tem cara de|o nome e|quadro de|isso se chama|chama|voce (?:tem|esta com)|a senhora (?:tem|esta com)|o senhor (?:tem|esta com)|ele (?:tem|esta com)|ela (?:tem|esta com)|e uma? caso|sinais? de|confirm\w*|descart\w*|impressao|cid)\b/,
    uncertain:
      /\b(?:parece|pode ser|talvez|possivel\w*|suspeit\w*|a esclarecer|nao sei se|acho|deve ser|sugere|a principio|hipotese)\b/,
    certain:
      /\b(?:e (?:um|uma)|certeza|confirm\w*|diagnostico de|o nome e|tem|com certeza|fechou|fecha|claramente)\b/,
    unlikely:
      /\b(?:pouco provavel|nao parece|improvavel|nao acho que|dificilmente|menos provavel|descart\w*|remota?)\b/,
    plan: /\b(?:vou (?:pedir|passar|receitar|prescrever|solicitar|encaminhar|fazer|dar|aumentar|diminuir|trocar|manter|suspender|repetir|deixar|colocar|te)|vamos|mant[ee]m|mantenha|continua|continue|aumenta|diminui|troca|suspende|para (?:com|o|a|de)|toma|tome|usa|use|passa|passe|faz|faca|evita|evite|bebe|beba|nao (?:usa|use|toma|tome|pode|precisa|vira|para|come|coma|faz|faca|molha)|repete|repita|volta|volte|retorno|retorna|anota|anote|traz|traga|proibid\w*|restring\w*|prescrev\w*|solicit\w*|encaminh\w*|receit\w*|orient\w*|comec\w*|inici\w*|associ\w*|coloca|coloque|aplica|aplique|pinga|pingue|repouso|dorme|durma|marca|marque|agend\w*|atestado|compressa|gelo|de \w+ em \w+ horas|por dia|vezes ao dia|ao dia)\b/,
    ahead:
      /\b(?:vou|vamos|iremos|vai (?:fazer|precisar|ficar|tomar|usar)|depois (?:a gente|vemos)|primeiro (?:a gente|vemos|vamos)|(?:em|daqui a) (?:um|uma|duas|dois|tres|quatro|cinco|seis|\d+) (?:dias?|semanas?|mes|meses)|quero|preciso)\b/,
    order:
      /\b(?:vou pedir|vamos pedir|peco|pedir|solicit\w*|repito|repetimos|repete|repetir|colho|colhe|refaz|refaco|fazer um[a]?|quero um[a]?|colher|faz um[a]?)\b/,
    prescription:
      /\b(?:toma|tome|tomar|usa|use|passa|passe|aplica|comprimid\w*|gota\w*|miligrama\w*|mg|ml|capsula\w*|pomada|colirio|xarope|jato\w*|de \w+ em \w+ horas|vezes (?:por|ao) dia|uma vez (?:por|ao) dia|a noite|de manha|em jejum)\b/,
    followup:
      /\b(?:volta\w*|retorn\w*|te vejo|nos vemos|marca\w* (?:o|um|a)? ?retorno|reaval\w*|daqui a|me manda|me liga|consulta de volta|a gente se ve|remarca)\b/,
    warning:
      /\b(?:emergencia|pronto.?socorro|upa|hospital|volta na (?:hora|mesma hora)|na hora|corre|procur\w*|vem antes|venha antes|volta antes|me liga|samu|imediatamente|sinais? de alerta)\b/,
    referral:
      /\b(?:encaminh\w*|cardiologista|ortopedista|psicolog\w*|nutricionista|fisioterapeuta|especialista|neurologista|dermatologista|oftalmologista|otorrino|psiquiatra|ginecologista|urologista|endocrinologista|reumatologista|cirurgi(?:ao|a))\b/,
    certificate:
      /\b(?:atestado|afastamento|afastad[oa]|dias de folga|declaracao|dispensa|licenca (?:medica|maternidade|do trabalho))\b/,
    advice:
      /\b(?:evit\w*|repouso|beb\w+ (?:bastante|muita)|hidrat\w*|dieta|exercicio\w*|caminhada|gelo|compressa|elevad[oa]|higiene|sal|acucar|alimentac\w*|dorme|durma|protetor|lavar|lava|lave|tapete|anota|anote|diario|agua|liquidos?|calor|cabeceira|hidratante|filtro solar|soro no nariz|escov\w+)\b/,
    prompt:
      /^(?:e |entao |agora )?(?:me (?:conta|fala|diz|explica|descreve)|conta|fala|descreve|quero saber|queria saber)\b/,
    tag: /[,.]\s*(?:ok|ta|ta bom|ta certo|certo|entendeu|combinado|viu|tudo bem|pode ser|beleza|hein)\s*\?\s*$/,
    instruction:
      /^(?:agora |entao |ai |isso |olha |so )*(?:vou (?:deitar|virar|apertar|levantar|colocar|botar|encostar|olhar|ver|examinar|escutar|auscultar|medir|ouvir|palpar|passar o|bater)|vamos (?:examinar|ver|la)|fica de|fica (?:em pe|quiet|parad|sentad|deitad)|vira (?:a cabeca|pra|para|o corpo|de)|respira|abre|fecha (?:o|os)|deita|levanta|aperta|segue|olha (?:pra|para|aqui|meu)|senta|estica|dobra|puxa|empurra|sobe|desce|tira (?:a|o) (?:camis|blus|sapat|meia|mao)|relaxa|deixa (?:eu|ver)|posso|me mostra|mostra|anda (?:ate|um)|fala (?:trinta|ah)|diga|tosse|prende|solta|toca|faz forca|pode (?:sentar|levantar|descer|vestir)|com licenca)\b/,
    activity:
      /\b(?:correr|corrida|esporte|futebol|academia|treino\w*|jogar(?! fora)|dirigir|trabalh\w*|escola|creche|atividades?|peso|musculacao|nadar|natacao|piscina|hidroginastica|bicicleta|bike|pedalar|danc\w+|yoga|pilates|volei|basquete|tenis|surf\w*|esteira|praia|viajar|volta ao)\b/,
    smallTalk:
      /^(?:(?:oi|ola|bom dia|boa tarde|boa noite|tudo bem|tudo bom|obrigad[oa]|de nada|ate logo|tchau|pode entrar|entra|senta|sente se|por favor|com licenca|prazer|como vai|fica com deus|amem|combinado|ta bom|ta|certo|entendi|ok|beleza|perfeito|otimo|pronto|isso|vamos la|pois e|nossa|ai meu deus|meu deus|que bom|sei|claro|ah|hm|hum|aham|uhum|ufa|ih|eita|gracas a deus|vixe|uai|oxe|desculpa|imagina|fica tranquil[oa]|calma|doutora?|dona|seu|senhora?|tranquil[oa]|muito|bem|viu|entao|e|que|ne|jura|show|valeu|bom|vamos aos remedios|anotado)\b[\s,.!]*)+(?:\p{L}+[.!]?)?$/u,
    filler:
      /^(?:(?:bom dia|boa tarde|boa noite|ah|ai|ih|eh|e|ue|uai|oxe|vixe|olha|entao|bom|bem|tipo|assim|ne|sabe|nossa|doutora?|doc|pois e|egua|eita|ave maria|hum|hm|e que|e o seguinte|na verdade|deixa eu ver|pronto|sim|opa|(?:rapaz|menina|moca|moco|minha filha|meu filho)(?=[,!…]|\.\.)|meu deus|ai meu deus|ta|isso|claro|ixi|poxa|puxa|vamos ver|deixa eu pensar|acho que|eu acho que|mas|ja)\b[\s,.!…]*)+/,
    doctorLike:
      /\b(?:a senhora|o senhor|voce|vou (?:examinar|pedir|passar|receitar|te)|exame|toma\b|de \w+ em \w+ horas|retorno|volta em|respira|deita|prescrev\w*|solicit\w*|alergia\?|ausculta|palpa\w*)\b/,
    patientLike:
      /\b(?:doutora?|eu|meu|minha|me|tenho|estou|to|sinto|tomo|fui|tive|fiquei|doi|comecei|acordei)\b/,
    left: /\besquerd[oa]s?\b/,
    right: /\b(?:direit[oa]s?)\b/,
    both: /\b(?:bilatera\w*|dos dois lados|os dois|as duas|ambos|ambas|nos dois|nas duas|dois lados|bibasa\w*|duas bases)\b/,
    firstPerson: /\b(?:eu|me|mim|meu|minha|meus|minhas|comigo)\b/,
    when: /\b(?:desde|ha|faz|tem (?:uns?|umas?|\w+ (?:dias?|semanas?|meses|anos?))|ontem|anteontem|hoje|semana passada|mes passado|ano passado|dias?|semanas?|mes|meses|anos?|horas?|minutos?|segundos?|segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|manha|tarde|noite|madrugada|sempre|as vezes|de vez em quando|todo dia|toda)\b/,
    dose: /\b(?:mg|miligramas?|grama|gramas|ml|mcg|microgramas?|ui|unidades?|gotas?|comprimidos?|capsulas?|jatos?|ampolas?|colher(?:es)?|sache|puffs?)\b/,
  },
  verbs: ptVerbs,
  labels: [
    [
      /^(?:e )?(?:ha|faz|tem) quanto tempo\b.*|^(?:e )?desde quando\b.*|^(?:e )?quando (?:foi que )?(?:isso )?(?:comec\w+|inici\w+|apareceu|surgiu)\b.*|^(?:isso )?(?:comec\w+|inici\w+) (?:faz |ha |quando|tem )?(?:quando|quanto tempo)?.*$/,
      "Início",
    ],
    [/^(?:e )?quanto tempo (?:isso )?dura\w*.*|^dura quanto.*|^dura \w+ tempo.*/, "Duração"],
    [
      /^(?:e )?(?:onde|em que lugar|aonde|qual o local)\b(?! (?:[a-z]+ ){0,2}(?:mora|trabalha|nasceu|estuda|fez|comprou|operou)\b).*/,
      "Local",
    ],
    [
      /^(?:e )?(?:pra|para|de) (?:que|qual) lado.*|^(?:e )?qual (?:o |dos )?lados?.*|^direit[oa] ou esquerd[oa].*/,
      "Lado",
    ],
    [
      /^(?:.*\b)?(?:o que|que|algo que) (?:que |mais |te |lhe |a |o )*(?:piora|agrava|desencadeia)\b.*|^piora com (?:o que|que).*/,
      "Piora",
    ],
    [
      /^(?:.*\b)?(?:o que|que|algo que) (?:que |mais |te |lhe |a |o )*(?:melhora|alivia)\b.*|^melhora com (?:o que|que).*/,
      "Melhora",
    ],
    [/^(?:e )?(?:qual|que) (?:a |e a )?dose.*/, "Dose"],
    [/^(?:e )?(?:quantas vezes|com que frequencia|de quanto em quanto tempo)\b.*/, "Frequência"],
  ],
  phrases: {
    denies: "Nega",
    not: "Não",
    and: "e",
    or: "ou",
    notDiscussed: "Não abordado na consulta.",
    companion: "acompanhante",
    yes: "sim",
    no: "não",
    none: "nenhum",
    stopped: "Parou",
    allergyTo: "alergia a",
    notMentioned: (heading) => `Não abordado: ${heading}`,
  },
};
