/**
 * Clinical terms of Brazilian Portuguese, lay and professional, by concept: `id: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 * In a form `word*` is any word that begins so; other words match in singular, plural and either gender.
 */
export const exams = `
dermoscopy: dermatoscopia, dermoscopia, tricoscopia
blood count: hemograma, hemoglobina, hematócrito, leucócitos, plaquetas, leucograma
glucose: glicemia, glicose, glicada, hemoglobina glicada, HbA1c, dextro, curva glicêmica, A1c, HGT, glicemia capilar
lipids: colesterol total, LDL, HDL, triglicérides, triglicerídeos, perfil lipídico, lipidograma
renal function: creatinina, ureia, função renal, clearance, taxa de filtração, microalbuminúria, albuminúria
electrolytes: potássio, sódio, cálcio sérico, magnésio, eletrólitos
liver function: TGO, TGP, AST, ALT, gama GT, bilirrubina*, função hepática, transaminases, enzimas hepáticas
thyroid tests: TSH, T4, T4 livre, T3, anti-TPO, anticorpos tireoidianos, TRAb, calcitonina, tireoglobulina, função tireoidiana
iron: ferritina, ferro sérico, transferrina
vitamins: vitamina D, vitamina B12, B12, ácido fólico, 25-OH
inflammation: PCR, VHS, proteína C reativa
coagulation: INR, coagulograma, TAP, D-dímero
natriuretic: NT-proBNP, BNP, proBNP, troponina
psa: PSA
urinalysis: exame de urina, urina tipo 1, EAS, urina 1, sumário de urina
urine culture: urocultura, cultura de urina
stool exam: exame de fezes, parasitológico, coprocultura, sangue oculto, calprotectina, parasitológico de fezes
serology: sorologia*, anti-HCV, HBsAg, VDRL, teste rápido, anti-HIV, beta-HCG, beta HCG, teste de gravidez, teste treponêmico, carga viral, CD4
culture: cultura, hemocultura, antibiograma, baciloscopia, GeneXpert
hormones: FSH, LH, prolactina, testosterona, estradiol, progesterona, cortisol, hormônios
autoantibodies: FAN, fator reumatoide, anti-CCP, anticorpos, anticorpo, IgE
x-ray: raio x, raio-x, radiografia, raios x, RX, chapa
ultrasound: ultrassom, ultrassonografia, USG, ecografia, ultra-som, transvaginal, ultrassom transvaginal
doppler: doppler, ecodoppler, duplex
ct: tomografia, TC
mri: ressonância, RM, ressonância magnética
echocardiogram: ecocardiograma, eco, fração de ejeção
ecg: eletrocardiograma, eletro, ECG
stress test: teste ergométrico, ergometria, teste de esforço, cintilografia, esteira
holter: holter, MAPA, monitorização ambulatorial
catheterization: cateterismo
endoscopy: endoscopia, EDA, broncoscopia, nasofibro*, laringoscopia
colonoscopy: colonoscopia, retossigmoidoscopia
mammogram: mamografia
pap smear: papanicolau, preventivo, citologia, colpocitologia, colposcopia
densitometry: densitometria
spirometry: espirometria, VEF1, CVF, pico de fluxo, prova de função pulmonar
polysomnography: polissonografia
eeg: eletroencefalograma, EEG
emg: eletroneuromiografia, ENMG
audiometry: audiometria, impedanciometria, perda neurossensorial, perda sensorioneural, perda condutiva, perda mista, curva tipo, decibéis
biopsy: biópsia, biopsia, anatomopatológico, punção, PAAF
skin test: teste alérgico, prick test, teste de contato, PPD
eye exam: fundo de olho, tonometria, campo visual, acuidade visual, mapeamento de retina, OCT, retinografia, campimetria, refração
neonatal tests: teste do pezinho, teste da orelhinha, teste do olhinho, teste da linguinha
cognitive test: minimental, mini-mental, teste do relógio, teste de memória
lab tests: exame de sangue, exames de sangue, laboratório, exames laboratoriais, exames, exame
ionogram: gasometria, lactato
amylase: amilase, lipase
spermogram: espermograma
bioimpedance: bioimpedância
`;
export const procedures = `
surgery: cirurgia*, cirúrgic*, oper*, operação, operad*
cholecystectomy: tirou a vesícula, colecistectomia, vesícula!, tirei a vesícula
appendectomy: apendicectomia, apêndice, tirou o apêndice
cesarean: cesárea*, cesarian*, parto cesáreo
hysterectomy: histerectomia, tirei o útero, operei do útero, útero tirado, tiraram o útero, tirou o útero, histerectomizad*, retirada do útero, tirar o útero
hernia repair: herniorrafia, operou hérnia
tonsillectomy: amigdalectomia, tirou as amígdalas, amígdalas, adenoide, adenoidectomia
vasectomy: vasectom*
tubal ligation: laqueadura, sou ligada, liguei as trompas, ligadura, laqueou, ligou as trompas, laquead*
bariatric: bariátrica, redução de estômago, bypass gástrico, gastroplastia
curettage: curetagem
stent: stent*, angioplastia
bypass: ponte de safena, revascularização, safena
pacemaker: marca-passo, marcapasso
thyroidectomy: tireoidectomia, tirou a tireoide
mastectomy: mastectomia, prótese de mama, silicone, mamoplastia
cataract surgery: facectomia, operou catarata
knee surgery: artroscopia, prótese de joelho, prótese de quadril, artroplastia, menisco, ligamento cruzado, LCA
plate: placa e parafuso, pino, haste, parafusos, placa
transfusion: transfus*, transfusão de sangue
hospitalization: internad*, internaç*, internou, internei, internar, internaram, internamento, UTI, hospitalizad*
chemotherapy: quimioterapia, quimio
radiotherapy: radioterapia, radiação, radioiodo, iodo radioativo
dialysis: diálise, hemodiálise
physiotherapy: fisioterapia, fisio, reabilitação, RPG
psychotherapy: psicoterapia, terapia, psicólog*, terapia cognitivo*
injection: infiltração, injeção
bandage: curativo*, sutura, pontos, ponto
immobilization: gesso, tala, imobiliza*, órtese, tipoia, bota ortopédica, engessar, engess*, enfaixa*
reduction: redução, reduzir
epley: manobra, epley, manobra de epley, reposicionamento
nebulization: nebulização, inalação, aerossol
lavage: lavagem nasal, lavagem, soro no nariz
iud: DIU, mirena, implante
drainage: drenagem, drenar, dreno
cauterization: cauteriza*, crioterapia, eletrocoagulação
dental: dentista, canal, extração do dente, dente, siso
tattoo: tatuagem
blood donation: doação de sangue, doou sangue
glasses: óculos, lente*, grau
hearing aid: aparelho auditivo
cpap: CPAP
oxygen: oxigênio
`;
export const habits = `
smoking: fuma, fumo, fumam, fumar, fumas, fumei, fumou, fumava*, fumando, fumad*, fumante*, fumasse, fuman*, cigarr*, tabag*, tabaco, maço*, narguilé, vape, cigarro eletrônico, pito, paieiro, charuto
alcohol: álcool, bebe, beber, bebo, bebia, bebida alcoólica, cerveja*, vinho, etilis*, etilista, cachaça, pinga, chope, destilado*, drinque, whisky, latinha*, alcoólic*, caipirinha
drugs use: drogas, maconha, cocaína, crack, droga, baseado, ecstasy, LSD, anabolizante*, substâncias, lança-perfume, rebite, loló, cola de sapateiro, anfetamina*, arrebite, narguilé, haxixe, oxi, bala e doce
exercise: exercício*, academia, caminhada*, caminh*, atividade física, sedentári*, musculação, corr*, treino*, treina*, futebol, pilates, hidroginástica, natação, bicicleta, pedal*, zumba, dança, crossfit, esporte, yoga
caffeine: café, cafeína, energético*, refrigerante, coca-cola, chá preto, mate, chimarrão
screen: tela, celular, telas, tablet, videogame
`;
export const diet = `
food: alimenta*, comida, come, comer, comeu, dieta, almoç*, jant*, café da manhã, lanche*, fruta*, verdura*, legume*, salada, feijão, arroz, carne, frango, peixe, leite, pão, açúcar, doce*, sal, fritura*, gordura, papinha, papa, banana, cenoura, água, líquido*, suco, fibra*, proteína, carboidrato*, refeição*, refeições, ovo*, macarrão, massa, queijo, iogurte, integral, feijoada, churrasco, fast food, industrializado*, belisc*, jejum, glúten, lactose, embutido*, caloria*
breastfeeding: mama, mamando, peito, leite materno, amament*, aleitamento, seio materno, mamada*, mamar
formula: fórmula, mamadeira, leite artificial, fórmula infantil, leite em pó
supplement: whey, creatina, suplement*, colágeno
`;
export const functions = `
driving: dirige, dirijo, dirigir, dirigindo
adl: banho, se veste, vestir, toma banho, banheiro sozinh*, se alimenta sozinh*, cozinha, cozinho, cozinhar, sozinh*, independente, autonomia, atividades diárias, faz tudo, faço tudo, anda sozinh*, bengala, andador, cadeira de rodas, faz compras, dinheiro, paga as contas, contas, tarefas domésticas, funcional*
handedness: destro, destra, canhoto, canhota, ambidestr*, dominância, mão dominante
`;
export const social = `
sun: sol, protetor, protetor solar, filtro solar, chapéu, bronze*, queimadura solar, exposição solar
home: moro, mora, reside, casa própria, divid*, vive com, moram
work: trabalh*, profissão, empreg*, aposentad*, desempregad*, serviço, pedreiro, professor*, motorista, diarista, costureir*, estud*, faculdade, escola, creche, ocupação, escritório, home office, plantão, turno
marital: casad*, solteir*, viúv*, divorciad*, separad*, união estável, noiv*, namor*
religion: igreja, religião, evangélic*
travel: viaj*, viagem, exterior
pets: cachorro, gato, animal, pet, papagaio, pombo*, bicho
housing: mofo, poeira, saneamento, esgoto
violence: violência, agredi*, bateu em
`;
export const obgyn = `
menstruation: menstru*, regra, ciclo*, menarca, DUM, última menstruação, desce pra mim, desce para mim, desceu pra mim, desceu para mim, não desceu, a menstruação desce*, fluxo
pregnancy: grávid*, gravidez, gestação, gestaç*, gestante, gesta, engravid*, pré-natal, semanas de gestação
birth: parto*, parto normal, abort*, nascimento
contraception: anticoncepc*, pílula, camisinha*, preservativo*, método contraceptivo, método, contracep*, injeção anticoncepcional, tabelinha, minipílula
menopause: menopausa, climatério, menopaus*
sexual activity: relação sexual, relações, na relação, sexual*, vida sexual, sexo, transa*, ficante*
fetal movement: movimentação fetal, bebê mexe, mexe, mexendo, movimentos fetais, mexe bastante, bebê mexendo, chuta, chutando, chutes, chutinhos
contractions: contraç*, perda de líquido, bolsa rompeu
uterus: útero, colo, ovário*, endométrio, anexos, vagina, vulva, mama, mamas
`;
export const perinatal = `
prematurity: prematur*, pré-termo
birth history: nasceu, nasci, a termo, apgar, parto cesárea, peso ao nascer, UTI neonatal, icterícia neonatal, pezinho, alta com a mãe
development: senta*, engatinh*, andou, fala, falou, marcos, desenvolvimento, balbuci*, sustenta a cabeça, aponta
`;
export const vaccines = `
vaccine: vacina*, vacin*, tetânica, antitetânica, tétano, rotavírus, BCG, tríplice viral, pentavalente, gripe dose, hepatite B dose, carteirinha, caderneta, imuniza*, HPV dose, influenza dose, pneumocócica, febre amarela dose
`;
export const findings = `
blood pressure: pressão, PA, pressão arterial
heart rate: frequência cardíaca, FC, pulso, batimento*, bpm, frequência
respiratory rate: frequência respiratória, FR, respirações por minuto, irpm
saturation: saturação, saturando, SpO2, oximetria, sat, satura
temperature: temperatura, axilar, afebril
weight: peso, pesa, pesando, pesou, pesei, me pesei, pesava, quilos, kg
height: altura, estatura, comprimento, metro
bmi: IMC
waist: cintura, circunferência abdominal, perímetro cefálico
auscultation: ausculta*, murmúrio, bulhas, estertor*, crepita*, ronco*, sibilos, roncos, ritmo regular, rítmico, pulmão, pulmões limpo*, creptos
abdomen: abdome, abdômen, flácido, indolor, ruídos, hepatomegalia, esplenomegalia, fígado, baço, massa*, defesa, blumberg, murphy, giordano, barriga mole, descompressão
oropharynx: garganta, amígdala*, orofaringe, placa*, pus, exsudato, oroscopia
otoscopy: otoscopia, tímpano, membrana timpânica, cerume, conduto, ouvido limpo
neck: pescoço, rigidez de nuca, nuca, linfonodo*, tireoide palpável, jugular, estase jugular, turgência
skin exam: pele, turgor, petéquia*, descama*, placa eritematosa, pele íntegra
neuro exam: reflexo*, força, romberg, lasègue, lasegue, pupila*, nistagmo, dix-hallpike, babinski, marcha, glasgow, sensibilidade, pares cranianos, coordenação
ortho exam: lachman, gaveta, mcmurray, tinel, phalen, crepitação, amplitude de movimento, deformidade, derrame leve, derrame moderado, derrame discreto, derrame no joelho, arco doloroso, neer, jobe, hawkins, spurling, apley, bloqueio, ponto doloroso, trigger, flexão, extensão, rotação, abdução
perfusion: perfusão, enchimento capilar, pulsos, enchimento
eyes exam: conjuntiva, córnea, olho, olhos, pupila, fundoscopia
gyn exam: especular, espéculo, toque, colo, toque vaginal, toque retal, mama sem nódulo
general state: bom estado, estado geral, BEG, REG, corad*, acianótic*, anictéric*, eupneic*, hidratad*, lúcid*, orientad*, mucosa*, consciente, contactuante
fontanelle: fontanela, moleira, assadura, lágrima
mental state: humor, afeto, pensamento, discurso, contato visual, vestes, psicomotric*, insight, juízo, crítica, eutímic*, memória preservada, atitude, cooperativ*
fetal exam: altura uterina, batimentos fetais, BCF, colo fechado
mucosa: mucosa*, gengiva, língua
`;
export const bodyParts = `
head: cabeça, couro cabeludo, crânio, craniano, cranian*, têmpora*, testa, nuca
eye: olho*, vista, pálpebra*, pestana
ear: ouvido*, orelha*
nose: nariz, narina
mouth: boca, língua, lábio*, dente*, gengiva
throat: garganta, goela
neck: pescoço, cervical
chest: peito, tórax, torácic*, costela*
breast: mama, mamas, seio*, mamilo
heart: coração
lung: pulmão, pulmões, base direita, base esquerda, bases
abdomen: barriga, abdome, abdômen, abdominal, estômago, bucho, pança
groin: virilha, inguinal
flank: flanco, fossa ilíaca, hipocôndrio, baixo ventre, pé da barriga
back: costas, coluna, lombar, dorso
shoulder: ombro*, omalgia
arm: braço*, antebraço*, membro superior, membros superiores
elbow: cotovelo*
wrist: punho*, munheca
hand: mão, mãos, quiro*
finger: dedo*, polegar, dedão, indicador, mindinho
hip: quadril, bacia, coxalgia
thigh: coxa*
knee: joelho*, gonalgia, gonartralgia
leg: perna*, canela, panturrilha*, batata da perna, membros inferiores, membro inferior
ankle: tornozelo*
foot: pé, pés, podalgia, talalgia, calcanhar, planta do pé, hálux, chinela
skin: pele
testicle: testículo*, saco, escroto, pênis
radius: rádio, ulna, fêmur, tíbia, clavícula, costela, escafoide
`;
export const kin = `
mother: mãe, mainha, mamãe, mãezinha, =minha velha, =minha coroa
father: pai, painho, papai, paizinho, =meu velho, =meu coroa
sibling: =meu outro, =minha outra, outro filho, outra filha, caçula, mais velho, mais nova, mais velha, mais novo, irmãozinho, irmãzinha
sister: irmã, irmãs
brother: irmão, irmãos
grandmother: avó, vó, voinha, vovó
grandfather: avô, vô, vovô, voinho
son: filho, filhos, =meu menino, =meu guri, =meu piá
daughter: filha, filhas, =minha menina, =minha guria
aunt: tia, tias, titia
uncle: tio, tios, titio
cousin: primo, prima, primos
parents: pais
family: família, familiar, familiares, parente*
`;
export const others = `
interjection: =ave maria, =virgem maria, =nossa senhora
partner: parceir*, namorad*, ficante, companheir*
husband: marido, esposo
wife: esposa, mulher
neighbour: vizinh*
friend: amig*, colega!, colegas!
in-law: cunhad*, sogr*, genro, nora
acquaintance: =um conhecido, =uma conhecida, =meu conhecido, =minha conhecida, comadre, compadre, patroa, patrão, chefe, enfermeir*, roommate
nephew: sobrinh*, net*
`;
