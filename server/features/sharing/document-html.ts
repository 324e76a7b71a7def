import type { Block, Inline } from "../../platform/pdf/blocks.ts";
import type { Piece } from "../../platform/pdf/pieces.ts";
import { type Html, html } from "./page.ts";

const plain = (pieces: readonly Piece[]): string => pieces.flat().join("");

const inlines = (nodes: readonly Inline[]): Html[] => nodes.map(inline);

const inline = (node: Inline): Html => {
  switch (node.k) {
    case "text":
      return html`${plain(node.v)}`;
    case "code":
      return html`<code>${plain(node.v)}</code>`;
    case "break":
      return html`<br />`;
    case "strong":
      return html`<strong>${inlines(node.c)}</strong>`;
    case "emph":
      return html`<em>${inlines(node.c)}</em>`;
    case "strike":
      return html`<del>${inlines(node.c)}</del>`;
  }
};

/** The page's title is its h1; the document's headings are below it. */
const headed = (level: number, content: Html[]): Html => {
  switch (Math.min(level, 3)) {
    case 1:
      return html`<h2>${content}</h2>`;
    case 2:
      return html`<h3>${content}</h3>`;
    default:
      return html`<h4>${content}</h4>`;
  }
};

/**
 * A document as HTML, with the structure of its PDF (platform/pdf/document.typ). Its highest heading
 * is an h2, so that no level is skipped below the page's title.
 */
export const documentHtml = (blocks: readonly Block[]): Html[] => {
  const levels = blocks.flatMap((node) => (node.k === "heading" ? [node.level] : []));
  const shift = Math.min(...levels) - 1;
  return blocksHtml(
    blocks.map((node) => (node.k === "heading" ? { ...node, level: node.level - shift } : node)),
  );
};

const blocksHtml = (blocks: readonly Block[]): Html[] => blocks.map(block);

const block = (node: Block): Html => {
  switch (node.k) {
    case "heading":
      return headed(node.level, inlines(node.c));
    case "paragraph":
      return html`<p>${inlines(node.c)}</p>`;
    case "quote":
      return html`<blockquote>${blocksHtml(node.c)}</blockquote>`;
    case "rule":
      return html`<hr />`;
    case "code":
      return html`<pre><code>${node.lines.map(plain).join("\n")}</code></pre>`;
    case "list": {
      const items = node.items.map((item) => html`<li>${itemHtml(item)}</li>`);
      return node.ordered
        ? html`<ol start="${node.start}">
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case "table":
      return html`<div class="wide" tabindex="0">
        <table>
          <thead>
            <tr>
              ${node.head.map((cell) => html`<th scope="col">${inlines(cell)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${node.rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${inlines(cell)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }
};

const itemHtml = (item: readonly Block[]): Html[] => {
  const [first, ...rest] = item;
  return first?.k === "paragraph" ? [...inlines(first.c), ...blocksHtml(rest)] : blocksHtml(item);
};
