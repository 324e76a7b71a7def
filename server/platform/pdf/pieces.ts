/** Graphemes of a word that the typesetter may not be left alone with: it breaks lines between words only. */
const LONG_WORD = 40;
const PIECE = 8;

/** A text as the typesetter gets it: a run, or a long word in pieces between which a line may end (nothing is printed there). */
export type Piece = string | string[];

const LONE_SURROGATE = /\p{Surrogate}/gu;
/** What PDF/A forbids (ISO 19005-2, 6.2.11.7), and what no font draws: control, private use, noncharacters. */
const FORBIDDEN = /[\p{Cc}\p{Co}\uFFFE\uFFFF\uFEFF\u2028\u2029]/gu;

/** The text without what cannot be printed; each such character shows as �, a tab as a space. */
export const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\t", " ")
    .replaceAll(LONE_SURROGATE, "\uFFFD")
    .replaceAll(FORBIDDEN, (sign) =>
      sign === "\uFEFF" ? "" : /[\u2028\u2029]/.test(sign) ? " " : "\uFFFD",
    );

const segmenter = new Intl.Segmenter("pt", { granularity: "grapheme" });

const cut = (word: string): string[] => {
  const signs = [...segmenter.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(signs.length / PIECE) }, (_, i) =>
    signs.slice(i * PIECE, (i + 1) * PIECE).join(""),
  );
};

const WORDS = /(\S+)/u;

/**
 * Cuts the texts of one paragraph, in their order: what makes a long word may be spread over bold, code and plain text that stand
 * side by side.
 */
export const createCutter = () => {
  /** Characters since the last space. */
  let open = 0;
  return {
    piecesOf: (text: string): Piece[] =>
      clean(text.replaceAll(/\r?\n/g, " "))
        .split(WORDS)
        .flatMap((part, i) => {
          if (part === "") return [];
          open = i % 2 === 1 ? open + part.length : 0;
          return [open > LONG_WORD ? cut(part) : part];
        })
        .reduce<Piece[]>((joined, piece) => {
          const last = joined.at(-1);
          if (typeof piece === "string" && typeof last === "string")
            joined[joined.length - 1] = last + piece;
          else joined.push(piece);
          return joined;
        }, []),
    /** The line ends here. */
    end: (): void => {
      open = 0;
    },
  };
};
export type Cutter = ReturnType<typeof createCutter>;

/** One line of text, cleaned, with its long words in pieces. */
export const piecesOf = (text: string): Piece[] => createCutter().piecesOf(text);
