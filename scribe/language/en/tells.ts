import type { Asking } from "../pack.ts";

/**
 * What a patient tells in so many words, whatever was asked; on folded text.
 * Source: written by hand for this project. Licence: the project's own.
 */
export const enTells: readonly Asking[] = [
  [
    "obgyn",
    /\bmenarche\b|\bmiscarr\w+\b.*\bweeks\b|\b(?:got|started|have|had|on) my (?:first )?period\b|\bmy periods?\b|\bpads?\b.*\b(?:a day|an hour|every|per day|overnight)|\b(?:soak\w*|go through|change|use) (?:\w+ )?(?:pads?|tampons?)\b|\bi (?:lost|miscarried) (?:a |the |one |two |my )(?:baby|pregnancy|at \w+ (?:weeks|months))|\b(?:had|been) (?:\w+ )?(?:miscarriages?|c-?sections?|deliveries)\b|\b(?:i'm|still|was) (?:breastfeeding|nursing|pumping)\b/,
  ],
  [
    "surgeries",
    /\b(?:never|had to|ever|have|had|got|given|gave me|needed) (?:\w+ )?(?:blood(?! (?:pressure|sugar|test|work|clot|in|thinn|drawn|on))|units? of blood|transfus\w+)|\bunits? of blood\b/,
  ],
  [
    "exposure",
    /\b(?:have|got|with|keep|own|raise)s? (?:\w+ )?(?:cats?|dogs?|parrots?|parakeets?|birds?|chickens?|hamsters?|rabbits?|ferrets?)\b(?!.*\b(?:bit|scratch))|\b(?:wood stove|well water|tick bites?|pesticides?|asbestos|silica|mold in)\b|\b(?:got back|came back|just back|went|traveled|flew|trip) (?:from|to) (?:\w+ )?(?:mexico|guatemala|africa|india|asia|europe|vacation|haiti|brazil|peru|costa rica|dominican)/,
  ],
  [
    "hpi",
    /\b(?:better|gone|goes away|lets up|worse|flares?|comes back)\b.*\b(?:weekends?|sundays?|vacation|days off|summer|winter|heat|cold|humid\w*|rain)\b|\b(?:weekends?|sundays?|vacation|days off|summer|winter)\b.*\b(?:better|gone|goes away|worse|flares?)\b/,
  ],
  [
    "social",
    /\bi (?:live|lived|stay) (?:with|alone|by myself)\b|\bi'm (?:married|single|widowed|divorced|separated|retired)\b/,
  ],
  [
    "development",
    /\b(?:walked|crawled|sat up|talked|rolled over|potty trained|first words?)\b.{0,14}\b(?:at|by) (?:\w+ ){1,4}(?:months?|years?|old)\b|\b(?:walked|talked) (?:at|by) (?:one|two|three|\d)\b|\bword (?:sentences|phrases)\b|\bputs? (?:\w+ )?words together\b/,
  ],
];
