import type { Language } from "@relato/shared/domain/language.ts";
import { fold } from "../language/text.ts";
import { fieldsOf } from "./fields.ts";
import type { Place } from "./headings.ts";
import { themesOf } from "./themes/themes.ts";

const TOLD = ["complaint", "hpi", "symptoms", "functional", "mechanism"];
const HISTORY = /\b(?:historia|historico|historial|history|anamnes[ei]s?|evoluc\w+|course|curso)\b/;
const LESIONS =
  /^(?:descri\w+|descripc\w+|morfolog\w+|aspecto|caracter\w+|morphology) (?:(?:d[aeo]s?|del|de|la|las|los|of|the) )*(?:les(?:ao|oes|ion|iones|ions)|mancha\w*|erupc\w+|rash|pint\w+|moles?)\b|^(?:lesion|rash|skin) (?:description|morphology)/;

/**
 * What headings tell beside each other: of two that tell the course, the template's first is why the patient came; where none tells it, the
 * first history of one organ does; and a lesion is described under the doctor's eyes where nothing else is an examination.
 */
export function settleTold(places: readonly Place[], language: Language): void {
  const [first, second] = places;
  if (!first || !second) return;
  const asksWhy = places.some((place) => place !== first && place.kinds.has("complaint"));
  const telling = first.kinds.has("hpi") && [...first.kinds].every((kind) => TOLD.includes(kind));
  if (telling && second.kinds.has("hpi") && !asksWhy) first.kinds = new Set(["complaint"]);
  const told = places.some(
    ({ kinds }) =>
      TELLING.some((kind) => kinds.has(kind)) || (kinds.has("complaint") && kinds.has("symptoms")),
  );
  const of = places.find(
    ({ heading, kinds }) =>
      kinds.size === 1 &&
      kinds.has("pmh") &&
      HISTORY.test(fold(heading)) &&
      (fieldsOf(fold(heading)).length > 0 || themesOf(heading, language).length > 0),
  );
  const others = places.filter((place) => place.kinds.has("pmh")).length > 1;
  if (!told && of && others) of.kinds = new Set(["hpi", "symptoms"]);
  const examined = ({ kinds, byTheme }: Place): boolean =>
    !byTheme && (kinds.has("exam") || kinds.has("objective"));
  if (!places.some(examined))
    for (const place of places)
      if (LESIONS.test(fold(place.heading))) place.kinds = new Set(["exam"]);
}

const TELLING = ["hpi", "subjective", "mechanism"];
