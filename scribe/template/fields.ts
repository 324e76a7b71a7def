/**
 * Fields of medicine, and classes of drugs: how a heading names one, and the terms and substances that belong to it.
 * "Antecedentes vasculares" is narrower than "Comorbidades" by what is told here.
 * Source: written by hand for this project. Licence: the project's own.
 */
export interface Field {
  heading: RegExp;
  /** Ids of terms. */
  terms: ReadonlySet<string>;
  /** Substances, by how their names begin in any of the three languages. */
  drugs?: RegExp;
  /** Names a class of drugs: such a heading takes no other drug, whatever else the template asks for. */
  classOfDrugs?: true;
}

const field = (heading: RegExp, terms: string, drugs?: RegExp): Field => ({
  heading,
  terms: new Set(terms.split(", ")),
  ...(drugs ? { drugs } : {}),
});

const drugs = (heading: RegExp, terms: string, names: RegExp): Field => ({
  ...field(heading, terms, names),
  classOfDrugs: true,
});

export const FIELDS: readonly Field[] = [
  field(
    /vascula\w+(?<!cardiovascula\w+)|\bvenos|\barteria(?!l)|angiolog/,
    "varicose veins, thrombosis, claudication, stent, stroke, bypass, infarction, coronary disease, edema",
    /(?:^|\+)(?:varfarin|warfarin|rivaroxab|apixab|enoxap|diosmin|cilostaz|aas|aspirin|acido acetils)/,
  ),
  field(
    /\bcardi|corac|corazon|\bheart/,
    "hypertension, blood pressure, infarction, coronary disease, angina, arrhythmia, heart failure, heart disease, valve disease, chagas, dyslipidemia, stroke, stent, bypass, pacemaker, chest pain, palpitation, syncope, dyspnea, orthopnea, pnd, edema, ecg, echocardiogram, holter, stress test, catheterization, natriuretic, lipids",
    /\w+(?:pril|sartan\w?|olol|ilol|alol|dipin\w?|statin\w?)$|(?:^|\+)(?:aas|aspirin|acido acetils|clopidog|furosem|espironol|spironol|hidrocloro|hydrochlor|clortal|digox|amiodar|varfarin|warfarin|rivaroxab|apixab|nitrogl|isossorb|isosorb|dapagl|empagl)/,
  ),
  field(
    /\bodonto|\bdent(?:al|ari|es\b|istr)|\bbucal|\boral\b|bucomax|dientes|teeth|\bdental/,
    "dental, mouth",
  ),
  field(
    /\bocula|oftalm|ophthal|\beyes?\b|\bolhos?\b|\bojos?\b|visua(?:l|is|les)|\bvisao|\bvision/,
    "glaucoma, cataract, retinopathy, conjunctivitis, refractive, cataract surgery, glasses, eye, eyes exam, eye exam, red eye, blurred vision, diplopia, floaters, tearing",
    /(?:^|\+)(?:timol|latanop|travop|bimatop|brimon|dorzol|brinzol|tobram|moxiflox|carmel|hialuron|lagrima|artificial tears)/,
  ),
  field(
    /\bneuro|anti-?(?:cris|convuls|epilep|seizure)/,
    "epilepsy, seizure, migraine, tension headache, stroke, headache, parkinson, dementia, tremor, numbness, tingling, weakness, dizziness, vertigo, syncope, speech disorder, diplopia, confusion, memory loss, photophobia, aura, concussion, eeg, emg",
    /(?:^|\+)(?:carbamaz|valpro|acido valpro|lamotrig|levetir|topiram|fenito|phenyt|gabapent|pregabal|levodop|pramipex|donepez|memant|suma|riza|naratript)/,
  ),
  field(
    /respirat|pulmon|\blungs?\b|pneumolog|neumolog|vias? aere|airway/,
    "asthma, copd, tuberculosis, pneumonia, bronchitis, bronchiolitis, covid, sleep apnea, cough, sputum, hemoptysis, dyspnea, orthopnea, pnd, wheeze, nasal congestion, runny nose, sneezing, chest pain, smoking, spirometry, x-ray",
    /(?:^|\+)(?:salbut|albut|fenoter|formoter|salmeter|budeson|beclomet|flutic|tiotrop|ipratr|montel|omaliz)/,
  ),
  field(
    /\brena(?:l|is|les)\b|\bkidney|nefro|nephro/,
    "kidney disease, kidney stone, urinary infection, dialysis, hematuria, edema, urine, renal function, electrolytes, urinalysis, polyuria, nocturia",
  ),
  field(
    /\burolog|\burinari|\burinary|prostat|miccion|miccao|\bbladder|voiding/,
    "urine, polyuria, urinary frequency, dysuria, nocturia, incontinence, weak stream, urgency, retention, hematuria, prostate, urinary infection, kidney stone, psa, urinalysis, urine culture",
    /(?:^|\+)(?:tamsul|tansul|doxazo|finaster|dutaster|oxibut|oxybut|solifen|mirabeg)/,
  ),
  field(
    /digest|gastro|\bgi\b|intestina|\babdom|hepat|\bliver|\bfigado|\bhigado/,
    "abdominal pain, nausea, vomiting, diarrhea, constipation, blood in stool, melena, hematemesis, mucus, heartburn, bloating, appetite loss, dysphagia, stools, jaundice, gastritis, ulcer, gerd, ibs, ibd, celiac, lactose intolerance, hemorrhoids, hepatitis, fatty liver, cirrhosis, pancreatitis, gallstone, gastroenteritis, endoscopy, colonoscopy, liver function, cholecystectomy, appendectomy, hernia",
    /\w+prazol\w?$|(?:^|\+)(?:ranit|famot|ondans|bromopr|domper|loperam|lactul|mesalaz)/,
  ),
  field(
    /endocr|metabol|tireoid|tiroid|thyroid|diabet/,
    "diabetes, prediabetes, dyslipidemia, hypothyroidism, hyperthyroidism, thyroid disease, obesity, glucose resistance, gestational diabetes, hypoglycemia, polydipsia, polyuria, weight loss, weight gain, glucose, thyroid tests, lipids, pcos, osteoporosis",
    /(?:^|\+)(?:insul|metform|gliben|glibur|glyb|glimep|gliclaz|glipiz|levotir|levothyr|sitagl|vildag|linagl|dapagl|empagl|semagl|liragl|tirzep)/,
  ),
  field(
    /hemato|\bblood disorders|oncohemat/,
    "anemia, bleeding disorder, thrombosis, transfusion, bleeding, bruising, blood count, iron, clotting disorder",
  ),
  field(
    /\boncolog|\bcancer|\btumou?r|neoplas/,
    "cancer, chemotherapy, radiotherapy, mastectomy, biopsy, lump",
    /(?:^|\+)(?:capecit|oxalip|carbop|cisplat|docetax|paclit|doxorr?ub|ciclofosf|cyclophos|tamoxif|anastro|letroz|exemest|fluorour|5-fu|gemcit|irinot|trastuz|pembro|nivol|bevac|rituxim|imatin|hidroxiur|hydroxyur|metotrex|methotrex|goser|leupr|abirat|enzalut|temozol|vincrist|bortez|lenalid)/,
  ),
  field(
    /psiqui|psych|\bmental|emociona/,
    "depression, anxiety disorder, bipolar, schizophrenia, adhd, autism, alcoholism, panic attack, anxiety, depression symptoms, suicidal ideation, self harm, psychosis, hallucination, compulsion, euphoria, mood, insomnia, sleep, psychotherapy",
    /(?:^|\+)(?:sertral|fluoxet|paroxet|cital|escital|venlaf|desvenl|dulox|bupropi|mirtaz|trazod|amitript|nortript|imipram|clomipr|litio|lithium|carbonato de litio|quetiap|olanzap|risperid|aripip|haloper|cloza|zipras|lurasid|clonaz|alpraz|diaz|loraz|bromaz|buspir|zolpid|zopicl|metilfen|methylph|lisdex|atomox|lamotrig|valpro|acido valpro|vortiox|agomel|hidroxiz|hydroxyz|antidepres|antipsic|antipsych|ansiolit|benzodiaz)/,
  ),
  field(
    /reumat|rheumat/,
    "arthritis, gout, lupus, fibromyalgia, arthrosis, joint pain, swollen joints, stiffness, psoriasis, autoantibodies, inflammation",
  ),
  field(
    /ortop|orthop|musc[uo]lo|osteo|articula|\bjoints?\b|traumat|locomotor|\blesoes|\blesiones|\binjur/,
    "arthrosis, fracture, disc disease, osteoporosis, arthritis, gout, trauma, sprain, tendinitis, plate, knee surgery, hip surgery, joint pain, back pain, swollen joints, stiffness, scoliosis, muscle pain",
  ),
  field(
    /dermat|cutane|\bskin\b|\bpele\b|\bpiel\b/,
    "psoriasis, dermatitis, eczema, vitiligo, rosacea, acne, cancer, cellulitis, fungal infection, scabies, herpes, skin lesion, rash, hives, itching, sun, hair loss, nail change, biopsy",
  ),
  field(
    /infec/,
    "hiv, syphilis, gonorrhea, chlamydia, hpv, sti, herpes, dengue, covid, tuberculosis, malaria, hepatitis, infection, fever, chills, serology, culture",
  ),
  field(
    /alergic|\ballerg|atop/,
    "asthma, rhinitis, dermatitis, food allergy, cow milk allergy, hives, itching, sneezing, runny nose, allergy, skin test",
    /(?:^|\+)(?:lorat|desloratad|cetir|levocet|fexofen|bilast|hidroxiz|hydroxyz|difenidr|diphenh|flutic|mometas|budeson|montel)/,
  ),
  field(
    /otorrin|otolog|auditiv|\bear\b|ouvid|\boido|hearing|\bent\b/,
    "otitis, hearing loss, tinnitus, ear pain, ear discharge, ear fullness, ear, hearing aid, sinusitis, rhinitis, vertigo, audiometry, tonsillectomy",
  ),
  field(
    /ginecol|gynecol|\bgyn\b|mamari|\bbreast|\bmamas?\b/,
    "menstruation, heavy menses, menopause, amenorrhea, menstrual pain, pcos, endometriosis, fibroid, ovarian cyst, hysterectomy, tubal ligation, pap smear, mammogram, vaginal discharge, vaginal bleeding, pelvic pain, breast, breast pain, nipple discharge, iud, hpv, contraception",
  ),
  field(
    /eclamps/,
    "preeclampsia, hypertension, blood pressure, headache, blurred vision, edema, abdominal pain, seizure, nausea, vomiting, photophobia",
  ),
  field(
    /obstet|gestac|embaraz|pregnan|pre.?natal/,
    "pregnancy, birth, cesarean, curettage, birth history, prematurity, gestational diabetes, preeclampsia, fetal movement, contractions",
  ),
  field(
    /\bmotor(?:es|as|a)?\b|\bmotors?\b/,
    "tremor, weakness, stiffness, fall, limping, cramps, speech disorder, dysphagia",
  ),
  field(
    /climater|menopaus/,
    "menopause, hot flashes, vaginal dryness, amenorrhea, low libido, sweating, night sweats, dyspareunia",
  ),
  field(
    /constitu|\bsintomas b\b|\bb symptoms/,
    "fever, night sweats, sweating, weight loss, weight gain, fatigue, chills, appetite loss",
  ),
  field(
    /vagina/,
    "vaginal discharge, vaginal bleeding, vaginal dryness, itching, dyspareunia, burning",
  ),
  // Pain of any place, where pain is the heading.
  field(
    /(?:^|\+)(?:a |la |el |the )?(?:dor|dores|dolor|dolores|pain)\b(?! (?:e|y|and) (?:outr|otr|other))/,
    "pain, headache, chest pain, back pain, abdominal pain, joint pain, muscle pain, throat pain, ear pain, pelvic pain, flank pain, breast pain, bone pain, tenderness, dysuria, dyspareunia",
    /(?:^|\+)(?:morfin|morphin|tramad|codein|oxicod|oxycod|metad|methad|fentan|dipiron|metamiz|paracet|acetamin|ibuprof|naprox|diclof|ketor|cetor)/,
  ),
  // Classes of drugs.
  drugs(/\binsulin/, "insulin, insulina", /^insulin/),
  drugs(
    /quimio|chemo|inmunoter|imunoter|immunother|hormon\w*(?:oter|other)|terapia alvo|targeted|oncologic/,
    "chemotherapy, radiotherapy",
    /(?:^|\+)(?:capecit|oxalip|carbop|cisplat|docetax|paclit|doxorr?ub|ciclofosf|cyclophos|tamoxif|anastro|letroz|exemest|fluorour|5-fu|gemcit|irinot|trastuz|pembro|nivol|bevac|rituxim|imatin|hidroxiur|hydroxyur|metotrex|methotrex|goser|leupr|abirat|enzalut|temozol|vincrist|bortez|lenalid|quimio|chemo)/,
  ),
  drugs(
    /analges|painkill|pain med|opioid|\bdor\b|\bdolor\b|antiinfl/,
    "analgesic",
    /(?:^|\+)(?:morfin|morphin|tramad|codein|oxicod|oxycod|metad|methad|fentan|dipiron|metamiz|paracet|acetamin|ibuprof|naprox|diclof|ketor|cetor|celecox|nimesul|melox|analges|opioid|nsaid|anti-inflam|suma|riza|zolmi|narat|isometep|ergot|di-hidroerg)/,
  ),
  drugs(
    /anticoagul|blood thinn/,
    "coagulation",
    /(?:^|\+)(?:varfarin|warfarin|rivaroxab|apixab|dabigat|edoxab|enoxap|hepar|anticoag|blood thin)/,
  ),
  drugs(
    /antidepres|psicofarm|psicotrop|psychotrop/,
    "psychotherapy",
    /(?:^|\+)(?:sertral|fluoxet|paroxet|cital|escital|venlaf|desvenl|dulox|bupropi|mirtaz|trazod|amitript|nortript|litio|lithium|carbonato de litio|quetiap|olanzap|risperid|aripip|haloper|clonaz|alpraz|diaz|loraz|bromaz|zolpid|lamotrig|valpro|antidepres)/,
  ),
  drugs(
    /antirretro|antiretro|\btarv\b|\bart\b/,
    "hiv",
    /(?:^|\+)(?:tenof|lamiv|dolut|efavir|abacav|emtric|atazan|daruna|ralteg|zidov|bicteg|lopin|riton)/,
  ),
  drugs(
    /inala[dt]|inhala[dt]|inhaler|bombinha|broncodilat|inhaled/,
    "nebulization",
    /(?:^|\+)(?:salbut|albut|fenoter|formoter|salmeter|budeson|beclomet|flutic|tiotrop|ipratr|inhaler|bombinha|broncod)/,
  ),
  drugs(
    /colirio|eye.?drops|gotas ocul/,
    "glaucoma, eye",
    /(?:^|\+)(?:timol|latanop|travop|bimatop|brimon|dorzol|brinzol|tobram|moxiflox|carmel|hialuron|lagrima|colirio|gotas|drops)/,
  ),
  drugs(
    /suplement|supplement|vitamin/,
    "supplement, vitamins, iron",
    /(?:^|\+)(?:vitamin|acido folico|folic|sulfato ferroso|ferro|iron|calcio|calcium|carbonato de calcio|magnes|zinco|zinc|omega|fish oil|creatin|whey|colecalcif|cianocob|multivit|polivit|suplement|colageno|melaton)/,
  ),
  drugs(
    /anti-?hipertens|anti-?hypertens|blood pressure med/,
    "blood pressure, hypertension",
    /\w+(?:pril|sartan\w?|olol|ilol|alol|dipin\w?)$|(?:^|\+)(?:hidrocloro|hydrochlor|clortal|indapam|espironol|metildop|clonid)/,
  ),
  drugs(
    /antibiotic/,
    "infection",
    /cilina$|cillin$|(?:^|\+)(?:amoxic|cefal|cepha|ceftri|azitro|azithro|claritr|clarithr|ciproflox|levoflox|nitrofur|sulfamet|trimet|metronid|doxicic|doxycyc|clindam|antibio)/,
  ),
  drugs(
    /corticoid|corticost|\bsteroid/,
    "corticoide",
    /(?:^|\+)(?:predni|dexamet|hidrocort|hydrocort|betamet|deflaz|triamc|cortic|steroid)/,
  ),
];

/** The fields that a heading names. */
export const fieldsOf = (folded: string): Field[] =>
  FIELDS.filter(({ heading }) => heading.test(folded));

/** Whether what a fact speaks of lies in one of the fields. */
export const liesIn = (concepts: ReadonlySet<string>, fields: readonly Field[]): boolean =>
  [...concepts].some((id) => fields.some((f) => f.terms.has(id) || f.drugs?.test(id)));
