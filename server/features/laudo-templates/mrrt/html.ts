import { escapeHtml } from "../../../platform/html.ts";
import type { Attributes, XmlNode } from "./mrrt.ts";

const NAME = /^[A-Za-z_][\w.:-]*$/;

/** Attributes as text, each with a space before it. */
export const writeAttributes = (
  attrs: Readonly<Record<string, string | true | undefined>>,
): string =>
  Object.entries(attrs)
    .map(([name, value]) => {
      if (value === undefined || !NAME.test(name)) return "";
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join("");

/** XML for a script element: `<` of a text is escaped, so that nothing ends the script. */
export const writeXml = (nodes: readonly (XmlNode | string)[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return escapeHtml(node);
      const open = `${node.name}${writeAttributes(node.attrs)}`;
      return node.children.length === 0
        ? `<${open}/>`
        : `<${open}>${writeXml(node.children)}</${node.name}>`;
    })
    .join("");

/** Attributes without some. */
export const withoutAttributes = (attrs: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(attrs).filter(([name]) => !names.includes(name)));
