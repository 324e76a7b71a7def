// oxlint-disable max-lines -- a data file
/**
 * Clinical terms of Brazilian Portuguese, lay and professional, by concept: `id: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 * In a form `word*` is any word that begins so; other words match in singular, plural and either gender.
 */
export const symptoms = `
headache: dor de cabeça, dores de cabeça, cefaleia, cefalalgia, cabeça dói, cabeça doendo, dói a cabeça, doi cabeça, peso na cabeça, enxaqueca
chest pain: dor no peito, dor torácica, precordialgia, aperto no peito, peito apertado, peito doendo, dor precordial, queimação no peito, pontada no peito
back pain: dor nas costas, dor lombar, lombalgia, dor na coluna, lumbago, costas doendo, dor na lombar, dorsalgia, cervicalgia
abdominal pain: dor de barriga, dor na barriga, dor abdominal, barriga doendo, dor no estômago, dor de estômago, epigastralgia, dor epigástrica, dor na boca do estômago
joint pain: dor nas juntas, dor articular, artralgia, dor nas articulações, juntas doendo
muscle pain: dor no corpo, mialgia, dor muscular, corpo doendo, dores musculares, corpo moído, corpo quebrado
throat pain: dor de garganta, odinofagia, garganta doendo, garganta inflamada, garganta arranhando, dor para engolir, dor ao engolir, dói para engolir
ear pain: dor de ouvido, otalgia, ouvido doendo, dor no ouvido
dysuria: ardência para urinar, ardor para urinar, arde para urinar, arde quando urina, ardência ao urinar, disúria, ardência no xixi, arde xixi, dor para urinar, dor ao urinar, dor no xixi, queima para urinar, arde ao urinar, arde pra fazer xixi, ardência, ardor
dyspareunia: dispareunia, dor na relação, dor durante a relação, dói na relação, dor no sexo
menstrual pain: cólica, cólica menstrual, dismenorreia
pain: dor, dói, doem, doía, doíam, doeu, doendo, doer, dolorid*, doloros*, dolor, fisgada, pontada, latej*, algia, queimação, dolência, álgic*, dor à palpação, dor a palpacao
fever: febre, febril, febrícula, pirexia, quentura, temperatura alta, temperatura
chills: calafrio*, tremedeira
sweating: diafor*, suor, suor*, suando, suou, suava, sudorese, suei, transpira*
night sweats: sudorese noturna, suor noturno, suor à noite
cough: tosse, tossindo, tossir, tossi*, tosse seca, pigarro
sputum: catarro, escarro, expectoração, secreção amarela, muco na tosse
hemoptysis: hemoptise, tosse com sangue, tossindo sangue, escarro com sangue, sangue no catarro, sangue no escarro
dyspnea: falta de ar, dispneia, cansaço para respirar, fôlego, fôlego curto, sem ar, dispneic*, cansa para respirar, falta o ar, dificuldade para respirar, desconforto respiratório, canseira
orthopnea: ortopneia, travesseiro alto, três travesseiros, dois travesseiros, travesseiros, dorme sentado, dormir sentado
pnd: dispneia paroxística, acorda com falta de ar, acordou com falta de ar, despertares noturnos por dispneia
wheeze: chiado, chiado no peito, chiadeira, sibilo*, sibilância, chia*, peito chiando
palpitation: palpitação, palpitações, coração disparado, coração acelerado, batedeira, taquicardia, coração batendo, coração dispara, coração acelera
syncope: desmaio, desmai*, síncope, apagão, apagou, perda de consciência, perda da consciência, perdeu a consciência, perder a consciência, lipotimia, quase desmaio, inconsciente
dizziness: tontura, tonto, tonta, zonzo, zonza, tontear, tonturar, vertigem, vertigin*, tonteira, labirintite, roda tudo, quarto roda, cabeça roda, cabeça rodando, tudo girando, instabilidade postural
nausea: náusea*, nausea*, enjoo, enjoad*, ânsia, ansia de vomito, estômago embrulhado, enjoou, nauseos*
vomiting: vômito*, vomit*, emese, êmese, pus pra fora, golfa*, regurgit*
diarrhea: diarreia, diarreic*, fezes moles, fezes líquidas, intestino solto, intestino mole, dor de barriga solta, piriri, caganeira, evacuações líquidas, evacua mole, evacuações, desarranjo
constipation: constipa*, intestino preso, prisão de ventre, obstipa*, intestino travado, ressecad*, intestino ressecado
blood in stool: sangue nas fezes, fezes com sangue, melena, hematoquezia, enterorragia, evacua sangue, fezes pretas, fezes escuras, sangramento retal, sangue no papel
mucus: muco, catarro nas fezes
heartburn: azia, pirose, queimação no estômago, refluxo, queimação
bloating: barriga inchada, distensão abdominal, estufad*, barriga estufada, empachad*, gases, empachamento, flatul*, aumento da barriga, barriga aumentou, distendid*
appetite loss: perda de apetite, falta de apetite, inapetência, inapetente, sem fome, sem apetite, anorexia, come pouco, hiporexia, apetite, fastio
weight loss: perda de peso, emagreci*, emagrec*, perdi peso, perdeu peso, perda ponderal, perdeu quilos, perdi quilos
weight gain: ganho de peso, engord*, ganhou peso, ganhei peso, ganho ponderal, quilos a mais, aumento de peso, ganhou quilos, ganhei quilos
fatigue: cansaço, cansad*, fadiga, astenia, astêni*, fraqueza geral, sem energia, indisposição, indispost*, canseira, mole, moleza, desânimo físico, prostra*, exaust*, esgotad*, sem força, desanimad*
weakness: fraqueza, perda de força, paresia, fraco, fraca, perdeu a força, déficit motor, hemiparesia
numbness: dormência, dormente*, formig*, parestesia*, adormec*, hipoestesia, sem sensibilidade
tremor: tremor*, tremendo, treme, tremores
seizure: convuls*, crise convulsiva, ataque epilético, crise epiléptica
speech disorder: fala enrolada, disartria, língua enrolada, fala arrastada, dificuldade para falar, afasia
diplopia: visão dupla, diplopia, vendo dobrado, vê dobrado
blurred vision: visão embaçada, visão turva, vista embaçada, vista turva, embaça*, visão borrada, turvação visual, vista escurec*, borramento visual, baixa visual, baixa de visão, baixa acuidade
floaters: moscas volantes, pontos pretos na visão, flashes, fotopsia, clarões
red eye: olho vermelho, vermelhidão no olho, hiperemia conjuntival, olhos vermelhos
tearing: lacrimej*, epífora
hearing loss: perda auditiva, perda de audição, perdeu audição, surdez, ouve mal, ouvindo mal, hipoacusia, audição, não ouve, escuta mal, surdo, surda
tinnitus: zumbido*, zunido, chiado no ouvido, tinnitus, apito no ouvido
ear fullness: ouvido tapado, ouvido entupido, plenitude auricular, ouvido abafado
ear discharge: otorreia, secreção no ouvido, ouvido vazando, ouvido purgando
nasal congestion: nariz entupido, congestão nasal, obstrução nasal, nariz trancado, nariz tapado
runny nose: coriza, nariz escorrendo, rinorreia, nariz pingando
sneezing: espirr*
epistaxis: sangramento nasal, epistaxe, sangra o nariz, nariz sangrando, sangue do nariz
snoring: ronco, ronca, ronco noturno, roncar, roncando
apnea: apneia, para de respirar, parada respiratória dormindo
hoarseness: rouquid*, rouco, rouca, disfonia, voz rouca, mudança na voz, voz mudou, voz
dysphagia: disfagia, dificuldade para engolir, engasg*, entala*, engolir
itching: coceira, coça*, coçando, prurido, pruriginos*, comichão
rash: manchas na pele, mancha vermelha, exantema, rash, erupção, lesões de pele, lesão de pele, pintas vermelhas, empolad*, pele manchada, vermelhidão, eritema, eritematos*, bolinhas, brotoeja
hives: urticária, placas vermelhas, placas na pele, vergões
skin lesion: ferida, feridas, lesão, lesões, úlcera, bolha, bolhas, pústula*, verruga*, espinha*, acne, cravos, mancha, manchas, caroço*, nódulo*, íngua*, tumoração, pinta
lump: caroço, nódulo, íngua, linfonod*, gânglio*, bolinha, massa palpável
hair loss: queda de cabelo, cabelo caindo, alopecia, cabelo cai, calvície
nail change: unha*
edema: inchaço, inchad*, inchou, inchando, incha, edema*, edemaciad*
redness: hiperemia, avermelhad*, vermelh*
bleeding: sangr*, hemorragi*, perda de sangue, sangrando
blood: sangue
heavy menses: menorragia, metrorragia, fluxo intenso, hipermenorreia, sangramento menstrual, sangrando demais, sangramento uterino
spotting: escape, escapes, sangramento intermenstrual, spotting, borrinha, borra
pads: absorvente*
clots: coágulo*, coagulo*
postcoital bleeding: sangramento após relação, sangramento pós-coital, sangra depois da relação, sangra na relação, sinusorragia, depois da relação
vaginal discharge: corrimento, leucorreia, secreção vaginal
vaginal dryness: ressecamento vaginal, secura vaginal, vagina seca
hot flashes: fogacho*, calorão, ondas de calor, calores
amenorrhea: amenorreia, atraso menstrual, menstruação atrasada, sem menstruar, não menstrua
pelvic pain: dor no pé da barriga, dor pélvica, dor em baixo ventre
breast pain: dor na mama, mastalgia, mama dolorida, dor no seio
nipple discharge: descarga papilar, secreção mamilar, saída de líquido da mama
urinary frequency: polaciúria, urina toda hora, xixi toda hora, urinando muito, vai muito ao banheiro, urina muito
polyuria: poliúria, urina em excesso, mijando muito
polydipsia: polidipsia, muita sede, sede, bebendo muita água
nocturia: noctúria, nictúria, levanta para urinar, acorda para urinar, levanta à noite para urinar, levanta de noite
hematuria: hematúria, sangue na urina, urina com sangue, urina vermelha, xixi com sangue
incontinence: incontinência, perde urina, perda de urina, escapa xixi, escapa urina, perde xixi, urina na roupa
weak stream: jato fraco, jato urinário fraco, jato fino
urgency: urgência urinária, urgência miccional, vontade urgente
retention: retenção urinária, não consegue urinar, esvaziamento incompleto
urine: urina, xixi, diurese, mijo, micção, miccional
stools: fezes, cocô, evacuação, evacua, evacuar, intestino, hábito intestinal
diaper: fralda*
flank pain: dor lombar em cólica, cólica renal, dor no flanco, dor nos rins
erectile dysfunction: disfunção erétil, impotência, ereção, broxa*
low libido: libido, falta de desejo, desejo sexual, perda de libido
claudication: claudicação, dor para caminhar, dor na perna ao andar
stiffness: rigidez, rigidez matinal, duro de manhã, travad*, trava, enrijecid*
swollen joints: junta inchada, articulação inchada, derrame articular, sinovite
limping: manc*, mancando, claudica
trauma: trauma*, pancada, batida, bateu, bati, contusão, torci, torceu, torção, entorse, machuc*, quebr*, ralou, ralado, escoria*
fall: queda, quedas, caiu, caí, cair, tombo*, escorreg*, tropec*, tropeç*
burning: ardendo, arde, ardência, queima*
dehydration: desidrat*, boca seca, hidrat*, sem lágrima
dry mouth: boca seca, xerostomia
hypoglycemia: hipoglicemia, glicose baixa, açúcar baixo
memory loss: esquec*, perda de memória, memória, amnésia, memória ruim, memória falhando
confusion: confus*, desorienta*, trocando as bolas
hallucination: alucina*, ouve vozes, vê coisas, ouvindo vozes, vozes
jaundice: icterícia, ictéric*, amarelão, pele amarela, olho amarelo
pallor: palidez, pálid*, descorad*, hipocorad*
cyanosis: cianose, cianótic*, roxo, roxa, arroxead*
cold intolerance: frio, intolerância ao frio, friorent*
heat intolerance: calor, intolerância ao calor, calorent*
aura: aura, aura visual, luzes, luzinhas
photophobia: fotofobia, luz incomoda, incomoda a luz, sensibilidade à luz, luz dói
phonophobia: fonofobia, barulho incomoda, sensibilidade ao barulho
cramps: câimbra*, cãibra*, caimbra*
bone pain: dor óssea, dor nos ossos
breathing difficulty in children: batimento de asa de nariz, tiragem, costelinha afundando, esforço respiratório
crying: chor*, chora, chorando, irritad*, irritabil*
drowsiness: sonolen*, sono durante o dia, molinh*, lesa, dopad*, letárgic*, lesad*
flu: gripe, gripad*, resfriad*, síndrome gripal
infection: infecção, infeccios*, infectad*
panic attack: ataque de pânico, crise de pânico, crise de ansiedade, pânico
crisis: crise, crises, ataque, episódio*
`;
export const mood = `
anxiety: ansiedade, ansios*, nervos*, angústia, angustiad*, preocupa*, apreens*
depression symptoms: tristeza, triste, depressiv*, deprimid*, desânim*, desanim*, choro fácil, anedonia, sem vontade, desinteresse, perda de interesse, sem prazer, humor deprimido, pra baixo
suicidal ideation: enforc*, suicíd*, suicid*, se matar, me matar, tirar a própria vida, ideação suicida, ideação, vontade de morrer, pensamento de morte, pensar em morrer, querer morrer, sumir, não acordar mais, morrer, ideias de morte
self harm: automutila*, se cort*, me cort*, autolesão, me machuco, se machuca de propósito
irritability: irritabilidade, irritad*, explosiv*, raiva, agressiv*, pavio curto
concentration: concentra*, foco, distraíd*, desaten*, atenção, esquece as coisas
stress: estresse, estressad*, pressão no trabalho, sobrecarga, sobrecarregad*, burnout
mood: humor, ânimo, astral
fear: medo, fobia, pavor, evita*, evito
guilt: culpa, inútil, sem valor
euphoria: eufori*, acelerad*, mania, hipomania, gastando muito
compulsion: compuls*, mania de limpeza, rituais, obsess*
psychosis: perseguição, perseguid*, delírio, delir*, paranoi*
`;
export const sleep = `
sleep: sono, dorm*, insônia, insone, sonolência, acordo, acorda, despertar, desperta*, pesadelo*, pego no sono, pega no sono, cochil*, madrugada acordad*
`;
export const diseases = `
angina: angina
hypertension: hipertens*, pressão alta, HAS, pressão arterial alta, pressão
diabetes: diabet*, açúcar no sangue, diabetes mellitus, glicose alta, DM, DM2, açúcar alto
prediabetes: pré-diabetes, pre diabetes, pré-diabétic*
dyslipidemia: colesterol alto, colesterol, dislipidemia, triglicérid*, hipercolesterolemia
hypothyroidism: hipotireoidismo, hipotireoid*
hyperthyroidism: hipertireoidismo, graves, doença de graves
thyroid disease: tireoide, problema de tireoide, tireoidite, hashimoto, bócio, nódulo na tireoide, nódulo de tireoide, tireoidian*
asthma: asma, asmátic*, bronquite asmática
copd: dpoc, enfisema, bronquite crônica
bronchitis: bronquite
bronchiolitis: bronquiolite
pneumonia: pneumonia, broncopneumonia, pneumoni*
tuberculosis: tuberculose, bacilo de koch
covid: covid, coronavírus
sinusitis: sinusite, rinossinusite
rhinitis: rinite, rinite alérgica
otitis: otite
tonsillitis: amigdalite, faringite, faringoamigdalite
heart disease: problema no coração, problema de coração, cardiopat*, doença do coração, doença cardíaca, sopro, coração
heart failure: insuficiência cardíaca, coração fraco, congest*, IC descompensada
infarction: infarto, infart*, IAM, ataque cardíaco, enfarte
coronary disease: doença coronariana, coronariopatia, angioplastia prévia, coronária
arrhythmia: arritmia, fibrilação atrial, fibrilação, flutter, FA
valve disease: válvula, valva, prótese valvar, prótese mitral, mitral, aórtica, estenose
stroke: avc, derrame, acidente vascular, isquemia cerebral, AIT, derrame cerebral
thrombosis: trombose, TVP, trombo, embolia, tromboembolismo, trombofilia
varicose veins: varizes, insuficiência venosa
chagas: chagas, doença de chagas
cancer: câncer, cancer, tumor, neoplasia, carcinoma, leucemia, linfoma, melanoma, maligno, metástase
kidney disease: doença renal, insuficiência renal, problema no rim, rim fraco, renal crônic*, doença renal crônica, problema renal
kidney stone: pedra no rim, cálculo renal, pedra nos rins, litíase, nefrolitíase, cálculo, cálculos, pedra
urinary infection: infecção urinária, infecção de urina, cistite, ITU, pielonefrite
prostate: próstata, HPB, hiperplasia prostática, prostatite
gallstone: pedra na vesícula, colelitíase, cálculo na vesícula, colecistite
gastritis: gastrite, gastroenterocolite
ulcer: úlcera gástrica, úlcera péptica
gerd: refluxo gastroesofágico, DRGE, doença do refluxo, hérnia de hiato
gastroenteritis: gastroenterite, virose, GECA, intoxicação alimentar
ibs: intestino irritável, síndrome do intestino irritável, colon irritável
ibd: crohn, doença de crohn, retocolite
celiac: celíac*, doença celíaca, celiaquia
lactose intolerance: intolerância à lactose, intolerante à lactose
hemorrhoids: hemorroida*, hemorroid*
hepatitis: hepatite
fatty liver: esteatose, gordura no fígado, fígado gorduroso, esteatose hepática
cirrhosis: cirrose
pancreatitis: pancreatite
appendicitis: apendicite
hernia: hérnia, hérnia de disco, hérnia inguinal
arthrosis: artrose, osteoartrite, osteoartrose, gonartrose, desgaste
arthritis: artrite, artrite reumatoide, reumatismo, espondilite
gout: gota, ácido úrico
lupus: lúpus, LES
fibromyalgia: fibromialgia
osteoporosis: osteoporose, osteopenia
fracture: fratura*, osso quebrado, quebr*, trinca
sprain: entorse, torção, distensão muscular, estiramento, lesão ligamentar, ruptura
tendinitis: tendinite, bursite, manguito rotador, epicondilite, síndrome do túnel do carpo, túnel do carpo, tendinopatia, fascite plantar, síndrome do impacto
migraine: enxaqueca, migrânea, enxaquec*
tension headache: cefaleia tensional, dor de cabeça tensional, cefaleia do tipo tensional
epilepsy: epilepsia, epilétic*, epiléptic*
parkinson: parkinson
dementia: demência, alzheimer, caduc*, declínio cognitivo, comprometimento cognitivo
vertigo: vertigem posicional, VPPB, labirintite, labirintopatia, ménière, neurite vestibular
depression: depressão, episódio depressivo, transtorno depressivo
anxiety disorder: transtorno de ansiedade, ansiedade generalizada, TAG, transtorno do pânico, síndrome do pânico
bipolar: bipolar, bipolaridade, transtorno bipolar
schizophrenia: esquizofrenia
adhd: TDAH, déficit de atenção, hiperativ*
autism: autismo, autista, TEA
alcoholism: alcoolismo, alcoólatra, alcoolista
anemia: anemia, anêmic*, ferropri*, anemia ferropriva, falta de ferro
bleeding disorder: hemofilia, plaquetas baixas, plaquetopenia
hiv: hiv, aids, soropositiv*
syphilis: sífilis
gonorrhea: gonorreia
chlamydia: clamídia
hpv: hpv
sti: DST, IST, ISTs, doença sexualmente, uretrite, infecção sexualmente
herpes: herpes, zoster, cobreiro, herpes zoster
dengue: dengue
zika: zika
chikungunya: chikungunya
malaria: malária
leptospirosis: leptospirose
mono: mononucleose
chickenpox: catapora, varicela
measles: sarampo
rubella: rubéola
mumps: caxumba
dermatitis: dermatite, dermatite atópica, eczema, dermatite seborreica, assadura, dermatite de contato, dermatite de fralda, alergia de pele
psoriasis: psoríase
vitiligo: vitiligo
rosacea: rosácea
fungal infection: micose, candidíase, sapinho, onicomicose, pano branco, candida
scabies: sarna, escabiose, piolho
cellulitis: celulite infecciosa, erisipela, abscesso, furúnculo
pcos: ovário policístico, SOP, ovários policísticos
endometriosis: endometriose, adenomiose
fibroid: mioma*, miomatose
ovarian cyst: cisto no ovário, cisto de ovário, cisto
gestational diabetes: diabetes gestacional
preeclampsia: pré-eclâmpsia, eclâmpsia, pressão na gravidez
glaucoma: glaucoma, pressão no olho, pressão intraocular
cataract: catarata
retinopathy: retinopatia, descolamento de retina, degeneração macular
conjunctivitis: conjuntivite, blefarite, terçol, ceratite, olho seco
refractive: miopia, astigmatismo, hipermetropia, presbiopia
obesity: obesidade, obes*, sobrepeso
sleep apnea: apneia do sono, SAOS
glucose resistance: resistência à insulina, síndrome metabólica
cow milk allergy: alergia ao leite, APLV, alergia à proteína do leite, alergia a proteína do leite de vaca
food allergy: alergia alimentar
reflux infant: refluxo do bebê
prematurity: prematur*
malformation: malformação, síndrome de down
immunodeficiency: imunossupress*, imunodeficiência, transplant*
virus: viral, virose, bacterian*
disc disease: protrusão discal, discopatia, ciática, ciatalgia, lombociatalgia, estenose lombar
scoliosis: escoliose, cifose
`;
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
audiometry: audiometria, impedanciometria
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
cholecystectomy: tirou a vesícula, colecistectomia, vesícula, tirei a vesícula
appendectomy: apendicectomia, apêndice, tirou o apêndice
cesarean: cesárea*, cesarian*, parto cesáreo
hysterectomy: histerectomia, tirou o útero, histerectomizad*, retirada do útero, tirar o útero
hernia repair: herniorrafia, operou hérnia
tonsillectomy: amigdalectomia, tirou as amígdalas, amígdalas, adenoide, adenoidectomia
vasectomy: vasectom*
tubal ligation: laqueadura, laqueou, ligou as trompas, laquead*
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
hospitalization: intern*, internação, UTI, hospitalizad*
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
smoking: fum*, cigarr*, tabag*, tabaco, maço*, narguilé, vape, cigarro eletrônico, pito, paieiro, charuto
alcohol: álcool, bebe, beber, bebo, bebia, bebida alcoólica, cerveja*, vinho, etilis*, etilista, cachaça, pinga, chope, destilado*, drinque, whisky, latinha*, alcoólic*, caipirinha
drugs use: drogas, maconha, cocaína, crack, droga, baseado, ecstasy, LSD, anabolizante*, substâncias, lança-perfume
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
menstruation: menstru*, regra, ciclo*, menarca, DUM, última menstruação, desce, desço, desceu, fluxo
pregnancy: grávid*, gravidez, gestação, gestaç*, gestante, gesta, engravid*, pré-natal, semanas de gestação
birth: parto*, parto normal, abort*, nascimento
contraception: anticoncepc*, pílula, camisinha*, preservativo*, método contraceptivo, método, contracep*, injeção anticoncepcional, tabelinha, minipílula
menopause: menopausa, climatério, menopaus*
sexual activity: relação sexual, relações, na relação, sexual*, vida sexual, sexo, transa*, ficante*
fetal movement: movimentação fetal, bebê mexe, mexe, mexendo, movimentos fetais, mexe bastante, bebê mexendo
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
weight: peso, pesa, pesando, pesou, quilos, kg
height: altura, estatura, comprimento, metro
bmi: IMC
waist: cintura, circunferência abdominal, perímetro cefálico
auscultation: ausculta*, murmúrio, bulhas, estertor*, crepita*, ronco*, sibilos, sopro, roncos, ritmo regular, rítmico, pulmão, pulmões limpo*, creptos
abdomen: abdome, abdômen, flácido, indolor, ruídos, hepatomegalia, esplenomegalia, fígado, baço, massa*, defesa, blumberg, murphy, giordano, barriga mole, descompressão
oropharynx: garganta, amígdala*, orofaringe, placa*, pus, exsudato, oroscopia
otoscopy: otoscopia, tímpano, membrana timpânica, cerume, conduto, ouvido limpo
neck: pescoço, rigidez de nuca, nuca, linfonodo*, tireoide palpável, jugular, estase jugular, turgência
skin exam: pele, turgor, petéquia*, descama*, placa eritematosa, pele íntegra
neuro exam: reflexo*, força, romberg, lasègue, lasegue, pupila*, nistagmo, dix-hallpike, babinski, marcha, glasgow, sensibilidade, pares cranianos, coordenação
ortho exam: lachman, gaveta, mcmurray, tinel, phalen, crepitação, amplitude de movimento, deformidade, edema, derrame, arco doloroso, neer, jobe, hawkins, spurling, apley, bloqueio, ponto doloroso, trigger, flexão, extensão, rotação, abdução
perfusion: perfusão, enchimento capilar, pulsos, cianose, enchimento
eyes exam: conjuntiva, córnea, olho, olhos, pupila, fundoscopia
gyn exam: especular, espéculo, toque, colo, toque vaginal, toque retal, mama sem nódulo
general state: bom estado, estado geral, BEG, REG, corad*, acianótic*, anictéric*, eupneic*, hidratad*, lúcid*, orientad*, mucosa*, consciente, contactuante
fontanelle: fontanela, moleira, assadura, lágrima
mental state: humor, afeto, pensamento, discurso, contato visual, vestes, psicomotric*, insight, juízo, crítica, eutímic*, memória preservada, atitude, cooperativ*
fetal exam: altura uterina, batimentos fetais, BCF, colo fechado
mucosa: mucosa*, gengiva, língua
`;
export const bodyParts = `
head: cabeça, crânio, craniano, cranian*, têmpora*, testa, nuca
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
mother: mãe, mainha, mamãe, =minha velha, =minha coroa
father: pai, painho, papai, =meu velho, =meu coroa
sibling: =meu outro, =minha outra, outro filho, outra filha, caçula, mais velho, mais nova, mais velha, mais novo, irmãozinho, irmãzinha
sister: irmã, irmãs
brother: irmão, irmãos
grandmother: avó, vó, voinha
grandfather: avô, vô
son: filho, filhos, =meu menino, =meu guri, =meu piá
daughter: filha, filhas, =minha menina, =minha guria
aunt: tia, tias
uncle: tio, tios
cousin: primo, prima, primos
parents: pais
family: família, familiar, familiares, parente*
`;
export const others = `
partner: parceir*, namorad*, ficante, companheir*
husband: marido, esposo
wife: esposa, mulher
neighbour: vizinh*
friend: amig*, coleg*
in-law: cunhad*, sogr*, genro, nora
acquaintance: conhecid*, comadre, compadre, patroa, patrão, chefe, enfermeir*, roommate
nephew: sobrinh*, net*
`;
