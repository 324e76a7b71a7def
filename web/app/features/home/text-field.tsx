import { MAX_TRANSCRIPT_TEXT } from "@relato/shared/domain/consulta.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** The consultation as text: a pasted transcript or typed notes. */
export const TextField = (props: {
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
}) => {
  const { locale, text } = useLanguage();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {text.home.text}
      </label>
      <textarea
        id={id}
        rows={10}
        value={props.value}
        disabled={props.isDisabled}
        placeholder={text.home.textPlaceholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => props.onChange(event.target.value)}
        className="field resize-y"
      />
      <p id={`${id}-count`} className="mt-1 text-right text-sm text-muted tabular-nums">
        {text.home.textCount(
          formatNumber(locale, props.value.length),
          formatNumber(locale, MAX_TRANSCRIPT_TEXT),
        )}
      </p>
    </div>
  );
};
