/** Bytes: MARKDOWN_MAX characters of up to four bytes. */
const MAX_BYTES = 200_000;

/**
 * Reads a markdown file. The title is its first heading, else its name.
 * @throws RangeError, TypeError if it is too large or not UTF-8 text
 */
export const readMarkdownFile = async (
  file: File,
): Promise<{ titulo: string; markdown: string }> => {
  if (file.size > MAX_BYTES) throw new RangeError("the file is too large");
  const markdown = new TextDecoder("utf-8", { fatal: true })
    .decode(await file.arrayBuffer())
    .replaceAll(/\r\n?/g, "\n");
  if (markdown.includes("\u0000")) throw new TypeError("the file is not text");
  const heading = /^#[ \t]+([^ \t\n].*)$/m.exec(markdown)?.[1] ?? "";
  const titulo = heading.replace(/(?<![ \t#])[ \t#]+$/, "");
  return { titulo: titulo || file.name.replace(/\.(?:md|markdown|txt)$/i, ""), markdown };
};

/** A portable file name: "Anamnese geral" becomes "anamnese-geral.md". */
export const markdownFileName = (titulo: string): string => {
  const name = titulo
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
  return `${name === "" ? "modelo" : name}.md`;
};

export const markdownFileOf = (modelo: { titulo: string; markdown: string }): File =>
  new File([modelo.markdown], markdownFileName(modelo.titulo), {
    type: "text/markdown;charset=utf-8",
  });
