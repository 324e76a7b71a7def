/**
 * Themes of headings: what a heading of each asks for, and which groups of kinds its words draw: S symptoms, L home and
 * work, H habits, X sex, Z sleep, N birth and growth, G how one was hurt, P past, C diseases had, M medicines, I those taken, A allergy, F family,
 * V vaccines, R results, Q those told with the history, E examination, D diagnosis, T plan; a small letter: though another heading asks for it. `!`: the heading
 * asks for these kinds alone; `!!`: though its words mean something else by themselves.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const THEME_KINDS = `
# The body, told.
bleeding / symptoms / SP
menstruation / obgyn / SX
reproduction / ! obgyn / XPN
menopause / obgyn / S
breastPast / ! pmh surgeries / p
fetalMovement / symptoms obgyn / S
obstetricLosses / obgyn symptoms / S
bowel / symptoms / S
urine / symptoms / S
continence / symptoms / S
swallowing / symptoms / SH
digestion / symptoms / S
vomiting / symptoms / S
breathing / symptoms / S
cough / symptoms / S
chest / symptoms / S
swelling / symptoms / S
legs / symptoms / S
vision / symptoms / S
hearing / symptoms / S
balance / symptoms / S
nose / symptoms / S
throat / symptoms / S
mouth / symptoms / SP
skin / symptoms / S
hair / symptoms / S
nails / symptoms / S
joints / symptoms / S
beyondJoints / ! symptoms / S
constitution / symptoms / S
weight / ! symptoms hpi / SH
fever / symptoms / S
fatigue / symptoms / S
nerves / symptoms / S
movement / symptoms / S
aura / symptoms / S
seizures / symptoms hpi / S
hypoglycemia / symptoms / SQ
glycemia / measured / SQ
pressureControl / measured / SQ
painLevel / symptoms / S
hot / symptoms / S
itch / symptoms / S
# The mind and how one behaves.
mood / mental / S
anxiety / mental symptoms / S
safety / mental / S
psychosis / mental / S
memory / ! symptoms functional / S
behaviour / ! development symptoms / SL
attention / ! development symptoms / SL
language / ! development / LN
bonds / ! social development / SL
bullying / ! social mental / SL
violence / ! social mental / SL
grief / ! social mental / SLf
stress / ! social mental / SL
bodyImage / ! mental complaint / SL
selfHarm / mental / S
# The day and the night.
night / ! sleep symptoms / SZ
day / ! functional symptoms sleep / SZL
routine / ! social habits / LHZ
screens / ! habits social / LH
play / ! social development / L
# Where and how one lives.
travel / ! exposure social / SLZ
travelPast / ! exposure / LC
housing / ! social exposure / L
household / ! social / L
pets / ! exposure social / L
environment / exposure / L
triggers / hpi exposure / SLH
contacts / ! exposure / LCf
bites / ! exposure mechanism / LS
school / social development / L
work / social / L
exposures / ! exposure social / L
protection / ! social exposure / L
money / ! social / L
transport / ! social / L
driving / ! social / L
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
babyFeeding / ! diet / H
diapers / ! symptoms development / SN
training / ! exercise / HS
gear / ! exercise / HS
tobacco / habits / H
alcohol / habits / H
drugs / habits / H
teas / ! meds / MH
supplements / meds / M
sexLife / sexual / SX
partners / sexual / X
fertility / ! obgyn / SXpR
# What was before.
injuriesPast / !! pmh mechanism surgeries / pg
infections / ! pmh / Sp
transfusion / ! pmh surgeries / pT
implants / ! surgeries pmh / pM
anesthesia / ! surgeries / p
clots / ! pmh / p
dental / pmh / pS
glasses / surgeries pmh / PLT
hearingAids / ! surgeries pmh / PLT
aids / ! functional / PLT
oxygen / ! meds / PMLT
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
sleepiness / sleep / ZrQ
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
`;
