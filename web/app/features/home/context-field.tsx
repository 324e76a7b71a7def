import { MAX_CONTEXT } from "@relato/shared/domain/consulta.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** Free text about the patient. Longer text is kept and refused, not cut. */
export const ContextField = (props: {
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
}) => {
  const { locale, text } = useLanguage();
  const id = useId();
  const tooLong = props.value.length > MAX_CONTEXT;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-medium">
          {text.home.context}
        </label>
        <span
          id={`${id}-count`}
          className={`tabular-nums ${tooLong ? "font-semibold text-danger" : "text-muted"}`}
        >
          {text.home.contextCount(
            formatNumber(locale, props.value.length),
            formatNumber(locale, MAX_CONTEXT),
          )}
        </span>
      </div>
      <textarea
        id={id}
        rows={3}
        value={props.value}
        disabled={props.isDisabled}
        placeholder={text.home.contextPlaceholder}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? `${id}-count ${id}-error` : `${id}-count`}
        onChange={(event) => props.onChange(event.target.value)}
        className="field resize-y"
      />
      {tooLong ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {text.errors.CONTEXT_TOO_LONG}
        </p>
      ) : null}
    </div>
  );
};
