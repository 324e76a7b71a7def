import type { Language } from "@relato/shared/domain/language.ts";
import { areSides, joinChoices } from "@relato/shared/domain/laudo/choices.ts";
import {
  type LaudoField,
  fieldSchema,
  MAX_DEFAULT,
  MAX_HINT,
  MAX_OPTIONS,
} from "@relato/shared/domain/laudo/field.ts";
import { DATE_WORDS } from "@relato/shared/domain/laudo/notation-field.ts";
import { elementsIn, isElement, type MarkupElement, textIn } from "../markup/element.ts";
import { fieldAttributes } from "./attributes.ts";
import type { Labels } from "./labels.ts";
import { isBlank, type MrrtField, type MrrtOption, optionText } from "./mrrt.ts";

/** A field while its file is read: later elements may add options. */
export interface FieldDraft {
  id: string;
  mrrt: MrrtField;
  isMultiple: boolean;
  isRequired: boolean;
  onSign: string | undefined;
  unit: string;
  /** A unit that only our export names; the text behind the field has it. */
  ownUnit: string;
  value: string | null;
}

const FIELD_ID = /^[\w.:-]{1,80}$/;
const words = (text: string, max = MAX_HINT): string =>
  text.replace(/\s+/g, " ").trim().slice(0, max).trim();
/** Our own attributes for what the format does not name. */
const OWN = ["data-hint", "data-on-sign", "data-unit"] as const;

const optionOf = (
  element: MarkupElement,
  label: { text: string; element: MarkupElement } | undefined,
): MrrtOption => {
  const attrs = fieldAttributes(element.attrs);
  const label_attrs = fieldAttributes(label?.element.attrs ?? new Map());
  return {
    label: label?.text ?? attrs.value ?? "",
    attrs,
    ...(Object.keys(label_attrs).length > 0 && { label_attrs }),
    selected: element.attrs.has("checked"),
  };
};

/** Makes the fields of a file with ids that occur once. */
export class FieldDrafts {
  readonly drafts: FieldDraft[] = [];
  readonly #labels: Labels;
  readonly #ids = new Set<string>();
  readonly #radios = new Map<string, FieldDraft>();
  #unnamed = 0;
  constructor(labels: Labels) {
    this.#labels = labels;
  }

