import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import { formatTime } from "./pdf-dates.ts";
import type { PdfSource } from "./pdf-queries.ts";

/**
 * How many statements of `current` the doctor wrote or changed, and how many of the machine's
 * statements are gone. Statements are compared by their text, each one once.
 */
export const countChanges = (machine: readonly string[], current: readonly string[]) => {
  const unused = new Map<string, number>();
  for (const text of machine) unused.set(text, (unused.get(text) ?? 0) + 1);
  let kept = 0;
  for (const text of current) {
    const left = unused.get(text) ?? 0;
    if (left === 0) continue;
    unused.set(text, left - 1);
    kept += 1;
  }
  return { total: current.length, changed: current.length - kept, removed: machine.length - kept };
};

const consentOf = (source: PdfSource, text: PdfMessages): string => {
  const { consent_at, consent_agreed, consent_representative: by } = source;
  if (consent_at === null) return text.aiUse.unrecorded;
  const when = formatTime(source, consent_at);
  if (consent_agreed !== true) return text.aiUse.revoked(when);
  if (by === null) return text.aiUse.given(when);
  return text.aiUse.givenFor(when, by.name, text.relations[by.relation]);
};

/**
 * The paragraph on the use of AI that CFM 2.454/2026 requires: the tool with its version, the
 * patient's consent, and what the doctor changed. Null if no machine wrote the document.
 */
export const aiUseOf = (source: PdfSource, text: PdfMessages): string | null => {
  const { writer, content, machine_texts } = source;
  if (writer === null) return null;
  const { kind, name, version, at } = writer;
  const current = content.sections.flatMap(({ statements }) => statements.map((one) => one.text));
  const { total, changed, removed } = countChanges(machine_texts ?? current, current);
  return [
    text.aiUse.title,
    text[kind](name, version, formatTime(source, at)),
    consentOf(source, text),
    changed + removed === 0 ? text.aiUse.unchanged : text.aiUse.changed(changed, total, removed),
  ].join(" ");
};
