const WORD = /[\p{L}\p{N}]/u;

/**
 * A text as markdown that says just that. `begins`: it stands where a line begins, where more signs have a meaning. Not
 * prosemirror-markdown's own `esc`, which leaves the inner ones of `__x__` and every entity as they are.
 */
export const escapeText = (text: string, begins: boolean): string => {
  const isRule = begins && /^[\s_]*$/.test(text);
  const escaped = text.replaceAll(/_+|[`*\\~[\]]|&(?=[#\p{L}])/gu, (run, at: number) => {
    const next = text[at + run.length] ?? "";
    // Within a word, and before a space (a blank to be filled in by hand), it opens nothing.
    const isPlain =
      run.startsWith("_") &&
      !isRule &&
      (/\s/.test(next) || (WORD.test(text[at - 1] ?? "") && WORD.test(next)));
    return isPlain ? run : run.replaceAll(/./gu, "\\$&");
  });
  // At the end of a heading these would only close it.
  if (!begins) return escaped.replace(/(^|\s)(#+)$/, "$1\\$2");
  return escaped
    .replace(/^(\s*)([-+>=|:]|#{1,6}(?=\s|$))/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2");
};
