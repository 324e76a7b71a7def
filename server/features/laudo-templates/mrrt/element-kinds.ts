import { isElement, type MarkupElement, textIn } from "../markup/element.ts";
import { isControl } from "./labels.ts";

/** Elements that are left out with all that is in them. */
export const LEFT_OUT = new Set([
  ...["script", "style", "iframe", "object", "embed", "applet", "svg", "math"],
  ...["template", "noscript", "canvas", "audio", "video", "picture", "img", "map"],
  ...["link", "base", "frame", "frameset", "head", "button", "datalist", "noembed"],
  ...["noframes", "xmp", "option", "title", "meta"],
]);
export const HEADING = /^(?:h[1-6]|legend|summary|caption)$/;
export const INLINE = new Set([
  ...["a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite"],
  ...["code", "data", "del", "dfn", "em", "font", "i", "ins"],
  ...["kbd", "label", "mark", "output", "q", "s", "samp", "small"],
  ...["span", "strike", "strong", "sub", "sup", "time", "tt", "u"],
  ...["var"],
]);
export const SPAN = /^(?:span|strong|small|label)$/;

/** The fields in the label of a checkbox or radio button. */
export const choicesIn = (element: MarkupElement): MarkupElement[] =>
  element.name === "label"
    ? element.children
        .filter(isElement)
        .flatMap((child) => (isControl(child) ? [child] : choicesIn({ ...child, name: "label" })))
    : [];

export const hasBlocks = (element: MarkupElement): boolean =>
  element.children.some((child) => isElement(child) && !INLINE.has(child.name));

export const firstHeadingIn = (element: MarkupElement): string => {
  const first = element.children.find(
    (child) => isElement(child) && (HEADING.test(child.name) || child.name === "header"),
  );
  return first !== undefined && isElement(first) ? textIn(first) : "";
};
