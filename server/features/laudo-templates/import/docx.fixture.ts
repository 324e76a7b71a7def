import { buffer } from "node:stream/consumers";
import yazl from "yazl";

/** A zip of these files. */
export const zipOf = (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file with this body. */
export const docxOf = (body: string, others: Record<string, string> = {}): Promise<Buffer> =>
  zipOf({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0"?>
      <w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${NAMESPACE}>
      <w:style w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="Ttulo2"><w:name w:val="heading 2"/></w:style>
      <w:style w:styleId="Nome"><w:name w:val="Title"/></w:style>
    </w:styles>`,
    "word/numbering.xml": `<w:numbering ${NAMESPACE}>
      <w:abstractNum w:abstractNumId="0">
        <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
      <w:abstractNum w:abstractNumId="7">
        <w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
      <w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num>
    </w:numbering>`,
    ...others,
  });

interface ParagraphOptions {
  style?: string;
  list?: string;
  level?: number;
}

/** A paragraph of runs; a run that begins with `*` is bold. */
export const paragraph = (
  runs: readonly string[],
  { style, list, level = 0 }: ParagraphOptions = {},
): string => {
  const properties = [
    style === undefined ? "" : `<w:pStyle w:val="${style}"/>`,
    list === undefined
      ? ""
      : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
  ].join("");
  const written = runs.map((run) => {
    const isBold = run.startsWith("*");
    const text = isBold ? run.slice(1) : run;
    const bold = isBold ? "<w:rPr><w:b/></w:rPr>" : "";
    return `<w:r>${bold}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  });
  return `<w:p><w:pPr>${properties}</w:pPr>${written.join("")}</w:p>`;
};
