/**
 * What patients suffer and suffer from, in Brazilian Portuguese, lay and professional, by concept: `id: form, form`.
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
orthopnea: ortopneia, falta de ar deitad*, falta de ar quando deita, falta de ar ao deitar, falta de ar deitar, fôlego deitad*, travesseiro alto, três travesseiros, dois travesseiros, travesseiros, dorme sentado, dormir sentado
pnd: dispneia paroxística, acorda com falta de ar, acordou com falta de ar, despertares noturnos por dispneia
wheeze: chiado, chiado no peito, chiadeira, sibilo*, sibilância, chia*, peito chiando
palpitation: palpitação, palpitações, coração disparado, coração acelerado, batedeira, taquicardia, coração batendo, coração dispara, coração acelera
syncope: desmaio, desmai*, síncope, apagão, apagou, perda de consciência, perda da consciência, perdeu a consciência, perder a consciência, lipotimia, quase desmaio, inconsciente
dizziness: tontura, tonto, tonta, zonzo, zonza, tontear, tonturar, vertigem, vertigin*, tonteira, labirintite, roda tudo, quarto roda, cabeça roda, cabeça rodando, tudo girando, instabilidade postural
nausea: náusea*, nausea*, enjoo, enjoad*, ânsia, ansia de vomito, estômago embrulhado, enjoou, nauseos*
vomiting: vômito*, vomit*, emese, êmese, pus pra fora, golfa*
diarrhea: diarreia, diarreic*, fezes moles, fezes líquidas, intestino solto, intestino mole, dor de barriga solta, piriri, caganeira, evacuações líquidas, evacua mole, evacuações, desarranjo
constipation: constipa*, intestino preso, prisão de ventre, obstipa*, intestino travado, ressecad*, intestino ressecado
blood in stool: sangue nas fezes*, fezes com sangue, hematoquezia, enterorragia, evacua sangue, sangramento retal, sangue no papel, sangue no cocô
melena: melena*, melênic*, fezes pretas, fezes escuras, fezes negras, cocô preto, fezes ficar preta, borra de café
hematemesis: hematêmese*, vomit* sangue, vômito com sangue, vômitos com sangue
mucus: muco, catarro nas fezes*
heartburn: azia, pirose, queimação no estômago, refluxo, queimação
bloating: barriga inchada, distensão abdominal, estufad*, barriga estufada, empachad*, gases, empachamento, flatul*, aumento da barriga, barriga aumentou, distendid*
appetite loss: perda de apetite, falta de apetite, inapetência, inapetente, sem fome, sem apetite, anorexia, come pouco, hiporexia, apetite, fastio
weight loss: perda de peso, emagreci*, emagrec*, perdi peso, perdeu peso, perda ponderal, perdeu quilos, perdi quilos
weight gain: ganho de peso, engord*, ganhou peso, ganhei peso, ganho ponderal, quilos a mais, aumento de peso, ganhou quilos, ganhei quilos
fatigue: cansaço, cansad*, fadiga, astenia, astêni*, fraqueza geral, sem energia, indisposição, indispost*, canseira, mole, moleza, desânimo físico, prostra*, exaust*, esgotad*, sem força, desanimad*
weakness: fraqueza, perda de força, perde força, perdi força, falta de força, déficit de força, sem força em, paresia, fraco, fraca, perdeu a força, déficit motor, hemiparesia
tingling: formig*, parestesia*, disestesia*
numbness: dormência, dormente*, adormec*, hipoestesia, sem sensibilidade
tremor: tremor*, tremendo, treme, tremores
seizure: convuls*, crise convulsiva, ataque epilético, crise epiléptica
speech disorder: fala enrolada, embola a fala, fala embola*, enrola a fala, enrola a língua, alteração da fala, alteração de fala, embolando a fala, disartria, língua enrolada, fala arrastada, dificuldade para falar, afasia
diplopia: visão dupla, diplopia, vendo dobrado, vê dobrado
blurred vision: visão embaçada, visão turva, vista embaçada, vista turva, embaça*, visão borrada, turvação visual, vista escurec*, borramento visual, baixa visual, baixa de visão, baixa acuidade
floaters: moscas volantes, pontos pretos na visão
flashes: flashes, fotopsia, clarões, clarão
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
vaginal bleeding: sangramento vaginal, sangramento pela vagina, sangrou por baixo, sangramento pós-menopausa, sangramento depois da menopausa
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
stools: fezes*, cocô, evacuação, evacua, evacuar, intestino, hábito intestinal
diaper: fralda*
flank pain: dor lombar em cólica, cólica renal, dor no flanco, dor nos rins
erectile dysfunction: disfunção erétil, impotência, ereção, broxa*
low libido: libido, falta de desejo, desejo sexual, perda de libido
claudication: claudicação, dor para caminhar, dor na perna ao andar
stiffness: rigidez, travad*, enrijecid*
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
aura: aura, aura visual, luzes, luzinhas, ziguezague*, escotoma*, brilhos
photophobia: fotofobia, luz demais, quarto escuro, ambiente escuro, ambientes escuros, luz incomoda, incomoda a luz, sensibilidade à luz, luz dói
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
hypothyroidism: hipotireoidismo, tireoide preguiçosa, tireoide lenta, tireoide baixa, hipotireoid*
hyperthyroidism: hipertireoidismo, doença de graves, basedow
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
heart disease: problema no coração, problema de coração, cardiopat*, doença do coração, doença cardíaca, coração
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
disc disease: radiculopatia, nervo pinçado, nervo comprimido, protrusão discal, discopatia, ciática, ciatalgia, lombociatalgia, estenose lombar
scoliosis: escoliose, cifose
`;
