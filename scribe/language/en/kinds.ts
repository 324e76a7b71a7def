/**
 * Words of a question, or of a statement, that tell what it is about: `kind: form, form`.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enKinds = `
hpi: zero to ten, one to ten, scale of, how bad, radiate*, travel anywhere, go anywhere, spread*, sharp, throbbing, constant, come and go, comes and goes, worse, better, triggers, sets it off, brings it on, what time of day, how many days, how many episodes, what does it feel like, how did it start, what were you doing
allergy: disagree*, disagrees with you, bad reaction, react to, can't take, allerg*, reaction to
meds: what are you on, what else are you on, what meds, are you on anything, taking for, take for, what are you using, using any, inhaler*, taking daily, take every day, daily meds, regular meds, are you still on, still taking, on board, are you taking, you taking, taking now, medication*, medicine*, meds, take anything, taking anything, prescription*, pills, what do you take, taking any, on anything, what dose, drops
pastmeds: what have you taken, what did you take, what have you tried, ever take, ever tried, taken for it, have you tried, tried anything, taken anything, did you take, take anything for it, over the counter
adherence: side effect*, miss* dose, forget any, missed any, skip any, skipped doses, miss any, missed doses, taking it every day, compliance
surgeries: been in the hospital, ever been hospitalized, had any operations, surger*, operation*, hospitalized, operated
family: anybody else, anyone else with, anyone with, anybody with, anyone have, anybody have, anyone else, your mom, your dad, mother or father, siblings, family, relatives, run in family, family history, parents
habits: booze, liquor, smoke*, smoking, drink, drinking, alcohol, drugs, tobacco, vape
exercise: walking, exercise, gym, physical activity, work out, sports
diet: hungry, diet, eating, eat, appetite, meals, salt, water intake
vaccines: vaccin*, shots, immuniz*, tetanus, flu shot
obgyn: period*, menstrual, pregnant, pregnanc*, last period, lmp, menopause, pap
contraception: birth control, contracep*, condoms
sexual: sexually active, sexual, partners, sex
sleep: go to bed, get to bed, wake up in the morning, doze*, dozing, nod off, nap, naps, napping, bedtime, feel rested, sleep*, insomnia, snor*
mental: spirits, holding up emotionally, mood, anxi*, depress*, suicid*, hurting yourself, kill yourself, hopeless, sad
functional: how far can you walk, can you walk, walk before, climb stairs, around the house, able to do, live alone, bathe, dress, cook, driv*, walker, cane, handed, stairs, take care of yourself
social: what do you do, who's at home, daycare, shift*, coworker*, live, work, job, married, school, occupation, at home, for a living, retired
falls: fall*, fell, fallen
perinatal: born, birth, delivery, premature
development: milestones, development
exposure: tanning*, sunburn*, sunscreen, loud noise, noisy, dust, mold, cats, dogs, tick*, exposed, exposure, travel*, sick contacts, anyone sick, chemicals, pets
pmh: sugar problem*, thyroid, asthma, kidney*, ever been diagnosed, diagnosed with, been told you have, other health, general health, health otherwise, otherwise healthy, any conditions, before, ever had, in the past, previously, medical problems, health problems, medical conditions, other conditions, high blood pressure, diabetes, history of, ever had, chronic, heart problems, any problems
results: test*, results, labs, x-ray, scan, mri, ultrasound, bloodwork
mechanism: accident*, hurt yourself, what happened, how did it happen, roll in, what'd you do, land
`;
