import type { ConceptType } from "../lexicon.ts";

/**
 * How people say it besides: more forms of the terms of `terms.ts`, lay, regional and of the notes.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esSpoken: readonly (readonly [ConceptType, string])[] = [
  [
    "kin",
    `
sibling: =el primero que, =la primera que, =el otro que, =la otra que, =el mayor que, =la mayor que, =el grande, =la grande, =mi primero, =mi primera, =el del medio
daughter: =mi niña, =mi hijita
son: =mi niño, =mi hijito
mother: mamita, amá, mamacita, jefita, =mi viejita, =mi ma
father: apá, papito, taita, tata, papi
grandmother: abuelita, abue, nona, yaya, bisabuela, mamá grande
grandfather: abuelito, nono, yayo, bisabuelo, papá grande
brother: carnal, mellizo, gemelo, ñaño, =mi mano
sister: melliza, gemela, ñaña, carnala
son: =mi chavo, =mi chamaco, =mi muchacho, =mi chico, =mi nene, =mi pibe, hijastro, entenado
daughter: =mi nena, =mi chamaca, =mi muchacha, hijastra, entenada
aunt: tía abuela, tiita
uncle: tío abuelo
cousin: primos, primas, primito, primita
`,
  ],
  [
    "other",
    `
partner: prometid*, =mi ex
husband: ex marido
wife: exmujer, ex mujer
in-law: padrastro, madrastra, concuñ*, consuegr*
acquaintance: compadre, ahijad*, padrino, madrina, soci*, patrón, patrona, cuate, parcero, pana, encargad*, inquilin*
`,
  ],
  [
    "symptom",
    `
vertigo: giró, dio vueltas, me dio vueltas
heartburn: quemazón, quemazón que sube
seizure: convulsión febril, crisis febril, crisis febriles, convulsionó con fiebre
weak stream: chorrito, chorro
nocturia: veces en la noche, veces por la noche, veces de noche
burning: arder
regurgitation: regurgit*, sube a la boca, boca me sube
vertigo: dar vueltas, da vueltas, giro de objetos, gira, girar, todo me da vueltas
mouth sores: afta*, úlceras orales, llagas en la boca
dysuria: pipí de gotita, de gotita, llora al orinar
kidney stone: piedrita*
bump: chichón
bruising: chichón
tooth pain: dolor de muelas, duelen las muelas, duele la muela, dolor dental, dolor de dientes, odontalgia
facial pain: dolor facial, cara pesada, dolor en la cara, peso en la cara
smell loss: hiposmia, anosmia, sin olfato, no siento olor, olor no siento, perdí el olfato
palpitation: galopar, corazón galopa, corazón se desboca, desboca, corazón me galopa
muscle pain: dolían los músculos, duelen los músculos, mialgias, dolor de piernas
hematuria: orina parece coca, orina color coca cola, orina oscura, orina roja, orina color té
runny nose: moco verde, rinorrea purulenta, mocosidad
dyspareunia: dispareunia, dolor en las relaciones, duele al tener relaciones
night sweats: sudoración nocturna, sudores nocturnos
pnd: disnea paroxística, despierta sin aire, despertar con falta de aire
floaters: moscas volantes
flashes: fotopsias, fogonazos
ear fullness: oído tapado, oídos tapados, plenitud ótica
apnea: apnea, apneas, deja de respirar, para de respirar
spotting: manchado, spotting, goteo
postcoital bleeding: sangra después de la relación, sangrado poscoital, sangrado con las relaciones
vaginal dryness: sequedad vaginal
breast pain: dolor de mama, dolor en los senos, mastalgia
nipple discharge: secreción por el pezón, telorrea
urgency: urgencia urinaria, urgencia miccional
retention: retención urinaria, no puede orinar, globo vesical
flank pain: dolor en el flanco, dolor de riñón, cólico renal, cólico nefrítico
erectile dysfunction: disfunción eréctil, impotencia, erección
low libido: libido, deseo sexual
claudication: claudicación
swollen joints: articulación inflamada, derrame articular, sinovitis
dehydration: deshidrat*
cold intolerance: friolent*, intolerancia al frío, friolenta
heat intolerance: intolerancia al calor, calurosa
phonophobia: fonofobia, sonofobia, molesta el ruido
bone pain: dolor óseo, dolor de huesos
redness: enrojecimiento, hiperemia, eritemat*
tenderness: dolor a la palpación, sensible
discharge: secreción, secreciones
back pain: la cintura, dolor en la cintura, lumbociát*, lumbociat*, ciática, dolor de riñones, la espalda me duele, duele la cintura, espalda baja
sweating: me sudan las manos, le sudan las manos, sudan, sudaba, sudo, sudé, sudoración, sudoroso
palpitation: se me acelera el corazón, se le acelera el corazón, acelera el corazón, palpita*, corazón se acelera, corazón salta, brinca el corazón, corazón brinca, corazón galopa, late fuerte
dyspnea: aire cortito, falta el aire, me falta aire, faltaba el aire, se ahoga, ahogarse, ahogando, se queda sin aire, fatiga al caminar, disneico, se agita, me agito, respirar mejor
orthopnea: ahogo acostada
edema: hincha el pie, deshinch*, hinchaz*
locking: se traba, trabarse, trabada, bloqueo articular, bloqueo, bloqueos, se bloquea, atora la rodilla, se atora
instability: se me va, se le va, inestabilidad, inestabilidad articular, falsea, se dobla la rodilla, fallo de rodilla, se me afloja
dislocation: luxa*, se salió, se zafó, zafó, se sale, zafarse, dislocó, dislocad*
syncope: perdí el sentido, perdió el sentido, me apagué, se apagó, se privó, perder el sentido, perdí el conocimiento, se me fue la luz, desvanec*
incontinence: me orino, se orina, orinarse, se hace pis, se me sale la orina, se me sale el pis, se me escapa el pis, aguantar la orina, aguantar el pis, escapes de orina, pérdida de orina, mojo la ropa
saddle numbness: anestesia en silla, entrepierna dormida, duerme la entrepierna, adormecida la entrepierna, silla de montar
weight loss: perder peso, perdiendo peso, bajado de peso, baja de peso, bajar de peso, kilos menos, me enflaqu*, enflaquec*, adelgacé
weight gain: subir de peso, subí de peso, aumentó de peso, kilos más
constipation: estític*, tapada del estómago, sin evacuar, no obra, duro del vientre
melena: heces como alquitrán, popó oscuro, caca oscura, excremento negro, deposiciones negras, deposiciones oscuras
hematemesis: vomitó sangre, vomité sangre, vomitar sangre, vomitando sangre
hemoptysis: tosió sangre, toser sangre, esputo con sangre, escupió sangre, tose sangre, sangre en la flema, sangre al toser
headache: duele la cabeza, dolió la cabeza, cabeza me duele, cabeza me dolió, la cabeza le duele, cabeza me estalla, hemicránea, dolor en la nuca
abdominal pain: boca del estómago, duele el estómago, duele la barriga, dolor epigástrico, dolor en epigastrio, dolor de vientre, torzón, retortijones, panza me duele
chest pain: pecho me aprieta, aprieta el pecho, me duele el pecho, opresión torácica, apretado el pecho, presión en el pecho
hair loss: se me cae el pelo, se le cae el pelo, se cae el cabello, se me cae el cabello, pierdo pelo, cae pelo
heartburn: me arde el estómago, quemaba el estómago, quema el estómago, arde el estómago, ardor epigástrico, agruras, vinagrera
ear discharge: salió algo del oído, salió del oído, sale del oído, secreción del oído, pus del oído, agua del oído, oído le supura
numbness: duerme la mano, dormirse, duerme el pie, se duerme, dormida la mano, dormido el pie, entumid*, pérdida de sensibilidad
tingling: corrientazo*, calambritos, piquetes
drowsiness: un sueño, mucho sueño, morirme de sueño, modorra
blurred vision: ve borroso, veo borroso, borroso, nublada la vista, se me nubla la vista, nubla la vista
nocturia: levanto a orinar, me levanto a orinar, levantarse a orinar, pararse a orinar, me paro a orinar
urinary frequency: orino a cada rato, pis a cada rato, orina seguido, orino seguido
dysuria: me arde al orinar, quema al orinar, arde el pis, arde al hacer pis
fever: calenturienta, afiebrad*, destemplad*, febril
bruising: moretón, moretones, morado*, hematoma*, equimosis, cardenal*
wheeze: chilla el pecho, pecho le chilla, le silba, silba, sibilante*
runny nose: escurre la nariz, chorrea la nariz, escurrimiento nasal
itching: me pica, le pica, rascarse
dysphagia: atora la comida, se le atora, tragar
fatigue: molid*, sin ánimo, sin fuerzas, rendid*, reventad*
limping: cojeando, renguea*, rengue*
stiffness: rigidez matutina, rigidez matinal, tieso en la mañana, tiesa por las mañanas
edema: tumefac*
trauma: se golpeó, me golpeé, traumatismo*
popping: tronó, crujió, chasquido, traqueó, truena
`,
  ],
  [
    "mood",
    `
suicidal ideation: se ahorcó, ahorc*, intento de suicidio, intentó matarse, se mató
suicidal ideation: hacerme algo, hacerse algo, dormirme y no despertar
suicidal ideation: hacerse daño, hacerme daño, quitarme la vida, acabar con todo, no querer vivir, desaparecer, pensamientos de muerte
self harm: se corta, me cortaba, se cortaba, autolesion*, me corté
`,
  ],
  [
    "disease",
    `
vesicoureteral reflux: reflujo vesicoureteral, reflujo del riñón, reflujo en el riñón
bronchiolitis: bronquiolitis
coronary disease: enfermedad coronaria, coronariopatía
tension headache: cefalea tensional
bleeding disorder: hemofilia
cellulitis: celulitis, absceso
food allergy: alergia alimentaria, alergia a alimentos
concussion: conmoción cerebral
meniere: ménière
ptsd: estrés postraumático
retinopathy: retinopatía
scoliosis: escoliosis
thrombosis: trombosis venosa, TVP
cancer: cáncer de mama, cáncer de seno, tumor de mama
pericarditis: pericarditis
diverticulitis: diverticulitis
polyneuropathy: neuropatía, polineuropatía
sickle cell: anemia falciforme, drepanocitosis
thrombophilia: trombofilia
hyperthyroidism: hiper, tiroides acelerada
stroke: evento vascular cerebral, EVC, ACV, embolia, derrame, accidente vascular, enfermedad vascular cerebral
infarction: le dio el infarto, infartó, infartado, ataque al corazón, ataque cardíaco
psychosis: psicosis, brote psicótico, psicótic*
murmur: soplo, soplo cardíaco, soplo en el corazón, soplo sistólico
heart disease: enfermo del corazón, del corazón
copd: EPOC, bronquitis crónica
eclampsia: eclampsia, preeclampsia
otitis: otitis media
osteoporosis: huesos débiles, hueso débil
hernia: hernia cervical, hernia discal, hernia en el cuello
appendicitis: apendicitis
cirrhosis: cirrosis
fatty liver: hígado graso, esteatosis
schizophrenia: esquizofrenia
tendinitis: tendinopatía, pinzamiento, hombro doloroso, fascitis plantar
autism: autismo, autista
adhd: TDAH, déficit de atención
`,
  ],
  [
    "procedure",
    `
circumcision: fimosis, circuncis*
prostatectomy: prostatectomía, operó de la próstata
hernia repair: operación de hernia, me operaron de la hernia, hernioplastia
bypass: bypass, puentes, revascularización, dos puentes, tres puentes, un puente
thyroidectomy: tiroidectomía, quitaron la tiroides
mastectomy: mastectomía, prótesis mamaria
knee surgery: prótesis de rodilla, prótesis de cadera, artroscopia, menisco
epley: maniobra de epley, epley
nebulization: nebulización, nebulizaciones, nebuliz*
drainage: drenaje, drenar
cauterization: crioterapia, cauteriza*
dental: dentista, muela, extracción dental
catheterization: cateterismo
iud: T de cobre, DIU, dispositivo intrauterino, implante
joint replacement: artroplastia, reemplazo articular
lithotripsy: litotricia, litotripsia, láser para la piedra, láser para las piedras
tubal ligation: ligada, ligadura de trompas, salpingoclasia
cpap: CPAP
pacemaker: marcapasos
walker: andador, bastón
amputation: amput*, cortaron el dedo, quitaron el dedo, mocharon el dedo, perdí el dedo, perdí un dedo, cortaron la punta, perdió la pierna, perdió el pie, cortaron la pierna, cortaron el pie, le mocharon, cortaron un dedo, quitaron la pierna
meniscectomy: meniscectomía, operaron del menisco, cirugía de menisco
spinal surgery: artrodesis, operó de la columna, cirugía de columna
intubation: intub*, entub*, ventilación mecánica, respirador
hospitalization: internad*, intern*, hospitaliz*, ingresad*
oxygen: oxígeno
radioiodine: yodo radiactivo, radioyodo
`,
  ],
  [
    "exam",
    `
stress test: prueba de esfuerzo, ergometría, ergometria
polysomnography: polisomnografía
emg: electromiografía
autoantibodies: factor reumatoide, anticuerpos, anti-CCP, ANA
amylase: amilasa, lipasa
cystoscopy: cistoscopia
cognitive test: minimental, mini mental, test de memoria
pap smear: papanicolau, papanicolaou, citología, colposcopia
audiometry: audiometría
holter: holter, MAPA
urinalysis: examen de orina, orina completa, EGO, uroanálisis
glucose tolerance: curva de glucosa, curva de tolerancia, la curva, tolerancia a la glucosa, test de O'Sullivan
scintigraphy: gammagraf*, centellograf*
ultrasound: ultrasonido, ecografía, eco
mri: resonancia, resonancia magnética, RM, RMN
`,
  ],
  [
    "habit",
    `
alcohol: trago, tragos, chupe, cerveza*, bebida alcohólica
smoking: exfumador*, fumé, fumaba, cajetilla*
`,
  ],
  [
    "vaccine",
    `
vaccine: vacuna de la gripe, vacuna de la influenza, influenza, vacuna antigripal
`,
  ],
  [
    "diet",
    `
food: ingesta hídrica, ingesta de líquidos
`,
  ],
  [
    "drug",
    `
hormone therapy: hormonas, terapia hormonal, reemplazo hormonal, terapia de reemplazo
`,
  ],
];
