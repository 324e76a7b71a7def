/**
 * Clinical terms of English, lay and professional, by concept: `id: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const symptoms = `
headache: headache*, head hurts, head pain, cephalgia, head is pounding
chest pain: chest pain, chest tightness, tight chest, chest pressure, chest hurts, pain in my chest, pain in the chest, tightness in chest
back pain: back pain, lower back pain, back hurts, backache, lumbar pain, low back, lumbago, neck pain
abdominal pain: abdominal pain, stomach pain, belly pain, stomach ache, stomachache, belly hurts, tummy hurts, stomach hurts, tummy ache, epigastric pain, cramping, stomach cramps
joint pain: joint pain, arthralgia, achy joints, joints hurt, joints ache
muscle pain: muscle pain, myalgia*, body aches, muscle aches, achy, sore muscles
throat pain: sore throat, throat pain, throat hurts, odynophagia, scratchy throat
ear pain: ear pain, earache, otalgia, ear hurts
dysuria: dysuria, burning when I pee, burns when I pee, burning with urination, painful urination, burning urination, burns to pee, stinging, hurts to pee
dyspareunia: dyspareunia, pain with sex, pain during intercourse
menstrual pain: cramps, menstrual cramps, dysmenorrhea, period pain
tenderness: tender*, sore, soreness
pain: pain*, hurt*, ache*, aching, achy, throbbing, sharp, stabbing, discomfort, ow
fever: fever*, febrile, temperature, pyrexia
chills: chill*, shivering, rigors
sweating: sweat*, diaphoresis, night sweats
cough: cough*
sputum: phlegm, sputum, mucus production, productive
hemoptysis: hemoptysis, coughing up blood, blood in sputum
dyspnea: short of breath, shortness of breath, dyspnea, trouble breathing, difficulty breathing, can't breathe, out of breath, winded, breathless*
orthopnea: orthopnea, short of breath lying, shortness of breath lying, breathless lying, trouble breathing lying, breathe lying flat, sleep propped up, pillows
wheeze: wheez*, whistling
palpitation: palpitation*, heart racing, racing heart, heart pounding, fluttering, heart flutters, skipped beats
syncope: faint*, passed out, syncope, loss of consciousness, lost consciousness, blacked out, pass out, black out
dizziness: dizz*, lightheaded*, woozy, light headed
vertigo: vertigo, room spinning, spinning
nausea: nausea*, nauseous, queasy, sick to my stomach
vomiting: vomit*, throw* up, threw up, throwing up, emesis
diarrhea: diarrhea, loose stools, runny stools, watery stools
constipation: constipat*
melena: melena*, black stool*, tarry stool*, black poop, stools black, stools turn black
hematemesis: hematemesis, vomit* blood, throw* up blood, threw up blood, blood in vomit
saddle numbness: saddle anesthesia, saddle numbness, numb between legs, numbness between legs, numb in groin, numb down there, perineal numbness
blood in stool: blood in stool, bloody stool, bloody stools, hematochezia, rectal bleeding, blood in my stool
mucus: mucus
heartburn: heartburn, reflux, acid reflux, indigestion
bloating: bloat*, gassy, distension, gas, distended
appetite loss: appetite, not hungry, loss of appetite
weight loss: weight loss, lost weight, losing weight, lost pounds, lose weight, dropped pounds, lose any weight
weight gain: weight gain, gained weight, gaining weight, put on weight
fatigue: fatigue*, tired*, exhaust*, no energy, low energy, worn out, run down, wiped out
weakness: weak*, weakness, loss of strength
numbness: numb*
tingling: tingl*, pins and needles, paresthesia*
tremor: tremor*, shak*
seizure: seizure*, convulsion*
speech disorder: slurred speech, slur*, speech changes, speech difficulty, speech trouble, trouble with speech, slurred, trouble speaking, dysarthria, aphasia
diplopia: double vision, diplopia, seeing double
blurred vision: blurry vision, blurred vision, vision blurry, blurry, vision changes, vision loss
floaters: floaters
flashes: flashes, photopsia
red eye: red eye*, eye redness
hearing loss: hearing loss, trouble hearing, can't hear, hard of hearing, hearing
tinnitus: tinnitus, ringing in ears, ringing, buzzing
ear discharge: ear discharge, otorrhea, ear draining
nasal congestion: congest*, stuffy nose, stuffy, nasal congestion
runny nose: runny nose, rhinorrhea
sneezing: sneez*
epistaxis: nosebleed*, epistaxis
snoring: snor*
hoarseness: hoarse*, voice change
dysphagia: trouble swallowing, difficulty swallowing, dysphagia, food gets stuck, swallowing, choke when, choke on, choking on
itching: itch*, pruritus
rash: rash*, hives, red spots, breaking out, welts, eruption
skin lesion: lesion*, sore spot, ulcer*, blister*, bump*, mole*, wart*, acne, pimple*, wound*, cut
lump: lump*, nodule*, mass, swollen glands, lymph node*
hair loss: hair loss, losing hair, alopecia
edema: swell*, swollen, edema*, puffy
redness: redness, erythema*, red
bruising: bruis*, ecchymosis
vaginal bleeding: vaginal bleeding, postmenopausal bleeding, bleeding after menopause
bleeding: bleed*, bled, hemorrhage
blood: blood, bloody
heavy menses: heavy periods, menorrhagia, heavy bleeding, heavy period
spotting: spotting, breakthrough bleeding
clots: clot*
vaginal discharge: vaginal discharge
hot flashes: hot flashes, hot flash
amenorrhea: missed period, amenorrhea
pelvic pain: pelvic pain
urinary frequency: urinary frequency, frequency of urination, pee a lot, peeing a lot, going all the time, urinating often
polyuria: polyuria
polydipsia: thirst*, polydipsia, drinking lots of water
nocturia: nocturia, get up at night to pee, up at night, getting up at night
hematuria: hematuria, blood in urine, blood in my urine, red urine, bloody urine, pink urine, blood in pee, urine was red, pee was red
incontinence: incontinen*, wet myself, wet herself, wet himself, wet the bed, leak*, accidents
weak stream: weak stream, slow stream, stream
urgency: urgency
retention: retention, can't pee, emptying
urine: urine, pee, urinat*, voiding
stools: stool*, bowel movement*, poop*, bowels
flank pain: flank pain, side pain, kidney pain
erectile dysfunction: erectile dysfunction, erections
low libido: libido, sex drive
claudication: claudication
stiffness: stiff*
popping: pop, popping, click*, crunch
instability: giving way, gives out, instability, buckles
limping: limp*
trauma: injur*, hit, twisted, rolled, sprain*, trauma, accident, banged
fall: fall, fell, falls, falling, tripped, slipped
burning: burning, burns
dehydration: dehydrat*, dry mouth
hypoglycemia: low sugar, hypoglycemia, low blood sugar
memory loss: forget*, memory loss, memory, forgot*
confusion: confus*, disorient*
hallucination: hallucinat*, hearing voices, seeing things
jaundice: jaundice, yellow skin, yellow eyes
pallor: pale, pallor
cyanosis: blue, cyanosis
aura: aura, zigzag*, flashing lights, shimmering, scotoma*
photophobia: photophobia, light bother, dark room, light hurts, lights bother, light bothers, light sensitivity, sensitive to light
phonophobia: phonophobia, noise bothers, sound sensitivity
cramps: leg cramps, charley horse
crying: cry*, tearful
drowsiness: drows*, sleepy, sedated, groggy
flu: flu, a cold, head cold
infection: infection*, infected
panic attack: panic attack*, anxiety attack*
weight bearing: weight bearing, bear weight, walk on it, four steps, steps
`;
export const mood = `
anxiety: anxi*, nervous, worr*, on edge
depression symptoms: depressed, sad, sadness, down, hopeless*, anhedonia, no interest, lost interest
suicidal ideation: suicid*, kill myself, hurting myself, hurt yourself, harm yourself, end my life, killing yourself
irritability: irritab*, angry, snapping
concentration: concentrat*, focus*
stress: stress*
mood: mood
fear: afraid, scared, fear
`;
export const sleep = `
sleep: sleep*, insomnia, slept, nightmares, nap*, wake up, waking up
`;
export const diseases = `
angina: angina
hypertension: hypertension, high blood pressure, htn
diabetes: diabet*, high blood sugar, sugar diabetes
prediabetes: prediabet*
dyslipidemia: cholesterol, high cholesterol, hyperlipidemia, triglycerides, dyslipidemia
hypothyroidism: hypothyroid*, slow thyroid, low thyroid, underactive thyroid
hyperthyroidism: hyperthyroid*, graves
thyroid disease: thyroid, goiter, hashimoto*
asthma: asthma*
copd: copd, emphysema
bronchitis: bronchitis, bronchiolitis
pneumonia: pneumonia
tuberculosis: tuberculosis, tb
covid: covid*
sinusitis: sinusitis, sinus infection
rhinitis: rhinitis, hay fever, seasonal allergies
otitis: otitis, ear infection
tonsillitis: strep, strep throat, tonsillitis, pharyngitis
heart disease: heart problems, heart disease, heart condition
heart failure: heart failure, chf
infarction: heart attack*, myocardial infarction, mi
coronary disease: coronary artery disease, cad
arrhythmia: arrhythmia, atrial fibrillation, afib, a-fib
stroke: stroke*, tia, mini stroke
thrombosis: dvt, blood clot*, pulmonary embolism, thrombosis
clotting disorder: clotting disorder, blood clot thing, factor five, bleeding disorder, hemophilia
varicose veins: varicose
cancer: cancer*, tumor*, leukemia, lymphoma, melanoma, malignan*, carcinoma
kidney disease: kidney disease, kidney failure, ckd, renal failure
kidney stone: kidney stone*, stones, nephrolithiasis, stone
urinary infection: uti, urinary tract infection, bladder infection, cystitis
prostate: prostate, bph, enlarged prostate
gallstone: gallstones, gallbladder
gastritis: gastritis
ulcer: stomach ulcer, peptic ulcer
gerd: gerd, acid reflux disease, hiatal hernia
gastroenteritis: gastroenteritis, stomach bug, food poisoning
ibs: irritable bowel, ibs
ibd: crohn*, colitis, ulcerative colitis
celiac: celiac*
lactose intolerance: lactose intoleran*
hemorrhoids: hemorrhoid*
hepatitis: hepatitis, fatty liver, cirrhosis
pancreatitis: pancreatitis
appendicitis: appendicitis
hernia: hernia*
arthrosis: osteoarthritis, arthritis, wear and tear
arthritis: rheumatoid arthritis, rheumatoid
gout: gout
lupus: lupus
fibromyalgia: fibromyalgia
osteoporosis: osteoporosis, osteopenia
fracture: fractur*, broken bone, broke, broken
sprain: sprain*, ligament tear, strain, torn
tendinitis: tendinitis, tendonitis, bursitis, rotator cuff, carpal tunnel, plantar fasciitis
migraine: migraine*
epilepsy: epilepsy
parkinson: parkinson*
dementia: dementia, alzheimer*
depression: depression
anxiety disorder: generalized anxiety, panic disorder
bipolar: bipolar
adhd: adhd, attention deficit
autism: autism, autistic
alcoholism: alcoholism, alcoholic
anemia: anemia, anemic, iron deficiency
hiv: hiv, aids
syphilis: syphilis
gonorrhea: gonorrhea
chlamydia: chlamydia
hpv: hpv
sti: std, stds, sti, stis
herpes: herpes, shingles
mono: mono, mononucleosis
chickenpox: chickenpox, measles, mumps
dermatitis: eczema, dermatitis, atopic dermatitis, poison ivy
psoriasis: psoriasis, rosacea, vitiligo
fungal infection: yeast infection, ringworm, athlete's foot, fungal, candida
scabies: scabies, lice
cellulitis: cellulitis, abscess
pcos: pcos, polycystic
endometriosis: endometriosis
fibroid: fibroid*
ovarian cyst: cyst*
gestational diabetes: gestational diabetes
preeclampsia: preeclampsia, eclampsia
glaucoma: glaucoma
cataract: cataract*
conjunctivitis: conjunctivitis, pink eye
obesity: obes*, overweight
sleep apnea: sleep apnea
disc disease: herniated disc, radiculopathy, lumbar radiculopathy, pinched nerve, sciatica, slipped disc, bulging disc
concussion: concussion*
`;
export const exams = `
eeg: eeg
emg: emg, nerve conduction
dermoscopy: dermoscopy
blood count: cbc, hemoglobin, blood count, white count, platelets, hematocrit
glucose: glucose, sugars home, sugars running, sugar home, sugars been, a1c, hemoglobin a1c, blood sugar, sugar
lipids: ldl, hdl, lipid panel, lipids
renal function: creatinine, kidney function, gfr, bun
electrolytes: potassium, sodium, electrolytes, metabolic panel, magnesium
liver function: liver function, lfts, ast, alt, liver enzymes, bilirubin
thyroid tests: tsh, t4, thyroid panel
iron: ferritin, iron studies
vitamins: vitamin d level, b12
inflammation: crp, sed rate, esr
coagulation: inr, d-dimer
natriuretic: bnp, troponin
psa: psa
urinalysis: urinalysis, urine test, urine dip, dipstick, ua, urine sample
urine culture: urine culture
urine cytology: cytology
stool exam: stool test, stool study, fecal, occult blood
serology: strep test, rapid strep, flu test, covid test, pregnancy test, antibodies, rapid test
culture: culture*
x-ray: x-ray*, xray*, x ray, radiograph*, film, chest film
ultrasound: ultrasound*, sonogram
doppler: doppler
ct: ct, cat scan, ct scan, ct urogram
mri: mri
echocardiogram: echo, echocardiogram
ecg: ekg, ecg, electrocardiogram
stress test: stress test
holter: holter, monitor
endoscopy: endoscopy, egd
cystoscopy: cystoscop*
colonoscopy: colonoscop*
mammogram: mammogram*
pap smear: pap, pap smear
densitometry: dexa, bone density
spirometry: spirometry, FEV1, FVC, peak flow, pulmonary function
audiometry: audiogram, tympanogram, tympanometry, sensorineural loss, sensorineural hearing loss, conductive loss, conductive hearing loss, decibels
biopsy: biops*
skin test: allergy testing, patch test, skin test
eye exam: eye exam, visual acuity
cognitive test: minicog, moca, memory test
lab tests: labs, lab work, bloodwork, blood work, blood test*, tests, test results
imaging: imaging, scan, scans
`;
export const procedures = `
surgery: surger*, operation*, operated, surgical
cholecystectomy: gallbladder out, gallbladder removed, cholecystectomy
appendectomy: appendix, appendectomy
cesarean: c-section*, cesarean
hysterectomy: hysterectom*, uterus out, took out my uterus, uterus removed, removed my uterus
tonsillectomy: tonsils, tonsillectomy
vasectomy: vasectomy
tubal ligation: tubal, tubes tied
stent: stent*
bypass: bypass
pacemaker: pacemaker
knee surgery: knee replacement, hip replacement, arthroscop*, acl
hospitalization: hospitaliz*, hospital stay, admitted
chemotherapy: chemo*
radiotherapy: radiation
dialysis: dialysis
physiotherapy: physical therapy, pt, rehab, balance exercises
psychotherapy: therapy, therapist, counseling, cbt
injection: injection*, shot, cortisone shot
bandage: stitches, sutures, dressing
immobilization: brace, splint, cast, boot, sling, crutch*, casting, wrap
ice: ice, elevat*, icing
iud: iud, implant
hearing aid: hearing aid*
cpap: cpap
oxygen: oxygen
transfusion: transfusion*
`;
export const habits = `
smoking: smok*, cigarette*, tobacco, pack a day, packs, vape, vaping, nicotine, pack-year*
alcohol: alcohol, drink, drinks, drinking, beer*, wine, liquor, whiskey
drugs use: drugs, marijuana, cocaine, weed, pot, recreational, cannabis, edibles, meth, methamphetamine, heroin, poppers, gummies, ketamine, mushrooms
exercise: exercis*, gym, walk a mile, running, jog*, workout*, sports, practice, play
caffeine: coffee, caffeine, energy drink*, soda
`;
export const diet = `
food: diet, eat, eating, ate, food, meals, breakfast, lunch, dinner, snack*, fruit*, vegetable*, salt, sugar, water, fluids, fried, milk, bread, meat, protein, fast food, sweets, juice
breastfeeding: breastfeed*, nursing, breast milk, latch
formula: formula, bottle
supplement: supplement*, protein shake
`;
export const functions = `
driving: driv*, drove
adl: bathe, dress, shower, cook*, independent*, alone, walker, cane, wheelchair, shopping, finances, bills, chores, stairs
handedness: right handed, left handed, handed
`;
export const social = `
sun: sun, sunscreen, sunburn*, tanning
home: lives, live with, live alone, house, apartment, roommate*
work: work*, job, retired, student, school, office, employed, unemployed, teacher, occupation
marital: married, single, divorced, widow*
travel: travel*, trip
pets: dog, cat, pets
`;
export const obgyn = `
menstruation: period*, menstru*, cycle*, menarche, lmp, last period
pregnancy: pregnan*, gestation
birth: miscarriage*, abortion, delivery, deliveries, vaginal birth
contraception: birth control, pill, condom*, contracepti*
menopause: menopaus*
sexual activity: sexually active, sex, intercourse
fetal movement: baby moving, baby move, kicks, kicking, fetal movement
uterus: uterus, ovar*, cervix
`;
export const perinatal = `
birth history: born, full term, birth weight, nicu
prematurity: premature, prematur*, preterm, weeks early, born early
development: crawl*, milestones, development
`;
export const vaccines = `
vaccine: vaccin*, shots up to date, immuniz*, flu shot, booster, tetanus
`;
export const findings = `
blood pressure: blood pressure, bp, pressure
heart rate: heart rate, pulse, hr
respiratory rate: respiratory rate, respirations
saturation: oxygen saturation, saturation, oxygen, sats, sat, o2
temperature: temperature, temp, afebrile
weight: weight, weigh*, pounds, kilos
height: height, inches, feet
bmi: bmi
auscultation: lungs, clear, heart sounds, crackles, wheezes, breath sounds, regular rhythm, rhythm
abdomen: abdomen, soft, guarding, rebound, bowel sounds, liver, spleen, belly soft, nontender
oropharynx: throat, tonsils, exudate, pharynx, postnasal
otoscopy: eardrum*, tympanic, ear canal, drum
neck: neck, supple, jugular
skin exam: skin, plaque, scaling
neuro exam: reflexes, strength, pupils, gait, sensation, cranial nerves
ortho exam: drawer, lachman, squeeze test, range of motion, flexion, extension, malleol*, metatarsal, mcmurray, deformity, effusion, joint line, anterior drawer, laxity
perfusion: pulses, cap refill, capillary refill, distal pulses
gyn exam: pelvic exam, rectal exam, digital rectal, cervix
general state: alert, oriented, well appearing, no acute distress, no distress
mental state: affect, thought process, insight, judgment
`;
export const bodyParts = `
head: head, temple, forehead, skull, scalp
eye: eye*, eyelid
ear: ear, ears
nose: nose, sinus*
mouth: mouth, tongue, lip, lips, tooth, teeth, gums
throat: throat
neck: neck
chest: chest, rib, ribs
breast: breast*
abdomen: abdomen, belly, stomach, tummy
groin: groin
flank: flank
back: back, spine
shoulder: shoulder*
arm: arm, arms, forearm, upper extremity, upper limb
elbow: elbow*
wrist: wrist*
hand: hand, hands
finger: finger*, thumb
hip: hip, hips
thigh: thigh*
knee: knee*
leg: leg, legs, lower extremity, lower extremities, lower limb, calf, calves, shin
ankle: ankle*
foot: foot, feet, toe, toes, heel
skin: skin
testicle: testic*, scrotum, penis
bone: bone, bones
`;
export const kin = `
mother: mother, mom, mum, mama, mommy, momma
father: father, dad, daddy, papa
sibling: other kid, other son, other daughter, older one, siblings
sister: sister*
brother: brother*
grandmother: grandmother, grandma, granny
grandfather: grandfather, grandpa, granddad
grandparents: grandparents
son: son, sons
daughter: daughter*
aunt: aunt*
uncle: uncle*
cousin: cousin*
parents: parents
family: family, relatives
`;
export const others = `
partner: partner*, boyfriend, girlfriend
husband: husband
wife: wife
neighbour: neighbor*, neighbour*
friend: friend*, buddy, coworker*, co-worker*
in-law: in-law*
acquaintance: roommate*, boss, coach, teammate*, some guy
nephew: nephew*, niece*, grandson, granddaughter, grandchild*
`;
