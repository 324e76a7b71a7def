import { trimSigns } from "@relato/shared/domain/trim-signs.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import {
  fieldOf,
  type InlineNode,
  type LaudoContent,
  type TextBlock,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import { anchorsOf, findValue, readSource, type Source } from "./find-value.ts";
import { contentOfSections, isClinical, isFindings, sectionsOf, textOf } from "./sections.ts";

/** What is known when a mask is filled. */
export interface Known {
  language: Language;
  /** The doctor's own words about this examination: they may fill every field. */
  instruction: string;
  titulo: string;
  /**
   * Clinical information. A suspicion is no finding, so it fills no field of the findings and no
   * field after them.
   */
  clinical: string;
}

/** A field is of the words before it, at most so many. */
const ANCHORS = 2;

/** The mask with the fields filled that the sources state. Nothing else changes. */
export const fillMask = (mask: LaudoContent, known: Known): LaudoContent => {
  const own = readSource(`${known.titulo}\n${known.instruction}`, known.language);
  const all = readSource(
    `${known.titulo}\n${known.instruction}\n${known.clinical}`,
    known.language,
    {
      hasOwnUnits: true,
    },
  );
  let isBeforeFindings = true;
  const sections = sectionsOf(structuredClone(mask)).map((section) => {
    if (isFindings(section)) isBeforeFindings = false;
    const source = isBeforeFindings ? all : own;
    if (isClinical(section)) fillClinical(section.blocks, known.clinical);
    for (const block of textBlocks({ content: section.blocks })) fillBlock(block, source);
    return section;
  });
  return contentOfSections(sections);
};

/** Puts the clinical information into the section's first empty text field. */
const fillClinical = (blocks: LaudoContent["content"], clinical: string): void => {
  const text = clinical.replaceAll(/\s+/g, " ").trim();
  if (text === "") return;
  for (const block of textBlocks({ content: blocks }))
    for (const [i, node] of (block.content ?? []).entries()) {
      if (node.type !== "text") continue;
      const field = fieldOf(node);
      if (field?.kind !== "text" || fieldState(field, node.text) !== "empty") continue;
      block.content![i] = { ...node, text };
      return;
    }
};

const fillBlock = (block: TextBlock, source: Source): void => {
  const nodes = block.content ?? [];
  let before = "";
  block.content = nodes.map((node): InlineNode => {
    if (node.type !== "text") return node;
    const field = fieldOf(node);
    if (field === null) {
      before += node.text;
      return node;
    }
    // "[#] x [# cm]": the second number would repeat the first.
    const isProduct = /(?:^|\s)x\s*$/i.test(before);
    const anchors = [...anchorsOf(field.hint), ...anchorsOf(lastClause(before)).slice(-ANCHORS)];
    const isSet = field.confirmed || fieldState(field, node.text) === "filled";
    const value = isSet || isProduct ? null : findValue(field, anchors, source);
    before += value ?? " ";
    return value === null ? node : { ...node, text: value };
  });
};

const lastClause = (text: string): string =>
  trimSigns(text, ":")
    .split(/[.;:](?=\s)/)
    .at(-1) ?? "";

/** Whether a block has words beside its fields. */
export const hasOwnText = (block: LaudoContent["content"][number]): boolean =>
  textOf(block, { filled: true }).trim() !== "";
