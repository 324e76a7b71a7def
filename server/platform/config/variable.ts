import type { z } from "zod";

export type Env = Readonly<Record<string, string | undefined>>;

export interface Variable {
  schema: z.ZodType;
  /** One line for README and .env.example. */
  about: string;
  /** The default; a function sees the environment. Without a default the value is undefined. */
  initial?: string | ((env: Env) => string);
  /** How a computed default is printed. */
  shown?: string;
  /** Never printed or logged. */
  secret?: true;
}

export const variable = <const V extends Variable>(definition: V): V => definition;
