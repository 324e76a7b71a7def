/** Typst breaks lines only between words. Words with more graphemes than this are cut. */
const LONG_WORD = 40;
const PIECE = 8;

/** A run of text, or the parts of a long word. A line may break between the parts. */
export type Piece = string | string[];

const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Forbidden in PDF/A (ISO 19005-2, 6.2.11.7): control, private use, noncharacters. */
const FORBIDDEN = /[\p{Cc}\p{Co}\uFFFE\uFFFF\uFEFF\u2028\u2029]/gu;

/** Replaces each character that cannot be printed by �, and a tab by a space. */
export const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\t", " ")
    .replaceAll(LONE_SURROGATE, "\uFFFD")
    .replaceAll(FORBIDDEN, (character) =>
      character === "\uFEFF" ? "" : /[\u2028\u2029]/.test(character) ? " " : "\uFFFD",
    );

const segmenter = new Intl.Segmenter("pt", { granularity: "grapheme" });

const cutWord = (word: string): string[] => {
  const graphemes = [...segmenter.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(graphemes.length / PIECE) }, (_, i) =>
    graphemes.slice(i * PIECE, (i + 1) * PIECE).join(""),
  );
};

const WORDS = /(\S+)/u;

/**
 * Cuts the texts of one paragraph, in order. It counts across texts, because a long word can
 * consist of adjacent bold, code and plain text.
 */
export const createCutter = () => {
  /** Characters since the last space. */
  let wordLength = 0;
  return {
    piecesOf: (text: string): Piece[] =>
      clean(text.replaceAll(/\r?\n/g, " "))
        .split(WORDS)
        .flatMap((part, i) => {
          if (part === "") return [];
          wordLength = i % 2 === 1 ? wordLength + part.length : 0;
          return [wordLength > LONG_WORD ? cutWord(part) : part];
        })
        .reduce<Piece[]>((joined, piece) => {
          const last = joined.at(-1);
          if (typeof piece === "string" && typeof last === "string")
            joined[joined.length - 1] = last + piece;
          else joined.push(piece);
          return joined;
        }, []),
    endLine: (): void => {
      wordLength = 0;
    },
  };
};
export type Cutter = ReturnType<typeof createCutter>;

/** Cleans one line of text and cuts its long words. */
export const piecesOf = (text: string): Piece[] => createCutter().piecesOf(text);
