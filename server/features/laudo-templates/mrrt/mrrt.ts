import { MAX_HINT } from "@relato/shared/domain/laudo/field.ts";
import { z } from "zod";

/*
 * What an imported MRRT file has beside the content. IHE Management of Radiology Report Templates
 * (IHE Radiology Technical Framework, supplement MRRT, 8.1) names metadata, sections, fields and
 * coded content. Export writes them again. No markup is stored: every value is a text.
 */

const attrs = z.record(z.string(), z.string());
export type Attributes = z.infer<typeof attrs>;

const optionSchema = z.object({
  /** As the file has it; the content's option is `optionText` of it. */
  label: z.string(),
  attrs,
  /** The label of its `optgroup`. */
  group: z.string().optional(),
  /** Attributes of the `label` element. */
  label_attrs: attrs.optional(),
  selected: z.boolean(),
});
export type MrrtOption = z.infer<typeof optionSchema>;

const mrrtFieldSchema = z.object({
  element: z.enum(["input", "textarea", "select", "radio", "checkbox"]),
  attrs,
  options: z.array(optionSchema).optional(),
  /** The attributes of each `optgroup` by its label. */
  groups: z.record(z.string(), attrs).optional(),
  /** As derived at the import, to see what the doctor changed. */
  hint: z.string(),
  /** The text of its label with the unit, where the unit was moved behind the field. */
  label: z.string().optional(),
  /** The placeholder is the unit, which the import wrote behind the field. */
  is_unit_placeholder: z.boolean().optional(),
  /** Whether a `label` element is around its line, or names it with `for`. */
  label_by: z.enum(["wrap", "for"]).optional(),
});
export type MrrtField = z.infer<typeof mrrtFieldSchema>;

const groupSchema = z.object({
  tag: z.enum(["section", "fieldset", "details", "div"]),
  /** An index in `groups`; a parent is before its children. */
  parent: z.int().min(0).nullable(),
  attrs,
});
export type MrrtGroup = z.infer<typeof groupSchema>;

const placeSchema = z.object({
  group: z.int().min(0).nullable(),
  /** `name`: a heading that only `data-section-name` says. */
  tag: z
    .enum(["h1", "h2", "h3", "h4", "h5", "h6", "legend", "summary", "header", "caption", "name"])
    .optional(),
  attrs: attrs.optional(),
  /** Finds the block again: the id of a field, or else the text. */
  fields: z.array(z.string()),
  text: z.string(),
});
export type MrrtPlace = z.infer<typeof placeSchema>;

export interface XmlNode {
  name: string;
  attrs: Attributes;
  children: (XmlNode | string)[];
}
const xmlSchema: z.ZodType<XmlNode> = z.lazy(() =>
  z.object({ name: z.string(), attrs, children: z.array(z.union([z.string(), xmlSchema])) }),
);

export const mrrtSchema = z.object({
  title: z.string(),
  language: z.string(),
  meta: z.array(attrs),
  /** `template_attributes`: the coded content. */
  coded: z.array(xmlSchema),
  groups: z.array(groupSchema),
  /** One per block of the content, in its order. */
  places: z.array(placeSchema),
  fields: z.record(z.string(), mrrtFieldSchema),
});
export type Mrrt = z.infer<typeof mrrtSchema>;

/** An option of the content. */
export const optionText = ({ label, attrs: { value = "" } }: MrrtOption): string =>
  (label === "" ? value : label).slice(0, MAX_HINT).trim();

/** An option without a value means that nothing is chosen. */
export const isBlank = (option: MrrtOption): boolean =>
  option.attrs.value === "" || optionText(option) === "";
