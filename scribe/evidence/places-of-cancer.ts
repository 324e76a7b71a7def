import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/** Where a cancer can be: how a note or a talk names it, folded, three languages. Written for this project. */
const PLACES: readonly RegExp[] = [
  /\b(?:gastric\w*|estomago|stomach)\b/,
  /\b(?:colorretal|colorrectal|colorectal|colon\w*|intestin\w*|reto|recto|rectal|bowel)\b/,
  /\b(?:pulm\w+|lung\w*)\b/,
  /\b(?:(?:(?:de|da|das|na|em|la|las|en) )mamas?|mamari\w*|seios?|senos?|breasts?|pecho)\b/,
  /\b(?:prostat\w*)\b/,
  /\b(?:figado|hepatic\w*|higado|liver)\b/,
  /\b(?:ovari\w*|ovary)\b/,
  /\b(?:uter\w*|endometri\w*|cervix|cervical|colo)\b/,
  /\b(?:pele|piel|skin|melanoma)\b/,
  /\b(?:pancrea\w*)\b/,
  /\b(?:tireoid\w*|tiroid\w*|thyroid)\b/,
  /\b(?:garganta|laringe\w*|throat|larynx)\b/,
  /\b(?:rim|renal|rinon|kidney)\b/,
  /\b(?:bexiga|vejiga|bladder)\b/,
  /\b(?:cerebr\w*|cabeca|cabeza|brain)\b/,
  /\b(?:osso|hueso|bone|ossos|huesos)\b/,
];

const ELSEWHERE = /\b(?:foi|era|fue|was|teve|tuvo|had|morreu|murio|died|cancer|tumor)\b/;

/** "Tia com câncer gástrico", when the stomach was asked about and denied and the aunt's was another. */
export function checkCancerPlace(note: Note, { heard }: Testimony): Reason[] {
  const cancer = note.assertions.find((a) => a.concept.id === "cancer" && !a.negated);
  const places = PLACES.filter((place) => place.test(note.folded));
  const [wanted] = places;
  if (!cancer || !wanted || places.length > 1) return [];
  const near = heard.filter((h, at) =>
    heard
      .slice(Math.max(0, at - 3), at + 4)
      .some(
        (n) => n.concepts.has("cancer") && Math.abs(n.sentence.turn.i - h.sentence.turn.i) <= 1,
      ),
  );
  // "Mamãe foi de ovário": the relative whom the note names has it elsewhere.
  const kin = note.whole.read.mentions
    .filter((m) => m.concept.type === "kin")
    .map((m) => m.concept.id);
  const theirs = heard.filter((h) => !h.sentence.asks && kin.some((id) => h.concepts.has(id)));
  const elsewhere = theirs.some(
    (h) =>
      ELSEWHERE.test(h.sentence.folded) &&
      PLACES.some((p) => p !== wanted && p.test(h.sentence.folded)),
  );
  if (kin.length === 1 && elsewhere && !theirs.some((h) => wanted.test(h.sentence.folded)))
    return [{ kind: "attribution", detail: "cancer" }];
  const tells = near.filter((h) => !h.sentence.asks);
  const said = tells.filter((h) => wanted.test(h.sentence.folded) && !h.negates);
  const others = tells.filter((h) => PLACES.some((p) => p !== wanted && p.test(h.sentence.folded)));
  return said.length === 0 && others.length > 0 ? [{ kind: "attribution", detail: "cancer" }] : [];
}
