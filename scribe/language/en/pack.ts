import type { LanguagePack } from "../pack.ts";
import { enAsks } from "./asks.ts";
import { enTells } from "./tells.ts";
import { enBrands } from "./brands.ts";
import { enDrugs } from "./drugs.ts";
import { enKinds } from "./kinds.ts";
import * as terms from "./terms.ts";
import { enLay } from "./lay.ts";
import { enSpoken } from "./spoken.ts";
import { enVerbs } from "./verbs.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const enPack: LanguagePack = {
  terms: [
    ["allergen", "allergy: allerg*"],
    ["kin", terms.kin],
    ["other", terms.others],
    ["body", terms.bodyParts],
    ["vital", terms.findings],
    ["social", terms.social],
    ["function", terms.functions],
    ["diet", terms.diet],
    ["habit", terms.habits],
    ["perinatal", terms.perinatal],
    ["obgyn", terms.obgyn],
    ["vaccine", terms.vaccines],
    ["sleep", terms.sleep],
    ["mood", terms.mood],
    ["procedure", terms.procedures],
    ["exam", terms.exams],
    ["symptom", terms.symptoms],
    ["disease", terms.diseases],
    [
      "drug",
      `medicine: cream*, ointment*, syrup*, drops, pills, medicine*, tablets\nalbuterol: blue inhaler, rescue inhaler, puffer, emergency inhaler\n${enDrugs}\n${enBrands}`,
    ],
    ...enSpoken,
    ...enLay,
  ],
  kinds: enKinds,
  asks: enAsks,
  tells: enTells,
  little: words(
    "a an the of in on at to for with and or my your his her its this that these those i you he she it we they is are was were be been am do does did so very really just have has had get got some any there here",
  ),
  generic: words(
    "taken tried had noticed a an the of in on at to for with and or my your his her its this that these those i you he she it we they is are was were be been am do does did so very really just have has had any some what which when where how why who there here ever anything something else other tell me about okay ok all right let's us now today still feel feeling going doing been can could would will going on bring brings in problem problems much many long take taking meds medications medication what's how's and-the well good",
  ),
  cues: {
    bareNo:
      /^(?:oh |well |um |uh |hm )*(?:no|nope|nah|none|never|nothing|neither|not really|not at all|not that i know of|not that we know of|none that we know of|no nothing like that|none that i know of|no sir|no ma'am|i don't|i do not|i haven't|no i haven't|no i don't|not that i've noticed|no nothing|nothing like that|none of that|none of those|none of it|nothing of the sort|no to all|no to both|neither one|never that|no way|no never|no none|i don't think so|no not really)(?: (?:doctor|doc|sir|ma'am|no|thank god|either))*$/,
    bareYes:
      /^(?:oh |well |um |uh )*(?:yes|yeah|yep|yup|sure|i do|i have|i am|correct|right|exactly|uh huh|mhm|mm hmm|both|all of them|he does|she does|yes i do|yes i have|definitely|absolutely)(?: (?:doctor|doc|sir|ma'am|yes|too))*$/,
    leadNo:
      /^(?:oh |well |um |uh )*(?:no|nope|nah|never|none|not really)(?: sir| ma'am| doctor| doc)?(?=[,.;])/,
    leadYes: /^(?:oh |well |um |uh )*(?:yes|yeah|yep|sure|right|correct|exactly)(?=[,.;])/,
    negation:
      /\b(?:no|not|never|none|nor|neither|without|denies|denied|negative|absent|nothing|nope|free of|ruled out|cannot)\b|\w*n't\b/,
    pseudoNegation:
      /\b(?:hardly|not always|almost never|not only|no increase|not sure if|not just|no doubt|no change)\b/,
    opener:
      /\b(?:what (?:brings|brought)|what's (?:going on|been going on|been happening|happening|wrong|the matter|bothering|troubling)|what is going on|how can i help|what can i do for|tell me (?:what|why|how)|how (?:have (?:you|things)|has (?:he|she|it)) been|what happened|why (?:are you|you're) here|what seems to be|how's (?:the|your|he|she|everything)|what's (?:new|up) (?:today|with))/,
    modifies:
      /\b(?:worse (?:with|when|at|after|in)|worsens|makes? it (?:worse|better)|better (?:with|when|after)|relie\w+|sets? it off|brings? it on|triggers?)\b/,
    termination:
      /\b(?:since|but|although|except|though|however|just|because|now|otherwise)\b|[;:.?!]/,
    question:
      /^(?:and |so )?(?:what|which|when|where|how|why|who|any|do|does|did|have|has|are|is|was|were|can|could)\b/,
    correction:
      /(?:(?:\.\.\.|…|,|\.|;|-|—)\s*(?:no(?=\s*[,.…—-]|\s+(?:sorry|wait|hang|hold|actually|i mean|it's|that was))|i mean|sorry|actually|wait|hang on|hold on|correction|or rather|make that|scratch that|excuse me)(?:\s*,?\s*(?:no|sorry|wait|hang on|hold on|actually|i mean|it's|that was))*\s*[,.:]?\s+)/,
    stopped:
      /\b(?:stopped|quit|ended|discontinued|no longer|used to (?:take|be on)|came off|off it|gave up|gave (?:it|that|them|him) up|don't take|finished|pulled it|(?:doctor|doc|he|she|they) pulled|(?:took|taken|weaned) (?:me|him|her|us) off|went off|stopped giving|cut it out|done with (?:that|it|them|those|all that)|(?:you|they|he|she|doctor|doc) cut (?!back|down|the dose|in|it in)|tossed (?:it|them|that)|threw (?:it|them|that)|kicked (?:it|that|the habit)|got off|been off|laid off|haven't (?:taken|used|touched|smoked|had a (?:drink|cigarette))|ran out|(?:had|told|made|wanted) (?:me|him|her|us) (?:to )?(?:stop|quit)|dropped it|weaned off|pulled (?:me|him|her) off|stopping it)\b/,
    givenUp:
      /\b(?:not since|not (?:any ?more|anymore)|haven't (?:had|needed|been on|done|filled|refilled) (?:it|that|one|any|them|those)|(?:switched|swapped|changed) (?:it|that|me|them|him|her) (?:to|for|over|out)|(?:was|got|been) (?:switched|stopped|changed|discontinued|replaced|pulled)|(?:switched|changed) (?:from|off)|used to(?! (?:it|the))|(?:that|this) (?:one|med|pill)(?:'s| is| was) (?:gone|out|off|history|done)|never again|(?:once|one time|a (?:day|week|month)) and (?:never|quit|stopped|that was it|done)|(?:they|doctor|doc|cardiologist|he|she|specialist|my \w+) (?:stopped|took me off|discontinued|nixed|got rid of|pulled me off) |i'm off|been off|off of (?:it|that|them)|took me off|weaned (?:me )?off|tapered off|(?:it|they|insurance) (?:quit|stopped) (?:covering|paying)|too expensive|let (?:it|that) (?:lapse|run out)|didn't refill|don't (?:use|do|need) (?:it|that|them|those) (?:any ?more|now|anymore))\b/,
    tookOnce: /\b(?:took|tried|used|gave)\b/,
    past: /\b(?:last (?:year|month|week|fall|spring|summer|winter)|years ago|months ago|used to|before|as a kid|had|went away|got better|resolved|previous(?:ly)?|prior)\b/,
    hypothetical:
      /\b(?:if (?:you|it|your|the|there|he|she|they|not|that|this|anything|any)|in case|for example|suppose|should you|unless|whether)\b/,
    examStart:
      /\b(?:let me (?:examine|take a look|look|listen|check|press|feel)|let's (?:take a look|have a look|examine|listen|check|get you)|i'm going to (?:examine|listen|press|check|look|feel)|socks off|lie (?:back|down)|hop up|open your mouth|take a deep breath|on exam|on your exam|physical exam|deep breath|shoes off|have a seat up)\b/,
    examFinding:
      /\b(?:normal|clear|clean|intact|palpa\w*|present|absent|positive|negative|swell\w*|swollen|edema|tender\w*|red|erythema\w*|soft|nontender|pulse\w*|regular|rhythm|murmur\w*|crackles|wheez\w*|full|reduced|decreased|increased|mild|grade|bruis\w*|good|loose|stable|over \w+|percent|rate|temperature|weight|pressure|blood pressure|pounds|symmetric|unremarkable|enlarged|smooth)\b/,
    resultStart:
      /\b(?:labs?|results?|cbc|ultrasound|x-ray|ct|mri|scan|showed|shows|came back|hemoglobin|a1c|glucose|creatinine|potassium|tsh|cholesterol|urinalysis|culture|psa|echo|ekg|biopsy)\b/,
    diagnosis:
      /\b(?:looks like|could be|might be|probably|possibl\w*|likely|diagnosis|i think (?:it's|this is|you have|you)|this is|it's a|consistent with|suggests?|suspect\w*|sounds like|you have|rule out|impression|concern\w*|grade (?:one|two|three)|called)\b/,
    uncertain:
      /\b(?:could be|might|may be|possibl\w*|suspect\w*|rule out|not sure|i think|perhaps|concern\w*|probably)\b/,
    certain: /\b(?:this is|it's a|confirm\w*|definitely|diagnosis is|you have|clearly|certain)\b/,
    unlikely: /\b(?:unlikely|doubt|less likely|don't think|not concerned|rule out)\b/,
    plan: /\b(?:i'm going to (?:order|give|prescribe|send|refer|start|put)|i'll (?:order|give|prescribe|send|refer|start|get|put|write)|i want you|we'll|we will|let's|let me (?:order|get|prescribe)|continue|keep|increase|decrease|lower|switch|stop|start|take|use|avoid|no (?:running|lifting|alcohol|driving|work|sports|saturday)|not saturday|don't (?:take|use|drive|lift)|repeat|come back|return|follow up|follow-up|see me|see you|schedule|order|prescri\w*|refer\w*|recommend\w*|rest|ice|elevate|brace|twice a day|times a day|every \w+ hours|a day|daily|as needed|work note|should|need to|needs?|go to|call|hold off|hold)\b/,
    ahead:
      /\b(?:i'm (?:going to|ordering|sending|referring|requesting|scheduling|getting you|starting|prescribing)|we're going to|i'll|i will|we will|we'll|let's|i want|i'd|going to|in (?:a|one|two|three|four|six|\d+) (?:days?|weeks?|months?)|we need|won't)\b/,
    order:
      /\b(?:order|ordering|requesting|get (?:a|an|some)|repeat|check (?:a|an|your|the)|send|schedule|need (?:a|an)|want (?:a|an|to get)|set up)\b/,
    prescription:
      /\b(?:take|use|apply|tablet\w*|pill\w*|drops?|milligrams?|mg|ml|capsule\w*|cream|ointment|twice a day|once a day|times a day|every \w+ hours|at bedtime|with food|as needed|puffs?)\b/,
    followup:
      /\b(?:come back|return|follow up|follow-up|see you|see me|recheck|in (?:one|two|three|four|five|six|a|\w+) (?:days?|weeks?|months?)|call me|check back)\b/,
    warning:
      /\b(?:emergency|er|911|right away|immediately|come back sooner|call me if|go to the|hospital|warning signs|if (?:you|your|it) \w+)\b/,
    referral:
      /\b(?:refer\w*|cardiolog\w*|orthoped\w*|psycholog\w*|nutritionist|physical therapist|specialist|neurolog\w*|dermatolog\w*|ophthalmolog\w*|psychiatr\w*|gynecolog\w*|urolog\w*|endocrinolog\w*|rheumatolog\w*|surgeon|therapist)\b/,
    certificate:
      /\b(?:work note|doctor's note|school note|certificate|off work|time off|excuse|light duty|note for work|letter)\b/,
    advice:
      /\b(?:avoid|rest|drink (?:plenty|lots)|hydrat\w*|diet|exercis\w*|walk\w*|ice|compress\w*|elevat\w*|hygiene|salt|sugar|fluids|sleep|quit smoking|stop smoking|running|lifting|diary|log|journal|water|sunscreen|heat|heating pad|rinse|saline|moisturiz\w*|pillow|head of the bed)\b/,
    prompt:
      /^(?:and |so |now )?(?:tell me|describe|walk me through|talk to me about|let's talk about)\b/,
    tag: /[,.]\s*(?:ok|okay|all right|alright|right|got it|sound good|make sense|deal)\s*\?\s*$/,
    instruction:
      /^(?:now |okay |all right |so |and )*(?:let me|let's (?:take a look|look|see|listen|check)|i'm (?:just )?going to (?:press|listen|look|check|feel|examine|move|push)|take a (?:deep )?breath|breathe|open|close your|lie (?:down|back)|sit up|squeeze|follow|look (?:up|down|at|straight)|push|pull|turn (?:your|to|around)|hop up|socks off|shoes off|relax|stand|walk (?:for me|across)|tell me if|say ah|cough for|show me|hold (?:still|your breath|out))\b/,
    activity:
      /\b(?:run|running|sports?|play|playing|practice|saturday|gym|lift|lifting|driv\w*|work|school|train\w*|hop|exercises?|jump|swim\w*|pool|bik(?:e|ing)|cycl(?:e|ing)|danc\w+|yoga|pilates|volleyball|basketball|tennis|surf\w*|jog\w*|treadmill|hik(?:e|ing)|travel|activity|activities)\b/,
    smallTalk:
      /^(?:(?:hi|hey|hello|good morning|good afternoon|thanks|thank you|you're welcome|bye|come in|have a seat|please|nice to meet you|how are you|sure|perfect|great|good|okay|ok|i see|i hear you|got it|all right|alright|right|well|fair|yes|no|yeah|mhm|hm|doctor|doc|sir|ma'am|oh|ugh|wow|god|that's|fine|sounds|will do|so|and|perfectly|it|you bet|bet)\b[\s,.!]*)+(?:\p{L}+[.!]?)?$/u,
    filler:
      /^(?:(?:good morning|good afternoon|good evening|thank you|thanks|ah|oh|well|um|uh|so|like|yeah|you know|honestly|i mean|doctor|doc|okay|actually|hmm|yes|and|but|i guess|sure|right|hey|hi|let's see|let me see)\b[\s,.!…]*)+/,
    doctorLike:
      /\b(?:you (?:don't|can|should|need|have|might|could|may)|i'm going to|i'll (?:order|give|prescribe|refer|send)|your (?:blood|exam|labs|heart|lungs)|take a deep|allergies\?|follow up|won't change|come back|x-ray)\b/,
    patientLike: /\b(?:doctor|doc|i|my|i'm|i've|me)\b/,
    left: /\bleft\b/,
    right: /\bright\b(?! (?:now|away|here|there|\w+ at)|,? (?:so|okay))/,
    both: /\b(?:both|bilateral\w*|either side|each side|two sides)\b/,
    firstPerson: /\b(?:i|my|me|i'm|i've)\b/,
    when: /\b(?:since|ago|yesterday|today|last \w+|days?|weeks?|months?|years?|hours?|minutes?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|night|always|sometimes|every|for (?:a|about|the))\b/,
    dose: /\b(?:mg|milligrams?|grams?|ml|mcg|micrograms?|units?|drops?|tablets?|pills?|capsules?|puffs?|teaspoons?|tablespoons?)\b/,
  },
  verbs: enVerbs,
  labels: [
    [
      /^(?:and |so )?(?:when (?:was that|did (?:it|this|that) start|did (?:it|this) begin)|how long (?:has|have|ago)|since when)\b.*/,
      "Onset",
    ],
    [/^(?:and )?how long (?:does|do|did) .*last.*/, "Duration"],
    [
      /^(?:and )?where(?:'s)?(?: (?:exactly|is (?:it|the|that)|does it|do you feel|on|in your)\b.*)?$/,
      "Location",
    ],
    [/^(?:and )?which (?:one$|side|leg|arm|knee|eye|ear|hand|foot|shoulder|hip).*/, "Side"],
    [/^(?:and )?what makes it worse.*|^anything make it worse.*/, "Worse with"],
    [/^(?:and )?what makes it better.*|^anything make it better.*|^anything help.*/, "Better with"],
    [/^.*\bwhat dose.*/, "Dose"],
    [/^(?:and )?(?:how often|how many times)\b.*/, "Frequency"],
  ],
  phrases: {
    denies: "Denies",
    not: "Did not",
    and: "and",
    or: "or",
    notDiscussed: "Not discussed during the visit.",
    companion: "companion",
    yes: "yes",
    no: "no",
    none: "none",
    stopped: "Stopped",
    allergyTo: "allergy to",
    notMentioned: (heading) => `Not discussed: ${heading}`,
  },
};
