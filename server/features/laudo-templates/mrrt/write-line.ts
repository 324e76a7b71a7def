import { fieldOf, type InlineNode, type TextNode } from "@relato/shared/domain/laudo/content.ts";
import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { writeAttributes } from "./html.ts";
import type { Mrrt } from "./mrrt.ts";
import { splitUnit } from "./units.ts";
import { writeMrrtField } from "./write-field.ts";

const TAGS = { bold: "strong", italic: "em", underline: "u" } as const;

const fieldIn = (node: InlineNode | undefined): LaudoField | null =>
  node?.type === "text" ? fieldOf(node) : null;

const marksOf = (node: InlineNode): (keyof typeof TAGS)[] =>
  (["bold", "italic", "underline"] as const).filter(
    (name) => node.type === "text" && node.marks?.some(({ type }) => type === name),
  );

/** The nodes as the file has them: a unit that the import moved is in its label again. */
const restoreUnits = (nodes: readonly InlineNode[], fields: Mrrt["fields"]): InlineNode[] => {
  const copy = structuredClone(nodes) as InlineNode[];
  for (const [i, node] of copy.entries()) {
    const field = fieldIn(node);
    const mrrt = field === null ? undefined : fields[field.id];
    const after = copy[i + 1];
    if (field === null || mrrt === undefined || after?.type !== "text") continue;
    if (!after.text.startsWith(` ${field.unit}`) || fieldOf(after) !== null) continue;
    const before = copy[i - 1];
    const caption = `${splitUnit(mrrt.label ?? "")?.caption ?? ""}: `;
    const isMoved =
      mrrt.label !== undefined && before?.type === "text" && before.text.endsWith(caption);
    if (isMoved) before.text = `${before.text.slice(0, -caption.length)}${mrrt.label}: `;
    if (isMoved || mrrt.is_unit_placeholder === true)
      after.text = after.text.slice(field.unit.length + 1);
  }
  return copy.filter((node) => node.type !== "text" || node.text !== "");
};

/** Whether a label goes around the line, so that it names the line's fields. */
const isLabelled = (nodes: readonly InlineNode[], fields: Mrrt["fields"]): boolean => {
  const own = nodes.flatMap((node) => fieldIn(node)?.id ?? []);
  if (own.length > 0 && own.every((id) => fields[id]?.label_by === "wrap")) return true;
  const [text, field, ...rest] = nodes;
  const isOneField = own.length === 1 && fieldIn(field) !== null && rest.length < 2;
  return (
    isOneField &&
    fields[own[0]!] === undefined &&
    text?.type === "text" &&
    text.text.endsWith(": ") &&
    (rest.length === 0 || ` ${fieldIn(field)?.unit}` === (rest[0] as TextNode).text)
  );
};

/** A paragraph's nodes as HTML. */
export const writeMrrtLine = (content: readonly InlineNode[], fields: Mrrt["fields"]): string => {
  const nodes = restoreUnits(content, fields);
  let html = "";
  let open: (keyof typeof TAGS)[] = [];
  let last: string | null = null;
  nodes.forEach((node, i) => {
    const marks = marksOf(node);
    const isOther = marks.join() !== open.join();
    if (isOther) html += closeMarks(open) + marks.map((name) => `<${TAGS[name]}>`).join("");
    open = marks;
    const field = fieldIn(node);
    // A value with formatting inside is several nodes of one field.
    if (field === null) html += writeText(node, nodes[i + 1], fields);
    else if (field.id !== last) html += writeMrrtField(field, fields[field.id]);
    last = field?.id ?? null;
  });
  html += closeMarks(open);
  return isLabelled(nodes, fields) ? `<label>${html}</label>` : html;
};

const closeMarks = (marks: readonly (keyof typeof TAGS)[]): string =>
  marks
    .toReversed()
    .map((name) => `</${TAGS[name]}>`)
    .join("");

const writeText = (
  node: InlineNode,
  next: InlineNode | undefined,
  fields: Mrrt["fields"],
): string => {
  if (node.type === "hardBreak") return "<br>";
  const text = escapeHtml(node.text);
  const mrrt = fields[fieldIn(next)?.id ?? ""];
  if (mrrt?.label_by !== "for" || mrrt.attrs.id === undefined) return text;
  return `<label${writeAttributes({ for: mrrt.attrs.id })}>${text}</label>`;
};
