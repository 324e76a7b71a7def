/** Whether a markdown holds a table, for which the editor of formatted text has no form. */
export const holdsTable = (markdown: string): boolean =>
  /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+/m.test(markdown);
