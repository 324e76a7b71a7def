const UNITS = [
  ...["mm", "cm", "m", "mm²", "cm²", "m²", "mm³", "cm³", "mm2", "cm2", "mm3", "cm3", "cc"],
  ...["ml", "mL", "dl", "dL", "l", "L", "ml/min", "mL/min", "ml/s", "mL/s", "cm/s", "m/s"],
  ...["mg", "g", "kg", "g/cm²", "g/m²", "mg/dl", "mg/dL", "mmol/l", "mmol/L", "ng/mL", "ng/ml"],
  ...["%", "bpm", "ms", "s", "min", "h", "mmHg", "HU", "UH", "HE", "mSv", "mGy", "mGy*cm", "kV"],
  ...["°", "anos", "meses", "semanas", "dias", "años", "meses", "días", "years", "weeks", "days"],
];
/** The units as alternatives of a regular expression. */
export const UNIT = UNITS.toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace("*", String.raw`\*`))
  .join("|");
const AT_START = new RegExp(String.raw`^\s?(${UNIT})(?![\p{L}\p{N}/²³])`, "u");
const AT_END = new RegExp(String.raw`^(.*\S)\s+[([]?(${UNIT})[)\]]?$`, "su");

/** The unit at the start of a text that follows a number. */
export const unitAtStart = (text: string): string | null => AT_START.exec(text)?.[1] ?? null;

/** A label without the unit at its end: `Volume (mL)`, `Max. Ø mm`. */
export const splitUnit = (label: string): { caption: string; unit: string } | null => {
  const [, caption, unit] = AT_END.exec(label) ?? [];
  return caption === undefined || unit === undefined ? null : { caption, unit };
};

export const isUnit = (text: string): boolean => UNITS.includes(text);
