import { diffWordsWithSpace } from "diff";

/** The comparison stops after this time, in milliseconds. */
const PATIENCE_MS = 1500;

interface Piece {
  value: string;
  added: boolean;
  removed: boolean;
}

/**
 * The difference by words. Adjacent changed words become one piece, including the unchanged space
 * between them. After a timeout the whole texts are two pieces.
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
