import type { Opposite } from "../opposites.ts";

/**
 * States of which only one can be so, in American English as patients and doctors' notes put them; folded.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enOpposites: readonly Opposite[] = [
  {
    one: /\b(?:headaches?|head hurts|head pain)\b/,
    other: /\bhead(?:'s| is| feels) (?:okay|ok|fine|good|all right)\b/,
  },
  {
    about: /\b(?:night\w*|nocturnal|at rest|resting|lying|in bed)\b/,
    one: /\b(?:pain\w*|hurts?|aches?|aching|sore)\b/,
    other: /\b(?:painless|pain-?free)\b/,
  },
  {
    one: /\b(?:lost consciousness|loss of consciousness|losing consciousness|pass(?:ed|ing)? out|black(?:ed|ing)? out|faint\w*|syncop\w+|knocked out|out cold|unconscious\w*|loc\b|unresponsive)/,
    other:
      /\b(?:awake the (?:whole|entire) (?:time|way)|wide awake|awake (?:throughout|all along)|never (?:went|was) out|remember\w* (?:everything|all of it|the whole)|conscious (?:the whole|throughout|the entire)|stayed awake|didn't go out)/,
  },
  {
    one: /\b(?:eat(?:s|ing)? (?:\w+ )?(?:well|fine|okay|ok|good|great|normally|like)|(?:good|preserved|normal|intact|great|healthy|hearty) appetite|appetite(?:'s| is| remains| was)? (?:\w+ )?(?:good|fine|great|normal|preserved|intact|okay|back)|do eat)\b/,
    other:
      /\b(?:(?:poor|no|decreased|low|reduced|loss of|lost (?:my|his|her)|diminished|little) appetite|appetite(?:'s| is)? (?:\w+ )?(?:poor|gone|down|decreased|reduced|off)|anorexia|(?:barely|hardly|not|isn't|won't) eat\w*|eat(?:s|ing)? (?:very |so )?(?:little|less|poorly|half)|off (?:my|his|her) (?:food|feed)|picks at)\b/,
  },
  {
    one: /\b(?:sleep(?:s|ing)? (?:\w+ )?(?:well|fine|okay|good|great|soundly|through|like)|sleeps? (?:all|the whole|through the) night|(?:good|restful|restorative|normal|preserved|uninterrupted) sleep|sleep (?:is )?(?:good|fine|restful|preserved|normal|unaffected))\b/,
    other:
      /\b(?:insomnia|(?:can't|cannot|couldn't|trouble|difficulty|hard time|problems?) (?:\w+ )?(?:sleep\w*|falling asleep|staying asleep)|(?:poor|interrupted|fragmented|disrupted|nonrestorative) sleep|sleep(?:s|ing)? (?:poorly|badly|terribl\w+)|wak(?:es?|ing) (?:up )?(?:several|many|multiple|every|frequently|repeatedly|all night)|frequent (?:nighttime |nocturnal )?awakenings|up all night|tossing|tosses)\b/,
  },
  {
    about: /\b(?:cycles?|periods?|menses|menstru\w+|monthl\w+)\b/,
    one: /\b(?:regular|clockwork|every (?:month|twenty-?eight|28|thirty|30)|monthly|predictable|on time)\b/,
    other:
      /\b(?:irregular\w*|all over the place|skip\w*|unpredictable|late|miss(?:ed|es|ing)?|sporadic|whenever)\b/,
  },
  {
    about: /\b(?:shots?|vaccin\w+|immuniz\w+|boosters?)\b/,
    one: /\b(?:up to date|caught up|current|complete|all (?:his|her|the|their|my) (?:shots|vaccines)|on schedule|utd)\b/,
    other:
      /\b(?:behind|not up to date|overdue|miss(?:ed|ing)|delayed|incomplete|due for|still needs?)\b/,
  },
  {
    about: /\b(?:work\w*|job|duty|shift|retire\w*|employ\w+|disability|leave)\b/,
    one: /\b(?:back (?:at|to|on) (?:work|duty|the job)|light duty|works? (?:full|part)|(?:still|is|been|currently|keeps) working|i work|employed|returned to work|modified duty)\b/,
    other:
      /\b(?:retired|unemployed|laid off|not working|off work|out of work|on (?:disability|leave)|quit (?:my|his|her) job|no longer works|unable to work|haven't worked)\b/,
  },
  {
    about: /\b(?:drink\w*|alcohol\w*|beers?|wine|liquor|whiskey|six-?pack|booze|drunk)\b/,
    one: /\b(?:(?<!energy )drinks? (?:\w+ ){0,3}(?:beers?|wine|alcohol|liquor|daily|nightly|socially|a night|a day|six-?pack|drinks)|current(?:ly)? (?:alcohol|drink\w+)|alcohol (?:use|consumption)|active drink\w+|heavy drink\w+|glass(?:es)? of wine|i drink)\b/,
    other:
      /\b(?:quit(?: drinking| alcohol| at| in| the|(?=[.,]))|sober|abstinen\w+|abstains?|(?:don't|doesn't|do not|never) drink|gave up (?:drinking|alcohol|beer)|no (?:alcohol|drinking|longer drinks)|not a drop|stopped drinking|teetotal\w*|former drinker)\b/,
  },
  {
    about: /\b(?:cough\w*|phlegm|sputum|hack\w*)\b/,
    one: /\b(?:dry|non-?productive|no (?:phlegm|sputum|mucus)|nothing comes up|without (?:sputum|phlegm))\b/,
    other:
      /\b(?:productive|wet|(?:bring\w*|cough\w*|hack\w*) up (?:\w+ )?(?:phlegm|sputum|mucus|stuff|gunk)|with (?:phlegm|sputum)|phlegmy)\b/,
  },
  {
    about: /\b(?:phlegm|sputum|discharge|drain\w*|pus|wound|mucus|fluid|snot)\b/,
    one: /\b(?:clear|white|watery|serous|thin|whitish)\b/,
    other: /\b(?:purulent|yellow\w*|green\w*|pus|foul|smelly|malodorous|cloudy)\b/,
  },
  {
    one: /\b(?:weight loss|(?:lost|losing|lose|dropped|shed|down) (?:about |some |like )?(?:weight|\w+(?:-\w+)? (?:pounds|lbs|kilos|kg))|\w+-(?:pound|lb) (?:weight )?loss)\b/,
    other:
      /\b(?:weight gain|(?:gained|gaining|gain|put on|up) (?:about |some |like )?(?:weight|\w+(?:-\w+)? (?:pounds|lbs|kilos|kg))|\w+-(?:pound|lb) (?:weight )?gain)\b/,
  },
  {
    about: /\b(?:bowel\w*|stools?|poop\w*|bathroom|bm|bms)\b/,
    one: /\b(?:constipat\w+|backed up|hard(?:, dry)? stools?|straining|can't go)\b/,
    other: /\b(?:every (?:day|morning)|daily|regular\w*|loose|normal|fine|like clockwork)\b/,
  },
  { one: /\bundetect\w+/, other: /(?<!un)\bdetectable\b/ },
  {
    about: /\b(?:breast\w*|nurs\w+|formula|bottles?|feed\w*|fed|pump\w*)\b/,
    one: /\b(?:exclusive\w* (?:breast\w*|nurs\w+)|(?:just|only) (?:breast\w*|nurs\w+|the breast))\b/,
    other: /\b(?:formula|supplement\w*|mixed fe\w+|weaned|bottle of formula)\b/,
  },
  {
    about: /\b(?:sex\w*|intercourse|intimate|relations)\b/,
    one: /\b(?:sexually active|(?:resumed|having|had) (?:sex|intercourse)|intercourse)\b/,
    other:
      /\b(?:not (?:yet|active)|virgin|no (?:sex|intercourse)|abstinent|hasn't resumed|never had sex)\b/,
  },
  {
    about: /\b(?:liv(?:e|es|ing)|resid\w+|home)\b/,
    one: /\b(?:(?:live|lives|living|resides) (?:\w+ )?alone|by (?:my|him|her)self at home)\b/,
    other: /\b(?:live|lives|living|resides) (?:\w+ )?with\b/,
  },
  {
    about:
      /\b(?:bath\w*|dress\w*|feed\w*|walk\w*|gait|ambulat\w*|toilet\w*|adls?|transfers?|shower\w*|stand\w*)\b/,
    one: /\b(?:independent\w*|by (?:my|him|her|them)self|on (?:my|his|her) own|unassisted|without (?:help|assist\w+))\b/,
    other:
      /\b(?:dependent|(?:needs?|requires?|with) (?:\w+ )?(?:help|assist\w*)|bedbound|bedridden|wheelchair)\b/,
  },
  {
    about: /\b(?:hear\w*|ears?)\b/,
    one: /\b(?:hearing (?:is )?(?:preserved|normal|intact|good|fine)|hears? (?:well|fine|okay))\b/,
    other:
      /\b(?:muffled|plugged|hard of hearing|hearing loss|can't hear|hears? (?:less|poorly)|deaf\w*|tv's way up)\b/,
  },
  {
    about: /\b(?:fingers?|arms?|legs?|hands?|f(?:oo|ee)t|toes?|knees?|shoulders?|mov\w+|motion)\b/,
    one: /\b(?:(?:can )?(?:move|moves|moving|wiggle|wiggles) (?:\w+ )?(?:them|it|all|fine|well|okay|everything|his|her|my)|full (?:range of )?motion|(?:motion|movement|mobility) (?:is )?(?:intact|preserved|full|normal))\b/,
    other:
      /\b(?:unable to move|(?:can't|cannot|couldn't|won't) (?:\w+ )?(?:move|wiggle|bend)|immobile|limited (?:range of )?motion|locked up)\b/,
  },
  {
    about: /\b(?:walk\w*|weight|ambulat\w*|stand\w*|step\w*|foot|leg|ankle|knee|hip)\b/,
    one: /\b(?:(?:can|could|able to|is) (?:\w+ )?(?:walk|bear weight|stand)\w*|walked (?:off|out|in|home)|bear(?:s|ing) weight|ambulat(?:es|ory|ing)|put(?:ting|s)? weight on)\b/,
    other:
      /\b(?:unable to (?:walk|bear weight|ambulate)|(?:can't|cannot|couldn't) (?:\w+ )?(?:walk|put (?:any )?weight|bear weight|stand)|non-?weight-?bearing)\b/,
  },
  {
    about: /\b(?:scar|wound|incision|cut|stitches|sutures|cesarean|section|laceration|sore)\b/,
    one: /\b(?:healed|healing (?:well|nicely)|closed|clean|dry|intact)\b/,
    other: /\b(?:dehisc\w+|open(?:ed)?(?: up)?|came apart|not heal\w*|infected|oozing|draining)\b/,
  },
  {
    one: /\b(?:sudden\w*|out of (?:nowhere|the blue)|all at once|abrupt\w*|all of a sudden|acute onset)\b/,
    other:
      /\b(?:gradual\w*|crept|slowly|insidious\w*|over time|little by little|bit by bit|progressive\w*)\b/,
  },
  {
    about: /\b(?:lumps?|bumps?|nodules?|sores?|lesions?|ulcers?|mass|moles?|spots?)\b/,
    one: /\b(?:painless|doesn't hurt|no pain|non-?tender|don't hurt)\b/,
    other: /\b(?:painful|tender|hurts|sore)\b/,
  },
  {
    about: /\b(?:lumps?|bumps?|nodules?|mass|nodes?)\b/,
    one: /\b(?:mobile|moves?|slides?|rolls?|moveable|movable)\b/,
    other: /\b(?:fixed|immobile|stuck|adherent|doesn't move)\b/,
  },
  {
    one: /\bright[- ]?hand(?:ed|er)\b|\brighty\b/,
    other: /\bleft[- ]?hand(?:ed|er)\b|\blefty\b|\bsouthpaw\b/,
  },
  {
    about: /\b(?:born|birth|deliver\w*|pregnan\w*|weeks|gestation)\b/,
    one: /\b(?:full[- ]?term|at term|on time|(?:thirty-?(?:seven|eight|nine)|forty|37|38|39|40) weeks)\b/,
    other:
      /\b(?:prematur\w+|preemie|pre-?term|early|(?:thirty-?(?:one|two|three|four|five|six)?|3[0-6]) weeks)\b/,
  },
  {
    about: /\b(?:deliver\w*|birth|born|section|vaginal\w*)\b/,
    one: /\b(?:vaginal (?:delivery|birth)|(?:delivered|born) vaginally|svd|nsvd|natural birth)\b/,
    other: /\b(?:c-?section|cesarean)\b/,
  },
  {
    about: /\b(?:pregnan\w*|baby|conceiv\w*)\b/,
    one: /\b(?:planned|desired|trying|wanted)\b/,
    other: /\b(?:unplanned|not planned|wasn't planned|surprise|accident|undesired)\b/,
  },
  {
    about: /\b(?:driv\w+|drove|car|keys|wheel)\b/,
    one: /\b(?:drives|still drive|driving|i drive)\b/,
    other:
      /\b(?:no longer drives|quit driving|stopped driving|took (?:away )?(?:the|his|her) (?:car )?keys|sold (?:the|his|her) car|doesn't drive|don't drive|gave up driving)\b/,
  },
  {
    about: /\b(?:pain\w*|ache\w*|hurt\w*|headaches?|burn\w*|throb\w*|cramp\w*)\b/,
    one: /\b(?:constant\w*|continuous\w*|all the time|non-?stop|never (?:stops|lets up|goes away)|around the clock|unrelenting)\b/,
    other:
      /\b(?:intermittent\w*|comes and goes|on and off|off and on|in waves|episodic|now and then|every so often)\b/,
  },
  {
    about: /\b(?:surg\w*|anesth\w*|procedure|operation|recover\w*|gallbladder|delivery)\b/,
    one: /\b(?:uneventful\w*|without complications?|no (?:problems|complications|issues|trouble)|went (?:fine|well|smooth\w*))\b/,
    other:
      /\b(?:complicat\w+|threw up|vomit\w*|sick (?:after|for)|hard to wake|bled|infection after|difficult airway|nausea)\b/,
  },
  { one: /\b(?:intubat\w+|breathing tube|ventilator|on a vent)\b/, other: /(?!)/ },
  { one: /\b(?:hospitaliz\w+|admitted|inpatient|overnight in the hospital)\b/, other: /(?!)/ },
  { one: /\bhirsut\w+|\b(?:extra|excess|unwanted|facial|chin) hair\b/, other: /(?!)/ },
  {
    one: /\b(?:ulcers?|sores?|open (?:areas?|wounds?)|skin breakdown|calluses)\b/,
    about: /\b(?:foot|feet|monofilament|pulses|toes?|plantar|heel)\b/,
    other: /(?!)/,
  },
  {
    one: /\b(?:proteinuria|microalbumin\w+|albuminuria|protein in (?:the|your|my|his|her) (?:urine|pee))\b/,
    other: /(?!)/,
  },
  {
    one: /\b(?:nipple discharge|(?:fluid|anything|stuff) (?:coming )?(?:out of|from) (?:the |your |my )?nipple)/,
    other: /(?!)/,
  },
  {
    one: /\b(?:leak\w* (?:of )?(?:amniotic )?fluid|fluid (?:leak\w*|gush\w*)|water broke|rupture of membranes|gush of (?:fluid|water))\b/,
    other: /(?!)/,
  },
  {
    one: /\b(?:otorrhea|ear drainage|drain\w*|discharge)\b/,
    about: /\b(?:ears?|otorrhea|drum\w*|hearing)\b/,
    other: /(?!)/,
  },
  {
    one: /\b(?:vaginal bleeding|lochia|bleeding)\b/,
    about: /\b(?:bleed\w*|lochia|postpartum|vagina\w*)\b/,
    other:
      /\b(?:(?:bleeding|lochia)[^.;]{0,20}(?:stopped|resolved|ended)|(?:stopped|quit|ended) (?:at|by|after|around|in) \w+ weeks?)\b/,
  },
];
