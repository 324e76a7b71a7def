import type { Context } from "./finding.ts";
import { quoteOf } from "./read.ts";

interface Tokens {
  from: number;
  to: number;
}

/** The offsets of some tokens in the laudo's text. */
export const placeOf = (
  { laudo }: Pick<Context, "laudo">,
  { from, to }: Tokens,
): { start: number; end: number } => ({
  start: laudo.tokens[from]!.start,
  end: laudo.tokens[to - 1]!.end,
});

export const words = (
  { laudo }: Pick<Context, "laudo">,
  { from, to }: Tokens,
): { finding: string } => ({ finding: quoteOf(laudo, from, to) });
