import type { Language } from "../language.ts";

/** What the linter of laudos finds. The names are those of `relato check-laudo`. */
export const LINT_KINDS = [
  "laterality",
  "sex_organ",
  "age",
  "unit_magnitude",
  "number_mismatch",
  "negation_conflict",
  "missing_conclusion",
  "orphan_conclusion",
  "leftover_mask",
  "wrong_patient",
  "critical_uncommunicated",
  "followup_no_term",
  "rads_mismatch",
] as const;
export type LintKind = (typeof LINT_KINDS)[number];

/** Why something is reported. The catalogues translate each code. */
export type LintReasonCode =
  | "SIDE_AGAINST_FINDINGS"
  | "SIDE_AGAINST_ORDER"
  | "ORGAN_OF_OTHER_SEX"
  | "SEX_AGAINST_PATIENT"
  | "AGE_AGAINST_BIRTH_DATE"
  | "AGE_GROUP_IMPOSSIBLE"
  | "BIRTH_DATE_OTHER"
  | "GESTATION_IMPOSSIBLE"
  | "GESTATION_AGAINST_DATES"
  | "SIZE_IMPOSSIBLE"
  | "SIZE_NOT_NORMAL"
  | "VOLUME_AGAINST_DIAMETERS"
  | "NUMBER_NOT_IN_FINDINGS"
  | "NUMBER_AGAINST_CONCLUSION"
  | "DEGREE_AGAINST_FINDINGS"
  | "COUNT_AGAINST_FINDINGS"
  | "LEVEL_AGAINST_FINDINGS"
  | "DENIED_IN_FINDINGS"
  | "DENIED_IN_CONCLUSION"
  | "DENIED_ELSEWHERE"
  | "NOT_IN_CONCLUSION"
  | "NO_CONCLUSION"
  | "NOT_IN_FINDINGS"
  | "TEMPLATE_LEFT"
  | "OTHER_PERSON"
  | "OTHER_EXAMINATION"
  | "NOT_COMMUNICATED"
  | "COMMUNICATION_INCOMPLETE"
  | "NO_TERM"
  | "UNIT_UNLIKE_LIST"
  | "CATEGORY_AGAINST_FINDINGS"
  | "RADS_TOO_LOW"
  | "RADS_TOO_HIGH";

export interface LintReason {
  code: LintReasonCode;
  /** What the sentence of the catalogue names: the laudo's own words and numbers. */
  values: Readonly<Record<string, string>>;
}

/** A problem of a laudo. `start` and `end` are offsets in its text. */
export interface LintFinding {
  kind: LintKind;
  quote: string;
  start: number;
  end: number;
  reason: LintReason;
  /** The replacement of `quote` where it is certain. */
  mend: string | null;
  /** Whether it must be mended or answered before signing. */
  blocking: boolean;
}

/** The sex of a laudo's patient; null if it is not known, or neither. */
export type LintSex = "M" | "F" | null;

/** The sexes of a patient's registration, and their letters in files. */
const SEXES: Readonly<Record<string, LintSex>> = {
  M: "M",
  F: "F",
  Masculino: "M",
  Feminino: "F",
  Outro: null,
};
export const LINT_SEX_NAMES = Object.keys(SEXES);

/** Converts `Feminino` or `F` to `F`. */
export const lintSexOf = (sexo: string | null): LintSex =>
  sexo === null ? null : (SEXES[sexo] ?? null);

/** A laudo as the linter reads it. `text` is markdown with headings, `date` is `YYYY-MM-DD`. */
export interface LaudoToLint {
  locale: Language;
  patient: {
    nome: string;
    sexo: LintSex;
    /** `YYYY-MM-DD` */
    data_nascimento: string | null;
  };
  date: string;
  /** What the referring doctor asked for. */
  order: string;
  text: string;
}
