import { apply, IDENTITY, type Matrix, multiply, toMatrix, toNumbers } from "./matrix.ts";

/** A piece of text that a reader of the page does not see, with its place on the page. */
export interface HiddenRun {
  text: string;
  y: number;
}

/** The operators of a page as pdf.js lists them. */
export interface PageOperators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** The numbers of pdf.js' operators by their names. */
export type OperatorNumbers = Readonly<Record<string, number>>;

/** Drawn without ink, or only used to clip. */
const INVISIBLE_MODES = new Set([3, 7]);
/** From this share of white, text cannot be seen on paper. */
const WHITE = 0.93;

interface GraphicsState {
  ctm: Matrix;
  /** 0 black to 1 white. */
  brightness: number;
  alpha: number;
  mode: number;
}

interface Box {
  x: [number, number];
  y: [number, number];
}

const brightnessOf = (colour: unknown): number => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(colour));
  if (hex === null) return 0;
  return Math.min(...hex.slice(1).map((part) => Number.parseInt(part, 16) / 255));
};

/** The text of a `showText`: glyphs between numbers of kerning. */
const textOf = (glyphs: unknown): string =>
  Array.isArray(glyphs)
    ? glyphs
        .map((glyph: unknown) =>
          typeof glyph === "object" && glyph !== null && "unicode" in glyph
            ? String(glyph.unicode)
            : "",
        )
        .join("")
    : "";

/**
 * Follows the drawing of a page and collects text without ink, transparent text, and white text on
 * paper. White text on a coloured box or an image is seen.
 */
class PageReader {
  readonly hidden: HiddenRun[] = [];
  #state: GraphicsState = { ctm: IDENTITY, brightness: 0, alpha: 1, mode: 0 };
  readonly #saved: GraphicsState[] = [];
  readonly #boxes: Box[] = [];
  #line: Matrix = IDENTITY;
  #leading = 0;
  readonly #handlers = new Map<number, (args: readonly unknown[]) => void>();

  constructor(ops: OperatorNumbers) {
    const on = (name: string, handle: (args: readonly unknown[]) => void): void => {
      const number = ops[name];
      if (number !== undefined) this.#handlers.set(number, handle);
    };
    const set = (change: Partial<GraphicsState>): void => {
      this.#state = { ...this.#state, ...change };
    };
    const save = (): void => void this.#saved.push(this.#state);
    const restore = (): void => void (this.#state = this.#saved.pop() ?? this.#state);
    const transform = (by: Matrix): void => set({ ctm: multiply(this.#state.ctm, by) });
    on("save", save);
    on("restore", restore);
    on("transform", (args) => transform(toMatrix(args)));
    on("paintFormXObjectBegin", ([matrix]) => {
      save();
      if (matrix !== null && matrix !== undefined) transform(toMatrix(matrix));
    });
    on("paintFormXObjectEnd", restore);
    on("setTextRenderingMode", ([mode]) => set({ mode: Number(mode) }));
    on("setFillRGBColor", ([colour]) => set({ brightness: brightnessOf(colour) }));
    on("setGState", ([entries]) => {
      for (const entry of Array.isArray(entries) ? (entries as unknown[]) : [])
        if (Array.isArray(entry) && entry[0] === "ca") set({ alpha: Number(entry[1]) });
    });
    on("constructPath", ([paint, , bounds]) => {
      const fills = [ops["fill"], ops["eoFill"], ops["fillStroke"], ops["eoFillStroke"]];
      if (fills.includes(Number(paint))) this.#cover(toNumbers(bounds));
    });
    for (const name of ["paintImageXObject", "paintInlineImageXObject", "paintImageMaskXObject"])
      on(name, () => this.#cover([0, 0, 1, 1], true));
    this.#readText(on);
  }

  #readText(on: (name: string, handle: (args: readonly unknown[]) => void) => void): void {
    const move = (x: number, y: number): void => {
      this.#line = multiply(this.#line, [1, 0, 0, 1, x, y]);
    };
    on("beginText", () => {
      this.#line = IDENTITY;
    });
    on("setTextMatrix", ([matrix]) => {
      this.#line = toMatrix(matrix);
    });
    on("setLeading", ([leading]) => {
      this.#leading = -Number(leading);
    });
    on("moveText", ([x, y]) => move(Number(x), Number(y)));
    on("setLeadingMoveText", ([x, y]) => {
      this.#leading = Number(y);
      move(Number(x), Number(y));
    });
    on("nextLine", () => move(0, this.#leading));
    on("showText", ([glyphs]) => this.#show(textOf(glyphs)));
  }

  read({ fnArray, argsArray }: PageOperators): HiddenRun[] {
    for (const [at, operator] of fnArray.entries()) {
      const args = argsArray[at];
      this.#handlers.get(operator)?.(Array.isArray(args) ? (args as unknown[]) : []);
    }
    return this.hidden;
  }

  #cover([left = 0, bottom = 0, right = 0, top = 0]: number[], isImage = false): void {
    const { ctm, brightness, alpha } = this.#state;
    if (alpha === 0 || (!isImage && brightness >= WHITE)) return;
    const [x0, y0] = apply(ctm, left, bottom);
    const [x1, y1] = apply(ctm, right, top);
    this.#boxes.push({
      x: [Math.min(x0, x1), Math.max(x0, x1)],
      y: [Math.min(y0, y1), Math.max(y0, y1)],
    });
  }

  #show(text: string): void {
    const { ctm, brightness, alpha, mode } = this.#state;
    const [x, y] = apply(multiply(ctm, this.#line), 0, 0);
    const onPaper = !this.#boxes.some(
      (box) => x >= box.x[0] - 1 && x <= box.x[1] && y >= box.y[0] - 1 && y <= box.y[1],
    );
    const isHidden = INVISIBLE_MODES.has(mode) || alpha < 0.05 || (brightness >= WHITE && onPaper);
    if (isHidden) this.hidden.push({ text, y });
  }
}

/** The text of a page that its readers do not see. */
export const findHiddenRuns = (page: PageOperators, ops: OperatorNumbers): HiddenRun[] =>
  new PageReader(ops).read(page);
