export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `size` pieces of work run at once, the others in the order they came. */
export const createTurns = (size: number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on; who comes meanwhile waits behind.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
