import type { TestClient } from "./testing/app.ts";

/** The name and title of every row, so that a leak is found in a body. */
export const MARK = "Maria Marcada";

export interface Owned {
  /** Creates a row of this doctor's and returns its id. */
  make: (doctor: TestClient) => Promise<string>;
  /** A valid payload, so that only the id decides. */
  payload?: object | string;
  headers?: Record<string, string>;
}
