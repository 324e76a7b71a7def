import { formatNumber } from "@relato/shared/locales/format.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** A text area with its number of characters. Longer text is kept and marked, not cut. */
export const CountedTextArea = (props: {
  label: string;
  value: string;
  rows: number;
  maxLength: number;
  placeholder: string;
  count: (used: string, max: string) => string;
  /** The error of a text that is too long; without it, the text is only counted. */
  tooLong?: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}) => {
  const { locale } = useLanguage();
  const id = useId();
  const { value, maxLength, tooLong } = props;
  const isTooLong = tooLong !== undefined && value.length > maxLength;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        <span
          id={`${id}-count`}
          className={`tabular-nums ${isTooLong ? "font-semibold text-danger" : "text-muted"}`}
        >
          {props.count(formatNumber(locale, value.length), formatNumber(locale, maxLength))}
        </span>
      </div>
      <textarea
        id={id}
        rows={props.rows}
        value={value}
        disabled={props.isDisabled}
        placeholder={props.placeholder}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-count ${id}-error` : `${id}-count`}
        onChange={({ target }) => props.onChange(target.value)}
        className="field resize-y"
      />
      {isTooLong ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {tooLong}
        </p>
      ) : null}
    </div>
  );
};
