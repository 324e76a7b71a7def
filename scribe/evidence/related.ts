/** Terms so general that their absence from a talk, or their denial, says nothing by itself. */
export const GENERAL = new Set([
  "crisis", "pain", "trauma", "skin lesion", "infection", "virus", "lab tests", "surgery", "lump", "bleeding", "flu",
  "urine", "stools", "edema", "redness", "tenderness", "bandage", "injection", "refractive", "glasses",
  "psychotherapy", "physiotherapy", "reduction", "tendinitis", "heart disease", "thyroid disease", "serology", "culture",
  "hospitalization", "mood", "fear", "weight bearing", "crying", "dental", "immobilization", "disc disease", "electrolytes",
]);

/** A narrower term and the wider ones that a patient may have used for it. */
export const WIDER: Readonly<Record<string, readonly string[]>> = {
  "blood in stool": ["blood", "bleeding", "stools"], hematuria: ["blood", "bleeding", "urine"], hemoptysis: ["blood", "bleeding"],
  epistaxis: ["blood", "bleeding"], "heavy menses": ["bleeding", "menstruation", "blood", "pads"], spotting: ["bleeding", "blood", "menstruation"],
  "postcoital bleeding": ["bleeding", "blood", "sexual activity"], bleeding: ["blood"], headache: ["pain", "head", "migraine", "tension headache"],
  "chest pain": ["pain", "chest"], "back pain": ["pain", "back", "disc disease"], "abdominal pain": ["pain", "abdomen", "menstrual pain", "heartburn"],
  "joint pain": ["pain", "knee", "shoulder", "hip", "hand"], "muscle pain": ["pain", "body"], "throat pain": ["pain", "throat"], "ear pain": ["pain", "ear"],
  "pelvic pain": ["pain", "menstrual pain", "abdominal pain"], "flank pain": ["pain", "back", "back pain", "flank"], "menstrual pain": ["pain", "abdominal pain", "pelvic pain"],
  "bone pain": ["pain"], "breast pain": ["pain", "breast"], dyspareunia: ["pain", "sexual activity"], dysuria: ["burning", "pain", "urine"],
  tenderness: ["pain"], claudication: ["pain", "leg", "limping"], pnd: ["dyspnea", "sleep", "orthopnea"], orthopnea: ["dyspnea", "sleep"], dyspnea: ["fatigue", "chest"],
  wheeze: ["dyspnea", "asthma"], apnea: ["sleep", "snoring", "sleep apnea"], fatigue: ["weakness", "depression symptoms", "dyspnea"], weakness: ["fatigue"],
  dizziness: ["vertigo", "syncope", "orthostatic hypotension"], vertigo: ["dizziness"], syncope: ["dizziness", "fall"], migraine: ["headache", "aura"], "tension headache": ["headache"],
  hypertension: ["blood pressure"], diarrhea: ["stools", "gastroenteritis"], constipation: ["stools"], bloating: ["abdomen"], "appetite loss": ["food", "breastfeeding"],
  "weight loss": ["weight", "weight gain"], "weight gain": ["weight"], hives: ["rash", "itching", "skin lesion"], rash: ["skin lesion", "hives", "dermatitis", "redness", "itching"],
  "food allergy": ["allergy", "food"], "cow milk allergy": ["allergy", "food"], allergy: ["hives", "rash"], anxiety: ["anxiety disorder", "stress", "fear", "panic attack"],
  "anxiety disorder": ["anxiety", "panic attack"], "panic attack": ["anxiety", "crisis", "anxiety disorder"], "depression symptoms": ["depression", "mood", "crying"],
  depression: ["depression symptoms"], "suicidal ideation": ["self harm"], "self harm": ["suicidal ideation"], fracture: ["trauma", "x-ray", "fall"], sprain: ["trauma", "fracture"], contusion: ["trauma"],
  bruising: ["trauma", "skin exam", "cyanosis"], "ct": [], mri: [], "x-ray": ["densitometry", "immobilization"], echocardiogram: ["ultrasound"], ultrasound: ["doppler", "echocardiogram"],
  cholecystectomy: ["gallstone", "surgery"], appendectomy: ["appendicitis", "surgery"], hysterectomy: ["uterus", "surgery"], gallstone: ["cholecystectomy"], appendicitis: ["appendectomy"],
  tonsillectomy: ["surgery"], cesarean: ["birth", "surgery"], thyroidectomy: ["thyroid disease", "surgery"], "cataract surgery": ["cataract", "surgery"], cataract: ["cataract surgery"],
  "hernia repair": ["hernia", "surgery"], vasectomy: ["surgery"], bypass: ["surgery", "infarction"], stent: ["infarction", "catheterization"], "knee surgery": ["surgery", "knee", "hip"],
  chemotherapy: ["cancer"], radiotherapy: ["cancer"], gastroenteritis: ["diarrhea", "virus"], dermatitis: ["rash", "skin lesion", "itching"], "skin lesion": ["rash", "lump"],
  hypoglycemia: ["glucose", "diabetes"], glucose: ["diabetes"], "blood count": ["anemia", "lab tests"], anemia: ["blood count", "iron"], dementia: ["memory loss", "confusion"],
  "memory loss": ["dementia", "confusion"], confusion: ["memory loss", "delirium"], delirium: ["confusion"], "heart failure": ["heart disease", "edema"], infarction: ["heart disease", "stent"], arrhythmia: ["palpitation", "heart disease"],
  "valve disease": ["heart disease", "surgery"], "coronary disease": ["heart disease", "infarction", "stent"], "kidney stone": ["flank pain"], hyperthyroidism: ["thyroid disease"], hypothyroidism: ["thyroid disease"],
  nocturia: ["urine", "sleep"], "urinary frequency": ["urine"], polyuria: ["urine"], incontinence: ["urine", "diaper"], dehydration: ["dry mouth", "general state", "mucosa"], "vaginal discharge": ["ear discharge"],
  exercise: ["activity"], alcohol: ["food"], "hemorrhoids": ["blood in stool"], polyp: ["colonoscopy"], clots: ["thrombosis", "bleeding"], "blurred vision": ["eye"], "hearing loss": ["ear"],
  numbness: ["weakness"], insomnia: ["sleep"], pallor: ["mucosa"], "nasal congestion": ["runny nose", "nose"], "runny nose": ["nasal congestion", "nose"], conjunctivitis: ["red eye"], "sleep apnea": ["apnea", "snoring", "cpap"],
  "stress test": ["exercise"], "gyn exam": ["pap smear"], imaging: ["x-ray", "ultrasound", "ct", "mri"], "clotting disorder": ["thrombosis", "clots"],
};

/** Whether a talk that named some terms can have meant this one. */
export function isNamed(id: string, named: ReadonlySet<string>): boolean {
  return named.has(id) || (WIDER[id] ?? []).some((wider) => !GENERAL.has(wider) && named.has(wider));
}

/** Classes of medicines: named by a note for what the talk called by its name. */
export const DRUG_CLASSES = new Set([
  "anti-inflamatorio", "antibiotico", "corticoide", "antidepressivo", "antidiarreico", "antiemetico", "antialergico",
  "analgesico", "relaxante muscular", "anticoagulante", "calmante", "nsaid", "antibiotic", "steroid", "blood thinner",
  "anticonceptivo", "contraceptive", "cha", "iodo", "yodo", "iodine", "soro de reidratacao", "suero oral", "latex", "probiotico", "benzodiazepinico", "opioide", "laxante", "diuretico", "antitermico", "broncodilatador", "antifungico", "antiviral", "vitaminas",
]);
