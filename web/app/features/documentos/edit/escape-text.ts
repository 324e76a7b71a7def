const WORD = /[\p{L}\p{N}]/u;

/**
 * Escapes a text for markdown. `begins`: at the start of a line, more signs have a meaning.
 * prosemirror-markdown's `esc` does not escape entities and the inner signs of `__x__`.
 */
export const escapeText = (text: string, begins: boolean): string => {
  const isRule = begins && /^[\s_]*$/.test(text);
  const escaped = text.replaceAll(/_+|[`*\\~[\]]|&(?=[#\p{L}])/gu, (run, at: number) => {
    const next = text[at + run.length] ?? "";
    // Within a word or before a space (a blank to fill in) it opens nothing.
    const isPlain =
      run.startsWith("_") &&
      !isRule &&
      (/\s/.test(next) || (WORD.test(text[at - 1] ?? "") && WORD.test(next)));
    return isPlain ? run : run.replaceAll(/./gu, "\\$&");
  });
  // At the end of a heading they are its closing sequence.
  if (!begins) return escaped.replace(/(^|\s)(#+)$/, "$1\\$2");
  return escaped
    .replace(/^(\s*)([-+>=|:]|#{1,6}(?=\s|$))/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2");
};
