import { dictationSchema } from "@relato/shared/domain/laudo/content.ts";
import { Mark } from "@tiptap/core";

const parseSpan = (element: HTMLElement) => {
  const json = element.getAttribute("data-ditado") ?? "";
  if (json === "" || json.length > 300) return false;
  try {
    return dictationSchema.safeParse(JSON.parse(json)).data ?? false;
  } catch {
    return false;
  }
};

const attribute = (value: unknown) => ({ default: value, rendered: false, parseHTML: () => null });

const LOOK = "underline decoration-line decoration-dotted underline-offset-4 print:no-underline";

/** A dictated passage. Text typed next to it does not belong to it. */
export const ditado = Mark.create({
  name: "ditado",
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({
    dictation_id: attribute(""),
    start_ms: attribute(0),
    end_ms: attribute(0),
  }),
  parseHTML: () => [{ tag: "span[data-ditado]", getAttrs: parseSpan }],
  renderHTML: ({ mark }) => ["span", { "data-ditado": JSON.stringify(mark.attrs), class: LOOK }, 0],
});
