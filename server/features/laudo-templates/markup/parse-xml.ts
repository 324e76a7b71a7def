import { ImportError } from "../import-error.ts";
import { createNodeCounter, type MarkupElement } from "./element.ts";
import { Tokenizer } from "./tokens.ts";

const MAX_DEPTH = 200;

/**
 * The elements of an XML file, under an element `#root`. Names keep their prefixes. Entities other
 * than the five of XML stay as they are written.
 * @throws ImportError IMPORT_INVALID if an end tag has no start tag, IMPORT_TOO_LARGE
 */
export const parseXml = (source: string, count = createNodeCounter()): MarkupElement => {
  const root: MarkupElement = { name: "#root", attrs: new Map(), children: [] };
  const open = [root];
  for (const token of new Tokenizer(source, "xml").read()) {
    const parent = open.at(-1)!;
    if (token.type === "end") {
      if (open.length === 1 || parent.name !== token.name) throw new ImportError("IMPORT_INVALID");
      open.pop();
      continue;
    }
    count();
    if (token.type === "text") {
      parent.children.push(token.text);
      continue;
    }
    const element: MarkupElement = { name: token.name, attrs: token.attrs, children: [] };
    parent.children.push(element);
    if (token.isClosed) continue;
    open.push(element);
    if (open.length > MAX_DEPTH) throw new ImportError("IMPORT_TOO_LARGE");
  }
  if (open.length > 1) throw new ImportError("IMPORT_INVALID");
  return root;
};
