import { diffWordsWithSpace } from "diff";

/** How long two very different texts may be compared before they are shown one after the other, in milliseconds. */
const PATIENCE_MS = 1500;

interface Piece {
  value: string;
  added: boolean;
  removed: boolean;
}

/**
 * The difference by words, runs of changed words in one piece each: a space that stayed between two of them would only tear them apart.
 */
export const differenceOf = (before: string, after: string): Piece[] => {
  const found = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  if (found === undefined)
    return [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ];
  const pieces: Piece[] = [];
  let run = { removed: "", added: "" };
  const close = (): void => {
    if (run.removed !== "") pieces.push({ value: run.removed, added: false, removed: true });
    if (run.added !== "") pieces.push({ value: run.added, added: true, removed: false });
    run = { removed: "", added: "" };
  };
  for (const [at, { value, added, removed }] of found.entries()) {
    const next = found[at + 1];
    const isBetween =
      /^[^\S\n]+$/.test(value) &&
      run.removed !== "" &&
      run.added !== "" &&
      (next?.added === true || next?.removed === true);
    if (added || isBetween) run.added += value;
    if (removed || isBetween) run.removed += value;
    if (added || removed || isBetween) continue;
    close();
    pieces.push({ value, added: false, removed: false });
  }
  close();
  return pieces;
};
