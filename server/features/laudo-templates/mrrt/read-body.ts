import type { Language } from "@relato/shared/domain/language.ts";
import {
  type LaudoBlock,
  type LaudoContent,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import { isElement, type MarkupElement, textIn } from "../markup/element.ts";
import { containerAttributes, hasCodes } from "./attributes.ts";
import {
  choicesIn,
  firstHeadingIn,
  hasBlocks,
  HEADING,
  INLINE,
  LEFT_OUT,
  SPAN,
} from "./element-kinds.ts";
import { FieldReader } from "./field-reader.ts";
import { isControl, type Labels, readLabels, wrapsControls } from "./labels.ts";
import { LineBuilder, type MarkName } from "./line-builder.ts";
import type { Mrrt, MrrtGroup, MrrtPlace } from "./mrrt.ts";
import { keyOf } from "./place-key.ts";
import { readList, readTable, type ReadBlocks } from "./read-nested.ts";

const MARKS: Readonly<Record<string, MarkName>> = {
  b: "bold",
  strong: "bold",
  em: "italic",
  i: "italic",
  u: "underline",
};
const ORDER: readonly MarkName[] = ["bold", "italic", "underline"];

/** Reads the body of a form: blocks, their places in the file, and fields. */
export class BodyReader {
  firstHeading = "";
  readonly #root: MarkupElement;
  readonly #labels: Labels;
  readonly #fields: FieldReader;
  readonly #groups: MrrtGroup[] = [];
  readonly #places: MrrtPlace[] = [];
  readonly #blocks: LaudoBlock[] = [];
  #target: LaudoBlock[] = this.#blocks;
  #line = new LineBuilder();
  #marks: readonly MarkName[] = [];
  #group: number | null = null;
  #isLabel = false;

  constructor(root: MarkupElement, language: Language) {
    this.#root = root;
    this.#labels = readLabels(root);
    this.#fields = new FieldReader(this.#labels, language);
  }

  read(): { content: LaudoContent } & Pick<Mrrt, "groups" | "places" | "fields"> {
    this.#readChildren(this.#root);
    this.#endBlock();
    const content: LaudoContent = { type: "doc", content: this.#blocks };
    this.#fields.finish(content);
    for (const [i, block] of this.#blocks.entries()) {
      Object.assign(this.#places[i]!, keyOf(block));
    }
    const { imported: fields } = this.#fields;
    return { content, groups: this.#groups, places: this.#places, fields };
  }

  #readChildren(element: MarkupElement): void {
    let isSpan = false;
    for (const child of element.children) {
      // Style sheets set spans apart that no space separates.
      if (isSpan && isElement(child) && SPAN.test(child.name))
        this.#line.addText(" ", this.#marks, this.#isLabel);
      isSpan = isElement(child) && SPAN.test(child.name);
      if (isElement(child)) this.#readElement(child);
      else this.#line.addText(child, this.#marks, this.#isLabel);
    }
  }

  #readElement(element: MarkupElement): void {
    const { name } = element;
    if (LEFT_OUT.has(name) || this.#labels.choiceLabels.has(element)) {
      // The label of a checkbox may be around it.
      for (const control of choicesIn(element))
        this.#fields.read(control, this.#line, this.#marks, this.#isLabel);
    } else if (isControl(element))
      this.#fields.read(element, this.#line, this.#marks, this.#isLabel);
    else if (name === "input" || name === "select" || name === "textarea") return;
    else if (name === "br") this.#line.breakLine();
    else if (HEADING.test(name) || (name === "header" && !hasBlocks(element)))
      this.#readHeading(element);
    else if (name === "label") this.#readLabel(element);
    else if (INLINE.has(name)) this.#readInline(element);
    else if (name === "ul" || name === "ol") this.#readNested(element, readList);
    else if (name === "table") this.#readNested(element, readTable);
    else if (this.#isLabel && !hasCodes(element.attrs)) this.#readApart(element);
    else this.#readBlock(element);
  }

  /** A block in a label is a part of the label's line. */
  #readApart(element: MarkupElement): void {
    this.#line.addText(" ", this.#marks, true);
    this.#readChildren(element);
    this.#line.addText(" ", this.#marks, true);
  }

  #readInline(element: MarkupElement): void {
    const mark = MARKS[element.name];
    const before = this.#marks;
    if (mark !== undefined && !before.includes(mark))
      this.#marks = ORDER.filter((one) => one === mark || before.includes(one));
    this.#readChildren(element);
    this.#marks = before;
  }

  #readLabel(element: MarkupElement): void {
    const isLine = wrapsControls(element);
    if (isLine) this.#endBlock();
    this.#isLabel = true;
    this.#readChildren(element);
    this.#isLabel = false;
    if (isLine) this.#endBlock();
  }

  #readBlock(element: MarkupElement): void {
    const { name, attrs } = element;
    this.#endBlock();
    const isContainer = /^(?:section|fieldset|details)$/.test(name) || hasCodes(attrs);
    const before = this.#group;
    if (isContainer && this.#target === this.#blocks) {
      const tag = name === "section" || name === "fieldset" || name === "details" ? name : "div";
      this.#groups.push({ tag, parent: before, attrs: containerAttributes(attrs) });
      this.#group = this.#groups.length - 1;
      this.#addSectionName(element);
    }
    this.#readChildren(element);
    this.#endBlock();
    this.#group = before;
  }

  /** A section's name is a heading, unless the section has this heading. */
  #addSectionName(section: MarkupElement): void {
    const name = (section.attrs.get("data-section-name") ?? "").replace(/\s+/g, " ").trim();
    if (name === "" || firstHeadingIn(section) === name) return;
    this.#line.addText(name, [], false);
    this.#endBlock("name");
  }

  #readHeading(element: MarkupElement): void {
    this.#endBlock();
    this.#readChildren(element);
    if (this.firstHeading === "") this.firstHeading = textIn(element);
    const attrs = containerAttributes(element.attrs);
    this.#endBlock(element.name as MrrtPlace["tag"], Object.keys(attrs).length > 0 ? attrs : null);
  }

  #readNested(
    element: MarkupElement,
    read: (element: MarkupElement, readInto: ReadBlocks) => LaudoBlock[],
  ): void {
    this.#endBlock();
    const target = this.#target;
    const depth = this.#depth;
    const blocks = read(element, (inner) => {
      const own: LaudoBlock[] = [];
      this.#target = own;
      this.#depth = depth + 1;
      if (isElement(inner)) this.#readChildren(inner);
      this.#endBlock();
      return own;
    });
    this.#depth = depth;
    this.#target = target;
    // `laudoContentSchema` refuses more than five levels.
    const kept = depth < MAX_NESTED ? blocks : textBlocks({ content: blocks });
    for (const block of kept) this.#push(block, undefined, null);
  }
  #depth = 0;

  /** Ends the paragraph, or the heading of the element `tag`. */
  #endBlock(tag?: MrrtPlace["tag"], attrs: Record<string, string> | null = null): void {
    const content = this.#line.take();
    if (content.length === 0) return;
    if (tag === undefined) return this.#push({ type: "paragraph", content }, tag, attrs);
    const level = tag === "h1" ? 1 : tag === "h2" || tag === "header" || tag === "name" ? 2 : 3;
    this.#push({ type: "heading", attrs: { level }, content }, tag, attrs);
  }

  #push(block: LaudoBlock, tag: MrrtPlace["tag"], attrs: Record<string, string> | null): void {
    this.#target.push(block);
    if (this.#target !== this.#blocks) return;
    this.#places.push({
      group: this.#group,
      ...(tag !== undefined && { tag }),
      ...(attrs !== null && { attrs }),
      fields: [],
      text: "",
    });
  }
}

/** Levels of lists and tables inside each other. */
const MAX_NESTED = 3;
