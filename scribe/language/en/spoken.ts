import type { ConceptType } from "../lexicon.ts";

/**
 * How people say it besides: more forms of the terms of `terms.ts`, lay, regional and of the notes.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enSpoken: readonly (readonly [ConceptType, string])[] = [
  [
    "kin",
    `
sibling: =my first one, =the older one, =my oldest, =my youngest, =the other one, =my middle one
daughter: =my little girl, =my baby girl
son: =my little boy, =my baby boy
mother: momma, mommy, =my ma
father: daddy, pop, pops, papa, =my pa, =my old man
grandmother: granny, nana, gran, grammy, mamaw, mawmaw, meemaw, great grandmother, gramma
grandfather: granddad, granddaddy, gramps, papaw, pawpaw, pappy, great grandfather, grandad
brother: half brother, stepbrother
sister: sis, half sister, stepsister
sibling: twin, twins
son: stepson, =my boy, =my kid
daughter: stepdaughter, =my girl
aunt: auntie, aunty, great aunt
uncle: great uncle
parents: =my folks
`,
  ],
  [
    "other",
    `
partner: fiance, fiancee, =my ex, significant other
husband: hubby, ex husband
wife: ex wife
in-law: mother in law, father in law, sister in law, brother in law, son in law, daughter in law, stepdad, stepfather, stepmom, stepmother, godmother, godfather
friend: pal, roomie, bandmate*, classmate*, best friend, sponsor
acquaintance: supervisor, landlord, church lady, business partner
neighbour: next door, lady next door, guy next door
`,
  ],
  [
    "symptom",
    `
ear fullness: ear full, ears full, full ear
heartburn: burning that comes up, burning comes up
seizure: febrile seizure*
nocturia: times a night
weak stream: leaky faucet
regurgitation: regurgitat*, comes up to my mouth, comes up in my throat
vertigo: spin, spins, spinning, room-spinning, room spins
mouth sores: mouth sore*, canker sore*, oral ulcer*
dysuria: pees a little at a time, a little at a time
discharge: discharge, drainage, gunk, pus, oozing
dizziness: lightheaded, things go gray, woozy, go gray
tooth pain: toothache, dental pain, teeth hurt, tooth hurts, teeth hurting
facial pain: facial pain, face heavy, face pressure, face hurts, sinus pressure, facial pressure
smell loss: can't smell, loss of smell, anosmia, reduced smell, lost my smell
palpitation: heart takes off, heart flutter, heart's racing, heart going fast
runny nose: snot, green snot, purulent drainage, rhinorrhea
urine: peeing, urinating
muscle pain: legs ached, legs ache, leg aches, muscles ached, achy legs
night sweats: night sweats
hives: hives, welts
tearing: watery eyes
ear fullness: ears plugged, ear fullness, plugged up
dry mouth: dry mouth
vaginal dryness: vaginal dryness
breast pain: breast pain
nipple discharge: nipple discharge
swollen joints: swollen joint*
cold intolerance: cold all the time, always cold
heat intolerance: hot all the time
apnea: stop breathing, stops breathing
bone pain: bone pain
redness: redness
clots: clots, clot
back pain: back went out, lumbago, lbp, my back, sciatica
sweating: clammy, sweaty, sweats, sweating
palpitation: heart thumping, heart skips, heart beats fast, heart flips, flip flops, racing heartbeat
dyspnea: breathing, can't catch my breath, catch my breath, huffing, puffing, gasping, short winded, breathing hard, exertional dyspnea, get winded, stop to breathe
edema: swole, puffy ankles
locking: locking, locks up, lock up, locks, lock, catches
stiffness: stiffness
instability: giving way, gave out, give out, gives way, give way, gave way, buckle, buckled, buckling, unstable
dislocation: dislocat*, pop out, popped out, came out of socket, pops out, out of joint
syncope: syncop*, went out, keeled over, lights out, passing out, fainting spell
incontinence: hold your pee, holding your pee, hold my pee, pee myself, peed myself, wet my pants, bladder leak*, trouble holding, bladder dysfunction, leaking urine, lose control of bladder
saddle numbness: numb in the saddle, saddle area
weight loss: dropping weight, losing any weight, pounds lighter, clothes loose, pants falling off, unintentional weight loss
weight gain: put on a few, put on pounds, gained pounds, gaining
hemoptysis: coughed up blood, cough up blood, coughing blood, bloody sputum, bloody phlegm
hematemesis: vomited blood, throwing up blood, puking blood
vomiting: puk*, barf*, heav*, emesis, upchuck, thrown up, tossing cookies
headache: head hurting, head's been hurting, head splitting, head throbbing
appetite loss: not eating much, off her food, off his food, picky, decreased appetite, poor appetite, eating less
chest pain: pressure in my chest, chest feels tight, chest heaviness, elephant on my chest, heaviness in my chest
hair loss: hair falling out, hair thinning, thinning hair, hair coming out
ear discharge: draining from ear, ear drainage, gunk from ear
tingling: tingly, prickl*, pins
numbness: can't feel my feet, no feeling in, lost feeling
drowsiness: dozing, nodding off, nodded off, sleep all day, hypersomnia, sleeping all day
blurred vision: seeing blurry, fuzzy vision, vision fuzzy, can't see good
nocturia: up to pee, get up to pee, peeing at night, up peeing
urinary frequency: peeing all the time, gotta pee, running to the bathroom, every hour to pee
dysuria: pee burns, peeing burns, burning when you pee, burn when you pee, burning with peeing, sting when I pee
memory loss: forgetful, losing her memory, losing his memory
wheeze: wheezy, rattly
fatigue: drag, dragging, beat, pooped, wore out, worn down, sluggish
diarrhea: the runs, the trots, watery poop, loose bowels
constipation: backed up, can't go, bound up
bruising: black and blue
bleeding: bled
hallucination: hears voices, sees things, heard voices
limping: hobbl*, gimp*
stiffness: morning stiffness, stiff in the morning, stiff in the mornings
popping: pops, popped, click
`,
  ],
  [
    "mood",
    `
suicidal ideation: hung himself, hung herself, hanged, hanging, suicide attempt, tried to kill
suicidal ideation: do something to myself, death wish, go to sleep and not wake up, wish I was dead
suicidal ideation: suicidal thoughts, better off dead, better off without me, not want to live, thoughts of dying, not be here, end it all, thoughts of death, harming herself, harming himself
self harm: cutting herself, cuts herself, cut myself, cutting, self-harm, cuts
depression symptoms: blue, in a funk, depressed mood, low mood, don't feel like doing
homicidal ideation: hurt anyone, harm others, hurting anyone, harm the baby, hurt the baby, hurting the baby, harming the infant, harming the baby
`,
  ],
  [
    "disease",
    `
vesicoureteral reflux: vesicoureteral reflux, reflux in my kidneys, reflux in her kidneys, kidney reflux
valve disease: valve disease, leaky valve, mitral, aortic stenosis
tension headache: tension headache*
bleeding disorder: bleeder
food allergy: food allerg*, peanut allergy, nut allergy
bronchiolitis: bronchiolitis, rsv
retinopathy: retinopathy, eye damage
scoliosis: scoliosis
polyp: polyp*
pericarditis: pericarditis
diverticulitis: diverticulitis
polyneuropathy: neuropathy
sickle cell: sickle cell
thrombophilia: thrombophilia
thrombosis: dvt, clot in leg, deep vein thrombosis
dengue: dengue
orthostatic hypotension: orthostatic hypotension
diabetes: the sugar, had the sugar, has the sugar, sugar diabetes, diabetic, type 2 diabetes, the diabetes
hyperthyroidism: overactive thyroid
hypothyroidism: underactive thyroid
stroke: had a stroke, ministroke
infarction: mi, widowmaker, heart attack, stemi, nstemi
psychosis: psychosis, psychotic, postpartum psychosis, psychotic break
murmur: murmur, heart murmur, systolic murmur, diastolic murmur
meniere: meniere, menieres
copd: bad lungs
eclampsia: eclampsia, preeclampsia, toxemia
cirrhosis: cirrhosis
fatty liver: fatty liver
schizophrenia: schizophrenia, schizophrenic
ptsd: ptsd, post traumatic
hernia: hernia
kidney disease: kidneys failed, bad kidneys
`,
  ],
  [
    "procedure",
    `
circumcision: circumci*
prostatectomy: prostatectomy, prostate out, prostate removed
hernia repair: hernia repair, hernia fixed
bariatric: gastric bypass, gastric sleeve, weight loss surgery
curettage: d&c
thyroidectomy: thyroidectomy, thyroid out, thyroid removed
mastectomy: mastectomy
cataract surgery: cataract surgery, cataracts done, cataracts removed
plate: plate and screws, hardware, plates
epley: epley
drainage: drained, lanced
lithotripsy: lithotripsy, laser for stones, had the laser, the laser
bypass: bypass, double bypass, triple bypass, cabg, quadruple bypass
tubal ligation: tubes are tied, tubes tied, tubal ligation
iud: copper iud, mirena, nexplanon
tooth extraction: tooth pulled
amputation: amputat*, took my toe, took the toe, took a toe, took the tip of, cut off my toe, cut my toe off, took my leg, took my foot, lost a toe, lost my toe, lost leg, lost foot, lost toe, took his leg, took her leg, took off his leg, cut off his leg, lost his leg, lost her leg, lost his foot, lost her foot
spinal surgery: spinal fusion, back surgery, fusion, fused, laminectomy, lumbar fusion
labral repair: labral repair, labrum
joint replacement: arthroplasty, they replaced, was replaced, knee replacement, hip replacement, new knee, new hip, replaced knee, knee replaced, hip replaced, replaced my knee, replaced my hip
intubation: intubat*, on the vent, ventilator, breathing tube
hospitalization: in the hospital, hospital stay, hospitalized, put her in the hospital, put him in the hospital
oxygen: home oxygen, oxygen
nebulizer: nebulizer, nebs, neb
`,
  ],
  [
    "exam",
    `
endoscopy: scope, scoped
catheterization: cath, heart cath
polysomnography: sleep study
hormones: hormone levels
autoantibodies: rheumatoid factor, ana
amylase: lipase
cognitive test: mmse, mini-mental, mini mental
pap smear: pap smear, pap
holter: holter
glucose tolerance: glucose tolerance, glucola, sugar test
scintigraphy: bone scan
`,
  ],
  [
    "habit",
    `
smoking: smoker, chew tobacco, dip, packs a day, pack
`,
  ],
  [
    "vaccine",
    `
vaccine: flu shot, influenza vaccine, flu vaccine, influenza
`,
  ],
  [
    "drug",
    `
hormone therapy: hormones, hormone therapy, hrt, hormone replacement
`,
  ],
];
