import type { ConceptType } from "../lexicon.ts";

/**
 * Lay words of the United States for symptoms and illnesses, by field: more forms beside `spoken.ts`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enLay: readonly (readonly [ConceptType, string])[] = [
  [
    "symptom",
    `
floaters: floaters, specks in my vision, cobwebs in my vision
light flashes: flashes of light, flashing lights
photophobia: light bothers, lights bother, bright lights, light sensitivity, sensitive to light, photophobia, light kills me
phonophobia: noise bothers, sensitive to noise, phonophobia
eye redness: red eye, pink eye, bloodshot
eye pain: eye pain, eye hurts, grit in my eye, gritty
dry eye: dry eyes
aura: zigzags, zigzag, shimmering, blind spot, aura
tinnitus: ringing in my ears, ears ring, tinnitus, buzzing in my ear
hearing loss: hard of hearing, can't hear, hearing's gone, deaf
bad breath: bad breath
gum bleeding: gums bleed, bleeding gums
jaw click: jaw pops, jaw clicks, grind my teeth, clench my jaw, teeth grinding
hoarseness: hoarse, raspy, lost my voice, scratchy voice
globus: lump in my throat
apnea: quits breathing, stops breathing, wakes up gasping
chest tightness: tightness, chest tight, tight in my chest
wheeze: whistling in my chest, wheeze, wheezing
phlegm: phlegm, mucus, sputum, loogies, junk coming up, hacking
night sweats: wake up soaked, soak the sheets, drenched
hot flashes: hot flash, hot flashes
cold hands: cold hands, cold feet, fingers turn white, white fingers
bloating: bloated, bloating, gassy, swollen belly
gas: gas, farting, burping, belching
heartburn: heartburn, acid coming up, indigestion, sour stomach
nausea: sick to my stomach, queasy, upset stomach, nauseous
rectal pain: hurts to poop, hurts to go, rectal pain, pain in my butt
rectal bleeding: blood on the paper, blood in the toilet, bright red blood
mucus in stool: mucus in my stool
fecal incontinence: leak stool, soil myself, accidents
jaundice: yellow eyes, yellow skin, turned yellow
foamy urine: foamy urine, bubbles in my pee
urinary urgency: can't make it to the bathroom, gotta go right now, urgency
urinary retention: can't empty, can't pee
hesitancy: takes a while to start, hard to get started
flank pain: kidney pain, pain in my side
testicular pain: ball hurts, testicle hurts, swollen testicle
erectile dysfunction: can't get it up, can't keep it up, trouble getting hard, erectile dysfunction, ed
genital ulcer: sore on my penis, sore down there
vaginal itching: itchy down there, vaginal itching
low libido: no sex drive, low sex drive
postcoital bleeding: bleed after sex, bleeding after sex
intermenstrual bleeding: spotting, bleeding between periods
heavy bleeding: hemorrhag*, flooding, gushing
breast lump: lump in my breast, breast lump, knot in my breast
lump: lump*, bump*, knot, swollen gland*, nodule*
joint swelling: swollen knee, knee swelled, swollen knuckles
weakness: weak, weakness, drop things, dropping things, legs give
facial droop: face drooping, crooked mouth, droopy face
slurred speech: slurring, slurred
imbalance: off balance, unsteady, wobbly, stagger*
tremor: shaky, shakes, tremor, hands shake
gait: shuffl*, drags his foot, drags her foot
confusion: confused, mixed up, disoriented, not making sense
restless legs: restless legs, creepy crawly
bruising: bruise*, black eye
petechiae: tiny red dots
rash: breaking out, broke out, rash, red patches, blotchy, welts
scaling: flaky, flaking, peeling, scaly, scabs
blisters: blister*
skin crack: cracked skin, cracks in my skin, split skin
wound: sore that won't heal, open sore, ulcer on my foot, bedsore, wound
nail change: thick toenail*, yellow toenail*, ingrown toenail
acne: zits, pimple*, breakouts, acne
dandruff: dandruff
dark patch: dark spots, melasma
panic: panic attack*, anxiety attack*
irritability: short fuse, snappy, irritable, on edge, cranky
crying: crying spells, cry at nothing, tearful
anhedonia: nothing's fun, don't enjoy, lost interest
nightmares: nightmare*, bad dreams
flashbacks: flashback*
worry: racing thoughts, mind won't stop, mind races
inattention: can't focus, can't concentrate, zones out, spacey
tantrums: tantrum*, meltdown*
bedwetting: wets the bed, bedwetting
stridor: barky cough, barking cough, croupy
poor feeding: won't nurse, won't take the bottle, not feeding
fussiness: fussy, cranky baby
dehydration: dry diapers, no wet diapers, no tears
polyuria: peeing a lot
polydipsia: thirsty all the time, always thirsty
hypoglycemia: low sugar, sugar drops, lows, hypoglycemia
pelvic pressure: something falling out, dropped bladder, pelvic pressure
back pain: threw my back out, back locked up, back went out
leg pain: leg pain, heavy legs
varicose: varicose veins, spider veins
foot pain: heel pain, heel spur, arch pain
claudication: calves cramp walking, have to stop walking
sinus: stuffy head, stuffed up, plugged nose, congestion
reflux: reflux, food comes back up
hemoptysis: spitting blood, spit blood, spitting up blood, spit up blood, blood phlegm, blood when cough, bloody phlegm, bloody sputum
hematemesis: puked blood, puking blood, throwing up blood
melena: stool like tar, looks like tar, stool black, poop black
blood in stool: pooping blood, pooped blood, blood when I wipe
hematuria: peeing blood, peed blood, cola colored urine
epistaxis: bloody nose, nose bleeds, nose bleed, nose was bleeding
dyspnea: hard to breathe, huffing, gasping for air, can't get my breath, catch my breath, no air
orthopnea: can't lie flat, sleep recliner, sleep sitting up, sleep in a chair
sputum: bringing stuff up, bring up stuff, gunk, hacking up
palpitation: heart going crazy, heart does flips, heart skips, heart jumps, heart thumping
dizziness: head swims, head spins
vomiting: can't keep anything down, couldn't keep anything down, keep food down, puk*
constipation: haven't pooped, not pooping, can't poop, backed up
heartburn: burning stomach, stomach burns, burning in my chest after
dysphagia: hard to swallow, choke on food, food sticks
appetite loss: don't feel like eating, off my food, not eating much, can't eat
weight loss: pants loose, clothes loose
fever: burning up, running a temp, running a fever, spiked a temp
chills: teeth chattering
night sweats: night sweats, soak the sheets, wake up soaked, wake up drenched, wake up sweating
rash: break out, breaks out, breaks me out, broke out, broke me out, breaks him out, breaks her out, makes me break out, red bumps, red blotches, splotches
photophobia: light's the worst, light is the worst, lights worst, light makes it worse, can't stand light, can't stand the light, light sensitive, light's killing, lights off, dark room, sunlight hurts
phonophobia: noise kills, noise makes it worse, sound bothers, sounds bother, can't stand noise, loud noises, loud sounds
hoarseness: voice is gone, voice gives out, voice cracks
nasal congestion: nose plugged, nose blocked, nose stopped up
runny nose: nose runs, drippy nose, nose is running, nose dripping
numbness: can't feel my foot, can't feel my feet, can't feel my hand, foot falls asleep, hand falls asleep, went numb
weakness: arm went limp, leg gives out, leg gave out, lost strength, no strength
speech disorder: couldn't get words out, trouble talking, words wrong, trouble finding words, couldn't talk, couldn't speak, tongue tied
confusion: not making sense, out of it, didn't know where
hallucination: hearing things, hears things, sees things, hears people
suicidal ideation: want to die, wanted to die, not wake up, better off dead, better off without me, end it all
insomnia: up all night, lie awake
irritability: short tempered, short fuse, snap at people
depression symptoms: crying all the time, cry all the time, lost interest, nothing's fun
urinary frequency: bathroom a lot, pee constantly, peeing constantly, running to the bathroom
incontinence: pee my pants, peed my pants, can't hold my pee, leak urine, leak when I cough
heavy menses: soak through pads, soaking pads, period is heavy, periods heavy, go through pads
low libido: not in the mood for sex, no desire
apnea: gasps in his sleep, gasps in her sleep, wakes up gasping, stops breathing, quit breathing
dry eye: gritty eyes, dry eyes, artificial tears
`,
  ],
  [
    "procedure",
    `
ear tubes: ear tubes, tubes in his ears, tubes in her ears, had tubes, got tubes, tubes in both ears, tubes put in, tubes placed, =tubes
adenoidectomy: adenoids out
wisdom teeth: wisdom teeth
`,
  ],
  [
    "disease",
    `
aneurysm: aneurysm*
osteonecrosis: osteonecrosis, avascular necrosis
heart failure: heart failure, enlarged heart, weak heart, fluid on the lungs, chf
arrhythmia: afib, a-fib, irregular heartbeat, arrhythmia
heart disease: heart trouble, heart disease, angina, blocked artery, blockage
valve disease: rheumatic fever, bad valve
peripheral artery: bad circulation, poor circulation, pad
kidney failure: kidney failure, on dialysis, chronic kidney disease, ckd
urinary infection: uti, utis, bladder infection*, kidney infection
hepatitis: hep b, hep c
tuberculosis: tb, tuberculosis
malaria: malaria
covid: covid, long covid
syphilis: syphilis
herpes: shingles, cold sores
chickenpox: chicken pox, rubella
whooping cough: whooping cough
rheumatic disease: ra, rheumatism, scleroderma, ankylosing, spondylitis, sjogren*
gout: gout, uric acid
disc disease: bad disc, degenerative disc, bulging disc
thyroid disease: thyroid nodule, goiter, graves, hashimoto*
pcos: pcos
endometriosis: endo, endometriosis, adenomyosis
prostate disease: enlarged prostate
anxiety disorder: panic disorder
adhd: add, adhd
dementia: alzheimer*, dementia
epilepsy: fits, epilepsy
otitis: ear infection*, ruptured eardrum, burst eardrum
retinal detachment: detached retina, macular degeneration, retinopathy
eczema: eczema
skin cancer: skin cancer, melanoma, basal cell, squamous cell
fungal infection: thrush, jock itch, athlete's foot
ibd: crohn's
hemorrhoids: piles
fissure: fissure
gastritis: h pylori, stomach ulcer
gallstone: gallstones
sleep apnea: sleep apnea, apnea
thrombosis: blood clot*, pulmonary embolism, pe
leukemia: leukemia, lymphoma, myeloma
down syndrome: down syndrome
autism: on the spectrum
neuropathy: neuropathy, nerve damage
bleeding disorder: hemophilia, von willebrand
scoliosis: crooked spine
substance use: addict, overdose, in recovery
`,
  ],
];
