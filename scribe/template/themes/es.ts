/**
 * Themes of headings in Spanish: how a heading names each, and the words with which it is asked or told. Folded and
 * matched whole; `*` stands for any ending, `=` before a form that must be the whole heading.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const ES_THEMES = `
bleeding / sangrado*, perdidas de sangre, perdidas hematicas, hemorragi*, hematoma*, moretones, epistaxis, diatesis hemorragica, sangra* / sangr*, hemorragi*, moreton*, morado*, hematoma*, coagul*, regla*, menstru*, toalla*, encia*, nariz, heces, popo, melena, hemorroide*
menstruation / menstrua*, ciclo*, menarca, menarquia, fum, regla, reglas, periodo menstrual, menstrual, catamenial, sangrado menstrual / menstru*, menarca, menarquia, ciclo*, regla*, periodo, te baja, te bajo, le baja, le bajo, me baja, me bajo, baja cada, toalla*, tampon*, colico*, coagul*, flujo, fum, premenstru*, cada 28, cada mes, copa menstrual
reproduction / reproductiv*, salud de la mujer, gineco*, historia de la mujer / hij*, embaraz*, gesta*, parto*, cesarea*, aborto*, perdio, perdi, lactancia, amamant*, menstru*, menarca, ciclo*, regla*, menopaus*, anticonc*, diu, condon*, papanicolau, citologia, dio pecho, dar pecho, dando pecho
menopause / menopaus*, climater* / menopaus*, bochorno*, calor*, sofoco*, sudor*, resequedad, sequedad, regla*, hormon*
breastPast / historia mamaria, antecedentes mamarios, antecedentes de mama, enfermedades de la mama / mama*, mamografi*, fibroadenoma*, biopsia*, puncion*, protesis, pezon*, nodulo*, bolita*, seno, senos
fetalMovement / movimientos fetales, movimiento* del bebe / mueve*, movi*, patad*, patea*
bowel / intestin*, evacuac*, deposicion*, habito intestinal, popo, transito intestinal, constipac*, estrenimiento, diarrea, defecac*, catarsis, vejiga e intestino, vejiga y recto / evacu*, popo, caca, heces, deposicion*, bano, estren*, estreñ*, diarrea*, gases, del cuerpo, defec*, colon, hemorroide*
urine / orina*, miccion*, urinari*, diuresis, pipi, vejiga, vesical*, chorro urinario, urinario, nicturia, prostatismo, llenado y vaciado / orin*, pipi, chorro, gote*, ardor*, arde, vejiga, noche a orinar, levanta, aguant*, escap*, pis, hacer del uno
continence / continencia, incontinencia, escapes, perdida de orina, suelo pelvico, piso pelvico, control de esfinteres vesical, esfinter* / escap*, pierde*, orin*, pipi, panal*, protector*, toalla*, tos*, toser, estornud*, aguant*, gases, heces
swallowing / deglu*, tragar, via oral, atragantamiento*, disfagia, atragant* / trag*, atragant*, atraganta*, liquido*, solido*, espes*, sonda, ahog*, atora*
digestion / digest*, estomago, gastrointestin*, reflujo, gastro*, dispep*, acidez, agruras, abdominales, del estomago, erge, aparato digestivo / agruras, acidez, ardor*, reflujo, estomago, panza, barriga, llen*, inflam*, gases, eruct*, nausea*, vomit*, digest*, trag*, evacu*
vomiting / vomito*, nausea*, tolerancia oral, via oral y vomitos, emesis, emetic* / vomit*, nausea*, asco, devuelv*, toler*, suero, beb*, retiene, orin*
breathing / respira*, falta de aire, disnea, vias aereas, via respiratoria, respiratori*, disneic*, ahogo, ahogos, fatiga y ahogo, ortopnea / aire, ahog*, respir*, cans*, agit*, pecho apretado, escalera*, cuesta, almohada*, acostad*, subir, silbido*, silba
cough / tos, flema*, expectora*, silbidos, hemoptisis, tos y flema, vias aereas / tos, tose, toser, flema*, esput*, gargaj*, silb*, verde, amarill*
chest / dolor de pecho, dolor toracico, corazon, cardiac*, palpitac*, precordial*, pecho, sincope, desmayo*, del corazon, cardiovasculares / pecho, palpit*, corazon, latid*, desmay*, aire, opres*, apriet*, brazo
swelling / hinchaz*, edema*, retencion, hinchad*, anasarca, congest* / hinch*, edema*, pies, tobillo*, pierna*, zapato*, calcetin, peso
legs / piernas, circulacion, varices, miembros inferiores, claudica*, circulatori*, pantorrilla*, sintomas isquemicos, extremidades inferiores / pierna*, pie, pies, varic*, hinch*, calambre*, pesad*, arde*, hormig*, media*, de pie, parad*, pantorrilla*
vision / vision, visual*, vista, ojos, ocular*, molestias oculares, lagrim*, fotofobia, moscas volantes, secrecion ocular / vista, vision, ojo*, borros*, mosca*, destell*, doble, lagrim*, lagañ*, pica*, leer, lentes, cortina, sombra, ve bien, ve mal, ve borroso, veo mal, deja de ver, secrec*, pegad*
hearing / audicion, auditiv*, oido*, zumbido*, acufeno*, sordera, otologic*, otic*, tinnitus, hipoacusia, oreja*, otorrea, otalgia, plenitud aural / oye*, oigo, oir, escuch*, zumb*, pit*, sord*, tele, volumen, oido*, tapad*, supur*, aparato*
balance / mareo*, vertigo*, equilibrio, vestibular*, desequilibri*, inestabilidad, vertigin*, laberint* / mare*, gira*, vueltas, vertigo*, equilib*, tambale*, caid*, acost*, voltea*
nose / nariz, nasal*, rinosinus*, rinologic*, sinusal*, olfato, obstruccion nasal, mocos, nasosinusal* / nariz, tapad*, estornud*, moco*, escurr*, huel*, olfat*, pic*, sangr*, ronca, ronco, roncar, roncaba, ronquido*
throat / garganta, voz, faring*, vocal*, laring*, disfonia, ronquera, uso de la voz / gargant*, voz, afon*, trag*, carrasp*, tos, cant*, ronquera, voz ronca
mouth / boca, bucal*, dientes, dental*, encia*, periodont*, orofacial*, halitosis / boca, dient*, muela*, encia*, lengua, afta*, llaga*, saliva, cepill*, hilo dental, mastic*, dentadura, placa, dentista
skin / piel, cutane*, integridad cutanea, dermatologicos, lesiones de piel, erupc*, exantema, sarpullido / piel, mancha*, comez*, pic*, roncha*, grano*, lunar*, costra*, resec*, roj*, arde*, barro*, espinilla*, descam*
hair / cabello*, pelo, capilar*, caida del cabello, cuero cabelludo, alopecia, calvicie, caida de pelo / cabell*, pelo, cae*, caida, casp*, hueco*, calv*, cepillo, regadera, almohada, unas quebradiz*
joints / articulac*, articulares, coyunturas, articular, osteoarticular*, poliarticul*, dolores articulares, rigidez matutina, artric* / articula*, coyuntura*, rodilla*, muneca*, dedo*, mano*, hombro*, cadera*, tobillo*, hinch*, rigid*, ties*, manana
beyondJoints / fuera de las articulac*, extraarticular*, extra articular*, fuera de las coyunturas, sistemicos, manifestac* extra*, otros organos, organos afectados / fiebre, peso, adelgaz*, baj*, ojo*, boca, sec*, llaga*, afta*, piel, mancha*, roncha*, sol, cabell*, pelo, dedo* blanc*, blancos, morados, frio, aire, tos, orin*, diarrea*, cans*, sudor*, hormig*, nervio*, erupc*
constitution / sintomas generales, sintomas constitucionales, estado general, sintomas b, constitucional*, signos generales, consuntiv*, sintomas sistemicos / fiebre, peso, adelgaz*, baj*, kilo*, sud*, apetito, hambre, cans*, debil*, escalofr*
weight / historia del peso, historia de peso, evolucion del peso, trayectoria del peso / peso, pesa, peso, pesaba, kilo*, adelgaz*, engord*, subi*, baj*, dieta*, maximo, minimo, gordit*, delgad*, bascula, ropa, talla
fever / fiebre, curva termica, temperatura / fiebre, febr*, calentura, grado*, temperatura, termomet*, calient*, escalofr*, 38, 39, 40
fatigue / cansancio, fatiga, energia, astenia, agotamiento, decaimiento / cans*, fatig*, energia, agot*, sin fuerza*, debil*, descans*
nerves / sensibilidad, hormigueo*, neuropat*, adormecimiento*, sintomas neurologicos, parestesia*, sensitiv*, molestias neurologicas, nervios perifericos, dolor neuropatico / hormig*, dorm*, adorm*, quema*, toque*, aguj*, fuerza, debil*, sensib*, calambre*
movement / temblor*, motor*, sintomas motores, movimiento*, parkinson*, bradicines*, discinesia*, fluctuac* motora*, on y off, wearing off / tembl*, rigid*, ties*, camin*, anda, paso*, caid*, cae, voltea*, abotonar*, letra, escrib*, voz, lento, lenta, lentitud
aura / aura*, fenomenos visuales / aura*, zigzag, luz*, luces, brill*, punto* ciego*, destell*, hormig*, vista, estrell*, antes del dolor
seizures / convuls*, tipo de crisis, frecuencia de crisis, descripcion de la crisis, crisis epilept*, ictal*, crisis convuls*, convulsion* / crisis, convuls*, desmay*, se va, ausent*, sacud*, muerd*, mord*, espuma, orin*, ojos en blanco, desconect*
hypoglycemia / hipoglucemia*, azucar baja, hipoglicemia*, hipos, bajones, bajas de azucar, azucares bajas, glucosa baja, bajadas de azucar / hipo*, baj*, tembl*, sud*, mare*, azucar, glucosa, glicemia, debajo de, dulce, jugo
hot / bochorno*, sofoco*, calores, sudores / bochorno*, calor*, sofoco*, sud*, sabana*
itch / prurito, picazon, comezon, prurigin*, rascado, picor / pic*, comez*, rasc*, prurit*
mood / animo, humor, afecto, afectiv*, estado afectivo, sintomas depresiv*, tristeza / animo, humor, triste*, llor*, ganas, disfrut*, irrit*, culpa*, esperanz*, aisla*
anxiety / ansiedad, panico, sintomas ansiosos, nervios, preocupac*, nerviosismo, angustia, ansiosos / ansi*, panico, corazon, palpit*, miedo, morir*, nervi*, preocup*, ahog*, tembl*, sud*, angust*
safety / ideacion, riesgo suicida, suicid*, pensamientos de muerte, riesgo de autolesion, ideas de muerte, riesgo para si, =seguridad, seguridad del paciente, seguridad y riesgo / morir*, muert*, matar*, desaparec*, suicid*, lastim*, hacerse dano, hacerte dano, plan, arma*, vivir, quitarse la vida, quitarte la vida
psychosis / psicot*, psicosis, alucinac*, voces, delir*, psicotic*, oye voces, sintomas psicoticos / voces, oye, ve cosas, sombra*, persig*, persegu*, alucin*, espia*
memory / memoria, cognic*, cognitiv*, olvidos, olvid*, quejas de memoria, queja cognitiva, fallas de memoria, confusion / memoria, olvid*, acuerd*, record*, pierd*, repit*, nombre*, fecha*, calle, estufa, llave*, dinero, cuenta*, palabra*, confus*, desorient*
behaviour / conducta en casa, conducta y, temperamento, como es, =conducta, =comportamiento, comportamiento y, comportamiento del nino, comportamiento en casa, comportamiento en la escuela, comportamental* / berrinche*, agres*, pega*, muerd*, grit*, obedec*, limite*, irrit*, inquiet*, tranquil*, llor*, rabieta*, comport*, terco, terca
attention / atencion, concentrac*, hiperactiv*, inquietud / atenc*, concentr*, distra*, quiet*, inquiet*, olvid*, pierde*, termin*, tarea*, interrump*, esper*, impuls*
language / lenguaje, habla, comunicac* / habl*, palabra*, frase*, senal*, entiend*, gest*, balbuc*, repite
bonds / interaccion*, socializac*, amig*, relaciones con, convivencia, vinculo*, apego con, relacion con el bebe, relacion madre* / amig*, jueg*, jugar, mira*, nino*, companer*, fiesta*, solo, sola, abraz*, contacto visual, grupo, convers*, bebe, vinculo, cargar*, carino, le canto, brazos
bullying / bullying, acoso, hostigamiento, matoneo / acoso, bullying, apodo*, burl*, molest*, pega*, golp*, exclu*, grupo, amenaz*, redes, insult*, humill*, companer*
violence / violencia, maltrato, agresion*, relacion de pareja, abuso*, violento, violencia* / pega*, golpe*, agred*, agres*, amenaz*, miedo, empuj*, violen*, viola*, forz*, insult*, control*, segur*, policia, denuncia, humill*
grief / duelo, perdidas recientes, =perdidas, perdidas afectivas / muri*, fallec*, muert*, entierro, extran*, viud*, duelo, perdio a, perdida, perdidas
stress / estres, estresores, eventos de vida, factores estresantes, conflictos, tensiones, sobrecarga emocional / estres*, separ*, divorc*, desemple*, despid*, mud*, pelea*, deuda*, muri*, sobrecarg*, trabajo, presion en el trabajo
bodyImage / imagen corporal, autoimagen, autoestima / fea, feo, espejo, gord*, flac*, verguenza, cuerpo, ropa, foto*, compar*
selfHarm / autolesion*, se lastima / quem*, lastim*, rasgun*, navaja, marca*, corta, corto, cortar, cortes, cortaba
night / =noche, =la noche, =las noches, de noche, por la noche, nocturn*, noches, madrugada, sueno nocturno / noche*, nocturn*, duerm*, dorm*, sueno, acuest*, despiert*, levant*, madrugada, cama, almohada*, insomnio, pesadilla*, pierna*, cpap, horas de sueno, ronca, ronco, roncar, roncaba, ronquido*
day / =dia, =el dia, de dia, durante el dia, diurn*, =los dias, somnolencia, sintomas diurnos, somnolencia diurna / de dia, durante el dia, diurn*, somnol*, sieste*, siesta*, cans*, en el trabajo, manej*, moto, volante, epworth, concentr*, turno*, guardia*, tele, duerme en, queda dormid*, quedo dormid*, cabecea, cabeceo
routine / =rutina, rutina diaria, rutina de la casa, rutina del nino, dia tipico, un dia comun, vida cotidiana / levant*, acuest*, trabaj*, horario*, desayun*, almuerz*, cena, escuela, fin de semana, rutin*, gimnasio
screens / pantalla*, celular, tableta, videojuegos, redes sociales, electronicos / pantalla*, celular*, tableta*, tablet, video*, jueg*, tele, television, caricatura*, youtube, internet, horas al dia
play / juego, juegos, jugar, tiempo libre del nino / jueg*, jugar, pelota, parque, muneca*, carrito*
travel / viaje*, itinerari*, ruta, destino*, recorrido, hospedaje, viajo, viajero, viajes en el* / viaj*, va para, sale el, regres*, dias en, semanas en, mes en, hotel, hostal, acamp*, campament*, carpa, toldillo, mosquiter*, safari, caminata*, bucear, buceo, crucero, barco, altura, altitud, selva, rio, cascada, vuel*, avion, mina, playa, excursion*, rural, zona, se queda, duerme, dormir, vuelve, voy para
travelPast / viajes previos, viajes anteriores, viajes recientes, viajes pasados, donde ha estado, historial de viajes / viaj*, fue a, fui a, estuv*, ha ido, regreso de, exterior, selva, africa
housing / vivienda, habitacional, condiciones de la casa, saneamiento, casa y, domicilio, ambiente de la casa, residencia, lugar donde vive, donde vive / casa, apartament*, departament*, vive, moho, humedad, escalera*, bano, cuarto*, polvo, tapete*, alfombra*, cortina*, animal*, agua potable, pozo, drenaje, letrina, lena, renta*, arrend*, arriend*, alquil*, albergue, techo, ventil*, humo
household / con quien vive, quien vive, composicion familiar, nucleo familiar, familia y casa / vive*, solo, sola, esposo, esposa, marido, mama, papa, hij*, herman*, abuel*, niet*, personas en casa, casad*, separad*, viud*, solter*
pets / animales, mascotas, animal en casa, convivencia con animales, zoono* / perr*, gat*, pajaro*, perico*, loro*, gallina*, paloma*, caball*, mascota*, animal*, hamster, conejo*, cerd*, ganado, vaca, vacas
environment / ambiente, irritantes, entorno, moho, humo, alergenos, acaros, ambiental, exposic* domicilia* / polvo, moho, humedad, gato*, gata, perr*, mascota*, humo, fuman, fumador*, planta*, tapete*, alfombra*, lena, peluche*, ventil*, fuma en casa, fuma adentro, fuma afuera
triggers / desencadenant*, factores que empeoran, lo que empeora, lo que dispara, gatillos, precipitant*, agravantes, lo que desencadena, factores de alivio, que lo empeora, que lo mejora / empeora con, empeora al, empeora cuando, empeora si, desencaden*, dispar*, detona*, provoca*, le da con, le da cuando, le da si, ataca, que lo hace peor, con que, sin dormir, desvel*, trasnoch*, en ayunas, sin comer, estres*, nervios*, menstruac*, luz fuerte, luces, olor*, perfume*, calor, frio, cambio de clima, polvo, esfuerzo
contacts / contacto*, comunicantes, enfermos en casa, epidemiolog*, contactantes, enfermos cercanos, caso indice, brotes en la familia / contact*, gripa*, lo mismo, guarder*, escuela, tuberculosis, companer*, vecin*, viaj*, mosquito*, zancudo*, dengue, covid, rata*, inundac*, garrapata*, brote, contagi*, enfermos, alguien enfermo
bites / mordedura*, picadura*, animal agresor, ataque de animal, piquete*, arana, vibora, serpiente, alacran / mord*, pic*, rasgun*, perr*, gat*, murciel*, vibora*, serpiente*, culebra*, alacran*, escorpion*, arana*, abeja*, vacunad*, rabia, dueno, calle, observ*
school / escuela*, escolar*, colegio, guarderia, estudios escolares, aprendizaje, rendimiento, asistencia escolar, vida escolar, desempeno escolar, clases, pedagogic* / escuela, colegio, guarder*, maestr*, profesor*, calificac*, notas, clase*, faltas, faltado, semestre, orientador*, tarea*, escrib*, repit*, repet*, companer*, universidad, estudi*, prepa, materia*
work / trabaj*, ocupac*, oficio, profesion, empleo, laboral, jornada, puesto, faena, labores, actividad laboral, tareas del trabajo, rubro / trabaj*, empleo, oficio, profesion*, turno*, guardia*, jornada, horas al dia, jefe, empresa, fabrica, obra, campo, oficina, carg*, peso*, repetitiv*, de pie, sentad*, computador*, jubilad*, pensionad*, desemplead*, chofer, maquina*, area, anos en
exposures / exposicion* laboral*, exposiciones, agentes, riesgos del trabajo, riesgos laborales, riesgos ocupacionales, oficio, polvos, exposic* ocupacional*, exposic* en el trabajo, quimicos, humos, agentes de riesgo / polvo, silice, asbesto, quimic*, solvente*, pintura*, plaguicid*, pesticid*, veneno*, ruido, calor, humo, humos, gas*, radiac*, plomo, mascarilla, cubreboca*, harina, madera, sold*, lena, sol, moho
protection / epp, equipo de proteccion, proteccion personal, seguridad laboral, gafas de seguridad, gafas de proteccion, equipo de seguridad / mascarilla*, cubreboca*, guante*, casco, bota*, tapon*, arnes, careta, protector*, lentes
money / dinero, ingresos, econom*, situacion economica, beneficios, subsidio*, pension, costos, seguro, obra social, prevision / dinero, salario, sueldo, pension*, jubil*, subsid*, bono*, caro, caros, compr*, pag*, cuenta*, seguro, desemple*, alcanza, ingresos
transport / transporte, acceso al servicio, traslado*, como llega, traslados / camion, autobus, bus, carro, coche, transporte, ambulancia, lejos, horas de camino, viene de, moto, lancha, metro, taxi
driving / conduccion, manejo de vehicul*, conducir, manejar / manej*, conduc*, carro, coche, moto, camion*, licencia, volante, carretera
support / red de apoyo, apoyo, soporte, ayuda en casa, quien ayuda, red social, quien cuida, familia y apoyo, cuidadores, acompanamiento / ayud*, apoy*, cuida*, famil*, hij*, vecin*, iglesia, amig*, solo, sola, esposo, esposa, mama, grupo
burden / sobrecarga, carga del cuidador, como esta quien cuida, cansancio del cuidador, estres del cuidador, desgaste del cuidador / cuid*, cans*, agot*, duerm*, noche*, solo, sola, turn*, ayud*, descans*, llor*, herman*, hij*
legal / legal*, juridic*, custodia, situacion legal / abogad*, juicio, juez, custodia, pension, demanda, curatel*, poder notarial, denuncia, policia
faith / espiritual*, religi*, fe, creencia*, sentido de vida / dios, fe, iglesia, relig*, reza*, misa, pastor, creenc*, transfus*, testigo*, evangel*, catolic*
migration / origen, procedencia, cultura*, lengua, migracion*, migratori*, migrante*, migrar / vino de, viene de, nac*, refugi*, document*, papeles, pais, venezol*, haiti*, frontera, idioma, migrante*, migro, migraron, emigr*, inmigr*
gender / identidad de genero, genero, transicion, nombre social / genero, trans, hormon*, pronombre*, transic*, nombre elegido
leisure / ocio, pasatiempo*, hobbies, recreac*, vida social, tiempo libre, gustos, aficiones / futbol, iglesia, bail*, music*, leer, lee, pesc*, jueg*, amig*, tej*, jardin, tele, cine, paseo, pasear
sun / sol, solar, fotoprotec*, historia solar, uv, camas solares, quemadura solar, bloqueador / sol, solar, bloqueador, protector, bronce*, quem*, playa, alberca, piscina, sombrero, campo, camas de bronceado, factor
skinCare / cuidado* de la piel, rutina de la piel, cosmeticos, bano y piel / jabon*, crema*, hidratante*, humect*, protector, bloqueador, bano*, acido*, maquill*, cosmetic*, lav*, exfoli*, perfume*, pomada*, limpiador*
hairCare / cuidado* del cabello, tratamientos capilares / tint*, alis*, plancha, secador*, champu, shampoo, lav*, coleta, quimic*, trenza*
water / agua, hidratac*, liquidos, ingesta de liquidos / agua, liquid*, litro*, vaso*, botell*, beb*, tom* agua, jugo*, refresco*, gaseosa*
appetite / apetito, hambre, ingesta, inapetencia, hambre y peso, como come / apetit*, hambre, come, comer, comia, picar, plato, llena*, asco, rechaz*
meals / alimentac*, comidas, comida, dieta, nutric*, recordatorio, lo que come, alimentari*, que come, transgresion* aliment*, ingestas / come, comer, comen, comida*, almuerz*, desayun*, cena*, merienda*, colacion*, fruta*, verdura*, legumbre*, carne*, leche, dulce*, arroz, frijol*, pan, tortilla*, refresco*, gaseosa*, frit*, huevo*, prote*, vegetarian*, dieta*
salt / sal, sodio / sal, salad*, condiment*, embutid*, enlatad*, sodio, caldo*, sopa*
babyFeeding / lactancia, alimentacion del bebe, alimentacion complementaria, pecho y formula, amamanta*, leche materna, teta, tetero, biberon, mamadera, dando pecho / pecho, seno, formula, leche, biberon*, mamila*, tetero*, papilla*, fruta*, agarre, destet*, regurgit*, chupon*, mama, toma pecho, toma formula
diapers / panal*, control de esfinteres, eliminac*, pipi y popo, panales, mojado y deposicion / pipi, popo, panal*, moja*, cama, bacin*, inodoro, escap*, orin*, evac*
training / entrena*, carga de entrenamiento, preparacion fisica, carrera, modalidad, deporte, deportiv*, correr, kilometraje, volumen semanal / entren*, corr*, kilometr*, veces por semana, pilates, pesas, gimnasio, aument*, maraton, tenis, zapatilla*, asfalto, pista, superficie, estir*, compet*, jueg*, ritmo, bici*, volumen, descans*, entrenador, partido*, nadar, natacion, nada dos, calienta
gear / calzado, equipo deportivo, zapatillas, superficie / tenis, calzad*, zapat*, plantilla*, tacos, tachones, asfalto, pasto, cesped, arena, piso, tacon*, raqueta, bici*
tobacco / tabaco, tabaquismo, cigarro*, cigarrillo*, tabaquic*, fuma, nicotina, vape*, vapeo, carga tabaquica, fumador / fum*, cigarr*, cajetilla*, paquete*, vape*
alcohol / alcohol, etilismo, bebida*, trago, licor, consumo de alcohol, etilic*, alcoholismo, bebe alcohol / beb*, cervez*, vino, ron, tequila, aguardiente, copa*, trago*, alcohol*, borrach*, fin de semana, toma alcohol, toma cerveza, tomas alcohol
drugs / drogas, sustancias, sustancia*, psicoactiv*, marihuana, chemsex, estupefacientes / marihuana, cocaina, droga*, mota, cristal, piedra, inhalantes
teas / tes, hierbas, herbolaria, remedios caseros, medicina alternativa, productos naturales, fitoterap*, caseros, yerbas, te de, naturistas, complementari* / hierba*, natural*, infusion*, manzanilla, chia, jengibre, acupunt*, homeopat*, cbd, sobador*, curander*, te de
supplements / suplemento*, vitamina*, ergogenic*, micronutrient*, multivitamin*, proteina / suplement*, vitamina*, proteina, creatina, hierro, calcio, omega, multivitam*, colageno, magnesio, acido folico
sexLife / vida sexual, funcion sexual, sexual*, ereccion, libido, intimidad, desempeno sexual, disfunc* sexual*, relaciones sexuales, vida intima, deseo / sex*, relacion*, erecc*, deseo, ganas, libido, lubric*, orgasm*, eyacul*, pareja*, condon*, preservativ*, novio, novia
partners / pareja*, exposicion sexual / pareja*, condon*, preservativ*, relacion*, sexo, oral, anal, hombres, mujeres, its, prep, novio, novia
fertility / fertilidad, infertilidad, busqueda de embarazo, deseo de embarazo / intent*, embaraz*, espermat*, espermo*, ovul*, relacion*, aborto*, inseminac*, fiv, trompa*, pareja, esposo, regla*, ciclo*, buscando
injuriesPast / lesiones anteriores, lesiones previas, lesion previa, lesiones antiguas, historia de lesiones, traumatismos previos, fracturas previas, lesiones pasadas, lesiones de antes, esguinces / lesion*, torc*, esguince*, fractur*, quebr*, romp*, rompi*, ligament*, menisco, operad*, rodilla, tobillo, hombro, lastim*, desgarr*, clavo*, placa*, yeso, luxa*
transfusion / transfus*, hemoderivados, transfusion*, recibio sangre, concentrado eritrocitario, unidades de sangre / transfus*, sangre, bolsa*, unidad*, plaqueta*
implants / implante*, protesis, dispositivo*, marcapaso*, desfibrilador, dai, neuroestimulador, estimulador, silicona / implant*, protesis, marcapaso*, desfibrilador, stent*, clavo*, tornillo*, silicon*, diu, valvula, bateria, placas
anesthesia / anestesi*, anestesic*, intubac* / anest*, raquid*, epidural, general, intub*, despert*, reacc*, oper*, cirugia*
clots / trombosis, tromboemb*, trombo*, tvp, tep, tev, eventos trombotic* / trombo*, embolia, coagul*, anticoagul*, pierna hinch*, aborto*
dental / diente*, dental*, odontolog*, salud bucal, boca, dentista, odonto*, dentari*, dentadura, higiene bucal, ortodon* / dient*, muela*, encia*, cepill*, hilo dental, dentista, endodoncia, brackets, placa, dentadura, mastic*, boca, caries
glasses / lentes, gafas, anteojos, correccion optica, lentillas, correccion visual, usa lentes, lentes de contacto, graduacion / lentes, gafas, anteojos, graduac*, bifocal*, progresiv*, leer
hearingAids / audifono*, aparatos auditivos, implante coclear, amplificacion, protesis auditiva* / audifono*, aparato*, pila*, molde, oye*
aids / ortesis, baston, andadera, silla de ruedas, ayudas tecnicas, auxiliares de marcha, ferula*, muleta*, faja, rodillera, plantilla*, cabestrillo / baston*, andad*, silla, muleta*, ortesis, ferula*, barra*, corse, plantilla*, faja, rodillera
oxygen / oxigeno*, cpap, bipap, ventilac*, oxigeno en casa, o2, presion positiva, ventilador, uso de cpap / oxigen*, litro*, tanque*, concentrador, cpap, bipap, mascarilla*, canula
tubes / sonda*, estoma*, ostomia*, colostom*, gastrostom*, traqueo*, cateter*, drenaje*, bolsa / sonda*, bolsa*, cateter*, dren*, cambi*, traque*, tap*, puerto
access / acceso para dialisis, acceso vascular, fistula*, acceso venoso, acceso central, cateter*, port-a-cath, portacath, reservorio, picc, permcath / fistula*, cateter*, acceso, thrill, puncion
liverRisk / riesgo hepatico, riesgos hepaticos, riesgo para hepatitis, factores de riesgo hepatic*, exposiciones hepatic*, riesgo para el higado, hepatotox* / tatuaje*, piercing*, perforac*, transfus*, sangre, beb*, cervez*, alcohol, droga*, jeringa*, aguja*, inyect*, inyecc*, hierba*, hepatitis, pareja*, manicur*, anabol*, suplement*, dentista, te de, toma alcohol
heartRisk / factores de riesgo cardiovascular*, riesgo cardiovascular, =factores de riesgo, factores de riesgo vascular* / presion, hipertens*, diabet*, azucar, colesterol, fum*, cigarr*, obes*, sedent*, triglic*
boneRisk / riesgo de osteoporosis, riesgo de fractura*, salud osea, factores de riesgo oseo* / fractur*, quebr*, menopaus*, corticoid*, cortisona, leche, calcio, vitamina d, sol, fum*, caid*, densitomet*, estatura
clotRisk / riesgo de trombosis, riesgo tromb* / trombo*, pastilla*, anticoncep*, viaj*, vuelo, fum*, inmovil*, yeso, cirugia*, anticoagul*, varice*
cancerRisk / riesgo de cancer, riesgo oncologico / cancer, mama, mamograf*, ovario, brca, hormon*, fum*, sol, hij*, regla*, polip*, colonosc*
stiRisk / riesgo de its, riesgo para its, exposicion de riesgo / relacion*, condon*, preservativ*, pareja*, prep, pep, oral, anal, rompi*, vih
birth / nacimiento, parto, neonatal*, perinatal*, nacio, al nacer, parto y nacimiento, maternidad / nac*, parto, cesarea*, kilo*, gramos, llor*, incubadora, ictericia, amarill*, fototerapia, hospital, apgar
screening / tamiz neonatal, tamizaje neonatal, pruebas neonatales, tamiz auditivo*, tamizaje auditivo, tamices / tamiz*, talon, auditiv*
puberty / pubertad, desarrollo puberal / pecho, vello, regla*, menarca, voz, acne, barro*, crec*, estir*, testicul*, olor
growth / crecimiento, curva de crecimiento, talla, estatura, ganancia de peso, curvas / crec*, talla, estatura, bajit*, chaparr*, menor de la clase, ropa, zapato*, percentil, curva
elsewhere / atencion previa, atencion en otro*, evolucion en urgencias, curso hospitalario, evolucion hospitalaria, en urgencias, paso por urgencias, otro hospital, en el hospital, hospitalizacion reciente, hospitalizacion actual, atencion prehospitalaria, atencion recibida, atenciones recibidas, atenciones anteriores, atencion en el lugar, atencion de urgencias, resumen del alta, alta hospitalaria, primera atencion, lo que le hicieron en*, lo que se hizo en el hospital, cuidados recibidos, manejo previo en*, paso* por la guardia, visitas a urgencias, idas a urgencias, atendido en, en otra institucion, atencion en guardia / urgencias, hospital, clinica, hospitaliz*, ambulancia, hicieron, dieron, pusieron, tomograf*, radiograf*, placa, rayos x, alta, suero, observ*, puntos, grapas, dijeron, recetaron, antibiotic*, analisis, internad*, internaron, internamiento
triedAtHome / que hizo en casa, medidas tomadas, primeros auxilios, manejo en casa, que ha hecho, que se ha puesto, manejo casero, medicado en casa, cuidados ya hechos / hielo, compresa*, pomada*, tomo, le di, puse, puso, lav*, repos*, suero
otherDoctors / otros medicos, otras valoraciones, valoraciones previas, consultas previas, otros profesionales / medico*, especialista*, consult*, clinica, psicolog*, neurolog*, ortoped*, cardiolog*, envi*
avoided / medicamentos a evitar, medicinas a evitar, medicamentos prohibidos, evitar / evit*, no puede, dej*, suspend*, antiinflam*, quit*, contraste
homeValues / medidas informadas, valores informados, mediciones en casa, medidas reportadas, datos informados, medidos en casa, tomados en casa, medidos por la familia, automonitor* / pesa, peso, pese, kilo*, talla, estatura, mide, presion, tension, temperatura, saturac*, glucosa, azucar, bascula, termometro, oximetro, cintura, cuello
rescue / rescate*, inhalador de rescate, dosis extra*, sos, broncodilatador de rescate / rescate*, inhalador*, salbutamol, disparo*, puff*, alivio, dosis extra*, veces por semana
technique / tecnica, como usa, aplicacion de la insulina, tecnica inhalatoria, sitios de aplicacion, uso de espaciador, uso del inhalador, uso correcto d* / aplic*, espaciador, camara, aerocamara, inhalador*, enjuag*, aguja*, pluma, lapicero, rota*, abdomen, bolita*, refrigerador, nevera, agit*, aguant*, disparo*
missed / olvido* de, dosis olvidadas, fallas, olvida dosis, dosis perdidas, retrasos de dosis / olvid*, salt*, fall*, pastillero, alarma
sideEffects / efectos secundarios, efectos adversos, toxicidad, tolerabilidad, como tolera, tolerancia al tratamiento, tolerancia a* medic*, efectos indeseables, efectos del tratamiento, efectos de la medicina, toxicidades, como tolero / efecto*, con la medicina, con la pastilla, con el medicamento, por la medicina, despues de la quimio, con la quimio, toler*, le cae mal
chemo / quimioterapia, esquema quimio* / quimio*, ciclo*, sesion*, infusion, inmuno*
pump / bomba de insulina, sensor, insulinoterapia, monitor continuo, mcg, infusion de insulina, glucometro / bomba, sensor, basal, bolo*, conteo, carbohidrat*, unidades, pluma
pulses / pulsos, indice tobillo*, itb, perfusion, perfusion periferica, evaluacion arterial, examen arterial / pulsos, sin pulso, pulso ausente, pulso popliteo, popliteo*, pedio*, tibial*, femoral*, indice, itb, tobillo, brazo, perfusion, llenado
motion / rango* de mov*, arco* de mov*, fuerza muscular, goniometria, movilidad articular, pruebas especiales / grados, flex*, extens*, abduc*, rotac*, fuerza, prueba*, positiv*, negativ*, arco, lachman, cajon, neer, jobe, phalen, tinel, lasegue
gait / marcha, prueba de caminata, levantarse y andar, equilibrio / marcha, camin*, paso*, levant*, romberg, segundos, apoyo, equilibrio
cognition / examen cognitivo, pruebas cognitivas, evaluacion cognitiva, mini mental, tamizaje cognitivo / mini*, puntos, reloj, palabras, orient*, record*, mental, moca, calcul*
feetExam / pie diabetico, examen de los pies, inspeccion de los pies, pies, pie del diabetico, examen del pie, monofilamento / pie, pies, monofilamento, pulso*, callo*, ulcera*, sensib*, diapason, hongo*, grieta*
woundExam / valoracion de la herida, aspecto de la herida, lecho de la herida, herida operatoria, cicatrizacion, aspecto de la ulcera / herida, ulcera, centimetr*, bordes, fondo, tejido, secrec*, olor, exud*, granul*, puntos, cicatriz
bloodCount / hemograma, biometria hematica, cuadro hematico, citometria, serie roja / hemoglobina, hematocrito, vcm, volumen corpuscular, plaqueta*, leucocit*, ferritina, hierro, hemograma, biometria, b12, hb
kidneyTests / funcion renal, creatinina y electrolitos, funcion del rinon, electrolitos / creatinina, urea, potasio, filtrado, depuracion, albumin*, proteina, orina
skinTests / prueba* cutanea*, prueba* de alergia, prick, prueba* de parche, pruebas de piel / prueba*, prick, acaro*, cutane*, papula*, positiv*, negativ*, parche*
lungTests / espirometria, funcion pulmonar, flujo pico, pruebas funcionales, prueba de funcion pulmonar / espirometr*, vef*, cvf, pico, flujo, broncodilat*, difus*, soplar
heartTests / electro*, ecocardiograma, holter, mapa, prueba de esfuerzo, electrocardiograma, ecocardiografia, ergometria / electro*, eco, ecocard*, holter, mapa, fraccion, banda, esfuerzo, sinusal*, bloqueo, isquem*
scores / escala*, puntaje*, cuestionario*, puntuac*, epworth, phq, gad / escala, puntaje, puntuac*, epworth, phq*, gad*, total, puntos en
risksFound / riesgos identificados, riesgos detectados, =riesgos, analisis de riesgo*, riesgos del viaje, riesgos encontrados / riesgo*, alt*, bajo, moderad*, clase, asa
severity / gravedad, severidad, clasificacion, estadio, nivel de control, grado, asa / leve, moderad*, grave, sever*, estadio, grado, clase, control*, intermitente, persistente
workLink / nexo, relacion con el trabajo, nexo causal, origen, relacion con el trabajo / nexo, trabajo, laboral, ocupacional, relac*, caus*
vaccinesToday / vacunas de hoy, vacunas hoy, vacunas aplicadas, vacunas a aplicar, vacunas indicadas, aplicadas hoy, vacunas recomendadas, vacunacion de hoy / vacun*, refuerzo*, aplic*, pong*, influenza, tetanos, hepatitis, fiebre amarilla, covid, neumo*, tifoidea, meningo*
transplant / trasplante / traspl*, lista, donador*, donante*, dialisis
surgeryPlan / planeacion quirurgica, plan quirurgico, propuesta quirurgica, cirugia propuesta, indicacion quirurgica / cirugia*, oper*, anest*, ayuno, program*, laparosc*, retirar, artroscop*, protesis, preop*, prequir*
exercises / ejercicios en casa, ejercicios para la casa, ejercicios indicados, programa de ejercicio* / ejercicio*, estir*, fortalec*, repeticion*, veces al dia, series, minutos, camin*, liga*
eatingPlan / recomendac* nutriciona*, orientac* nutriciona*, plan de alimentacion, dieta indicada, plan alimentario, plan nutricional / come, comer, coma, dieta, sal, azucar, fruta*, verdura*, agua, comida*, colacion*, prote*, fibra*, ayuno, refresco*, dulce*, leche, plato, carboh*
sportReturn / vuelta al deporte, regreso al deporte, retorno al deporte, vuelta al entrenamiento, vuelta a la actividad, regreso a la cancha, alta deportiva, cuando vuelve a correr, volver a jugar / deporte*, entren*, corr*, jug*, jueg*, alberca, piscina, bici*, gimnasio, impacto, compet*, pesas, partido*, nadar, natacion
leave / incapacidad* previa*, incapacidad* anterior*, licencia* previa*, licencia* anterior*, baja* previa*, baja* anterior*, baja* laboral* previa*, historial de incapacidad*, historial de bajas, ausencias previas, ausencias laborales, reposos anteriores, reposos previos / incapacidad*, incapacit*, licencia*, baja, reposo*, sin trabajar, subsidio, descans* en casa, falto, ausent*
workReturn / vuelta al trabajo, regreso al trabajo, reintegro, restric* laborales, restricciones, aptitud, limitaciones laborales, alta laboral / trabaj*, peso, carg*, incapac*, restric*, puesto, apto, escalera*, turno
schoolNote / constancia escolar, justificante escolar, educacion fisica, escuela y actividad / escuela, educacion fisica, constancia, justific*, clase*
drivingAdvice / conduccion y trabajo, recomendacion para conducir / manej*, conduc*, moto, volante, carro, maquina*
contactAdvice / manejo de contactos, contactos y notificac*, notificac*, aislamiento, pareja y notificac* / notific*, contact*, pareja*, aisl*, mascarilla, cubreboca*, avis*, prueba*
sleepAdvice / higiene del sueno indicada, medidas de sueno, recomendaciones de sueno / dorm*, duerm*, sueno, cama, pantalla*, celular, cafe, horario, siesta*, cuarto
crisis / plan de crisis, en la crisis, en caso de crisis, que hacer en la crisis, que hacer si*, en caso de nueva*, adrenalina, cuando usar, cuando aplicar / crisis, adrenalina, autoinyector
woundCare / cuidado* de la herida, cuidados de la herida, curacion*, cuidado de los puntos, manejo de la herida, tratamiento de la herida / curac*, herida, lav*, suero, gasa*, pomada*, moj*, puntos, secar
birthPlan / plan de parto, via de parto / parto, cesarea*, acompan*, doula, anestes*, ligadura, cordon, parto normal
nails / unas / quebradiz*, despeg*, hoyit*, esmalte, grues*, uña*
glycemia / control de la diabetes, control glucemico, control glicemico, glucosas en casa, azucar en casa / glucosil*, glicosil*, hemoglobina glic*, a1c, glucosa, glicemia, azucar, destroxtis, hipo, bajones, sed, ayunas, mid*
pressureControl / control de la presion, control presorico, presion en casa, tension en casa, tension en la casa, presion en la casa / presion, tension, mid*, maxima, minima
painLevel / =dolor, dolor actual, intensidad del dolor, control del dolor, analgesia / dolor, duele, dolia, cero a diez, del 0 al 10, punzada*, arde*, lat*, opresi*
nephrotoxic / nefrotoxic*, antiinflamatorios, uso de antiinf* / antiinflam*, diclofenaco, ibuprofeno, naproxeno, ketorolaco, meloxicam, piroxicam, contraste, gentamicina, amikacina, hierba*
adherence / adherencia, apego, cumplimiento / olvid*, salta, salto, deja de tomar, falla, fallo, toma bien, pastillero, alarma
eyePressure / presion ocular, presion intraocular, presion d* ojo*, pio, tonometria, y presion / presion, pio, tonomet*, # en el derecho, # en el izquierdo, mmhg
acuity / agudeza, vision lejana / 20/#, tabla, agudeza, cuenta dedos, movimiento de manos, percepcion de luz, con correccion, sin correccion
prep / preparac*, ayuno, antes de la cirugia, para el dia del examen, indicac* preop* / vispera, ayuno, dieta liquida, laxante*, preparac*, acompanante, suspend*, el dia del, antes del estudio, antes de la cirugia, en la manana, maneje, manejar, traiga, bano
prevention / tamizaje*, deteccion oportuna, prevencion, estudios preventivos, tamizajes, controles preventivos, cribado* / mamograf*, papanicolau, citolog*, colonosc*, antigeno, densitomet*, sangre oculta, tamiz*
slitLamp / biomicroscop*, lampara de hendidura, segmento anterior, lampara, biomicroscopia / celulas, sinequia*, pupila*, cornea*, conjuntiv*, camara anterior, cristalino, catarata, iris, fluoresc*, parpad*, hiperemia, anillo, epiteli*, perforac*, blefar*, pterigion
fundus / fondo, fondo de ojo, fundoscop*, retina, papila, nervio optico, disco optico, polo posterior / excavac*, disco, papila, macula, retina, nervio, vasos, fondo, drusa*, hemorragi*, exudad*, vitreo
visualField / campo visual, campimetria, campos visuales / campo, campos, campimetria, escotoma*, parte de arriba, parte de abajo
earExam / otoscop*, examen del oido, otoneurologic* / timpan*, conducto, cerumen, membrana, oido, perforac*, abomb*
noseExam / rinoscop*, examen de nariz / septo, tabique, cornete*, mucosa nasal, nariz, polipo*, meato*, secrec*
throatExam / orofaringe, examen de boca, faringoscop*, laringoscop* / amigdal*, faring*, uvula, orofaringe, garganta, placa*, cuerda* vocal*, paladar
neckExam / cuello, examen de tiroides / cuello, cervical*, adenopat*, ganglio*, tiroides, bolita
speculum / especulo, especuloscop*, cuello uterino / cervix, cuello, vagina*, vulva*, flujo, secrec*, ectopi*, especul*
bimanual / tacto, tacto vaginal, tacto bimanual / utero, anexo*, movilizac*, cervix, fondo de saco, dilat*, tacto
breastExam / examen de mamas, mamas, mamas y axilas / mama*, axila*, pezon*, cuadrante, nodul*, secrec*
airway / via aerea / mallampati, apertura, boca, distancia, cuello, diente*, protesis, menton
cranialNerves / pares craneales, nervios craneales / pupila*, cara, facial, lengua, mirada, nistagm*, campo*, desviac*, pares
reflexes / reflejos, sensibilidad, fuerza y sensibilidad / reflej*, babinski, rotulian*, aquile*, sensib*, fuerza, tacto
coordination / coordinac*, cerebelo / dedo nariz, dismetri*, romberg, coordinac*, talon
dermoscopy / dermatoscop* / red, globul*, pigment*, velo, vaso*, estria*, patron
nailExam / examen de unas / unas, lecho, onicol*, hiperqueratosis
veinExam / examen venoso, varices / varic*, safena*, telangi*, ocre, edema, trayecto
fetalExam / examen obstetrico, foco fetal, altura uterina, exploracion obstetrica / fcf, foco, latid*, altura uterina, fondo uterino, presentac*, cefalic*, dinamica, movim*
heartExam / auscultacion cardiaca, examen cardiaco, corazon, cardiovascular / ruido*, soplo*, ritm*, corazon, yugular*, galope
lungExam / auscultacion pulmonar, examen pulmonar, respiratorio, torax / murmullo*, crepit*, sibilan*, estertor*, pulm*, base*, percus*
teethExam / examen dental, examen intraoral / diente*, molar*, muela*, caries, encia*, restaurac*, sondaje, bolsa*, movilidad
attackDrugs / para la crisis, para las crisis, de crisis, en la crisis, uso de analgesicos, analgesicos, sintomaticos, para el dolor, abortiv*, medicina para la crisis, remedios de la crisis, triptan*, tratamiento agudo, para abortar / *triptan*, naproxeno, paracetamol, ibuprofeno, metamizol, ergotamin*, cafergot, aspirina, ketorolaco, tramadol, analgesic*, dias al mes, pastillas al mes, cuando duele
preventiveDrugs / preventiv*, profilax*, profilactic*, de control, mantenimiento, controlador*, medicacion de base / topiramato, propranolol, amitriptilina, valpro*, flunarizina, metoprolol, candesartan, toxina, botox, prevenir
contraceptives / contracep*, anticoncep*, metodo actual, metodos, planificacion familiar, metodo anticonceptivo, anticonceptivo*, planificacion / pastilla*, inyeccion, diu, implante, condon*, ligadura, salpingo*, vasectomia, anticoncep*, anillo, parche, preservativo, embaraz*
woundStory / historia de la herida, historia de la ulcera, historia de la lesion, historia de la quemadura, curaciones, evolucion de la herida, evolucion de la ulcera, como empezo la herida / curac*, gasa*, pomada*, azucar, sabila, pone, ponia, lavando, lava, suero, agua oxigenada, sulfadiazina, venda*
sleepiness / historia del sueno, sueno / epworth, escala de somnol*, somnolencia
limbsAtNight / piernas inquietas, parasomnia*, movimientos en el sueno, parasomnias, conductas en el sueno, piernas de noche / pierna*, sonambul*, habla dormid*, camina dormid*, patea*, rechina*, pesadilla*
obstetricLosses / perdidas vaginales, perdidas y contracc*, perdida de liquido, contracc*, trabajo de parto, signos de parto, perdidas liquidas / perdida*, liquido, sangr*, flujo, contracc*, fuente, tapon, mojo, panza dura, endurec*
infections / infecc*, infecciones recientes, infeccios*, infecciones graves, cuadro infeccioso / infec*, antibiotic*, gripa, gripe, fiebre, neumonia, sinusitis, herpes, zoster, covid, internaron
geriatricSyndromes / sindromes geriatricos, gigantes de la geriatria, grandes sindromes, fragilidad / memori*, olvid*, pierde, perdio, caid*, cayo, caer, tropez*, orin*, escap*, oye*, ve, duerm*, sueno, trist*, llor*, anim*, confund*, repite, peso, atragant*, equilibrio
decompensation / descompensac*, signos de congestion, congestion / almohada*, hinch*, falta de aire, ahog*, acostad*, acuesta, barriga, pantalon, zapato*, peso, kilo*, pierna*, pies, noche, tos, cansa*, orin*, subir, escalera*
uremia / urem* / nause*, vomit*, pica*, comezon, picazon, apetito, hambre, sabor, metal*, calambre*, sueno, debil*, hipo, hinch*, cansa*, falta de aire
qualityOfLife / calidad de vida, impacto de la enfermedad, impacto en la vida, repercus*, lo que el dolor le quito, interferencia* / afecta*, dej* de, no puedo, no puede, verguenza, trabaj*, alberca, piscina, playa, ropa, salir, sale, amig*, bail*, jug*, niet*, tej*, cos*, abraz*, escond*, animo, falto, falte
atopy / =atopia, historia atopica, enfermedades atopicas, marcha atopica, condiciones atopicas, enfermedades alergicas / rinitis, estornud*, asma, bronquitis, eczema, dermatitis, conjuntivitis, silbido*
cataplexy / cataplejia, cataplexia, paralisis del sueno, narcoleps*, alucinac* hipnag* / rie, risa*, reir*, piernas flojas, afloj*, paraliz*, no puede moverse, alucin*, sombra*
stockings / media* elastica*, media* de compres*, medias compresivas, terapia compresiva, vendaje* compres* / media, medias, venda*, compres*
bloodGroup / grupo sanguineo, hemoclasific*, tipo de sangre, factor rh, coombs / tipo de sangre, coombs, rh, grupo o, grupo a, grupo b, o negativo, o positivo, inmunoglobulina anti*
militaryService / servicio militar, fuerzas armadas / ejercito, militar, cuartel, marina, servi
dnr / voluntad*, representante*, apoderado*, testamento vital, reanimac*, limites de tratamiento, donacion de organos / reanim*, aparato*, uci, intub*, hospital, morir en casa, decide, poder, voluntad, quiere, donar, donante*
ironChelation / quelac*, quelante*, sobrecarga de hierro / quela*, deferasirox, exjade, desferal, ferritina
phototherapy / fototerapia, uvb, puva / fototerapia, uvb, puva, cabina, luz
anticoagulants / anticoagul*, antitromb* / warfarina, acenocumarol, sintrom, xarelto, rivaroxaban, eliquis, apixaban, dabigatran, enoxaparina, clexane, heparina, inr, anticoagul*
altitude / mal de altura, mal de montana, altitud, soroche / altura, altitud, montana, subi*, soroche, acetazolamida
bloodDonation / donacion de sangre, donante de sangre / dono, donante*, donacion, donar
photos / registro fotografico, fotografias, fotos, imagenes clinicas / foto*, imagen, imagenes, fotograf*
gonioscopy / gonioscop*, angulo camerular / gonio*, angulo*
hepatitisPast / hepatitis, ictericia previa / hepatitis, amarill*, icteric*
complicationsDiabetes / complicac* cronicas, complicac* de la diabetes, organo blanco, organos blanco / rinon*, ojo*, retin*, fondo, pie, pies, hormig*, dorm*, infart*, derrame, albumin*, microalbumin*
activityScore / indice de actividad, actividad de la enfermedad, das28, das 28, cdai, basdai / das, das28, cdai, basdai, actividad, remision, indice
jaw / bruxismo, atm, masticac*, mandibula / rechin*, aprieta los dientes, apretar, mandibula, quijada, truena, chasquid*, placa de mordida, mastic*, atm, se traba la boca
accompanying / fenomenos acompan*, sintomas acompan*, manifestac* acompan*, sintomas asociad*, signos acompan*, lo que acompana*, que mas siente con* / nause*, asco, vomit*, luz, ruido*, olor*, mare*, sudor*, sudando, escalofrio*, palpit*, hormigue*, traba*, zigzag*, brill*, ojo rojo, lagrim*, nariz tapada, debilid*, pierde fuerza
`;
