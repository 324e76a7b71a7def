export interface Progress {
  /** Shows the current step; `detail` (a share, a time) changes while it runs. */
  show: (step: string, detail?: string) => void;
  /** Prints a permanent line. */
  say: (line: string) => void;
  /** Removes the line of `show` from a terminal. */
  clear: () => void;
}

const ERASE = "\r\u001B[K";

/**
 * Progress on standard error. On a terminal it redraws one line; elsewhere it prints one line per
 * step, without details.
 */
export const createProgress = (
  stream: Pick<NodeJS.WriteStream, "write" | "isTTY" | "columns"> = process.stderr,
): Progress => {
  let shown = "";
  const clear = (): void => {
    if (stream.isTTY && shown !== "") stream.write(ERASE);
    shown = "";
  };
  return {
    show: (step, detail = "") => {
      const text = stream.isTTY ? `${step} ${detail}`.trim() : step;
      if (text === shown) return;
      // A wrapped line could not be erased. Some terminals report 0 columns.
      if (stream.isTTY) stream.write(`${ERASE}${text.slice(0, (stream.columns || 80) - 1)}`);
      else stream.write(`${text}\n`);
      shown = text;
    },
    say: (line) => {
      clear();
      stream.write(`${line}\n`);
    },
    clear,
  };
};
