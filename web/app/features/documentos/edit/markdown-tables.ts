import { cellsOf } from "@relato/shared/domain/whole-tables.ts";
import type { defaultMarkdownParser } from "prosemirror-markdown";

/** Keeps cells beyond the header's columns (whole-tables.ts), which markdown-it drops. */
export const keepWideRows = (md: typeof defaultMarkdownParser.tokenizer): void => {
  md.core.ruler.before("inline", "wide_rows", (state) => {
    const lines = state.src.split("\n");
    let isBody = false;
    let cells: string[] = [];
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type === "tbody_open" || token.type === "tbody_close")
        isBody = token.type === "tbody_open";
      if (token.type === "tr_open") cells = isBody ? cellsOf(lines[token.map?.[0] ?? 0] ?? "") : [];
      if (token.type === "td_open") cells.shift();
      if (token.type !== "tr_close") return [token];
      const more = cells.flatMap((content) => {
        const inline = new state.Token("inline", "", 0);
        inline.content = content;
        inline.children = [];
        return [new state.Token("td_open", "td", 1), inline, new state.Token("td_close", "td", -1)];
      });
      return [...more, token];
    });
  });
};
