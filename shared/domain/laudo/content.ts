import { z } from "zod";
import { fieldSchema, type LaudoField } from "./field.ts";

/* A laudo's content is ProseMirror's JSON. Only these nodes and marks exist. */

/** Characters of a laudo's text: about 25 printed pages. */
export const MAX_LAUDO = 100_000;
/** Nodes of a laudo; each character of a table cell needs three. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 12;

/** A dictated passage: the sound that it was heard in. */
export const dictationSchema = z.object({
  dictation_id: z.uuid(),
  start_ms: z.int().min(0).max(86_400_000),
  end_ms: z.int().min(0).max(86_400_000),
});
export type DictationSpan = z.infer<typeof dictationSchema>;

export const markSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("bold") }),
  z.object({ type: z.literal("italic") }),
  z.object({ type: z.literal("underline") }),
  z.object({ type: z.literal("campo"), attrs: fieldSchema }),
  z.object({ type: z.literal("ditado"), attrs: dictationSchema }),
]);
export type LaudoMark = z.infer<typeof markSchema>;

export interface TextNode {
  type: "text";
  text: string;
  marks?: LaudoMark[] | undefined;
}
export type InlineNode = TextNode | { type: "hardBreak" };
export interface TextBlock {
  type: "paragraph" | "heading";
  attrs?: { level: 1 | 2 | 3 } | undefined;
  content?: InlineNode[] | undefined;
}
export interface ListItem {
  type: "listItem";
  content: LaudoBlock[];
}
export interface TableCell {
  type: "tableCell" | "tableHeader";
  content: LaudoBlock[];
}
export interface TableRow {
  type: "tableRow";
  content: TableCell[];
}
export type LaudoBlock =
  | TextBlock
  | { type: "bulletList" | "orderedList"; content: ListItem[] }
  | { type: "table"; content: TableRow[] };
export interface LaudoContent {
  type: "doc";
  content: LaudoBlock[];
}

const textNode = z.object({
  type: z.literal("text"),
  text: z.string().min(1).max(MAX_LAUDO),
  marks: z.array(markSchema).max(8).optional(),
});
const inline = z.discriminatedUnion("type", [textNode, z.object({ type: z.literal("hardBreak") })]);
const inlines = z.array(inline).optional();
const blocks = z.lazy(() => z.array(block).min(1));
const block: z.ZodType<LaudoBlock> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("paragraph"), content: inlines }),
    z.object({
      type: z.literal("heading"),
      attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
      content: inlines,
    }),
    ...(["bulletList", "orderedList"] as const).map((type) =>
      z.object({
        type: z.literal(type),
        content: z.array(z.object({ type: z.literal("listItem"), content: blocks })).min(1),
      }),
    ),
    z.object({ type: z.literal("table"), content: z.array(tableRow).min(1) }),
  ]),
);
const tableRow = z.object({
  type: z.literal("tableRow"),
  content: z
    .array(z.object({ type: z.enum(["tableCell", "tableHeader"]), content: blocks }))
    .min(1),
});

/** Whether a value is small and flat enough to be parsed. Checked first: parsing is recursive. */
const isBounded = (value: unknown): boolean => {
  let nodes = 0;
  let characters = 0;
  const stack = [{ node: value, depth: 0 }];
  while (stack.length > 0) {
    const { node, depth } = stack.pop()!;
    nodes += 1;
    if (nodes > MAX_NODES || depth > MAX_DEPTH || characters > MAX_LAUDO) return false;
    if (typeof node !== "object" || node === null) continue;
    const { text, content } = node as { text?: unknown; content?: unknown };
    if (typeof text === "string") characters += text.length;
    if (Array.isArray(content))
      for (const child of content) stack.push({ node: child, depth: depth + 1 });
  }
  return characters <= MAX_LAUDO;
};

const doc = z.object({ type: z.literal("doc"), content: blocks });

/** The stored truth of a laudo, a mask and a phrase. Unknown nodes and marks are refused. */
export const laudoContentSchema: z.ZodType<LaudoContent> = z
  .unknown()
  .refine(isBounded, "LAUDO_TOO_LONG")
  .pipe(doc as unknown as z.ZodType<LaudoContent, unknown>);

/** A field of a laudo with its current text. */
export interface FieldValue {
  field: LaudoField;
  value: string;
}

type Branch = LaudoBlock | ListItem | TableRow | TableCell;

const isTextBlock = (node: Branch): node is TextBlock =>
  node.type === "paragraph" || node.type === "heading";

/** Every paragraph and heading, in order, at any depth. */
export const textBlocks = (content: Pick<LaudoContent, "content">): TextBlock[] => {
  const found: TextBlock[] = [];
  const visit = (node: Branch): void => {
    if (isTextBlock(node)) found.push(node);
    else for (const child of node.content) visit(child);
  };
  for (const node of content.content) visit(node);
  return found;
};

export const fieldOf = ({ marks }: TextNode): LaudoField | null => {
  const mark = marks?.find((one) => one.type === "campo");
  return mark?.type === "campo" ? mark.attrs : null;
};

/** The fields of a laudo in order. Neighbouring texts of one field are joined. */
export const fieldsOf = (content: LaudoContent): FieldValue[] => {
  const found: FieldValue[] = [];
  for (const node of textBlocks(content)) {
    let last: string | null = null;
    for (const child of node.content ?? []) {
      const field = child.type === "text" ? fieldOf(child) : null;
      const text = child.type === "text" ? child.text : "";
      const before = found.at(-1);
      if (field !== null && field.id === last && before !== undefined) before.value += text;
      else if (field !== null) found.push({ field, value: text });
      last = field?.id ?? null;
    }
  }
  return found;
};
