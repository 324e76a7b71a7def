import { MAX_INSTRUCTION } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../ui/language.tsx";
import { TemplatePicker } from "../modelos/template-picker.tsx";
import { LongTextInput } from "./change-form.tsx";
import type { Request } from "./drafts.ts";

/** The template and the instruction with which a writer writes a document. */
export const TemplateFields = (props: {
  language: Language;
  /** Of the instruction. */
  label: string;
  value: Request;
  onChange: (change: Partial<Request>) => void;
  isDisabled: boolean;
}) => {
  const { value, onChange } = props;
  const words = useLanguage().text.documentos.rewriting;
  return (
    <>
      <TemplatePicker
        language={props.language}
        value={value.modelo_id}
        onChange={(modelo_id) => onChange({ modelo_id })}
        isDisabled={props.isDisabled}
      />
      <LongTextInput
        label={props.label}
        hint={words.instructionHint}
        isOptional
        rows={3}
        maxLength={MAX_INSTRUCTION}
        value={value.instruction}
        onType={(instruction) => onChange({ instruction })}
      />
    </>
  );
};
