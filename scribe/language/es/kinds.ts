/**
 * Words of a question, or of a statement, that tell what it is about: `kind: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const esKinds = `
hpi: intensidad, de cero a diez, del cero al diez, del uno al diez, se irradia, se corre, se extiende, punzante, pulsátil, constante, va y viene, empeora, mejora, alivia, agrava, desencadena, aparece cuando, a qué hora, cuántas crisis, cómo es el dolor, cómo empezó, qué estaba haciendo
allergy: alergi*, alérgic*, reacción a, no puede tomar
meds: medicamento*, medicina*, medicación, remedio*, qué toma, qué tomás, toma algo, tomando, pastilla*, tratamiento, qué medicamentos, gotas, crema, qué tomas, toma ahora
pastmeds: se puso algo, se aplicó algo, usó alguna crema, tomaste algo, tomó algo, tomó alguna cosa, has tomado, ya tomó, tomaba, por su cuenta, usó algo
adherence: efecto secundario, efectos secundarios, efecto*, olvidó alguna, olvida alguna, saltó alguna, olvidaste alguna, se olvidó de tomar, adherencia, olvida la dosis, se olvida de tomar, olvida las pastillas, toma bien
surgeries: cirugía*, oper*, operación, internad*, hospitaliz*, operaron
family: en la familia, familia, familiar*, pariente*, sus padres, hereditari*
habits: fuma*, fumás, alcohol, cigarr*, drogas, toma alcohol, bebe, hábitos, tabaco
exercise: ejercicio, actividad física, gimnasio, camina, deporte
diet: alimentación, come, dieta, comida, apetito, desayun*, cena, almuerza, agua
vaccines: vacuna*, tétanos, carnet
obgyn: regla, menstrua*, última regla, embaraz*, parto*, aborto*, FUM, menopausia, papanicolau, periodo
contraception: anticoncep*, método, condón, preservativo, pastillas anticonceptivas
sexual: relaciones sexuales, vida sexual, pareja*, sexual*
sleep: sueño, duerme, dormir, insomnio, ronca, dormís
mental: ánimo, ansiedad, triste*, nervios, suicid*, morirse, matarse, llora*, miedo, humor
functional: se baña, se viste, cocina, maneja, dinero, sola, ayuda, independiente, bañarse, vestirse, camina sola, bastón, andador, comer sola, pastillero, quién le da
social: vive, trabaja, trabajo, profesión, casad*, escuela, con quién, hijos
falls: caída*, se cayó, cayó, caído, caerse, se cae, se ha caído
perinatal: nacimiento, nació, parto, prematur*
development: desarrollo, gatea*, caminó, habla
exposure: exposición, viaje, viajó, contacto con, alguien enfermo, animal*, radiación
pmh: enfermedad*, problema de salud, otra enfermedad, presión alta, diabetes, colesterol, antecedente*, salud, tiroides, asma
results: examen*, exámenes, resultado*, estudio*, análisis, radiografía, ecografía, colonosc*, anticuerpos
mechanism: cómo fue, cómo pasó, qué pasó, golpe*
`;
