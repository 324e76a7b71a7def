import { htmlLangOf, localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { LaudoBlock, LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { withoutAttributes, writeAttributes, writeXml } from "./html.ts";
import type { Mrrt, MrrtGroup, MrrtPlace } from "./mrrt.ts";
import { type MaskToWrite, ownMrrt } from "./own-mrrt.ts";
import { PlaceFinder } from "./place-finder.ts";
import { textBetweenFields } from "./place-key.ts";
import { titleOf } from "./title.ts";
import { writeMrrtLine } from "./write-line.ts";

const writeInner = (blocks: readonly LaudoBlock[], mrrt: Mrrt): string => {
  const [only] = blocks;
  return blocks.length === 1 && only?.type === "paragraph"
    ? writeMrrtLine(only.content ?? [], mrrt.fields)
    : blocks.map((block) => writeBlock(block, mrrt)).join("");
};

const writeBlock = (block: LaudoBlock, mrrt: Mrrt, tag?: string, attrs = ""): string => {
  switch (block.type) {
    case "paragraph":
      return `<p>${writeMrrtLine(block.content ?? [], mrrt.fields)}</p>`;
    case "heading": {
      const name = tag ?? `h${block.attrs?.level ?? 2}`;
      return `<${name}${attrs}>${writeMrrtLine(block.content ?? [], mrrt.fields)}</${name}>`;
    }
    case "table": {
      const rows = block.content.map(({ content }) => {
        const cells = content.map(({ type, content: inner }) => {
          const name = type === "tableHeader" ? "th" : "td";
          return `<${name}>${writeInner(inner, mrrt)}</${name}>`;
        });
        return `<tr>${cells.join("")}</tr>`;
      });
      return `<table>${rows.join("\n")}</table>`;
    }
    default: {
      const items = block.content.map(({ content }) => `<li>${writeInner(content, mrrt)}</li>`);
      const name = block.type === "orderedList" ? "ol" : "ul";
      return `<${name}>${items.join("\n")}</${name}>`;
    }
  }
};

/** Writes blocks into the containers that they were imported from. */
class BodyWriter {
  readonly #mrrt: Mrrt;
  readonly #lines: string[] = [];
  readonly #opened = new Set<number>();
  /** Whether a block was imported from the container or from one in it. */
  readonly #isUsed: boolean[];
  #open: number[] = [];
  constructor(mrrt: Mrrt) {
    this.#mrrt = mrrt;
    this.#isUsed = mrrt.groups.map(() => false);
    for (const { group } of mrrt.places)
      for (const used of this.#pathOf(group)) this.#isUsed[used] = true;
  }

  write({ content }: LaudoContent): string {
    const places = new PlaceFinder(this.#mrrt.places);
    for (const block of content) {
      const place = places.find(block);
      const name = place?.tag === "name" ? textBetweenFields(block) : null;
      this.#enter(this.#pathOf(place === null ? (this.#open.at(-1) ?? null) : place.group), name);
      if (name === null && !isEmpty(block)) {
        const tag = place === null ? undefined : this.#tagOf(place);
        this.#lines.push(writeBlock(block, this.#mrrt, tag, writeAttributes(place?.attrs ?? {})));
      }
    }
    this.#enter([], null);
    return this.#lines.join("\n");
  }

  #pathOf(group: number | null): number[] {
    const path: number[] = [];
    for (
      let i = group;
      i !== null && i < this.#mrrt.groups.length;
      i = this.#mrrt.groups[i]!.parent
    )
      path.unshift(i);
    return path;
  }

  /** Closes and opens containers. `name`: the section's name, which the doctor may have changed. */
  #enter(path: readonly number[], name: string | null): void {
    let common = 0;
    while (common < path.length && path[common] === this.#open[common]) common += 1;
    for (const group of this.#open.slice(common).reverse()) {
      this.#writeEmpty(group, Infinity);
      this.#lines.push(`</${this.#mrrt.groups[group]!.tag}>`);
    }
    if (path.length === 0) this.#writeEmpty(null, Infinity);
    for (const group of path.slice(common)) {
      this.#writeEmpty(this.#mrrt.groups[group]!.parent, group);
      const { tag, attrs } = this.#mrrt.groups[group]!;
      const isNamed = name !== null && group === path.at(-1);
      // A container that is opened again must not repeat its id.
      const kept = this.#opened.has(group) ? withoutAttributes(attrs, ["id"]) : attrs;
      const own = { ...kept, ...(isNamed && { "data-section-name": name }) };
      this.#opened.add(group);
      this.#lines.push(`<${tag}${writeAttributes(own)}>`);
    }
    this.#open = [...path];
  }

  /** Containers without a block, which hold only codes. */
  #writeEmpty(parent: number | null, before: number): void {
    for (const [group, { tag, attrs, parent: own }] of this.#mrrt.groups.entries()) {
      if (own !== parent || group >= before || this.#isUsed[group] || this.#opened.has(group))
        continue;
      this.#opened.add(group);
      this.#lines.push(`<${tag}${writeAttributes(attrs)}>`);
      this.#writeEmpty(group, Infinity);
      this.#lines.push(`</${tag}>`);
    }
  }

  /** A legend outside of its container would be refused. */
  #tagOf({ tag, group }: MrrtPlace): string | undefined {
    const parent: MrrtGroup["tag"] | undefined =
      group === null ? undefined : this.#mrrt.groups[group]?.tag;
    if (tag === "legend") return parent === "fieldset" ? tag : "h3";
    if (tag === "summary") return parent === "details" ? tag : "h3";
    return tag === "caption" ? "h3" : tag;
  }
}

const isEmpty = (block: LaudoBlock): boolean =>
  block.type === "paragraph" && (block.content ?? []).length === 0;

/** The metadata, with the title that the doctor may have changed. */
const metaOf = ({ meta, title }: Mrrt, titulo: string): Mrrt["meta"] =>
  titleOf({ meta, title }, titulo) === titulo
    ? meta
    : meta.map((one) =>
        one.name?.toLowerCase() === "dcterms.title" ? { ...one, content: titulo } : one,
      );

/** A mask as IHE MRRT HTML. `imported`: what its file had beside the content. */
export const writeMrrt = (mask: MaskToWrite, imported: Mrrt | null): string => {
  const mrrt = imported ?? ownMrrt(mask);
  const lang = mrrt.language === "" ? htmlLangOf(localeOfLanguage(mask.language)) : mrrt.language;
  const coded =
    mrrt.coded.length === 0 ? "" : `<script type="text/xml">${writeXml(mrrt.coded)}</script>\n`;
  return `<!DOCTYPE html>
<html${writeAttributes({ lang })}>
<head>
<meta charset="UTF-8">
<title>${escapeHtml(mrrt.title === "" ? mask.titulo : mrrt.title)}</title>
${metaOf(mrrt, mask.titulo)
  .map((attrs) => `<meta${writeAttributes(attrs)}>`)
  .join("\n")}
${coded}</head>
<body>
${new BodyWriter(mrrt).write(mask.content)}
</body>
</html>
`;
};
