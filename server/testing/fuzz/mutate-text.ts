import fc from "fast-check";

/** A change of a text. Positions are taken modulo the text's length. */
type TextMutation =
  | { kind: "insert"; at: number; text: string; times: number }
  | { kind: "drop"; at: number; length: number }
  | { kind: "repeat"; at: number; length: number; times: number }
  | { kind: "move"; at: number; from: number; length: number }
  | { kind: "cut"; at: number };

/** A seed's number, with the changes in order. */
export interface TextPlan {
  seed: number;
  mutations: TextMutation[];
}

/** Characters that parsers forget: controls, zero-width, direction, surrogates, case, joins. */
const UNICODE = [
  ...["\u0000", "\u0008", "\u000B", "\u0085", "\u00A0", "\u00AD", "\u061C", "\u200B", "\u200D"],
  ...["\u2028", "\u2029", "\u202E", "\u2066", "\u3000", "\uFEFF", "\uFFFD", "\uFFFF", "\uD800"],
  ...["\uDC00", "İ", "ß", "ﬁ", "ſ", "e\u0301", "\u0301", "👨‍👩‍👧", "🇧🇷", "ا"],
  ...["漢", "٣", "½", "²"],
];
const VALUES = ["0", "-07", "1e400", "9".repeat(30), "31/02/2026", "a", " ", "\n", "\r\n", "\t"];

const position = fc.nat(100_000);
const length = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 400 }));
/** Mostly a few; sometimes very long lines and deep nesting. */
const times = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 3, arbitrary: fc.integer({ min: 7, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 301, max: 10_000 }) },
);

const textMutation = (tokens: readonly string[]): fc.Arbitrary<TextMutation> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("insert" as const),
        at: position,
        text: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...tokens) },
          { weight: 1, arbitrary: fc.constantFrom(...UNICODE, ...VALUES) },
          {
            weight: 1,
            arbitrary: fc
              .tuple(...Array(3).fill(fc.constantFrom(...tokens)))
              .map((parts) => parts.join("")),
          },
          { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
        ),
        times,
      }),
    },
    fc.record({ kind: fc.constant("drop" as const), at: position, length }),
    fc.record({ kind: fc.constant("repeat" as const), at: position, length, times }),
    fc.record({ kind: fc.constant("move" as const), at: position, from: position, length }),
    fc.record({ kind: fc.constant("cut" as const), at: position }),
  );

/** Plans that change a text at up to eight places. `tokens`: the grammar's signs. */
export const textPlan = (seeds: number, tokens: readonly string[]): fc.Arbitrary<TextPlan> =>
  fc.record({
    seed: fc.nat(seeds - 1),
    mutations: fc.array(textMutation(tokens), { minLength: 1, maxLength: 8 }),
  });

/** The most characters of an input. */
const MAX_TEXT = 50_000;

const mutate = (text: string, mutation: TextMutation): string => {
  const at = mutation.at % Math.max(1, text.length);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (mutation.kind) {
    case "insert":
      return before + mutation.text.repeat(mutation.times) + after;
    case "drop":
      return before + after.slice(mutation.length);
    case "repeat":
      return before + after.slice(0, mutation.length).repeat(mutation.times) + after;
    case "move": {
      const from = mutation.from % Math.max(1, text.length);
      return before + text.slice(from, from + mutation.length) + after;
    }
    case "cut":
      return before;
  }
};

export const mutateText = (seeds: readonly string[], { seed, mutations }: TextPlan): string =>
  mutations.reduce(
    (text, mutation) => mutate(text, mutation).slice(0, MAX_TEXT),
    seeds[seed % seeds.length]!,
  );
