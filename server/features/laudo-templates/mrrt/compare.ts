import { elementsIn, isElement, type MarkupElement, ownText, textIn } from "../markup/element.ts";
import { parseHtml } from "../markup/parse-html.ts";
import { parseXml } from "../markup/parse-xml.ts";

/*
 * What the format names in a file, read from the elements alone and not with the importer's code,
 * so that an error of the importer is seen.
 */

/** Facts of one kind, each with what it belongs to. */
export type Facts = Record<
  | "metadata"
  | "sections"
  | "fields"
  | "options"
  | "defaults"
  | "labels"
  | "codes"
  | "coded"
  | "text",
  string[]
>;

const squeeze = (text: string): string => text.replace(/\s+/g, "");
/** A colon after a label, and spaces, have no meaning. */
const bare = (text: string): string => squeeze(text).replaceAll(":", "");

const isField = ({ name, attrs }: MarkupElement): boolean =>
  name === "select" ||
  name === "textarea" ||
  (name === "input" &&
    !["hidden", "button", "submit", "reset", "image", "file", "password"].includes(
      attrs.get("type") ?? "",
    ));

const codesOf = ({ attrs }: MarkupElement): string =>
  [...attrs]
    .filter(([name]) => name.startsWith("data-"))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(" ");

const FIELD_ATTRS = [
  ...["id", "name", "min", "max", "step", "placeholder", "multiple", "readonly"],
  ...["rows", "maxlength", "title"],
];

/** `required` of one radio button applies to all of its name. */
const isRequired = (element: MarkupElement): boolean =>
  element.attrs.has("required") && element.attrs.get("type") !== "radio";

const describeField = (element: MarkupElement): string =>
  [
    element.name,
    element.name === "input" ? (element.attrs.get("type") ?? "text") : "",
    ...FIELD_ATTRS.filter((name) => element.attrs.has(name)).map((name) =>
      /^(?:multiple|readonly)$/.test(name) ? name : `${name}=${element.attrs.get(name)}`,
    ),
    isRequired(element) ? "required" : "",
    codesOf(element),
  ].join(" ");

/** The text of a field's label: the one that names its id, or the nearest one around it. */
const labelsOf = (root: MarkupElement): Map<MarkupElement, string> => {
  const found = new Map<MarkupElement, string>();
  const isLeftOut = ({ name }: MarkupElement): boolean =>
    ["label", "select", "textarea", "script"].includes(name);
  const visit = (element: MarkupElement, label: MarkupElement | null): void => {
    for (const child of element.children.filter(isElement)) {
      if (isField(child) && label !== null) found.set(child, bare(textIn(label, isLeftOut)));
      visit(child, child.name === "label" ? child : label);
    }
  };
  visit(root, null);
  const fields = new Map(
    [...elementsIn(root)].filter(isField).map((one) => [one.attrs.get("id"), one]),
  );
  for (const label of elementsIn(root)) {
    const field = fields.get(label.attrs.get("for") ?? "");
    if (label.name === "label" && field !== undefined)
      found.set(field, bare(textIn(label, isLeftOut)));
  }
  return found;
};

const readFields = (root: MarkupElement, facts: Facts): void => {
  const labels = labelsOf(root);
  const required = new Set<string>();
  let n = 0;
  for (const element of elementsIn(root)) {
    if (!isField(element)) continue;
    const { attrs } = element;
    const key = `${(n += 1)} ${attrs.get("id") ?? ""}`;
    facts.fields.push(`${key} ${describeField(element)}`);
    const label = labels.get(element);
    if (label !== undefined && label !== "") facts.labels.push(`${key} ${label}`);
    const isChoice = /^(?:checkbox|radio)$/.test(attrs.get("type") ?? "");
    if (isChoice) facts.options.push(`${key} ${attrs.get("value") ?? ""}`);
    if (isChoice && attrs.has("checked")) facts.defaults.push(key);
    if (isChoice && attrs.has("required")) required.add(attrs.get("name") ?? "");
    const value = element.name === "textarea" ? squeeze(textIn(element)) : attrs.get("value");
    if (!isChoice && element.name !== "select" && value) facts.defaults.push(`${key} ${value}`);
    if (element.name === "select") readOptions(element, key, facts);
  }
  for (const name of required) facts.fields.push(`required radio ${name}`);
};

const readOptions = (select: MarkupElement, key: string, facts: Facts): void => {
  let group = "";
  for (const element of elementsIn(select)) {
    if (element.name === "optgroup") group = element.attrs.get("label") ?? "";
    if (element.name !== "option") continue;
    const value = element.attrs.get("value");
    const option = `${key} ${group} ${value} ${squeeze(textIn(element))}`;
    facts.options.push(`${option} ${codesOf(element)}`);
    if (element.attrs.has("selected")) facts.defaults.push(option);
  }
};

const readCoded = (source: string, facts: Facts): void => {
  for (const element of elementsIn(parseXml(source))) {
    const own = ownText(element);
    const attrs = [...element.attrs].map(([name, value]) => `${name}=${value}`).sort();
    facts.coded.push([element.name, ...attrs, squeeze(own)].join(" "));
  }
};

/** The facts of an MRRT file, in its order. */
export const readFacts = (html: string): Facts => {
  const root = parseHtml(html);
  const facts: Facts = {
    ...{ metadata: [], sections: [], fields: [], options: [], defaults: [], labels: [] },
    ...{ codes: [], coded: [], text: [] },
  };
  for (const element of elementsIn(root)) {
    const { name, attrs } = element;
    if (name === "html") facts.metadata.push(`lang ${attrs.get("lang") ?? ""}`);
    if (name === "title") facts.metadata.push(`title ${squeeze(textIn(element))}`);
    if (name === "meta" && attrs.has("charset"))
      facts.metadata.push(`charset ${attrs.get("charset")?.toUpperCase()}`);
    else if (name === "meta" && attrs.has("name"))
      facts.metadata.push(`${attrs.get("name")} ${attrs.get("content") ?? ""}`);
    if (/^(?:h[1-6]|legend|summary|header)$/.test(name))
      facts.sections.push(`${name} ${squeeze(textIn(element))}`);
    const section = attrs.get("data-section-name");
    if (section !== undefined) facts.sections.push(`section ${section}`);
    if (codesOf(element) !== "" && name !== "option")
      facts.codes.push(`${codesOf(element)} #${attrs.get("id") ?? ""}`);
    if (name === "script" && attrs.get("type") === "text/xml") readCoded(ownText(element), facts);
  }
  // Metadata have no order.
  facts.metadata.sort();
  readFields(root, facts);
  const isLeftOut = ({ name }: MarkupElement): boolean =>
    /^(?:script|style|select|head)$/.test(name);
  facts.text = [squeeze(textIn(root, isLeftOut)).replaceAll(":", "")];
  return facts;
};

export interface Comparison {
  kind: string;
  total: number;
  /** Facts of the first file that the second does not have at the same place. */
  lost: string[];
}

/** What the second file has lost of the first, per kind of fact. */
export const compareFacts = (before: Facts, after: Facts): Comparison[] =>
  Object.entries(before).map(([kind, facts]) => {
    const others = after[kind as keyof Facts];
    const lost = facts.filter((fact, i) => others[i] !== fact);
    const added = others.length > facts.length ? others.slice(facts.length) : [];
    return { kind, total: facts.length, lost: [...lost, ...added.map((fact) => `added: ${fact}`)] };
  });
