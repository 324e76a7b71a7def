import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { BLANK, labelsOf } from "./labels.ts";
import type { PrescriptionLine } from "./prescription.ts";

/**
 * A prescription as statements, one line a medicine; fields that were not said are blanks to fill in.
 */
export const prescriptionStatements = (
  lines: readonly PrescriptionLine[],
  language: Language,
): Statement[] =>
  lines.map((line) => ({
    text: lineText(line, language),
    status: "supported",
    evidence: line.evidence,
  }));

const ALL = ["strength", "form", "dose", "route", "frequency", "duration"] as const;
const LASTING: readonly (typeof ALL)[number][] = ["strength", "frequency"];

function lineText(line: PrescriptionLine, language: Language): string {
  const labels = labelsOf(language);
  if (line.status === "stopped")
    return [`${labels.stopped}: ${line.name}`, line.frequency].filter(Boolean).join("; ");
  const asked = line.status === "new" ? ALL : LASTING;
  const fields = ALL.flatMap((name) => {
    const value = line[name] || (asked.includes(name) ? BLANK : "");
    return value === "" ? [] : [`${labels[name]}: ${value}`];
  });
  const text = [line.name, ...fields].join("; ");
  return line.status === "new" ? text : `${labels.continued}: ${text}`;
}
