/**
 * Clinical terms of Spanish (Latin America and Spain), lay and professional, by concept: `id: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const symptoms = `
headache: dolor de cabeza, cefalea, jaqueca, me duele la cabeza, duele cabeza
chest pain: dolor de pecho, dolor en el pecho, dolor torácico, opresión en el pecho, pecho apretado, precordial, duele el pecho
back pain: dolor de espalda, lumbalgia, dolor lumbar, duele la espalda, dolor de cintura, cervicalgia, dorsalgia
abdominal pain: dolor de panza, dolor de barriga, dolor abdominal, dolor de estómago, retorcijón, retortijón*, retorcijon*, dolor cólico, duele la panza, duele estómago, epigastralgia, cólico*
joint pain: dolor articular, artralgia, dolor en las articulaciones, duelen las articulaciones
muscle pain: dolor muscular, mialgia, dolor de cuerpo, cuerpo cortado
throat pain: dolor de garganta, odinofagia, duele la garganta, garganta irritada
ear pain: dolor de oído, otalgia, duele el oído
dysuria: ardor al orinar, arde cuando orina, ardor urinario, duele al orinar, disuria, arde al orinar, ardor
pain: dolor*, duele*, dolía, dolio, molestia*, punzada*, pinchazo*, adolorid*, algia
menstrual pain: dolor menstrual, dismenorrea, cólicos menstruales
fever: fiebre, febril, febrícula, calentura, temperatura
chills: escalofrío*
sweating: diafor*, sudor*, suda, sudar, sudando, sudo, transpira*
cough: tos, tose, tosiendo
sputum: flema*, expectoración, esputo, catarro
hemoptysis: hemoptisis, tos con sangre, flema con sangre
dyspnea: falta de aire, disnea, me ahogo, ahogo, sin aire, dificultad para respirar, le falta el aire, agita*
orthopnea: ortopnea, falta de aire acostad*, aire acostad*, ahogo acostad*, ahoga acostad*, ahoga al acostarse, almohadas
wheeze: silbido*, sibilancia*, chillido, pecho silba
palpitation: palpitación, palpitaciones, taquicardia, corazón acelerado
syncope: desmay*, síncope, pérdida de conocimiento, pérdida de conciencia, perdió el conocimiento
dizziness: mareo*, maread*, vértigo
nausea: náusea*, ganas de vomitar, asco
vomiting: vómito*, vomit*
diarrhea: diarrea, diarreic*, heces líquidas, flojo, suelta del estómago
constipation: estreñi*, constipa*, estreñimiento, no va al baño, no voy
blood in stool: sangre en las heces, sangre en el papel, rectorragia, hematoquecia, popó con sangre, sangre en la popó
melena: melena*, melénic*, heces negras, heces oscuras, deposición negra, deposición oscura, deposición la he visto oscura, popó negro, materia negra, caca negra
hematemesis: hematemesis, vómito con sangre, vómitos con sangre, vomit* sangre
mucus: moco*
heartburn: acidez, agruras, pirosis, ardor de estómago, reflujo
bloating: hincha*, distensión, distensión abdominal, inflamad*, gases, panza hinchada, meteorismo, timpánic*
appetite loss: falta de apetito, sin apetito, inapetencia, no tiene hambre, sin hambre, apetito, hiporexia, come poco, come menos
weight loss: pérdida de peso, bajó de peso, baje de peso, bajaste de peso, adelgaz*, perdió peso, perdi peso, bajé
weight gain: aumento de peso, subió de peso, engord*, subí, ganancia de peso
fatigue: cansancio, cansad*, fatiga, agotad*, astenia, sin energía, decaid*, decaimiento
weakness: debilidad, perdiste fuerza, perdí fuerza, pérdida de la fuerza, pierde fuerza, perdió fuerza, falta de fuerza, déficit motor, débil, flojera, pérdida de fuerza, sin fuerza
numbness: me duermen, se duermen, me duerme, se duerme el, adormec*, entumec*, dormid*
tingling: hormigue*, parestesia*, disestesia*
tremor: temblor*, tiembla*
seizure: convuls*, crisis convulsiva
speech disorder: habla enredada, enreda la lengua, alteración del habla, arrastra las palabras, habla trabada, disartria, dificultad para hablar, afasia, habla arrastrada, traba la lengua
diplopia: visión doble, diplopía, ve doble
blurred vision: visión borrosa, ve borroso, vista nublada, borros*, vista borrosa
red eye: ojo rojo, ojos rojos, enrojecimiento ocular
tearing: lagrimeo
hearing loss: hipoacusia, sordera, oye mal, pérdida auditiva, no oye, escucha mal
tinnitus: tinnitus, zumbido*, acúfeno*, pitido*
ear discharge: otorrea, supura
nasal congestion: nariz tapada, congestión nasal, obstrucción nasal
runny nose: rinorrea, moqueo, secreción nasal, mocos
sneezing: estornud*
epistaxis: sangrado nasal, epistaxis, sangra la nariz
snoring: ronca, ronquido*, roncar
hoarseness: ronquera, disfonía, afonía, voz ronca
dysphagia: disfagia, dificultad para tragar, se atraganta, atragant*, tragar
itching: picazón, comezón, prurito, pica, rasca*
rash: sarpullido, erupción, ronchas, exantema, manchas en la piel, enrojecimiento, eritema
hives: urticaria, habones
skin lesion: herida*, lesión*, lesiones, úlcera*, ampolla*, llaga*, mancha*, grano*, lunar*, acné
lump: bulto*, nódulo*, ganglio*, bolita*
hair loss: caída del cabello, caída del pelo, alopecia
edema: hinchazón, hinchad*, edema*, inflamación
vaginal bleeding: sangrado vaginal, sangrado por la vagina, sangrado posmenopáusico, sangrado postmenopáusico, sangrado después de la menopausia
bleeding: sangr*, hemorragia*
blood: sangre
heavy menses: menorragia, sangrado abundante, metrorragia
clots: coágulo*
vaginal discharge: flujo vaginal, flujo, secreción vaginal, leucorrea
hot flashes: sofoco*, bochorno*
amenorrhea: amenorrea, atraso menstrual, no le baja
pelvic pain: dolor pélvico, dolor bajo vientre
urinary frequency: polaquiuria, orina a cada rato, va mucho al baño, orina mucho
polyuria: poliuria, orina mucho, orino mucho, hace mucho pis, muchas veces al baño, a cada rato al baño
polydipsia: polidipsia, mucha sed, sed
nocturia: nicturia, para al baño, levanta al baño, para a orinar, levanto al baño, nocturia, se levanta a orinar, levanta de noche
hematuria: hematuria, sangre en la orina, orina con sangre
incontinence: incontinencia, se le escapa la orina, escape de orina, pañal*, se orina
weak stream: chorro débil, chorro fino
urine: orina, orinar, pis, diuresis
stools: heces, deposición, deposiciones, evacua*, popó, caca, evacuatorio, ritmo evacuatorio, al baño, del cuerpo
stiffness: rigidez, tiesa, tieso
limping: coje*, cojera
trauma: golpe*, golpea*, torcedura, trauma*, contusión, esguince, lastim*
fall: caída*, cae, caíd*, tropez*, resbal*, cayó, me caí, se cae, caerse, me he caído
burning: ardor, arde, quema*
dry mouth: boca seca
hypoglycemia: hipoglucemia, azúcar baja, bajón de azúcar
memory loss: olvid*, pérdida de memoria, memoria, repite
confusion: confus*, desorient*, confundid*, se pierde
hallucination: alucina*, ve cosas, oye voces
jaundice: ictericia, amarill*
pallor: palidez, pálid*
cyanosis: cianosis, morad*
aura: aura, luces, zigzag*, escotoma*, destellos, lucecitas
photophobia: fotofobia, luz te molesta, luz le molesta, luz me molesta, luz molesta, luz un montón, cuarto oscuro, cuarto a oscuras, molesta mucho la luz, molesta la luz
cramps: calambre*
crying: llor*
drowsiness: somnolen*, adormilad*, dormida todo el día
flu: gripe, gripa, resfri*
infection: infección, infecciones, infectad*
panic attack: ataque de pánico, crisis de pánico, crisis de ansiedad
crisis: crisis, ataque*, episodio*
`;
export const mood = `
anxiety: ansiedad, ansios*, nervios*, angustia*, preocupa*, nervios
depression symptoms: tristeza, triste, deprimid*, desánimo, sin ganas, anhedonia, llanto, bajón, desanimad*
suicidal ideation: suicid*, matarse, quitarse la vida, morirse, ideas de muerte, hacerse daño, morirme
irritability: irritab*, enojad*, agresiv*, enoja*
concentration: concentra*, distra*
stress: estrés, estresad*
mood: ánimo, humor
fear: miedo
`;
export const sleep = `
sleep: sueño, duerm*, dorm*, insomnio, despiert*, desvel*, pesadilla*, siesta
`;
export const diseases = `
angina: angina
hypertension: hipertens*, presión alta, tensión alta, HTA, presión arterial alta, presión
diabetes: diabet*, azúcar alta, azúcar en la sangre, DM2, azúcar
prediabetes: prediabetes
dyslipidemia: colesterol, dislipidemia, triglicérid*, colesterol alto
hypothyroidism: hipotiroid*, tiroides perezosa, tiroides lenta, tiroides baja
hyperthyroidism: hipertiroid*
thyroid disease: tiroides, bocio, nódulo tiroideo, tiroiditis
asthma: asma, asmátic*
copd: epoc, enfisema
bronchitis: bronquitis
pneumonia: neumonía, pulmonía
tuberculosis: tuberculosis
covid: covid
sinusitis: sinusitis
rhinitis: rinitis
otitis: otitis
tonsillitis: amigdalitis, faringitis
heart disease: corazón, cardiopat*, problema cardíaco
heart failure: insuficiencia cardíaca, falla cardíaca
infarction: infarto*
arrhythmia: arritmia, fibrilación auricular, fibrilación
valve disease: válvula, prótesis valvular
stroke: acv, derrame, ictus, embolia cerebral, derrame cerebral, accidente cerebrovascular, isquemia cerebral
thrombosis: trombosis, trombo, embolia, TVP
varicose veins: várices, varices
cancer: cáncer, tumor, carcinoma, leucemia, linfoma, melanoma, metástasis
kidney disease: insuficiencia renal, enfermedad renal, renal crónica
kidney stone: piedras en el riñón, cálculo renal, cálculos, litiasis, piedra
urinary infection: infección urinaria, infección de orina, cistitis, infección de vías urinarias
prostate: próstata, hiperplasia prostática
gallstone: piedras en la vesícula, colelitiasis, cálculos en la vesícula
gastritis: gastritis
ulcer: úlcera gástrica
gerd: reflujo gastroesofágico, hernia de hiato, ERGE
gastroenteritis: gastroenteritis
ibs: intestino irritable, colon irritable, síndrome de intestino irritable
ibd: crohn, colitis, colitis ulcerosa
celiac: celíac*, celiaquía, enfermedad celíaca
lactose intolerance: intolerancia a la lactosa
hemorrhoids: hemorroide*, almorranas
hepatitis: hepatitis, hígado graso, cirrosis
pancreatitis: pancreatitis
hernia: hernia*
arthrosis: artrosis, osteoartritis, desgaste
arthritis: artritis, artritis reumatoide
gout: gota, ácido úrico
lupus: lupus
fibromyalgia: fibromialgia
osteoporosis: osteoporosis, osteopenia
fracture: fractura*, quebr*, rotura, hueso roto
sprain: esguince, desgarro, ligamento
tendinitis: tendinitis, bursitis, manguito rotador, túnel carpiano
migraine: migraña, jaqueca
epilepsy: epilepsia, epiléptic*
parkinson: parkinson
dementia: demencia, alzheimer, deterioro cognitivo
vertigo: vértigo posicional, VPPB
depression: depresión, depresiv*
anxiety disorder: trastorno de ansiedad, ansiedad generalizada
bipolar: bipolar
alcoholism: alcoholismo
anemia: anemia, anémic*
hiv: vih, sida
syphilis: sífilis
gonorrhea: gonorrea
chlamydia: clamidia
hpv: vph
sti: ETS, ITS
herpes: herpes, culebrilla, herpes zóster
dengue: dengue
zika: zika
chikungunya: chikungunya
malaria: malaria
chagas: chagas
mono: mononucleosis
chickenpox: varicela, sarampión
dermatitis: dermatitis, eccema, dermatitis atópica
psoriasis: psoriasis, vitíligo, rosácea
fungal infection: hongos, micosis, candidiasis
scabies: sarna, piojos, escabiosis
pcos: ovario poliquístico
endometriosis: endometriosis
fibroid: mioma*
ovarian cyst: quiste*
gestational diabetes: diabetes gestacional
preeclampsia: preeclampsia, eclampsia
glaucoma: glaucoma
cataract: catarata*
conjunctivitis: conjuntivitis
obesity: obesidad, obes*, sobrepeso
sleep apnea: apnea del sueño, apnea
cow milk allergy: alergia a la proteína de leche, APLV
disc disease: hernia de disco, radiculopatía, nervio pinzado, ciática, lumbociática
delirium: delirium, síndrome confusional, cuadro confusional
polypharmacy: polifarmacia
orthostatic hypotension: bajó la presión, me baja la presión, caída de presión, hipotensión ortostática, hipotensión, presión baja, baja la presión
polyp: pólipo*
clotting disorder: trastorno de coagulación, hemofilia
`;
export const exams = `
dermoscopy: dermatoscopia
eeg: electroencefalograma, EEG
blood count: hemograma, hemoglobina, biometría hemática, leucocitos, plaquetas, hematocrito
glucose: glucemia, glucosa, glicosilada, hemoglobina glicosilada, HbA1c, glicemia
lipids: colesterol total, LDL, HDL, perfil lipídico
renal function: creatinina, urea, función renal, filtrado, clearance
electrolytes: potasio, sodio, calcio sérico, magnesio, electrolitos
liver function: transaminasas, hepatograma, bilirrubina, TGO, TGP, función hepática
thyroid tests: TSH, T4, T4 libre, perfil tiroideo
iron: ferritina, hierro sérico
vitamins: vitamina D, B12, vitamina B12, ácido fólico
inflammation: PCR, proteína C reactiva, VSG, eritrosedimentación
coagulation: INR, coagulograma, dímero
natriuretic: BNP, troponina
psa: PSA, antígeno prostático
urinalysis: análisis de orina, examen de orina, orina completa, examen general de orina
urine culture: urocultivo
stool exam: análisis de heces, coprocultivo, sangre oculta, calprotectina, coproparasitológico, parasitológico
serology: serología*, VDRL, anticuerpos, anticuerpo, prueba de embarazo, test rápido
culture: cultivo*, hemocultivo
hormones: FSH, LH, prolactina, testosterona, estradiol, cortisol
x-ray: radiografía*, rayos x, placa de tórax, rx, radiografia
ultrasound: ecografía, ultrasonido, eco
doppler: doppler
ct: tomografía, TAC
mri: resonancia
echocardiogram: ecocardiograma
ecg: electrocardiograma, electro, ECG
stress test: prueba de esfuerzo, ergometría
holter: holter, MAPA
endoscopy: endoscopía, endoscopia, broncoscopia
colonoscopy: colonoscop*
mammogram: mamografía
pap smear: papanicolau, papanicolaou, pap, citología, colposcopía
densitometry: densitometría
spirometry: espirometría, VEF1, CVF
audiometry: audiometría, impedanciometría, hipoacusia neurosensorial, pérdida neurosensorial, pérdida conductiva, hipoacusia conductiva, curva tipo, decibeles, decibelios
biopsy: biopsia, punción
skin test: prueba de alergia, prick test, PPD
eye exam: fondo de ojo, agudeza visual, campo visual
cognitive test: minimental, mini mental, test del reloj, prueba de memoria
breath test: test de aliento, prueba de aliento
lab tests: análisis, análisis de sangre, laboratorio*, exámenes, estudios, estudio
`;
export const procedures = `
surgery: cirugía*, quirúrgic*, oper*, operación, operad*
cholecystectomy: vesícula!, colecistectomía
appendectomy: apéndice, apendicectomía, apendicitis
cesarean: cesárea*
hysterectomy: histerectom*, matriz operaron, operaron de la matriz, sacaron la matriz, quitaron la matriz, operada de la matriz, matriz, sacaron el útero, quitaron el útero
hip surgery: prótesis de cadera, cadera operada, prótesis
tonsillectomy: amígdalas, amigdalectomía, adenoides
vasectomy: vasectom*
tubal ligation: ligadura de trompas, ligadura
bariatric: bariátrica, manga gástrica, bypass
curettage: legrado
stent: stent*, angioplastia
pacemaker: marcapasos
cataract surgery: operó cataratas, cirugía de catarata, cataratas operadas
transfusion: transfus*
hospitalization: intern*, hospitaliz*, ingres*, terapia intensiva
chemotherapy: quimioterapia
radiotherapy: radioterapia
dialysis: diálisis
physiotherapy: fisioterapia, kinesiología, rehabilitación, kinesio
psychotherapy: psicoterapia, terapia, psicólog*
injection: inyección, infiltración
bandage: curación, sutura, puntos
immobilization: yeso, férula, cabestrillo, inmoviliza*, vendaje, venda
iud: DIU, implante
glasses: lentes, anteojos, gafas
hearing aid: audífono*
cpap: CPAP
oxygen: oxígeno
walker: bastón, andador, silla de ruedas
`;
export const habits = `
smoking: fuma, fumo, fuman, fumar, fumas, fume, fumé, fumó, fumaba*, fumando, fumad*, fumador*, fumamos, fumes, tabaquis*, cigarr*, tabac*, tabaquismo, cajetilla*, paquete*, atado*, vape*
alcohol: alcohol*, tomo cerveza, cerveza*, vino*, trago*, fernet, bebe alcohol, copa*, toma alcohol, tequila, bebida alcohólica
drugs use: drogas, porro*, cannabis, marihuana, cocaína, sustancias, mota, piedra, cristal, basuco, tusi, poppers, anabólico*, perico, churro
exercise: ejercicio*, gimnasio, camina*, caminata*, actividad física, sedentari*, corr*, deporte*, natación, bicicleta, yoga, fútbol
caffeine: café, cafeína, mate, gaseosa*, refresco*
`;
export const diet = `
food: aliment*, comida*, come, comer, dieta, almuerz*, almuerzo, cena*, desayun*, fruta*, verdura*, ensalada, arroz, carne, pollo, pescado, leche, pan, azúcar, dulce*, sal, fritura*, grasa*, agua, líquido*, jugo, fibra, proteína*, lenteja*, huevo*, queso, yogur, gluten, lactosa, ayunas, puré*, psyllium, deslactosada
breastfeeding: pecho materno, lactancia, lecha materna, amamant*, mama, teta
formula: fórmula, mamadera, biberón
supplement: suplement*, batido*
`;
export const functions = `
driving: maneja*, manejo el auto, conduce, conducir
adl: baña*, se viste, vestir*, cocina*, sola, solo, independiente, autonomía, actividades diarias, bastón, andador, silla de ruedas, compras, dinero, cuentas, plata, pastillero, teléfono, ayuda para, barra*, escaleras, básicas, instrumentales, funcional*
handedness: diestr*, zurd*
`;
export const social = `
sun: sol, protector solar, bloqueador
home: vive con, vivo con, vive, vivo
work: trabaj*, se dedica, profesión, emplead*, jubilad*, docente, maestr*, oficina, escuela, estudi*, ocupación, obra, turno*
marital: casad*, solter*, viud*, divorciad*, separad*
travel: viaj*, viaje
pets: perro*, gato*, mascota*
`;
export const obgyn = `
menstruation: menstru*, regla, ciclo*, menarca, FUM, última regla, última menstruación, periodo
pregnancy: embaraz*, gestación, gesta*
birth: parto*, aborto*
contraception: anticoncep*, pastilla anticonceptiva, preservativo*, condón, método
menopause: menopausia, climaterio
sexual activity: relaciones sexuales, relación sexual, relaciones, sexual*, vida sexual
fetal movement: movimientos fetales, se mueve, mueve el bebé, patea, pateando, pataditas, patadas, movimientos del bebé
pads: toalla*
uterus: útero, ovario*, endometrio, vagina, vulva
`;
export const perinatal = `
prematurity: prematur*, pretérmino
birth history: nació, a término, apgar, peso al nacer
development: gatea*, se sienta, caminó solo, caminó sola, caminó al, caminó a, balbuce*, desarrollo, sostiene la cabeza
`;
export const vaccines = `
vaccine: vacuna*, tétanos, antitetánica, refuerzo, carnet, inmuniza*
`;
export const findings = `
blood pressure: presión, tensión, PA, TA, presión arterial
heart rate: frecuencia cardíaca, FC, pulso, latidos, frecuencia
respiratory rate: frecuencia respiratoria, FR
saturation: saturación, satura*, SpO2, sat
temperature: temperatura, afebril
weight: peso, pesa, pesó, pesé, me pesé, kilos, kg
height: talla, estatura, altura, mide
bmi: IMC
waist: cintura, perímetro
auscultation: auscult*, murmullo, ruidos cardíacos, estertor*, crepita*, sibilancias, rítmic*, pulmones, crepitantes
abdomen: abdomen, blando, blanda, depresible, indoloro, masas, defensa, timpánica, hígado, bazo, hernias, panza blanda
oropharynx: garganta, amígdalas, orofaringe, placas, exudado
otoscopy: otoscopía, tímpano*, conducto, cerumen
neck: cuello, nuca, yugular
skin exam: piel, petequias, descamación
neuro exam: reflejos, fuerza, pupilas, nistagmo, marcha, romberg, sensibilidad, pares craneales
ortho exam: lachman, cajón, tinel, phalen, movilidad, flexión, extensión, rotación, deformidad
perfusion: pulsos, llenado capilar, perfusión
gyn exam: especuloscopía, tacto, cuello uterino
general state: buen estado general, hidratad*, lúcid*, orientad*, mucosas, consciente
mental state: afecto, pensamiento, discurso, juicio
`;
export const bodyParts = `
head: cabeza, craneal, cráneo, sien, frente, cuero cabelludo
eye: ojo*
ear: oído*, oreja
nose: nariz
mouth: boca, lengua, labio*, diente*, encía, muela*
throat: garganta
neck: cuello
chest: pecho, tórax, costilla*
breast: mama, mamas, seno*
abdomen: panza, barriga, abdomen, abdominal, vientre, estómago, guata
groin: ingle
flank: fosa ilíaca, flanco, hipocondrio
back: espalda, columna, cintura, lumbar
shoulder: hombro*, omalgia
arm: brazo*, antebrazo*, miembro superior, miembros superiores
elbow: codo*
wrist: muñeca*
hand: mano*
finger: dedo*, pulgar
hip: cadera*, coxalgia
thigh: muslo*
knee: rodilla*, gonalgia
leg: pierna*, pantorrilla*, miembros inferiores
ankle: tobillo*
foot: pie, pies, talón, planta
skin: piel
testicle: testículo*
femur: fémur, radio, cúbito, tibia, clavícula
`;
export const kin = `
mother: mamá, madre, mami, mamita, =mi vieja, =mi jefa
father: papá, padre, papi, papito, apá, =mi viejo, =mi jefe
sibling: =mi otro, =mi otra, otro hijo, hermanito, hermanita, el mayor, el menor
sister: hermana, hermanas
brother: hermano, hermanos
grandmother: abuela, abuelita, abue
grandfather: abuelo, abuelito
son: hijo, hijos
daughter: hija, hijas
aunt: tía, tías
uncle: tío, tíos
cousin: primo, prima
parents: padres
family: familia, familiar, familiares
`;
export const others = `
partner: pareja*, novi*, compañer*
husband: marido, esposo
wife: esposa, mujer
neighbour: vecin*
friend: amig*, colega!, colegas!
in-law: cuñad*, suegr*, yerno, nuera
acquaintance: =un conocido, =una conocida, =mi conocido, =mi conocida, comadre, jefe, jefa
nephew: sobrin*, niet*
`;
