import { ImportError } from "../import-error.ts";

/** An element of HTML or XML. */
export interface MarkupElement {
  name: string;
  attrs: ReadonlyMap<string, string>;
  children: (MarkupElement | string)[];
}

/** A report of one page has some hundred. */
const MAX_NODES = 50_000;

/** Counts the nodes of a file. @throws ImportError IMPORT_TOO_LARGE */
export const createNodeCounter = (): (() => void) => {
  let nodes = 0;
  return () => {
    if (++nodes > MAX_NODES) throw new ImportError("IMPORT_TOO_LARGE");
  };
};

export const isElement = (node: MarkupElement | string): node is MarkupElement =>
  typeof node !== "string";

/** The text right in an element, without that of elements in it. */
export const ownText = ({ children }: MarkupElement): string =>
  children.map((child) => (typeof child === "string" ? child : "")).join("");

/** Every element below `root`, in document order. */
export function* elementsIn(root: MarkupElement): Generator<MarkupElement> {
  for (const child of root.children)
    if (isElement(child)) {
      yield child;
      yield* elementsIn(child);
    }
}

/** The text in an element with single spaces. `isLeftOut`: elements whose text does not count. */
export const textIn = (
  root: MarkupElement,
  isLeftOut: (element: MarkupElement) => boolean = () => false,
): string => {
  const parts: string[] = [];
  const visit = (element: MarkupElement): void => {
    for (const child of element.children)
      if (!isElement(child)) parts.push(child);
      else if (!isLeftOut(child)) {
        // A line break or a block separates words.
        if (!INLINE.test(child.name)) parts.push(" ");
        visit(child);
        if (!INLINE.test(child.name)) parts.push(" ");
      }
  };
  visit(root);
  return parts.join("").replace(/\s+/g, " ").trim();
};

const INLINE = /^(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)$/;
