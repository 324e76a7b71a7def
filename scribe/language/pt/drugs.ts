// oxlint-disable max-lines -- a data file
/**
 * Names of medicines and substances, generic and brand, as registered in Brazil: `substance: name, brand, brand`.
 * Source: names (facts) derived from ANVISA's open data of 2023-01-12 (Brazilian open government data, Decreto 8.777/2016):
 * salts and hydrates stripped, products of plants, gases, vaccines and food dropped, brands that are ordinary words dropped.
 * Classes, lay names and some names missing there were added by hand for this project.
 */
export const ptDrugs = `
abacavir: abacavir, ziagenavir
abacavir+dolutegravir+lamivudina: triumeq
abacavir+lamivudina: kivexa
abatacepte: abatacepte, orencia
abemaciclibe: abemaciclibe, verzenios
abiraterona: abiraterona, abba, abmetha, balefio, rarija, venomy, zostide, zytiga
abrocitinibe: abrocitinibe, cibinqo
acalabrutinibe: acalabrutinibe, calquence
acarbose: acarbose, aglucose
acebrofilina: acebrofilina, broncolex, broncomucol, brondilat, bronfilil, brontek, dilabronco, filinar, filinar g, hiflux, lisomuc, respiran
aceclofenaco: aceclofenaco, aceclo-gran, aceflor, dflax, febupen, fenloc, flandy, proflam
acefilinato de heptaminol: acefilinato de heptaminol
acefilinato de heptaminol+cinarizina: sureptil
acetato de zinco: acetato de zinco
acetazolamida: acetazolamida, diamox
acetilcisteina: acetilcisteina, aires, bromuc, cetilplex, cisteil, flucistein, fluicis, fluimucil, fluiteina, nacflu, pneumucil, pulnar
acetilracemetionina: acetilracemetionina
acetilracemetionina+betaina+colina: xantinon complex
aciclovir: aciclovir, aciclomed, aciclor, acivirax, antivirax, fasys, heclivir, herpesil, hervirax, hpmix, zelnin, ziclovir, zovirax, zynvir
aciclovir+aciclovir: ezopen, uni-vir
acido acetilsalicilico: acido acetilsalicilico, aas, aceticil, as-med, aspi prev, aspirina, dormec, sedalive, somalgin
acido acetilsalicilico+acido acetilsalicilsalicilico: salicetil
acido acetilsalicilico+cafeina: alicura, cafiaspirina, calmador, doril, melhoral
acido acetilsalicilico+cafeina+paracetamol: migrainex
acido acetilsalicilico+carbonato de magnesio+glicinato de aluminio: somalgin cardio
acido acetilsalicilsalicilico: acido acetilsalicilsalicilico
acido ascorbico: acido ascorbico, aceviton, bio-c, cenevit, ceplus, cepluvitin, cevita, cewin, conthenc, energrip c, redoxon, suplevit c, vitacin, vitaone c, vitariston c, vitasantisa c, vitaxon c, viter c, vitergyl c
acido ascorbico+acido ascorbico: cebion
acido ascorbico+arginina: argevit c, aspargil c, aspartol, biofor c, starfor c, targifor c
acido ascorbico+clorfeniramina+dipirona: apracur
acido azelaico: acido azelaico, azelan, zella
acido benzoico: acido benzoico
acido benzoico+acido salicilico+iodo metaloide: micotiazol
acido borico: acido borico
acido borico+benzalconio: dinill, higicler
acido carglumico: acido carglumico, carbaglu
acido citrico: acido citrico
acido citrico+bicarbonato de sodio+carbonato de sodio: digiazia, estomazil, frusalt, frutaxx, stomaliv
acido citrico+divalproato: zyvalprex
acido citrico+oxido de magnesio+picossulfato: picoprep
acido clavulanico: acido clavulanico
acido clavulanico+amocixilina: neoclavox
acido epsilon aminocaproico: acido epsilon aminocaproico
acido fluoridrico: acido fluoridrico
acido fluoridrico+acido fosforico+fluoreto: flouride foam
acido folico: acido folico, acfol, afolic, afopic, befolik, bravitan, endofolin, femme folico, folacin, folifolin, folin, folonin, hipofol, pratifolin, pre-folic, vitalfolic
acido folico+bisglicinato ferroso: folifer, neutrofer  folico
acido folico+cianocobalamina+piridoxina: tenavit
acido folico+ferripolimaltose: noripurum folico
acido folico+ferrocarbonila: fertryx
acido folico+racealfatocoferol: ureac
acido fosforico: acido fosforico
acido fosforico+sulfato ferroso: vitonico
acido fumarico siponimode: acido fumarico siponimode, kiendra
acido fusidico: acido fusidico, verutex
acido fusidico+betametasona: verutex b
acido fusidico+mometasona: dermotil fusid
acido gadoterico: acido gadoterico
acido gadoterico+tetraxetano: clariscan
acido gamaminobutirico: acido gamaminobutirico, gammar
acido glicolico: acido glicolico
acido glicolico+hidroquinona: glyquin xm
acido hialuronico: acido hialuronico, hyaludermin
acido ioxitalamico: acido ioxitalamico
acido latico: acido latico
acido latico+acido salicilico: duofilm
acido mefenamico: acido mefenamico, ponsdril, ponstan
acido nalidixico: acido nalidixico, naluril
acido nicotinico: acido nicotinico, metri
acido poliacrilico: acido poliacrilico
acido retinoico: acido retinoico
acido retinoico+tretinoina: vitacid
acido salicilico: acido salicilico
acido salicilico+betametasona: dermosalic, diprosalic, softderm
acido tioctico: acido tioctico, thioctacid
acido tranexamico: acido tranexamico, hemoblock, traneger, transamin, trexacont
acido ursodesoxicolico: acido ursodesoxicolico, duxio, gulshen, ursacol
acido valproico: acido valproico, depakene, depakote, divalproato, valproato
acido valproico+valproato de sodio: epilenil, torval, vodsso
acido zoledronico: acido zoledronico, aclasta, azentex, blaztere, densis, ledrozon, teoro, zodney, zolibbs, zometa
acido zoledronico+acido zoledronico: dronik
acitretina: acitretina, neotigason
aclidinio: aclidinio, eklira, eklira genuair
aclidinio+formoterol: duaklir genuair
adalimumabe: adalimumabe, amgevita, bio-manguinhos adalimumabe, hadlima, hulio, humira, hyrimoz, idacio, xilbrilada, yuflyma
adapaleno: adapaleno, adacne, belpele, differin
adapaleno+peroxido de benzoila: epiduo
adenosina: adenosina, adenocard, lowe
adifenina: adifenina
adifenina+dipirona+prometazina: lisador, sedador
aflibercepte: aflibercepte, eylia, zaltrap
agomelatina: agomelatina, agoxom, valdoxan
alanilglutamina: alanilglutamina, dipeptiven
albendazol: albendazol, albel, albentel, beltazin, mebenix, monozol, parasin, zentel
albumina: albumina, albiomin, albumax, beribumin, blaubimax, octalbin, sah-tec, uman albumin, vialebex
alcaftadina: alcaftadina, lastacaft
alcool benzilico: alcool benzilico
alcool polivinilico: alcool polivinilico, lacril
alectinibe: alectinibe, alecensa
alendronato: alendronato, alendil
alendronato de sodio: alendronato de sodio, alendronato, boneprev, endrostan, minusorb, osteofar, ostrazil
alendronato de sodio+colecalciferol: fosamax
alentuzumabe: alentuzumabe, lemtrada
alfa metildopa: alfa metildopa, funed metildopa
alfa-albutrepenonacogue: alfa-albutrepenonacogue, idelvion
alfa-alglicosidase: alfa-alglicosidase, myozyme
alfa-andexanete: alfa-andexanete, ondexxya
alfa-asfotase: alfa-asfotase, strensiq
alfa-avalglicosidase: alfa-avalglicosidase, nexviazyme
alfa1antitripsina: alfa1antitripsina, prolastin-c, ventia, zemaira
alfacalcidol: alfacalcidol, sigmacalcidol
alfacerliponase: alfacerliponase, brineura
alfacorifolitropina: alfacorifolitropina, elonva
alfacoriogonadotropina: alfacoriogonadotropina, ovidrel
alfadamoctocogue pegol: alfadamoctocogue pegol, jivi
alfadarbepoetina: alfadarbepoetina, aranesp
alfadornase: alfadornase, pulmozyme
alfaefmoroctocogue: alfaefmoroctocogue, eloctate
alfaeftrenonacogue: alfaeftrenonacogue, elprolix
alfaelosulfase: alfaelosulfase, vimizim
alfaepoetina: alfaepoetina, eprex, eritromax, eritropoietina, hemax eritron
alfaeptacogue ativado: alfaeptacogue ativado, novoseven
alfaestradiol: alfaestradiol, alfacris, alozex, avicis
alfafolitropina: alfafolitropina, gonal f
alfafolitropina+alfalutropina: pergoveris
alfagalsidase: alfagalsidase, replagal
alfainterferona 2a: alfainterferona 2a
alfainterferona 2b: alfainterferona 2b
alfalonoctocogue: alfalonoctocogue, afstyla
alfalutropina: alfalutropina
alfamoroctocogue: alfamoroctocogue, xyntha
alfanonacogue: alfanonacogue, benefix
alfaoctocogue: alfaoctocogue, advate
alfaolipudase: alfaolipudase, xenpozyme
alfapeginterferona 2a: alfapeginterferona 2a, pegasys
alfaporactanto: alfaporactanto, curosurf
alfarurioctocogue pegol: alfarurioctocogue pegol, adynovate
alfasimoctocogue: alfasimoctocogue, nuwiq
alfassebelipase: alfassebelipase, kanuma
alfataliglicerase: alfataliglicerase, bio-manguinhos alfataliglicerase
alfatirotropina: alfatirotropina, thyrogen
alfaturoctocogue: alfaturoctocogue, zonovate
alfaturoctocogue pegol: alfaturoctocogue pegol, espuroct
alfavelaglicerase: alfavelaglicerase, vpriv
alfavelmanase: alfavelmanase, lamzede
alfavestronidase: alfavestronidase, mepsevii
alfentanila: alfentanila, alfast, rapifen
alfuzosina: alfuzosina, xatral od
algestona acetofenida: algestona acetofenida
algestona acetofenida+estradiol: aldijet, ciclovular, daiva, perlumes, preg-less, pregnolan, uno-ciclo
alginato: alginato
alginato+alginato de: luftagastropro
alginato de: alginato de
alirocumabe: alirocumabe, praluent
alisquireno: alisquireno
alizaprida: alizaprida
alogliptina: alogliptina, nesina
alogliptina+metformina: nesina met
alopurinol: alopurinol, zyloric
alpelisibe: alpelisibe, piqray
alprazolam: alprazolam, alfron, apraz, frontal, teufron, tranquinal, tranquinal slg, zoldac
alprostadil: alprostadil, alproxy, caverject
alprostadil alfaciclodextrina: alprostadil alfaciclodextrina, prostavasin
alteplase: alteplase, actilyse
amantadina: amantadina, mantidan
ambrisentana: ambrisentana, volibris
ambroxol: ambroxol, ambroflux, ambrol, ambroxmel, bronqtrat, bronxol, expectuss, fluibron, fluisolvan, mucosolvan, mucovit, mucoxolan, mulksin, neossolvan, rexpecone, sedavan, spectoflux, tosslab
amicacina: amicacina
amilorida: amilorida
amilorida+clortalidona: diupress
amilorida+hidroclorotiazida: ancloric
aminaftona: aminaftona, capilarema
aminofilina: aminofilina, asmafin, minoton, resminoliv
aminolevulinato de metila: aminolevulinato de metila, metvix
amiodarona: amiodarona, amiobal, amioron, ancoron, atlansil, cardicoron, miodarid, miodaron
amissulprida: amissulprida, socian
amitriptilina: amitriptilina, amytril, mitrip, protanol
amitriptilina+clordiazepoxido: limbitrol
amivantamabe: amivantamabe, rybrevant
amlodipina: amlodipina, amlotess, cordimax, nemodine
amocixilina: amocixilina
amorolfina: amorolfina, dermoceryl, loceryl, lomytrat, onicoryl, onimorf
amoxicilina: amoxicilina, amox-ems, amoxil, amoximed, atak, duzimicin, hincomox, linamox, ocylin, polimoxil, sinot, velamox
amoxicilina+amoxicilina: iquego-amoxicilina, novocilin
amoxicilina+amoxicilina+sulbactam: sulbamox
amoxicilina+claritromicina+lansoprazol: pyloripac, pyloritrat
amoxicilina+claritromicina+omeprazol: omepramix
amoxicilina+clavulanato: aclaf, atak clav, claxam, datryl, doclaxin, lanico, novamox, policlavumoxil, sigma-clav, sinot clav
amoxicilina+lansoprazol+levofloxacino: pyloripac retrat
ampicilina: ampicilina, amplacilina, amplatil, cilinon, furp-ampicilina, genocilina, teuplafec
ampicilina+ampicilina: ampicilab
ampicilina+sulbactam: ampctan
anagrelida: anagrelida, agrylin, monboc
analgesico: analgesico, analgesic*
anastrozol: anastrozol, anastrol, anastrolibbs, anya, arazabi, arimidex, arothazy, cermaz, hanaz
anfotericina b: anfotericina b, abelcet, ambisome, anforicin b
anfotericina b+tetraciclina: fungitrin, novasutin, tericin at, tricocilin b
anidulafungina: anidulafungina, ecalta
anifrolumabe: anifrolumabe, saphnelo
anlodipino: anlodipino, alivpress, amlodil, amlovasc, anlo, anlusbed, besilapin, cordarex, koprexx, norvasc, pressat, roxflan, tendipina, tenlopin, tensaliv
anlodipino+atenolol: betalor
anlodipino+bisoprolol: concor anlo
anlodipino+enalapril: sinergen
anlodipino+hidroclorotiazida+valsartana: exforge
anlodipino+indapamida+perindopril: triplixam
anlodipino+losartana: branta, hipovas, zart anlo
anlodipino+olmesartana: benicaranlo, fluxocor anlo, olmedix anlo, olmegran anlo, olmesip, olmetecanlo, olmy anlo, olzicar anlo
anlodipino+perindopril: acertanlo
anlodipino+telmisartana: micardis anlo
anlodipino+valsartana: aracor anlo, brasart bcc, cosartan alp
anti-inflamatorio: anti-inflamatorio, aine, aines, anti-inflamatorios, antiinflamatorio
antialergico: antialergico, anti-histaminico, antialergic*
antibiotico: antibiotico, antibiotic*
anticoagulante: anticoagulante, afinador de sangue, anticoagulant*
antidepressivo: antidepressivo, antidepressiv*
antidiarreico: antidiarreico, antidiarreic*
antiemetico: antiemetico, antiemetic*
antifungico: antifungico, antifungic*
antimoniato de: antimoniato de, glucantime
antitermico: antitermico, antitermic*
antiviral: antiviral, antivira*
apalutamida: apalutamida, erleada
apixabana: apixabana, apixneo, apixord, banxa, eknus, eliquis, embo, harterya, paxib, picbam, pixten, xakilis
apremilaste: apremilaste, otezla
aprotinina: aprotinina
aprotinina+fibrinogenio+trombina: tisseel
arginina: arginina, targifor
aripiprazol: aripiprazol, aipri, aristab, arpejo, biquiz, confilify, harip, hedd, kavium, lazuc, optary, sensaz, toarip
armodafinila: armodafinila, nuvigil
aroma de mel: aroma de mel
aroma de mel+paracetamol: resfenol thermus
artemeter: artemeter
artemeter+lumefantrina: coartem
artesunato: artesunato
articaina: articaina
articaina+epinefrina: articaine
asciminibe: asciminibe, scemblix
asparaginase: asparaginase, spectrila
atalureno: atalureno, translarna
atazanavir: atazanavir, reyataz
atenolol: atenolol, ablok, angipress, areblaz, ateneum, atenolab, atenopress, atepress, himaagin, telol, tenolon
atenolol+clortalidona: atelidona, atenoclor, atenorese, diublok, telol c
atezolizumabe: atezolizumabe, tecentriq
atomoxetina: atomoxetina, atentah
atorvastatina: atorvastatina, ateroma, atorless, citalor, kolevas, lipigran, lipistat, lipitor, lipthal, torvilip, vaztmed
atosibana: atosibana, attosy, tractocile
atovaquona: atovaquona, wellpron
atracurio: atracurio, tracrium, tracur
atropina: atropina, atrofarma, atropion, pasmodex, santropina
avelumabe: avelumabe, bavencio
avibactam: avibactam
avibactam+ceftazidima: ryambic, torgena
axetil cefuroxima: axetil cefuroxima, zinnat
axetilcefuroxima: axetilcefuroxima, axetil cefuroxima, mefex
axicabtageno ciloleucel: axicabtageno ciloleucel, yescarta
axitinibe: axitinibe, inlyta
azacitidina: azacitidina, vidaza, winduza, xpreza
azatioprina: azatioprina, furp-azatioprina, imunen, imuran, imussuprex
azelastina: azelastina, aznite, rino-lastin
azelastina+fluticasona: dymista
azitromicina: azitromicina, azicin, azinostil, azitrimicina di-hidratada, azitrogran, azitrolab, azitromed, azitrophar, clindal  az, teutrazi, tromizir, zimicina, zirk, zitrobiol, zitromax, zitroneo, zolprox
aztreonam: aztreonam, azanem, azeus
bacillus cereus: bacillus cereus, biovicerin
bacitracina: bacitracina
bacitracina+neomicina: bacineo, bactoderm, katrizan, nebacimed
bacitracina de zinco: bacitracina de zinco
bacitracina de zinco+neomicina: cicatrene
bacitracina zincica: bacitracina zincica
bacitracina zincica+metilparabeno+neomicina: neocetheo
bacitracina zincica+neomicina: bacigen, bacinantrat, epicitrin, fericimed, nebacetin, nebaciderme, nebactrina, neotricin, teutomicin
baclofeno: baclofeno, baclofen, baclon, lioresal
baloxavir: baloxavir, xofluza
bamifilina: bamifilina, bamifix
baricitinibe: baricitinibe, olumiant
barnidipino: barnidipino, vasexten
basiliximabe: basiliximabe, simulect
bazedoxifeno: bazedoxifeno
bazedoxifeno+estrogenios conjugados: duavive
beclometasona: beclometasona, ailuk, alerfin, beclosol, clenil, clenil hfa
beclometasona+formoterol: fostair
beclometasona+formoterol+glicopirronio: trimbow
bedaquilina: bedaquilina, sirturo
belimumabe: belimumabe, benlysta
belinostate: belinostate, beleodaq
belzutifano: belzutifano, welireg
bemiparina: bemiparina, hibor
benazepril: benazepril, bhena
bendamustina: bendamustina, benalq, ribomustin
benfotiamina: benfotiamina, milgamma, novob
benralizumabe: benralizumabe, fasenra
benserazida: benserazida
benserazida+levodopa: ekson, lebens, levrasida, prolopa
benzalconio: benzalconio
benzalconio+benzoilmetronidazol+nistatina: colpist mt, colpistatin
benzalconio+cloreto de sodio+nafazolina: neonazol
benzalconio+lidocaina: kuramed, nexcare
benzbromarona: benzbromarona, zilaricina
benzetonio: benzetonio
benzetonio+lidocaina: timeolate
benzidamina: benzidamina, angino rub, benzidrol, ciflogex, flogo-rosa, flogolab, flogomin, flogoral, gargabem, gargojuice, larinoral
benzila: benzila, benzoderm, escab-ifal, sanasar, sarnizila, zilaben
benzilpenicilina: benzilpenicilina, aricilina, benzapen g, cristacilina, furp-benzilpenicilina benzatina
benzilpenicilina+benzilpenicilina: penkaron, wonilin
benznidazol: benznidazol, lafepe benznidazol
benzocaina: benzocaina, benzotop
benzocaina+borato+cetilpiridinio: malvona
benzocaina+cetilpiridinio: neopiridin, sanilin
benzocaina+dequalinio: dequadin
benzocaina+mentol+triclosana: andolba
benzodiazepinico: benzodiazepinico, benzodiazepinic*
benzoilmetronidazol: benzoilmetronidazol, flagimax, furp metronidazol
beractanto: beractanto, survanta
beta-agalsidase: beta-agalsidase, fabrazyme
beta-hidroxietilrutosideos: beta-hidroxietilrutosideos, venoruton
betadinutuximabe: betadinutuximabe, qarziba
betaepoetina: betaepoetina, recormon
betafolitropina: betafolitropina, puregon
betaina: betaina, cystadane
betaina+colina+racemetionina: chofrafig, epativan, figlon, metiocolin complex
betainterferona 1a: betainterferona 1a, avonex, rebif
betainterferona 1b: betainterferona 1b, betaferon
betaistina: betaistina, betadine, betaserc, betina, debet, labhi, labirin, refig, vertibet, vitalia
betametasona: betametasona, benevat, betnovate, cortifar, dermovat, diprosone, ermonderm, koide, valerato betametasona
betametasona+calcipotriol: daivobet
betametasona+cetoconazol: betrix, candicort, candigran, cetocort, conacort, fungicort, trok
betametasona+cetoconazol+neomicina: belflarzol, betacortazol, betricort, cbequim, cebetym, celocort, cetobeta, cetocort-n, cimecort, citriconex, emscort, knortex, naderm, novacort, oncileg cort, tricortid, trok-n
betametasona+dexclorfeniramina: alergidex, celerg, celergin, celestamine, celestrat, celetil, dexmine, dextaflam, dextamine, lergidrin, lestalgyn
betametasona+gentamicina: betogenta, dibederm, diprogenta, diprozil, duotrat, trok-g
betametasona+hialuronidase: hyax, postec
betametasona+neomicina: betnovate n
betametasona alcool: betametasona alcool, betnelan
betanonacogue pegol: betanonacogue pegol, refixia
betaoctocogue: betaoctocogue, kovaltry
betaxolol: betaxolol, betoptic, presmin, visoptic
bevacizumabe: bevacizumabe, abevmy, avastin, elovie, mvasi, zirabev
bezafibrato: bezafibrato, cedur
bicalutamida: bicalutamida, bycal, casodex
bicarbonato de potassio: bicarbonato de potassio
bicarbonato de sodio: bicarbonato de sodio, bibag, cphd farmarin, farmacart, sol-cart b
bicarbonato de sodio+carbonato de calcio+carbonato de sodio: estomanol
bictegravir: bictegravir
bictegravir+entricitabina+tenofovir: biktarvy
bilastina: bilastina, alektos, allep, bilargos, hisbila, tynna
bimatoprosta: bimatoprosta, bimagan, bimaprost, glamigan, glaucur, lumigan, ocubin
bimatoprosta+brimonidina+timolol: triplenex
bimatoprosta+timolol: ganfort, glamigan mt
bimequizumabe: bimequizumabe, bimzelx
binimetinibe: binimetinibe, mektovi
biperideno: biperideno, akineton, propark
biperideno+biperideno: cinetol
bisacodil: bisacodil, bisalax, ducodil, dulcolax, isilax, lacton, laxben, plesonax
bisacodil+docusato: humectol
bisglicinato ferroso: bisglicinato ferroso, fervitin
bisglicinato ferroso+glicinato ferrico: neutrofer
bisoprolol: bisoprolol, bisopro-gran, concardio, concor, coraprol, iccor
bisoprolol+hidroclorotiazida: biconcor
bissulfato de clopidogrel: bissulfato de clopidogrel, aterogrel, clopido-gran, clopidror, clopin, clopiplax, clopivix, cuore, dogrelix, lopigrel, plagrel, plaq, plaquevix, plavineo, vasolen, vixgrel
bleomicina: bleomicina, bonar, cinaleo
blinatumomabe: blinatumomabe, blincyto
borato: borato
bortezomibe: bortezomibe, bormib, bortecip, bortyz, bozored, elome, mibo, mielocade, tovar, velcade, verazo, zomi, zomyle
bosentana: bosentana, hagivan
bosutinibe: bosutinibe, bosulif
brentuximabe vedotina: brentuximabe vedotina, adcetris
brexpiprazol: brexpiprazol, rexulti
brexucabtageno autoleucel: brexucabtageno autoleucel, tecartus
brigatinibe: brigatinibe, evobrig
brimonidina: brimonidina, alphabrin, alphagan, bimony, bromigan, glaub
brimonidina+brinzolamida: simbrinza
brimonidina+timolol: britens, brixag, combigan, tinodin
brinzolamida: brinzolamida, azopt
brinzolamida+timolol: azorga
brivaracetam: brivaracetam, brivlera
brodalumabe: brodalumabe, kyntheum
brolucizumabe: brolucizumabe, vsiqq
bromazepam: bromazepam, ansiolex, fluxtar, lexma, lexotan, lezepan, somalium
bromazepam+sulpirida: sulpan
bromexina: bromexina, bequidex, bisolphar, bisolvon, bisuran, bromexpec, broncatar, bronxina, pulmed
bromocriptina: bromocriptina, parlodel
bromoprida: bromoprida, bromogex, digen, digesan, digesigma, digesol, digestil, digestina, digevita, fagico, movinau, plamet, pridecil
broncodilatador: broncodilatador, broncodilatador*
bronfeniramina: bronfeniramina
bronfeniramina+fenilefrina: benedesc, bialerge, decongex, descon, descon rinus, descon sinus, hiscongex
bronfeniramina+pseudoefedrina: respiliv
buclizina: buclizina, buclina
budesonida: budesonida, busonid, corament, entocort, inalajet, inalide, miflonide, miflonide brizz, noex, pulmicort
budesonida+formoterol: duetto, foraseq, symbicort, symbicort turbuhaler, vannair
bumetanida: bumetanida
bupivacaina: bupivacaina, bupican, bupstesic, neocaina, tradinol
buprenorfina: buprenorfina, norpatch, restiva, transtec
bupropiona: bupropiona, buene, bupium, deradop, eutymia, noradop, seth, wellbutrin, zetron, ziety
bupropiona+naltrexona: contrave
burosumabe: burosumabe, crysvita
buspirona: buspirona, ansitec
bussulfano: bussulfano, busilvex, buxilfam
butenafina: butenafina, tefin
butilbrometo de escopolamina: butilbrometo de escopolamina, furp-hioscina, uni-hioscin
butilbrometo de escopolamina+dipirona: atrovex, colihelp, dorspan, hioariston
butilbrometo de escopolamina+paracetamol: buscoduo, espaslit, femcolyc
butoconazol: butoconazol, femmesil, femynazol, umma
cabazitaxel: cabazitaxel, caab, cabazred, jevtana, proazitax
cabergolina: cabergolina, bergox, caberedux, cabertrix, dostinex
cabotegravir: cabotegravir, apretude, vocabria
cafeina+carisoprodol+paracetamol: dorilax
cafeina+ciclobenzaprina: miosan caf
cafeina+clorfenamina+dipirona: gripinew, nogripe
cafeina+clorfeniramina+dipirona: benegrip, drenogrip
cafeina+di-hidroergotamina+dipirona: cefaliv, enxak, izenxaq, migraliv, xaqueliv
cafeina+dipirona: cafilisador, doralgina dipcaf, dorona cafi
cafeina+dipirona+isometepteno: doralgina, neralgyn, nevralgex, ressalivdor, sedamed, sedol, sualiv
cafeina+dipirona+orfenadrina: dorciflexin, dortrirelax, novralflex, relaflex, relaxmed, sedalex
cafeina+orfenadrina+paracetamol: benoflex p, dorilax dt
cafeina+paracetamol: cefadrin, cyfenol caf, elcodrix, emsgrip caf, sonridor caf, tylalgin caf
calamina: calamina
calamina+canfora+difenidramina: calamyn, solardril
calcipotriol: calcipotriol, daivonex
calcitriol: calcitriol, ostriol, rocaltrol, sigmatriol
calmante: calmante, tarja preta
cambendazol: cambendazol
cambendazol+mebendazol: exelmin
canabidiol: canabidiol
canabidiol+tetraidrocanabinol: mevatyl
canagliflozina: canagliflozina, invokana
canaquinumabe: canaquinumabe, ilaris
candesartana: candesartana, cadenza, candecor, candessa, venzer
candesartana+hidroclorotiazida: angiotensil, procordis hctz
canfora+eucalipto+mentol: mentalol, vick vaporub
canfora+levomentol+salicilato de metila: gelol, massageol
canfora+mentol: inalador vick
canfora+mentol+salicilato de metila: aliviol, dorgex, gellat, gelo-bio
capecitabina: capecitabina, apecibine, capeduc, capeliv, capzat, coama, corretal, xeloda
caplacizumabe: caplacizumabe, cablivi
capmatinibe: capmatinibe, tabrecta
capsaicina: capsaicina, qutenza
captopril: captopril, aortt, capox, captocord, captolab, captomed, captomido, captosen, captotec, carditril, far-manguinhos captopril, funed-captopril, furp-captopril, iquego-captopril, lafesc-captopril, laqfa captopril, lisoven, presstopril, teusil
carbacol: carbacol, ophtcol
carbamazepina: carbamazepina, tegretard, tegretol, tegrezin, teucarba, uni-carbamaz
carbetocina: carbetocina, duratocin
carbidopa: carbidopa
carbidopa+levodopa: carbidol, parkidopa
carbinoxamina: carbinoxamina
carbinoxamina+fenilefrina+paracetamol: biogripe, naldecon pack, nasaliv, neolefrin
carbocisteina: carbocisteina, carbocin, carbotrat, fluitoss, mucobronq, mucofan, tossimel
carbomer 940: carbomer 940
carbomero: carbomero
carbomero+sorbitol: liposic
carbonato de calcio: carbonato de calcio, calcio, oscal
carbonato de calcio+colecalciferol: caldrox, dolotrat, osteoprevix
carbonato de calcio+hidroxido de aluminio+hidroxido de magnesio: gastrol, gastroliv, gelmax, inazy, kollangel tabs
carbonato de litio: carbonato de litio, bilyt, bipolit
carbonato de magnesio: carbonato de magnesio
carbonato de sodio: carbonato de sodio
carboplatina: carboplatina, citoplatina, displata, evocarb, fauldcarbo, tevacarbo
carboximaltose ferrica: carboximaltose ferrica, ferinject
carfilzomibe: carfilzomibe, kyprolis
carisoprodol: carisoprodol
carmelose: carmelose, dews, ecofilm, lacrifilm, lacrilax, lagrimoura, liris, medolhos, optolubri, plenigell, tearfilm
carmustina: carmustina, gliadel, nibisnu
carvao vegetal ativado: carvao vegetal ativado, carverol
carvedilol: carvedilol, cardbet, cardilol, carvedilat, carvegran, cronocor, divelol, ictus, karvil, nienza
caspofungina: caspofungina, berk, cancidas, kazfona
cefaclor: cefaclor, ceclor
cefadroxila: cefadroxila, cedroxil, cefanaxil, celocortin, dacefa
cefalexina: cefalexina, cefaben, cefacimed, cefagel, keflex, keforal, lexin
cefalexina+cefalexina: furp-cefalexina
cefalotina: cefalotina, cefalotil, cefariston, ceflen, kefalomax
cefalotina sodica tamponada: cefalotina sodica tamponada, inkef
cefazolina: cefazolina, cellozina, cezolin, fazolix, fazolon, kefazol
cefepima: cefepima, clocef, unifepim
cefetamet: cefetamet, pivoxil
cefotaxima: cefotaxima, cetazima, clafordil, fotax, kefozil
cefoxitina: cefoxitina, cefton, kefox
cefprozila: cefprozila, cefprol
ceftarolina fosamila: ceftarolina fosamila, zinforo
ceftazidima: ceftazidima, cefazima, ceftafor, ceftazidon, kefadim
ceftobiprol medocarila: ceftobiprol medocarila, zevtera
ceftolozana: ceftolozana
ceftolozana+tazobactam: zerbaxa
ceftriaxona: ceftriaxona, amplospec, triaxin
ceftriaxona+ceftriaxona dissodica hemieptaidratada: teucef
ceftriaxona dissodica hemieptaidratada: ceftriaxona dissodica hemieptaidratada, ceftriona, keftron, rocefin
ceftriaxona dissodica hemieptaidratada+lidocaina: triaxton
cefuroxima: cefuroxima, keroxime, monocef, zencef, zinacef
celecoxibe: celecoxibe, cibex, coques, coxizy, dicoxibe, ducox, foxis, movydia, parzo
cemiplimabe: cemiplimabe, libtayo
cera auto emulsionante: cera auto emulsionante
cera auto emulsionante+dexametasona: dexagreen
cerio: cerio
cerio+sulfadiazina de prata: dermacerium
certolizumabe pegol: certolizumabe pegol, cimzia
cetilpiridinio: cetilpiridinio, laringex
cetirizina: cetirizina, cetirtec, cetrizin mg, reactine, zyrtec
cetoconazol: cetoconazol, candoral, cetaconal, cetoconalab, cetoconazol-micronizado, cetoderm, cetomed, cetomicoss, cetonat, cetoneo, cetop, cetozol, cleartop, conazol, dermitrat, dermocorte, funed cetoconazol, fungilab, fungonazol, izonax, ketonazol, nizoral, nizoretic, noriderm, zolmicol
cetoprofeno: cetoprofeno, algie, algoyect, artrinid, artrinid iv, axiflennid, bicerto, bicerto iv, ceftfenpro, cetofenid, fenbip, flamador, profenid, rhalunid, triploa
cetorolaco: cetorolaco, deocil
cetotifeno: cetotifeno, asmanon, asmofen, octifen
cetrorrelix: cetrorrelix, cetrotide
cetuximabe: cetuximabe, erbitux
cha: cha, chas
cianocobalamina: cianocobalamina, citoneurin, vitamina b12 injetavel
cianocobalamina+piridoxina+tiamina: betrat, citobe, cronobe complex, neoplexus, nevrix, nevrix im, renovi b
ciclesonida: ciclesonida, omnaris
ciclobenzaprina: ciclobenzaprina, benziflex, cizax, miebra, miofibrax, miomusc, miorex, miosan, miprinax, mirtax, mitrul, muscusan
ciclofosfamida: ciclofosfamida, genuxal
ciclopentolato: ciclopentolato, ciclolato, cicloplegico
ciclopirox: ciclopirox, fungirox
ciclopirox+ciclopirox olamina: micolamina
ciclopirox olamina: ciclopirox olamina, ciclopirox- olamina, mupirox
ciclosporina: ciclosporina, restasis, sigmasporin microral
cilastatina: cilastatina
cilastatina+imipenem: imicil, penexil, tiepem
cilostazol: cilostazol, cebralat, dovasc, vasogard
ciltacabtageno autoleucel: ciltacabtageno autoleucel
cimetidina: cimetidina, cinton, hycimet, lifesa- cimetidina, ulcedine
cinacalcete: cinacalcete, mimpara, missort
cinarizina: cinarizina, cinarite, fluxon, labigeron, lupegeron, stugeron, verzum
cinchocaina: cinchocaina
cinchocaina+policresuleno: proctyl
ciproeptadina: ciproeptadina
ciproeptadina+cobamamida: cobapetit, cobavital
ciprofibrato: ciprofibrato, cibrato, cipide, cipoflou, ciprolip, lipfite, lipless, lipneo, oroxadin, teulenn, triglid
ciprofloxacino: ciprofloxacino, bialu, ciclatry, cifloxatil, ciloxan, ciprix, cipro, ciproant, ciprobacter, ciprobiot, ciprocilin, ciprofar, ciproflonax, ciprofloxatrin, ciproglen, cypcino, foritus, fresoflox, hifloxan, hypoflox, kinof, maxiflox, otofoxin, proflox, quinoflox, teuciprox, urcip
ciprofloxacino+ciprofloxacino+dexametasona: cylocort
ciprofloxacino+dexametasona: bialudex, biancort, cilodex, ciprixin dexa, dexafloten, duodex
ciprofloxacino+hidrocortisona: otociriax
ciproterona: ciproterona, androcur
ciproterona+estradiol: climene
ciproterona+etinilestradiol: duelle, lydian, selene, sissy, tess
cisatracurio: cisatracurio, cisauni, nimbium, nosint, volcis
cisplatina: cisplatina, c-platin, citoplax, fauldcispla, myllcis
citalopram: citalopram, alcytam, cipramil, citaforin, citagran, citta, denyl, levixe, maxapran, nypram, zycitapram
citalopram+hidrobrometo de citalopram: procimax
citarabina: citarabina, citarax, cytos, fauldcita
citrato de calcio: citrato de calcio
citrato de calcio+colecalciferol: miocalven
citrato de sodio: citrato de sodio
citrato de sodio+cloreto de amonio+difenidramina: benalet, endcoff
cladribina: cladribina, leustatin, mavenclad
claritromicina: claritromicina, bulansi, clabat, clarilib, klaricid, septmyc
clavulanato: clavulanato
clavulanato+ticarcilina: tioxin
clemastina: clemastina
clemastina+dexametasona+dexametasona: emistin
clindamicina: clindamicina, clindacin, clindamin-c, clindarix, dalacin c, hyclin
clindamicina+peroxido de benzoila: clindoxyl
clioquinol: clioquinol
clioquinol+fludroxicortida: dreniformio
clioquinol+hidrocortisona: hidrocorte
clobazam: clobazam, frisium, urbanil
clobetasol: clobetasol, clob-x, propiosol, psorex, therapsor, topirex
clobutinol: clobutinol
clobutinol+doxilamina: hytos
clomifeno: clomifeno, clomid, indux
clomipramina: clomipramina, anafranil
clonazepam: clonazepam, clonetril, clopam, epileptil, rivotril, uni-clonazepax, zaplam, zilepam
clonidina: clonidina, atensina, clize, clonidin
clonixinato de: clonixinato de, ciclalgin, clonix, dolamin, firac, meva
clopidogrel: clopidogrel, plavix
clorambucila: clorambucila, leukeran
cloranfenicol: cloranfenicol
cloranfenicol+colagenase: iruxol, kolpocervix
clordiazepoxido: clordiazepoxido
cloreto de amonio: cloreto de amonio
cloreto de calcio: cloreto de calcio
cloreto de calcio+fibrinogenio+trombina: evicel
cloreto de potassio: cloreto de potassio
cloreto de potassio+cloreto de sodio+glicose: mixistar
cloreto de potassio+furosemida: hidrion
cloreto de sodio: cloreto de sodio, maresis ht, maxidrate, naridrin, neosoro, nice, novosoro, oraice, sorine
clorfenamina: clorfenamina
clorfenamina+fenilefrina+paracetamol: multigrip, resfedryl, resfenol, stilgrip
clorfenesina: clorfenesina
clorfeniramina: clorfeniramina
clorfeniramina+fenilefrina+paracetamol: gripen f, onegripe, perfenol, resfegripe, resfriliv, resfryneo, resphy, superhist paracetamol
clormadinona: clormadinona
clormadinona+etinilestradiol: aixa, beladiol, belara, belarina, bemari, beziany, cherry, crys, emily, liberfem, lolita
cloroquina: cloroquina, quinacris
clorpromazina: clorpromazina, amplictil, clorpromaz, longactil
clorpropamida: clorpropamida, glicorp
clortalidona: clortalidona, clordilon, clortalil
clostebol: clostebol
clotrimazol: clotrimazol, canesten, clomazol, clotren, clotrigel, clotrimix, dermobene, dermotrizol, fems, fungisten, gino-canesten, lomecan
clotrimazol+dexametasona: baycuten n
clozapina: clozapina, leponex, okotico, pinazan, xynaz
coaltar: coaltar, tarflex
cobamamida: cobamamida
cobimetinibe: cobimetinibe
codeina: codeina, tylex
codeina+diclofenaco: codaten
codeina+paracetamol: algicod, codex, codylex, kopax, paraldrin, pratco, vicodil
codergocrina: codergocrina
colagenase: colagenase, ktriz
colchicina: colchicina, cixin, cocichimil, colchin, colchis, goltrite
colecalciferol: colecalciferol, addera, altad, cygnus, damater, deforce, defull, degen, delumi, delux, demi-d, doss, dphar, dprev, dropy-d, dvitta, gran-d, inpruv, maisol, milde, ohde, sany, tresde, trynde, vitamina d, vitersol dm
colecalciferol+oxido de zinco+retinol: babymed, bebex ade, pomaderme, pratiglos, vitaglos
colecalciferol+piridoxina+retinol: haar intern
colecalciferol+racealfatocoferol+retinol: adeforte
colecalciferol+retinol: ad-til, ad-vitam, vitadesan
colestiramina: colestiramina, questran light
colina: colina
colina+racemetionina: xantinon
colistimetato: colistimetato, colis-tek, colohaler, promixin
condroitina: condroitina
condroitina+glicosamina: adezi, artrolive, bolt
condroitina sulfato: condroitina sulfato
condroitina sulfato+glicosamina cloreto: condroflex
contraste: contraste, contraste iodado
corticoide: corticoide, corticoid*, corticosteroide, cortisona
corynebacterium parvum: corynebacterium parvum, parvulan
crizanlizumabe: crizanlizumabe, adakveo
crizotinibe: crizotinibe, xalkori
crofelemer: crofelemer, croffestra
cromoglicato: cromoglicato, rilan
cumarina: cumarina
cumarina+troxerrutina: tronvaz, varicoss, venalot
dabrafenibe: dabrafenibe, tafinlar
dacarbazina: dacarbazina, dacarb, evodazin, fauldacar
daclatasvir: daclatasvir
danazol: danazol, ladogal
dantroleno sodico hemieptaidratado: dantroleno sodico hemieptaidratado, dantrolen
dapagliflozina: dapagliflozina, dapagle, edistride, forxiga, juglint
dapoxetina: dapoxetina, prosoy
dapsona: dapsona, furp-dapsona, lfm-dapsona
daptomicina: daptomicina, cubicin, dopcym, exfuno, reldaptos, trisk
daratumumabe: daratumumabe, dalinvi
darifenacina: darifenacina, enablex, fenazic
darolutamida: darolutamida, nubeqa
dasatinibe: dasatinibe, ladizac, sprycel, zevuxa
daunorrubicina: daunorrubicina, evoclass
decitabina: decitabina, altryxen, dacogen, dechimia, deci, redtibin
deferasirox: deferasirox, desairon, exjade, ezafer
deferiprona: deferiprona, ferriprox
defibrotida: defibrotida, defitelio
deflazacorte: deflazacorte, calcort, deflaimmun, denacen
degarelix: degarelix, firmagon
delafloxacino: delafloxacino, delabaxi
delamanide: delamanide, deltyba
delapril: delapril
delapril+manidipino: hipertil
deltafolitropina: deltafolitropina, rekovelle
deltametrina: deltametrina, deltalab, deltametril, deltapil, escabin, pediderm
denosumabe: denosumabe, prolia, xgeva
dequalinio: dequalinio
derisomaltose ferrica: derisomaltose ferrica, monofer
desferroxamina: desferroxamina, desferal
desflurano: desflurano, desforane
deslanosideo: deslanosideo, deslanol
desloratadina: desloratadina, aleradina, aloff, aloff xpe, aviant, desalex, deslin, deslorana, desotidex, destadin, dizdy, esalerg, hystalor, lividex, respitrat, ritty, sigmaliv
desmopressina: desmopressina, ddavp, furp-desmopressina
desogestrel: desogestrel, araceli, careli, cerazette, deyse, juliet, kelly, mamades, maysa, melik, miwa, mylla, mylus, nactali, onua
desogestrel+etinilestradiol: dioless, femina, gracial, malu, mercilon, mercilon conti, microdiol, minian
desonida: desonida, adinos, desonol, desoskin
desoximetasona: desoximetasona, esperson
desoximetasona+neomicina: esperson n
desoxirribonuclease: desoxirribonuclease
desvenlafaxina: desvenlafaxina, dalilah, delagran, deller, desduo, destyc, desve, desventag, elifore, imense, pristiq, rytmise, vellana, vendexla, venlapress, zodel
deucravacitinibe: deucravacitinibe, sotyktu
deutetrabenazina: deutetrabenazina, austedo
dexametasona: dexametasona, bexeton, cetadex, cortidex, cortitop, decadron, decadronal, dexaden, dexadermil, dexametadron, dexametrat, dexamex, dexason, koidexa, maxidex, metadex, ozurdex
dexametasona+dexametasona: acetazona
dexametasona+neomicina+nistatina: trivagel n
dexametasona+neomicina+polimixina b: maxinom, maxitrol, maxiview
dexametasona+tobramicina: tobracort, tobradex
dexclorfeniramina: dexclorfeniramina, alergomine, fenirax, funed- dexclorfeniramina, hislor, histamin, hystin, lasamine, polapic, polaradex, polaramine, polarax, polaren, polaryn, softez
dexclorfeniramina+guaifenesina+pseudoefedrina: emsexpector, expectamin, polaratuss, polarg, spectolab exp
dexlansoprazol: dexlansoprazol, dexilant
dexmedetomidina: dexmedetomidina, bdexbraun, defrik, dexlla, extodin, precedex, simbilex, slipdex
dexpantenol: dexpantenol, bepantriz, cicatenol, depantex, dexprotenol, epitegel, epithelize, neopantol, pantodex, pelletrat, teupantol
dexrazoxano: dexrazoxano, cardioxane
dextrana: dextrana
dextrana+glicerol+hipromelose: trisorb
dextrana 70: dextrana 70
dextrana 70+hipromelose: sensilacri
dextrano: dextrano
dextrano+hipromelose: lacribell
dextrometorfano: dextrometorfano, benalet tsc
dextrometorfano+doxilamina: noityl
di-hidroergotamina: di-hidroergotamina
diacereina: diacereina, artrodar
diaspartato de pasireotida: diaspartato de pasireotida, upelior
diazepam: diazepam, compaz, furp-diazepam, relapax, santiazepam, uni-diazepax, valium
diazoxido: diazoxido, tensuril
diclofenaco: diclofenaco, advipro, belfaren, benevran, bexai, biofladex, calminex diclo, cataflam, cataflampro, cataflexym, cinaflan, clofen k, dflam tm, diclac, dicloair, dicloflogil, diclosodico, dnaren, dorflan, farmaflan, flaxxil, flexsport, flodin, inlupe, luparen, maxilerg, neocoflan, neotaren, nevralpro, phaster, probenxil, sodix, somaflex, tassiflam, voltaflex, voltaren
diclofenaco+diclofenaco: diclofarma, fenaren, poltax
diclofenaco+diclofenaco+diclofenaco acido: biofenac, biotifeno
diclofenaco+tramadol: adorlan
diclofenaco acido: diclofenaco acido
diclofenaco colestiramina: diclofenaco colestiramina, dryltac, flotac
diclofenaco resinato: diclofenaco resinato, fenaflan, flamatrat
didrogesterona: didrogesterona, duphaston
didrogesterona+estradiol: femoston
dienogeste: dienogeste, alandre, alluny, allurene, alurax, dine, dinora, diost, kalist, ludili ed, lurend, meluren, pietra ed
dienogeste+estradiol: qlaira, tambella
dietilcarbamazina: dietilcarbamazina
difenidramina: difenidramina, difenidrin, ducilamina, lenix
diflucortolona: diflucortolona, nerisona
diflucortolona+isoconazol: icacort
digoxina: digoxina, cardcor, furp-digoxina
diidroergocristina: diidroergocristina, iskemil
diidroergocristina+flunarizina: vertizine
diltiazem: diltiazem, cardizem
dimaleato de afatinibe: dimaleato de afatinibe, giotrif
dimenidrinato: dimenidrinato, dramavit, dramin
dimenidrinato+piridoxina: dimenidrin
dimeticona: dimeticona
dimeticona+hidroxido de aluminio+hidroxido de magnesio: pepsogel
dimeticona+metoclopramida+pepsina: digeplus
dimetila: dimetila, mofyt, tecfidera
dimetilsulfoxido de trametinibe: dimetilsulfoxido de trametinibe, mekinist
dinoprostona: dinoprostona, propess
diosmina: diosmina, flebodia
diosmina+hesperidina: biovarixon, conduvaz, convivance, dioeh, dioplex dh, diosmin sdu, diveins, duovazi, flavenos, variflux, veere, vonflux, waryz, weno dh
dipiridamol: dipiridamol, persantin
dipirona: dipirona, aberalgina, alivdip, anador, atroveran dip, conmel, dipidor, dipifarma, dipimed, dipiralgin, dipironati, diprin, dodoy, dorageo, doralex, dorfebril, doricin, dorilen dip, hynalgin, lisador dip, magnopyrol, medalgesico, metamizol, miorrelax, multipiral, neosaldina dip, nevralgex dip, nofebrin, novalgina, santidor, termopirona
dipirona+dipirona: difebril, dorenxaq, maxalgina
ditartarato de vinorelbina: ditartarato de vinorelbina, oncobine
ditosilato de lapatinibe: ditosilato de lapatinibe, tykerb
diuretico: diuretico, diuretic*
divalproato: divalproato, alvofexir, devaly, divalcon, diztabex, duepoli, leps, valpi
dobesilato de calcio: dobesilato de calcio, dobeven
dobutamina: dobutamina, dobtan, dobu, dobutariston, dobutrex
docetaxel: docetaxel, doceglennu, docelibbs, doceuno, dosataxel, koksara, tace, taxontas, taxotere, tequel
docusato: docusato
dolutegravir: dolutegravir, tivicay, tivicay pd
dolutegravir+lamivudina: dovato
dolutegravir+rilpivirina: juluca
domperidona: domperidona, domped, domperix, dompgran, dompliv, molidon, motilium, motiridona, peridal, perigite
donepezila: donepezila, comfect, danpezil, depzel, donepezil, donezyd, donila, epez, eranz, funed donepezila, furp-donepezila, labrea, senes, ziledon, zymea
donepezila+donepezila: reczil
donepezila+memantina: cogum
dopamina: dopamina, dopabane, dopacris, inotropisa, teudom
dorzolamida: dorzolamida, andrum, dorzal, dorzoptan, ocupress, trusopt, zonidra
dorzolamida+timolol: cosopt, dorzal mt, dorzoptan mt, drusolol, glalfital, novasopt, pressaliv, timosopt
dostarlimabe: dostarlimabe, jemperli
doxazosina: doxazosina, carduran, doxaneo, doxaprost, doxativo, doxprovir, doxuran, duomo, euprostatin, lutics, mesidox, prostaflux, unoprost
doxazosina+finasterida: duomo hp, hominus, pros-hp
doxiciclina: doxiciclina, clordox, doxiclin, vibradoxin, vibramicina
doxilamina: doxilamina
doxorrubicina: doxorrubicina, doxopeg, evorubicin, fauldoxo, oncodox, repegoxa, rubidox
droperidol: droperidol, droperdal
droperidol+fentanila: nilperidol
dropropizina: dropropizina, atossion, dopropizina, flextoss, neotoss, notuss tss, tosflu, vibral, ziptuss
drospirenona: drospirenona, ammy, slinda
drospirenona+estetrol: nextela
drospirenona+estradiol: angeliq, diol, nuance, perdama
drospirenona+etinilestradiol: dalyne, elani, feminique conti, ingrid, iumi, lyllas, megy, molieri, niki, prevyasm, vincy, yasmin, ylana
dulaglutida: dulaglutida, trulicity
duloxetina: duloxetina, abretia, cymbalta, cymbi, deprasil, duatlo, dullo, dulorgran, megoc, mydulo, sozz, sympta, velija
dupilumabe: dupilumabe, dupixent
durvalumabe: durvalumabe, imfinzi
dutasterida: dutasterida, avodart, dastene
dutasterida+tansulosina: combodart, dutam, tanduo
ebastina: ebastina, ebastel
eculizumabe: eculizumabe, soliris
edaravona: edaravona
edetato cromico: edetato cromico, dat-ipen
edoxabana: edoxabana, roteas
efavirenz: efavirenz, evir
efedrina: efedrina, unifedrine
efedrina+teofilina: franol
elbasvir: elbasvir
elbasvir+grazoprevir: zepatier
eletriptana: eletriptana
elexacaftor: elexacaftor
elexacaftor+ivacaftor+tezacaftor: trikafta
eliglustate: eliglustate, cerdelga
elotuzumabe: elotuzumabe, empliciti
elranatamabe: elranatamabe, elrexfio
eltrombopague olamina: eltrombopague olamina, revolade
emicizumabe: emicizumabe, hemcibra
empagliflozina: empagliflozina, empaflo, glempa, jardiance
empagliflozina+linagliptina: glyxambi
enalapril: enalapril, angiopril, enalamed, enaplex, eupressin, flossotec, pressel, pressomede, pressotec, pryltec, renalapril, renapril, renitec, renopril, sanvapress, vasopril
enalapril+hidroclorotiazida: co-pressotec, malena
encorafenibe: encorafenibe, braftovi
enflurano: enflurano, enfluran
enfortumabe vedotina: enfortumabe vedotina, padcev
enfuvirtida: enfuvirtida, fuzeon
enoxaparina: enoxaparina, clexane, cutenox, endocris, enoxalow, ghemaxan, heparinox, heptris, hyblut, noxx, volare
entacapona: entacapona, comtan, entarkin
entecavir: entecavir, baraclude
entricitabina: entricitabina
entricitabina+tenofovir: descovy
entricitabina+tenofovir desoproxila: binav, truvada
enxofre+peroxido de benzoila: acnase
enxofre precipitado: enxofre precipitado
enzalutamida: enzalutamida, enlutoza, xtandi
epcoritamabe: epcoritamabe, epkinly
epinastina: epinastina, relestat, talerc
epinefrina: epinefrina, adren, efrinalin, hyfren
epinefrina+lidocaina: alphacaine, xylestesin
epinefrina+mepivacaina: mepiadre
epirrubicina: epirrubicina, brecila
eplerenona: eplerenona, inspra
eptinezumabe: eptinezumabe, vyepti
erdafitinibe: erdafitinibe, erfandel
erenumabe: erenumabe, pasurta
eribulina: eribulina, halaven
eritromicina: eritromicina, rubromicin
eritropoetina: eritropoetina
erlotinibe: erlotinibe, erlok, rocab, tarceva
ertapenem: ertapenem, invanz
escetamina: escetamina, ketamin, newcet, spravato
escina: escina
escina+salicilato de: reparil
escitalopram: escitalopram, deciprax, eficentus, escilex, escip, espran, eudok, exodus, felissa, lesdot, lexaprass, lexapro, lexoneo, mind, reconter, sytoc, unitram
escopolamina: escopolamina, buscopan
esmolol: esmolol, brevibloc, esmolan
esomeprazol: esomeprazol, esio, esmog, esogastro, esol, esomex, esop, ezhyum, mezolium, mezp, nexium, nexium iv, nexprazin, yesom
esomeprazol+naproxeno: vimovo
esparadrapo: esparadrapo, micropore
espesolimabe: espesolimabe, spevigo
espiramicina: espiramicina, rovamicina
espirinolactona: espirinolactona
espirinolactona+espironolactona: aldosterin
espironolactona: espironolactona, aldactone, diacqua
espironolactona+hidroclorotiazida: aldazida
estavudina: estavudina, svudin
estazolam: estazolam, noctal
estetrol: estetrol
estradiol: estradiol, estradot, estreva, intrafem, lenzetto, lindisc, menostar, natifa, oestrogel, sandrena, vagifem
estradiol+estradiol: systen
estradiol+estradiol+noretisterona: systen sequi
estradiol+levonorgestrel: cicloprimogyna
estradiol+medroxiprogesterona: cyclofemina, lyndaveluno
estradiol+nomegestrol: iziz, stezza
estradiol+noretisterona: estalis, finifert, mesigyna, noregyna, systen conti
estreptomicina: estreptomicina, furp-estreptomicina
estriol: estriol, estrionil, ovestrion, stele
estrogenios conjugados: estrogenios conjugados, menoprin
estrogenios conjugados naturais: estrogenios conjugados naturais, premarin
estrogenios conjugados naturais+medroxiprogesterona: premarin mpa
eszopiclona: eszopiclona, ezonia, hezo, prysma
etabonato de loteprednol: etabonato de loteprednol, loteprol
etabonato de loteprednol+tobramicina: zylet
etambutol: etambutol
etanercepte: etanercepte, bio-manguinhos etanercepte, brenzys, enbrel, enbrel pfs, erelzi, nepexto
etanolato de darunavir: etanolato de darunavir, prezista
etexilato de dabigatrana: etexilato de dabigatrana, pradaxa
etilefrina: etilefrina, etilefril
etilenodicisteina dietilester: etilenodicisteina dietilester, ecd-tec
etinilestradiol: etinilestradiol
etinilestradiol+etonogestrel: exelring, livanel, nuvaring
etinilestradiol+gestodeno: adoless, allestra, allestra conti, femiane, fertnon, gestinol, ginesse, lizzy, mirelle, previane, siblima, tamisa, tantin, ulteron
etinilestradiol+levonorgestrel: evanor, gestrelan, level, linofeme, lofert, lovelle, microvlar, miranova, neovlar, nociclin, nordette, triquilar
etinilestradiol+norelgestromina: evra
etinilestradiol+noretisterona: primosiston
etionamida: etionamida
etodolaco: etodolaco, dueforzi, etod, flancox, flanolaco, ipaglin, todoc
etofenamato: etofenamato, bayro
etofibrato: etofibrato, tricerol
etomidato: etomidato, hypnomidate
etonogestrel: etonogestrel, implanon
etoposideo: etoposideo, eposido
etoposido: etoposido, etopos, evoposdo
etoricoxibe: etoricoxibe, arcoxia, coxeto, ecibe, ecoxe, hetori, lordozy, terocoxi, xumer
etossuximida: etossuximida, etoxin
etravirina: etravirina, intelence
eucalipto: eucalipto
eucaliptol: eucaliptol
eucaliptol+mentol+terpina: bromil
eudragit e: eudragit e
everolimo: everolimo, afinitor, certican, exher, osys, romufy, torhanz
evogliptina: evogliptina, suganon
evolocumabe: evolocumabe, repatha
exemestano: exemestano, aromasin, emah, proexty
ezetimiba: ezetimiba, coledue, coratez, dezemim, emibazet, ezet, ezetrol, posicor, teumib, zeterina, zetia, zimiex
ezetimiba+rosuvastatina: coledue r, plenance eze, runner eze, trezete
ezetimiba+sinvastatina: coledue sinv, emibazet sinv, sinvatrox eze, sinzetab, valcore, vytorin, zetsim
famotidina: famotidina, famox
fampridina: fampridina, fampyra
fanciclovir: fanciclovir, fanclomax, penvir
faricimabe: faricimabe, vabysmo
fator von willebrand: fator von willebrand, wilfactin
felipressina: felipressina
felipressina+prilocaina: citocaina, prilonest
felodipino: felodipino
felodipino+metoprolol: selozok fix
fenazopiridina: fenazopiridina, pyridium
fenazopiridina+sulfametoxazol+trimetoprima: uroctrin
fendizoato de cloperastina: fendizoato de cloperastina, clope, seki, tilugen
fendizoato de levocloperastina: fendizoato de levocloperastina, privituss
fenilbutazona: fenilbutazona, butacid
fenilefrina: fenilefrina, fenilefrin
feniramina: feniramina
feniramina+nafazolina: clanistil, claril, ocutil, uniclarin
fenitoina: fenitoina, dantalin, fenital
fenitoina+fenitoina: hidantal
fenobarbital: fenobarbital, furp-fenobarbital, gardenal
fenobarbital+fenobarbital: carbital, fenocris
fenofibrato: fenofibrato, fenobraty, hipofithy, lanpexio, lipanon, lipidil, reducofen, riduzi, solomia
fenofibratos microgranulos a: fenofibratos microgranulos a
fenol: fenol
fenol+mentol: auris-sedina
fenol+procaina: dordente
fenoterol: fenoterol, bromifen, fenteudini
fenoterol+ipratropio: duovent
fenoximetilpenicilina: fenoximetilpenicilina, meracilina, pen-ve-oral
fentanila: fentanila, anesfent, durogesic, fentanest, fentanil, fentora, tranil, unifental
fenticonazol: fenticonazol, fentizol, ginna, vagicand
fentolamina: fentolamina, herivyl
ferripolimaltose: ferripolimaltose, endofer, noripurum, ultrafer
ferro quelato: ferro quelato
ferro quelato+nicotinamida+piridoxina: fortevit
ferrocarbonila: ferrocarbonila, novofer
fexofenadina: fexofenadina, allegra, allexofedrin, desrinite, fenaxxe, fexx, fexxolyv, lexler, praalergia
fibrinogenio: fibrinogenio, fibryga, haemocomplettan p
fibrinogenio+trombina: tachosil, veraseal
fibrinolisina: fibrinolisina
filgrastim: filgrastim, filgrastine, fiprima, granulokine, tevagrastim, zarzio
finasterida: finasterida, capyla-hair, excalv, fendical, finalop, finarid, finastil, prohair, prostex
finerenona: finerenona, firialta
fingolimode: fingolimode, gilenya
fitomenadiona: fitomenadiona, eskavit, hyvit k, kavit, vikatron
fluconazol: fluconazol, celozol, flucanil, flucazol, flucocin, flucol, flucolcid, flucomed, fluconeo, fluconid, flucovil, fresolcan, hiconazol, pronazol, triazol, zelix, zoltec
fludarabina: fludarabina, evoflubina, fludalibbs
fludoxicortida: fludoxicortida
fludoxicortida+fludroxicortida+neomicina: drenison n
fludrocortisona: fludrocortisona, florinefe
fludroxicortida: fludroxicortida, drenison
flufenazina: flufenazina, flufenan, flufenan depot
flumazenil: flumazenil, flumazil, flunexil, lanexat, lenazen
flunarizina: flunarizina, flunarin, vertigium, vertix, vertizan
flunitrazepam: flunitrazepam, rohydorm, rohypnol
fluocinolona: fluocinolona
fluocinolona acetonida: fluocinolona acetonida
fluocinolona acetonida+hidroquinona+tretinoina: hormoskin, oskin, suavicid, tri-luma, trinulox
fluocortolona: fluocortolona
fluocortolona+lidocaina: ultraproct ldo
fluoreto: fluoreto
fluormetolona: fluormetolona, florate, flutinol, oftrate
fluoruracila: fluoruracila, efurix, fauldfluor, flusan, neugrast
fluoxetina: fluoxetina, daforin, fluoxetin, fluxene, luzati, prozac, prozen, verotina, zyfloxin
flurazepam: flurazepam, dalmadorm
flurbiprofeno: flurbiprofeno, targus
flurbiprofeno+flurbiprofeno: strepsils
flutamida: flutamida, flutamid, teflut
fluticasona: fluticasona, avamys, flixonase, flixotide, flutican, fluticaps, flutivate, plurair
fluticasona+salmeterol: combiwave
fluticasona+trifenatato de vilanterol: relvar ellipta
fluticasona+trifenatato de vilanterol+umeclidinio: trelegy
flutrimazol: flutrimazol, micetal
fluvoxamina: fluvoxamina, luvox
folinato de calcio: folinato de calcio, fauldleuco, folinac
fondaparinux: fondaparinux, arixtra
formoterol: formoterol, alenia, foradil, formocaps
fosamprenavir: fosamprenavir, telzir
fosaprepitanto dimeglumina: fosaprepitanto dimeglumina, enek, fondiza, foza
fosfestrol tetrassodico: fosfestrol tetrassodico, ronvan
fosfomicina: fosfomicina, fosmoryl, monuril, pieloril, traturil, vizuria
fostensavir: fostensavir, rukobia
fotemustina: fotemustina, muphoran
fremanezumabe: fremanezumabe, ajovy
frutose: frutose
fulvestranto: fulvestranto, bryst, eranful, faslodex, fulvy, mylveston, poemmy, rezimorp, supreniq, vequile
furosemida: furosemida, diflumid, diuremida, diurisa, diurit, furosantisa, furosetron, lasix, neosemid
fusidato: fusidato, fucidin
gabapentina: gabapentina, empak, gabaneurin, gamibetal, gapem, neurocontrol, neurontin, progaba, zigaba
gadobenato de dimeglumina: gadobenato de dimeglumina, multihance
gadobutrol: gadobutrol, gadovist
gadodiamida: gadodiamida, omniscan
gadopentetato de dimeglumina: gadopentetato de dimeglumina, magnevistan, viewgam
gadoteridol: gadoteridol, prohance
gadoxetato: gadoxetato, primovist
galantamina: galantamina, alzynamin, clometine, coglive, elatium, galmin, galzet, gaudy, refirmym, reminyl
galcanezumabe: galcanezumabe, emgality
galsulfase: galsulfase, naglazyme
gamanonacogue: gamanonacogue, rixubis
ganciclovir: ganciclovir, cymevir, ganciclotrat, ganvirax
ganirrelix: ganirrelix, orgalutran
gatifloxacino: gatifloxacino, orbiflox, zymar
gatifloxacino+prednisolona: zypred
gefitinib: gefitinib, gefib
gefitinibe: gefitinibe, iressa, kigefo, pulge, tykiticip
gelatina: gelatina
gelatina+trombina: floseal
gemifloxacino: gemifloxacino, factive
gencitabina: gencitabina, cytogem, evozar, gcib, gemcired, gemcit, gemzar, gencix, genlibbs, hetgem, mylzar, zybina
genfibrozila: genfibrozila
gentamicina: gentamicina, gentagran, gentamicin, gentamisan, hytamicina
gentuzumabe ozogamicina: gentuzumabe ozogamicina, mylotarg
gestodeno: gestodeno
gilteritinibe: gilteritinibe
givosirana: givosirana, givlaari
glatiramer: glatiramer, copaxone, glametix
glecaprevir hidratado: glecaprevir hidratado
glecaprevir hidratado+pibrentasvir: maviret
glibenclamida: glibenclamida, daonil, funed-glibenclamida, furp-glibenclamida, glibeneck, glicamin, glicocontrol, gliconil, glionil, nilclamida
glibenclamida+metformina: glucovance
glicazida: glicazida, azukon
glicerina: glicerina, clisterol
glicerofosfato: glicerofosfato, glycophos, novophos
glicina: glicina
glicinato de aluminio: glicinato de aluminio
glicinato de zinco: glicinato de zinco, oralz
glicinato ferrico: glicinato ferrico
gliclazida: gliclazida, beteglid, cimadilic, clazi, dagli, diamicron, diatarcom, dicazid
gliclazida+metformina: glivance
gliconato de calcio: gliconato de calcio
glicopirronio: glicopirronio, seebri
glicopirronio+indacaterol: ultibro
glicopirronio+indacaterol+mometasona: enerzair
glicosamina: glicosamina, artoglico, glicolive, glucoreumin, ortosamin, osteoglic, sulglic
glicosamina cloreto: glicosamina cloreto, dinaflex, hyali
glimepirida: glimepirida, amaglyn, amaryl, betes, diabemed, diamellitis, gliansor, glimepil, glimeran, glymryl
glimepirida+metformina: meritor
glucagon: glucagon, glucagen
glucana: glucana, imunoglucan
golimumabe: golimumabe, bio-manguinhos golimumabe, simponi
gonadotropina corionica: gonadotropina corionica, choriomon-m
gosserrelina: gosserrelina, zoladex
granisetrona: granisetrona, grandax, kytril, quevatryl
grazoprevir: grazoprevir
guaifenesina: guaifenesina, expectoflui, expectovic, expecvem, frenotosse, glyteol, guaiasyl, pulmovic
guaifenesina+terbutalina: bronquitoss
guselcumabe: guselcumabe, tremfya
halobetasol: halobetasol, halobex
haloperidol: haloperidol, furp-haloperidol, haldol, haldol decanoato, haloper
hemina: hemina, panhematin
heparina sodica bovina: heparina sodica bovina, heptar
heparina sodica suina: heparina sodica suina, alimax, hepamax-s, parinex
heparina sodica suina+heparina suina: hemacin, hemofol
heparina suina: heparina suina
hesperidina: hesperidina
hexafluoreto de enxofre: hexafluoreto de enxofre, sonovue
hialuronato: hialuronato, cystistat, euflexxa, hiluropt, hylo-comod, hylo-gel, laxime, lunah, polireumin
hialuronidase: hialuronidase
hidralazina: hidralazina, apresolina, nepresol
hidrobrometo de citalopram: hidrobrometo de citalopram, citalopram
hidrobrometo de galantamina: hidrobrometo de galantamina
hidroclorotiazida: hidroclorotiazida, clorana, diurezin, diurix, furp-hidroclorotiazida, hctz, hidroflux, hidroless, hidromed, iquego-  hidroclorotiazida
hidroclorotiazida+irbesartana: aprozide, bart, irbe
hidroclorotiazida+losartana: hyzaar, valtrian, zartecore
hidroclorotiazida+olmesartana: olzicar
hidroclorotiazida+propranolol: tenadren
hidroclorotiazida+telmisartana: misacor, teld
hidrocortisona: hidrocortisona, acecorthyl, ariscorten, cortigen, stiefcortil
hidrocortisona+neomicina: gingilone
hidrocortisona+neomicina+polimixina b: otosporin
hidrogenotartarato de rivastigmina: hidrogenotartarato de rivastigmina, rivastelon
hidrogenotartarato de rivastigmina+rivastigmina: durivast, exelon
hidromorfona: hidromorfona, dilaudid
hidroquinona: hidroquinona, claquinona, cleankinol, eldoquin, hidropeek, lumiderm, solaquin
hidrosmina: hidrosmina, hidrovenus, venula
hidroxibenzoato de viminol: hidroxibenzoato de viminol, dividol
hidroxicloroquina: hidroxicloroquina, papilup, plaquinol, reumaki, reuplaq, reuquinol
hidroxicobalamina: hidroxicobalamina, bedoze
hidroxido de aluminio: hidroxido de aluminio, pepsamar
hidroxido de aluminio+hidroxido de magnesio: kollangel ff
hidroxido de aluminio+hidroxido de magnesio+oxetacaina: droxaine
hidroxido de aluminio+hidroxido de magnesio+simeticona: gastrol tc, gelmax dim, magnazia, mylanta
hidroxido de magnesio: hidroxido de magnesio
hidroxietilamido: hidroxietilamido, plasmin
hidroxipropil guar: hidroxipropil guar
hidroxipropil guar+macrogol+propilenoglicol: mirugell
hidroxiquinolina: hidroxiquinolina
hidroxiquinolina+trolamina: cerumin
hidroxiureia: hidroxiureia, leux, siklos, tepev, tepev  ff
hidroxizina: hidroxizina, drics, drixi, drotizin, droxy, hidroalerg, hixilerg, hixizine, hoxidrin, pergo, pruri-gran
hidroxocobalamina: hidroxocobalamina, cronobe
hipromelose: hipromelose, artelac, filmcel
ibandronato de sodio: ibandronato de sodio, afrat, sintezys
ibrutinibe: ibrutinibe, imbruvica
ibuprofeno: ibuprofeno, adlyv, advil, algy, algy-flanderil, alivium, aludor, alyviazes, atrofem, buprolivium, buprovil, buscofem, capsfen, doraliv, ibucaps, ibuflex, ibufran, ibuglobo, ibuliv, ibupril, ibupromed, ibuprotrat, ibuprotrat cm, ibuvix, iquego-ibuprofeno, medmulher, novalfem, parartrin, pralivio, proinflac, spidufen, termomed ibup, vantil, zediv
ibuprofeno+paracetamol: luftafem, nuromol
icatibanto: icatibanto, firazyr
idarrubicina: idarrubicina, evomid
idarucizumabe: idarucizumabe, praxbind
idursulfase: idursulfase, elaprase
ifosfamida: ifosfamida, evolox, holoxane, lifos
iloprosta: iloprosta, ventavis
imatinibe: imatinibe, beizom, glimatin, glivec, leuphila, leuvec, pluto, yvec
imiglucerase: imiglucerase, cerezyme
imipenem: imipenem
imipramina: imipramina, imipra, tofranil
imiquimode: imiquimode, ixium, modik
inclisirana: inclisirana, sybrava
indacaterol: indacaterol, onbrize
indacaterol+mometasona: atectura
indapamida: indapamida, indafix, indapen, indatrat, natrilix, vasotrilix
indapamida+perindopril: acertalix
indometacina: indometacina, indocid
inebilizumabe: inebilizumabe, uplizna
infliximabe: infliximabe, avsola, remicade, remsima, renflexis, xilfya
inotersena nonadecassodica: inotersena nonadecassodica, tegsedi
inotuzumabe ozogamicina: inotuzumabe ozogamicina, besponsa
insulina: insulina, afrezza
insulina regular: insulina regular, humulin r, insuliv r, insunorm
insulina nph: insulina NPH, NPH, humulin n n, insunorm r, lantus, lispro, novolin n, novolin r, novorapid, nph, tresiba, wosulin r
insulina asparte: insulina asparte, asparte, fiasp
insulina degludeca: insulina degludeca, degludeca
insulina degludeca+liraglutida: xultophy
insulina detemir: insulina detemir, levemir
insulina glargina: insulina glargina, glargina, basaglar, glargilin, glatus, semglee, toujeo
insulina glargina+lixisenatida: soliqua
insulina glulisina: insulina glulisina, apidra
insulina isofana: insulina isofana, visulin n, wosulin n
insulina lispro: insulina lispro, admelog, humalog, humalog mix, lyumjev
interferon alfa 2a: interferon alfa 2a
iobenguano 131i: iobenguano 131i
iobitridol: iobitridol, henetix
iodeto de potassio: iodeto de potassio
iodixanol: iodixanol, visipaque
iodo: iodo
iodo+salicilato de metila: iodex
iodo metaloide: iodo metaloide
iodopovidona: iodopovidona, betacare, sabofen
ioexol: ioexol, omnipaque
ioimbina: ioimbina, yomax
iomeprol: iomeprol, iomeron
iopamidol: iopamidol, iopamiron
iopromida: iopromida, ultravist
ipilimumabe: ipilimumabe, yervoy
ipratropio: ipratropio, aerodivent, atrovent, ipraneo, ipravent
ipriflavona: ipriflavona, ossoflex
irbesartana: irbesartana, aprovel
irinotecana: irinotecana, tecnotecan
irinotecano: irinotecano, camptosar, camptrix, cloritecan, evoterin, irno, proto-itecan, trebyxan
isatuximabe: isatuximabe, sarclisa
isavuconazonio: isavuconazonio, cresemba
isetionato de hexamidina: isetionato de hexamidina
isetionato de hexamidina+tetracaina: hexomedine
isoconazol: isoconazol, ginecol, gyno-icaden, gynoplus
isoconazol+isoconazol: icaden
isoflurano: isoflurano, isoforine, isoihn, isoran
isometepteno: isometepteno
isoniazida: isoniazida, furp-isoniazida, laqfa-isoniazida
isossorbida: isossorbida, cincordil, isordil, monocordil
isotipendil: isotipendil, andantol
isotretinoina: isotretinoina, acnil, acnova, amalfi, cecnoin, dermogran, ison, isotrat, roacutan, rotretin
isoxsuprina: isoxsuprina, inibina
itraconazol: itraconazol, funok, itralex, itraspor, itrazol, sporanox, traxonol
ivabradina: ivabradina, ivahart, procoralan
ivacaftor: ivacaftor, kalydeco
ivacaftor+lumacaftor: orkambi
ivacaftor+tezacaftor: symdeko
ivermectina: ivermectina, ivecte, iverliv, iverneo, leverctin, revectina, soolantra
ixazomibe: ixazomibe, ninlaro
ixequizumabe: ixequizumabe, taltz
l-carbocisteina: l-carbocisteina, mucolab, mucolitil
lacidipino: lacidipino, lacipil
lacosamida: lacosamida, lacotem, lakos, seizla, vimpat
lactobionato de eritromicina: lactobionato de eritromicina, tromaxil
lactogliconato de calcio: lactogliconato de calcio
lactulose: lactulose, duphalac, farlac, lactosan, lactulona, pentalac
lamivudina: lamivudina, epivir, farmanguinhos -lamivudina, furp-lamivudina, iquego-lamivudina
lamivudina+tenofovir desoproxila: duplivir
lamivudina+zidovudina: biovir
lamotrigina: lamotrigina, epyl, exafob, forlut, lamez, lamictal, lamitor, lamosyn, leptico, nepil, nocon
lanadelumabe: lanadelumabe, takhzyro
lanreotida: lanreotida, somatuline autogel
lansoprazol: lansoprazol, laflugi, lanzopept, perprazol, prazol
laronidase: laronidase, aldurazyme
larotrectinibe: larotrectinibe, vitrakvi
latanoprosta: latanoprosta, arulatan, drenatan, glopol, latanoprost, nolaprost, xalatan, xaloftal
latanoprosta+timolol: latonan, tilumus, xalacom, xalanoft
latanoprosteno bunode: latanoprosteno bunode, vyzulta
latex: latex
lauril sulfato: lauril sulfato
lauril sulfato+sorbitol: minilax, sollievo
laurilsulfato: laurilsulfato
laurilsulfato+sorbitol: enemin
laxante: laxante, laxante*
ledipasvir: ledipasvir
ledipasvir+sofosbuvir: harvoni
leflunomida: leflunomida, leflun, lfm-leflunomida, reumian
lenalidomida: lenalidomida, lenangio, nuvyor, revlimid
lenvatinibe: lenvatinibe, lenvima
lercanidipino: lercanidipino, lercan, previpress, zanidip
letermovir: letermovir, privymtra
letrozol: letrozol, breelet, femara, ivevi, lemol, lethozy, letnyza, liliya, noazy, sabine
leuprorrelina: leuprorrelina, eligard, lectrum, lupron
levanlodipino: levanlodipino, atelop, cor-select, lefor, novanlo
levanlodipino hemipentaidratado: levanlodipino hemipentaidratado, persur
levetiracetam: levetiracetam, antara, antara iv, elizip, etira, frontlev, iludral, keppra, spark, veepi
levobunolol: levobunolol, b-tablock
levobupivacaina: levobupivacaina, novabupi
levocetirizina: levocetirizina, rizi, vocety, zina, zinlerg, zyxem
levocetirizina+montelucaste: lemont, levolukast, rizi-m
levodopa: levodopa
levodropropizina: levodropropizina, antux, percof
levofloxacina: levofloxacina
levofloxacino: levofloxacino, citanic, lemiflox, levaflox, levobiot, levotac, levoxin, livepax, tamiram, tavaflox, tavagran, tavok, turf
levolisinato de ibuprofeno: levolisinato de ibuprofeno, neoprofen
levomalato de cabozantinibe: levomalato de cabozantinibe, cabometyx
levomentol: levomentol
levomepromazina: levomepromazina, levozine
levomepromazina+levomepromazina: neozine
levomilnaciprana: levomilnaciprana, fetzim
levonorgestrel: levonorgestrel, anulov, jaydess, kyleena, neodia, pilem, poslov
levosimendana: levosimendana, simdax
levotiroxina: levotiroxina, euthyrox, levoid, puran, synthroid
lidocaina: lidocaina, dermomax, hypocaina, labcaina, lidial, lidogel, lidojet, lidopass, nopasure, toperma
lidocaina+lidocaina: xylocaina
lidocaina+norepinefrina: lidostesim
lidocaina+polimixina b: lidosporin
lidocaina+prilocaina: emla, medicaina
lidocaina+quinosol+tirotricina: malvatricin
lidocaina+tetracaina: pliaglis, skincaine
lidocaina+tribenosideo: procto-glyvenol
limeciclina: limeciclina, liaclysal, meciclin, rovicid, tetralysal
linagliptina: linagliptina, glinape, glink, glunac, linadib, trayenta
linagliptina+metformina: glink met
lincomicina: lincomicina, hylinc, linatron, lincovax
linezolida: linezolida, adiloz, dalizonelid, lidbact, lizred, lynoz, tymbro, zyvox
lipegfilgrastim: lipegfilgrastim, lonquex
liraglutida: liraglutida, saxenda, victoza
lisado bacteriano: lisado bacteriano, broncho-vaxom, extralerg, paxoral
lisdexanfetamina: lisdexanfetamina, juneve, lyberdia, venvanse
lisina: lisina
lisinato de cetoprofeno: lisinato de cetoprofeno, algilive, artrosil
lisinopril: lisinopril, listril
litio: litio, carbolitium, carbonato de litio
lixisenatida: lixisenatida
lodenafila: lodenafila, helleva
lomitapida: lomitapida
lomustina: lomustina, citostal
loperamida: loperamida, diafuran, diasec, imosec, kaosec, magnostase
lopinavir: lopinavir
lopinavir+ritonavir: kaletra
loratadina: loratadina, alergaliv, claritin, clistin, cloratadd, histadin, loradine, lorasliv, loratamed, loritil
lorazepam: lorazepam, ansirax, lorax
lorlatinibe: lorlatinibe, lorbrena
lornoxicam: lornoxicam, lornox, xefo
losartan: losartan
losartana: losartana, aradois, arartan, corus, cozaar, cozaless, cytrana, lorsacor, losacoron, losartan, lotanol, torlos, zaarpress, zart
loxoprofeno: loxoprofeno, loxonin, oxotron
lubiprostona: lubiprostona, amitiza
lumacaftor: lumacaftor
lumasirana: lumasirana, oxlumo
lumefantrina: lumefantrina
lurasidona: lurasidona, lutab
luspatercepte: luspatercepte, reblozyl, rojuzda
macitentana: macitentana, opsumit
macrogol: macrogol
macrogol+propilenoglicol: ocusys
magaldrato: magaldrato, riopan
manidipino: manidipino, manivasc
manitol: manitol, portebro
manitol+sorbitol: purisole sm
maraviroque: maraviroque, celsentri
maribavir: maribavir, livtencity
matricaria chamomilla l: matricaria chamomilla l
mavacanteno: mavacanteno, camzyos
mebendazol: mebendazol, belmirax, helmiben meb, helmilab, ibdazol, mebendal, menbel, mentelmin, pravermyl
mebeverina: mebeverina, duspatalin, rubenti
meclozina: meclozina, meclin, meclin jet, mezyac, naucloz
mecobalamina: mecobalamina, ativb, bmast, defb, dozemast, mecobe
medroxiprogesterona: medroxiprogesterona, demedrox, depo-provera
mefloquina: mefloquina, lfm-mefloquina, malair, meflexil
megestrol: megestrol, femigestrol
meglumina: meglumina
meglumina+repaglinida: posprand
melatonina: melatonina
melfalana: melfalana, alkeran
meloxicam: meloxicam, artritec, bioflac, diaden, inicox dp, loxam, melocox, melotec, melovac, meloxigran, mevamox, movacox, movoxicam, oxitec
memantina: memantina, alois, desiree, ebix, heimer, kamppi, maizher, mealz, memorall, moriale, tebbe, zider
menaeptenona: menaeptenona, menaka
menotropina: menotropina, menopur, merional hg
mepiramina: mepiramina
mepivacaina: mepivacaina, mepisv
mepolizumabe: mepolizumabe, nucala
mercaptopurina: mercaptopurina, purinethol
meropenem: meropenem, mepenox, meromax, meronem, zylpen
mesalazina: mesalazina, mesacol, pentasa
mesna: mesna, mitexan, uroprot
mesterolona: mesterolona, proviron
metadona: metadona, mytedom
metaraminol: metaraminol, aramin
metenamina: metenamina
metenamina+metiltioninio: cystex, sepurin
metformina: metformina, diglixx, formyn, funed metformina, glicefor, glicomet, glifage, glityfom, glygran, meglize, metglifor, metta, mytfor, teutoformin
metformina+propilenoglicolato de dapagliflozina: ebymect, xigduo
metformina+saxagliptina: kombiglyze
metformina+sitagliptina: janumet, nimegon met, taglya met
metformina+vildagliptina: galvus met
metilbrometo de homatropina: metilbrometo de homatropina, homatropin
metildopa: metildopa, aldomet, metilcord
metildopa sesquiidratado: metildopa sesquiidratado, tensioval
metilergometrina: metilergometrina, ergometrin
metilfenidato: metilfenidato, attenze, consiv, medato, ragione, ritalina, tedeaga
metilparabeno: metilparabeno
metilprednisolona: metilprednisolona, advantan, depo-medrol, predi-medrol
metilsulfato de neostigmina: metilsulfato de neostigmina, neosthy, neostigmin, normastig
metiltioninio: metiltioninio
metoclopramida: metoclopramida, aristopramida, hyposil, metrofarma, noprosil, novosil, plabel, plagex, plasil, plavom, vomistop
metoprolol: metoprolol, betacris, dozoito, emprol, lopressor, miclox, quenzor, seloken, selozok, tarbet, zarmine
metotrexato: metotrexato, fauldmetro, hytas, metrexato, tecnomet, tevametho
metoxisaleno: metoxisaleno, oxsoralen
metreleptina: metreleptina, myalept
metronidazol: metronidazol, canderm, endonidazol, flagyl, furp-metronidazol, helmizol, hidazol, meflagin, metronack, metroniflex, neometrodazol, nidazofarma, rozex, trinodazol
metronidazol+miconazol: gynotran
metronidazol+nistatina: colpatrin, tricomax, trinodazol nistatina
micafungina: micafungina, mycamine
micofenolato: micofenolato, fenosuprex, mycosodium, myfortic
micofenolato de: micofenolato de, cellcept, mofecell, mofilen
miconazol: miconazol, anfugitarin, ciconazol, colpadak, daktazol, gino mizonol, lqfex miconazol, micofim, micogyn, miconil, micotics, micozen, mikol, mizonol, vodol, volnac
miconazol+tinidazol: amplium g, anfugine, crevagin, dermovagin, gino-colon, tindamas, trinizol-m
midazolam: midazolam, dormium, hypozam, prontomid, telozam
midazolam+midazolam: dormonid
midostaurina: midostaurina, rydapt
mifamurtida: mifamurtida, mepact
migalastate: migalastate, galafold
miglustate: miglustate, zavesca
milrinona: milrinona, primacor
minociclina: minociclina
minoxidil: minoxidil, actfio, allovita, aloxidil, capitrat men, capy, dixil, eniagor, kedaxyl, lopexx, pant, pant sec, pielus mx, pillus
mirabegrona: mirabegrona, micpure, myrbetric
mirtazapina: mirtazapina, menelat, razapina, remeron, zapsy
misoprostol: misoprostol, prostokos
mitotano: mitotano, lisodren
mitoxantrona: mitoxantrona, evomixan
mobocertinibe: mobocertinibe, exkivity
modafinila: modafinila, stavigile
mometasona: mometasona, amome, m-lix, momate, monax, oximax, topison, ventus
mometasona+mometasona: nites
monossialogangliosideo: monossialogangliosideo, sygen
montelucaste: montelucaste, arodap, kotrar, monecast, montelair, montelukast, monty, multiler, oxcene, piemonte, sincast, singulair, uniair, viatine, zylcas
morfina: morfina, oppy
moxetumomabe pasudotox: moxetumomabe pasudotox, lumoxiti
moxifloxacino: moxifloxacino, avalox, moxicris, neumosin, oftalmox, praiva, vigamox
mupirocina: mupirocina, bacrocin, bactroban, bactroneo, dermoban, murici
mycobacterium bovis: mycobacterium bovis, imuno  bcg
n-butilescopolamina: n-butilescopolamina, ermopan
nadroparina: nadroparina, fraxiparina
nafazolina: nafazolina, claroft, narinef, narix, nasalflux, nasofluid, nortisoro, novosoro nf, privina, sinustrat vasoconstrictor, sonarin, sorisma n
nafazolina+sulfato de zinco: maxibell
nalbufina: nalbufina, nalbli, nalfina, nubain
naloxona: naloxona, narcan
naloxona+oxicodona: targin
naltrexona: naltrexona, uninaltrex
nandrolona: nandrolona, deca-durabolin
naproxeno: naproxeno, duoact, flanax, gynestrel, napronax, naprox, naxotec, naxtri, nexflen, nexoprax
naproxeno+sumatriptana: sumaxpro
naratriptana: naratriptana, naramig, naranety, naratano, naratrin, narcef
natalizumabe: natalizumabe, tysabri
naxitamabe: naxitamabe, danyelza
nebivolol: nebivolol, bivolet, lobeat, lobivon, nebic, nebilet, nebipre, nebitah, neblock, nyteb, teubiliv
neomicina: neomicina, lomicina, nemicina, neomed, neomicon, pomicina, tratmic
nepafenaco: nepafenaco, nevanac
neratinibe: neratinibe, nerlynx
netupitanto: netupitanto
netupitanto+palonosetrona: akynzeo
nevirapina: nevirapina, nevirax
nicergolina: nicergolina, sermion
nicotina: nicotina, nicorette, nicotinell, niquitin
nicotinamida: nicotinamida
nicotinamida+piridoxina+sulfato ferroso: biofortonico
nifedipina: nifedipina, loncord
nifedipino: nifedipino, adalat, nifedipress
nilotinibe: nilotinibe, tasigna
nimesulida: nimesulida, arflex, cimelide, inflalid, neosulida, niflag, nimelit, nimesilam, nimesulix, nimsy, nisoflan, nisufar, nisulid, nortlid, prexulid, scaflogin, scalid
nimesulida+pantoprazol: nidue, nivux
nimesulida betaciclodextrina: nimesulida betaciclodextrina, maxsulid
nimodipino: nimodipino, miocardil
nimotuzumabe: nimotuzumabe, cimaher
nintedanibe: nintedanibe, nidhi, nindaxef, ofev, oksana
niraparibe: niraparibe, zejula
nirmatrelvir: nirmatrelvir
nirmatrelvir+ritonavir: paxlovid
nirsevimabe: nirsevimabe, beyfortus
nistatina: nistatina, albistin, canditrat, micostalab, nidazolin, nistamax, nistrazin
nistatina+oxido de zinco: alivbaby, babyneo, bebex n, benzevit, dermodex, dermonase, dermostatin, hipodertrat, nqzin, oxyderme, pratiderm
nitazoxanida: nitazoxanida, annita, azox, irose, minti, naxxagran, nydda, occide, rudite, tanisea, trinida, zoxylab
nitisinona: nitisinona, nitikabs, orfadin
nitrazepam: nitrazepam, nitrapan, sonebon
nitrendipino: nitrendipino, caltren, nitrencord
nitrofural: nitrofural, furacin
nitrofurantoina: nitrofurantoina, macrodantina, nitrofen
nitrofurazona: nitrofurazona, caziderm
nitroglicerina: nitroglicerina, tridil
nitroprusseto: nitroprusseto, nitrop, nitroprus
nivolumabe: nivolumabe, opdivo
nivolumabe+relatlimabe: opdualag
nomegestrol: nomegestrol, lutenil
norelgestromina: norelgestromina
norepinefrina: norepinefrina, epikabi, hyponor, noradrem, unianora
noretisterona: noretisterona, norestin, primolut-nor
norfloxacino: norfloxacino, androfloxin, flox, floxamox, floximed, floxinol, miuron, norf, norxacin, quinoform, urotrobel
nortriptilina: nortriptilina, pamelor
nusinersena: nusinersena, spinraza
obinutuzumabe: obinutuzumabe, gazyva
ocitocina: ocitocina, syntocinon
ocrelizumabe: ocrelizumabe, ocrevus
octreotato tetraxetana: octreotato tetraxetana
octreotida: octreotida, octride, sandostatin
odevixibate: odevixibate, bylvay
ofatumumabe: ofatumumabe, kesimpta
ofloxacino: ofloxacino, floxina, nostil, oflox, ofloxalis
olanzapina: olanzapina, axonium, crisapina, lyzapil, neupine, olanexyn, olanzys, onaz, zesten, zopix, zyprexa
olaparibe: olaparibe, lynparza
oleato de monoetanolamina: oleato de monoetanolamina, ethamolin
olmesartana: olmesartana, asea, benicar, benicar od, fluxocor, hipoxomil, holmes, olmecor, olmedix, olmegran, olmetec, olmy, olsar
olodaterol: olodaterol, striverdi respimat
olodaterol+tiotropio: spiolto
olopatadina: olopatadina, holli, lodina, patanol, visodina
omalizumabe: omalizumabe, xolair
omeprazol: omeprazol, elprazol, enopproz, eupept, gastrium, losec, lozeprel, neoprazol, neprazol, novoprazol, omenax, omepramed, omoprel, oprazon, peptrat, teutozol
omeprazol+omeprazol: stomedini, uniprazol
omeprazol microgranulados: omeprazol microgranulados, estomadefens
onasemnogeno abeparvoveque: onasemnogeno abeparvoveque, zolgensma
ondansetrona: ondansetrona, ansentron, enavo, enjovix, naudan, nausedron, nautex, nautex odg, nautrodax inj, ondanmed, ondavon, ondif, ondrau, ondset, ontrax, volig, vonau, zofran
ondansetrona+ondansetrona: bienn direct, jofix
opioide: opioide, opioide*
orfenadrina: orfenadrina
orlistate: orlistate, lipiblock, lipoclin, lipoxen, lystate, orlax, orlibesi, orlipid, sfinge, sidelg, siluestat, xenilipi
ornitina: ornitina, hepa-merz
oseltamivir: oseltamivir, farmanguinhos oseltamivir, globoflu, oselflu, tamiflu, uniflu
osimertinibe: osimertinibe, tagrisso
otilonio: otilonio, lonium
oxacilina: oxacilina, oxacilil, oxanon
oxaliplatina: oxaliplatina, bioezulen, collectro, eloxatin, evoxali, oxa-platin, oxalibbs, oxalimeiz, tevaoxali
oxamniquina: oxamniquina, oxamixil
oxcarbazepina: oxcarbazepina, oleptal, oxcarb, trileptal
oxetacaina: oxetacaina
oxibuprocaina: oxibuprocaina, oxinest
oxibutinina: oxibutinina, nourin, retemic
oxicodona: oxicodona, oxycontin, oxygesic, oxypynal
oxiconazol: oxiconazol, oceral, oxipelle
oxido de magnesio: oxido de magnesio
oxido de zinco: oxido de zinco, bepantol, hipoglos
oxido de zinco+subgalato de bismuto+timol: cutisanol
oximetazolina: oximetazolina, afrin, aturgyl, oxifrin, sinex
paclitaxel: paclitaxel, abraxane, akssus, evotaxel, myltol, ontax, paclimeiz, paclitax, pantium, tarvexol, taxilan, taxol, toxxel
palbociclibe: palbociclibe, agatha, ibrance
paliperidona: paliperidona, invega
palivizumabe: palivizumabe, synagis
palonosetrona: palonosetrona, onicit, palocyt
pamidronato: pamidronato, melidronato, pamidrom
pancreatina: pancreatina, creon, suprenz
pancuronio: pancuronio, pancuron
panitumumabe: panitumumabe, vectibix
pantoprazol: pantoprazol, adipept, dispetic, divena, gazia, inilok, pantasun, pantocal, pantomix, pantopaz, pantozol, panzomed, pash, peptovit, prazy, protton, ptzol, restitue, tecta, tolza, tolza iv, ziprol
papaverina: papaverina, hypoverin
paracetamol: paracetamol, acetaminofeno, ameniflac, cefalium one, cimegripe, cyfenol, dorfen, dorfenol, dorilax df, dorsanol, emsgrip, fervex, funed paracetamol, gripalce, halexminophen, kabipamol, lfm-paracetamol, paralgen, paramol, pratium, resfec, sonridor, termol, tilenati, tyflen, tylaflex, tylalgin, tylemax, tylenol, tylidol, vick pyrena
paracetamol+pseudoefedrina: resfegripe sinus, tylenol sinus
paracetamol+tramadol: atrace, combfix, daisan, paratram, revange, tilestal, ultracet
parecoxibe: parecoxibe, pabexhy
paricalcitol: paricalcitol, syletyv, zemplar
paroxetina: paroxetina, aropax, cebrilin, depaxan, moratus, parox, paxil, paxtrat, roxetin, sincro, zyparox
pasireotida: pasireotida, signifor
patisirana: patisirana, onpattro
pazopanibe: pazopanibe, votrient
pegaspargase: pegaspargase, oncaspar
pegcetacoplana: pegcetacoplana, empaveli
pegfilgrastim: pegfilgrastim, fulphila, neulastim, pegneucyte, pegtima, pelgraz, ziextenzo
pegvaliase: pegvaliase, palynziq
pegvisomanto: pegvisomanto, somavert
pembrolizumabe: pembrolizumabe, keytruda
pemetrexede: pemetrexede, alimta, eroxym, fonhep, pemdia, plexeden, sukhi
pemetrexede+pemetrexede: pemtryx
pemetrexede+pemetrexede dissodico hemipentaidratado: pemeglenn
pemetrexede dissodico hemipentaidratado: pemetrexede dissodico hemipentaidratado, atred, mesotem, premexede
penciclovir: penciclovir
penicilamina: penicilamina, cuprimine
penicilina: penicilina, benzetacil, bezetacil, penicilina benzatina
penicilina g: penicilina g, bepeben
pentetreotida: pentetreotida, oct-ipen
pentoxifilina: pentoxifilina
pepsina: pepsina
perampanel: perampanel, fycompa
periciazina: periciazina, neuleptil
perindopril: perindopril, acertil, coversyl
permanganato de potassio: permanganato de potassio
permetrina: permetrina, ectrin, keltrina, koadine, kwell, pediletan, permenati, pioletal, piolixina, piosan
peroxido de benzoila: peroxido de benzoila
peroxido de benzoila+peroxido de benzoila: solugel
peroxido de ureia: peroxido de ureia, aceratum
pertuzumabe: pertuzumabe, perjeta
pertuzumabe+trastuzumabe: phesgo
petidina: petidina, dolosal, dornot
pibrentasvir: pibrentasvir
picossulfato: picossulfato, cronoplex, guttalax, rapilax
pilocarpina: pilocarpina, pilocan
pimecrolimo: pimecrolimo, elidel
pinaverio: pinaverio, siilif
pioglitazona: pioglitazona, aglitil, diaglits, pioglit, piotaz, stanglit
piperacilina: piperacilina
piperacilina+tazobactam: aurotaz-p, piperazam, pipta, pype, tazocin, tazomaz, tazpen
piperidolato: piperidolato
piracetam: piracetam, nootron, nootropil
pirazinamida: pirazinamida, furp- pirazinamida, laqfa pirazinamida
pirfenidona: pirfenidona, egurinel, esbriet
piridostigmina: piridostigmina, mestinon
piridoxina: piridoxina, metadoxil
pirimetamina: pirimetamina, daraprim
pirofosfato tetrassodico: pirofosfato tetrassodico, piro-tec
piroxicam: piroxicam, farmoxicam, feldene, feroxene, floxicam, pirfel
piroxicam betaciclodextrina: piroxicam betaciclodextrina, brexin, cicladol
pirtobrutinibe: pirtobrutinibe, jaypirce
pirvinio: pirvinio, pyr-pam, pyverm
pitavastatina: pitavastatina, ebatz, lester, livalo, pivast
plerixafor: plerixafor, mozobil
polatuzumabe vedotina: polatuzumabe vedotina, ropolivy
policarbofila: policarbofila, benestare
policresuleno: policresuleno
policresuleno+policresuleno a: albocresil
policresuleno a: policresuleno a
polidocanol: polidocanol
poliestirenossulfonato de calcio: poliestirenossulfonato de calcio, calnate
polimixina b: polimixina b, polixil b, poly b, polycid, polytek-b, spox
polissulfato de escina: polissulfato de escina
polissulfato de mucopolissacarideo: polissulfato de mucopolissacarideo, fledoid, hirudoid, topcoid
pomalidomida: pomalidomida, pomalyst
ponatinibe: ponatinibe, iclusig
posaconazol: posaconazol, noxafil
povidona: povidona, iodopovidona, povidine, povidona iodada
pramipexol: pramipexol, minergi, pramipezan, rocky, sifrol, stabil
prasugrel: prasugrel, effient
pravastatina: pravastatina
praziquantel: praziquantel, far-manguinhos praziquantel
prednicarbato: prednicarbato, dermatop
prednisolona: prednisolona, oftpred, percoide, pred, predoptic, predsim, preni, ster, visiopred
prednisona: prednisona, alergcortem, ciclorten, corticorten, crispred, flamape, funed prednisona, meticorten, predcort, predinis
pregabalina: pregabalina, alond, dorene, dorene tabs, gabalgin, glya, jolik, konduz, lycerah, lyrica, lysugi, mobale, neugaba, prebictal, prefiss, pregalpha, prelavid, preneurin, proleptol, tagdor, zeropin
prilocaina: prilocaina, baritekal hiperbarica
primaquina: primaquina, farmanguinhos primaquina
primidona: primidona, primid
procaina: procaina
progesterona: progesterona, crinone, gynpro, junno, prolutex, utrogestan
promestrieno: promestrieno, antrofi, avestria, colpofem, colpotrofine, coltrieno, promim
prometazina: prometazina, cremefenergan, fenergan, pamergan, promergan
prometazina+prometazina: profergan, prometazol
propafenona: propafenona, fanorm, ritmonorm, tunta, vatis
propatilnitrato: propatilnitrato, sustrate
propilenoglicol: propilenoglicol
propilenoglicolato de dapagliflozina: propilenoglicolato de dapagliflozina
propilenoglicolato de dapagliflozina+saxagliptina: ardecto, qtern
propilenoglicolato de darunavir: propilenoglicolato de darunavir, darvyr
propiltiouracila: propiltiouracila, propilracil
propofol: propofol, diprivan, fresofol, hyfol, lipuro, profolen, propotil, propovan, provive, spiva mct-lct
propranolol: propranolol, amprax, lafesc-propranolol, pranolal, pressoflux, propalol, propanolol, propramed, propranolom, sanpronol
protamina: protamina
proteina c: proteina c, fidegerp
proteinas: proteinas
proteinas plasmaticas humanas: proteinas plasmaticas humanas, tecplas
proximetacaina: proximetacaina, anestalcon
prucaloprida: prucaloprida, resolor
pseudoefedrina: pseudoefedrina
pseudoefedrina+triprolidina: actifedrin
quetiapina: quetiapina, atip, kitapen, mensyva, neotiapim, queopine, quepsia, queropax, quet, quetibux, quetifren, quetipin, quetros, seroquel, tracox
quinina: quinina
quinosol: quinosol
rabeprazol: rabeprazol, iniparet, pariet
racealfatocoferol: racealfatocoferol, e-tabs, emama, ephynal
racecadotrila: racecadotrila, avide, racecadotril, tiorfan
racemetionina: racemetionina
radio: radio, xofigo
raloxifeno: raloxifeno, evista, ralxfem
raltegravir: raltegravir, isentress
ramelteona: ramelteona, rahime, rozerem
ramipril: ramipril, naprix
ramucirumabe: ramucirumabe, cyramza
ranibizumabe: ranibizumabe, amelivu, lucentis
ranitidina: ranitidina, antidin, label, ranidin, ranitidil, ranitil, ulcerocin, ultidin
ranolazina: ranolazina, riscard
rasagilina: rasagilina, azilect, razys
rasburicase: rasburicase, fasturtec
ravulizumabe: ravulizumabe, ultomiris
regorafenibe: regorafenibe, stivarga
relatlimabe: relatlimabe
relaxante muscular: relaxante muscular
remifentanila: remifentanila, relyon, remifas, remistesi, ultiva
rendesivir: rendesivir
repaglinida: repaglinida
reslizumabe: reslizumabe, cinqair
retinol: retinol
ribavirina: ribavirina, ribavirin
ribociclibe: ribociclibe, kisqali
rifamicina: rifamicina, rifasan, rifotrat
rifamicina sv: rifamicina sv, rifocina spray
rifampicina: rifampicina, furp-rifampicina, rifaldin
rifampina: rifampina, paucibacilar
rifaximina: rifaximina, xifaxan
rilmenidina: rilmenidina, hyperium
rilpivirina: rilpivirina
riluzol: riluzol, lfm-riluzol, tekzor, zolcris
riociguate: riociguate
risanquizumabe: risanquizumabe, skyrizi
risdiplam: risdiplam, evrysdi
risedronato: risedronato, actonel, fixenato, indosso, osteoblock, osteotrat, risedronel, risedross, risonato
risperidona: risperidona, perlid, rispalum, risperac, risperdal, risperidon, rispxan, viverdal, zargus
ritlecitinibe: ritlecitinibe, litfulo
ritonavir: ritonavir, norvir
rituximabe: rituximabe, bio-manguinhos rituximabe, mabthera, riabni, riximyo, ruxience, truxima, vivaxxia
rivaroxabana: rivaroxabana, acog, dacxi, dartrial, faxxa, itextar, klev, lixxafor, nixe, nublaxon, prevpulbana, rivacrist, rivar, rivaxa, rivneo, rivoxx, rixantil, ryvyry, vabam, varoxred, vynaxa, xafac, xanev, xarelto
rivastigmina: rivastigmina, cogniva, vastigma
rizatriptana: rizatriptana, maxalt, zyptan
rocuronio: rocuronio, bloqueron, esmeron, misck, rocuron, unirez
roflumilaste: roflumilaste, daxas
romiplostim: romiplostim, nplate
romosozumabe: romosozumabe, evenity
ropivacaina: ropivacaina, anesyn, naropin, opivac
ropivacaina+ropivacaina: ropi
rosuvastatina: rosuvastatina, creslip, crestor, elpenzo, plenance, rosucor, rosulib, rosuneo, rosustatin, rosuvast, rozubine, rozuni, runner, rusovas, ruva, ruvascor, sancol, telio, trezor, zinpass
rotigotina: rotigotina, neupro
roxitromicina: roxitromicina, roxitram
rufinamida: rufinamida, inovelon
rupatadina: rupatadina, rupafin
ruxolitinibe: ruxolitinibe, jakavi
saccharomyces boulardii: saccharomyces boulardii, flomicin, floratil
saccharomyces cerevisae: saccharomyces cerevisae, florax, ginoflorax
sacituzumabe govitecana: sacituzumabe govitecana, trodelvy
safinamida: safinamida, xadago
salbutamol: salbutamol, aero-ifal, aerodini, aerofrin, aerolin, aerotrat, bashav, berotec, butalab, neutoss
salicilato de: salicilato de
salicilato de metila: salicilato de metila
salmeterol: salmeterol, seretide, serevent
samario 153sm lexidronam: samario 153sm lexidronam, samar-ipen
sapropterina: sapropterina, kuvan
saquinavir: saquinavir, svir
satralizumabe: satralizumabe, enspryng
saxagliptina: saxagliptina, onglyza
secnidazol: secnidazol, decnazol, nquiase, secdazol, secfar, secnaxidol, secnidal, secnihexal, secnimax, sectil, unigyn
secnidazol+tinidazol+tioconazol: gynopac
secuquinumabe: secuquinumabe, cosentyx
selegilina: selegilina, jumexil
selenito: selenito, selit
selexipague: selexipague, uptravi
selpercatinibe: selpercatinibe, retsevmo
selumetinibe: selumetinibe, koselugo
semaglutida: semaglutida, ozempic, rybelsus, wegovy
sertralina: sertralina, afetus, assert, dieloft, ralzin, recapser, sered, tolrest, trasolin, zoloft, zysertin
sevelamer: sevelamer, renagel
sevoflurano: sevoflurano, anesevo, sevocris, sevoness
sibutramina: sibutramina, biomag, grece, nolipo, saciette, sibuctil, sibus, sigran, slenfig, vazy
sildenafila: sildenafila, ah-zul, dejavu, denavas, directus, hazex, prilo, redatim, revatio, sildenafil, sollevare, vasifil, viagra, viasil, videnfil, virineo
siltuximabe: siltuximabe, sylvant
simeticona: simeticona, luftal, mylicon
sinvastatina: sinvastatina, clinfar, lipistatina, menocol, simlip, sinvalip, sinvascor, sinvasmax, sinvastacor, sinvastamed, sinvatrox, sinvax, unak, vaslip
sirolimo: sirolimo, rapamune
sitagliptina: sitagliptina, januvia, nimegon, sitar, taglya
sofosbuvir: sofosbuvir, sovaldi
sofosbuvir+velpatasvir: epclusa
sofosbuvir+velpatasvir+voxilaprevir: vosevi
solifenacina: solifenacina, involu, samile, solly, urgisin, vesicare, vexica
solifenacina+tansulosina: vesomni
somapacitana: somapacitana, sogroya
somatostatina: somatostatina, stilamin
somatrogona: somatrogona, genryzon
somatropina: somatropina, bio-manguinhos somatropina, biomatrop, criscy, eutropin, genotropin, hormotrop, norditropin, omnitrope, saizen
sorafenibe: sorafenibe, nexavar
sorbitol: sorbitol, baxter sorbitol
soro de reidratacao: soro de reidratacao, pedialyte, reidratacao oral, soro caseiro, soro de reidratacao oral, sro, terapia de reidratacao oral
sotalol: sotalol, sotahexal
sotorasibe: sotorasibe, lumakras
subgalato de bismuto: subgalato de bismuto
succinilgelatina: succinilgelatina, gelafundin
sucralfato: sucralfato, sucrafilm
sufentanila: sufentanila, fastfen, sufenta
sugamadex: sugamadex, bridion, bryony, dexperta, lessav, rebrive, sugadioz, sujma, suversadex
sulbactam: sulbactam
sulbutiamina: sulbutiamina, arcalion
sulfacetamida: sulfacetamida
sulfacetamida+trietanolamina: queimalive
sulfadiazina: sulfadiazina, sulfazina
sulfadiazina de prata: sulfadiazina de prata, dermazine, silglos, sulph
sulfametoxazol: sulfametoxazol, bactrim, imectrym, sulfa
sulfametoxazol+trimetoprima: bac-sulfitrin, bacfar, bacteracin, bactropin, belfactrim, benectrin, espectroprima, medtrim, subtrax, sulfatrin, taxbac
sulfassalazina: sulfassalazina, azulfin, salazoprin
sulfato de bario: sulfato de bario, bariogel, opti-bar
sulfato de magnesio: sulfato de magnesio
sulfato de zinco: sulfato de zinco
sulfato ferroso: sulfato ferroso, ferro oral, lomfer, masferol, medtom
sulfato ferroso+sulfato ferroso: anemifer, sulferbel
sulfato ferroso dessecado: sulfato ferroso dessecado
sulfeto de selenio: sulfeto de selenio, caspacil
sulpirida: sulpirida, equilid
sumatriptana: sumatriptana, imigran, sumatriptano, sumax, sutriptan
sunitinibe: sunitinibe, sutent, suzopa
suxametonio: suxametonio, succitrat
tacrolimo: tacrolimo, atobach, cropoc, lifaltacrolimus, prograf, protopic, tacrofort, tacrolil, tacroz
tacrolimo+tacrolimo: tarfic
tadalafila: tadalafila, cialis, h-for, hislafi, lync, tada, tadalafil, talag, vorallis, zyad
tafamidis: tafamidis, vyndaqel, vynkella
tafasitamabe: tafasitamabe, minjuvi
tafenoquina: tafenoquina, kozenis
tafluprosta: tafluprosta, saflutan
talazoparibe: talazoparibe, talzenna
talidomida: talidomida
talquetamabe: talquetamabe, talvey
tamoxifeno: tamoxifeno, nolvadex, tacfen, tamoxin, taxofen
tansulosina: tansulosina, hproz, rettan, soprostil, stub, tamsulon, tamsulosina, tansudart, tanzurys, tasulil, usoleg
tapentadol: tapentadol, palexis
tazobactam: tazobactam
teclistamabe: teclistamabe, tecvayli
tedizolida: tedizolida, sivextro
teduglutida: teduglutida, revestive
tegaserode: tegaserode, zelmac
teicoplanina: teicoplanina, bactomax, kirom, koplan, targocid, teiconin, teicoston, teiplan, toplanina
telbivudina: telbivudina, sebivo
telmisartana: telmisartana, bramicar, micardis, telmigran, telmisart
temozolomida: temozolomida, melazte, temodal, temolida, temozod, zalluz
tenecteplase: tenecteplase, metalyse
tenofovir: tenofovir, vemlidy
tenofovir desoproxila: tenofovir desoproxila
tenoxicam: tenoxicam, reumotec, teflan, tenocam, tenoxil, tilatil, tilonax, tiloxineo, titenil
teofilina: teofilina, teolong
tepotinibe: tepotinibe, tepmetko
teprotumumabe: teprotumumabe, tepezza
terbinafina: terbinafina, ceremil, funtyl, lakesiapes, micofar, micosil, ternasil
terbinafina+terbinafina: lamisilate
terbutalina: terbutalina, terbutil
terconazol: terconazol
terebentina: terebentina
teriflunomida: teriflunomida, aubagio, ryfluna
teriparatida: teriparatida, forteo
terlipressina: terlipressina, glypressin, tergly
terpina: terpina
testosterona: testosterona, androgel, daem, deposteron, hormus, nebido, testogel
tetracaina: tetracaina
tetraciclina: tetraciclina, cinatrex, ofite, tetraclin, tetramed
tetrafluorborato tetramibi cuproso: tetrafluorborato tetramibi cuproso, mibi-tec
tetraidrocanabinol: tetraidrocanabinol
tetraxetano: tetraxetano
tezacaftor: tezacaftor
tezepelumabe: tezepelumabe, tezspire
tiabendazol: tiabendazol, benstatin, foldan, micosbel, thiaben, thiabena, thianax, tiadol, tiaplex
tiamazol: tiamazol, tapazol
tiamina: tiamina, benerva, beviter, nervamin, neurivit, vitaum
tianeptina: tianeptina, stablon
tibolona: tibolona, clindella, libiam, livah, livial, reduclim, tibial, tiboclin, tilogran
ticagrelor: ticagrelor, alminda, artag, coaly, tiag
ticarcilina: ticarcilina
ticlopidina: ticlopidina, plaketar
tigeciclina: tigeciclina, dugar, kalyme, sengecil, taumik, tygacil
tildrakizumabe: tildrakizumabe, ilumya
timol: timol
timolol: timolol, droptim, glaucoliv, glaucotrat, glautimol, tenoftal, timoneo, timoptol, timosan
timolol+travoprosta: duo-travatan, travamed mt
timomodulina: timomodulina, leucogen
timostimulina: timostimulina
tinidazol: tinidazol
tinidazol+tioconazol: amplogin, gynben, gynomax, takil, tinin, tiotrax, trivifeme, vulnagen
tiocolchicosideo: tiocolchicosideo, coltrax, coltrax inj
tioconazol: tioconazol, tionazen
tioguanina: tioguanina, lanvis
tiopental: tiopental, thiopentax
tioridazina: tioridazina, melleril, unitidazin
tiotropio: tiotropio, spiriva respimat
tipiracila: tipiracila
tirofibana: tirofibana, agrastat
tirotricina: tirotricina
tirzepatida: tirzepatida, mounjaro
tisagenlecleucel: tisagenlecleucel, kymriah
tizanidina: tizanidina, sirdalud
tobramicina: tobramicina, antibrex, bramitob, tobracin, tobracular, tobralirio, tobralox, tobramina, tobrazol, tobrex, zobilar
tocilizumabe: tocilizumabe, actemra
tofacitinibe: tofacitinibe, xeljanz
tolterodina: tolterodina, detrusitol
topiramato: topiramato, amato, arasid, egide, ritop, toduze, topamax, toptil, vidmax
topotecana: topotecana, evotecan, hycamtin, topotacx
toxina botulinica a: toxina botulinica a, botox, botulift, botulim, dysport, nabota, prosigne, xeomin
tramadol: tramadol, anangor, gesico, keltix, novotram, timasen, tramadon, tramal, tramaliv, zytra
trandolapril: trandolapril, gopten
tranilcipromina: tranilcipromina, parnate
trastuzumabe: trastuzumabe, bio-manguinhos trastuzumabe, herceptin, herzuma, kanjinti, ontruzant, tecpar trastuzumabe, trazimera, zedora
trastuzumabe deruxtecana: trastuzumabe deruxtecana, enhertu
trastuzumabe entansina: trastuzumabe entansina, kadcyla
travoprosta: travoprosta, travamed, travatan, travoftal, travoptic
trazodona: trazodona, andhora, donaren, donex, loredon, motraz, tradep, trazostab
tremelimumabe: tremelimumabe, imjudo
tretinoina: tretinoina, suavicid one, vesanoid, vitanol-a, vitpeel
tri-heptanoina: tri-heptanoina, dojolvi
triancinolona: triancinolona, allenasal, nasacort, oncicrem-a
triancinolona acetonida: triancinolona acetonida, coliaft, colujet, oncileg-a, oralsept
triancinolona hexacetonida: triancinolona hexacetonida, triancil
tribenosideo: tribenosideo
triclosana: triclosana
trientina: trientina, willentine
trietanolamina: trietanolamina
triexifenidil: triexifenidil, artane
trifenatato de vilanterol: trifenatato de vilanterol
trifenatato de vilanterol+umeclidinio: anoro ellipta
trifluoperazina: trifluoperazina, stelazine
trifluridina: trifluridina
trimebutina: trimebutina, digedrat, irritratil, modulatri, tribugestex, trimeb, trimexium
trimetazidina: trimetazidina, cortazidin, eskemico, herzaten, muskard, neovangy, quicard, soanza, vascor, vastarel, vastarel caps, vazidin
trimetoprima: trimetoprima
trioxido de arsenio: trioxido de arsenio, trisenox
triprolidina: triprolidina
triptorrelina: triptorrelina, gonapeptyl daily, gonapeptyl depot
trolamina: trolamina
trombina: trombina
trometamol cetorolaco: trometamol cetorolaco, cetrolac, cetrolac sl, clilon, kelac, ketoliv, ketto, legrace, optilar, softalm, symdulor, terolac, teroquatro, toradol, toragesic, toragesic ofta, tormiv odg, tormiv sl, torofast, totti sl, ultrox, voric
tropicamida: tropicamida, ciclomidrin, mydriacyl
trospio: trospio, spasmex
troxerrutina: troxerrutina
truvada: truvada, prep, tenofovir, tenofovir e entricitabina
udenafila: udenafila, zydena
umeclidinio: umeclidinio, vanisto
unoprostona: unoprostona
upadacitinibe: upadacitinibe, rinvoq
ureia: ureia, nutraplus, ureadin
urofolitropina: urofolitropina, fostimon-m
ustequinumabe: ustequinumabe, stelara
valaciclovir: valaciclovir, aciclomax, dazek, denpryx, herpstal, valtrex
valganciclovir: valganciclovir, mafusa, valcyte
valproato de sodio: valproato de sodio, lavie
valsartana: valsartana, aracor, arterox, brasart, bravan, cosartan, diobrate, diovan, presconeo, rovelan, teuvart, valsacor, vartaz, velitron
vancomicina: vancomicina, hicovan, novamicin, vancocina cp, vancoson, vancotrat, vank
vandetanibe: vandetanibe, caprelsa
vardenafila: vardenafila, leviosa, varmuve
vardenafila+vardenafila: levitra
vareniclina: vareniclina, champix
varfarina: varfarina, coumadin, marevan, marfarin
vasopressina sintetica: vasopressina sintetica, encrise
vecuronio: vecuronio, vecuron
vedolizumabe: vedolizumabe, entyvio
velpatasvir: velpatasvir
vemurafenibe: vemurafenibe, zelboraf
venetoclax: venetoclax, venclexta
venlafaxina: venlafaxina, alenthus, altven, ardire, efexor, myletin, venf, venforin, veniz, venlaxin, venlift od, vensate, zyvifax
verapamil: verapamil, dilacoron, vasoton
vericiguate: vericiguate, verquvo
vigabatrina: vigabatrina, sabril
vilazodona: vilazodona, aymee, viibryd
vildagliptina: vildagliptina, digluss, galvus, gavidi, glytco
vimblastina: vimblastina, faulblastina, velban, vinatin
vimpocetina: vimpocetina, cognen, vicog
vincristina: vincristina, dabaz, fauldvincri
vinflunina: vinflunina, javlor
vinorelbina: vinorelbina, evotabina, navelbine, norelbin, vilne
vipivotida tetraxetana: vipivotida tetraxetana, pluvicto
vismodegibe: vismodegibe, erivedge
vitaminas: vitaminas, polivitaminico
volanesorsena: volanesorsena, waylivra
vonoprazana: vonoprazana, inzelm
voretigeno neparvoveque: voretigeno neparvoveque, luxturna
voriconazol: voriconazol, hyvora, micend, veac, velenaxol, vfend, vori, vori inj, vzom
vortioxetina: vortioxetina, brintellix, voextor, vogni, vurtuoso
vosoritida: vosoritida, voxzogo
voxilaprevir: voxilaprevir
vutrisirana: vutrisirana, amvuttra
xilometazolina: xilometazolina, otrivina
zanamivir: zanamivir, relenza
zanubrutinibe: zanubrutinibe, brukinsa
zidovudina: zidovudina, far-manguinhos zidovudina, zidovir
zinco: zinco
ziprasidona: ziprasidona, geodon
zolmitriptana: zolmitriptana
zolpidem: zolpidem, hizolp, insonox, insopidem, isoy, meditivox, noctiden, nuit, nuit long, patz, patz gts, patz sl, riposo sl, stilnox, stilram sl, zoaf, zolfest, zolfest spray, zolpaz, zolrem sl, zopistil, zoup, zoup sl, zylinox, zylinox sl
zopiclona: zopiclona, imovane
zuclopentixol: zuclopentixol
zuclopentixol+zuclopentixol+zuclopentixol: clopixol
`;
