import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** More patients with the same name are no choice that a doctor can make in a chat. */
const MAX_CANDIDATES = 5;
/** Letters from which one wrong letter is forgiven. */
const MIN_LETTERS_OF_TYPO = 5;

interface Named {
  id: string;
  nome: string;
}

/**
 * The patients whom a question names: by full name, first and last name, or a first name. Several
 * where the name does not tell; none if it names no patient.
 * @param names plain words of the question that may be names
 */
export const findNamedPatients = async (
  tx: Tx,
  medicoId: string,
  names: readonly string[],
): Promise<string[]> => {
  if (names.length === 0) return [];
  const rows = await tx.query<Named>("select id, nome from pacientes where medico_id = $1", [
    medicoId,
  ]);
  const exact = bestOf(rows, (word) => names.includes(word));
  if (exact.length > 0) return exact;
  const long = names.filter(({ length }) => length >= MIN_LETTERS_OF_TYPO);
  return bestOf(rows, (word) => long.some((name) => isOneLetterApart(name, word)));
};

/** The patients with the most named words; a single word must be the first name. */
const bestOf = (rows: readonly Named[], isNamed: (word: string) => boolean): string[] => {
  let best = 0;
  let found: string[] = [];
  for (const { id, nome } of rows) {
    const words = plainWords(nome);
    const named = words.filter(isNamed).length;
    if (named === 0 || named < best || (named === 1 && !isNamed(words[0]!))) continue;
    if (named > best) found = [];
    best = named;
    found.push(id);
  }
  return found.length > MAX_CANDIDATES ? [] : found;
};

/** Whether one letter was replaced, left out, added, or exchanged with the next one. */
const isOneLetterApart = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    (restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0] &&
      restOfA.slice(2) === restOfB.slice(2))
  );
};
