import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useState } from "react";
import { useViews } from "../../ui/language.tsx";
import { Difference } from "../../ui/difference.tsx";
import type { TypedModelo } from "./modelo-draft.ts";

/** Title and specialty stand over the text, so that a difference in them is seen, too. */
const whole = ({ titulo, especialidade, markdown }: TypedModelo | Modelo): string =>
  `${[titulo, especialidade].filter(Boolean).join(" · ")}\n\n${markdown}`;

/** Another tab or device saved this template while it was edited here: nothing is lost, and the doctor chooses. */
export const ModeloConflict = (props: {
  newest: Modelo;
  mine: TypedModelo;
  onApply: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}) => {
  const { newest, mine } = props;
  const words = useViews().modelos.editor.conflict;
  const [shown, setShown] = useState(false);
  return (
    <section
      role="alert"
      aria-label={words.title}
      className="space-y-3 rounded-card border border-warn bg-warn-soft p-4"
    >
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm">{words.detail}</p>
      {shown ? (
        <Difference before={whole(newest)} after={whole(mine)} label={words.difference} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {shown ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
            {words.show}
          </button>
        )}
        <button type="button" className="btn btn-primary" onClick={props.onApply}>
          {words.apply}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onCopy}>
          {words.copy}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onDiscard}>
          {words.discard}
        </button>
      </div>
    </section>
  );
};
