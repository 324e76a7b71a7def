import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { BLANK, labelsOf } from "./labels.ts";
import type { PrescriptionLine } from "./prescription.ts";

/** Formats a prescription, one statement per medicine. Missing fields become blanks. */
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
  const required = line.status === "new" ? ALL : LASTING;
  const fields = ALL.flatMap((name) => {
    const value = line[name] || (required.includes(name) ? BLANK : "");
    return value === "" ? [] : [`${labels[name]}: ${value}`];
  });
  const text = [line.name, ...fields].join("; ");
  return line.status === "new" ? text : `${labels.continued}: ${text}`;
}
