/**
 * Themes of headings: what a heading of each asks for, and which groups of kinds its words draw: S symptoms, L home and
 * work, H habits, X sex, Z sleep, N birth and growth, G how one was hurt, P past, C diseases had, M medicines, I those taken, A allergy, F family,
 * V vaccines, R results, Q those told with the history, E examination, D diagnosis, T plan; a small letter: though another heading asks for it. `!`: the heading
 * asks for these kinds alone; `!!`: though its words mean something else by themselves. Last, the terms that are meant by it, in any language.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const THEME_KINDS = `
# The body, told.
bleeding / symptoms / SP / bleeding, epistaxis, bruising, hematuria, blood in stool, hematemesis, melena, hemoptysis, vaginal bleeding, heavy menses
menstruation / obgyn / SX / menstruation, heavy menses, menstrual pain, amenorrhea, spotting, pads
reproduction / ! obgyn / XPN
menopause / obgyn / S / menopause, hot flashes, vaginal dryness
breastPast / ! pmh surgeries / p
fetalMovement / symptoms obgyn / S / fetal movement
obstetricLosses / obgyn symptoms / S
bowel / symptoms / S / stools, constipation, diarrhea, blood in stool, hemorrhoids
urine / symptoms / S / urine, dysuria, urinary frequency, nocturia, weak stream, urgency, retention, hematuria, polyuria, incontinence
continence / symptoms / S / incontinence
swallowing / symptoms / SH / dysphagia
digestion / symptoms / S / heartburn, bloating, nausea, vomiting, abdominal pain, dysphagia
vomiting / symptoms / S / nausea, vomiting
breathing / symptoms / S / dyspnea, orthopnea, pnd, wheeze
cough / symptoms / S / cough, sputum, hemoptysis, wheeze
chest / symptoms / S / chest pain, palpitation, syncope, angina
swelling / symptoms / S / edema
legs / symptoms / S / claudication, varicose veins
vision / symptoms / S / blurred vision, diplopia, floaters, flashes, red eye, tearing
hearing / symptoms / S / hearing loss, tinnitus, ear fullness, ear discharge, ear pain
balance / symptoms / S / dizziness, vertigo
nose / symptoms / S / nasal congestion, runny nose, sneezing, epistaxis
throat / symptoms / S / hoarseness, throat pain
mouth / symptoms / SP / dry mouth
jaw / symptoms / SP
skin / symptoms / S / rash, hives, itching
hair / symptoms / S / hair loss
nails / symptoms / S / nail change
joints / symptoms / S / joint pain, swollen joints, stiffness
beyondJoints / ! symptoms / S
constitution / symptoms / S / fever, night sweats, weight loss, fatigue, chills, appetite loss
weight / ! symptoms hpi / SH / weight loss, weight gain
fever / symptoms / S / fever, chills
fatigue / symptoms / S / fatigue
nerves / symptoms / S / tingling, numbness
movement / symptoms / S
aura / symptoms / S / aura
seizures / symptoms hpi / S / seizure
hypoglycemia / symptoms / SQ / hypoglycemia
glycemia / measured / SQ
pressureControl / measured / SQ
painLevel / symptoms / S
hot / symptoms / S / hot flashes, night sweats
itch / symptoms / S / itching
# The mind and how one behaves.
mood / mental / S / depression symptoms, mood, irritability
anxiety / mental symptoms / S / anxiety, panic attack
safety / mental / S / suicidal ideation, self harm
psychosis / mental / S / hallucination, psychosis
memory / ! symptoms functional / S / memory loss, confusion
behaviour / ! development symptoms / SL
attention / ! development symptoms / SL
language / ! development / LN
bonds / ! social development / SLf
bullying / ! social mental / SL
violence / ! social mental / SLc / violence
grief / ! social mental / SLf
stress / ! social mental / SL
bodyImage / ! mental complaint / SL
selfHarm / mental / S
# The day and the night.
night / ! sleep symptoms / SZ
day / ! functional symptoms sleep / SzL
routine / ! social habits / LHZ
screens / ! habits social / LH
play / ! social development / L
# Where and how one lives.
travel / ! exposure social / SLZ
travelPast / ! exposure / LC
housing / ! social exposure / L
household / ! social / L
pets / ! exposure social / L / pets
environment / exposure / L
triggers / hpi exposure / SLH
contacts / ! exposure / LCf
bites / ! exposure mechanism / LS
school / social development / L
work / social / L
exposures / ! exposure social / L
protection / ! social exposure / L
leave / !! social pmh / LPS
money / ! social / L
transport / ! social / L
driving / ! social / L / driving
support / ! social caregiver / L
burden / ! caregiver social / L
legal / ! social / L
faith / ! social preferences / L
migration / ! social / L
gender / ! social sexual / L
leisure / ! social / L
sun / exposure / LH
skinCare / ! habits exposure / HLM
hairCare / ! habits / HL
water / diet / H
appetite / diet symptoms / SH
meals / diet / H
salt / diet / H
babyFeeding / ! diet / H / breastfeeding, formula
diapers / ! symptoms development / SN
training / ! exercise / HS
gear / ! exercise / HS
tobacco / habits / H / smoking
alcohol / habits / H / alcohol
drugs / habits / H / drugs use
teas / ! meds / MH
supplements / meds / M
sexLife / ! sexual / SX / erectile dysfunction, low libido, dyspareunia, sexual activity
partners / sexual / X
fertility / ! obgyn / SXpR
# What was before.
injuriesPast / !! pmh mechanism surgeries / pg
infections / ! pmh / Sp
transfusion / ! pmh surgeries / pT / transfusion
implants / ! surgeries pmh / pM
anesthesia / ! surgeries / p
clots / ! pmh hpi / pS
dental / pmh / pS / dental
glasses / surgeries pmh / PLT
hearingAids / ! surgeries pmh / PLT
aids / ! functional / PLT
oxygen / ! meds / PMLT / oxygen, cpap
tubes / ! pmh surgeries / PT
access / ! surgeries pmh / PET
liverRisk / ! exposure habits / PHLX
heartRisk / ! pmh habits / cH
boneRisk / ! pmh habits / PHL
clotRisk / ! pmh habits / PHX
cancerRisk / ! pmh habits / PH
stiRisk / ! sexual exposure / XL
birth / perinatal / N
screening / ! perinatal results / PR
puberty / ! development / NX
growth / ! development / NR
# What others did.
elsewhere / !! hpi / SPMq
triedAtHome / ! pastmeds / SMi
otherDoctors / ! hpi pmh / SpQ
avoided / ! pastmeds / MAT
nephrotoxic / ! pastmeds meds / Mi
adherence / adherence / M
homeValues / !! measured / SR
rescue / ! meds / mS
attackDrugs / meds / m
preventiveDrugs / meds / m
contraceptives / contraception / Xm
woundStory / hpi / SmP
sleepiness / sleep / ZrQ / drowsiness
limbsAtNight / sleep / SZ
technique / ! adherence / M
missed / ! adherence / M
sideEffects / symptoms adherence / SMi
chemo / meds / M
pump / ! meds / MR
# Looked at and measured.
pulses / ! exam / E
motion / ! exam / E
gait / ! exam / E
cognition / ! mentalExam / E
feetExam / ! exam / E
woundExam / ! exam / E
eyePressure / exam / E
acuity / exam / E
bloodCount / results / R
kidneyTests / results / R
skinTests / ! results / RET
lungTests / results / RE
heartTests / results / R
scores / ! exam results mental / SRE
slitLamp / exam / E
fundus / exam / E
visualField / results exam / E
earExam / exam / E
noseExam / exam / E
throatExam / exam / E
neckExam / exam / E
speculum / exam / E
bimanual / exam / E
breastExam / exam / E
airway / exam / E
cranialNerves / exam / E
reflexes / exam / E
coordination / exam / E
dermoscopy / exam / E
nailExam / exam / E
veinExam / exam / E
fetalExam / exam / E
heartExam / exam / E
lungExam / exam / E
teethExam / exam / E
# Thought and planned.
risksFound / !! diagnosis / DT
severity / ! diagnosis / DT
workLink / ! diagnosis / DT
vaccinesToday / ! vaccines procedure / T
transplant / ! referral / T
surgeryPlan / ! plan / T
prep / ! advice plan / T
prevention / results / QT
exercises / ! advice plan / T
eatingPlan / ! advice / T
sportReturn / ! activity / T
workReturn / ! activity certificate / T
schoolNote / ! certificate activity / T
drivingAdvice / ! advice activity / T
contactAdvice / ! advice / T
sleepAdvice / ! advice / T
crisis / ! crisisPlan warning / T
woundCare / ! advice / T
birthPlan / ! obgyn plan / PLT
geriatricSyndromes / ! functional mental falls sleep symptoms / SZL / incontinence, memory loss, fall, hearing loss
decompensation / symptoms / S / edema, orthopnea, pnd, dyspnea
uremia / symptoms / S / nausea, itching, appetite loss, cramps
qualityOfLife / ! functional social mental / SLZ
atopy / ! pmh symptoms / Sp / rhinitis, asthma, dermatitis, food allergy
cataplexy / ! sleep symptoms / S
stockings / ! functional adherence / SPT
bloodGroup / ! results obgyn / RN
militaryService / ! social exposure / L
dnr / ! preferences / LTS
ironChelation / ! meds results / MIR
phototherapy / ! pastmeds meds / MSi
anticoagulants / meds / m
altitude / ! exposure symptoms pmh / SL
bloodDonation / ! pmh / P
photos / exam results / RE
gonioscopy / exam results / RE
hepatitisPast / ! pmh / p / hepatitis
complicationsDiabetes / ! pmh symptoms / SPR
activityScore / exam results diagnosis / RED
accompanying / symptoms / S / nausea, vomiting, photophobia, phonophobia, dizziness, sweating, chills, palpitation, tingling, numbness, speech disorder, diplopia, tearing, nasal congestion
`;
