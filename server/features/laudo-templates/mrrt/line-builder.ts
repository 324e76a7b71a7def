import {
  fieldOf,
  type InlineNode,
  type LaudoMark,
  type TextNode,
} from "@relato/shared/domain/laudo/content.ts";

/** Which text marks are on. */
export type MarkName = "bold" | "italic" | "underline";

/** Collects the nodes of one paragraph or heading. White space is collapsed as in HTML. */
export class LineBuilder {
  nodes: InlineNode[] = [];
  /** Whether the last text is of a label: a colon goes between it and its field. */
  #isLabel = false;

  get isEmpty(): boolean {
    return this.nodes.length === 0;
  }

  addText(written: string, marks: readonly MarkName[], isLabel: boolean): void {
    let text = written.replace(/\s+/g, " ");
    const last = this.nodes.at(-1);
    const endsWithSpace =
      last === undefined || last.type === "hardBreak" || (isPlain(last) && last.text.endsWith(" "));
    if (endsWithSpace) text = text.trimStart();
    if (text === "") return;
    if (text !== " ") this.#isLabel = isLabel;
    const own = marks.map((type): LaudoMark => ({ type }));
    if (last !== undefined && isPlain(last) && namesOf(last) === marks.join()) last.text += text;
    else this.nodes.push({ type: "text", text, ...(own.length > 0 && { marks: own }) });
  }

  /** Ends the text of a label before its field, as `Volume: `. */
  separateLabel(): void {
    const last = this.nodes.at(-1);
    if (!this.#isLabel || last === undefined || !isPlain(last) || last.text === " ") return;
    const text = last.text.trimEnd();
    last.text = /[:?!,;=(]$/.test(text) ? `${text} ` : `${text}: `;
    this.#isLabel = false;
  }

  addNode(node: InlineNode): void {
    this.#isLabel = false;
    this.nodes.push(node);
  }

  breakLine(): void {
    this.#trimEnd();
    if (!this.isEmpty) this.addNode({ type: "hardBreak" });
  }

  /** The text right before the next node, if it is a label's. */
  get label(): TextNode | null {
    const last = this.nodes.at(-1);
    return this.#isLabel && last !== undefined && isPlain(last) ? last : null;
  }

  /** The field at the end, behind which are at most spaces. */
  get lastField(): TextNode | null {
    const last = this.nodes.at(-1);
    const field = last?.type === "text" && last.text === " " ? this.nodes.at(-2) : last;
    return field?.type === "text" && fieldOf(field) !== null ? field : null;
  }

  /** The nodes without spaces at the end; starts the next line. */
  take(): InlineNode[] {
    this.#trimEnd();
    while (this.nodes.at(-1)?.type === "hardBreak") {
      this.nodes.pop();
      this.#trimEnd();
    }
    const { nodes } = this;
    this.nodes = [];
    this.#isLabel = false;
    return nodes;
  }

  #trimEnd(): void {
    const last = this.nodes.at(-1);
    if (last === undefined || !isPlain(last)) return;
    last.text = last.text.trimEnd();
    if (last.text === "") this.nodes.pop();
  }
}

const isPlain = (node: InlineNode): node is TextNode =>
  node.type === "text" && fieldOf(node) === null;

const namesOf = ({ marks = [] }: TextNode): string => marks.map(({ type }) => type).join();
