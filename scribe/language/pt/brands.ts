/**
 * Brands, lay names and home remedies that the register of `drugs.ts` lacks: `substance: name, brand`.
 * Source: well-known names, written by hand for this project.
 */
export const ptBrands = `
dipirona+orfenadrina+cafeina: dorflex, doriflex, relaxaflex
dipirona+isometepteno+cafeina: neosaldina, neosa, sedamed
diclofenaco+carisoprodol+paracetamol: torsilax, tandrilax, trilax, mioflex, tandriflan, infralax
dipirona+adifenina+prometazina: lisador
dipirona: anador, magnopyrol, maxiliv
paracetamol: tylenol, tylenol dc, sonridor
paracetamol+codeina: tylex
ibuprofeno: advil, alivium, buscofem, ibuflex
nimesulida: nisulid, scaflam
naproxeno: flanax
cetoprofeno: profenid, bi profenid
cetorolaco: toragesic, deocil
diclofenaco: cataflam, voltaren, cataflan, diclofenaco na veia
piroxicam: feldene, cicladol
meloxicam: movatec
escopolamina: buscopan, buscopan composto, atroveran, buscoduo
antigripal: benegrip, coristina, coristina d, multigrip, resfenol, cimegripe, naldecon, apracur, trimedal, fluviral, antigripal*, gripinew
acido acetilsalicilico: sonrisal, aspirina prevent, as infantil, aas infantil
antiacido: sal de fruta, sal de frutas, eno, leite de magnésia, estomazil, gastrol, mylanta, pepsamar, gaviscon, antiácido*, magnésia bisurada, bicarbonato
laxante: lacto purga, lactopurga, tamarine, almeida prado, dulcolax, guttalax, muvinlax, naturetti
trimebutina: digedrat
bromoprida: digesan, plamet
racecadotrila: tiorfan
probiotico: enterogermina, floratil, repoflor, probiótico*, leiba
abrilar: abrilar, xarope de guaco, guaco, xarope de hera, melagrião, expec, vick xarope
mel com limao: mel com limão
fenoterol: berotec
salbutamol: aerolin, aerojet
budesonida+formoterol: alenia, foraseq, symbicort, vannair
beclometasona: clenil, fostair
fluticasona: avamys, flixotide, plurair
mometasona: nasonex
nafazolina: sorine, neosoro, aturgyl, afrin, naridrin
descongestionante: descongestionante*
soro nasal: soro no nariz, soro fisiológico, rinosoro, maresis, spray nasal, salsep
betametasona: diprospan, duoflam, celestone, beta trinta, diprosalic, betnovate
dexametasona: decadron, dexacitoneurin
betametasona+dexclorfeniramina: celestamine, koide d, koide
corticoide: cortisona
dexclorfeniramina: polaramine
amoxicilina+clavulanato: clavulin, clavulin bd, novamox, sigma clav
amoxicilina: amoxil, velamox
penicilina: benzetacil, bezetacil, despacilina, penicilina
cefalexina: keflex
azitromicina: astro, zitromax
sulfametoxazol+trimetoprima: bactrim, bactrin
rifamicina: rifocina
neomicina: nebacetin, cicatrene, trofodermin
antisseptico: merthiolate, mertiolate, água oxigenada, violeta genciana, violeta de genciana, iodo povidine, álcool setenta, andolba, permanganato
pomada: minâncora, hipoglós, bepantol, dermodex, vick vaporub, vick, gelol, calminex, salonpas, emplastro*, cataflam gel, arnica, sebo de carneiro, banha de
hidratante: hidratante*, vaselina, ureia creme, óleo de girassol
cetoconazol: xampu de cetoconazol, nizoral
eritromicina: ilosone
topico: limão com sal, pasta de dente, borra de café, pó de café, teia de aranha, babosa, água boricada, água de rosas
colirio: lágrima artificial, lágrimas artificiais, systane, moura brasil, colírio anestésico, lacril
metoprolol: selozoc
amitriptilina: tryptanol
venlafaxina: venlift, efexor
metilfenidato: concerta
lisdexanfetamina: venvanse
clonazepam: rivotril, clopam
contraceptivo: diane 35, ciclo 21, perlutan, uno ciclo, pílula do dia seguinte, pozato, diad, nuvaring, adesivo anticoncepcional, evra, injeção de três meses, injeção mensal, chip hormonal, implanon
ferro: combiron, noripurum, neutrofer, sulfato ferroso, vitafer, ferro na veia, tomo ferro, tomando ferro, tomei ferro, tomou ferro, toma ferro, comprimido de ferro, ferro de farmácia
calcio: osteonan, caltrate, oscal
alendronato: osteoform, alendronato
omega 3: omega 3, ômega 3, óleo de peixe
vitamina c: redoxon, cewin
complexo b: citoneurin, beneroc, complexo b
polivitaminico: centrum, lavitan, gerovital, polivitamínico*
melatonina: melatonina
calmante natural: valeriana, passiflora, maracugina, seakalm, ritmoneuran, calman, floral, florais, homeopatia, camomila, erva cidreira, capim santo, capim limão
fitoterapico: garrafada, fitoterápico*, espinheira santa, boldo, copaíba, andiroba, unha de gato, pata de vaca, carqueja, cavalinha, graviola, barbatimão, aroeira, mastruz, quebra pedra, ginkgo, ginseng, cúrcuma, moringa, castanha da índia, babatenon, chá verde, hibisco, sucupira, garra do diabo, canela de velho
magnesio: cloreto de magnésio, magnésio dimalato
suplemento: colágeno, creatina, whey, pré treino, termogênico, albumina, bcaa
adrenalina: adrenalina, caneta de adrenalina, epinefrina
canabidiol: cbd, óleo de cannabis, canabidiol, óleo de maconha
anabolizante: durateston, deca durabolin, oxandrolona, trembolona, stanozolol, anabolizante*
antihemorroidario: ultraproct, hemovirtus, proctyl, proctoglivenol, imescard
flebotonico: daflon, varicell, perivasc, venaflon, venalot, diosmin
trimetazidina: vastarel
isossorbida: isordil, sustrate, monocordil
ciclobenzaprina: miosan, mirtax
gabapentina: neurontin
tadalafila: cialis, tada
sildenafila: viagra, azulzinho
tansulosina: secotex, combodart
emagrecedor: sibutramina, remédio para emagrecer, remédio de emagrecer, fórmula para emagrecer, caneta para emagrecer, orlistate
erenumabe: erenumabe, pasurta, galcanezumabe, fremanezumabe, ajovy, emgality
botox: botox, toxina botulínica
hidroxiureia: hydrea
soro caseiro: soro caseiro, soro da farmácia, floralyte, pedialyte
nicotina: adesivo de nicotina, goma de nicotina, chiclete de nicotina, niquitin
diuretico: diurético*
antialergico: antialérgico*, histamin
antidepressivo: antidepressivo*
relaxante: relaxante muscular, relaxante
sublingual: remédio debaixo da língua, sublingual
`;
