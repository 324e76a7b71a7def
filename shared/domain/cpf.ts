/** A patient's identity document: a CPF or a passport. */

/**
 * Whether eleven digits are a CPF: both check digits match, and the digits are not all the same.
 * https://pt.wikipedia.org/wiki/Cadastro_de_Pessoas_F%C3%ADsicas (algoritmo, módulo 11)
 */
export const isCpf = (digits: string): boolean => {
  if (!/^[0-9]{11}$/.test(digits) || /^(.)\1*$/.test(digits)) return false;
  const checkDigit = (length: number): number => {
    const sum = Array.from(digits.slice(0, length)).reduce(
      (total, digit, n) => total + Number(digit) * (length + 1 - n),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return checkDigit(9) === Number(digits[9]) && checkDigit(10) === Number(digits[10]);
};

export type DocumentoKind = "cpf" | "passport";
/**
 * Derived, not stored. A passport number has at most nine characters (ICAO 9303); longer ones are
 * accepted when they contain letters.
 */
export const documentoKind = (documento: string): DocumentoKind =>
  /^[0-9]{10,}$/.test(documento.replaceAll(/[\s./-]/g, "")) || /^[0-9]{3}\.[0-9]{3}/.test(documento)
    ? "cpf"
    : "passport";

/** `000.000.000-00`, or the passport's number. */
export const formatDocumento = (documento: string): string =>
  documento.replace(/^([0-9]{3})([0-9]{3})([0-9]{3})([0-9]{2})$/, "$1.$2.$3-$4");

/** A typed document as it is stored: without punctuation, in upper case. */
export const readDocumento = (
  typed: string,
): { value: string } | { code: "CPF_INVALID" | "DOCUMENTO_INVALID" } => {
  const value = typed.replaceAll(/[\s./-]/g, "").toUpperCase();
  if (documentoKind(typed) === "cpf") return isCpf(value) ? { value } : { code: "CPF_INVALID" };
  return /^[A-Z0-9]{5,15}$/.test(value) ? { value } : { code: "DOCUMENTO_INVALID" };
};

/** The last four digits of a stored CPF, which tell namesakes apart; null of another document. */
export const cpfEndOf = (documento: string | null): string | null =>
  documento !== null && /^[0-9]{11}$/.test(documento) ? documento.slice(-4) : null;
