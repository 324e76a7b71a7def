import { fieldSchema, type LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { Mark } from "@tiptap/core";

/** Characters of a pasted attribute: 60 options of 300 characters fit. */
const MAX_ATTRIBUTE = 40_000;

/** The field that an element has as JSON; null if it is not one. Unknown attributes are dropped. */
export const parseField = (element: HTMLElement): LaudoField | null => {
  const json = element.getAttribute("data-campo") ?? "";
  if (json === "" || json.length > MAX_ATTRIBUTE) return null;
  try {
    return fieldSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
};

// The attributes of a pasted element must not replace those of its JSON.
const attribute = (value: unknown) => ({ default: value, rendered: false, parseHTML: () => null });

/** A field of a mask. Text typed at its end belongs to it. */
export const campo = Mark.create({
  name: "campo",
  inclusive: true,
  keepOnSplit: false,
  addAttributes: () => ({
    id: attribute(""),
    kind: attribute("text"),
    hint: attribute(""),
    unit: attribute(""),
    options: attribute([]),
    default: attribute(null),
    on_sign: attribute("warn"),
    confirmed: attribute(false),
  }),
  parseHTML: () => [
    { tag: "span[data-campo]", getAttrs: (element) => parseField(element) ?? false },
  ],
  renderHTML: ({ mark }) => ["span", { "data-campo": JSON.stringify(mark.attrs) }, 0],
});
