import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { ModeloDraft } from "@relato/shared/domain/modelo.ts";
import { TextConflict } from "../../ui/conflict/conflict-notice.tsx";
import { useLanguage } from "../../ui/language.tsx";

/** The text with title and specialty, so that differences in them are visible. */
const fullText = ({ titulo, especialidade, markdown }: ModeloDraft | Modelo): string =>
  `${[titulo, especialidade].filter(Boolean).join(" · ")}\n\n${markdown}`;

/** Another tab or device saved this template while it was edited here. The doctor chooses. */
export const ModeloConflict = (props: {
  current: Modelo;
  draft: ModeloDraft;
  onApply: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}) => {
  const words = useLanguage().text.modelos.editor.conflict;
  const choices = [
    { text: words.apply, tone: "primary", onClick: props.onApply },
    { text: words.copy, tone: "quiet", onClick: props.onCopy },
    { text: words.discard, tone: "quiet", onClick: props.onDiscard },
  ];
  return (
    <TextConflict
      title={words.title}
      detail={words.detail}
      stored={fullText(props.current)}
      typed={fullText(props.draft)}
      words={words}
    >
      {choices.map(({ text, tone, onClick }) => (
        <button key={text} type="button" className={`btn btn-${tone}`} onClick={onClick}>
          {text}
        </button>
      ))}
    </TextConflict>
  );
};
