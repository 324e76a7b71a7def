/**
 * Names of medicines in English, generic and brand (United States): `substance: name, brand`.
 * Source: international non-proprietary names, US adopted names and well-known brands, written by hand for this project.
 */
export const enDrugs = `
acetaminophen: acetaminophen, tylenol, paracetamol
ibuprofen: ibuprofen, advil, motrin
naproxen: naproxen, aleve
aspirin: aspirin, baby aspirin
diclofenac: diclofenac, voltaren
meloxicam: meloxicam, mobic
celecoxib: celecoxib, celebrex
ketorolac: ketorolac, toradol
tramadol: tramadol, ultram
oxycodone: oxycodone, percocet
hydrocodone: hydrocodone, norco, vicodin
morphine: morphine
codeine: codeine
gabapentin: gabapentin, neurontin
pregabalin: pregabalin, lyrica
cyclobenzaprine: cyclobenzaprine, flexeril
methocarbamol: methocarbamol, robaxin
omeprazole: omeprazole, prilosec
pantoprazole: pantoprazole, protonix
esomeprazole: esomeprazole, nexium
famotidine: famotidine, pepcid
ranitidine: ranitidine, zantac
ondansetron: ondansetron, zofran
metoclopramide: metoclopramide, reglan
loperamide: loperamide, imodium
polyethylene glycol: miralax, polyethylene glycol
senna: senna, docusate, colace
lisinopril: lisinopril
losartan: losartan, cozaar
valsartan: valsartan, diovan, entresto
amlodipine: amlodipine, norvasc
hydrochlorothiazide: hydrochlorothiazide, hctz
chlorthalidone: chlorthalidone
furosemide: furosemide, lasix
torsemide: torsemide
bumetanide: bumetanide, bumex
spironolactone: spironolactone
metoprolol: metoprolol, lopressor, toprol
carvedilol: carvedilol, coreg
atenolol: atenolol
propranolol: propranolol
diltiazem: diltiazem
verapamil: verapamil
digoxin: digoxin
amiodarone: amiodarone
warfarin: warfarin, coumadin
apixaban: apixaban, eliquis
rivaroxaban: rivaroxaban, xarelto
clopidogrel: clopidogrel, plavix
atorvastatin: atorvastatin, lipitor
rosuvastatin: rosuvastatin, crestor
simvastatin: simvastatin
pravastatin: pravastatin
ezetimibe: ezetimibe
nitroglycerin: nitroglycerin
metformin: metformin, glucophage
glipizide: glipizide
glyburide: glyburide
sitagliptin: sitagliptin, januvia
empagliflozin: empagliflozin, jardiance
dapagliflozin: dapagliflozin, farxiga
semaglutide: semaglutide, ozempic, wegovy
liraglutide: liraglutide
tirzepatide: tirzepatide, mounjaro
insulin: insulin
insulin glargine: insulin glargine, lantus, glargine, basaglar
insulin lispro: insulin lispro, humalog, lispro
insulin aspart: insulin aspart, novolog, aspart
insulin nph: insulin nph, nph, humulin n, novolin n
levothyroxine: levothyroxine, synthroid
methimazole: methimazole
prednisone: prednisone
methylprednisolone: methylprednisolone, medrol
dexamethasone: dexamethasone
hydrocortisone: hydrocortisone
triamcinolone: triamcinolone
albuterol: albuterol, ventolin, rescue inhaler
fluticasone: fluticasone, flonase, flovent
budesonide: budesonide, symbicort
montelukast: montelukast, singulair
tiotropium: tiotropium, spiriva
cetirizine: cetirizine, zyrtec
loratadine: loratadine, claritin
fexofenadine: fexofenadine, allegra
diphenhydramine: diphenhydramine, benadryl
pseudoephedrine: pseudoephedrine, sudafed
guaifenesin: guaifenesin, mucinex
amoxicillin: amoxicillin
amoxicillin+clavulanate: augmentin, clavulanate
penicillin: penicillin*
cephalexin: cephalexin, keflex
ceftriaxone: ceftriaxone
cefdinir: cefdinir
azithromycin: azithromycin, z-pack, zithromax
clarithromycin: clarithromycin
ciprofloxacin: ciprofloxacin, cipro
levofloxacin: levofloxacin, levaquin
nitrofurantoin: nitrofurantoin, macrobid
trimethoprim: bactrim, trimethoprim, sulfa*
metronidazole: metronidazole, flagyl
doxycycline: doxycycline, doxy
minocycline: minocycline
clindamycin: clindamycin
vancomycin: vancomycin
fluconazole: fluconazole, diflucan
clotrimazole: clotrimazole
terbinafine: terbinafine
acyclovir: acyclovir, valacyclovir, valtrex
oseltamivir: oseltamivir, tamiflu
paxlovid: paxlovid
permethrin: permethrin
sertraline: sertraline, zoloft
fluoxetine: fluoxetine, prozac
escitalopram: escitalopram, lexapro
citalopram: citalopram
paroxetine: paroxetine
venlafaxine: venlafaxine, effexor
duloxetine: duloxetine, cymbalta
bupropion: bupropion, wellbutrin
mirtazapine: mirtazapine
trazodone: trazodone
amitriptyline: amitriptyline
nortriptyline: nortriptyline
alprazolam: alprazolam, xanax
lorazepam: lorazepam, ativan
clonazepam: clonazepam, klonopin
diazepam: diazepam, valium
buspirone: buspirone
hydroxyzine: hydroxyzine
zolpidem: zolpidem, ambien
melatonin: melatonin
quetiapine: quetiapine, seroquel
aripiprazole: aripiprazole, abilify
risperidone: risperidone
olanzapine: olanzapine
lithium: lithium
lamotrigine: lamotrigine
valproate: valproate, depakote
levetiracetam: levetiracetam, keppra
lacosamide: lacosamide, vimpat
phenytoin: phenytoin, dilantin
oxcarbazepine: oxcarbazepine
ticagrelor: ticagrelor, brilinta
prasugrel: prasugrel
emtricitabine: truvada, descovy
sumatriptan nasal: zolmitriptan
vitamin b6: vitamin b6
magnesium: magnesium
topiramate: topiramate, topamax
carbamazepine: carbamazepine
sumatriptan: sumatriptan, imitrex
rizatriptan: rizatriptan
methylphenidate: methylphenidate, ritalin, concerta
amphetamine: adderall, vyvanse, amphetamine
donepezil: donepezil, aricept
memantine: memantine
levodopa: levodopa, sinemet
tamsulosin: tamsulosin, flomax
finasteride: finasteride
oxybutynin: oxybutynin
sildenafil: sildenafil, viagra
tadalafil: tadalafil, cialis
phenazopyridine: phenazopyridine, azo, pyridium
alendronate: alendronate, fosamax
calcium: calcium
iron: iron, ferrous sulfate
folic acid: folic acid, folate
vitamin d: vitamin d
vitamin b12: vitamin b12
potassium chloride: potassium chloride
multivitamin: multivitamin*
fish oil: fish oil
methotrexate: methotrexate
hydroxychloroquine: hydroxychloroquine, plaquenil
adalimumab: adalimumab, humira
allopurinol: allopurinol
colchicine: colchicine
isotretinoin: isotretinoin, accutane
tretinoin: tretinoin
benzoyl peroxide: benzoyl peroxide
timolol: timolol
latanoprost: latanoprost
epinephrine: epipen, epi-pen, epinephrine, auto-injector
contraceptive: birth control pills
nsaid: nsaid*, anti-inflammator*
antibiotic: antibiotic*
steroid: steroid*, cortisone
blood thinner: blood thinner*, anticoagulant*
latex: latex
iodine: iodine, contrast dye
ginkgo: ginkgo, turmeric
simvastatin: zocor
oxymetazoline: oxymetazoline, afrin
drospirenone: yaz, yasmin
norethindrone: norethindrone
medroxyprogesterone: medroxyprogesterone, depo, depo-provera
meclizine: meclizine, antivert
tacrolimus: tacrolimus, protopic
mometasone: mometasone, nasonex
modafinil: modafinil, provigil
dicyclomine: dicyclomine, bentyl
baclofen: baclofen
tizanidine: tizanidine, zanaflex
lidocaine: lidocaine
mupirocin: mupirocin, bactroban
nystatin: nystatin
ketoconazole: ketoconazole
hydralazine: hydralazine
clonidine: clonidine
isosorbide: isosorbide, imdur
ranolazine: ranolazine
pioglitazone: pioglitazone, actos
glimepiride: glimepiride
dulaglutide: dulaglutide, trulicity
sucralfate: sucralfate, carafate
bisacodyl: bisacodyl, dulcolax
docusate: docusate
ergocalciferol: ergocalciferol
raloxifene: raloxifene
estradiol: estradiol, estrogen
progesterone: progesterone
letrozole: letrozole
tamoxifen: tamoxifen
anastrozole: anastrozole
febuxostat: febuxostat
indomethacin: indomethacin
butalbital: fioricet
ubrogepant: ubrogepant
benzonatate: benzonatate, tessalon
dextromethorphan: robitussin, delsym
ipratropium: ipratropium, atrovent
salmeterol: advair
umeclidinium: trelegy, anoro
prazosin: prazosin
ziprasidone: ziprasidone
doxepin: doxepin
naltrexone: naltrexone, vivitrol
buprenorphine: suboxone, buprenorphine
methadone: methadone
nicotine patch: nicotine patch, nicorette
varenicline: varenicline, chantix
minoxidil: minoxidil, rogaine
spironolactone: aldactone
metolazone: metolazone
lisinopril: zestril
olmesartan: olmesartan, benicar
telmisartan: telmisartan
nebivolol: bystolic
bisoprolol: bisoprolol
`;
