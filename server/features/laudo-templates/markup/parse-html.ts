import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createNodeCounter, type MarkupElement } from "./element.ts";

/** Deeper elements become siblings. Browsers stop at 512. */
const MAX_DEPTH = 200;

type Node = DefaultTreeAdapterTypes.Node;

/**
 * The elements of an HTML file, under an element `#root`, as the HTML standard reads them.
 * @throws ImportError IMPORT_TOO_LARGE
 */
export const parseHtml = (source: string): MarkupElement => {
  const count = createNodeCounter();
  const root: MarkupElement = { name: "#root", attrs: new Map(), children: [] };
  // A stack instead of recursion: the file decides the depth.
  const stack: { node: Node; parent: MarkupElement; depth: number }[] = [];
  const addChildren = (nodes: readonly Node[], parent: MarkupElement, depth: number): void => {
    for (const node of nodes.toReversed()) stack.push({ node, parent, depth });
  };
  addChildren(parse(source).childNodes, root, 0);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, parent, depth } = next;
    if ("value" in node) {
      count();
      parent.children.push(node.value);
    } else if ("tagName" in node) {
      count();
      const attrs = new Map(
        node.attrs.map(({ prefix, name, value }) => [
          prefix === undefined || prefix === "" ? name : `${prefix}:${name}`,
          value,
        ]),
      );
      const element: MarkupElement = { name: node.tagName, attrs, children: [] };
      parent.children.push(element);
      const isDeep = depth >= MAX_DEPTH;
      addChildren(node.childNodes, isDeep ? parent : element, isDeep ? depth : depth + 1);
    }
  }
  return root;
};
