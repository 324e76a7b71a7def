import type { Asking } from "../pack.ts";

/**
 * Questions whose wording settles what they ask for, whatever terms stand in them; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enAsks: readonly Asking[] = [
  [
    "family",
    /\b(?:in|of) (?:the|your) family\b|\brelatives?\b|\bfamily history\b|\bwhat did (?:he|she|they|your \w+) (?:die|pass)\b|\b(?:die|died|pass) (?:of|from) what\b|\bcause of death\b|\bhow did (?:he|she|your (?:mom|dad|mother|father)) die\b|\b(?:parents?|mother|father|mom|dad|brothers?|sisters?|siblings)\b.*\b(?:living|alive|healthy|health|die|died|pass(?:ed)?|have (?:any|cancer|diabetes)|medical)\b|\b(?:anybody|anyone) (?:else )?(?:with|have|had) (?:this|it|that|blood clots|the same)/,
  ],
  [
    "sleep",
    /\b(?:what time|when) do (?:you|they) (?:go to bed|get to bed|get up|wake|fall asleep|turn in)\b|\bwake up (?:rested|tired|refreshed)\b|\bsnore\b/,
  ],
  [
    "hpi",
    /\bhow many pillows\b|\b(?:go(?:es)?|move|travel|shoot|spread|radiate)s? (?:anywhere|down|into your)\b|\bwhat part of\b|\b(?:particular|certain|any) time of (?:the )?day\b|\bwhere (?:exactly )?(?:does|do|is|did) (?:it|they|that|the pain|your)\b(?! (?:live|work|go to school))|\bwhat does it feel like\b|\bwhat(?:'s| is| makes| brings| sets) (?:it )?(?:worse|better|on|off)\b|\b(?:weekends?|vacation|days off|away from work|sundays?)\b.*\b(?:better|worse|how|same|change)|\b(?:better|worse)\b.*\b(?:weekends?|vacation|days off|at work|summer|winter|sun|cold|heat)\b|\bset[s]? (?:it|them|that|you) off\b/,
  ],
  [
    "surgeries",
    /\btransfus\w+|\bhad (?:any )?blood\b(?! in| test| work| clot| pressure)|\banesthe\w+|\bsurger\w+|\boperations?\b|\bgo under\b/,
  ],
  [
    "pmh",
    /\b(?:any|ever|had|have) (?:\w+ ){0,3}(?:seizures?|tb|tuberculosis|hepatitis|malaria|mono|stroke|heart attack|blood clots?|pneumonia|cancer)\b(?! in your family)|\b(?:intubated|on a (?:vent|breathing machine)|icu)\b/,
  ],
  [
    "exposure",
    /\btattoos?\b|\bpiercings?\b|\btravel\w*|\btrips?\b|\b(?:been around|contact with|exposed to|exposure|live with) (?:any(?:one|body|thing) )?(?:with|who|sick|tb|chemicals|like)?|\b(?:mold|carpet|stuffed animals|damp)\b|\bsmokes? (?:in|inside|around)|\b(?:anybody|anyone) (?:else )?(?:sick|ill)\b|\bwhere (?:will you be|are you|are you all) (?:staying|sleeping)|\bhow long (?:are you|will you be|you) (?:staying|there|gone)|\bwhen (?:do|are) you (?:leave|leaving|going|fly|flying|heading)|\bwell water\b|\btick bites?\b/,
  ],
  ["habits", /\bsmokes? (?:in|inside|around)\b/],
  [
    "vaccines",
    /\b(?:covid|flu|tetanus|pneumonia|shingles|hepatitis|hpv|measles) (?:shots?|vaccin\w+|booster)|\bshots (?:up to date|current)\b|\byour shots\b|\blast tetanus\b|\bvaccin\w+|\bimmuniz\w+|\bbooster\b/,
  ],
  [
    "obgyn",
    /\bperiods?\b|\bpads?\b|\btampons?\b|\bmenstrua\w+|\bmenarche\b|\bhow many days do you bleed\b|\bdid you (?:breastfeed|nurse)\b|\bpregnan\w+|\bmiscarr\w+|\babortions?\b|\bvaginal (?:deliver\w+|births?)|\bc-?sections?\b|\bmenopause\b|\bpap\b|\bhow far along\b|\bdeliveries\b/,
  ],
  [
    "contraception",
    /\bbirth control\b|\bcontracept\w+|\b(?:use|using) (?:any )?protection\b|\bprevent(?:ing)? pregnancy\b/,
  ],
  [
    "perinatal",
    /\b(?:was|were) (?:he|she|they|the baby) (?:born|early|premature|full term|delivered)\b|\bbirth ?weight\b|\b(?:his|her|the baby's) (?:birth|delivery)\b|\bborn at\b|\bweigh at birth\b|\bnicu\b|\bnewborn screen/,
  ],
  [
    "development",
    /\b(?:is|are) (?:he|she|they) (?:talking|walking|crawling|sitting|babbling|pointing|potty|rolling)|\bdoes (?:he|she) (?:talk|walk|crawl|sit|point|say|roll|babble)\b|\bwhen did (?:he|she) (?:first )?(?:walk|talk|crawl|sit|smile|say|roll)|\bpotty trained\b|\bmilestones?\b|\bwords together\b/,
  ],
  [
    "diet",
    /\bbreast or bottle\b|\b(?:is|are) (?:he|she|you) (?:nursing|breastfeeding|on formula)|\bwhat (?:do|does|did) (?:you|he|she) (?:have|eat) (?:for|in)\b|\b(?:drink|drinking) (?:enough |much |plenty of )?(?:water|fluids)\b|\bbreakfast\b|\bdiet\b/,
  ],
  [
    "measured",
    /\b(?:what are you|how much do you|what do you) weigh\w*|\b(?:height,? and (?:your )?weight|weight,? and (?:your )?height)\b|\bhow tall are you\b|\byour (?:current )?(?:weight|height)\?|\b(?:check|checking|checked|take|taking|took|running|measure\w*|monitor\w*)\b.*\b(?:pressures?|sugars?|temperature|temp|oxygen|glucose|weight)\b|\b(?:sugars?|pressures?|readings|numbers|oxygen)\b.*\bat home\b/,
  ],
  [
    "social",
    /\bwho(?:'s| is| all is| lives| do you live| stays)\b.*\b(?:home|with|house)\b|\bwho helps\b|\bfeel safe\b|\bhow far did you (?:go|get) in school\b|\bwhat grade\b|\bwhat(?:'s| is) (?:the|your) (?:house|apartment|home|place) like\b|\b(?:miss|missing|missed) (?:a lot of |any |much )?school\b|\bhow(?:'s| is) school\b|\b(?:any|have) (?:kids|children)\b|\bfor (?:work|a living)\b|\bmarried\b/,
  ],
  [
    "exercise",
    /\bwhere do you (?:run|train|work out|walk|swim|ride|play)\b|\bhow many (?:miles|days|kilometers|laps)\b.*\b(?:a week|per week|run|train)\b|\bhow many miles\b|\bmileage\b|\bexercise\b|\bwork out\b/,
  ],
  [
    "pastmeds",
    /\bwhat (?:treatments?|medic\w+|meds|else) have you (?:had|tried|taken|used|been on)|\b(?:taken|tried|used) anything (?:for|before|else)?|\bdid you (?:take|try|use) anything\b|\bhave you (?:tried|taken|used)\b|\bwhy(?:'d| did) you (?:stop|quit|come off|switch)\b|\bwhy was it (?:stopped|changed)\b/,
  ],
  [
    "adherence",
    /\b(?:taking|take|using|use) (?:it|them|everything|all of them) (?:like|as|the way|every day|regularly|right)|\b(?:miss|skip|forget)\w*\b.*\b(?:doses?|pills?|it|any|them|days?)\b|\bhow are you (?:tolerating|doing (?:on|with) the)|\bside effects?\b/,
  ],
  [
    "allergy",
    /\ballerg\w+|\b(?:disagrees?|bad reaction|can't take|cannot take|react to|reaction)\b|\bwhat happen(?:s|ed) when (?:you|he|she) (?:take|took|eat|ate|use)\w*|\blatex\b/,
  ],
  [
    "functional",
    /\bwho (?:handles|manages|does) (?:your |her |his |the )?(?:money|bills|pills|meds|medic\w+)|\b(?:able to|can you) (?:bathe|dress|walk|climb|cook|do|get to)\b|\bhow (?:far can you|many (?:blocks|stairs|flights))|\b(?:right|left)[- ]?(?:or|handed)\b/,
  ],
  ["mental", /\benjoy\b|\binterest in\b|\banxious\b|\bnervous\b|\bpleasure\b|\bhopeless\b/],
  [
    "meds",
    /\bwhat (?:do you take|are you (?:taking|on)|meds|medic\w+|pills)\b|\banything (?:to|for) (?:sleep|pain|your stomach|nerves|pressure)\b|\bherbals?\b|\bsupplements?\b|\bvitamins?\b/,
  ],
  // A visit to a hospital, an illness of childhood, and what was there before something else.
  [
    "surgeries",
    /\b(?:end(?:ed)? up|been|went|gone|go|land(?:ed)?|taken|rushed|admitted|stayed?)\b.{0,16}\b(?:er|emergency(?: room)?|icu|intensive care|hospital)\b|\b(?:intubat\w+|breathing tube|on a ventilator)\b|\bhospital (?:stays?|visits?|admissions?)\b/,
  ],
  [
    "pmh",
    /\b(?:have|had|illness\w*|sick|problems?|disease)\b.*\b(?:as an? (?:kid|child|baby|infant|toddler)|when (?:you|he|she|they) (?:was|were) (?:a |little|small|young)|growing up)|\bas an? (?:kid|child)\b.*\b(?:illness\w*|sick|problems?|disease)\b|\bbefore (?:the|your|this|her|his) \w+(?: \w+)?,? (?:any|what|did you have)\b|\bwhat did (?:you|he|she) have before\b/,
  ],
  // What was taken before.
  [
    "pastmeds",
    /\bever (?:been|put you|tried|gone) on\b|\bhad (?:you|he|she|they) (?:\w+ )?(?:tried|taken|used|been on)\b|\bwhat (?:were|was) (?:you|he|she) (?:on|taking) (?:back|in|before|when)\b|\bwhat did (?:you|he|she) (?:use|take) (?:back|before|when|in)\b/,
  ],
  [
    "social",
    /\bhow many (?:hours|classes|shifts|clients|trips)\b(?!.*\b(?:sleep|slept|bed|screens?|tv|phone|pain|headache|fast\w*|doses?)\b).*\b(?:a day|a week|work\w*|teach|drive|on your feet|sit)\b|\bhow many (?:classes|shifts)\b|\bhow many (?:boxes|cases|pieces|pallets|parts|deliveries|calls|patients|rooms|loads)\b.*\b(?:hour|shift|day)\b/,
  ],
  [
    "exposure",
    /\b(?:wear|use) (?:\w+ ){0,2}(?:gloves|mask|respirator|goggles|safety glasses|helmet|protective|ear ?plugs|earmuffs|ppe)\b/,
  ],
  [
    "functional",
    /\bclimb (?:\w+ )?(?:stairs|steps|flights?|hills?)\b|\b(?:stopped|quit|given up|had to stop) doing\b|\bwhat (?:can't|can you not|couldn't) (?:you|he|she)? ?(?:do)?\b|\bgetting around\b/,
  ],
  [
    "mental",
    /\b(?:stretch|times?|spell|period|days)\b.*\b(?:too much energy|sped up|on a high|spending|wired)\b|\b(?:pictures?|images?|thoughts?)\b.*\b(?:in (?:your|his|her) (?:head|mind)|hurting|harming|over and over)\b|\b(?:hurting|harming) (?:\w+ )?(?:baby|somebody|someone|yourself|anyone|him|her)\b/,
  ],
  [
    "measured",
    /\b(?:bring|brought|write down|written down|log\w*|keep track of|track\w*)\b.*\b(?:meter|monitor|pressures?|sugars?|numbers|readings|glucose)\b/,
  ],
  [
    "obgyn",
    /\bwith (?:your|the|that) (?:first|other|last|previous|second|earlier)(?: \w+)? (?:pregnan\w+|baby|kid|child)\b.*\b(?:have|had|get|high|sugar|pressure|swell\w*)\b|\b(?:last|first|previous|earlier|other) pregnanc\w+\b/,
  ],
  [
    "pmh",
    /\bever (?:broken|broke|fractured|injured|hurt|torn|tore|hit|had an? (?:injury|fracture|break))\b|\b(?:broken|injured|hurt|torn) (?:\w+ ){1,4}before\b|\b(?:sugar|sugars),? (?:ever|never|problems?)\b/,
  ],
  ["perinatal", /\b(?:how much|what) did (?:he|she|the baby|they) weigh\b|\bbirth weight\b/],
  [
    "social",
    /\b(?:miss(?:ed|ing)?)\b.*\b(?:school|classes|work|shifts|days this)\b(?!.*\b(?:doses?|pills?)\b)/,
  ],
  ["obgyn", /\b(?:are you|still) (?:breast-?feeding|nursing)\b/],
  ["diet", /\b(?:are you|still) (?:breast-?feeding|nursing)\b/],
  // Wordings heard in many fields: who falls ill around, values at home, doses kept, work with poisons, help needed.
  [
    "family",
    /\b(?:anyone|anybody|somebody) (?:\w+ )?(?:die|died|dead|drop(?:ped)? dead)\b|\bsudden(?:ly)? (?:death|die\w*)\b|\bdie(?:d)? suddenly\b/,
  ],
  [
    "measured",
    /\b(?:sugars?|glucose|pressures?|numbers|readings|bp)\b.*\brunning\b|\bwhat (?:are|is|have) (?:your|his|her|the) (?:sugars?|pressures?|numbers|readings)\b/,
  ],
  [
    "adherence",
    /\b(?:tak(?:ing|e)|us(?:ing|e)) (?:it|them|that) (?:every|each|daily)\b|\b(?:medicine|medication|pill|drug|it) (?:give|giving|gave) you any (?:trouble|problems?|side)\b/,
  ],
  [
    "social",
    /\b(?:anybody|anyone|somebody|someone) (?:who |that )?(?:can |could |to )?(?:help|look after|stay with|check on)\b/,
  ],
  ["vaccines", /\bboosters?\b/],
  [
    "exposure",
    /\b(?:pesticides?|herbicides?|solvents?|asbestos|silica|fumes|paint thinner|chemicals)\b|\bwork (?:with|around) (?:animals|livestock|dust|flour|wood|cement|dirt)\b|\b(?:around|near|with) (?:anybody|anyone|somebody|someone) (?:\w+ )?(?:sick|ill|coughing)\b/,
  ],
  [
    "development",
    /\bwhen did (?:he|she|they) (?:sit|walk|talk|crawl|roll|smile)\b|\bany words\b|\b(?:point at|respond to (?:his|her) name)\b/,
  ],
  [
    "functional",
    /\b(?:need|needs|get|have) (?:any |some |much )?help (?:with )?(?:bath\w*|dress\w*|shower\w*|eat\w*|getting|cook\w*|clean\w*)\b/,
  ],
  [
    "pastmeds",
    /\bwhat (?:antibiotic|medicine|medication|cream|pill|drops?|ointment|shot)s? (?:was|were|did)\b|\btried (?:any|anything|some)\b/,
  ],
  ["diet", /\bhow much (?:water|fluid|milk|juice)\b/],
  ["exercise", /\bhow much (?:do|does) (?:you|he|she|they) (?:walk|exercise|run|swim|work out)\b/],
  ["obgyn", /\bare (?:you|they|your periods) (?:pretty |still )?regular\b/],
  ["pmh", /\b(?:are|is) (?:you|he|she) (?:otherwise |generally )?healthy\b/],
  ["preferences", /\b(?:things|it) gets? worse\b.*\bhospital\b|\b(?:cpr|life support|machines)\b/],
  ["meds", /\bwhat do (?:you|they) use\b/],
  ["development", /\b(?:start|begin) (?:walking|talking|crawling|sitting)\b/],
  [
    "mental",
    /\bpsychiatrist\b|\b(?:end (?:your|his|her) (?:own )?life|kill (?:yourself|himself|herself)|suicid\w+)\b/,
  ],
  [
    "results",
    /\b(?:what|how) (?:was|were|did|came)\b.*\b(?:cholesterol|a1c|creatinine|ferritin|vitamin d|tsh|psa|hemoglobin|platelets|labs|blood ?work)\b|\blast (?:cholesterol|a1c|creatinine|ferritin|psa|tsh|labs)\b|\bwhat did (?:the|your|that) (?:mri|ct|scan|x-ray|ultrasound|echo|ekg|biopsy|scope|colonoscopy|endoscopy|mammogram|sleep study)\b/,
  ],
  ["diet", /\b(?:soda|sodas|sweets|junk food|fast food|fried food)\b/],
  ["hpi", /\b(?:come|comes|came) on\b.*\b(?:own|rest|exert\w*|push|effort)\b/],
  [
    "exposure",
    /\b(?:dust|dusty|smoke|smoky|fumes|noise|noisy|loud|chemicals?)\b.*\b(?:work|job|shop|plant|house|home)\b|\b(?:work|job|shop|plant)\b.*\b(?:dust|dusty|smoke|fumes|noise|loud|chemicals?)\b|\b(?:hot tub|sauna|swim in|lake|river)\b/,
  ],
  ["obgyn", /\bmiscarr\w+|\blost (?:a|any|the) (?:baby|pregnanc\w+)\b/],
  [
    "social",
    /\bhow are things at home\b|\bwho (?:watches|looks after|takes care of|keeps|helps)\b/,
  ],
  ["perinatal", /\bcry (?:right away|at birth)\b/],
  [
    "pastmeds",
    /\b(?:meds?|medicines?|medications?|drugs?|pills?|treatments?)\b.*\b(?:didn't|did not|hasn't|haven't) (?:work|help|worked|helped)\b/,
  ],
  ["measured", /\bhome (?:pressures?|readings|sugars?|numbers)\b/],
  ["exposure", /\b(?:lot of|much) sun\b|\b(?:city|well) water\b|\bwater or a well\b/],
  [
    "functional",
    /\b(?:up|out) (?:from|of) (?:a |the |your )?chair\b|\bfeed (?:him|her|your)self\b/,
  ],
  [
    "diet",
    /\bhow often (?:does|do|is) (?:he|she|they|you) (?:nurse|eat|feed\w*)\b|\b(?:eaten|eat) (?:anything )?(?:today|yet)\b|\blast (?:eat|ate|meal)\b|\btable food\b/,
  ],
  ["vaccines", /\b\w+[- ](?:month|year) shots\b/],
  ["development", /\bcrawl(?:ed|ing)?\b|\bout of diapers\b/],
  [
    "social",
    /\bwho (?:all )?lives\b|\bovertime\b|\bhad this job\b|\bhow are things with your (?:husband|wife|partner)\b/,
  ],
  ["preferences", /\bmost important to you\b|\bwho (?:speaks|decides) for\b/],
  ["pastmeds", /\bwhen did (?:you|he|she|they) (?:stop|quit|hold)\b/],
  ["mental", /\benjoying (?:things|life|anything)\b|\birritable\b/],
  [
    "obgyn",
    /\b(?:is|was|are) (?:the |your )?(?:flow|periods?|bleeding) (?:pretty |really )?(?:heavy|light)\b|\bchildren have you had\b/,
  ],
  [
    "symptoms",
    /\b(?:light|lights|noise|sound|smells?)\b.*\b(?:bother\w*|worse|hurt)\b|\bbother\w* by (?:light|noise|sound)/,
  ],
  ["hpi", /\b(?:had it|get it|have it|happen\w*) (?:\w+ )?at rest\b/],
  [
    "meds",
    /\b(?:anything|something|pills?|meds) for (?:the |your )?(?:pressure|blood pressure|cholesterol|diabetes|anxiety|thyroid|heart|sugar|reflux|stomach|asthma|depression|migraines?|gout|sleep)\b|^(?:and )?for (?:the |your )?(?:pressure|blood pressure|cholesterol|diabetes|anxiety|thyroid|heart|sugar|reflux|asthma|depression|migraines?|gout)\b/,
  ],
  ["exercise", /\b(?:walk|bike|swim|jog|gym),? (?:\w+,? )*anything\b/],
  [
    "allergy",
    /\b(?:can you take|okay with|do you tolerate) (?:aspirin|penicillin|ibuprofen|nsaids?|sulfa|codeine|amoxicillin)\b/,
  ],
  ["pastmeds", /\bbefore (?:that|this)(?: one)?,? what (?:were|did|was)\b/],
  [
    "allergy",
    /\b(?:get|gotten|got|made you) sick (?:from|off|on|with) (?:a |any |some )?(?:medicine|medication|pill|shot|antibiotic|drug)/,
  ],
  [
    "family",
    /\b(?:does|do|did|has|have|is|are) your (?:mother|mom|father|dad|parents|sisters?|brothers?|aunts?|uncles?|cousins?|grand\w+)\b.*\b(?:same|too)\b|\bruns? in (?:the|your) family\b/,
  ],
  [
    "exposure",
    /\b(?:anyone|anybody|someone) (?:at home|in the house|around you|at work) (?:\w+ )?(?:cough\w*|sick|itch\w*|with)\b|\b(?:woods|camping|hiking|caves?)\b/,
  ],
  ["social", /\bmake (?:your|a) living\b|\bjust the two of you\b/],
  ["perinatal", /\bwas (?:he|she) (?:on time|early|late|full[- ]term|premature)\b/],
  ["mental", /\b(?:guilty|worthless)\b|\bever cut (?:yourself|himself|herself)\b/],
  [
    "diet",
    /\bwhat (?:was|did you have for|do you have for)\b.*\b(?:lunch|dinner|breakfast|supper)\b/,
  ],
  [
    "pastmeds",
    /\bwhat (?:ointments?|creams?|drops|meds?|medicines?|pills?)\b.*\bhave (?:you|they) (?:put|tried|used|taken|given)\b/,
  ],
  ["contraception", /\b(?:you two|you guys) preventing\b|\busing (?:any )?protection\b/],
  ["pmh", /\bhealth (?:been )?(?:overall|in general)\b|\boverall health\b/],
  // What else the patient has, beside what was told.
  [
    "pmh",
    /\bwhat else (?:do|does) (?:you|he|she|they) have\b(?! (?:to|in|at|for|on|planned|going|questions))|\bwhat else (?:are|is) (?:you|he|she) (?:treated|followed|seen) for\b|\bwhat else (?:is|'s) (?:in|on) (?:your|his|her) (?:chart|history|problem list)\b/,
  ],
];
