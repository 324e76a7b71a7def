import {
  fieldOf,
  type LaudoBlock,
  type LaudoContent,
  type TextBlock,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import { plainText, plainWords } from "@relato/shared/domain/plain.ts";

/** A heading with the blocks after it. `heading` is null before the first one. */
export interface Section {
  heading: TextBlock | null;
  blocks: LaudoBlock[];
}

const isHeading = (block: LaudoBlock): block is TextBlock => block.type === "heading";

export const sectionsOf = ({ content }: LaudoContent): Section[] => {
  const sections: Section[] = [{ heading: null, blocks: [] }];
  for (const block of content)
    if (isHeading(block)) sections.push({ heading: block, blocks: [] });
    else sections.at(-1)!.blocks.push(block);
  return sections;
};

export const contentOfSections = (sections: readonly Section[]): LaudoContent => {
  const content = sections.flatMap(({ heading, blocks }) =>
    heading === null ? blocks : [heading, ...blocks],
  );
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
};

/** The text of a block. `filled`: without the placeholders of empty fields. */
export const textOf = (block: LaudoBlock, { filled = false } = {}): string =>
  textBlocks({ content: [block] })
    .map(({ content = [] }) =>
      content
        .map((node) => {
          if (node.type === "hardBreak") return "\n";
          const field = fieldOf(node);
          const isEmpty = field !== null && fieldState(field, node.text) === "empty";
          return filled && isEmpty ? "" : node.text;
        })
        .join(""),
    )
    .join("\n");

/** The words of a heading, for comparisons. */
export const headingKey = ({ heading }: Section): string =>
  heading === null ? "" : plainWords(textOf(heading)).join(" ");

const COMPLAINTS = "queixa motivo indicac indication reason complaint".split(" ");
const CLINICAL = [...COMPLAINTS, ..."historia clinical hipotese".split(" ")];
const FINDINGS = (
  "relatorio achado analise descric laudo resultado findings report description results " +
  "hallazgo informe descripcion"
).split(" ");

const startsWith = (text: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => text.startsWith(beginning));

/** "Informações Clínicas", "Indicação"; "Informações técnicas" are not. */
export const isClinical = (section: Section): boolean => {
  const key = headingKey(section);
  return startsWith(key, CLINICAL) || (key.startsWith("informac") && key.includes(" clinic"));
};
export const isFindings = (section: Section): boolean => startsWith(headingKey(section), FINDINGS);

/** The clinical information that a laudo has; empty if none. */
export const clinicalText = (content: LaudoContent): string =>
  sectionsOf(content)
    .filter(isClinical)
    .flatMap(({ blocks }) => blocks.map((block) => textOf(block, { filled: true }).trim()))
    .filter(Boolean)
    .join("\n");

const COMPLAINT = [...COMPLAINTS, "chief", "presenting", "hda", "historia da doenca"];
const MOST_COMPLAINT = 300;

/** The complaint or indication of a consultation's document, at most 300 characters. */
export const complaintOf = (markdown: string): string => {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) =>
    startsWith(plainText(line.replace(/^[#*\s]+/, "")), COMPLAINT),
  );
  if (start < 0) return "";
  const [, ...first] = (lines[start] ?? "").split(":");
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("#"));
  const text = [first.join(":"), ...(end < 0 ? rest : rest.slice(0, end))]
    .map((line) => line.replace(/^[\s*-]+/, "").replaceAll(/[*\\]/g, ""))
    .filter(Boolean)
    .join(" ")
    .trim();
  if (text.length <= MOST_COMPLAINT) return text;
  const cut = text.slice(0, MOST_COMPLAINT);
  return cut.slice(0, cut.lastIndexOf(".") + 1) || `${text.slice(0, MOST_COMPLAINT - 1).trim()}…`;
};
