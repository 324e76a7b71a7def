import {
  arrange,
  firstTurn,
  type Fitted,
  signsOf,
  stepTo,
  type Weights,
  WEIGHTS,
} from "../scribe/document/arrange.ts";
import { fitFacts } from "../scribe/document/lay.ts";
import { gatherFacts } from "../scribe/facts/gather.ts";
import { settle } from "../scribe/facts/settle.ts";
import { withSpeakers } from "../scribe/facts/speakers.ts";
import { type GoldCase, type GoldFact, readCases } from "../scribe/fixtures/cases.ts";
import { has } from "../scribe/fixtures/measure.ts";
import { readRenamed } from "../scribe/fixtures/renamed.ts";
import { fold } from "../scribe/language/text.ts";
import { placesOf } from "../scribe/template/headings.ts";
import { parseTemplate } from "../scribe/template/parse.ts";

/*
 * Fits the weights of `scribe/document/arrange.ts` on the known visits, under their own templates and under other doctors', and prints
 * them: `node tools/fit-arrange.ts`. A conditional logit: of all headings the gold fact's own is to be the likeliest for each fact that
 * carries it, given where the fact before it belongs.
 */

type Signs = Partial<Weights>;
/** A fact's headings with what speaks for each, and those under which it belongs. */
interface Choice {
  signs: Signs[];
  right: Set<number>;
}

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[];
const STEPS = 400;
const RATE = 0.5;

const visits = readRenamed().flatMap(({ set, cases }) => [...readCases(set), ...cases]);
const choices = visits.flatMap(choicesOf);
const weights = fit(choices);
console.log(`${visits.length} visits, ${choices.length} facts`);
for (const name of NAMES)
  console.log(`${name}: ${weights[name].toFixed(2)} (in use ${WEIGHTS[name]})`);

/** The facts of a visit that carry a gold fact, in the order told. */
function choicesOf(gold: GoldCase): Choice[] {
  const turns = withSpeakers(gold.turns, gold.locale);
  const places = placesOf(parseTemplate(gold.template.markdown, gold.template.titulo), gold.locale);
  const fitted = fitFacts(settle(gatherFacts(turns, gold.locale), gold.locale), places);
  const laid = arrange(fitted, places, turns.length);
  const told = fitted
    .map((one, index) => ({ one, at: firstTurn(one.fact), laid: laid[index]! }))
    .sort((a, b) => a.at - b.at);
  let before: number | undefined;
  return told.flatMap(({ one, at, laid: placed }) => {
    const right = new Set(
      gold.facts.flatMap((wanted) => {
        const index = places.findIndex((place) => fold(place.heading) === fold(wanted.section));
        return index >= 0 && one.fits[index]! > -Infinity && carries(one, wanted) ? index : [];
      }),
    );
    const from = before;
    [before] = right.size > 0 ? right : [placed];
    if (right.size === 0) return [];
    const signs = places.map((_, place): Signs => {
      if (one.fits[place]! === -Infinity) return { fit: -Infinity };
      const step = from === undefined ? undefined : stepTo(from, place);
      return {
        ...signsOf(one, place, at / turns.length, places.length),
        ...(step && { [step]: 1 }),
      };
    });
    return [{ signs, right }];
  });
}

function carries({ fact }: Fitted, { section, match, turns }: GoldFact): boolean {
  const text = fold(`${section}: ${fact.text}`);
  return (
    fact.sources.some(({ turn }) => turns.some((said) => Math.abs(said - turn.i) <= 1)) &&
    match.every((group) => group.some((variant) => has(text, variant)))
  );
}

/** Climbs the mean likelihood from the weights in use. Deterministic. */
function fit(all: readonly Choice[]): Weights {
  const now = { ...WEIGHTS };
  const steep = Object.fromEntries(NAMES.map((name) => [name, 1e-8])) as Weights;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Object.fromEntries(NAMES.map((name) => [name, 0])) as Weights;
    for (const choice of all) addSlope(choice, now, slope);
    for (const name of NAMES) {
      const by = slope[name] / all.length;
      steep[name] += by * by;
      now[name] += (RATE * by) / Math.sqrt(steep[name]);
    }
  }
  return now;
}

function addSlope({ signs, right }: Choice, now: Weights, slope: Weights): void {
  const worth = signs.map((own) =>
    own.fit === -Infinity
      ? -Infinity
      : NAMES.reduce((sum, name) => sum + now[name] * (own[name] ?? 0), 0),
  );
  const most = Math.max(...worth);
  const shares = worth.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const good = shares.reduce((sum, share, place) => sum + (right.has(place) ? share : 0), 0);
  for (const [place, own] of signs.entries()) {
    const pull = (right.has(place) ? shares[place]! / good : 0) - shares[place]! / all;
    if (pull !== 0) for (const name of NAMES) slope[name] += pull * (own[name] ?? 0);
  }
}
