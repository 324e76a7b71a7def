export interface Progress {
  /** What runs now; `detail` (a share, a clock) changes while it does. */
  show: (step: string, detail?: string) => void;
  /** A line that stays. */
  say: (line: string) => void;
  /** Removes the line of `show` from a terminal. */
  clear: () => void;
}

const ERASE = "\r\u001B[K";

/**
 * Progress on standard error: one line that is redrawn on a terminal; elsewhere each new step is a
 * line, without its detail.
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
      // A wrapped line could not be erased. Some terminals say 0 columns.
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
