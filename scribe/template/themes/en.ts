/**
 * Themes of headings in English: how a heading names each, and the words with which it is asked or told. Folded and
 * matched whole; `*` stands for any ending, `=` before a form that must be the whole heading.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const EN_THEMES = `
bleeding / bleeding*, blood loss, hemorrhage, bruis*, nosebleed*, easy bruising, epistaxis / bleed*, bled, bloody, bruis*, clot*, period*, pad, pads, tampon*, gums, nosebleed*, stool*, tarry, hemorrhoid*, blood in, blood on, any blood, see blood, seen blood, lost blood
menstruation / menstrua*, period*, cycle*, menarche, lmp, menses, catamenial, flow / menstru*, period*, menarche, cycle*, pad, pads, tampon*, cramp*, clot*, flow, lmp, pms, spotting
reproduction / reproductive*, women's health, womens health, gyn*, ob/gyn / kids, children, pregnan*, born, c-section*, cesarean*, miscarr*, abortion*, breastfe*, breastfed, period*, menopaus*, pill, birth control, iud, condom*, pap, nursing, nursed, birth, births
menopause / menopaus* / menopaus*, hot flash*, hot, sweat*, dryness, period*, hormon*
breastPast / breast history, prior breast*, previous breast* / breast*, mammogram*, fibroadenoma*, biops*, implant*, nipple*, lump*, cyst*
fetalMovement / fetal movement*, baby's movement*, kick counts / mov*, kick*, flutter*
bowel / bowel*, stool*, bm, constipation, defecation, diarrhea, toileting, bladder and bowel / bowel*, stool*, poop*, bathroom, constipat*, diarrhea, gas, hemorrhoid*, bm, straining
urine / urin*, bladder, voiding, luts, waterworks, urinary stream, prostat*ism, nocturia, storage and voiding / urin*, pee*, peeing, stream, dribbl*, burn*, bladder, get up at night, gets up at night, up at night, times a night, hold it, leak*, urgen*
continence / continence, incontinence, leakage, pelvic floor, sphincter*, accidents, bladder control / leak*, pee, urin*, pad, pads, diaper*, cough*, sneez*, laugh*, hold it, stool, gas, accident*
swallowing / swallow*, choking, oral intake, dysphagia, aspiration, swallow / swallow*, chok*, liquid*, solid*, puree*, thicken*, tube, stuck, drool*
digestion / digest*, stomach, gi symptoms, gastrointestin*, reflux, gi, heartburn, dyspep*, gerd, abdominal symptoms, tummy, gut / heartburn, acid, reflux, stomach, belly, bloat*, gas, burp*, nausea*, vomit*, swallow*, stool*, bowel*, throw up, throwing up
vomiting / vomit*, nausea, oral tolerance, keeping fluids down, emesis / vomit*, threw up, throw* up, nausea*, queasy, keep* down, spit*, fluids, drink*, diaper*
breathing / breath*, shortness of breath, dyspnea, airway symptoms, airways, respiratory symptoms, respiratory, wheez*, orthopnea / breath*, winded, air, wheez*, chest tight*, stair*, hill*, pillow*, lying, flat
cough / cough*, phlegm, sputum, wheez*, hemoptysis, chest cold, airway symptoms / cough*, phlegm, mucus, sputum, wheez*, green, yellow
chest / chest pain, heart symptoms, cardiac symptoms, palpitation*, syncope, cardiopulmonary symptoms / chest, palpit*, heart, racing, flutter*, pass* out, faint*, pressure in, tight*
swelling / swelling, edema, fluid retention, puffiness, fluid overload, congestion signs / swell*, swollen, edema, feet, ankle*, leg*, shoe*, sock*, weight
legs / legs, circulation, vein*, lower extremit*, claudica*, calves, circulatory symptoms, lower limb* / leg*, feet, foot, vein*, swell*, cramp*, heav*, burn*, tingl*, stocking*, standing, calf, calves
vision / vision, visual, eyesight, eye symptoms, eye complaints, ocular symptoms, ocular, eyes, tearing, light sensitivity, floaters, tear* / vision, eye*, blur*, floater*, flash*, double, crust*, itch*, read*, glasses, shadow, curtain, seeing, tearing, see well, discharge, stuck
hearing / hearing, ear symptoms, tinnitus, otologic*, ear complaints, ears, deafness, hearing loss, aural fullness, otalgia, ear drainage / ring*, deaf*, tv, volume, plug*, drain*, aid*, phone, hear, hears, hearing, heard, ear, ears
balance / dizz*, vertigo, balance, vestibular, unstead*, imbalance, lightheaded* / dizz*, spin*, vertigo, balance, unstead*, fall*, fell, lightheaded*, roll*
nose / nose, nasal, sinus*, sinonasal, rhinolog*, congestion, smell, nasal obstruction / nose, stuff*, sneez*, runny, drip*, smell*, itch*, snor*, congest*
throat / throat, voice, vocal, laryngeal, hoarse*, sore throat, voice use / throat, voice, hoarse*, swallow*, cough*, sing*, lump
mouth / mouth, oral health, teeth, gums, periodont*, orofacial / mouth, tooth, teeth, gum*, tongue, sore*, saliva, dry mouth, brush*, floss*, chew*, denture*, dentist
skin / skin symptoms, skin complaints, rash, skin integrity, dermatologic symptoms, skin changes, skin lesions, hives / skin, spot*, itch*, rash*, mole*, bump*, crust*, dry, red*, burn*, pimple*, peel*, hive*
hair / hair, scalp, hair loss, alopecia, hair thinning, balding / hair*, shed*, scalp, dandruff, patch*, bald*, shower, brush, drain, thinning, falling out
joints / joint symptoms, joints, joint complaints, joint pain, morning stiffness, arthritic symptoms, musculoskeletal symptoms / joint*, knee*, wrist*, finger*, hand*, shoulder*, hip*, ankle*, swell*, swollen, stiff*, morning
beyondJoints / extra-articular*, extraarticular*, beyond the joints, outside the joints, other than joints, systemic symptoms, extra-articular, other organ*, organ involvement / fever*, weight, eye*, mouth, dry*, sore*, skin, rash*, sun, hair, white, blue, cold, breath*, cough*, urin*, diarrhea, tired*, sweat*, tingl*, numb, numbness
constitution / constitutional*, general symptoms, b symptoms, systemic features, night sweats and weight, general well-being / fever*, weight, lost, pounds, sweat*, appetite, hungry, tired*, weak*, chill*
weight / weight history, weight trajectory, weight over / weigh*, pound*, lost, gain*, diet*, heaviest, lightest, heavy, thin, scale, clothes, pants
fever / fever*, temperature / fever*, temp*, degree*, thermomet*, hot, chill*, 100*, 101*, 102*, 103*, 104*
fatigue / fatigue, energy, tiredness, exhaustion, asthenia, stamina, vigor / tired*, fatig*, energy, exhaust*, worn out, weak*, rest*
nerves / sensation, numbness, tingling, neuropath*, neurologic symptoms, paresthesia*, neuro symptoms, nerves, neuropathic, sensory symptoms / tingl*, burn*, shock*, pins, weak*, strength, asleep, numb, numbness
movement / tremor*, motor*, movement symptoms, parkinson*, dyskinesia*, motor fluctuation*, on-off, wearing off, rigidity / shak*, shaky, tremor*, slow*, stiff*, walk*, step*, fall*, fell, freez*, button*, handwriting, writ*, voice
aura / aura*, visual phenomena / aura*, zigzag*, zig-zag*, light*, shimmer*, blind spot*, flash*, tingl*, speech, vision, before the headache, sparkle*
seizures / seizure*, spell*, event description, convuls*, ictal, epilept*, convulsion*, fits / seiz*, spell*, convuls*, passed out, pass* out, stare*, staring, shak*, jerk*, tongue, drool*, wet himself, wet herself, zoned, zones, eyes roll*, bit his, bit her, bit my
hypoglycemia / hypoglycemia, low sugars, lows, hypos, low blood sugar*, low glucose, lows and hypoglycemia / low, lows, shak*, sweat*, dizz*, sugar*, glucose, under 70, below 70, juice, candy, glucagon
hot / hot flash*, night sweats, vasomotor / hot flash*, sweat*, sheets, fan, hot
itch / itch*, pruritus, scratching, itch / itch*, scratch*
mood / mood, affect, affective, spirits, depressive symptoms, emotional state / mood, sad*, cry*, enjoy*, interest*, irritab*, guilt*, hope*, withdrawn, feeling down, felt down
anxiety / anxiety, panic, worr*, nerves and worry, panic attacks / anxi*, panic*, heart racing, palpit*, scared, afraid, fear*, nerv*, worr*, smother*, shak*, sweat*
safety / safety, suicid*, self-harm, risk of harm, thoughts of death, harm to self*, suicide / die, dead, death, suicid*, harm*, plan*, firearm*, locked, live for, safe, hurt yourself, hurting yourself, hurt myself, gun, guns, kill yourself, kill myself, plan to
psychosis / psychosis, psychotic, hallucinat*, voices, delusion*, hearing voices, paranoia / voices, seeing things, sees things, shadow*, follow*, paranoi*, hallucinat*, spy*, hear voices, hearing things, hears voices
memory / memory, cognition, cognitive symptoms, forget*, forgetful*, memory complaints, confusion, cognitive concerns / memory, forget*, forgot*, remember*, lose*, lost, repeat*, name*, date*, stove, keys, money, bills, word*, confus*
behaviour / behavior*, behaviour*, temperament, conduct at home / tantrum*, aggress*, hit*, bites, scream*, obey*, listen*, limit*, irritab*, restless, calm, cries, stubborn, behav*, meltdown*
attention / attention, focus, hyperactiv*, concentration / attention, focus*, concentrat*, distract*, sit still, fidget*, forget*, loses, finish*, homework, interrupt*, wait*, impuls*
language / language, speech and, communication / word*, sentence*, understand*, gestur*, babbl*, repeat*, talks, talking, points at
bonds / social interaction*, social skills, friend*, peer*, relationships with, bonding, attachment, relationship with the baby, relationships / friend*, play*, eye contact, kids, classmate*, party, parties, alone, hug*, group, convers*, bond*, bonded, hold*, cuddl*, baby
bullying / bullying, harass*, teasing / bull*, teas*, name-call*, names, pick* on, hit*, exclud*, left out, threat*, online, insult*, humiliat*, classmate*
violence / violence, abuse, safety at home, relationship safety, intimate partner, domestic safety, abuse screen, ipv / hit*, hurt*, abus*, threat*, afraid, scared, push*, violen*, rape*, forc*, yell*, control*, safe at home, safe, police, humiliat*
grief / grief, bereavement, recent losses, =losses / died, passed away, death, lost, funeral, miss*, widow*, grie*
stress / stress*, life events, stressful, pressures, conflict* / stress*, separat*, divorc*, laid off, fired, moved, moving, fight*, debt*, pressure at, died, overload*, bills
bodyImage / body image, self-image, self-esteem, cosmetic concerns / ugly, mirror, fat, skinny, asham*, embarrass*, body, clothes, photo*, compar*
selfHarm / self-injury, self injury / cut*, burn*, scratch*, razor, mark*
night / =night, =nights, =the night, at night, nighttime, nocturnal, overnight, nights, overnight symptoms / night*, nocturn*, sleep*, slept, bed, bedtime, wak*, woke, snor*, get* up, pillow*, insomnia, nightmare*, legs, cpap, gasp*
day / =day, =the day, =days, daytime, during the day, sleepiness, daytime symptoms, daytime function / daytime, during the day, sleepy, sleepiness, doz*, nod* off, tired, at work, driv*, wheel, epworth, concentrat*, shift*, fell asleep, fall* asleep, red light, nap, naps, napping
routine / =routine, daily routine, family routine, typical day, daily schedule / wak*, bed*, work*, schedule*, breakfast, lunch, dinner, school, weekend*, routine*, gym
screens / tablet, video games, devices, screen time, screen use, electronics, social media, gaming, =screens / screen*, tablet*, ipad, video*, gam*, tv, television, cartoon*, youtube, internet, hours a day, phone, on his phone
play / play, playtime / play*, ball, park, doll*, toy*
travel / travel*, trip*, itinerary, destination*, lodging, travel in the*, recent trips / travel*, flying, fly, flight*, days in, weeks in, hotel*, hostel*, camp*, tent*, bed net*, safari*, hik*, cruise*, boat, altitude, jungle, river*, beach*, rural, stay*, return*, back on, trip, trips, dive, diving, leaving on, when do you leave
travelPast / past travel, previous travel, prior travel, recent travel, travel history, places visited, trips before / travel*, went to, been to, trip*, came back from, abroad, overseas
housing / housing, home environment, living conditions, house and, home setting, residence, home setup, where she lives, where he lives, flooring / house, apartment, mold*, damp*, stair*, bathroom, bedroom, dust*, rug*, carpet*, curtain*, well water, sewer, wood stove, rent*, shelter, basement, dog*, live, lives, living, cat, cats
household / household, who lives, lives with, family at home, family and home, home and family / alone, husband, wife, spouse, mom, mother, dad, father, son*, daughter*, brother*, sister*, grandm*, grandp*, married, divorced, widow*, single, roommate*, live, lives, living
pets / pets, animals, animal contact, zoono* / dog*, cat, cats, bird*, parrot*, chicken*, horse*, pet*, animal*, hamster*, rabbit*, pig*, cow, cows
environment / environment*, irritants, mold, smoke exposure, secondhand smoke, flooring, allergens, dust mites, surroundings / dust*, mold*, damp*, cat, cats, dog, dogs, pet, pets, smokes, smokers, smoke in, smoker*, plants, carpet*, wood stove, basement, stuffed animals, vapes
triggers / trigger*, what sets it off, what makes it worse, aggravating*, precipitant*, provoking*, relieving*, exacerbating*, better or worse, what brings it on / sets * off, set * off, brings it on, bring* on, worse with, worse when, worse in, trigger*, provok*, makes it worse, flares when, flares with, acts up, no sleep, lack of sleep, sleepless, all-nighter, skip* meals, stress*, period, bright light*, flashing, smell*, perfume*, heat, cold, weather, dust, exertion
contacts / sick contacts, contacts, exposures to illness, exposure to illness, ill contacts, index case, household illness / sick, contact*, same thing, daycare, school, tubercul*, classmate*, neighbor*, travel*, mosquito*, tick*, covid, flu, going around, outbreak
bites / bite*, sting*, animal exposure, envenomation, tick*, snake*, spider*, scratch / bit, bite*, bitten, sting*, stung, scratch*, dog*, cat, cats, bat*, snake*, spider*, bee*, wasp*, vaccinat*, rabies, owner, stray
school / school*, daycare, learning, academic*, grades, classroom, attendance, teachers / school, daycare, teacher*, grades, class*, absent*, missed school, semester, homework, writ*, repeat*, college, iep, study, student
work / work*, job, occupation*, employment, duties, employ*, workplace, tasks at work, job demands, trade / work*, job*, shift*, hours a day, boss, company, factory, construction, farm, office, lift*, pounds, repetitive, standing, sitting, computer, retired, unemploy*, driver, machine*, years at, warehouse
exposures / occupational exposure*, workplace exposure*, hazard*, dust*, farm*, chemicals, fumes, toxins, work exposure* / dust*, silica, asbestos, chemical*, solvent*, paint*, pesticide*, noise*, loud, heat, fume*, gas*, radiation, lead, mask*, flour, wood, weld*, sun, mold
protection / ppe, protective equipment, safety glasses, eye protection, hearing protection, safety gear / mask*, glove*, goggle*, glasses, helmet*, boot*, ear plug*, earplug*, muff*, respirator*, harness
money / money, financ*, insurance, benefits, income, coverage, cost*, affordability, disability income / money, income, pay*, salary, pension, disability, benefit*, insurance, cost*, afford*, copay*, bill*, food stamps, snap, medicaid, medicare, unemploy*
transport / transport*, access to care, getting to, rides, getting here, how she gets here / bus, car, ride*, drive*, transport*, far, hours away, ambulance, train, uber
driving / driving, driver* license / driv*, car, truck, motorcycle, license, wheel, highway
support / support*, help at home, social network, support network, who helps, caregivers, family support / help*, support*, care, famil*, daughter*, son, sons, neighbor*, church, friend*, alone, husband, wife, sister*, group
burden / caregiver burden, caregiver strain, caregiver stress, burden on *, how the caregiver is, caregiver well-being, caregiver fatigue / care, caring, caregiver*, tired, exhaust*, sleep*, night*, alone, turns, help*, break, cry*, sister*, brother*
legal / legal*, custody, guardianship / lawyer*, attorney*, court, judge, custody, guardian*, power of attorney, lawsuit, police, claim
faith / spiritual*, relig*, faith, beliefs / god, faith, church, relig*, pray*, pastor, priest, belie*, transfus*, jehovah*, mosque, temple
migration / immigra*, country of origin, cultur*, language preference, migration, migrant* / came from, born in, moved, immigra*, refugee*, papers, country, border, language, interpreter
gender / gender*, transition*, pronouns / gender*, trans, hormon*, pronoun*, transition*
leisure / leisure, hobb*, pastimes, interests, free time, recreation, enjoyment / soccer, church, danc*, music, read*, fish*, gam*, friend*, knit*, garden*, tv, movies, golf
sun / sun, sunscreen, tanning, uv, sun exposure, sunburn* / burn*, beach*, pool, hat, outdoors, spf, sun, sunscreen, sunburn*, tan, tanning
skinCare / skin care, skincare, bathing, cosmetics / soap*, cream*, lotion*, moistur*, sunscreen, bath*, shower*, acid*, makeup, cosmetic*, wash*, scrub*, perfume*, ointment*, detergent*
hairCare / hair care, hair practices, hair products / dye*, relax*, straighten*, iron*, blow*, shampoo*, wash*, ponytail*, braid*, chemical*, extension*
water / water, hydration, fluids, fluid intake / water, fluid*, ounces, glass*, bottle*, drink*, juice*, soda*
appetite / appetite, intake, hunger, how he eats, how she eats / appetite, hungry, hunger, eat*, ate, snack*, plate, full, picky, refus*
meals / diet, meals, food, nutrition, eating, dietary, what he eats, what she eats, food choices, food intake, meal pattern, feeding pattern / eat*, ate, meal*, breakfast, lunch, dinner, snack*, fruit*, vegetable*, meat*, milk, sweet*, rice, bread, soda*, fried, egg*, protein*, vegetarian, vegan, diet*, cook*, salt, ice
salt / salt, sodium / salt*, season*, canned, sodium, soup*, deli, fluids, ounces, water, liter*, broth
babyFeeding / breastfeeding, infant feeding, feeding, bottle, nursing, lactation, latch, pumping, formula / breast*, formula, milk, bottle*, puree*, solids, latch*, nurs*, ounce*, wean*, spit*, pacifier*
diapers / diaper*, toilet training, potty, elimination, wet diapers, stooling / pee*, poop*, diaper*, wet*, bed, potty, toilet, accident*, stool*
training / training, mileage, workouts, sport participation, running history, sport, running, athletic*, weekly volume, lifting / train*, ran, mile*, times a week, pilates, weights, lift*, gym, increas*, race*, marathon, shoe*, pavement, track, treadmill, surface, stretch*, compet*, play*, pace, bike*, biking, swim*, rest day*, coach, practice, run, runs, running
gear / footwear, shoes, equipment, surface / shoe*, cleat*, insole*, orthotic*, pavement, turf, grass, sand, floor, heels, racket, bike, brace
tobacco / tobacco, smok*, nicotine, pack-years, pack years, vape, vaping, cigarettes / smok*, cigarette*, pack*, vap*, dip, chew*
alcohol / alcohol, drinking, etoh, alcohol use, drink / drink*, beer*, wine, liquor, alcohol*, sober, bottle*, weekend*
drugs / drugs, substance*, cannabis, marijuana, recreational, illicit, thc / marijuana, weed, cannabis, cocaine, drug*, meth, heroin, edible*, opioid*
teas / herbal*, teas, natural products, complementary, alternative medicine, home remedies, folk remed*, naturopath*, herbs / herb*, natural, turmeric, ginger, acupunct*, homeopath*, cbd, kratom, supplement*, tea, teas
supplements / supplement*, vitamin*, ergogenic*, micronutrient*, protein powder / supplement*, vitamin*, protein, creatine, iron, calcium, omega, fish oil, multivitamin*, collagen, magnesium, folic acid, folate
sexLife / sexual*, erection*, libido, intimacy, performance, sexual function, desire, sex life / sex*, intercourse, erect*, desire, libido, lubric*, orgasm*, ejaculat*, partner*, boyfriend*, girlfriend*, condom*
partners / partner*, sexual exposure* / partner*, boyfriend*, girlfriend*, condom*, sex, oral, anal, men, women, sti, stis, prep
fertility / fertil*, infertil*, trying to conceive, conception / pregnan*, sperm*, semen, ovulat*, intercourse, miscarr*, insemin*, ivf, iui, clomid, letrozole, partner, cycle*, period*, trying
injuriesPast / prior injur*, previous injur*, past injur*, injury history, old injur*, previous sprains, sprains, old fractures, previous trauma / injur*, sprain*, twist*, fractur*, broke*, break, ligament*, menisc*, acl, surg*, knee, ankle, shoulder, hurt, strain*, pins, plate*, cast, dislocat*
transfusion / transfus*, blood products, transfusion*, received blood, blood transfusions, prbc* / transfus*, blood, unit*, platelet*
implants / implant*, prosthe*, device*, pacemaker*, defibrillator, icd, stimulator, hardware, ivc filter / implant*, prosthe*, pacemaker*, defibrillator, icd, stent*, plate*, pin, pins, screw*, rods, iud, valve, battery
anesthesia / anesthe*, intubation, sedation history / anesthe*, spinal, epidural, put under, went under, intubat*, wak*, woke, threw up, react*, surger*
clots / thrombo*, blood clots, vte, clot*, dvt, pe, vte event*, embol* / clot*, dvt, embol*, blood thinner*, anticoag*, leg swell*, miscarr*
dental / dental*, teeth, oral health, dentist, orthodont*, dentures, braces, oral hygiene / tooth, teeth, gum*, brush*, floss*, dentist, root canal, braces, denture*, crown*, chew*, cavit*
glasses / glasses, contact lens*, contacts and glasses, eyewear, contact lens*, glasses and contacts, spectacles, contact lens wear, corrective lenses, optical correction / glasses, contacts, lens*, prescription, bifocal*, progressive*, readers
hearingAids / hearing aid*, amplification, cochlear implant* / aid, aids, batter*, mold*, hear, hears, hearing, heard
aids / orthos*, orthotic*, cane, walker, wheelchair, assistive device*, equipment needs, dme, brace*, splint*, crutch*, walking aid*, gait aid* / cane*, walker*, wheelchair, crutch*, orthot*, brace*, splint*, grab bar*, boot
oxygen / oxygen, cpap, bipap, ventilator, o2, pap therapy, positive airway, home oxygen, ventilation / oxygen, liter*, tank*, concentrator, cpap, bipap, mask*, cannula, hours a night
tubes / tube*, stoma*, ostomy, colostomy, g-tube, trach*, catheter*, drain*, port / tube*, bag*, catheter*, drain*, trach*, port, leak*
access / dialysis access, vascular access, fistula*, central line*, port-a-cath, portacath, port a cath, picc, central venous, infusion port / fistula*, catheter*, access, thrill, needle*, port, line, flush*
liverRisk / liver risk*, hepatitis risk*, risk factors for liver, hepatotox*, exposures to the liver, liver exposure* / tattoo*, piercing*, transfus*, drink*, beer*, alcohol, drug*, needle*, inject*, hepatitis, partner*, manicure*, steroids, supplement*, dentist, tea, teas, blood transfusion
heartRisk / cardiovascular risk*, cardiac risk*, heart risk*, =risk factors, vascular risk* / pressure, hypertens*, diabet*, sugar*, cholesterol, smok*, pack*, obes*, sedentary, triglyc*
boneRisk / fracture risk, osteoporosis risk*, bone health / fractur*, broke*, menopaus*, steroid*, prednisone, milk, calcium, vitamin d, sun, smok*, fall*, fell, dexa, height, shrunk
clotRisk / clot risk*, thrombosis risk*, vte risk* / clot*, pill, birth control, travel*, flight*, flew, smok*, immobil*, cast, surger*, blood thinner*, estrogen
cancerRisk / cancer risk*, oncologic risk* / cancer, breast, mammogram*, ovar*, brca, hormon*, smok*, sun, kids, period*, polyp*, colonosc*
stiRisk / sti risk*, std risk*, exposure risk / sex, condom*, partner*, prep, pep, oral, anal, broke, hiv
birth / birth*, delivery, neonatal, perinatal, nicu, birth, newborn period, delivery history / born, deliver*, c-section*, cried, nicu, jaundice, lights, apgar, hospital, weeks early, birth, at birth
screening / newborn screen*, hearing screen, newborn hearing / screen*, heel
puberty / puberty, pubertal* / breast*, hair, period*, voice, acne, pimple*, grow*, testic*, odor
growth / growth, growth curve, stature, height, weight gain, height and weight curve / grow*, grew, height, tall, short*, smallest, clothes, shoe*, percentile, curve
elsewhere / ed course, er course, ed visit, er visit, emergency department course, emergency room*, hospital course, hospitalization summary, outside hospital, urgent care visit, prior evaluation, care elsewhere, recent hospitalization, prehospital, ems, care received, care so far, outside care, outside hospital care, field care, treatment at the scene, care at the scene, discharge summary*, what the er did, what the hospital did, what was done at*, first aid received, er treatment, hospital stay, emergency department summary, ed summary, er summary, hospital summary, emergency visit*, trips to the er, er trips, urgent care, seen elsewhere / er, ed, emergency, hospital, urgent care, admitted, ambulance, paramedic*, they did, they gave, they put, they said, they told, ct, cat scan, x-ray*, xray*, scan*, mri, discharg*, sent home, sent me home, iv, observ*, stitch*, staple*, antibiotic*, blood work, passed out, pass out, black out, blacked out, lost consciousness, knocked out, neck collar, tetanus
triedAtHome / tried at home, home treatment*, first aid, what was done at home, self-care so far, given at home, home care so far / ice*, heat, ointment*, pill*, took, gave, put, wash*, tea, rest, rested
otherDoctors / other doctors, other providers, prior evaluation*, previous evaluation*, prior opinions, second opinion / specialist*, therapist*, neurolog*, orthop*, cardiolog*, referred, another doctor, other doctors, saw a, saw the
avoided / medicines to avoid, medications to avoid, drugs to avoid, avoid / avoid*, can't take, cannot take, stay away, nsaid*, aleve, advil, ibuprofen, motrin, naproxen, stopped, quit, took me off, taken off, contrast
homeValues / home values, reported measurements, measurements reported, patient-reported vitals, reported vitals, home measurements, self-reported*, taken at home, patient-reported bp, home readings, self-monitor*, log / weigh*, pound*, height, feet, pressure, temp*, oxygen, sat, sugar*, scale, thermomet*, oximeter, waist, neck
rescue / rescue*, reliever use, breakthrough, reliever*, sos, prn use / rescue*, inhaler*, albuterol, puff*, relief, extra dose*, times a week
technique / technique, how used, injection sites, spacer, spacer use, inhaler use, correct use, injection technique / inject*, spacer, chamber, inhaler*, rins*, needle*, pen, rotat*, belly, lump*, fridge, shak*, hold*, puff*
missed / missed doses, skipped doses, missed medic*, missed dose*, late doses, doses missed / miss*, skip*, forget*, forgot*, pillbox, pill box, alarm
sideEffects / side effects, adverse effects, toxicit*, tolerability, drug response and adverse*, medication effects, drug effects, tolerance of *, intolerable, reactions to treatment, tolerating / side effect*, from the pill*, from the med*, with the med*, since the chemo, after chemo, from chemo, tolerat*, agree with
chemo / chemo*, infusion* / chemo*, cycle*, session*, infusion*, immuno*
pump / insulin pump, cgm, sensor, insulin regimen, continuous glucose, insulin delivery / pump, sensor, basal, bolus*, carb*, units, pen, dexcom, libre
pulses / pulses, ankle-brachial*, ankle brachial*, abi, perfusion, arterial exam, vascular exam, distal perfusion / pulses, no pulse, absent pulse, popliteal pulse, popliteal, pedal, dorsalis, tibial, femoral, abi, ankle, arm, perfusion, refill
motion / range of motion, rom, strength test*, special tests, provocative / degree*, flex*, exten*, abduct*, rotat*, strength, test*, positive, negative, arc, lachman*, drawer, neer*, hawkins, phalen*, tinel*
gait / gait, walk test, timed up and go, balance test* / gait, walk*, step*, stand*, romberg, seconds, stance, balance
cognition / cognitive test*, cognitive screen*, mental status screen, moca, mmse / mini*, points, clock, words, orient*, recall*, mental, moca, serial
feetExam / diabetic foot*, foot exam, feet exam, feet, diabetic foot exam, monofilament / foot, feet, monofilament, pulse*, callus*, ulcer*, nail*, sensation, tuning, fungus, crack*
woundExam / wound assessment, wound bed, incision, incision healing, wound exam, surgical site / wound, ulcer, centimeter*, edges, base, tissue, drain*, odor, exud*, granul*, stitch*, staple*, scar, incision
bloodCount / cbc, blood count, hemogram, blood counts / hemoglobin, hematocrit, mcv, platelet*, white count, wbc, ferritin, iron, cbc, b12
kidneyTests / kidney function, renal function, creatinine, renal panel, electrolytes / creatinine, bun, potassium, gfr, albumin*, protein, urine
skinTests / skin test*, allergy test*, prick, patch test* / skin test*, test*, prick, mite*, wheal*, positive, negative, patch*
lungTests / spirometry, pulmonary function, pfts, peak flow, pft, lung function, peak flow log / spirometr*, fvc, peak, flow, bronchodilat*, blow*, diffus*, fev1, fev
heartTests / ekg, ecg, echo*, holter, stress test, electrocardiogram, echocardiogram, treadmill / ekg, ecg, echo*, holter, ejection, treadmill, stress, sinus, block, ischem*
scores / scale*, score*, questionnaire*, phq*, gad*, epworth, screeners / scale, score*, epworth, phq*, gad*, total, points on, points out
risksFound / risks identified, =risks, travel risks, risks found / risk*, high, low, moderate, class, asa
severity / severity, classification, stage, level of control, asthma control level, asa class, grade / mild, moderate, severe, stage, grade, class, control*, intermittent, persistent
workLink / work-relatedness, work relatedness, causation, work-related* / work*, related, caus*
vaccinesToday / vaccines today, vaccines given, shots today, immunizations today, immunizations given, vaccines recommended, vaccines due, today's vaccines / vaccin*, shot*, booster*, flu, tetanus, hepatitis, yellow fever, covid, pneumo*, typhoid, mening*
transplant / transplant* / transplant*, donor*, dialysis, waiting list, transplant list
surgeryPlan / surgical plan*, proposed surgery, operative plan / surger*, operat*, anesthe*, npo, schedul*, laparosc*, remov*, arthrosc*, replac*, preop*, pre-op*
exercises / home exercise*, exercise prescription, home program / exercis*, stretch*, strengthen*, repetition*, reps, times a day, sets, minutes, walk*, band*
eatingPlan / nutrition plan, diet advice, dietary recommendations, meal plan, diet plan / eat*, diet, salt, sugar, fruit*, vegetable*, water, meal*, snack*, protein*, fiber, fast*, soda*, sweet*, milk, plate, carb*
sportReturn / return to sport*, return to play, return to run*, back to sport*, return to training, return to activit*, back to play, clearance to play, cleared for sport* / sport*, train*, play*, pool, swim*, bike*, biking, gym, impact, compet*, lift*, practice, game*, run, runs, running, ran
leave / prior leave*, previous leave*, past leave*, prior time off, previous time off, leave history, work absence*, prior absence*, sick leave history, prior disability, previous disability claim*, lost time, prior work loss / off work, time off, sick leave, leave, disability, short-term, fmla, out of work, missed work, laid up, comp claim
workReturn / return to work, work restrictions, fitness for duty, restrictions, duty restrictions, work status, light duty / lift*, pounds, restrict*, duty, light duty, stairs, shift*, off work, work, working
schoolNote / school note, school excuse, school and activit*, pe excuse / school, gym class, pe, note, excuse, class*, recess
drivingAdvice / driving advice, driving restrictions, driving and work / driv*, wheel, car, machine*, motorcycle
contactAdvice / contact tracing, partner notification, isolation, reporting / notif*, contact*, partner*, isolat*, mask*, tell*, test*
sleepAdvice / sleep hygiene plan, sleep recommendations / sleep*, bed*, screen*, phone, coffee, caffeine, schedule, bedroom, nap, naps, napping
crisis / crisis plan, rescue plan, in a crisis, seizure action plan, if it happens again, epinephrine, when to use, emergency action / crisis, epipen, auto-injector*
woundCare / wound care, dressing care, incision care, stitches care, wound treatment, aftercare / dress*, wound, stitch*, staple*, wash*, gauze, chang*, ointment*, wet, dry, bandage*
birthPlan / birth plan, delivery plan / deliver*, c-section*, vaginal, support person, doula, epidural, tubal, cord, birth
nails / nails, nail / nail*, brittle, pitting, pits, lift*, thick*
glycemia / diabetes control, glycemic control, glucose control, blood sugars, home sugars / a1c, sugar*, glucose, fingerstick*, low, lows, thirst*, fasting, meter, check*
pressureControl / blood pressure control, bp control, home pressures / pressure, bp, cuff, check*, systolic, top number
painLevel / =pain, current pain, pain severity, pain control, pain level / pain, hurt*, ache*, zero to ten, out of ten, 0 to 10, stab*, burn*, throb*, morphine, oxycodone, tramadol, tylenol
nephrotoxic / nephrotox*, nsaid*, anti-inflammator* / nsaid*, ibuprofen, naproxen, aleve, advil, motrin, meloxicam, diclofenac, ketorolac, toradol, contrast, dye
adherence / adherence, compliance / miss*, skip*, forget*, forgot*, every day, faithfully, pillbox, pill box, run out, ran out
eyePressure / eye pressure*, intraocular pressure, iop, tonometry, and pressure / pressure*, iop, tonomet*, right #, left #, # right, # left
acuity / acuity, vision test / 20/#, chart, acuity, count* fingers, hand motion, light perception, with correction, without correction
prep / prep, preparation, fasting, before surgery, bowel prep, pre-op instructions / night before, day before, fasting, clear liquid*, laxative*, prep, ride home, driver, hold your, stop your, morning of
prevention / screening, health maintenance, preventive care, cancer screening*, preventive screening, routine screening / mammogram*, pap, colonosc*, psa, dexa, bone density, fit test, cologuard, screen*
slitLamp / slit lamp, biomicroscop*, anterior segment, anterior chamber / cells, flare, synechi*, pupil*, cornea*, conjunctiv*, anterior chamber, lens, cataract*, iris, fluoresc*, lid, lids, injection, rust ring, epitheli*, perforat*, blephar*
fundus / fundus*, fundoscop*, retina, dilated exam, optic nerve, optic disc, posterior pole, dilated fundus / cup, cupping, disc*, papill*, macula*, retina*, nerve, vessels, drusen, hemorrhage*, exudate*, vitreous
visualField / visual field* / field*, scotoma*, upper half, lower half
earExam / otoscop*, ear exam, otoneurologic*, ear canal* / drum*, tympan*, canal, wax, cerumen, membrane, ear, perforat*, bulg*
noseExam / nasal exam, rhinoscop* / septum, turbinate*, nasal mucosa, nose, polyp*, drainage
throatExam / oropharynx, throat exam, mouth exam, laryngoscop* / tonsil*, pharyn*, uvula, throat, plaque*, vocal cord*, palate
neckExam / neck, neck exam, thyroid exam / neck, cervical, node*, thyroid, goiter, mass
speculum / speculum*, cervix / cervix, vagina*, vulva*, discharge, ectop*, speculum
bimanual / bimanual, pelvic exam / uterus, adnexa*, cervical motion, cervix, dilat*
breastExam / breast exam, breasts / breast*, axilla*, nipple*, quadrant, lump*, mass
airway / airway / mallampati, opening, mouth, distance, neck, tooth, teeth, denture*, chin
cranialNerves / cranial nerves / pupil*, face, facial, tongue, gaze, nystagm*, eye movement*, cranial
reflexes / reflexes, sensation, strength and sensation / reflex*, babinski, patellar, achilles, sensation, strength, light touch
coordination / coordination, cerebell* / finger-to-nose, finger to nose, dysmetria, romberg, drift, coordination, heel
dermoscopy / dermoscop*, dermatoscop* / network, globul*, pigment*, veil, vessel*, streak*, pattern
nailExam / nail exam / nail*, bed, onychol*, pitting
veinExam / venous exam, vein exam / varic*, saphen*, spider*, edema, staining
fetalExam / fetal exam, obstetric exam, fundal height, fetal heart* / fetal heart*, heartbeat, fundal, presentation, vertex, movement
heartExam / cardiac exam, heart exam, cardiovascular / murmur*, rhythm, heart, jugular, jvp, gallop, s1, s2
lungExam / lung exam, lungs, respiratory exam, chest exam / crackle*, wheez*, rhonch*, rales, lung*, breath sounds, bases, percussion
teethExam / dental exam, intraoral exam / tooth, teeth, molar*, cavit*, gum*, filling*, pocket*, mobility
attackDrugs / acute treatment*, acute med*, rescue med*, abortive*, for attacks, painkillers, analgesic*, triptan*, acute relief, as-needed pain, for the attack / *triptan*, excedrin, naproxen, ibuprofen, advil, aleve, tylenol, acetaminophen, aspirin, ubrelvy, nurtec, fioricet, toradol, days a month, as needed
preventiveDrugs / preventive*, prophyla*, maintenance, controller*, preventer*, controller use, daily controller, disease-modifying / topiramate, topamax, propranolol, amitriptyline, nortriptyline, valpro*, metoprolol, candesartan, botox, aimovig, ajovy, emgality, prevent*
contraceptives / contracep*, birth control, current method, family planning, contraceptive method, birth-control, pregnancy prevention / pill, shot, iud, implant, nexplanon, depo, condom*, tubes, tubal, vasectomy, ring, patch, birth control, get pregnant
woundStory / wound history, ulcer history, burn history, dressings, ulcer course, how the wound*, how the ulcer* / dress*, gauze, ointment*, neosporin, band-aid*, bandage*, peroxide, putting, put on, wash*, soak*, silvadene, honey, cream
sleepiness / sleep history, sleep, sleep schedule, sleep and, sleep pattern*, sleep problems, =sleep / epworth, sleepiness, doz*
limbsAtNight / restless legs*, parasomnia*, movements in sleep, rls, sleep behaviors / legs, leg, sleepwalk*, talk* in * sleep, kick*, grind*, nightmare*, acts out, walk in
obstetricLosses / vaginal loss*, leaking and contractions, contractions, fluid leak*, labor signs, leaking, preterm labor / leak*, fluid, water broke, bleed*, discharge, contraction*, mucus plug, tighten*
infections / infection*, recent infections, recurrent infections, serious infections, infectious history / infect*, antibiotic*, flu, fever*, pneumonia, sinusitis, shingles, herpes, covid, uti
geriatricSyndromes / geriatric syndrome*, geriatric giants, frailty, geriatric review / memor*, forget*, lost, fall*, fell, trip*, leak*, pee, urin*, hear*, see, sleep*, sad, cry*, mood, confus*, repeat*, weight, chok*, balance
decompensation / decompensation, congestion, heart failure symptoms, volume status symptoms / pillow*, swell*, swollen, breath*, lying, flat, belly, pants, shoe*, weight, pound*, leg*, ankle*, night, cough*, tired, pee*, stairs, winded
uremia / urem* / nause*, vomit*, itch*, appetite, taste, metal*, cramp*, sleepy, weak*, hiccup*, swell*, tired
qualityOfLife / quality of life, qol, impact on life, impact of *, effect on daily life, interference, what the pain has taken, life impact / stop*, can't, cannot, quit, embarrass*, work*, pool, beach, shirt*, clothes, go out, going out, friend*, danc*, play*, grand*, knit*, gard*, hid*, mood, missed, relationship
atopy / =atopy, atopic history, atopic conditions, atopic diseases, other atopic*, atopic march / rhinitis, hay fever, sneez*, asthma, eczema, dermatitis, wheez*, conjunctivitis
cataplexy / cataplexy, sleep paralysis, narcolep*, hypnagogic / laugh*, buckle*, limp, weak knees, paralyz*, can't move, hallucinat*
stockings / compression stocking*, compression hose, compression therapy, compression / stocking*, hose, sock*, compress*, wrap*
bloodGroup / blood type, blood group, type and screen, rh status, coombs / blood type, rh, type o, type a, coombs, rhogam, o negative, o positive
militaryService / military*, veteran*, service history, deployment* / army, navy, marine*, air force, military, deploy*, veteran, served
dnr / advance directive*, health care proxy, healthcare proxy, living will, power of attorney, molst, polst, code status, resuscitation, organ donation / resuscitat*, cpr, machine*, icu, intubat*, hospital, die at home, decide*, proxy, wants, power of attorney, donat*, dnr
ironChelation / chelat*, iron overload / chelat*, deferasirox, exjade, jadenu, desferal, ferritin
phototherapy / phototherapy, light therapy, uvb, puva / phototherapy, light box, light therapy, uvb, puva, booth
anticoagulants / blood thinner*, anticoag*, antithromb* / warfarin, coumadin, xarelto, rivaroxaban, eliquis, apixaban, dabigatran, pradaxa, enoxaparin, lovenox, heparin, inr, blood thinner*
altitude / altitude*, mountain sickness / altitude, elevation, mountain*, diamox, acetazolamide
bloodDonation / blood donation, donor status / donat*, donor
photos / photo*, clinical images, photographic / photo*, picture*, image*
gonioscopy / gonioscop*, iridocorneal angle / gonio*, angle*
hepatitisPast / hepatitis, jaundice history / hepatitis, jaundice, yellow
complicationsDiabetes / complication surveillance, diabetic complication*, chronic complications, end-organ, target organ* / kidney*, eye*, retin*, foot, feet, numb*, tingl*, heart, stroke, albumin*, microalbumin*
activityScore / disease activity, activity index, das28, cdai, basdai / das, das28, cdai, basdai, activity, remission, index
jaw / bruxism, tmj, chewing, jaw / grind*, clench*, jaw, click*, night guard, chew*, tmj, lock*
accompanying / accompanying*, associated features, associated symptoms, associated phenomena, what comes with it, what else comes / nause*, throw* up, vomit*, light*, noise*, sound*, smell*, dizz*, sweat*, chills, palpit*, tingl*, slur*, zigzag*, sparkl*, shimmer*, red eye, tear*, stuffy, weak*
`;
