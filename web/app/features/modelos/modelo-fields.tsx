import type { Language } from "@relato/shared/domain/language.ts";
import type { ModeloDraft } from "@relato/shared/domain/modelo.ts";
import { useId } from "react";
import { LanguageOptions } from "../../ui/language-options.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ModeloText } from "./modelo-text.tsx";

/** Title, language, specialty and text of a template. */
export const ModeloFields = (props: {
  draft: ModeloDraft;
  isNew: boolean;
  especialidades: readonly string[];
  onChange: (part: Partial<ModeloDraft>) => void;
}) => {
  const { draft, onChange } = props;
  const words = useLanguage().text.modelos.editor;
  const id = useId();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <label className="block min-w-0 text-sm font-medium">
          {words.titulo}
          <input
            value={draft.titulo}
            data-focus-first={props.isNew || undefined}
            required
            onChange={({ target }) => onChange({ titulo: target.value })}
            className="field mt-1.5 font-normal"
          />
        </label>
        <label className="block text-sm font-medium">
          {words.language}
          <select
            value={draft.language}
            onChange={({ target }) => onChange({ language: target.value as Language })}
            className="field mt-1.5 font-normal"
          >
            <LanguageOptions />
          </select>
        </label>
      </div>
      <label className="block text-sm font-medium">
        {words.especialidade}
        <input
          value={draft.especialidade}
          list={`${id}specialties`}
          autoComplete="off"
          onChange={({ target }) => onChange({ especialidade: target.value })}
          className="field mt-1.5 font-normal"
        />
        <datalist id={`${id}specialties`}>
          {props.especialidades.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      </label>
      <ModeloText draft={draft} onChange={(markdown) => onChange({ markdown })} />
    </>
  );
};
