import type { Editor } from "@tiptap/core";
import { useLayoutEffect, useRef } from "react";

/** Places a list below a position of the text, inside the editor's box. */
export const usePopupPlace = (editor: Editor, from: number) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const element = box.current;
      const frame = element?.offsetParent;
      if (element === null || !frame) return;
      const place = editor.view.coordsAtPos(from);
      const outer = frame.getBoundingClientRect();
      const left = Math.min(place.left - outer.left, outer.width - element.offsetWidth);
      element.style.left = `${Math.max(0, left)}px`;
      element.style.top = `${place.bottom - outer.top + 6}px`;
    };
    put();
    box.current?.scrollIntoView({ block: "nearest" });
    window.addEventListener("resize", put);
    return () => window.removeEventListener("resize", put);
  }, [editor, from]);
  return box;
};
