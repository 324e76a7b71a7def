import type { Language } from "@relato/shared/domain/language.ts";
import type { Kind, Part } from "../facts/types.ts";
import { fold } from "../language/text.ts";
import { kindsOfHeading } from "./heading-kinds.ts";
import type { Place } from "./headings.ts";
import { PART_OF } from "./parts.ts";
import { type Theme, themesOf } from "./themes/themes.ts";

/** Gives headings their themes; one that says nothing else asks for what its themes do. */
export function settleThemes(places: readonly Place[], language: Language): void {
  const planned = places.findIndex((p) => p.kinds.has("plan"));
  const examined = places.findIndex((p) => ["exam", "objective"].some((kind) => p.kinds.has(kind)));
  for (const [at, place] of places.entries()) {
    place.afterPlan = planned >= 0 && at > planned;
    place.themes = themesOf(place.heading, language).filter((theme) =>
      belongs(theme, place, at < examined),
    );
    if (place.themes.length === 0) continue;
    const asks = place.themes.flatMap((theme) => theme.asks);
    // What the heading was read as already is narrower than what its theme asks for.
    if (asks.some((kind) => place.kinds.has(kind))) continue;
    if (place.kinds.size > 0 && !place.themes.some((theme) => theme.alone)) continue;
    const other = kindsBeside(place, language);
    place.byTheme = other.length === 0;
    place.kinds = new Set([...asks, ...other]);
  }
  for (const place of places) addParts(place, language);
  for (const place of places)
    place.askedElsewhere = new Set(
      places.filter((other) => other !== place).flatMap((other) => [...other.kinds]),
    );
}

/** "Birth, Illness and Surgery": each part asks for what is its own, though the whole was read by one of them. */
function addParts(place: Place, language: Language): void {
  if (place.byTheme || [...place.kinds].some((kind) => !WITH_OTHERS.includes(kind as Kind))) return;
  const parts = fold(place.heading)
    .replace(/\(.*?\)/g, "")
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return;
  for (const heading of parts) {
    const read = kindsOfHeading(
      { heading, level: 2, line: heading, guidance: "", blanks: [] },
      language,
    );
    const asked =
      read.size > 0 ? [...read] : themesOf(heading, language).flatMap((theme) => theme.asks);
    const had = asked.some((kind) => place.kinds.has(kind));
    const felt =
      asked.includes("symptoms") &&
      (read.size > 0 || WITHOUT.some((kind) => place.kinds.has(kind)));
    if (!had && !felt && asked.every((kind) => WITH_OTHERS.includes(kind as Kind)))
      for (const kind of asked) place.kinds.add(kind);
  }
}
const PARTS = /\s*(?:,|\/|\+|&|;|:|\b(?:e|y|and)\b)\s*/;
/** Beside these a word of symptoms means something else: "Tópicos e sistêmicos". */
const WITHOUT: readonly Kind[] = ["pmh", "meds"];
const WITH_OTHERS: readonly Kind[] = [
  "pmh",
  "surgeries",
  "perinatal",
  "meds",
  "adherence",
  "symptoms",
];

const TELLING = ["hpi", "complaint", "subjective"];

/**
 * "Remédios para a tosse" is about medicines, "Exame das articulações" no history of joints; "Cuidados com a pele" amid
 * the history is no advice.
 */
function belongs(theme: Theme, { kinds }: Place, early: boolean): boolean {
  if (theme.certain || kinds.size === 0 || theme.asks.some((kind) => kinds.has(kind))) return true;
  const planned = [...kinds].every((kind) => PART_OF[kind as Kind] === "plan");
  const former = theme.parts.has("history") && (theme.alone || theme.asks.includes("meds"));
  if (early && planned && former) return true;
  const told = TELLING.some((kind) => kinds.has(kind));
  // "Sinais gerais e de gravidade" is told by the patient, "Evolução do quadro infeccioso" no list of infections had.
  if (kinds.has("symptoms") && !theme.parts.has("history")) return false;
  if (told && theme.alone) return false;
  return (theme.alone || !told) && [...kinds].some((kind) => theme.draws.has(kind as Kind));
}

/** What the parts of a heading that name no theme ask for: the diet of "Saúde da mulher e alimentação". */
function kindsBeside({ heading, themes }: Place, language: Language): string[] {
  const parts = fold(heading)
    .split(/\s*(?:,|\/|\+|&|;|\b(?:e|y|and)\b)\s*/)
    .filter(Boolean);
  if (parts.length < 2) return [];
  return parts
    .filter((part) => !themes.some((theme) => theme.heading.test(part)))
    .flatMap((part) => [
      ...kindsOfHeading(
        { heading: part, level: 2, line: part, guidance: "", blanks: [] },
        language,
      ),
    ]);
}

/** The parts of the visit that a heading's themes are told in; below the plan, what is planned of them too. */
export const partsOfThemes = ({ themes, byTheme, afterPlan }: Place): Part[] => [
  ...themes.flatMap((theme) => [...theme.parts]),
  ...(themes.length > 0 && byTheme && afterPlan ? (["plan"] as const) : []),
];