  /** The field of a text, number, date, list or area. `isWrapped`: its label is around it. */
  add(element: MarkupElement, label: string, isWrapped: boolean): FieldDraft {
    const attrs = fieldAttributes(element.attrs);
    const named = [label, attrs.placeholder ?? "", attrs.name ?? "", attrs.id ?? ""].map((text) =>
      words(text),
    );
    const hint = attrs["data-hint"] ?? named.find((text) => /[\p{L}\p{N}]/u.test(text)) ?? "";
    const kind = element.name as "input" | "select" | "textarea";
    const draft = this.#draft([attrs.id, attrs["data-field"], attrs.name], element, {
      element: kind,
      attrs,
      hint: words(hint),
      ...(label !== "" && isWrapped && { label_by: "wrap" as const }),
      ...(attrs.id !== undefined &&
        this.#labels.forIds.has(attrs.id) && { label_by: "for" as const }),
    });
    if (kind === "select") this.#addOptions(draft, element);
    else {
      const value = kind === "textarea" ? textIn(element) : attrs.value;
      draft.value = words(value ?? "", MAX_DEFAULT) || null;
      // The content has the value.
      delete draft.mrrt.attrs.value;
    }
    return draft;
  }

  #addOptions(draft: FieldDraft, select: MarkupElement): void {
    draft.isMultiple = select.attrs.has("multiple");
    const options: MrrtOption[] = [];
    const groups: Record<string, Record<string, string>> = {};
    const read = (element: MarkupElement, group?: string): void => {
      const attrs = fieldAttributes(element.attrs);
      // The content has at most 60 options; the file keeps all of them.
      const label = textIn(element);
      const selected = element.attrs.has("selected");
      options.push({ label, attrs, ...(group !== undefined && { group }), selected });
    };
    for (const child of select.children.filter(isElement)) {
      if (child.name === "option") read(child);
      if (child.name !== "optgroup") continue;
      const { label = "", ...attrs } = fieldAttributes(child.attrs);
      groups[label] = attrs;
      for (const inner of elementsIn(child)) if (inner.name === "option") read(inner, label);
    }
    draft.mrrt.options = options;
    if (Object.keys(groups).length > 0) draft.mrrt.groups = groups;
  }

  /** The field of a radio button; null if a button before it has the same name. */
  addRadio(element: MarkupElement): FieldDraft | null {
    const option = optionOf(element, this.#labels.byChoice.get(element));
    const name = element.attrs.get("name");
    const open = name === undefined ? undefined : this.#radios.get(name);
    if (open !== undefined) {
      open.mrrt.options?.push(option);
      open.isRequired ||= element.attrs.has("required");
      return null;
    }
    const mrrt = { element: "radio" as const, attrs: {}, options: [option], hint: "" };
    const draft = this.#draft([name, option.attrs.id], element, mrrt);
    if (name !== undefined) this.#radios.set(name, draft);
    return draft;
  }

  /** Adds a checkbox to the field right before it, or starts a field. */
  addCheckbox(element: MarkupElement, before: FieldDraft | null): FieldDraft | null {
    const option = optionOf(element, this.#labels.byChoice.get(element));
    const options = before?.mrrt.element === "checkbox" ? before.mrrt.options : undefined;
    if (options !== undefined && options.length < MAX_OPTIONS) {
      options.push(option);
      return null;
    }
    const mrrt = { element: "checkbox" as const, attrs: {}, options: [option], hint: "" };
    const draft = this.#draft([option.attrs.id, option.attrs.name], element, mrrt);
    draft.isMultiple = true;
    return draft;
  }

  #draft(names: (string | undefined)[], element: MarkupElement, mrrt: MrrtField): FieldDraft {
    const draft: FieldDraft = {
      id: this.#uniqueId(names),
      mrrt,
      isMultiple: false,
      isRequired: element.attrs.has("required"),
      onSign: element.attrs.get("data-on-sign"),
      unit: "",
      ownUnit: element.attrs.get("data-unit") ?? "",
      value: null,
    };
    for (const name of OWN) delete mrrt.attrs[name];
    this.drafts.push(draft);
    return draft;
  }

  #uniqueId(names: (string | undefined)[]): string {
    let id = names.find(
      (name) => name !== undefined && FIELD_ID.test(name) && !this.#ids.has(name),
    );
    while (id === undefined) {
      const name = `c${++this.#unnamed}`;
      if (!this.#ids.has(name)) id = name;
    }
    this.#ids.add(id);
    return id;
  }
}

const kindOf = ({ mrrt: { element, attrs }, isMultiple }: FieldDraft, options: string[]) => {
  if (options.length > 0) return isMultiple ? "choices" : areSides(options) ? "side" : "choice";
  if (element !== "input") return "text";
  const type = (attrs.type ?? "text").toLowerCase();
  return type === "number" || type === "range" ? "number" : type === "date" ? "date" : "text";
};

/** The attributes of the content's field. */
export const finishField = (draft: FieldDraft, language: Language): LaudoField => {
  const { id, mrrt, unit, isRequired, onSign } = draft;
  const offered = (mrrt.options ?? []).filter((option) => !isBlank(option)).slice(0, MAX_OPTIONS);
  const options = offered.map(optionText);
  const kind = kindOf(draft, options);
  const chosen = offered.filter(({ selected }) => selected).map(optionText);
  const value = options.length === 0 ? draft.value : (chosen[0] ?? null);
  return fieldSchema.parse({
    id,
    kind,
    hint: kind === "date" ? DATE_WORDS[language] : mrrt.hint,
    unit: kind === "number" ? unit : "",
    options,
    default:
      kind === "choices" && chosen.length > 0 ? joinChoices(chosen).slice(0, MAX_DEFAULT) : value,
    on_sign: isRequired ? "forbid" : onSign === "ignore" ? "ignore" : "warn",
  });
};
