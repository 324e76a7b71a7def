import { chosenOptions } from "@relato/shared/domain/laudo/choices.ts";
import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { withoutAttributes, writeAttributes } from "./html.ts";
import { isUnit } from "./units.ts";
import { isBlank, type MrrtField, type MrrtOption, optionText } from "./mrrt.ts";

/** Longer defaults are areas of several lines. */
const LONG = 80;

/** Whether the file's element can still hold the field. */
const fits = ({ kind }: LaudoField, { element, attrs }: MrrtField): boolean => {
  const type = attrs.type ?? "text";
  switch (kind) {
    case "choice":
    case "side":
      return element === "select" || element === "radio";
    case "choices":
      return element === "select" || element === "checkbox";
    case "number":
      return element === "input" && /^(?:number|range)$/.test(type);
    case "date":
      return element === "input" && type === "date";
    case "text":
      return element === "textarea" || (element === "input" && !/^(?:number|date)$/.test(type));
  }
};

const ownField = (field: LaudoField): MrrtField => {
  const { id, kind } = field;
  const type = kind === "number" || kind === "date" ? kind : "text";
  if (field.options.length > 0 && kind !== "text")
    return {
      element: "select",
      attrs: { id },
      // Without it, a list without a default shows its first option as chosen.
      options: [{ label: "", attrs: { value: "" }, selected: true }],
      hint: "",
    };
  return (field.default ?? "").length > LONG
    ? { element: "textarea", attrs: { id }, hint: "" }
    : { element: "input", attrs: { id, type }, hint: "" };
};

const ownOption = (text: string): MrrtOption => ({
  label: text,
  attrs: { value: text },
  selected: false,
});

interface OptionToWrite {
  option: MrrtOption;
  isChosen: boolean;
}

/** The file's options that the content still has, and then the content's new ones. */
const optionsOf = (field: LaudoField, { options = [] }: MrrtField): OptionToWrite[] => {
  const chosen = field.default === null ? [] : chosenIn(field);
  const left = new Set(field.options);
  const isCut = options.filter((option) => !isBlank(option)).length > field.options.length;
  const kept = options.flatMap((option, i): OptionToWrite[] => {
    const text = optionText(option);
    if (isBlank(option)) return [{ option, isChosen: option.selected && chosen.length === 0 }];
    if (!field.options.includes(text) && !(isCut && i >= field.options.length)) return [];
    left.delete(text);
    const at = chosen.indexOf(text);
    if (at >= 0) chosen.splice(at, 1);
    return [{ option, isChosen: at >= 0 }];
  });
  const added = [...left].map((text) => ({
    option: ownOption(text),
    isChosen: chosen.includes(text),
  }));
  return [...kept, ...added];
};

const chosenIn = ({ kind, options, default: value }: LaudoField): string[] =>
  kind === "choices" ? chosenOptions(options, value ?? "") : value === null ? [] : [value];

const writeSelect = (
  field: LaudoField,
  mrrt: MrrtField,
  common: Record<string, string | true | undefined>,
): string => {
  let html = "";
  let group: string | undefined;
  for (const { option, isChosen } of optionsOf(field, mrrt)) {
    if (option.group !== group && group !== undefined) html += "</optgroup>";
    if (option.group !== group && option.group !== undefined) {
      const attrs = { label: option.group, ...mrrt.groups?.[option.group] };
      html += `<optgroup${writeAttributes(attrs)}>`;
    }
    ({ group } = option);
    const attrs = writeAttributes({ ...option.attrs, selected: isChosen || undefined });
    html += `<option${attrs}>${escapeHtml(option.label)}</option>`;
  }
  if (group !== undefined) html += "</optgroup>";
  const multiple = field.kind === "choices" || undefined;
  return `<select${writeAttributes({ ...mrrt.attrs, ...common, multiple })}>${html}</select>`;
};

const writeChoices = (field: LaudoField, mrrt: MrrtField): string =>
  optionsOf(field, mrrt)
    .map(({ option, isChosen }) => {
      const attrs = writeAttributes({
        type: mrrt.element,
        ...(mrrt.element === "radio" && { name: field.id }),
        ...option.attrs,
        checked: isChosen || undefined,
        required: field.on_sign === "forbid" || undefined,
      });
      const label = writeAttributes(option.label_attrs ?? {});
      return `<label${label}><input${attrs}> ${escapeHtml(option.label)}</label>`;
    })
    .join(" ");

/** A field as elements of a form. `mrrt`: what its imported file said of it. */
export const writeMrrtField = (field: LaudoField, imported: MrrtField | undefined): string => {
  const known = imported !== undefined && fits(field, imported) ? imported : undefined;
  const mrrt = known ?? ownField(field);
  if (mrrt.element === "radio" || mrrt.element === "checkbox") return writeChoices(field, mrrt);
  const common = {
    required: field.on_sign === "forbid" || undefined,
    "data-on-sign": field.on_sign === "ignore" ? "ignore" : undefined,
    "data-hint": field.kind !== "date" && field.hint !== known?.hint ? field.hint : undefined,
    "data-unit": field.unit !== "" && !isUnit(field.unit) ? field.unit : undefined,
  } as const;
  if (mrrt.element === "select") return writeSelect(field, mrrt, common);
  const attrs = withoutAttributes(mrrt.attrs, ["value"]);
  const value = field.default ?? undefined;
  return mrrt.element === "textarea"
    ? `<textarea${writeAttributes({ ...attrs, ...common })}>${escapeHtml(value ?? "")}</textarea>`
    : `<input${writeAttributes({ ...attrs, ...common, value })}>`;
};
