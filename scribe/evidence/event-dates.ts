import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Token } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";
import { daysOf, isDatedAt } from "./spans.ts";

const EVENTS = new Set(["exam", "procedure", "vaccine"]);
const ONE = /^(?:um|uma|un|una|a|an|one)$/;
const AGO = /^(?:ha|hace|faz|tem)$/;

/** Lengths of time in days that some tokens count back from today; "há um ano" is one. */
function agoIn(tokens: readonly Token[], language: Language, always: boolean): number[] {
  const numbers = findNumbers(tokens, language);
  return tokens.flatMap(({ t }, at) => {
    const unit = daysOf(t);
    const before = tokens[at - 1]?.t ?? "";
    const number = numbers.find((n) => n.to === at);
    const value = number?.value ?? (ONE.test(before) ? 1 : undefined);
    if (unit === undefined || unit < 1 || value === undefined) return [];
    const from = number?.from ?? at - 1;
    const back =
      AGO.test(tokens[from - 1]?.t ?? "") || /^(?:ago|atras)$/.test(tokens[at + 1]?.t ?? "");
    return back || always ? [value * unit] : [];
  });
}

/** "Última mamografia há um ano", of one that was three years ago. */
export function checkEventDates(note: Note, { heard }: Testimony, language: Language): Reason[] {
  const [wanted] = agoIn(note.whole.read.tokens, language, false);
  const event = note.whole.read.mentions.find((m) => EVENTS.has(m.concept.type));
  if (wanted === undefined || !event) return [];
  const telling = heard.flatMap((h, at): Heard[] => {
    if (!h.concepts.has(event.concept.id) || h.warns) return [];
    const next = heard[at + 1];
    return h.sentence.asks && next && next.sentence.speaker !== "medico" ? [next] : [h];
  });
  const patient = telling.filter(
    (h) => h.sentence.speaker !== "medico" && !h.owned.some((o) => o.other),
  );
  const told = patient.flatMap((h) => agoIn(h.sentence.tokens, language, true));
  const dated = patient.some((h) => isDatedAt(h.sentence.folded, wanted));
  const same = told.some((days) => Math.abs(days - wanted) <= wanted * 0.1);
  return told.length > 0 && !same && !dated ? [{ kind: "number", detail: event.concept.id }] : [];
}
