import { createNodeCounter, type MarkupElement } from "./element.ts";
import { Tokenizer } from "./tokens.ts";

const VOID =
  /^(?:area|base|br|col|embed|frame|hr|img|input|link|meta|param|source|track|wbr|keygen)$/;
/** Deeper elements become siblings. Browsers stop at 512. */
const MAX_DEPTH = 200;

/** The open elements that a start tag ends, up to an element of `within`. */
interface Implied {
  ends: RegExp;
  within: RegExp;
}
const BLOCK = new Set([
  ...["address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset"],
  ...["figure", "footer", "form", "h1", "h2", "h3", "h4", "h5"],
  ...["h6", "header", "hr", "main", "nav", "ol", "p", "pre"],
  ...["section", "table", "ul"],
]);
const SCOPE = /^(?:table|td|th|caption|button|body|html)$/;

const impliedBy = (name: string): Implied | null => {
  if (BLOCK.has(name)) return { ends: /^p$/, within: SCOPE };
  switch (name) {
    case "li":
      return { ends: /^li$/, within: /^(?:ul|ol|table|td|th|body)$/ };
    case "dt":
    case "dd":
      return { ends: /^d[td]$/, within: /^(?:dl|table|td|th|body)$/ };
    case "option":
      return { ends: /^option$/, within: /^(?:select|datalist|optgroup)$/ };
    case "optgroup":
      return { ends: /^(?:option|optgroup)$/, within: /^select$/ };
    case "td":
    case "th":
      return { ends: /^t[dh]$/, within: /^(?:tr|table)$/ };
    case "tr":
      return { ends: /^t[dhr]$/, within: /^(?:table|thead|tbody|tfoot)$/ };
    case "thead":
    case "tbody":
    case "tfoot":
      return { ends: /^(?:t[dhr]|thead|tbody|tfoot)$/, within: /^table$/ };
    default:
      return null;
  }
};

/** Elements that an end tag of another one does not end. */
const boundaryOf = (name: string): RegExp =>
  /^(?:table|html|body)$/.test(name)
    ? /^html$/
    : /^t(?:able|body|head|foot|r)$/.test(name)
      ? /^table$/
      : /^(?:table|td|th)$/;

class TreeBuilder {
  readonly root: MarkupElement = { name: "#root", attrs: new Map(), children: [] };
  readonly #open: MarkupElement[] = [this.root];
  readonly #count = createNodeCounter();

  addText(text: string): void {
    this.#count();
    this.#open.at(-1)!.children.push(text);
  }

  start(name: string, attrs: Map<string, string>): void {
    this.#count();
    const implied = impliedBy(name);
    if (implied !== null) this.#closeImplied(implied);
    const element: MarkupElement = { name, attrs, children: [] };
    this.#open.at(-1)!.children.push(element);
    if (!VOID.test(name) && this.#open.length < MAX_DEPTH) this.#open.push(element);
  }

  end(name: string): void {
    const boundary = boundaryOf(name);
    for (let i = this.#open.length - 1; i > 0; i -= 1) {
      const open = this.#open[i]!.name;
      if (open === name) return void (this.#open.length = i);
      if (boundary.test(open)) return;
    }
  }

  #closeImplied({ ends, within }: Implied): void {
    let lowest: number | null = null;
    for (let i = this.#open.length - 1; i > 0; i -= 1) {
      const { name } = this.#open[i]!;
      if (within.test(name)) break;
      if (ends.test(name)) lowest = i;
    }
    if (lowest !== null) this.#open.length = lowest;
  }
}

/**
 * The elements of an HTML file, under an element `#root`. Elements without an end tag are ended by
 * the rules of the HTML standard for lists, tables, options and paragraphs.
 * @throws ImportError IMPORT_TOO_LARGE
 */
export const parseHtml = (source: string): MarkupElement => {
  const builder = new TreeBuilder();
  for (const token of new Tokenizer(source, "html").read()) {
    if (token.type === "text") builder.addText(token.text);
    else if (token.type === "end") builder.end(token.name);
    else builder.start(token.name, token.attrs);
  }
  return builder.root;
};
