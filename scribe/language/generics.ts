/**
 * The international names of a table of medicines: of each substance that is no mixture the first name, when it is one
 * long word, so that a neighbouring language knows names that its own table lacks.
 */
export const genericsOf = (table: string): string =>
  table
    .split("\n")
    .flatMap((line) => {
      const [id, names] = line.split(":");
      const name = names?.split(",")[0]?.trim() ?? "";
      return id && !id.includes("+") && LONG_WORD.test(name) ? [`${id.trim()}: ${name}`] : [];
    })
    .join("\n");

const LONG_WORD = /^(?!proteinas|vitaminas|contraste|esparadrapo|eucalipto|frutose)\p{L}{7,}$/u;
