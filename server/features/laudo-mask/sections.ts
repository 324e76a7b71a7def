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

const startsWithAny = (...beginnings: string[]): RegExp =>
  new RegExp(`^(?:${beginnings.join("|").replaceAll(" ", "|")})`);

const COMPLAINTS = "queixa motivo indicac indication reason complaint";
const CLINICAL = startsWithAny(COMPLAINTS, "informac\\w+\\sclinica historia clinical hipotese");
const FINDINGS = startsWithAny(
  "relatorio achado analise descric laudo resultado",
  "findings report description results hallazgo informe descripcion",
);

export const isClinical = (section: Section): boolean => CLINICAL.test(headingKey(section));
export const isFindings = (section: Section): boolean => FINDINGS.test(headingKey(section));

/** The clinical information that a laudo has; empty if none. */
export const clinicalText = (content: LaudoContent): string =>
  sectionsOf(content)
    .filter(isClinical)
    .flatMap(({ blocks }) => blocks.map((block) => textOf(block, { filled: true }).trim()))
    .filter(Boolean)
    .join("\n");

const COMPLAINT = startsWithAny(COMPLAINTS, "chief presenting hda historia\\sda\\sdoenca");
const MOST_COMPLAINT = 300;

/** The complaint or indication of a consultation's document, at most 300 characters. */
export const complaintOf = (markdown: string): string => {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) => COMPLAINT.test(plainText(line.replace(/^[#*\s]+/, ""))));
  if (start < 0) return "";
  const first = /:\s*(\S.*)$/.exec(lines[start] ?? "")?.[1] ?? "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("#"));
  const text = [first, ...(end < 0 ? rest : rest.slice(0, end))]
    .map((line) => line.replace(/^[\s*-]+/, "").replaceAll(/[*\\]/g, ""))
    .filter(Boolean)
    .join(" ")
    .trim();
  if (text.length <= MOST_COMPLAINT) return text;
  const sentence = text.slice(0, MOST_COMPLAINT).replace(/[^.]*$/, "");
  return sentence.trim() || `${text.slice(0, MOST_COMPLAINT - 1).trim()}…`;
};
