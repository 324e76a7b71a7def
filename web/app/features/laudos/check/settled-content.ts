import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { useEffect, useState } from "react";
import type { OpenLaudo } from "../open-laudo.ts";

/** After the last change. */
const PAUSE_MS = 700;

interface Checked {
  /** Raised by every text. */
  number: number;
  content: LaudoContent;
}

/** The text of the open laudo, once it was left unchanged for a moment. */
export const useSettledContent = ({ editor, content, laudo }: OpenLaudo) => {
  const [checked, setChecked] = useState<Checked>(() => ({ number: 0, content: content() }));
  const [isBehind, setBehind] = useState(false);
  const { exam_date, paciente } = laudo;
  useEffect(() => {
    const take = (): void => {
      setBehind(false);
      setChecked(({ number }) => ({ number: number + 1, content: content() }));
    };
    let timer = setTimeout(take, 0);
    const wait = (): void => {
      setBehind(true);
      clearTimeout(timer);
      timer = setTimeout(take, PAUSE_MS);
    };
    editor.on("update", wait);
    return () => {
      clearTimeout(timer);
      editor.off("update", wait);
    };
    // The check compares with the patient and the day, too; `content` reads the editor.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, exam_date, paciente]);
  return { checked, isBehind };
};
