import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useLanguage } from "../../ui/language.tsx";
import { TextConflict } from "../../ui/conflict/conflict-notice.tsx";
import type { TypedModelo } from "./modelo-draft.ts";

/** The text with title and specialty, so that differences in them are visible. */
const fullText = ({ titulo, especialidade, markdown }: TypedModelo | Modelo): string =>
  `${[titulo, especialidade].filter(Boolean).join(" · ")}\n\n${markdown}`;

/** Another tab or device saved this template while it was edited here. The doctor chooses. */
export const ModeloConflict = (props: {
  current: Modelo;
  draft: TypedModelo;
  onApply: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}) => {
  const words = useLanguage().text.modelos.editor.conflict;
  return (
    <TextConflict
      title={words.title}
      detail={words.detail}
      stored={fullText(props.current)}
      typed={fullText(props.draft)}
      words={words}
    >
      <button type="button" className="btn btn-primary" onClick={props.onApply}>
        {words.apply}
      </button>
      <button type="button" className="btn btn-quiet" onClick={props.onCopy}>
        {words.copy}
      </button>
      <button type="button" className="btn btn-quiet" onClick={props.onDiscard}>
        {words.discard}
      </button>
    </TextConflict>
  );
};
