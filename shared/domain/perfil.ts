/** Characters of each field of a profile; longer texts are refused, never cut. */
export const PERFIL_MAX = {
  first_name: 120,
  last_name: 120,
  specialty: 120,
  crm: 120,
  rqe: 120,
  clinic_hospital: 120,
  address: 240,
} as const;
/** Looks of a printed document: letterhead at the left, centred, or small to save paper. */
export const PDF_STYLES = ["classic", "centered", "compact"] as const;
export type PdfStyle = (typeof PDF_STYLES)[number];

export type PerfilText = keyof typeof PERFIL_MAX;

/** The Brazilian states and the Federal District. A medical council registers in each. */
export const UFS = [
  ...["AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA"],
  ...["PB", "PE", "PI", "PR", "RJ", "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO"],
] as const;
/** In place of the state: a registration in another country. */
export const ABROAD = "EX";

const STATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${[...UFS, ABROAD].join("|")})(?![\p{L}\p{N}])`,
  "iu",
);
const COUNCIL = /^\s*(crm|cro|crn|crp|coren|crefito|crf|crfa)(?![a-z])/i;

/** The parts of a registration such as `CRM/SP 123456`; empty where a part is missing. */
export const readRegistration = (text: string): { council: string; uf: string; number: string } => {
  const council = COUNCIL.exec(text)?.[1]?.toUpperCase() ?? "";
  const uf = STATE.exec(text)?.[1]?.toUpperCase() ?? "";
  const rest = text.replace(COUNCIL, " ").replace(STATE, " ");
  const number = rest
    .replaceAll(/[\s/:-]+/g, " ")
    .replace(/^\s*n[º°o]?\.?\s+/i, "")
    .trim();
  return { council, uf, number };
};

/** `CRM/SP 123456`, as it is printed. */
export const writeRegistration = ({ council = "", uf = "", number = "" }): string =>
  `${council === "" ? "CRM" : council}/${uf} ${number.trim()}`;

/** What a signed or shared document must name of its doctor. */
export type IdentityPart = "name" | "crm" | "uf" | "rqe";

/**
 * The missing parts: name, registration number, its state, and the RQE of a printed specialty
 * (CFM 2.336/2023).
 */
export const missingIdentity = (perfil: {
  first_name: string;
  last_name: string;
  specialty: string;
  crm: string;
  rqe: string;
}): IdentityPart[] => {
  const { uf, number } = readRegistration(perfil.crm);
  const isBlank = (text: string): boolean => text.trim() === "";
  const missing: [IdentityPart, boolean][] = [
    ["name", isBlank(perfil.first_name) || isBlank(perfil.last_name)],
    ["crm", !/\d/.test(number)],
    ["uf", uf === ""],
    ["rqe", !isBlank(perfil.specialty) && !/\d/.test(perfil.rqe)],
  ];
  return missing.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
};
