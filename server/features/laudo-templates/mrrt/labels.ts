import { elementsIn, isElement, type MarkupElement, textIn } from "../markup/element.ts";

const CONTROL = /^(?:input|select|textarea)$/;
const IGNORED_INPUTS = /^(?:hidden|submit|button|reset|image|file|password)$/;

export const typeOf = (element: MarkupElement): string =>
  (element.attrs.get("type") ?? "text").toLowerCase();

/** Whether the element is a field of a report. */
export const isControl = (element: MarkupElement): boolean =>
  CONTROL.test(element.name) && !(element.name === "input" && IGNORED_INPUTS.test(typeOf(element)));

/** Checkboxes and radio buttons: several elements are one field. */
export const isChoice = (element: MarkupElement): boolean =>
  element.name === "input" && /^(?:checkbox|radio)$/.test(typeOf(element));

interface Label {
  text: string;
  element: MarkupElement;
}

/** What the `label` elements of a file say. */
export interface Labels {
  /** The label of one checkbox or radio button. */
  byChoice: ReadonlyMap<MarkupElement, Label>;
  /** Labels of one checkbox or radio button: their text is not a part of the content. */
  choiceLabels: ReadonlySet<MarkupElement>;
  /** Ids of fields that a label names with `for`. */
  forIds: ReadonlySet<string>;
}

const isLeftOut = (element: MarkupElement): boolean =>
  element.name === "label" || CONTROL.test(element.name) || element.name === "script";

/** The controls in an element that are in no label below it. */
const ownControls = (element: MarkupElement): MarkupElement[] =>
  element.children.filter(isElement).flatMap((child) => {
    if (isControl(child)) return [child];
    return child.name === "label" ? [] : ownControls(child);
  });

export const readLabels = (root: MarkupElement): Labels => {
  const byChoice = new Map<MarkupElement, Label>();
  const choiceLabels = new Set<MarkupElement>();
  const forIds = new Set<string>();
  const choices = new Map<string, MarkupElement>();
  const labels: MarkupElement[] = [];
  for (const element of elementsIn(root)) {
    if (element.name === "label") labels.push(element);
    const id = element.attrs.get("id");
    if (id !== undefined && isControl(element) && isChoice(element)) choices.set(id, element);
  }
  for (const element of labels) {
    const [first, ...others] = ownControls(element);
    const id = element.attrs.get("for");
    const wrapped = first !== undefined && others.length === 0 && isChoice(first) ? first : null;
    const choice = wrapped ?? (first === undefined ? choices.get(id ?? "") : undefined);
    if (choice !== undefined) {
      if (!byChoice.has(choice))
        byChoice.set(choice, { text: textIn(element, isLeftOut), element });
      choiceLabels.add(element);
    } else if (id !== undefined) forIds.add(id);
  }
  return { byChoice, choiceLabels, forIds };
};

/** Whether a label wraps fields, so that it is a line of the report. */
export const wrapsControls = (label: MarkupElement): boolean => {
  for (const element of elementsIn(label)) if (isControl(element)) return true;
  return false;
};
