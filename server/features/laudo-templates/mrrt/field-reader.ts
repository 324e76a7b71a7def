import type { Language } from "@relato/shared/domain/language.ts";
import {
  fieldOf,
  type InlineNode,
  type LaudoContent,
  textBlocks,
  type TextNode,
} from "@relato/shared/domain/laudo/content.ts";
import { placeholderOf } from "@relato/shared/domain/laudo/field.ts";
import type { MarkupElement } from "../markup/element.ts";
import { type FieldDraft, FieldDrafts, finishField } from "./field-drafts.ts";
import { type Labels, typeOf } from "./labels.ts";
import type { LineBuilder, MarkName } from "./line-builder.ts";
import type { Mrrt } from "./mrrt.ts";
import { isUnit, splitUnit, unitAtStart } from "./units.ts";

const MAX_UNIT = 30;

/** Puts the fields of a form into lines. */
export class FieldReader {
  readonly #fields: FieldDrafts;
  readonly #language: Language;
  readonly #drafts = new Map<TextNode, FieldDraft>();

  constructor(labels: Labels, language: Language) {
    this.#fields = new FieldDrafts(labels);
    this.#language = language;
  }

  /** What the file says of each field. */
  get imported(): Mrrt["fields"] {
    return Object.fromEntries(this.#fields.drafts.map(({ id, mrrt }) => [id, mrrt]));
  }

  /** Adds a field to the line, or an option to a field. `isLabel`: a label is around it. */
  read(
    element: MarkupElement,
    line: LineBuilder,
    marks: readonly MarkName[],
    isLabel: boolean,
  ): void {
    const isInput = element.name === "input";
    const type = isInput ? typeOf(element) : "";
    const last = line.lastField;
    const before = last === null ? null : (this.#drafts.get(last) ?? null);
    const label = line.label?.text.trim().replace(/:$/, "").trimEnd() ?? "";
    const draft =
      type === "radio"
        ? this.#fields.addRadio(element)
        : type === "checkbox"
          ? this.#fields.addCheckbox(element, before)
          : this.#fields.add(element, label, isLabel);
    if (draft === null) return;
    if (type === "number") takeUnit(draft, label, line);
    line.separateLabel();
    // Later elements may add options: `finish` makes the attributes and the text.
    const campo = { type: "campo" as const, attrs: finishField(draft, this.#language) };
    const node: TextNode = {
      type: "text",
      text: " ",
      marks: [...marks.map((name) => ({ type: name })), campo],
    };
    this.#drafts.set(node, draft);
    line.addNode(node);
  }

  /** Gives the fields their options, values and units. */
  finish(content: LaudoContent): void {
    for (const [node, draft] of this.#drafts) {
      const attrs = finishField(draft, this.#language);
      node.text = attrs.default ?? placeholderOf(attrs);
      for (const mark of node.marks ?? []) if (mark.type === "campo") mark.attrs = attrs;
    }
    for (const { content: nodes = [] } of textBlocks(content)) this.#addUnits(nodes);
  }

  /** A unit is text behind its number, and an attribute of the field. */
  #addUnits(nodes: InlineNode[]): void {
    for (let i = nodes.length - 1; i >= 0; i -= 1) {
      const node = nodes[i]!;
      const field = node.type === "text" ? fieldOf(node) : null;
      if (node.type !== "text" || field?.kind !== "number") continue;
      const next = nodes[i + 1];
      const after = next?.type === "text" && fieldOf(next) === null ? next : null;
      if (field.unit === "") field.unit = this.#unitBehind(node, after?.text ?? "");
      else if (after === null || (after.marks ?? []).length > 0)
        nodes.splice(i + 1, 0, { type: "text", text: ` ${field.unit}` });
      else after.text = ` ${field.unit}${after.text}`;
    }
  }

  #unitBehind(node: TextNode, text: string): string {
    const own = this.#drafts.get(node)?.ownUnit ?? "";
    const isOwn = own !== "" && own.length <= MAX_UNIT && text.trimStart().startsWith(own);
    return isOwn ? own : (unitAtStart(text) ?? "");
  }
}

/** `Volume (mL)` and a placeholder `mL` name the unit. */
const takeUnit = (draft: FieldDraft, label: string, line: LineBuilder): void => {
  const split = splitUnit(label);
  const node = line.label;
  const placeholder = draft.mrrt.attrs.placeholder ?? "";
  if (split !== null && node !== null) {
    draft.unit = split.unit;
    draft.mrrt.label = label;
    // The text may have parts before the label.
    node.text = node.text.trimEnd().replace(/:$/, "").trimEnd();
    node.text = node.text.slice(0, node.text.length - (label.length - split.caption.length));
  } else if (isUnit(placeholder)) {
    draft.unit = placeholder;
    draft.mrrt.is_unit_placeholder = true;
  }
};
