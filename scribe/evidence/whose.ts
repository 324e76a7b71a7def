import type { Reason } from "@relato/shared/domain/document.ts";
import { once } from "../language/once.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { WIDER } from "./related.ts";
import type { Clause, Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";
import { keyOf } from "./words.ts";

const NEAR_ONES = new Set(["partner", "husband", "wife"]);
const OF_ILLNESS = new Set(["disease", "symptom", "procedure", "drug", "habit", "mood"]);
/** Who tells or helps, and not who has it; and what is told of a relative's relatives. */
const HELPS =
  /\b(?:refer\w*|relat\w*|inform\w*|report\w*|says|states|conta|nota|observ\w*|percebe\w*|notic\w*|acompanh\w*|gives|giving|administ\w*|oferec\w*|ofrec\w*|prepar\w*|supervis\w*|compr\w*|traz|trae|ajud\w*|ayud\w*|help\w*|mora|vive|lives|cuid\w*|care\w*|orientad\w*|advised|present\w*|nasc\w*|nacid\w*|nacio|born|birth|parto|nega|niega|denies|sem|sin|no|not|nao|without)\b/;
/** "Marido com", "has", "portador de". */
const HAS =
  /\b(?:com|con|with|tem|tiene|has|had|teve|tuvo|padece|sofre|sufre|portador\w*|usa|toma|takes|uses|em uso|en uso)\b/;
const COMMON =
  /^(?:pacie|patie|famil|histo|antec|doenc|enfer|disea|portad|diagn|trata|treat|falec|morre|morte|death|murio|muert|died|anos|years|idade|edad|mesm|mism|uso|usa|toma|takes|jovem|joven|young|vivo|viva|alive|sauda|healt|previ|atual|curre|conhe|known|desde|since|nasc|nacid|born|pesan|decid|positi|negat)/;

/**
 * "Marido com reumatismo", when rheumatism was spoken of, and never beside the husband: a relative's illness that the
 * talk tells of others or of the patient alone. Works by words, so it also holds for what no lexicon knows.
 */
export function checkWhose(note: Note, testimony: Testimony): Reason[] {
  for (const clause of note.clauses) {
    const who = ownerOf(clause);
    if (!who || HELPS.test(clause.read.folded)) continue;
    const told = windowsOf(who, testimony.heard);
    if (told.length === 0) continue;
    const things = thingsOf(clause);
    if (!HAS.test(clause.read.folded) && !things.some(({ ids }) => ids.size > 0)) continue;
    const { keys, concepts } = whereNamed(testimony.heard);
    const elsewhere = things.filter(
      ({ ids, key }) => keys.has(key) || [...ids].some((id) => concepts.has(id)),
    );
    if (elsewhere.length > 0 && !told.some((h) => things.some((t) => tells(h, t))))
      return [{ kind: "attribution", detail: who }];
  }
  return [];
}

/** The relative whom the clause begins with: "a irmã da paciente", "marido". */
function ownerOf({ read }: Clause): string | undefined {
  const first = read.mentions[0];
  const isPerson = first?.concept.type === "kin" || NEAR_ONES.has(first?.concept.id ?? "");
  return first && isPerson && first.from <= 2 && first.concept.id !== "family"
    ? first.concept.id
    : undefined;
}

interface Thing {
  ids: ReadonlySet<string>;
  key: string;
}

/** What the clause says that the relative has: terms with the wider and the narrower, and words that no term holds. */
function thingsOf({ read, stems }: Clause): Thing[] {
  const terms = read.mentions
    .filter((m) => OF_ILLNESS.has(m.concept.type))
    .map(({ concept: { id }, from }): Thing => ({
      ids: new Set([id, ...(WIDER[id] ?? [])]),
      key: keyOf(read.tokens[from]!.t),
    }));
  // "Mamãe teve na mama": a cancer told by its place alone.
  const places = read.mentions.some((m) => m.concept.id === "cancer")
    ? read.mentions
        .filter((m) => m.concept.type === "body" || m.concept.type === "obgyn")
        .map(({ concept: { id }, from }): Thing => ({
          ids: new Set([id]),
          key: keyOf(read.tokens[from]!.t),
        }))
    : [];
  const words = [...stems].filter(
    (s) => s.length > 4 && !COMMON.test(s) && !read.mentions.some((m) => isOf(read, m, s)),
  );
  return [
    ...terms,
    ...places,
    ...words.map((word): Thing => ({ ids: new Set(), key: keyOf(word) })),
  ];
}

const isOf = (
  read: Clause["read"],
  { from, to }: Clause["read"]["mentions"][number],
  word: string,
): boolean => read.tokens.slice(from, to).some((t) => t.t.startsWith(keyOf(word)));

const tells = ({ keys, concepts }: Heard, { ids, key }: Thing): boolean =>
  keys.has(key) || [...ids].some((id) => concepts.has(id));

/** Where the talk speaks of the relative: the sentence, what was asked before it, and what goes on in the same turn. */
function windowsOf(who: string, heard: readonly Heard[]): Heard[] {
  const told = new Set(byCompanions(heard));
  for (const at of whereNamed(heard).concepts.get(who) ?? []) {
    const turn = heard[at]!.sentence.turn.i;
    for (const near of heard.slice(Math.max(0, at - 6), at + 6)) {
      const { sentence } = near;
      const question = sentence.asks && sentence.turn.i >= turn - 2 && sentence.turn.i < turn;
      if (question || sentence.turn.i === turn || sentence.turn.i === turn + 1) told.add(near);
    }
  }
  return [...told];
}

/** A companion may be the relative himself. */
const byCompanions = once((heard: readonly Heard[]) =>
  heard.filter((h) => h.sentence.speaker === "acompanhante"),
);
