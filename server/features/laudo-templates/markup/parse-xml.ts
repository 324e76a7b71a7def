import { SaxesParser } from "saxes";
import { ImportError } from "../import-error.ts";
import { createNodeCounter, type MarkupElement } from "./element.ts";

const MAX_DEPTH = 200;

/**
 * The elements of an XML file, under an element `#root`. Names keep their prefixes. Entities other
 * than the five of XML stay as they are written.
 * @throws ImportError IMPORT_INVALID if the file is not well-formed, IMPORT_TOO_LARGE
 */
export const parseXml = (source: string, count = createNodeCounter()): MarkupElement => {
  const root: MarkupElement = { name: "#root", attrs: new Map(), children: [] };
  const open = [root];
  const addText = (text: string): void => {
    count();
    open.at(-1)!.children.push(text);
  };
  const parser = new SaxesParser();
  parser.on("error", ({ message }) => {
    if (!message.endsWith("undefined entity.")) throw new ImportError("IMPORT_INVALID");
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes }) => {
    count();
    const attrs = new Map(Object.entries(attributes));
    const element: MarkupElement = { name, attrs, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
    if (open.length > MAX_DEPTH) throw new ImportError("IMPORT_TOO_LARGE");
  });
  parser.on("closetag", () => void open.pop());
  parser.write(source).close();
  return root;
};
