/**
 * More medicines of the United States, by generic and brand name, over the counter and by class: `substance: name, brand`.
 * Source: international non-proprietary names, US adopted names and well-known brands, written by hand for this project.
 */
export const enBrands = `
acetaminophen+aspirin+caffeine: excedrin
acetaminophen: apap, tempra
aspirin: ecotrin, bayer aspirin, bufferin
ibuprofen: nuprin, midol
naproxen: naprosyn, anaprox
ketorolac: sprix
etodolac: etodolac, lodine
nabumetone: nabumetone, relafen
piroxicam: piroxicam
oxaprozin: oxaprozin, daypro
oxycodone: oxycontin, roxicodone, oxy
hydrocodone: lortab
hydromorphone: hydromorphone, dilaudid
fentanyl: fentanyl, duragesic
tapentadol: tapentadol, nucynta
oxymorphone: oxymorphone
naloxone: naloxone, narcan
carisoprodol: carisoprodol, soma
metaxalone: metaxalone, skelaxin
orphenadrine: orphenadrine, norflex
diclofenac gel: voltaren gel
capsaicin: capsaicin
menthol rub: biofreeze, icy hot, bengay, tiger balm, aspercreme, salonpas, lidoderm
omeprazole: omeprazol
lansoprazole: lansoprazole, prevacid
rabeprazole: rabeprazole, aciphex
dexlansoprazole: dexilant, dexlansoprazole
antacid: tums, rolaids, maalox, mylanta, gaviscon, antacid*, alka-seltzer
bismuth: pepto, pepto-bismol, bismuth
simethicone: simethicone, gas-x
psyllium: metamucil, psyllium, benefiber, citrucel, fiber supplement
linaclotide: linaclotide, linzess
lubiprostone: lubiprostone, amitiza
prucalopride: motegrity
lactulose: lactulose
magnesium citrate: milk of magnesia, magnesium citrate
senna: senokot, ex-lax
diphenoxylate: lomotil
mesalamine: mesalamine, lialda, asacol, pentasa
sulfasalazine: sulfasalazine, azulfidine
vedolizumab: entyvio, vedolizumab
infliximab: remicade, infliximab, inflectra
ustekinumab: stelara, ustekinumab
risankizumab: skyrizi
guselkumab: tremfya
secukinumab: cosentyx
ixekizumab: taltz
etanercept: enbrel, etanercept
certolizumab: cimzia
golimumab: simponi
tofacitinib: xeljanz
upadacitinib: rinvoq
apremilast: otezla
dupilumab: dupixent, dupilumab
omalizumab: xolair
mepolizumab: nucala
benralizumab: fasenra
rituximab: rituxan, rituximab
abatacept: orencia
tocilizumab: actemra
leflunomide: leflunomide, arava
azathioprine: azathioprine, imuran
mycophenolate: mycophenolate, cellcept
cyclosporine: cyclosporine, restasis
ondansetron: zofran odt
promethazine: promethazine, phenergan
prochlorperazine: prochlorperazine, compazine
scopolamine: scopolamine patch
dimenhydrinate: dramamine
hyoscyamine: hyoscyamine, levsin
ursodiol: ursodiol
cholestyramine: cholestyramine
pancrelipase: creon
lisinopril+hydrochlorothiazide: zestoretic
lisinopril: prinivil
enalapril: enalapril, vasotec
benazepril: benazepril, lotensin, lotrel
ramipril: ramipril, altace
quinapril: quinapril
captopril: captopril
losartan+hydrochlorothiazide: hyzaar
irbesartan: irbesartan, avapro
candesartan: candesartan, atacand
sacubitril: sacubitril
nifedipine: nifedipine, procardia
felodipine: felodipine
diltiazem: cardizem, tiazac
verapamil: calan
metoprolol: metoprolol succinate, metoprolol tartrate
labetalol: labetalol
nadolol: nadolol
propranolol: inderal
atenolol: tenormin
doxazosin: doxazosin, cardura
terazosin: terazosin
hydrochlorothiazide: water pill*, microzide, diuretic*
triamterene: triamterene, maxzide, dyazide
eplerenone: eplerenone
finerenone: kerendia
dabigatran: pradaxa, dabigatran
enoxaparin: enoxaparin, lovenox
heparin: heparin
aspirin+dipyridamole: aggrenox
cilostazol: cilostazol
pentoxifylline: pentoxifylline
digoxin: lanoxin
flecainide: flecainide
sotalol: sotalol
dofetilide: tikosyn
dronedarone: multaq
amiodarone: pacerone
ivabradine: corlanor
nitroglycerin: nitro, nitrostat
atorvastatin: statin*
lovastatin: lovastatin
pitavastatin: livalo
fenofibrate: fenofibrate, tricor
gemfibrozil: gemfibrozil
niacin: niacin
icosapent: vascepa
evolocumab: repatha
alirocumab: praluent
bempedoic acid: nexletol
ezetimibe: zetia
metformin: metformin er
sitagliptin+metformin: janumet
saxagliptin: onglyza
linagliptin: tradjenta
canagliflozin: invokana
ertugliflozin: steglatro
exenatide: byetta, bydureon
liraglutide: victoza, saxenda
semaglutide: rybelsus
tirzepatide: zepbound
repaglinide: repaglinide
acarbose: acarbose
insulin degludec: tresiba
insulin detemir: levemir
insulin glargine: toujeo, semglee
insulin aspart: fiasp
insulin 70/30: novolin 70/30, humulin 70/30, seventy thirty
insulin regular: regular insulin, humulin r, novolin r
levothyroxine: levoxyl, unithroid, thyroid pill
liothyronine: cytomel, liothyronine
thyroid extract: armour thyroid, np thyroid
propylthiouracil: ptu, propylthiouracil
cabergoline: cabergoline
testosterone: testosterone, androgel
prednisone: deltasone
prednisolone: prednisolone, orapred
methylprednisolone: medrol pack, dose pack, dosepak
budesonide: pulmicort, entocort
betamethasone: betamethasone
clobetasol: clobetasol
fluocinonide: fluocinonide
hydrocortisone: cortef, hydrocortisone cream, cortizone, cortaid
desonide: desonide
albuterol: proair, proventil, xopenex, levalbuterol, rescue puffer
ipratropium+albuterol: combivent, duoneb
mometasone+formoterol: dulera
fluticasone+vilanterol: breo
beclomethasone: qvar
ciclesonide: alvesco
formoterol: formoterol
theophylline: theophylline
roflumilast: daliresp
azelastine: azelastine, astelin
olopatadine: pataday, olopatadine, patanol
ketotifen: zaditor, ketotifen
levocetirizine: xyzal
chlorpheniramine: chlor-trimeton, coricidin
cromolyn: cromolyn
saline: saline rinse, neti pot, sinus rinse, nasal saline
phenylephrine: phenylephrine
cold remedy: nyquil, dayquil, theraflu, vicks, zicam, mucinex dm, cough syrup, cough drop*, cold medicine, alka seltzer plus
codeine: tylenol 3, tylenol with codeine
amoxicillin: amoxil
ampicillin: ampicillin
dicloxacillin: dicloxacillin
cefuroxime: cefuroxime, ceftin
cefpodoxime: cefpodoxime
cefixime: suprax
cefadroxil: cefadroxil
moxifloxacin: moxifloxacin, avelox
trimethoprim: septra, sulfamethoxazole
linezolid: linezolid, zyvox
fosfomycin: fosfomycin, monurol
methenamine: methenamine, hiprex
rifampin: rifampin
isoniazid: isoniazid
ethambutol: ethambutol
pyrazinamide: pyrazinamide
ivermectin: ivermectin
albendazole: albendazole
mebendazole: mebendazole
atovaquone: malarone, atovaquone
mefloquine: mefloquine, lariam
chloroquine: chloroquine
primaquine: primaquine
tafenoquine: tafenoquine, arakoda
acetazolamide: acetazolamide, diamox
famciclovir: famciclovir
bictegravir: biktarvy
dolutegravir: tivicay, dovato
cabotegravir: apretude, cabenuva
itraconazole: itraconazole
griseofulvin: griseofulvin
ciclopirox: ciclopirox
miconazole: miconazole, monistat
tolnaftate: tinactin, lotrimin, lamisil
antibiotic ointment: neosporin, bacitracin, polysporin, triple antibiotic, antibiotic ointment
silver sulfadiazine: silvadene
peroxide: peroxide, hydrogen peroxide, rubbing alcohol, betadine
petroleum jelly: vaseline, aquaphor, eucerin, cetaphil, cerave, moisturizer
calamine: calamine
zinc oxide: desitin, diaper cream
ciprofloxacin drops: ciprodex, ofloxacin
polymyxin: polytrim
erythromycin: erythromycin
artificial tears: artificial tears, eye drops, visine, refresh tears, systane
prednisolone drops: pred forte
brimonidine: brimonidine, alphagan, combigan
dorzolamide: dorzolamide, cosopt
bimatoprost: lumigan, bimatoprost
travoprost: travatan
sertraline: antidepressant*
fluvoxamine: fluvoxamine
paroxetine: paxil
citalopram: celexa
desvenlafaxine: pristiq
vilazodone: viibryd
vortioxetine: trintellix
mirtazapine: remeron
amitriptyline: elavil
nortriptyline: pamelor
imipramine: imipramine
clomipramine: clomipramine, anafranil
phenelzine: phenelzine
esketamine: spravato, ketamine
temazepam: temazepam, restoril
chlordiazepoxide: librium
eszopiclone: lunesta
zaleplon: sonata
suvorexant: belsomra
ramelteon: rozerem
doxylamine: unisom, doxylamine, zzzquil
hydroxyzine: vistaril, atarax
gabapentin: gralise, horizant
lurasidone: latuda
cariprazine: vraylar
brexpiprazole: rexulti
paliperidone: invega
haloperidol: haloperidol, haldol
clozapine: clozapine, clozaril
lithium: lithobid
lamotrigine: lamictal
valproate: depakene, divalproex
zonisamide: zonisamide
phenobarbital: phenobarbital
primidone: primidone
clobazam: clobazam, onfi
ethosuximide: ethosuximide
brivaracetam: briviact
oxcarbazepine: trileptal
carbamazepine: tegretol
rizatriptan: maxalt
eletriptan: eletriptan, relpax
naratriptan: naratriptan
frovatriptan: frovatriptan
sumatriptan: triptan*
rimegepant: nurtec, rimegepant
ubrogepant: ubrelvy
atogepant: qulipta
erenumab: erenumab, aimovig
fremanezumab: fremanezumab, ajovy
galcanezumab: galcanezumab, emgality
botulinum toxin: botox, dysport
dihydroergotamine: dhe, migranal
lasmiditan: reyvow
dexmethylphenidate: focalin
amphetamine: dextroamphetamine, evekeo, mydayis
lisdexamfetamine: lisdexamfetamine
atomoxetine: strattera, atomoxetine
guanfacine: guanfacine, intuniv
viloxazine: qelbree
galantamine: galantamine
rivastigmine: rivastigmine, exelon
pramipexole: pramipexole, mirapex
ropinirole: ropinirole, requip
rasagiline: azilect
amantadine: amantadine
benztropine: cogentin, benztropine
interferon: avonex, rebif, betaseron
glatiramer: copaxone
ocrelizumab: ocrevus
dimethyl fumarate: tecfidera
fingolimod: gilenya
natalizumab: tysabri
pyridostigmine: mestinon
riluzole: riluzole
disulfiram: antabuse, disulfiram
acamprosate: acamprosate
nicotine patch: nicotine gum, nicotine lozenge
tamsulosin: alfuzosin, silodosin, rapaflo
dutasteride: dutasteride, avodart
mirabegron: mirabegron, myrbetriq
vibegron: gemtesa
solifenacin: solifenacin, vesicare
tolterodine: detrol, tolterodine
desmopressin: desmopressin, ddavp
vardenafil: levitra
risedronate: actonel
ibandronate: boniva
zoledronic acid: reclast
denosumab: prolia
teriparatide: forteo
romosozumab: evenity
allopurinol: zyloprim
colchicine: colcrys
febuxostat: uloric
methotrexate: trexall
hydroxyurea: hydroxyurea
epoetin: procrit, epogen, aranesp, darbepoetin
iron: slow fe, iron pills, iron infusion*, venofer, feraheme, injectafer
potassium chloride: klor-con, k-dur
calcium: tums calcium, caltrate
sevelamer: sevelamer, renvela
calcitriol: calcitriol
cinacalcet: sensipar
sodium bicarbonate: sodium bicarb
patiromer: veltassa, lokelma
contraceptive: lo loestrin, ortho tri-cyclen, sprintec, nuvaring, xulane, plan b, slynd, junel, microgestin
etonogestrel: nexplanon
levonorgestrel: mirena, kyleena, liletta, skyla
clomiphene: clomid
letrozole: femara
anastrozole: arimidex
exemestane: aromasin
estradiol: premarin, estrace, vagifem, estrogen cream, estrogen patch
progesterone: prometrium
norethindrone: aygestin
elagolix: orilissa
leuprolide: lupron
oxytocin: pitocin
tranexamic acid: tranexamic, lysteda
prenatal vitamin: prenatal vitamin*, prenatals
doxylamine+pyridoxine: diclegis
hydroxyprogesterone: makena
rho immune globulin: rhogam
nitrous oxide: laughing gas
palbociclib: ibrance
trastuzumab: herceptin
pembrolizumab: keytruda
nivolumab: opdivo
imatinib: gleevec
ibrutinib: imbruvica
lenalidomide: revlimid
abiraterone: zytiga
enzalutamide: xtandi
capecitabine: xeloda
paclitaxel: taxol
carboplatin: carboplatin
cisplatin: cisplatin
oxaliplatin: oxaliplatin
doxorubicin: adriamycin
tretinoin: retin-a
adapalene: differin, adapalene
salicylic acid: salicylic acid, compound w
selenium shampoo: selsun, head and shoulders, nizoral, t-gel
crisaborole: eucrisa
ruxolitinib: opzelura
imiquimod: aldara, imiquimod
fluorouracil: efudex, fluorouracil
permethrin: elimite, nix
spinosad: natroba
coq10: coq10, coenzyme q10
glucosamine: glucosamine, chondroitin
biotin: biotin
probiotic: probiotic*, culturelle
collagen: collagen
ashwagandha: ashwagandha
st john's wort: st john's wort
echinacea: echinacea
elderberry: elderberry
cbd: cbd, cbd oil
kratom: kratom
creatine: creatine
vitamin c: vitamin c, emergen-c
zinc: zinc
vitamin e: vitamin e
vitamin k: vitamin k
b complex: b complex
activated charcoal: charcoal
electrolyte solution: pedialyte, gatorade
`;
