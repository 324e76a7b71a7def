import type { ConceptType } from "../lexicon.ts";

/**
 * How people say it besides: more forms of the terms of `terms.ts` and `illness.ts`, lay, regional and of the notes.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptSpoken: readonly (readonly [ConceptType, string])[] = [
  [
    "kin",
    `
sibling: =o primeiro que, =o outro que, =a outra que, =a primeira que, =o do meio, =a do meio, =meu primeiro, =minha primeira
mother: mãezinha, mamis, =minha véia
father: paizinho, paizão, =meu véio
grandmother: vovó, bisavó, vozinha, =minha nona
grandfather: vovô, bisavô, voinho, vozinho, =meu nono
brother: =meu mano, maninho, gêmeo, irmão gêmeo
sister: =minha mana, maninha, gêmea, irmã gêmea
son: =meu garoto, =meu moleque, =meu rapaz, filhote, enteado
daughter: =minha moça, =minha garota, enteada
aunt: titia, tia avó
uncle: titio, tio avô
cousin: primos, priminh*, primas
`,
  ],
  [
    "other",
    `
partner: noivo, noiva, =meu ex, =minha ex
husband: ex marido
wife: ex mulher
in-law: padrasto, madrasta, concunhad*
acquaintance: sócio, sócia, afilhad*, padrinho, madrinha, encarregad*, inquilin*, colega de trabalho
`,
  ],
  [
    "symptom",
    `
vertigo: girou, rodou, girando tudo
heartburn: queimação que sobe, queimação sobe, sobe uma queimação, queimando o peito
seizure: convulsão febril, crise febril, crises febris, convulsão com febre
fatigue: moíd*, vivo moída, quebrada, sem coragem
amenorrhea: nem desce mais, não desce mais, não desce, não menstruo
weak stream: jato, jato urinário, jato de passarinho
nocturia: vezes de noite, vezes por noite, vezes à noite
dysuria: arder
regurgitation: regurgit*, sobe até a boca, volta na boca
vertigo: rodar, roda, rotatória, rotatório, girar, gira, girando
stiffness: mão dura, mãos duras, junta dura, endurecid*
mouth sores: afta*, úlcera oral, úlceras orais, ferida na boca
dysuria: xixi de pinguinho, chora para fazer xixi, pinguinho
kidney stone: pedrinha*
bump: fez galo, galo na cabeça, galo
tooth pain: dor de dente, dente dói, dentes doem, odontalgia, dor dentária, dor nos dentes
facial pain: dor facial, dor na face, cara pesada, rosto pesado, peso no rosto, peso na face, dor no rosto
smell loss: hiposmia, anosmia, sem olfato, não sinto cheiro, perda do olfato, cheiro não sinto, perdi o olfato
palpitation: coração galopa, coração descompassa, batedor
muscle pain: dor nas carnes, mialgias, dor nos músculos, músculos doem, carne dói
hematuria: urina cor de coca, urina escura, xixi cor de coca, urina cor de chá
vomiting: golfadas
urine: urinando, urinar, mijar
discharge: secreção, secreções
back pain: dor nas cadeiras, nas cadeiras, dor nos quartos, nos quartos, dor no lombo, lombo, lombociat*, ciática, ciático, espinhela, as costas doem, dor nas costa
sweating: mão sua, mãos suam, suar, suadeira, suadouro, suor frio, suava frio
palpitation: coração pula, coração aos pulos, coração falha, coração falhando, palpita*, baticum, coração bate forte, coração correndo
dyspnea: falta ar, faltou o ar, faltando ar, puxar o ar, ar não vem, ar curto, sufoc*, perco o ar, perde o ar, canso para andar, cansa para andar
edema: inchar, incham, incharam, inchaços
locking: bloqueio articular, bloqueios, bloqueio, joelho trava, joelho travando, joelho travou, trava o joelho, trava, travar
instability: falseio, falsei*, false*, sai do lugar, instabilidade articular, instabilidade, cede
dislocation: luxa*, saiu do lugar, sair do lugar, deslocou, deslocar
syncope: apaguei, apagar, perdi os sentidos, perdeu os sentidos, perdi a consciência, vista escureceu, perder os sentidos
incontinence: perder xixi, perco xixi, perdendo xixi, perder urina, perco urina, segurar o xixi, segurar a urina, segura o xixi, mijar na roupa, mija na roupa, mijei na roupa, perda urinária, xixi na roupa, perder o xixi, perde o xixi
saddle numbness: dormente na virilha, dormência na virilha, anestesia em sela, anestesia perineal, dormência entre as pernas, adormecida na virilha
weight loss: sequei, calça caindo, roupa folgada, perdendo peso, quilos a menos, perder peso, emagrecendo, afinei
weight gain: peso aumentou, ganhando peso, ganhar peso
constipation: dificuldade para evacuar, sem evacuar, não evacua
melena: cocô escuro, fezes enegrecidas, cocô cor de borra, fezes bem escuras
hematemesis: vomitou sangue, vomitei sangue, vomitando sangue
hemoptysis: sangue na tosse, escarro hemoptoico, escarro sanguinolento, tosse sangue, cuspiu sangue, cuspi sangue
headache: cabeça doeu, doeu a cabeça, cabeça estourando, cabeça latejando, dor na cabeça, hemicrania, dor na nuca
abdominal pain: dor na boca do estômago, boca do estômago, dor no pé do estômago, estômago dói, dói o estômago, barriga dói, dói a barriga, dor no bucho, epigástrio doloroso, dor em hipocôndrio, dor em fossa ilíaca
chest pain: peito dói, dói o peito, doeu o peito, aperto no coração, dor no coração, opressão torácica, aperto torácico, peito aperta, peito apertou
hair loss: cabelo tá caindo, perdendo cabelo, cai cabelo, eflúvio
ear discharge: saiu secreção do ouvido, ouvido vaza, vazou o ouvido, pus no ouvido, água no ouvido, supuração
runny nose: escorrendo o nariz, nariz escorre, ranho, catarro no nariz
numbness: dormente, adormecid*, sem sentir, não sinto o pé, não sente o pé, perda de sensibilidade
tingling: formiga, formigueiro
drowsiness: morrendo de sono, muito sono, um sono
blurred vision: vista embaralhada, embaralha*, vista ruim, enxergo mal, enxerga mal, visão embaralhada
nocturia: levanto para urinar, levanto para fazer xixi, xixi de noite, levanta para fazer xixi, acordo para urinar, acordo para fazer xixi, noctúria
urinary frequency: xixi a toda hora, urino toda hora, mijo toda hora, mijando toda hora, faço xixi toda hora
dysuria: xixi arde, arde pra mijar, queima o xixi, dói para fazer xixi, doer para urinar, arder para urinar
itching: coçar, coçou
limping: mancando, mancar, puxando a perna
fever: trinta e oito e meio, febrão, febrinha, febril
bruising: roxo*, equimose*, hematoma*
cramps: cãimbra*
claudication: para no meio do caminho, panturrilha dói para andar
dysphagia: entalar, entalad*, engasgar
fatigue: canseira, cansar, lerd*, sem ânimo, sem pique, acabad*, esbagaçad*
stiffness: rigidez matinal, duro de manhã, dura de manhã, duras de manhã
`,
  ],
  [
    "mood",
    `
suicidal ideation: se enforcou, enforc*, tentou se matar, tentativa de suicídio, se matou
suicidal ideation: fazer alguma coisa comigo, fazer besteira, ideação suicida, dormir e não acordar, ideação passiva
suicidal ideation: se machucar, me machucar, tirar a própria vida, acabar com tudo, dar fim, sumir do mapa, pensamento de morte, ideação de morte
self harm: se corta, me cortava, me cortei, automutila*, autolesão, se cortava
`,
  ],
  [
    "disease",
    `
kidney disease: rim fraquinho, rins fracos, rim ruim, rim parado
vesicoureteral reflux: refluxo vesicoureteral, refluxo do rim, refluxo no rim, refluxo dos rins
tonsillitis: placa na garganta
concussion: concussão
meniere: ménière
ptsd: estresse pós-traumático
pericarditis: pericardite
diverticulitis: diverticulite
polyneuropathy: neuropatia, polineuropatia
sickle cell: anemia falciforme, doença falciforme
sickle trait: traço falciforme, traço
thrombophilia: trombofilia
polyp: pólipo
hyperthyroidism: hiper, tireoide acelerada
diabetes: diabete, açúcar no sangue, açúcar alto
infarction: infartou, infartei, infartar, princípio de infarto, enfart*
stroke: isquemia, trombose na cabeça, AVE
cancer: CA de, quimio por
psychosis: psicose, surto, surtou, surtei, psicótic*
fracture: quebrou o quadril, quebrou o fêmur, quebrou o braço, quebrou a perna
kidney stone: pedras nos rins, cólica de rim
murmur: sopro, sopro cardíaco, sopro no coração, sopro sistólico
heart disease: do coração
copd: pulmão ruim, enfisema pulmonar
osteoporosis: osso fraco, ossos fracos
hernia: hérnia na coluna, bico de papagaio
migraine: migrânia
eclampsia: eclâmpsia, eclampsia, pré-eclâmpsia
`,
  ],
  [
    "procedure",
    `
circumcision: fimose, postectomia, circuncis*
prostatectomy: prostatectomia, operou da próstata, tirou a próstata
lithotripsy: litotripsia, quebra com laser, quebrar a pedra
bypass: duas pontes, três pontes, pontes, botou ponte
pacemaker: marca passo, marcapasso
amputation: amput*, tiraram o dedo, cortaram o dedo, tirou o dedo, perdi um dedo, perdi a perna, cortaram a ponta do dedo, perdeu a perna, perdeu o pé, perdeu o dedo, cortaram a perna, cortou a perna, cortaram o pé, tirou a perna, perdi o dedo
meniscectomy: meniscectomia, meniscoplastia, operou o menisco, menisco operado
spinal surgery: artrodese, operou a coluna, cirurgia de coluna, operei a coluna
intubation: intub*, entub*, ficou no tubo, foi pro tubo, ventilação mecânica
hospitalization: internou, interno, baixou hospital, baixada no hospital, hospitalização
oxygen: oxigenoterapia, balão de oxigênio
radioiodine: radioiodo, iodo radioativo
`,
  ],
  [
    "exam",
    `
glucose tolerance: curva glicêmica, teste da curva, TOTG, teste oral de tolerância, tolerância à glicose, curva de glicose
scintigraphy: cintilograf*, cintilografia óssea
thyroid ultrasound: ultrassom de tireoide
ctg: cardiotocograf*, cardiotoco
`,
  ],
  [
    "habit",
    `
alcohol: bebida, bebia, etilista, trago, pinga
smoking: nunca botei na boca, fumava, fumei, fumante
`,
  ],
  [
    "vaccine",
    `
vaccine: vacina da gripe, vacina de gripe
`,
  ],
  [
    "diet",
    `
food: ingesta hídrica, ingestão hídrica, ingesta de água
`,
  ],
  [
    "drug",
    `
hormone therapy: hormônio*, terapia hormonal, reposição hormonal, TRH, terapia de reposição
`,
  ],
];
