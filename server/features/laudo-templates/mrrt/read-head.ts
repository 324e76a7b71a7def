import { ImportError } from "../import-error.ts";
import { elementsIn, isElement, type MarkupElement, ownText, textIn } from "../markup/element.ts";
import { parseXml } from "../markup/parse-xml.ts";
import type { Mrrt, XmlNode } from "./mrrt.ts";

const MAX_META = 300;
const MAX_VALUE = 5000;
const XML_NAME = /^[A-Za-z_][\w.:-]{0,80}$/;

const xmlNode = ({ name, attrs, children }: MarkupElement): XmlNode => ({
  name,
  attrs: Object.fromEntries([...attrs].filter(([key]) => XML_NAME.test(key))),
  children: children.flatMap((child): (XmlNode | string)[] => {
    if (isElement(child)) return XML_NAME.test(child.name) ? [xmlNode(child)] : [];
    const text = child.replace(/\s+/g, " ");
    return text.trim() === "" ? [] : [text];
  }),
});

/** Broken XML is left out: the form itself can still be read. */
const parseCoded = (source: string): XmlNode[] => {
  try {
    return parseXml(source).children.filter(isElement).map(xmlNode);
  } catch (error) {
    if (error instanceof ImportError && error.code === "IMPORT_INVALID") return [];
    throw error;
  }
};

/** The coded content: `template_attributes` in a script of XML, which is never run. */
const readCoded = (root: MarkupElement): XmlNode[] => {
  for (const element of elementsIn(root)) {
    const type = element.attrs.get("type") ?? "";
    if (element.name !== "script" || !/^(?:text|application)\/xml$/i.test(type)) continue;
    return parseCoded(ownText(element).replaceAll(/<!\[CDATA\[|\]\]>/g, ""));
  }
  return [];
};

/** The attributes of metadata. `charset` is always UTF-8 in an export. */
const META = new Set(["name", "content", "http-equiv", "charset", "scheme", "lang"]);

export const readHead = (
  root: MarkupElement,
): Pick<Mrrt, "title" | "language" | "meta" | "coded"> => {
  const head = { title: "", language: "", meta: [] as Mrrt["meta"], coded: readCoded(root) };
  let hasTitle = false;
  for (const element of elementsIn(root)) {
    if (element.name === "html") head.language = element.attrs.get("lang") ?? "";
    if (element.name === "title" && !hasTitle) {
      head.title = textIn(element).slice(0, MAX_VALUE);
      hasTitle = true;
    }
    // A refresh or a policy would act in the exported file.
    if (element.name !== "meta" || element.attrs.has("http-equiv")) continue;
    const attrs = [...element.attrs].filter(([name]) => META.has(name) && name !== "charset");
    const values = attrs.map(([name, value]) => [name, value.slice(0, MAX_VALUE)]);
    if (values.length > 0 && head.meta.length < MAX_META)
      head.meta.push(Object.fromEntries(values) as Record<string, string>);
  }
  return head;
};
