import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { PacienteDraft, PacienteField, Sexo } from "@relato/shared/domain/paciente.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useEffect, useRef } from "react";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { Overtaken } from "../../ui/overtaken.tsx";
import { shownDraft } from "./paciente-draft.ts";

/** Another tab or device saved other words in these fields while they were typed here: the doctor sees both, and chooses. */
export const PacienteConflict = (props: {
  fields: readonly PacienteField[];
  newest: Paciente;
  mine: PacienteDraft;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { locale } = useLanguage();
  const words = useViews().pacientes;
  const { conflict } = words;
  const box = useRef<HTMLDivElement>(null);
  // It comes above the button that was pressed, which on a phone stands at the lower edge.
  // Chromium answers scrollIntoView with a promise, which an effect must not give back.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const theirs = shownDraft(props.newest);
  const read = (field: PacienteField, draft: PacienteDraft): string => {
    const value = draft[field].trim();
    if (value === "") return words.notGiven;
    if (field === "data_nascimento") return formatDay(locale, value);
    return field === "sexo" ? words.sexo[value as Sexo] : value;
  };
  return (
    <div ref={box} className="mt-5">
      <Overtaken
        title={conflict.title}
        detail={conflict.detail}
        both={
          <ul className="space-y-3">
            {props.fields.map((field) => (
              <li key={field} className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                <p className="font-semibold">{words.fields[field]}</p>
                <p>
                  {conflict.saved}: <b>{read(field, theirs)}</b>
                </p>
                <p>
                  {conflict.typed}: <b>{read(field, props.mine)}</b>
                </p>
              </li>
            ))}
          </ul>
        }
      >
        <button type="button" className="btn btn-primary" onClick={props.onKeep}>
          {conflict.keep}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onTake}>
          {conflict.take}
        </button>
      </Overtaken>
    </div>
  );
};
