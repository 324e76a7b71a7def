/**
 * Brands and lay names of medicines in Mexico, Argentina, Colombia, Chile, Peru and Spain: `substance: name, brand`.
 * Source: well-known brands and international non-proprietary names, written by hand for this project.
 */
export const esBrands = `
paracetamol: tempra, kitadol, winadol, dolex, termalgin, gelocatil, tapsin, zolben, sedalmerck, mejoralito, paracetamol gotas, febrax
paracetamol+cafeina: excedrin, migradorixina, saridon, sedalmerk
ibuprofeno: motrin, tabcin, ibu evanol, ibu 400, ibu, niofen, dolorac, espidifen, neobrufen, dalsy
acido acetilsalicilico: bayaspirina, adiro, cardioaspirina, tromalyt, ecotrin, aspirina protect, asawin, alka seltzer
diclofenaco: cataflam, voltarén, diclofenac potásico, blokium, lertus, artren, dolaren, diclotaren, oxa, rodinac, dioxaflex, doloneurobion
naproxeno: naxen, tandax, eurogesic, aleve, alidase, naprogesic
ketorolaco: dolac, supradol, sinalgico, dolten, toradol, keto rapid
metamizol: neomelubrina, novemina, dioxadol, nolotil, magnol, conmel, dolo neurobión, prodolina
clonixinato de lisina: dorixina, clonixinato, dolnix
nimesulida: nimesulida, mesulid, eskaflam, scaflam
etoricoxib: arcoxia
celecoxib: celebrex, celebra
piroxicam: feldene
indometacina: indometacina, indocid
acemetacina: acemetacina, rantudil
meloxicam: mobic, meloxicam fuerte
tramadol: tradol, tramal, zaldiar, calmador
codeina: codeina, codipront
pregabalina: lyrica
gabapentina: neurontin
ciclobenzaprina: flexeril, yurelax, tensodox
pridinol: pridinol, flexicamin, mioflex
metocarbamol: metocarbamol, robaxifen, robaxin, robax
carisoprodol: carisoprodol, somacid
orfenadrina: orfenadrina, norflex
omeprazol: losec, ulsen, prazidec, omepral, ulcozol
pantoprazol: pantop, zurcal, ulcotenal
esomeprazol: nexium, nexiam
lansoprazol: ogastro, ilsatec
ranitidina: azantac, taural, zantac
antiacido: melox, mylanta, leche de magnesia, sal de uvas, sal de frutas, sal andrews, almax, riopan, antiácido*, bicarbonato
bismuto: pepto, pepto bismol, bismuto
butilescopolamina: buscapina compositum, sertal, buscapina plus, viadil
pargeverina: viadil, pargeverina
trimebutina: libertrim, debridat
pinaverio: pinaverio, dicetel, alevian
domperidona: motilium, ecuamon
metoclopramida: plasil, primperan, carnotprim
dimenhidrinato: dramamine, dimenhidrinato, vomisin
meclizina: meclizina, bonadoxina
loperamida: imodium, lomotil
nifuroxazida: nifuroxazida, ercefuryl, topron
lactulosa: lactulax
polietilenglicol: contumax, barex, movicol
picosulfato: agarol, picosulfato
senosidos: senosiagra, ciruelax, senósidos, bekunis
bisacodilo: dulcolax, dulcolan
simeticona: factor ag, aero om, aerogastrol, simeticona
pancreatina: pancreatina, pankreoflat, creon
mesalazina: mesalazina, mesalamina, pentasa, salofalk
sulfasalazina: sulfasalazina
ursodesoxicolico: ursodesoxicólico, ursofalk
lactobacilos: lactipan, enterogermina, floratil, saccharomyces, lactobacilos
losartan: cozaar, losacor, paxon, temisartan, corodin, aratan
valsartan: diován
telmisartan: micardis, predxal
olmesartan: olmesartán, olmetec, almetec
irbesartan: irbesartán, aprovel, avapro
candesartan: atacand, dacten
sacubitrilo: entresto, sacubitrilo
enalapril: lotrial, renitec, glioten, baripril, enaladil
captopril: capoten, capotena
perindopril: perindopril, coversyl
amlodipino: norvas, amlor, terloc
nifedipino: adalat, nifelat
lercanidipino: lercanidipino, zanidip
diltiazem: diltiazem, angiotrofin
verapamilo: verapamilo, isoptin, dilacoran
hidroclorotiazida: diurex, tiazida
indapamida: indapamida, natrilix
furosemida: lasix, furosemida 40, lasilacton
torasemida: torasemida
espironolactona: aldactone
bisoprolol: concor
nebivolol: nebivolol, nebilet, nabila
atenolol: tenormin, prenormine
metoprolol: lopresor, betaloc
carvedilol: dilatrend
propranolol: inderalici, propalgin
ivabradina: ivabradina, procoralan
warfarina: coumadin, neosintrom
rivaroxaban: xarelto
apixaban: eliquis
dabigatran: dabigatrán, pradaxa
enoxaparina: enoxaparina, clexane
clopidogrel: plavix, iscover
cilostazol: cilostazol, pletal
pentoxifilina: pentoxifilina, trental
diosmina: diosmina, daflon, venartel
atorvastatina: lipitor, atorlip, lowden
rosuvastatina: rovartal, rosuvast, rosuvastatina
simvastatina: zocor
pravastatina: pravastatina
fenofibrato: fenofibrato
bezafibrato: bezafibrato
ciprofibrato: ciprofibrato
gemfibrozilo: gemfibrozilo
omega 3: omega 3, omega tres, aceite de pescado
metformina: glucophage, dimefor, glafornil, predial, glucaminol, islotin
metformina+glibenclamida: bi-euglucon, glucovance
metformina+sitagliptina: janumet
metformina+vildagliptina: galvus met
sitagliptina: januvia
vildagliptina: galvus
linagliptina: trayenta
empagliflozina: jardiance
dapagliflozina: forxiga
canagliflozina: invokana
glibenclamida: euglucon, daonil
glimepirida: amaryl
gliclazida: diamicron
liraglutida: victoza, saxenda
semaglutida: wegovy, rybelsus
tirzepatida: tirzepatida, mounjaro
insulina glargina: basaglar, toujeo
insulina lispro: humalog, lispro
insulina aspart: novorapid, aspart
insulina glulisina: apidra
insulina rapida: insulina rápida, insulina regular, insulina cristalina
insulina degludec: tresiba
insulina detemir: levemir
levotiroxina: t4 montpellier, levothyrox, novotiral, synthroid, levoid
metimazol: danantizol, tapazol, thyrozol, tiamazol
carbimazol: carbimazol
cabergolina: cabergolina, dostinex
bromocriptina: bromocriptina, parlodel
testosterona: testosterona
prednisona: meticorten, deltisona, cortiprex, meprelone
deflazacort: deflazacort, azatil, calcort
metilprednisolona: metilprednisolona, medrol, depo-medrol
dexametasona: decadron, alin, decadrón, dexalergin, oradexon
betametasona: celestone, diprospan, cidoten, betnovate
triamcinolona: triamcinolona
clobetasol: clobetasol, dermovate
hidrocortisona: hidrocortisona crema, aplosyn
fluocinolona: fluocinolona, synalar
metilprednisolona crema: advantan
salbutamol: aerolin, salbutral, aero-sal, assal
fenoterol: fenoterol, berodual
ipratropio: atrovent, combivent
budesonida: pulmicort, symbicort, neumocort, symbicort turbuhaler
fluticasona: flixotide, flixonase, seretide, avamys, brexotide
beclometasona: beclometasona, beclosol
mometasona: nasonex, uniclar, elocon
tiotropio: spiriva
salmeterol: salmeterol, seretide
montelukast: singulair, airon, brondilat
teofilina: teofilina, aminofilina
ambroxol: ambroxol, mucosolvan, ambrosol, motosol
bromhexina: bromhexina, bisolvon
acetilcisteina: acetilcisteína, fluimucil
carbocisteina: carbocisteína
dextrometorfano: dextrometorfano, romilar, bisolsek
oxolamina: oxolamina, perebron
levodropropizina: levodropropizina
antigripal: antigripal*, desenfriol, tabcin, xl-3, tapsin, trioval, antiflu, qura plus, refrianex, noxpirin, dolex gripa
vaporub: vaporub, vick
loratadina: clarityne, sensibit, loratadina jarabe
desloratadina: aviant, neoaler
cetirizina: zyrtec, virlix, alercet
levocetirizina: levocetirizina, xuzal
fexofenadina: fexofenadina, allegra
clorfenamina: clorotrimeton, clorfeniramina
difenhidramina: benadryl, difenhidramina
bilastina: bilastina, bilaxten
rupatadina: rupatadina, rupafin
ebastina: ebastina
hidroxizina: ataraxone, ucerax
ketotifeno: ketotifeno
olopatadina: olopatadina, patanol
amoxicilina: amoxil, amoxidal, optamox
amoxicilina+clavulanico: augmentine, augmentin, amoxi clavulánico, clavulin, clamoxin, ambilan
ampicilina: ampicilina, binotal, pentrexyl
dicloxacilina: dicloxacilina, posipen
penicilina: benzetacil, penicilina benzatínica, penprocilina, lentocilin, benzatínica
cefalexina: keflex, keforal
cefadroxilo: cefadroxilo, duracef
cefixima: cefixima, denvar
cefuroxima: zinnat
ceftriaxona: rocephin
azitromicina: zitromax, azitrocin
claritromicina: klaricid
eritromicina: eritromicina, pantomicina
ciprofloxacino: ciproxina, cipro, cipro otic
moxifloxacino: moxifloxacin*
norfloxacino: norfloxacin*
gentamicina: gentamicina, garamicina
amikacina: amikacina
nitrofurantoina: macrodantina, furadantina
fosfomicina: monurol
trimetoprima: bactrim, sulfa, sulfas, septrin
fenazopiridina: fenazopiridina, pyridium, azo
metronidazol: flagyl, metrocaps
tinidazol: tinidazol
secnidazol: secnidazol
nitazoxanida: nitazoxanida, daxon
albendazol: zentel, eskazole
mebendazol: mebendazol
ivermectina: securo, iver p
praziquantel: prazicuantel, praziquantel
doxiciclina: vibramicina
clindamicina: dalacin
rifampicina: rifampicina
isoniazida: isoniazida
pirazinamida: pirazinamida
etambutol: etambutol
rifaximina: rifaximina
atovacuona: malarone, atovacuona
mefloquina: mefloquina
cloroquina: cloroquina, aralen
primaquina: primaquina
acetazolamida: acetazolamida, diamox
oseltamivir: oseltamivir, tamiflu
valaciclovir: valaciclovir, valtrex
aciclovir: zovirax
biktarvy: biktarvy, dolutegravir, tivicay
efavirenz: efavirenz, atripla
tenofovir: tenofovir, truvada
fluconazol: diflucan
itraconazol: itraconazol, sporanox
clotrimazol: clotrimazol, canesten, lotrimin
miconazol: miconazol, daktarin
terbinafina: lamisil
ketoconazol: nizoral
nistatina: micostatin
mupirocina: bactroban
acido fusidico: fucidin, ácido fusídico
neomicina: neomicina, neosporín, terramicina, oxitetraciclina
sulfadiazina de plata: silvadene, platsul, sulfadiazina
merthiolate: merthiolate, isodine, agua oxigenada, pervinox, povidona, violeta de genciana
arnica: árnica
pomada de la campana: pomada de la campana, cicatricure, bepanthene, hipoglos, desitin, lassar
permetrina: scabisan
benzoato de bencilo: benzoato de bencilo
sertralina: altruline, zoloft, atenix, besitran, eleval
fluoxetina: prozac, fluoxac, foxetin, animex
escitalopram: lexapro, ipran, esertia
citalopram: seropram, celexa
paroxetina: paxil, aropax, seretran, xerenex
venlafaxina: efexor, effexor
desvenlafaxina: desvenlafaxina, pristiq
duloxetina: cymbalta
mirtazapina: remeron
bupropion: wellbutrin, buxon
vortioxetina: vortioxetina, brintellix
amitriptilina: tryptanol, anapsique, tryptomer
imipramina: imipramina, tofranil
clomipramina: clomipramina, anafranil
clonazepam: ravotril, kriadex, clonagin
alprazolam: tafil, xanax, alplax, tricalma, alprox
lorazepam: ativan, trapax, amparax, orfidal
diazepam: valium, pacinax
bromazepam: lexotanil, octanyl
clobazam: clobazam, frisium
midazolam: midazolam, dormonid
zolpidem: stilnox, somit, adormix
zopiclona: zopiclona, imovane, neogaival
eszopiclona: eszopiclona, lunesta
doxilamina: doxilamina
pasiflora: pasiflora, valeriana, armonyl, tila, melisa
quetiapina: seroquel, norsic
olanzapina: zyprexa, midax
risperidona: risperdal
haloperidol: haldol, halopidol
levomepromazina: levomepromazina, sinogan, nozinan
aripiprazol: abilify, irazem
clozapina: clopsine, lapenax
litio: carbolitium, ceglution, carbonato de litio
acido valproico: valcote, depakene, epival, atemperator, divalproato
carbamazepina: tegretol
oxcarbazepina: oxcarbazepina, trileptal
fenitoina: fenitoína, epamin
fenobarbital: fenobarbital
lamotrigina: lamictal
levetiracetam: keppra
topiramato: topamax
lacosamida: lacosamida, vimpat
metilfenidato: metilfenidato, ritalín, concerta, aradix
atomoxetina: atomoxetina, strattera
lisdexanfetamina: vyvanse, lisdexanfetamina
modafinilo: modafinilo, modiodal, mentix
donepezilo: eranz, aricept
memantina: ebixa, akatinol
levodopa: sinemet, madopar, prolopa
pramipexol: pramipexol, sifrol
biperideno: biperideno, akineton
sumatriptan: imigran, sumatriptán
naratriptan: naratriptán
eletriptan: eletriptán, relpax
rizatriptan: rizatriptán
ergotamina: ergotamina, cafergot, migranol, tetralgin, sydolil, avamigran, cefalmin, migra tapsin, ergocaf
isometepteno: neosaldina, isometepteno
erenumab: erenumab, aimovig, galcanezumab, fremanezumab
toxina botulinica: botox, toxina botulínica
tamsulosina: secotex, omnic
dutasterida: dutasterida, avodart, combodart
finasterida: proscar, propecia
oxibutinina: ditropan
solifenacina: solifenacina, vesicare
mirabegron: mirabegrón, betmiga
sildenafil: viagra
tadalafilo: tadalafilo, tadalafil, cialis
desmopresina: desmopresina
alendronato: fosamax, alendronato semanal
risedronato: risedronato
ibandronato: ibandronato, bonviva
denosumab: denosumab, prolia
acido zoledronico: zoledrónico, aclasta
calcio: caltrate, calcibon, calcio con vitamina
vitamina d: vitamina d3, histofil, raquiferol, colecalciferol
hierro: fer-in-sol, ferranina, maltofer, fumarato ferroso, hierro en la vena, venofer, hemoval
acido folico: prenatales, natele
complejo b: bedoyecta, neurobion, complejo b, dexabion
vitamina c: vitamina c, cebión, redoxon
multivitaminico: multivitamínico*, centrum, pharmaton, supradyn
zinc: zinc
magnesio: magnesio
colageno: colágeno
glucosamina: glucosamina, condroitina, artrosamín
creatina: creatina
herbolaria: herbalife, moringa, té verde, manzanilla, uña de gato, sábila, boldo, matico, llantén, cola de caballo, gordolobo, ginkgo
marihuana medicinal: aceite de cannabis, cannabis, cbd, gotas de cannabis
metotrexato: ledertrexate, metrotexato
leflunomida: leflunomida, arava
azatioprina: azatioprina, imuran
micofenolato: micofenolato, cellcept
ciclosporina: ciclosporina
hidroxicloroquina: plaquenil
adalimumab: adalimumab, humira
etanercept: etanercept, enbrel
infliximab: infliximab, remicade
tofacitinib: tofacitinib, xeljanz
rituximab: rituximab, mabthera
secukinumab: secukinumab, cosentyx
dupilumab: dupilumab, dupixent
omalizumab: omalizumab, xolair
alopurinol: zyloprim
colchicina: colchimedio
isotretinoina: roaccutan, roacután
adapaleno: adapaleno, differin
tretinoina: tretinoína, retinoico
peroxido de benzoilo: peróxido de benzoilo, benzac
minoxidil: minoxidil
hidroxiurea: hidroxiurea
eritropoyetina: eritropoyetina
timolol: timoptol, cosopt, dorzolamida
latanoprost: xalatan
brimonidina: brimonidina
lagrimas artificiales: lágrimas artificiales, systane, refresh, lágrimas
tobramicina: tobramicina, tobrex, tobradex
cloranfenicol: cloranfenicol
ciprofloxacino gotas: ciloxan, gotas óticas
drospirenona: slinda, femelle, belara
etinilestradiol: microgynon, marvelon, nordette, mesigyna, cyclofem, depo provera, yectames, patector, evra, parche anticonceptivo, gynovin, miranova, anulette, norvetal
etonogestrel: implanon, jadelle, implante subdérmico
levonorgestrel: postday, píldora del día después, postinor, pastilla del día siguiente, mirena
clomifeno: clomifeno, omifin
progesterona: utrogestan
tibolona: tibolona
acido tranexamico: tranexámico
acido mefenamico: ácido mefenámico, ponstan
oxitocina: oxitocina
misoprostol: misoprostol, cytotec
anastrozol: anastrozol
goserelina: goserelina, zoladex
leuprorelina: leuprorelina, lupron
trastuzumab: trastuzumab
capecitabina: capecitabina
imatinib: imatinib
sevelamero: sevelámero
calcitriol: calcitriol
naltrexona: naltrexona
disulfiram: disulfiram
vareniclina: champix
metadona: metadona
buprenorfina: buprenorfina
fentanilo: fentanilo
oxicodona: oxicodona, oxycontin
clorhexidina: clorhexidina
sal de rehidratacion: vida suero oral, electrolit, pedialyte, suero casero
omeprazol+domperidona: dolo octirona
antidiarreico: kaopectate, caolín, treda
`;
