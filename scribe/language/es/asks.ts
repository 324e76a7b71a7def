import type { Asking } from "../pack.ts";

/**
 * Questions whose wording settles what they ask for, whatever terms stand in them; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esAsks: readonly Asking[] = [
  [
    "family",
    /\b(?:en|de) (?:la|su|tu) familia\b|\bfamiliares?\b|\bparientes?\b|\bde que (?:se )?(?:murio|murieron|fallecio)\b|\b(?:murio|fallecio) (?:de que|como)\b|\bcausa de (?:la )?muerte\b|\b(?:papas?|padres?|papa|mama|madre|hermanos?|hermanas?|abuelos?)\b.*\b(?:viv[eo]n?|viv[oa]s?|san[oa]s?|salud|enferm\w+|muri\w+|fallec\w+|padec\w+|sufr\w+|tuvo (?:cancer|infarto|trombosis))\b|\balguien (?:mas )?con (?:trombosis|lo mismo|esto|problemas)/,
  ],
  [
    "sleep",
    /\broncas?\b|\ba que hora\b.*\b(?:acuesta|acuestas|duerme|levanta|despierta|cama|acostas)\b|\b(?:amanece|despierta|se levanta) (?:descansad|cansad|bien)/,
  ],
  [
    "hpi",
    /\bcuantas almohadas\b|\b(?:se (?:le |te )?)?(?:corre|va|baja|sube|extiende|irradia|pasa) (?:a|hacia|para) (?:algun|otr|donde|que|cual|la (?:pierna|espalda|ingle|mandibula|nuca|cabeza|rodilla|mano)|el (?:brazo|cuello|pecho|hombro))|\b(?:corre|va|baja|extiende|irradia|pasa) (?:al|hasta (?:el|la)) (?:brazo|cuello|pecho|hombro|muslo|pie|testiculo|escroto|oido|ojo|pierna|espalda|ingle|rodilla|mano|mandibula|ombligo)|\b(?:que|cual|en que) (?:parte|pedazo|punto|zona) de|\b(?:a|en) (?:que|alguna|cual) hora(?:rio)?\b|\bque (?:es lo que )?(?:se lo |le |lo |la )?(?:provoca|dispara|desencadena|empeora|calma|alivia)|\b(?:fin(?:es)? de semana|domingos?|vacaciones|descanso|cuando no trabaja)\b.*\b(?:mejora|empeora|como|anda|cambia|quita)|\b(?:mejora|empeora|cambia|quita)\b.*\b(?:fin(?:es)? de semana|domingos?|vacaciones|descanso|trabajo|sol|verano|invierno|frio|calor)\b|\bcomo (?:es|era|empezo|fue) (?:ese|esa|el|la) (?:dolor|tos|mareo|crisis|fiebre|comezon|falta)/,
  ],
  [
    "surgeries",
    /\btransfus\w+|\b(?:puesto|pusieron|recibido|recibio|dado) (?:sangre|una transfu\w+)\b|\banestesia\b|\b(?:operad[oa]s?|operaron|operado)\b|\bcirugias?\b/,
  ],
  [
    "pmh",
    /\b(?:ha|han|le ha|alguna vez|tuvo|ha tenido)\b.*\b(?:convulsion\w*|convulsionado|tuberculosis|hepatitis|dengue|malaria|covid|sifilis|neumonia|embolia|infarto|derrame)\b(?! (?:en casa))/,
  ],
  [
    "exposure",
    /\btatua\w+|\bperforacion\w*|\bpiercing|\bviaj\w+|\bde viaje\b|\b(?:contacto|convivi\w+|estado cerca) (?:con|de)\b|\b(?:moho|hongos en la pared|alfombra|peluches?|humedad)\b|\bfuman? (?:en|dentro de) (?:la )?casa|\balguien (?:(?:cerca|cercano|del trabajo|de la escuela|en casa|de su casa) )?(?:mas )?(?:tosiendo|con tuberculosis|enferm\w|con (?:lo mismo|gripe|tos|los mismos))|\bdonde (?:se )?(?:va a|van a|piensa) (?:quedar\w*|dormir|hospedar\w*)|\b(?:cuanto tiempo|cuantos dias) (?:se )?(?:va a )?(?:queda\w*|estar\w*|estara) (?:alla|ahi|fuera)|\bzonas? de (?:malaria|dengue|fiebre|paludismo|zika|riesgo)|\b(?:exposicion|expuest[oa])\b|\b(?:agua de pozo|agua potable|drenaje|letrina|rio)\b|\bcuando (?:viaja|sale|se va)\b/,
  ],
  ["habits", /\bfuman? (?:en|dentro de) (?:la )?casa\b/],
  [
    "vaccines",
    /\bvacun\w+|\b(?:hepatitis b?|tetanos|gripe|influenza|covid|fiebre amarilla|vph|triple|neumococo|sarampion)\b.{0,16}\b(?:puso|pusieron|puesto|dosis|al dia|refuerzo)|\b(?:se (?:puso|pusieron)|le pusieron|tiene) (?:la|el|las) (?:de |del )?(?:hepatitis|tetanos|gripe|influenza|covid|fiebre amarilla|vph|neumococo)|\b(?:cartilla|carnet|carne de vacun\w+)\b/,
  ],
  [
    "obgyn",
    /\b(?:le|te) baj(?:o|a|aba)\b(?! (?:de peso|la presion|el azucar|al|a (?:la|el)|hasta|hacia))|\btoallas?\b|\btampon\w*|\bregla\b|\bmenstru\w+|\bmenarca\b|\bperiodo\b|\bcoagulos?\b|\b(?:dio|dieron|daba) (?:de mamar|pecho)\b|\bamamant\w+|\bembaraz\w+|\bpartos?\b(?!.* de (?:el|ella))|\bcesareas?\b|\babortos?\b|\bmenopausia\b|\bpapanicola\w*|\bse ha embarazado/,
  ],
  [
    "contraception",
    /\b(?:que|algun|usa) metodo\b|\banticoncep\w+|\b(?:con que|como) se cuida\b|\bplanifica\w*\b|\bse (?:esta )?cuida(?:ndo)? (?:con|para no)/,
  ],
  [
    "perinatal",
    /\b(?:nacio|nacer|nacieron|nacimiento)\b|\bparto de (?:el|ella|la nena|el nene|el nino|la nina)|\btamiz\b|\bembarazo de (?:el|ella)\b/,
  ],
  [
    "development",
    /\b(?:ya (?:habla|camina|se sienta|gatea|senala|dice|corre|se para)|a que edad (?:camino|hablo|se sento|gateo|dejo el panal|empezo a (?:hablar|caminar))|se sienta (?:sol\w|sin)|sostiene la cabeza|control de esfinteres|junta (?:dos )?palabras|forma frases)\b/,
  ],
  [
    "diet",
    /\b(?:toma|le da|le das) (?:pecho|teta|formula|biberon|mamila|mamadera|leche)\b|\bpecho o\b|\bque (?:desayuna|almuerza|come|cena|merienda)\b|\btoma (?:mucha |suficiente |bastante )?agua\b|\bcuanta agua\b/,
  ],
  [
    "measured",
    /\bcuanto (?:esta |anda )?pes(?:a|ando|as)\b|\bcuanto pesa\b|\b(?:peso,? [ye] (?:la )?(?:talla|estatura|altura)|(?:talla|estatura|altura),? y (?:el )?peso)\b|\bcuanto (?:\w+ )?mide\b|\b(?:su|tu|cual es su|sabe el) peso\b|\b(?:su|tu) (?:talla|estatura|altura)\b|\b(?:se (?:ha |lo ha |la ha )?(?:tomado|toma|mide|medido|checado|checa|controla)|le tom\w+|tomo|midio)\b.*\b(?:presion|tension|glucosa|azucar|temperatura|fiebre|saturacion)|\b(?:azucar|glucosa|presion|tension|glucometro)\b.*\ben (?:la )?casa\b/,
  ],
  [
    "social",
    /\bquien(?:es)? (?:mas )?(?:vive|viven|esta|estan|hay|le ayuda|la ayuda|lo ayuda|cuida)\b(?!.*\b(?:dinero|pastill|medic)).*\bcasa\b|\bcon quien (?:\w+ ){0,2}(?:vive|vives|vivis|esta)|\b(?:ambiente|situacion|cosas|relacion|convivencia) en (?:la )?casa\b|\b(?:pleitos|peleas|violencia|golpes|gritos)\b.*|\bhasta que (?:ano|grado|curso)\b|\b(?:estudio (?:hasta|la|en)|donde estudio)\b|\bcomo es (?:su|la|tu) casa\b|\bfalt\w+ (?:mucho )?(?:a|de) (?:la )?(?:escuela|clases|colegio)|\bcomo (?:va|le va|te va|anda) en (?:la |el )?(?:escuela|colegio|liceo)|\btiene hijos\b|\b(?:en que|de que) trabaja|\bocupacion\b/,
  ],
  [
    "exercise",
    /\bdonde (?:\w+ ){0,2}(?:entrena|corre|camina|nada|juega)\b|\bcuantos (?:kilometros|km|entrenamientos)\b|\b(?:entrena|entrenas|corre|nada|pedalea)\b.*\b(?:semana|veces|cuanto)\b|\bactividad fisica\b|\bejercicios?\b/,
  ],
  [
    "pastmeds",
    /\b(?:que|cuales) (?:otros )?(?:tratamientos?|medicamentos?|remedios?|medicinas?) (?:ya )?(?:ha |han |le han )(?:hecho|probado|usado|tomado|dado)|\bya (?:habia |ha |se ha )?(?:tomado|usado|probado|puesto)\b|\b(?:se tomo|tomo|se puso|uso|le dieron|se unto) (?:algo|alguna cosa|algun)\b|\bpor que (?:lo|la|los|las)? ?(?:dejo|suspendio|paro|abandono|corto|cambio|quitaron)\b/,
  ],
  [
    "adherence",
    /\b(?:la|lo|las|los) (?:toma|usa) (?:bien|como (?:debe|se (?:la|lo) indic\w+)|a sus horas|todos los dias)|\b(?:le (?:cayo|cae|sento|hizo) (?:bien|algo)|sintio algo|le dio algo) (?:el|la|con (?:el|la)) (?:medic\w+|pastilla|remedio|tratamiento)|\b(?:olvid\w+|salt[ao]\w*|brinc\w+)\b.*\b(?:dosis|toma|pastilla|medicina|tomar\w*)s?\b/,
  ],
  [
    "allergy",
    /\balergi\w+|\b(?:cae|cayo|caiga|caen|hizo|hace|sienta|sento) (?:mal|dano)\b|\b(?:no pued[ae] (?:tomar|usar|comer)|reacciona\w*)\b|\bque (?:le|te) (?:pasa|paso|da|dio|hace|hizo|sale|salio) (?:cuando|si|con) (?:la |lo |se )*(?:toma|tomo|usa|come|comio|ese|esa|la|el)\b|\bque (?:tipo de )?reaccion\b|\blatex\b|\besparadrapo\b/,
  ],
  [
    "functional",
    /\bquien (?:le )?(?:maneja|organiza|da|controla|prepara) (?:el |las |los |sus )?(?:dinero|pastillas|medic\w+|cuentas)|\b(?:puede|logra) (?:banarse|vestirse|comer|caminar|subir|cocinar|hacer|ir al bano)\b|\bcuant[ao]s? (?:cuadras|escalones|pisos|metros)\b|\b(?:diestr[oa]|zurd[oa])\b/,
  ],
  [
    "mental",
    /\b(?:disfruta|ganas de|interes en|placer)\b|\bnervios[oa]\b|\bansios\w+|\bpens\w+ en (?:morir\w*|matar\w*|hacerse dano|desaparecer)/,
  ],
  [
    "meds",
    /\bque (?:se )?(?:toma|tomas|usa)\b|\bque (?:medic\w+|remedios?|pastillas?) (?:\w+ ){0,2}(?:toma|usa|esta)|\bpara (?:dormir|el dolor|la presion|el azucar|los nervios|el estomago),? (?:\w+ )?(?:toma|usa)\b|\b(?:hierbas|algun te|tes|infusiones|algo natural|naturista|herbolaria|suplement\w+|vitaminas?)\b/,
  ],
  // A visit to a hospital, an illness of childhood, and what was there before something else.
  [
    "surgeries",
    /\b(?:dar|fue a|llevad[oa]|llevaron|llegar|terminar|termino|internad[oa]|estado|estuvo)\b.{0,16}\b(?:emergencias?|urgencias|guardia|terapia intensiva|cuidados intensivos|uci|uti|hospital)\b|\bintub(?:ad|ar)\w*|\b(?:l[oa]|le) (?:han |habian )?entub\w+/,
  ],
  [
    "pmh",
    /\b(?:de (?:nin[oa]|chiquit[oa]|chic[oa]|pequen[oa]|bebe)|en la (?:infancia|ninez)|cuando era (?:nin[oa]|chic[oa]|pequen[oa]|bebe))\b.*\b(?:tuvo|tenia|le dio|enfermedad(?:es)?|enferm[oa])\b|\b(?:tuvo|enfermedad(?:es)?)\b.*\bde (?:nin[oa]|chiquit[oa]|pequen[oa])\b|^¿?(?:y )?antes del? (?!eso|esto|ese|esa)\w+.*\b(?:que tenia|tenia|que enfermedad|como estaba|era sano|era sana)\b/,
  ],
  // What was taken before.
  [
    "pastmeds",
    /\b(?:habias?|habian) (?:\w+ )?(?:tomado|usado|probado|recibido|recetado|dado|puesto)\b|\bantes\b.*\b(?:usaba|tomaba|usabas|tomabas|usaste|tomaste)\b|\b(?:usaba|tomaba)\w*\b.*\bantes\b|\bllego a (?:tomar|usar|probar|hacer)\b/,
  ],
  [
    "social",
    /\b(?:cuantas|que) (?:horas|clases|viajes|turnos|guardias)\b(?!.*\b(?:duerm\w+|sueno|cama|pantalla|tele|celular|dolor|ayun\w+|acuesta|levanta|despierta)\b).*\b(?:dia|semana|mes|trabaj\w+|esta|seguidas)\b|\btrabaja (?:sentad[oa]|parad[oa]|de pie|de noche)\b|\bcuant[oa]s (?:piezas|cajas|bultos|sacos|costales|entregas|carreras|pacientes|clientes|llamadas|cuartos)\b.*\b(?:hora|turno|dia|jornada)\b/,
  ],
  [
    "exposure",
    /\b(?:guantes|mascarilla|cubrebocas|barbijo|lentes|gafas|anteojos|casco|botas|mandil)\b.*\b(?:trabaj\w+|taller|campo|obra|fabrica|finca|proteccion|soldar)\b|\bequipo de proteccion\b|\bepp\b/,
  ],
  [
    "functional",
    /\bsube (?:\w+ )?(?:escaleras?|gradas|la cuesta|la loma|pisos?)\b|\b(?:ha )?dejado de hacer\b|\bdejo de hacer\b|\bque (?:ya )?no puede hacer\b|\bcomo (?:camina|se mueve|se desplaza)\b/,
  ],
  [
    "mental",
    /\b(?:epocas?|temporadas?|etapas?|rachas?)\b(?!.*\bcorazon\b).*\b(?:energia|acelerad[oa]|eufor\w+|gasta\w+)\b|\b(?<!de )(?:imagen|imagenes|pensamientos?|ideas?)\b.*\b(?:(?:a|en|por) la cabeza|fe[ao]s?|mal[ao]s?|lastimar|repet\w+)\b|\b(?:lastimar|hacerle dano|hacer dano|danar)(?: \w+){0,2} (?:bebe|nin[oa]|hij[oa]|alguien|misma?)\b/,
  ],
  [
    "measured",
    /\b(?:trajo|anot\w+|apunt\w+|registr\w+)\b.*\b(?:glucometro|aparato|presion|presiones|tension|glucosas?|glucemias?|azucar)\b/,
  ],
  [
    "obgyn",
    /\b(?:en|con|del?) (?:el|la|los) (?:otr[oa]s?|primer[oa]?|segund[oa]|ultim[oa]|anterior(?:es)?) (?:embarazos?|nin[oa]|bebe)\b|\bembarazo anterior\b|\ben el embarazo de \w|^¿?(?:y )?con (?:la nina|el nino|la primera|el primero)\b/,
  ],
  [
    "pmh",
    /\b(?:se )?(?:ha|habia|han) (?:\w+ )?(?:quebrado|fracturado|lastimado|golpeado|roto|torcido|lesionado)\b|\b(?:quebro|fracturo|lastimo|golpeo|rompio|torcio|golpe)\b.*\b(?:alguna vez|antes)\b|\balguna vez\b.*\b(?:quebro|fracturo|golpeo|rompio|golpe|fractura)\b|\bazucar\b,? (?:nunca|alta|en la sangre)\b|\b(?:tiene|tuvo|padece de) (?:el |la )?azucar\b/,
  ],
  [
    "perinatal",
    /\bcuanto (?:peso|pesaba) (?:al nacer|el bebe|la bebe|el nino|la nina)?(?=\?|$| )(?!.*\b(?:ahora|hoy|usted)\b)|\bcon cuanto nacio\b/,
  ],
  [
    "social",
    /\b(?:falt\w+|perd\w+)\b.*\b(?:clases?|escuela|colegio|trabajo|semestre|universidad|chamba)\b/,
  ],
  [
    "obgyn",
    /\b(?:esta |estas |sigue |sigues |aun |todavia )?(?:dando|das|da) (?:el |de )?(?:pecho|mamar|lactar)\b|\bsigue el pecho\b|\blactando\b|\bamamant\w+/,
  ],
  [
    "diet",
    /\b(?:dando|das|da|toma) (?:el |de )?(?:pecho|mamar|lactar)\b|\bsigue el pecho\b|\blactando\b/,
  ],
  // Wordings heard in many fields: who falls ill around, values at home, doses kept, work with poisons, help needed.
  [
    "family",
    /\bmuertes? subitas?\b|\balguien (?:en|de) (?:su |la )?casa\b.*\b(?:ha tenido|tuvo|tiene|padece)\b.*\b(?:cancer|infarto|derrame|diabetes|epilepsia|depresion|trombosis)/,
  ],
  [
    "measured",
    /\b(?:glucosa|glucemias?|azucar|presion|tension|saturacion|peso)\b,? (?:en )?(?:cuanto|como) (?:anda|esta|le sale|sale|tiene)\b|\b(?:cuanto|en cuanto) (?:le )?(?:sale|anda|ha salido|da|tiene) (?:de )?(?:la|el|su) (?:glucosa|glucemia|azucar|presion|tension|saturacion)/,
  ],
  [
    "adherence",
    /\bse l[oae]s? (?:ha )?(?:tomado?|toma|puesto|pone|aplica)\b|\bl[oa]s? (?:toma|ha tomado) (?:diario|todos los dias|a diario)\b/,
  ],
  ["social", /\bquien (?:l[oae] |te |me )?(?:ayude|cuide|acompane|ayuda|cuida)\b/],
  ["vaccines", /\brefuerzo\b/],
  [
    "exposure",
    /\b(?:venenos?|pesticidas?|insecticidas?|solventes?|thinner|asbesto|silice|pintura|cloro|(?:productos|sustancias) quimic[oa]s)\b|\b(?:trabaja|anda|trata) con (?:animales|ganado|puercos|cerdos|basura|tierra|polvo|harina|madera|cemento)\b|\balguien (?:\w+ )?enferm[oa]\b|\binundacion\b/,
  ],
  [
    "development",
    /\ba que edad (?:\w+ )?(?:se sento|camino|gateo|hablo|dijo)\b|\b(?:senala|voltea cuando|responde a su nombre)\b/,
  ],
  ["functional", /\bnecesita (?:de )?(?:ayuda|que (?:l[oa]|alguien))\b/],
  [
    "pastmeds",
    /\bque (?:remedios?|antibioticos?|pastillas?|pomadas?|cremas?|gotas|jarabes?|inyecci\w+)\b.* (?:tomo|uso|se puso|le dieron|le pusieron|recibio)\b/,
  ],
  ["perinatal", /\bincubadora\b|\bcuidados neonatales\b/],
  ["diet", /\b(?:acepta|come|le da) (?:\w+ )?(?:papillas?|solidos|compotas?)\b|\bcuanta agua\b/],
  ["meds", /\busa (?:algun |alguna )?(?:inhalador|bombita|puff|aerosol|spray|gotas)\b/],
  ["development", /\b(?:empezo|comenzo) a (?:caminar|hablar|sentarse|gatear)\b/],
  ["mental", /\bpsiquiatr\w+|\b(?:matarse|suicid\w+|quitarse la vida)\b/],
  [
    "results",
    /\b(?:cuanto|como) (?:le )?(?:salio|salieron|dio|estaba|vino)\b.*\b(?:colesterol|glucosilada|creatinina|ferritina|vitamina|tsh|psa|hemoglobina|plaquetas|examen\w*|analisis|laboratorios?)\b|\bultim[oa] (?:colesterol|glucosilada|creatinina|ferritina|psa|tsh|examen|analisis)\b|\b(?:mostro|dio|dijo|salio|arrojo)\b.*\b(?:resonancia|tomografia|ultrasonido|ecografia|radiografia|eco|electro|biopsia|endoscopia|colonoscopia|holter|densitometria|mamografia)\b/,
  ],
  ["diet", /\b(?:refrescos?|gaseosas?|sodas?|dulces|frituras|comida rapida)\b/],
  ["hpi", /\b(?:viene|da|duele|aparece|empieza)\b.*\b(?:esfuerzo|reposo|sol[oa] o)\b/],
  [
    "exposure",
    /\b(?:polvo|humo|ruido|quimic\w+)\b.*\b(?:trabajo|taller|obra|fabrica|casa)\b|\b(?:trabajo|taller|obra|fabrica)\b.*\b(?:polvo|humo|ruido|quimic\w+)\b|\b(?:fue|metio|nado)\b.*\b(?:sauna|piscina|alberca|pileta|playa|rio|lago|laguna)\b/,
  ],
  ["obgyn", /\b(?:perdido|perdio) (?:algun|un|el|la|una) (?:bebe|embarazo)\b/],
  [
    "social",
    /\b(?:vida|cosas|todo) en (?:la |su )?casa\b|\ben que (?:grado|ano|curso) (?:va|esta|anda)\b/,
  ],
  ["perinatal", /\bllor[oó] (?:al nacer|luego|enseguida)\b/],
  [
    "pastmeds",
    /\b(?:remedios?|medicinas?|medicamentos?|pastillas?|tratamientos?)\b.*\bno (?:le |les )?(?:funcion\w+|sirvi\w+|hicieron|ayud\w+)\b/,
  ],
  [
    "measured",
    /\b(?:controles?|medidas|mediciones) de (?:la |su )?(?:presion|tension|glucosa|glucemia|azucar|peso)\b/,
  ],
  [
    "exposure",
    /\b(?:se asolea|toma sol|mucho sol)\b|\bagua (?:\w+ ){0,4}(?:entubada|potable|de pozo)\b/,
  ],
  ["functional", /\bse levanta de la silla\b|\bsin apoyo\b|\bcome sol[oa]\b/],
  ["diet", /\bcada cuanto (?:mama|come)\b|\bcomio hoy\b|\ben ayunas\b|\bultima comida\b/],
  ["vaccines", /\b(?:pusieron|pusiste|puso|aplicaron) las? de (?:los? )?\w+ (?:meses|ano|anos)\b/],
  [
    "development",
    /\bgate[oa]\w*\b|\bpanal\b.*\b(?:dej\w+|quit\w+)\b|\b(?:dej\w+|quit\w+) (?:el |de )?panal\b/,
  ],
  [
    "social",
    /\bquien(?:es)? (?:\w+ )?vive(?:n)?\b|\bhoras extras?\b|\bcuanto (?:tiempo )?lleva en (?:es[ea]|su) (?:puesto|trabajo)\b|\b(?:la )?relacion con su (?:espos[oa]|pareja|marido)\b/,
  ],
  ["preferences", /\bimportante para (?:usted|el|ella)\b|\bquien (?:decide|responde|habla) por\b/],
  [
    "pastmeds",
    /\bcuando l[oa] (?:dejo|suspendio|paro)\b|\b(?:dejo|suspendio|paro) (?:de tomar)?.*\bcuando\b/,
  ],
  ["mental", /\bse irrita\b|\bdisfruta\w*\b/],
  [
    "symptoms",
    /\b(?:la luz|luz|ruido|sonido|olores?)\b.*\b(?:molest\w+|empeor\w*)\b|\bmolest\w+ (?:la luz|el ruido|los olores)\b/,
  ],
  ["hpi", /\ben reposo\b.*\b(?:ha tenido|siente|da|duele|tiene)\b/],
  [
    "meds",
    /\b(?:usa|toma|usando|tomando) (?:algo|alguna cosa|alguna medicina|nada) para\b|^¿?(?:y )?para (?:la |el |los )?(?:presion|colesterol|diabetes|ansiedad|tiroides|corazon|azucar|reflujo|estomago|asma|depresion|migrana|gota)\b/,
  ],
  [
    "vaccines",
    /\b(?:neumococo|neumo\w+|meningo\w+|rotavirus|triple viral|fiebre amarilla|vph|bcg|tetanos)\b/,
  ],
  [
    "allergy",
    /\b(?:puede tomar|tolera) (?:la |el )?(?:dipirona|metamizol|aspirina|penicilina|ibuprofeno|antiinflamatorios?|sulfas?|amoxicilina)\b/,
  ],
  [
    "symptoms",
    /\b(?:ruido|tronido|chasquido) en (?:la |el )?(?:rodilla|hombro|cuello|oido|cadera|mandibula|pecho)\b|\bse despierta (?:con )?(?:ahog\w+|falta de aire)\b/,
  ],
  [
    "allergy",
    /\b(?:puesto|puso|sentido|cayo) mal (?:con|por)\b.*\b(?:medicina|medicamento|remedio|pastilla|inyeccion|anestesia|antibiotico)/,
  ],
  [
    "family",
    /\bsus? (?:mama|papa|madre|padre|papas|padres|herman[oa]s?|abuel[oa]s?|ti[oa]s?|prim[oa]s?)\b.*\b(?:lo mismo|tambien (?:tiene|tuvo)|tuvieron)\b|\benfermedades de (?:la )?familia\b/,
  ],
  [
    "exposure",
    /\balguien en (?:la|su) casa (?:\w+ )?(?:con (?:tos|fiebre|gripe|comezon|sarna|diarrea|varicela)|tosiendo|enferm[oa])\b|\b(?:monte|selva|bosque|campamento|cueva|pesca)\b/,
  ],
  ["social", /\bde que vive\b|\bsolo ustedes\b|\bcomo se sostiene\b/],
  ["perinatal", /\b(?:vino|nacio) (?:a|antes de|despues de) tiempo\b/],
  ["measured", /\bde peso,? (?:en )?cuanto\b/],
  ["mental", /\b(?:culpable|sin valor|inutil)\b|\balguna vez se cort[oó]\b/],
  ["diet", /\bque (?:comio|almorzo|ceno|desayuno|comiste)\b/],
  [
    "pastmeds",
    /\bque (?:pomadas?|cremas?|gotas|medicinas?|remedios?|pastillas?) (?:se )?ha (?:puesto|usado|tomado|probado)\b/,
  ],
  ["sexual", /\btenido relaciones\b|\brelaciones sexuales\b/],
  ["contraception", /\bse (?:protegen?|cuidan)\b/],
  // What else the patient has, beside what was told.
  [
    "pmh",
    /\bque (?:mas|otra cosa|otras cosas) (?:tiene|padece|sufre)(?: (?:usted|el|ella))?(?: de salud)?[?]|\b(?:padece|sufre) (?:de )?(?:algo|alguna) (?:mas|otra)\b/,
  ],
];
