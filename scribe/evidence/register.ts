/**
 * Words of a note's register, no terms of their own, and how a talk says them, folded, three languages: the first is not foreign to a talk
 * that has the second. Written for this project.
 */
export const REGISTER: readonly (readonly [RegExp, RegExp])[] = [
  // When.
  [
    /\b(?:vespera|vispera|day (?:before|prior))\b/,
    /\b(?:ontem|ayer|anoche|yesterday|last night)\b/,
  ],
  [
    /\b(?:noturn\w+|nocturn\w+|nightly|overnight)\b/,
    /\b(?:noite|noche|madrugada|night|dorm\w+|duerm\w+|sleep\w*|deit\w+|acost\w+|bed)\b/,
  ],
  [
    /\b(?:matutin\w+|matina(?:l|is)|matinal|ao (?:acordar|despertar)|al despertar|upon waking|morning)\b/,
    /\b(?:manha|manana|morning|acord\w+|despert\w+|levant\w+|wake|woke|waking|get up)\b/,
  ],
  [/\b(?:vespertin\w+|vespertine)\b/, /\b(?:tarde|afternoon|evening|noitinha)\b/],
  [/\b(?:diurn\w+|daytime)\b/, /\b(?:dia|day|tarde|manha|manana|trabalh\w+|trabaj\w+|work)\b/],
  [
    /\b(?:quinzena(?:l|is|lmente)|quincenal\w*|biweekly|fortnightly)\b/,
    /\b(?:15|quinze|quince|two weeks|duas semanas|dos semanas)\b/,
  ],
  [
    /\b(?:trimestra(?:l|is|lmente)|trimestral\w*|quarterly)\b/,
    /\b(?:tres meses|three months|3 meses)\b/,
  ],
  [
    /\b(?:recidiv\w+|recorren\w+|recurren\w+|reincid\w+|reaparic\w+)\b/,
    /\b(?:volt\w+|volv\w+|vuelv\w+|vuelt\w+|de novo|de nuevo|otra vez|again|back|came back|sempre|siempre|keeps?|vez(?:es)?|veces|times)\b/,
  ],
  [
    /\b(?:abrupt\w+|subit\w+|sudden\w*|agud[oa]s?|acute\w*)\b/,
    /\b(?:de repente|do nada|de golpe|de pronto|na hora|suddenly|out of nowhere|all at once|just (?:came|hit|like that)|hoje|hoy|ontem|ayer|today|yesterday)\b/,
  ],
  [
    /\b(?:insidios\w+|gradual\w*|paulatin\w+)\b/,
    /\b(?:aos poucos|poco a poco|devagar|slowly|little by little|bit by bit|over (?:the )?(?:months|years)|foi (?:vindo|piorando)|fue)\b/,
  ],
  [
    /\b(?:intermiten\w+|esporad\w+|ocasiona\w+|occasional\w*|sporadic\w*)\b/,
    /\b(?:vem e vai|vai e vem|va y viene|comes and goes|as vezes|a veces|de vez em quando|de vez en cuando|sometimes|once in a while|raramente|rara vez|de quando em)\b/,
  ],
  [
    /\b(?:diari\w+|daily|cotidian\w+)\b/,
    /\b(?:todo (?:santo )?dia|todos los dias|tod[oa]s? (?:dia|noite|manha)|every ?(?:single )?(?:day|night|morning)|cada dia|por dia|al dia|a day)\b/,
  ],
  // What is done, taken and left.
  [
    /\b(?:omit\w+|nao adesao|ma adesao|adesao (?:parcial|irregular)|adherencia (?:parcial|irregular)|irregular\w*|nonadher\w+|non-adher\w+|missed|misses|skips)\b/,
    /\b(?:esquec\w+|olvid\w+|forg[eo]t\w*|pul[ao]\w*|salt\w+|skip\w*|miss\w*|nao tom\w+|no (?:me la |lo |la )?tom\w+|deix\w+|as vezes|a veces|quando lembr\w+)\b/,
  ],
  [
    /\b(?:contat\w+|contact\w+|telefonema|telefonic\w+|llamada|phone|call)\b/,
    /\b(?:lig[aou]\w*|llam\w+|call\w*|telefon\w*|phone|whatsapp|mensag\w+|mensaj\w+)\b/,
  ],
  [
    /\b(?:automedica\w+|self-?medicat\w+|por conta propria|por cuenta propia)\b/,
    /\b(?:por (?:minha|mi) c(?:on|uen)ta|farmacia|pharmacy|drugstore|over the counter|compr\w+|peguei|vizinha|vecina|tinha em casa|tenia en casa)\b/,
  ],
  // How one moves, feels and lives.
  [
    /\b(?:lentifica\w+|lentitud|lentidao|bradicines\w+|bradykines\w+|slowness|slowing)\b/,
    /\b(?:devagar|lent[oa]\w*|demor\w+|meia hora|media hora|despacio|tard\w+|slow\w*|takes? (?:forever|(?:me|her|him) )|hora)\b/,
  ],
  [
    /\b(?:deambul\w+|marcha|gait|ambulat\w+|locomoc\w+)\b/,
    /\b(?:anda\w*|andar|camin\w+|walk\w*|pass[oa]s?|arrast\w+|arrastr\w+|pisar|perna\w*|pierna\w*|bengala|baston|cane)\b/,
  ],
  [
    /\b(?:agitad\w+|inquiet\w+|restless\w*|vocaliza\w+|sonho\w*|pesadel\w+|pesadill\w+|nightmares?)\b/,
    /\b(?:grit\w+|fala dormindo|habla dormid\w+|mex\w+|muev\w+|chut\w+|patea\w*|soc\w+|kick\w*|yell\w*|scream\w*|talks? in|thrash\w*|toss\w*|pesadel\w+|pesadill\w+|nightmare\w*)\b/,
  ],
  [
    /\b(?:olfat\w+|hiposmia|anosmia|hyposmia|sense of smell)\b/,
    /\b(?:cheir\w+|olor\w*|oler|huel\w+|smell\w*|perfume|sinto (?:mais )?(?:nada|o cheiro))\b/,
  ],
  [
    /\b(?:paladar|disgeusia|dysgeusia|gusto|sense of taste)\b/,
    /\b(?:gosto|sabor|taste\w*|sabe a|gusto)\b/,
  ],
  [
    /\b(?:ingesta|ingestao|intake|aporte|hidrica|hidrico|hydration)\b/,
    /\b(?:beb\w+|tom[ao]\w*|agua|litro\w*|copo\w*|vaso\w*|drink\w*|water|glass\w*|come|comendo|comiendo|eat\w*)\b/,
  ],
  [
    /\b(?:etilis\w+|etilic\w+|consumo (?:de )?alco\w+|alcohol use|bebida alcoolica)\b/,
    /\b(?:beb\w+|cervej\w+|cervez\w+|vinho|vino|cachaca|beer\w*|wine|drink\w*|chope|trago\w*|whisk\w+)\b/,
  ],
  [
    /\b(?:tabagis\w+|tabaquis\w+|carga tabagica|ex-?tabagista|smok\w+)\b/,
    /\b(?:fum\w+|cigar\w+|maco\w*|carteira|cajetilla\w*|pack\w*|smok\w*)\b/,
  ],
  [
    /\b(?:sedentari\w+|inativid\w+|sedentary)\b/,
    /\b(?:nao faco (?:nada|exerc\w+)|nada de exerc\w+|sentad\w+|sit(?:ting)?|no hago|parad[oa]|couch|don't exercise|exerc\w+|ejerc\w+)\b/,
  ],
  // What is seen, found and done to the body.
  [
    /\b(?:artrocent\w+|arthrocent\w+)\b/,
    /\b(?:liquido|puxa\w+|tira\w+|sac[ao]\w*|drain\w*|dren\w+|fluid|agulha|aguja|needle|punc\w+)\b/,
  ],
  [
    /\b(?:toracocent\w+|thoracocent\w+|thoracent\w+|paracent\w+)\b/,
    /\b(?:liquido|puxa\w+|tira\w+|sac[ao]\w*|drain\w*|dren\w+|fluid|agua|agulha|aguja|needle|punc\w+)\b/,
  ],
  [
    /\b(?:puncao lombar|puncion lumbar|lumbar puncture|liquor|lcr)\b/,
    /\b(?:espinha|espalda|costas|coluna|spinal|back|liquido|agulha|aguja|needle)\b/,
  ],
  [
    /\b(?:exerese|excis\w+|ressecc\w+|resecc\w+|ressecad\w+|extirpa\w+|resection)\b/,
    /\b(?:tir[aeo]\w*|cort\w+|sac[ao]\w*|quit[ao]\w*|remov\w*|took (?:it )?(?:off|out)|cut|oper\w+)\b/,
  ],
  [/\b(?:esplenectom\w+|splenectom\w+)\b/, /\b(?:baco|bazo|spleen)\b/],
  [/\b(?:nefrectom\w+|nephrectom\w+)\b/, /\b(?:rim|rins|rinon\w*|kidney\w*)\b/],
  [
    /\b(?:gastrectom\w+|gastroplast\w+|bariatric\w+|gastric (?:sleeve|bypass))\b/,
    /\b(?:estomago|stomach|reducao|reduccion|bariatric\w+|bypass|sleeve|manga)\b/,
  ],
  [/\b(?:prostatectom\w+)\b/, /\b(?:prostata|prostate)\b/],
  [
    /\b(?:angioplast\w+|revasculariza\w+|stent\w*|cateteris\w+|catheteriz\w+)\b/,
    /\b(?:stent\w*|molinha|mola|ponte|puente|bypass|cateter\w*|coracao|corazon|heart|veia|vena|arteria|entupi\w+|tapad\w+)\b/,
  ],
  [
    /\b(?:osteossintese|osteosintesis|fixac\w+|fijac\w+|internal fixation)\b/,
    /\b(?:placa\w*|parafuso\w*|pino\w*|tornillo\w*|clavo\w*|plate\w*|screw\w*|pins?|rod|oper\w+)\b/,
  ],
  [
    /\b(?:transfus\w+|hemotransfus\w+|hemocomponent\w+|hemoderivad\w+)\b/,
    /\b(?:sangue|sangre|blood|bolsa\w*|plaqueta\w*)\b/,
  ],
  [
    /\b(?:transaminas\w+|aminotransfer\w+|enzimas hepaticas|liver enzymes|perfil hepatico|funcao hepatica)\b/,
    /\b(?:tgo|tgp|alt|ast|figado|higado|liver)\b/,
  ],
  [
    /\b(?:antiagreg\w+|antiplaquet\w+|antiplatelet\w*)\b/,
    /\b(?:aas|aspirin\w*|clopidogr\w+|ticagr\w+|prasugr\w+)\b/,
  ],
  [
    /\b(?:anticoagul\w+)\b/,
    /\b(?:varfarin\w*|warfarin\w*|marevan|xarelto|eliquis|rivarox\w+|apixab\w+|enoxap\w+|heparin\w*|afina\w* o sangue|blood thinner\w*|anticoag\w+|clexane)\b/,
  ],
  [
    /\b(?:anti-?hipertensiv\w+|antihypertensiv\w+)\b/,
    /\b(?:press\w+|presion|pressure|losart\w+|enalapr\w+|captopr\w+|anlodip\w+|amlodip\w+|hidroclor\w+|lisinop\w+)\b/,
  ],
  [
    /\b(?:antidiabetic\w+|hipoglicemiant\w+|hipoglucemiant\w+)\b/,
    /\b(?:metformin\w*|gliben\w+|glicazid\w+|glimepir\w+|insulin\w*|diabet\w+|glifage|ozempic)\b/,
  ],
  [
    /\b(?:hepatomegal\w+|esplenomegal\w+|visceromegal\w+|organomegal\w+|splenomegal\w+)\b/,
    /\b(?:figado|higado|liver|baco|bazo|spleen)\b/,
  ],
  [
    /\b(?:plantar\w*|palmar\w*|palmoplantar\w*)\b/,
    /\b(?:pes?|pies?|sola\w*|feet|foot|maos?|manos?|palma\w*|hands?)\b/,
  ],
  [/\b(?:facial|face|malar)\b/, /\b(?:rosto|cara|bochecha\w*|cachet\w+|cheek\w*|face)\b/],
  [
    /\b(?:oral|bucal|cavidade oral|mucosa)\b/,
    /\b(?:boca|lingua|lengua|gengiva|encia\w*|mouth|tongue|gums?|afta\w*)\b/,
  ],
  [/\b(?:cervical|cervicalgia|neck)\b/, /\b(?:pescoco|cuello|nuca|neck)\b/],
  [
    /\b(?:lombar\w*|lumbar\w*|low back)\b/,
    /\b(?:costas|coluna|espalda|cintura|rins|back|lomo|cadeiras)\b/,
  ],
];
