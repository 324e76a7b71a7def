/**
 * Words of a question, or of a statement, that tell what it is about: `kind: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esKinds = `
hpi: intensidad, de cero a diez, del cero al diez, del uno al diez, se irradia, se corre, se extiende, punzante, pulsátil, constante, va y viene, empeora, mejora, alivia, agrava, desencadena, aparece cuando, a qué hora, cuántas crisis, cómo es el dolor, cómo empezó, qué estaba haciendo
allergy: cae mal, caiga mal, cayó mal, le hace daño, no puede usar, sienta mal, alergi*, alérgic*, reacción a, no puede tomar
meds: qué está tomando, qué estás tomando, qué se toma, qué usa, qué usás, qué se pone, toma para, está tomando, lo que toma, toma todos los días, medicamento*, medicina*, medicación, remedio*, qué toma, qué tomás, toma algo, tomando, pastilla*, tratamiento, qué medicamentos, gotas, crema, qué tomas, toma ahora
pastmeds: qué tomó, qué le dieron, qué le diste, qué se puso, qué ha tomado, llegó a tomar, se puso algo, se aplicó algo, usó alguna crema, tomaste algo, tomó algo, tomó alguna cosa, has tomado, ya tomó, tomaba, por su cuenta, usó algo
adherence: efecto secundario, efectos secundarios, efecto*, olvidó alguna, olvida alguna, saltó alguna, olvidaste alguna, se olvidó de tomar, adherencia, olvida la dosis, se olvida de tomar, olvida las pastillas, toma bien
surgeries: quirúrgic*, lo operaron, la operaron, lo han operado, la han operado, cirugía*, oper*, operación, internad*, hospitaliz*, operaron
family: alguien con, alguien tiene, alguien tuvo, alguien más, hay casos, papá o mamá, en la familia, familia, familiar*, pariente*, sus padres, hereditari*
habits: cervecita*, traguito*, copita*, trago*, vapea*, toma trago, toma cerveza, toma vino, toma licor, fuma*, fumás, alcohol, cigarr*, drogas, toma alcohol, bebe, hábitos, tabaco
exercise: camina mucho, entrena*, ejercicio, actividad física, gimnasio, camina, deporte
diet: hambre, alimentación, come, dieta, comida, apetito, desayun*, cena, almuerza, agua
vaccines: vacuna*, tétanos, carnet
obgyn: regla, menstrua*, última regla, embaraz*, parto*, aborto*, FUM, menopausia, papanicolau, periodo
contraception: anticoncep*, método, condón, preservativo, pastillas anticonceptivas
sexual: relaciones sexuales, vida sexual, pareja*, sexual*
sleep: a qué hora se acuesta, a qué hora se levanta, a qué hora se duerme, cabecea, cabecear, siesta*, sueño, duerme, dormir, insomnio, ronca, dormís
mental: ánimo, ansiedad, triste*, nervios, suicid*, morirse, matarse, llora*, miedo, humor
functional: cuánto camina, cuánto puede caminar, puede subir, puede caminar, cuántas cuadras, qué no puede hacer, puede hacer, se baña, se viste, cocina, maneja, dinero, sola, ayuda, independiente, bañarse, vestirse, camina sola, bastón, andador, comer sola, pastillero, quién le da
social: turno*, puesto de trabajo, mi puesto, su puesto, qué puesto, empresa, jornada, pausas, a qué se dedica, en qué trabaja, colegio, jardín, guardería, vive, trabaja, trabajo, profesión, casad*, escuela, con quién, hijos
falls: caída*, se cayó, cayó, caído, caerse, se cae, se ha caído
perinatal: nacimiento, nació, parto!, prematur*
development: desarrollo, gatea*, habla
exposure: trabaja con ruido, mucho ruido, expuesto a ruido, polvo, humo, mascota*, gato*, perro*, químic*, zancudo*, mosquito*, garrapata*, exposición, viaje, viajó, contacto con, alguien enfermo, animal*, radiación
pmh: hipertens*, azúcar, del corazón, corazón, riñón, riñones, alguna vez, ha tenido, tuvo antes, antes le había, enfermedad*, problema de salud, otra enfermedad, presión alta, diabetes, colesterol, antecedente*, salud, tiroides, asma
results: examen*, exámenes, resultado*, estudio*, análisis, radiografía, ecografía, colonosc*, anticuerpos
mechanism: accidente*, se lastimó, se golpeó, cómo fue, cómo pasó, qué pasó, golpe*
`;
