import type { ConceptType } from "../lexicon.ts";

/**
 * Lay and regional words of Brazil for symptoms and illnesses, by field: more forms beside `spoken.ts`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ptLay: readonly (readonly [ConceptType, string])[] = [
  [
    "symptom",
    `
floaters: moscas volantes, mosquinha voando, mosquinhas, cisco na vista, pontinhos pretos, teia de aranha na vista, raios de luz
light flashes: clarão, clarões, relâmpago na vista, flashes
photophobia: luz incomoda, luz me mata, luz dói, fotofobia, não aguento a luz, claridade incomoda, claridade
phonophobia: barulho incomoda, barulho me mata, fonofobia
eye redness: olho vermelho, olhos vermelhos, vista vermelha, olho injetado
eye pain: dor no olho, olho dói, areia no olho, areia nos olhos, vista cansada
dry eye: olho seco, olhos secos
aura: zigue-zague, ziguezague, luzinhas, luzinha, pontos brilhantes, vejo brilhos
tinnitus: zumbido, apito no ouvido, chiado no ouvido, cigarra no ouvido
hearing loss: escuto mal, escuta mal, ouço pouco, surdez, surdo, surda, mouco, ouvido tampado
bad breath: mau hálito, bafo
toothache: dente latejando, dente mole, dente quebrado
gum bleeding: gengiva sangra, sangra a gengiva, gengiva inflamada
jaw click: estala o maxilar, maxilar estala, ranjo os dentes, range os dentes, bruxismo
hoarseness: rouco, rouca, rouquidão, sem voz, voz falhando
globus: bolo na garganta, nó na garganta, caroço na garganta
snoring: roncar, ronco alto
apnea: para de respirar, parada de respirar, engasga dormindo
chest tightness: peito pesado, peso no peito
wheeze: miado de gato, gato no peito, peito chiando, chiadeira, piado
phlegm: catarro, escarro, expectora*, pigarro, secreção no peito
night sweats: acordo molhado, acordo molhada, suor noturno, molho o lençol
hot flashes: fogacho*, calorão, calorões, calores, ondas de calor
cold hands: mão gelada, mãos geladas, pé gelado, pés gelados, dedos brancos, dedo branco no frio
bloating: estufad*, empachad*, empachamento, barriga inchada, estufamento
gas: gases, muito gás, pum, flatulência, arroto*
heartburn: azia, queimor, gastura, pirose
reflux: refluxo, comida volta, azedume
nausea: embrulho no estômago, estômago embrulhado, gosma, ânsia, enjoad*, nauseas
rectal pain: dor para evacuar, dói para evacuar, dor no ânus, dor para fazer cocô, tenesmo
rectal bleeding: sangue no papel, pinga sangue, sangue no vaso, sangra quando evacua
mucus in stool: muco nas fezes, catarro nas fezes, baba nas fezes
fecal incontinence: escapa cocô, perde fezes, suja a calcinha, suja a cueca
jaundice: amarelão, olho amarelo, olhos amarelos, pele amarela, amarelad*
pale stool: fezes brancas, cocô branco, fezes claras
foamy urine: urina espumosa, espuma na urina, xixi com espuma, xixi espumando
urinary urgency: não dá tempo de chegar, aperto para urinar, urgência urinária, corro para o banheiro
urinary retention: não consigo urinar, bexiga cheia, não esvazia
hesitancy: demora a sair, demora para sair o xixi, força para urinar
flank pain: dor no rim, dor nos rins, pontada no rim
testicular pain: dor no saco, dor no testículo, saco inchado
erectile dysfunction: não sobe, não endurece, brocha, broxa, não firma, perde a ereção
penile discharge: pingadeira, corrimento no pênis
genital ulcer: feridinha, ferida no pênis, ferida na vagina
vaginal itching: coceira na vagina, coceira lá embaixo
low libido: sem vontade de sexo, sem desejo
postcoital bleeding: sangra na relação, sangramento depois da relação
intermenstrual bleeding: escape*, sangramento no meio do mês, borra
heavy bleeding: hemorragia, sangra muito, descer muito
breast lump: caroço no peito, caroço na mama, nódulo na mama, bola no seio
lump: caroço*, bolinha*, nódulo*, íngua*, calombo*, inchaço na virilha
joint swelling: junta inchada, juntas inchadas, joelho inchado
popping: estala, estalo*, estalando, creca
trigger finger: dedo trava, dedo em gatilho
weakness: fraqueza, fraco da perna, perna bamba, pernas bambas, sem força, perdi a força, deixa cair as coisas
facial droop: boca torta, rosto torto, boca entortou
slurred speech: fala enrolada, enrolando a língua, voz enrolada
imbalance: desequilíbrio, desequilibrad*, cambaleando, andando torto
tremor: tremedeira, mão tremendo, treme a mão, tremer
gait: arrasta a perna, arrastando o pé, passo curto
confusion: confus*, variando, falando coisa com coisa, desorientad*, fora do ar
forgetting: esquecid*, repete as mesmas coisas, troca os nomes, se perde
restless legs: perna inquieta, pernas inquietas, agonia nas pernas, gastura nas pernas
bruising: mancha roxa, manchas roxas
petechiae: pontinhos vermelhos na pele, pintinhas vermelhas
rash: brotoeja, vermelhidão, empolad*, empipocad*, placas vermelhas, manchas vermelhas, vergão, vergões
scaling: descamando, descamação, casquinha*, escama*, pele soltando
blisters: bolha*, bolinha de água
skin crack: rachadura*, rachado, rachada, pele rachada
wound: ferida*, machucado que não sara, ferida que não fecha, escara
nail change: unha grossa, unha amarela, unha encravada, micose na unha, unha descolando
acne: espinha*, cravo*, acne
dandruff: caspa
sweaty hands: mão suada
dark patch: pano branco, manchas escuras, melasma
panic: crise de ansiedade, crise de pânico, aperto e medo, sensação de morte
irritability: pavio curto, irritad*, estourad*, nervosismo, impaciente
crying: choro fácil, choro por tudo, vontade de chorar
anhedonia: nada tem graça, perdi o gosto, sem prazer, desanimad*
nightmares: pesadelo*, sonho ruim
flashbacks: fico revivendo, revivo, lembranças do assalto
worry: preocupação demais, cabeça não para, pensamento acelerado
inattention: não presta atenção, não para quieto, avoad*, desatent*
tantrums: birra*, se joga no chão
bedwetting: xixi na cama, molha a cama
colic: cólica de bebê, chora muito
stridor: tosse de cachorro, tosse rouca
poor feeding: não quer mamar, mama pouco, recusa o peito, recusa papinha
fussiness: choros*, manhos*, irritadinh*, molinh*
dehydration: boca seca, sem lágrima, poucas fraldas, fralda seca
polyuria: urinando demais, xixi demais, urina muito
polydipsia: sede demais, muita sede, bebo água toda hora
hypoglycemia: açúcar baixo, açúcar baixou, hipoglicemia, hipo de madrugada
pelvic pressure: bola saindo, peso embaixo, bexiga caída, útero caído
cough: tosse comprida, tossindo, tosse de cachorro, pigarrear
chest pain: agulhada no peito, fisgada no peito
back pain: dor no espinhaço, coluna travada, travei a coluna, espinhaço, dor nas costas
leg pain: dor nas pernas, perna pesada, pernas pesadas, dor na batata da perna
varicose: varizes, vasinhos
foot pain: dor na sola do pé, dor no calcanhar, esporão
hemoptysis: escarr* sangue, cuspi* sangue, cuspindo sangue, toss* sangue, catarro sangue, escarro raiado, raia sangue
melena: evacu* preto, evacuação preta, fezes como piche
blood in stool: evacu* sangue, evacuei sangue, sangue no vaso
hematuria: mij* sangue, urin* sangue
epistaxis: sangramento nariz, sangramento nasal, sai sangue do nariz, sangra pelo nariz
dyspnea: canso para subir, canso subindo, cansa para subir, cansa subindo, canso ao subir, cansaço para andar, cansaço para subir, cansaço aos esforços, canso andando, canso para andar, ar não entra, respiração curta, ofegante, ofegando, resfolegando
orthopnea: não consigo dormir deitado, não consigo deitar reto, durmo sentada, durmo sentado, dorme sentada, durmo quase sentado
wheeze: gato miando, peito piando, peito apitando, apito no peito
cough: tusso, tosso, tossia, tossiu, tossisse
dizziness: cabeça leve, cabeça vazia, cabeça oca
vertigo: quarto rodando, tudo rodando, chão fugindo
nausea: embrulha, embrulhando, embrulhou
vomiting: pus tudo para fora, coloquei para fora, botei para fora, botou para fora, colocou para fora, não para nada no estômago
constipation: não vou ao banheiro, sem evacuar, dias sem ir ao banheiro, não consigo evacuar
dysphagia: comida para no peito, comida trava, desce arranhando, comida não desce
appetite loss: não tenho fome, fome nenhuma, não sinto fome, perdi a fome, perdeu a fome
weight loss: roupa ficou larga, roupa larga, calça caindo, calça folgada
fatigue: sem disposição, sem ânimo, sem pique, acabada, só o pó
chills: tremendo de frio, tremor de frio, frio com tremor, batendo queixo
sweating: suador, suadouro, suo muito, sua muito
night sweats: suo de noite, suo à noite, acordo encharcad*, acordo suad*, acordo ensopad*, sua à noite
itching: pinica, pinicando, pinicação
rash: vermelhão, empol*, cheio de bolinhas, encheu de bolinhas, placas vermelhas, pipocou
photophobia: luz piora, não suporto luz, não suporto claridade, quarto escuro, no escuro melhora, luz atrapalha, luz acesa, foge da luz
phonophobia: barulho piora, não suporto barulho, não aguento barulho, qualquer barulho, som incomoda, som alto piora
diplopia: vejo dobrado, vê dobrado, enxergo dobrado, vejo dois
hearing loss: ouço mal, escuto pouco, ouve mal, não escuto direito, não ouve direito, aumento a televisão
nasal congestion: nariz entope, nariz tampa, nariz trancado, nariz fechado
numbness: amortecid*, não sinto a mão, não sinto o pé, não sinto a perna, perdi a sensibilidade
weakness: braço sem força, perna sem força, mão sem força, perna bamba, pernas bambas, mão fraca
tremor: tremedeira na mão, tremedeira nas mãos, treme a mão
seizure: ataque epiléptico
speech disorder: não conseguia falar, fala embolada, embolou a fala, voz pastosa, não saía palavra, palavra não saía, troca as palavras
confusion: trocando as coisas, falando coisa sem nexo, não sabia onde estava, não falava coisa com coisa
hallucination: vultos, vejo vultos, vê coisas, vejo coisas, ouve gente, escuta gente, vê bicho
suicidal ideation: não queria acordar, não acordar mais, tirar a vida, tirar minha vida, dormir e não acordar, melhor morrer, queria morrer
anxiety: aflit*, agoniad*, agonia, coração na mão
irritability: sem paciência, pavio curto, explodo, explosiv*
depression symptoms: choro à toa, perdi o interesse, sem vontade de nada, perdi a graça, nada tem graça
dysuria: queima fazer xixi, queima para urinar, dói para urinar, dói para fazer xixi, queimação ao urinar, xixi queimando
urinary frequency: banheiro toda hora, urino toda hora, xixi toda hora, xixi de hora em hora, urino a cada hora
incontinence: não seguro a urina, não seguro o xixi, escapa urina, escapa xixi, molho a calcinha
vaginal discharge: secreção vaginal, secreção na vagina
heavy menses: menstruação demais, encharc* absorvente, fluxo aumentado, desce demais, vaza o absorvente
low libido: sem vontade de transar, não tenho desejo, falta de desejo, perdi o desejo
erectile dysfunction: falha na hora, perco a ereção, na hora falha, não mantém a ereção
stiffness: acordo dura, acordo travad*, endurecid*, endurece, para destravar, custo a abrir a mão
joint pain: junta dói, juntas doem, articulação dói
back pain: coluna dói, coluna doendo, lombar dói
dry eye: areia no olho, areia nos olhos, lágrima artificial, colírio lubrificante
`,
  ],
  [
    "disease",
    `
aneurysm: aneurisma*
osteonecrosis: osteonecrose, necrose da cabeça do fêmur
heart failure: coração grande, coração inchado, coração fraco, água no pulmão
arrhythmia: arritmia*, fibrilação atrial, fibrilação, coração descompassado
heart disease: problema de coração, angina, entupimento, veia entupida
valve disease: válvula*, prolapso, febre reumática
peripheral artery: má circulação, circulação ruim, problema de circulação
varicose veins: flebite, erisipela
kidney failure: rim parou, insuficiência renal
urinary infection: infecção urinária, infecção de urina, cistite, pielonefrite
hepatitis: hepatite, fígado gorduroso, gordura no fígado, esteatose, cirrose
chagas: doença de chagas, chagas
schistosomiasis: esquistossomose, barriga d'água
leprosy: hanseníase, lepra
tuberculosis: tuberculose, TB, mancha no pulmão
dengue: dengue, chikungunya, zika
malaria: malária, maleita
toxoplasmosis: toxoplasmose
covid: covid, corona
syphilis: sífilis
hiv: HIV, soropositiv*
hpv: HPV, verruga genital, condiloma
herpes: herpes, cobreiro, herpes zoster
chickenpox: catapora, sarampo, caxumba, rubéola
whooping cough: coqueluche
rheumatic disease: reumatismo, reumático, lúpus, artrite reumatoide, espondilite, esclerodermia, sjogren
gout: gota, ácido úrico alto, ácido úrico
arthrosis: desgaste, artrose, bico de papagaio
fibromyalgia: fibromialgia
disc disease: hérnia de disco, disco gasto, ciático
osteoporosis: osteoporose, osteopenia
thyroid disease: tireoide preguiçosa, problema de tireoide, nódulo na tireoide, bócio, papo
pcos: ovário policístico, ovários policísticos, SOP
endometriosis: endometriose, adenomiose
fibroid: mioma*
ovarian cyst: cisto no ovário
breast disease: displasia mamária, fibroadenoma
prostate disease: próstata grande, próstata aumentada, problema de próstata
depression: depressão, depressiv*
bipolar: bipolar
anxiety disorder: síndrome do pânico, transtorno de ansiedade
adhd: TDAH, hiperativ*, déficit de atenção
autism: autismo, autista, TEA
dementia: alzheimer, demência, esclerosad*, caduc*
parkinson: parkinson
epilepsy: epilepsia, ataque epilético, epilétic*
migraine: enxaqueca
sinusitis: sinusite
rhinitis: rinite, alergia respiratória, alergia no nariz
tonsillitis: garganta inflamada, amigdalite
otitis: otite, infecção de ouvido, ouvido furado, tímpano furado
glaucoma: glaucoma, pressão no olho, pressão do olho alta
cataract: catarata
retinal detachment: descolamento de retina, retina descolada, retinopatia
keratoconus: ceratocone
psoriasis: psoríase, vitiligo
eczema: eczema, dermatite, dermatite atópica, alergia de pele
skin cancer: câncer de pele, melanoma
fungal infection: micose, impinge, frieira, candidíase, sapinho
scabies: sarna, escabiose, piolho
celiac: doença celíaca, celíac*, alergia a glúten
lactose intolerance: intolerância à lactose, intolerante à lactose, não posso com leite
ibd: crohn, retocolite, colite
hemorrhoids: hemorroida*, botão
fissure: fissura anal, fissura
gastritis: gastrite, úlcera no estômago, H pylori
gallstone: pedra na vesícula
pancreatitis: pancreatite
hernia: hérnia de hiato, hérnia umbigo, hérnia na virilha
sleep apnea: apneia, apneia do sono
anemia: anemia, sangue fraco, ferro baixo, falta de ferro
thrombosis: trombose, coágulo na perna, embolia, embolia pulmonar
leukemia: leucemia, linfoma, mieloma
down syndrome: síndrome de down
hemophilia: hemofilia
`,
  ],
];
