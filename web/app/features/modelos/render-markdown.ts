import DOMPurify from "dompurify";
import { widenTable } from "@relato/shared/domain/whole-tables.ts";
import { Marked, Tokenizer } from "marked";

/** Allowed elements: no links, images, styles, classes or ids. */
const ALLOWED_TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote"],
  ...["strong", "em", "del", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "#text"],
];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Shows HTML as text, links and images as their words, so that nothing is active or dropped. */
const parser = new Marked({
  gfm: true,
  tokenizer: {
    // A link definition would be dropped; show it as text.
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

/** The parser creates no active content; DOMPurify removes it a second time. */
export const renderMarkdown = (markdown: string): DocumentFragment =>
  DOMPurify.sanitize(parser.parse(markdown, { async: false }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ["start"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
