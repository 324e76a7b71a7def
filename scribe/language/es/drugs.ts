/**
 * Names of medicines in Spanish, generic and brand: `substance: name, brand`.
 * Source: international non-proprietary names and well-known brands, written by hand for this project.
 */
export const esDrugs = `
paracetamol: paracetamol, acetaminofén, acetaminofen, tylenol, tafirol, panadol
ibuprofeno: ibuprofeno, ibupirac, advil, actron
acido acetilsalicilico: aspirina, ácido acetilsalicílico, aspirineta, cafiaspirina
diclofenaco: diclofenac*, voltaren
naproxeno: naproxeno, flanax
ketorolaco: ketorolac*
metamizol: metamizol, dipirona, novalgina
meloxicam: meloxicam
celecoxib: celecoxib
tramadol: tramadol
morfina: morfina
codeina: codeína
omeprazol: omeprazol
pantoprazol: pantoprazol
esomeprazol: esomeprazol
lansoprazol: lansoprazol
ranitidina: ranitidina
famotidina: famotidina
metoclopramida: metoclopramida, reliverán
domperidona: domperidona
ondansetron: ondansetrón
trimebutina: trimebutina
mebeverina: mebeverina
butilescopolamina: buscapina, hioscina, butilescopolamina
loperamida: loperamida
simeticona: simeticona
psyllium: psyllium, psilio, metamucil
lactulosa: lactulosa
polietilenglicol: polietilenglicol, macrogol
probiotico: probiótico*
losartan: losartán
valsartan: valsartán
telmisartan: telmisartán
candesartan: candesartán
enalapril: enalapril
lisinopril: lisinopril
ramipril: ramipril
captopril: captopril
amlodipino: amlodipino, amlodipina
nifedipino: nifedipino
hidroclorotiazida: hidroclorotiazida
furosemida: furosemida
espironolactona: espironolactona
atenolol: atenolol
metoprolol: metoprolol
bisoprolol: bisoprolol
carvedilol: carvedilol
propranolol: propranolol
digoxina: digoxina
amiodarona: amiodarona
warfarina: warfarina, acenocumarol, sintrom
rivaroxaban: rivaroxabán
apixaban: apixabán
clopidogrel: clopidogrel
atorvastatina: atorvastatina
rosuvastatina: rosuvastatina
simvastatina: simvastatina
metformina: metformina
glibenclamida: glibenclamida
gliclazida: gliclazida
glimepirida: glimepirida
sitagliptina: sitagliptina
empagliflozina: empagliflozina
dapagliflozina: dapagliflozina
insulina: insulina
insulina nph: insulina NPH, NPH, isofana
insulina glargina: insulina glargina, glargina, lantus
semaglutida: semaglutida, ozempic
liraglutida: liraglutida
levotiroxina: levotiroxina, eutirox
metimazol: metimazol
prednisona: prednisona, meprednisona, prednisolona
dexametasona: dexametasona
hidrocortisona: hidrocortisona
betametasona: betametasona
salbutamol: salbutamol, ventolin
budesonida: budesonida
fluticasona: fluticasona
montelukast: montelukast
formoterol: formoterol
ipratropio: ipratropio
tiotropio: tiotropio
loratadina: loratadina
cetirizina: cetirizina
desloratadina: desloratadina
clorfenamina: clorfenamina, difenhidramina
amoxicilina: amoxicilina, amoxi
amoxicilina+clavulanico: clavulánico, amoxicilina clavulánico
penicilina: penicilina
cefalexina: cefalexina
ceftriaxona: ceftriaxona
cefuroxima: cefuroxima
azitromicina: azitromicina
claritromicina: claritromicina
ciprofloxacino: ciprofloxacin*
levofloxacino: levofloxacin*
nitrofurantoina: nitrofurantoína
fosfomicina: fosfomicina
trimetoprima: trimetoprim*, sulfa*, cotrimoxazol
metronidazol: metronidazol
doxiciclina: doxiciclina
clindamicina: clindamicina
fluconazol: fluconazol
aciclovir: aciclovir
ivermectina: ivermectina
albendazol: albendazol
sertralina: sertralina
fluoxetina: fluoxetina
escitalopram: escitalopram
paroxetina: paroxetina
citalopram: citalopram
venlafaxina: venlafaxina
duloxetina: duloxetina
mirtazapina: mirtazapina
trazodona: trazodona
amitriptilina: amitriptilina
clonazepam: clonazepam, rivotril
alprazolam: alprazolam
lorazepam: lorazepam
diazepam: diazepam
zolpidem: zolpidem
quetiapina: quetiapina
risperidona: risperidona
olanzapina: olanzapina
haloperidol: haloperidol
litio: litio
acido valproico: valproico, valproato
carbamazepina: carbamazepina
lamotrigina: lamotrigina
levetiracetam: levetiracetam
topiramato: topiramato
gabapentina: gabapentina
pregabalina: pregabalina
donepezilo: donepezilo
memantina: memantina
levodopa: levodopa
sumatriptan: sumatriptán
tamsulosina: tamsulosina
oxibutinina: oxibutinina
finasterida: finasterida
sildenafil: sildenafil
alendronato: alendronato
calcio: calcio
hierro: hierro, sulfato ferroso
acido folico: ácido fólico
vitamina d: vitamina D
vitamina b12: vitamina B12
potasio: cloruro de potasio
metotrexato: metotrexato
hidroxicloroquina: hidroxicloroquina
colchicina: colchicina
alopurinol: alopurinol
isotretinoina: isotretinoína
timolol: timolol
latanoprost: latanoprost
melatonina: melatonina
suero oral: suero oral, sales de rehidratación, suero
anti-inflamatorio: antiinflamatorio*, anti-inflamatorio*, AINE*
antibiotico: antibiótico*
corticoide: corticoide*, cortisona
latex: látex
yodo: yodo
anticonceptivo: anticonceptivos orales
oximetazolina: oximetazolina, afrin
drospirenona: yasmin, yaz, drospirenona
desogestrel: desogestrel, cerazette
medroxiprogesterona: medroxiprogesterona, depo-provera
levonorgestrel: levonorgestrel
tacrolimus: tacrolimus, tacrólimus
mometasona: mometasona
ciclobenzaprina: ciclobenzaprina
metildopa: metildopa
bupropion: bupropión, wellbutrin
hidroxizina: hidroxizina
betahistina: betahistina
clorzoxazona: clorzoxazona
piroxicam: piroxicam
etoricoxib: etoricoxib
dexketoprofeno: dexketoprofeno, enantyum
ketoprofeno: ketoprofeno
acenocumarol: acenocumarol, sintrom
nitroglicerina: nitroglicerina
isosorbida: isosorbida
hidralazina: hidralazina
clonidina: clonidina
doxazosina: doxazosina
clortalidona: clortalidona
bisacodilo: bisacodilo
sucralfato: sucralfato
levosulpirida: levosulpirida
magaldrato: magaldrato
difenidol: difenidol
cinarizina: cinarizina
flunarizina: flunarizina
propiltiouracilo: propiltiouracilo
insulina degludec: degludec, tresiba
vildagliptina: vildagliptina
linagliptina: linagliptina
dulaglutida: dulaglutida, trulicity
pioglitazona: pioglitazona
mupirocina: mupirocina
ketoconazol: ketoconazol
terbinafina: terbinafina
permetrina: permetrina
nistatina: nistatina
vareniclina: vareniclina
parche de nicotina: nicotina
lidocaina: lidocaína
carbidopa: carbidopa
rivastigmina: rivastigmina
aripiprazol: aripiprazol
lurasidona: lurasidona
clozapina: clozapina
bromazepam: bromazepam, lexotan
estradiol: estradiol
progesterona: progesterona
tamoxifeno: tamoxifeno
letrozol: letrozol
febuxostat: febuxostat
ticagrelor: ticagrelor
prasugrel: prasugrel
rosuvastatina: crestor
ezetimiba: ezetimiba
`;
