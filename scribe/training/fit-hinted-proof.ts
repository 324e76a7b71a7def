import { compareSentence, mostOf, type ComparedClaim } from "../evidence/compare.ts";
import { claimsOf } from "../evidence/claim.ts";
import { hintedFeatures } from "../evidence/hints.ts";
import { readTalk } from "../evidence/talk.ts";
import { loadTranslations, useTranslations } from "../models/translations.ts";
import { FOLDS, foldOf, type ProofExample } from "./fit-proof.ts";
import type { ProofVisit } from "./proof-data.ts";
import { fitTranslations } from "./proof-translations.ts";

/** Witnesses of a sentence without turns whose turns stand for those of its writer. */
const NAMED = 2;

const turnsOf = (compared: readonly ComparedClaim[], visit: ProofVisit): number[] => {
  const talk = readTalk(visit.turns, visit.locale);
  const centres = compared.flatMap(({ witnesses }) => witnesses.found.slice(0, NAMED));
  return [...new Set(centres.map(({ centre }) => talk.utterances[centre]!.sentence.turn.i))];
};

/** Examples of visits with the turns that their writers named, else with those of their witnesses. */
export function hintedExamplesOf(visits: readonly ProofVisit[]): ProofExample[] {
  return visits.flatMap((visit) => {
    const talk = readTalk(visit.turns, visit.locale);
    return visit.lines.flatMap((line): ProofExample[] => {
      const turns = line.turns ?? turnsOf(compareSentence(line.text, talk), visit);
      const compared = compareSentence(line.text, talk, turns);
      const kept = new Set(claimsOf(line.from ?? "", visit.locale).map(({ read }) => read.text));
      const claims = compared.map((claim) => ({
        isKept: kept.has(claim.claim.read.text),
        features: hintedFeatures(claim),
        objections: [...claim.objections, ...(claim.hinted?.objections ?? [])],
      }));
      return [{ visit, line, claims, most: mostOf(compared) }];
    });
  });
}
