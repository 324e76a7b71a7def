import { z } from "zod";
import type { Language } from "./language.ts";

/** One medicine of a prescription. A field that the doctor did not fill in is "". */
export const prescriptionLineSchema = z.object({
  drug: z.string(),
  dose: z.string(),
  route: z.string(),
  frequency: z.string(),
  duration: z.string(),
});
export type PrescriptionLine = z.infer<typeof prescriptionLineSchema>;

export const MAX_LINES = 50;
/** Characters of one field. */
export const MAX_LINE_FIELD = 300;
export const EMPTY_LINE: PrescriptionLine = {
  drug: "",
  dose: "",
  route: "",
  frequency: "",
  duration: "",
};

/** The labels in a prescription's text: "Dipirona; dose: 1 comprimido; via: oral". */
export const PRESCRIPTION_LABELS = {
  "pt-BR": {
    strength: "concentração",
    form: "forma",
    dose: "dose",
    route: "via",
    frequency: "posologia",
    duration: "duração",
    continued: "Manter",
    stopped: "Suspender",
    advice: "Orientações",
  },
  es: {
    strength: "concentración",
    form: "forma",
    dose: "dosis",
    route: "vía",
    frequency: "posología",
    duration: "duración",
    continued: "Continuar",
    stopped: "Suspender",
    advice: "Indicaciones",
  },
  "en-US": {
    strength: "strength",
    form: "form",
    dose: "dose",
    route: "route",
    frequency: "frequency",
    duration: "duration",
    continued: "Continue",
    stopped: "Stop",
    advice: "Advice",
  },
} as const satisfies Record<Language, object>;

const FIELDS = ["dose", "route", "frequency", "duration"] as const;
type Label = keyof (typeof PRESCRIPTION_LABELS)["pt-BR"];

const labelNames = new Map<string, Label>(
  Object.values(PRESCRIPTION_LABELS).flatMap((labels) =>
    Object.entries(labels).map(([name, label]) => [label.toLowerCase(), name as Label] as const),
  ),
);

/** Whether a section has the advice after the medicines, in any of the three languages. */
export const isAdvice = (heading: string): boolean =>
  labelNames.get(heading.trim().toLowerCase()) === "advice";

/** A part as its label and its value; without a known label, all of it is the value. */
const readPart = (part: string): { name: Label | null; value: string } => {
  const [label = "", ...rest] = part.split(":");
  const name = rest.length === 0 ? undefined : labelNames.get(label.trim().toLowerCase());
  const value = name === undefined ? part : rest.join(":");
  // An unfilled blank has no value.
  return { name: name ?? null, value: /^\s*_{3,}\s*$/.test(value) ? "" : value.trim() };
};

/**
 * Reads one statement of a prescription, in any of the three languages. Strength, form and unknown
 * parts belong to the drug. Null for a medicine that the doctor stopped.
 */
export const readPrescriptionLine = (text: string): PrescriptionLine | null => {
  const line = { ...EMPTY_LINE };
  const drug: string[] = [];
  for (const [at, part] of text.trim().replace(/\.$/, "").split(";").entries()) {
    const { name, value } = readPart(part.trim());
    if (at === 0 && name === "stopped") return null;
    if (name === "dose" || name === "route" || name === "frequency" || name === "duration")
      line[name] = value;
    else if (value !== "") drug.push(value);
  }
  return { ...line, drug: drug.join(", ") };
};

/** A value in one line of markdown, without the signs that the notation and markdown read. */
const plainValue = (value: string): string =>
  value
    .replace(/\s+/g, " ")
    .replaceAll(";", ",")
    .trim()
    .replaceAll(/[\\`*_~[\]<>&|#]/g, "\\$&");

/**
 * The lines with a drug as a numbered list of markdown, and the advice under its heading. Empty
 * fields are left out. Empty without a drug.
 */
export const writePrescription = (
  { lines, advice }: { lines: readonly PrescriptionLine[]; advice: string },
  language: Language,
): string => {
  const labels = PRESCRIPTION_LABELS[language];
  const items = lines.flatMap((line) => {
    const drug = plainValue(line.drug);
    const rest = FIELDS.flatMap((name) => {
      const value = plainValue(line[name]);
      return value === "" ? [] : [`${labels[name]}: ${value}`];
    });
    if (drug === "") return [];
    // A line that is bold as a whole would be a heading.
    return [rest.length === 0 ? drug : [`**${drug}**`, ...rest].join("; ")];
  });
  const list = items.map((item, at) => `${at + 1}. ${item}\n`).join("");
  const rest = advice.trim();
  return list === "" || rest === "" ? list : `${list}\n## ${labels.advice}\n\n${rest}\n`;
};
