import DOMPurify from "dompurify";
import { widenTable } from "@relato/shared/domain/whole-tables.ts";
import { Marked, Tokenizer } from "marked";

/** What a document's text may be made of: no links, pictures, styles, classes or ids, whatever stands in the template. */
const ALLOWED_TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote"],
  ...["strong", "em", "del", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "#text"],
];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** HTML in a template is text like any other, a link or picture is its words: none of it may act, and nothing is hidden or dropped. */
const parser = new Marked({
  gfm: true,
  tokenizer: {
    // What looks like a link's definition is text: it would be dropped.
    def: () => undefined,
    table(src) {
      const table = Tokenizer.prototype.table.call(this as Tokenizer, src);
      if (table) widenTable(table, (text) => this.lexer.inline(text));
      return table;
    },
  },
  renderer: {
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
  },
});

/** The markdown as nodes that hold nothing active: the parser makes none, and what it makes is purified again. */
export const renderMarkdown = (markdown: string): DocumentFragment =>
  DOMPurify.sanitize(parser.parse(markdown, { async: false }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ["start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
