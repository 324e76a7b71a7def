import type { ConceptType } from "../lexicon.ts";

/**
 * Lay and regional words of Latin America for symptoms and illnesses, by field: more forms beside `spoken.ts`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esLay: readonly (readonly [ConceptType, string])[] = [
  [
    "symptom",
    `
floaters: moscas volantes, moscas volando, mosquitas volando, puntos negros en la vista, telarañas en la vista
light flashes: destellos, relámpagos en la vista, chispazos
photophobia: la luz me molesta, luz me mata, fotofobia, me molesta la claridad, no aguanto la luz, luz
phonophobia: el ruido me molesta, fonofobia, no aguanto el ruido
eye redness: ojo rojo, ojos rojos, ojo colorado
eye pain: dolor de ojo, me duele el ojo, arenilla en los ojos, basurita en el ojo
dry eye: ojo seco, ojos secos
aura: zigzag, lucecitas, puntos brillantes, veo brillos
tinnitus: zumbido, pitido, me zumba, chillido en el oído
hearing loss: oigo poco, no escucho bien, sordera, sordo, sorda, oído tapado
bad breath: mal aliento, halitosis
gum bleeding: me sangran las encías, encías sangran, encía inflamada
jaw click: me truena la mandíbula, truena la quijada, rechino los dientes, bruxismo
hoarseness: ronco, ronca, ronquera, sin voz, afónic*, voz ronquita
globus: nudo en la garganta, bola en la garganta
apnea: deja de respirar, se ahoga dormido, pausas al respirar
chest tightness: pecho apretado, opresión en el pecho, peso en el pecho
wheeze: chillido en el pecho, silbido en el pecho, hervor de pecho, pecho cerrado, le silba el pecho, pito en el pecho, gatitos en el pecho
phlegm: flema*, gargajo*, esputo, expectora*, desgarro
night sweats: amanezco empapad*, sudor nocturno, mojo las sábanas
hot flashes: bochornos, calores, sofocos, oleadas de calor
cold hands: manos frías, pies fríos, dedos blancos, dedos morados con el frío
bloating: inflamad* del estómago, panza inflada, hinchazón de vientre, abotagad*, empanzurrad*
gas: gases, flatos, pedos, eructo*, repito la comida
heartburn: agruras, acidez, ardor de estómago, vinagrera
reflux: reflujo, se me regresa la comida, se devuelve la comida
nausea: asco, ganas de vomitar, basca, revoltura, estómago revuelto
rectal pain: dolor al obrar, duele al evacuar, dolor en el ano, pujo, tenesmo
rectal bleeding: sangre en el papel, sangre al obrar, gotea sangre
mucus in stool: moco en las heces, moco en el popó, baba
fecal incontinence: se me sale el popó, se me escapa la caca, mancho la ropa
jaundice: ojos amarillos, piel amarilla, amarillent*, ictericia
foamy urine: orina espumosa, espuma en la orina
urinary urgency: no alcanzo a llegar, ganas urgentes, urgencia urinaria
urinary retention: no puedo orinar, vejiga llena, no vacío
hesitancy: tarda en salir, pujar para orinar
flank pain: dolor de riñón, dolor en los riñones, punzada en el riñón
testicular pain: dolor de testículo, dolor en los huevos, testículo hinchado
erectile dysfunction: no se me para, no se mantiene, impotencia, disfunción eréctil, no logro erección
penile discharge: gota en el pene, secreción del pene
genital ulcer: llaguita, llaga en el pene, úlcera genital
vaginal itching: comezón en la vagina, picazón vaginal, comezón allá abajo
low libido: sin ganas de sexo, falta de deseo
postcoital bleeding: sangro en la relación, sangrado después de la relación
intermenstrual bleeding: manchado, mancho entre reglas, goteo, spotting
heavy bleeding: hemorragia, sangro mucho
breast lump: bolita en el pecho, bolita en el seno, bulto en la mama, bulto en el seno, nódulo en la mama
lump: bulto*, bolita*, bola, nódulo*, ganglio*, seca, pelota
joint swelling: coyuntura hinchada, coyunturas hinchadas, rodilla hinchada
popping: truena, tronido*, chasquido*, cruje, crujido*
weakness: debilidad, sin fuerza, se me caen las cosas, piernas débiles, flojera de piernas, perdí fuerza
facial droop: boca chueca, cara torcida, se le torció la boca, boca de lado
slurred speech: habla trabada, lengua trabada, se le traba la lengua
imbalance: desequilibrio, me voy de lado, tambaleo, camino como borracho
tremor: temblor, me tiembla, tiembla la mano
gait: arrastra el pie, arrastra la pierna, pasitos cortos
confusion: confundid*, desorientad*, dice cosas sin sentido, desubicad*
restless legs: piernas inquietas, desesperación en las piernas
bruising: moretón*, moretones, cardenal*, hematoma*
petechiae: puntitos rojos
rash: ronchas, sarpullido, salpullido, brote, manchas rojas, placas rojas, enrojecimiento, me broté, se brotó
scaling: se descama, descamación, costra*, escama*, se pela la piel
blisters: ampolla*, ampollita*, vesícula en la piel
skin crack: grieta*, agrietad*, cuartead*, partida la piel, se me parten
wound: herida*, llaga*, herida que no cierra, úlcera en la pierna, escara
nail change: uña gruesa, uña amarilla, uñero, uña enterrada, uña encarnada
acne: granos en la cara, espinilla*, barro*, acné
dandruff: caspa
dark patch: paño, manchas oscuras, melasma
itching: comezón, picazón, rasquiña, escozor
panic: crisis de ansiedad, ataque de pánico, sensación de muerte
irritability: irritable, de mecha corta, enojon*, genio, mal humor
crying: llanto fácil, lloro por todo, ganas de llorar
anhedonia: nada me entusiasma, ya nada me gusta, sin ganas de nada, desganad*
nightmares: pesadilla*
flashbacks: lo revivo, recuerdos del asalto
worry: no paro de pensar, cabeza no para, preocupad*
inattention: distraíd*, no pone atención, no se está quieto
tantrums: berrinche*, rabieta*, pataleta*
bedwetting: moja la cama, se orina en la cama
stridor: tos de perro, tos perruna
poor feeding: no quiere comer, no quiere mamar, rechaza el pecho
fussiness: llorón, chilloncit*, decaíd*, molesto
dehydration: boca seca, sin lágrimas, pañal seco, ojos hundidos
polyuria: orino mucho, orinando demasiado
polydipsia: mucha sed, sed todo el tiempo
hypoglycemia: bajón de azúcar, se le baja el azúcar, azúcar baja, hipoglucemia
pelvic pressure: bola que sale, matriz caída, vejiga caída, peso abajo
back pain: dolor de cintura, dolor de espalda, lumbago, ciática, me trabé de la cintura
leg pain: dolor de piernas, piernas pesadas, dolor de pantorrilla
varicose: várices, varices, arañitas
foot pain: dolor de planta del pie, dolor de talón, espolón
stiffness: entumid*, engarrotad*, ties*
fatigue: sin ganas, agotad*, cansancio, molid*, desguanzad*, sin fuerzas
chills: escalofrío*, cuerpo cortado
joint pain: dolor de huesos, dolor de coyunturas, duelen los huesos
abdominal pain: dolor de panza, dolor de guata, dolor de barriga, retortijón*, retorcijón*, torzón
hemoptysis: escup* sangre, gargajo con sangre, flema con sangre, tos* sangre
melena: evacu* negro, obr* negro, heces como alquitrán
blood in stool: sangre al evacuar, sangre al obrar, evacu* sangre
epistaxis: sangrado de nariz, sangrado nasal, sangra por la nariz
dyspnea: se va el aire, se le va el aire, se me va el aire, va el aire, no me entra el aire, no entra el aire, me canso al subir, me canso al caminar, me canso subiendo, se cansa al caminar, se cansa al subir, me agito, se agita, me sofoco, sofoco al caminar, sofoco al subir, sin aliento, me falta el aliento
orthopnea: no puedo dormir acostado, no puedo acostarme, duermo sentada, duermo sentado, duerme sentado, duermo casi sentado
wheeze: pitos en el pecho, chillido en el pecho, le chilla el pecho, me chilla el pecho, hervor de pecho
cough: toso, tosía, tosió, tosa, tosemos
sputum: gargajo*
edema: pies hinchados, se hinchan los pies, tobillos hinchados, piernas hinchadas, se hinchan las piernas, se hinchan los tobillos
dizziness: se va la cabeza, cabeza hueca, atarantad*
nausea: revuelto el estómago, estómago revuelto, se me revuelve el estómago
vomiting: devolví, devolvió la comida, guacar*, no retiene nada, arroja la comida
diarrhea: estómago suelto, soltura, chorrillo, churras, churrias, cursos, obradera
constipation: no puedo evacuar, no puede evacuar, tapado del vientre, seco de vientre, días sin evacuar, no obro, no obra
dysphagia: se atora la comida, se atora al comer
appetite loss: come poquito, no tiene hambre, se me quitó el hambre, se le quitó el hambre
weight loss: ropa queda grande, ropa floja, pantalón flojo
fatigue: sin fuerzas, sin ganas ni fuerza, molida, molido, desguanzad*, aguad*
chills: tiritona, tiritando, temblando de frío, temblor de frío
night sweats: sudo de noche, suda de noche, amanezco empapad*, despierto empapad*, despierta empapad*
bruising: moretes
photophobia: luz me lastima, luz me molesta, luz empeora, no soporto la luz, no aguanto la luz, cuarto oscuro, a oscuras
phonophobia: ruido empeora, no soporto el ruido, no aguanto el ruido, cualquier ruido
blurred vision: veo nublado, ve nublado, vista borrosa, vista nublada
diplopia: veo doble, ve doble
tinnitus: zumban los oídos, pitan los oídos, chiflido en el oído
hearing loss: oigo mal, no oigo bien, escucho poco, oye mal, no oye bien, casi no oye
hoarseness: se va la voz, quedo sin voz, voz ronca
nasal congestion: congestión, nariz mormada, mormad*, nariz cerrada
runny nose: nariz suelta, escurre la nariz, me escurre la nariz
tingling: cosquilleo, cosquilleos, hormigas en la mano
numbness: dormido el brazo, se durmió el brazo, duerme la mano, se duermen las manos, se durmió la cara, entumid*, no siento el pie, no siento la mano
tremor: tembladera, me tiemblan, tiemblan las manos
seizure: ataque epiléptico
speech disorder: no podía hablar, hablaba enredado, habla enredada, lengua trabada, no le salían las palabras, no me salían las palabras, arrastra las palabras
confusion: no sabía dónde estaba, decía incoherencias, no conecta, desvaría, desvariando
hallucination: oigo voces, oyes voces, escucha voces, escuchas voces, escucho voces, voces, ve sombras, ve cosas, ve gente, siente que lo persiguen
suicidal ideation: matarme, morirme, morirte, morirse, no despertar, no despertara, mejor muert*, desaparecer
anxiety: intranquil*, desesperad*, angustiad*
irritability: sin paciencia, exploto, explota, mal genio, mal humor
depression symptoms: lloro por todo, lloro, llora, lloras, sin ganas de nada
dysuria: quema la orina, quema al orinar, duele al orinar, arde la orina
urinary frequency: orino a cada rato, baño a cada rato, orina a cada rato
incontinence: se sale la orina, no aguanto la orina, se escapa la orina, se le sale la orina
heavy menses: regla abundante, menstruación abundante, sangro mucho, sangra mucho con la regla, mancho mucho
low libido: sin deseo, no tengo ganas de relaciones, quitó las ganas, falta de deseo, disfunción sexual
stiffness: entumidas las manos, amanezco ties*, amanezco entumid*, amanezco trabad*, tiesas las manos
joint pain: duelen las coyunturas, dolor de coyunturas, duelen las articulaciones
hair loss: se cae el pelo, se cae el cabello
apnea: se queda sin respirar, deja de respirar, se le corta la respiración
dry eye: arenilla, ojos secos, lágrimas artificiales
`,
  ],
  [
    "disease",
    `
aneurysm: aneurisma*
osteonecrosis: osteonecrosis
heart failure: corazón grande, corazón débil, agua en los pulmones, insuficiencia cardiaca
arrhythmia: arritmia*, fibrilación, soplo
heart disease: problema del corazón, angina, arteria tapada, vena tapada
valve disease: válvula*, fiebre reumática
peripheral artery: mala circulación, problema de circulación
varicose veins: flebitis, erisipela
kidney failure: insuficiencia renal, riñones fallaron, riñón no funciona, se dializa
urinary infection: infección de orina, infección urinaria, mal de orín, cistitis, pielonefritis
hepatitis: hepatitis, hígado graso, cirrosis
chagas: chagas, mal de chagas
leprosy: lepra
tuberculosis: tuberculosis, TB, tisis, mancha en el pulmón
dengue: dengue, chikungunya, zika
malaria: malaria, paludismo
toxoplasmosis: toxoplasmosis
covid: covid, coronavirus
syphilis: sífilis
hiv: VIH, sida
hpv: papiloma, VPH, verrugas genitales
herpes: herpes, culebrilla
chickenpox: varicela, sarampión, paperas, rubéola
whooping cough: tos ferina, coqueluche
rheumatic disease: reumas, reumatismo, lupus, artritis reumatoide, espondilitis, esclerodermia
gout: gota, ácido úrico
arthrosis: desgaste, artrosis, osteoartritis
fibromyalgia: fibromialgia
disc disease: hernia de disco, disco desgastado, disco herniado
osteoporosis: osteoporosis, osteopenia
thyroid disease: tiroides lenta, problema de tiroides, nódulo tiroideo, bocio
pcos: ovario poliquístico, ovarios poliquísticos
endometriosis: endometriosis, adenomiosis
fibroid: mioma*, miomatosis
ovarian cyst: quiste en el ovario, quistes
prostate disease: próstata grande, próstata crecida, problema de próstata
depression: depresión
bipolar: bipolar
anxiety disorder: trastorno de pánico, trastorno de ansiedad
adhd: TDAH, hiperactiv*, déficit de atención
autism: autismo, autista
dementia: alzheimer, demencia
parkinson: parkinson
epilepsy: epilepsia, epiléptic*, ataques
migraine: migraña*, jaqueca*
sinusitis: sinusitis
rhinitis: rinitis, alergia en la nariz
tonsillitis: anginas inflamadas, amigdalitis
otitis: otitis, infección de oído, tímpano roto
glaucoma: glaucoma, presión del ojo
cataract: catarata*
retinal detachment: desprendimiento de retina, retinopatía
psoriasis: psoriasis, vitiligo
eczema: eccema, dermatitis, dermatitis atópica
skin cancer: cáncer de piel, melanoma
fungal infection: hongos, tiña, pie de atleta, candidiasis, algodoncillo
scabies: sarna, escabiosis, piojos
celiac: celíac*, enfermedad celíaca
lactose intolerance: intolerancia a la lactosa, intolerante a la lactosa
ibd: crohn, colitis
hemorrhoids: hemorroide*, almorranas
fissure: fisura anal, fisura
gastritis: gastritis, úlcera en el estómago, helicobacter
gallstone: piedras en la vesícula, cálculos en la vesícula
pancreatitis: pancreatitis
hernia: hernia hiatal, hernia umbilical, hernia inguinal
sleep apnea: apnea, apnea del sueño
anemia: anemia, hierro bajo
thrombosis: trombosis, coágulo en la pierna, embolia pulmonar
leukemia: leucemia, linfoma, mieloma
down syndrome: síndrome de down
stroke: derrame, embolia, derrame cerebral, trombosis cerebral
infarction: infarto, ataque al corazón
diabetes: azúcar alta, azúcar en la sangre
`,
  ],
];
