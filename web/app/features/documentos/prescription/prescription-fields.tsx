import {
  EMPTY_LINE,
  MAX_LINE_FIELD,
  MAX_LINES,
  type PrescriptionLine,
} from "@relato/shared/domain/prescription.ts";
import { useRef } from "react";
import { Field } from "../../../ui/form/field.tsx";
import { PlusIcon, TrashIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LongTextInput } from "../change-form.tsx";
import { LastPrescription } from "./last-prescription.tsx";
import { isFilled, type PrescriptionDraft } from "./prescription-draft.ts";

const NAMES = ["drug", "dose", "route", "frequency", "duration"] as const;

const LineFields = (props: {
  line: PrescriptionLine;
  number: number;
  onChange: (change: Partial<PrescriptionLine>) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}) => {
  const { line, number, onRemove } = props;
  const words = useLanguage().text.prescription;
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{words.medicine(number)}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            label={words.fields[name]}
            hint={name === "drug" && number === 1 ? words.drugHint : null}
            className={name === "drug" ? "sm:col-span-2" : ""}
            error={undefined}
          >
            {(input) => (
              <input
                {...input}
                value={line[name]}
                maxLength={MAX_LINE_FIELD}
                // A line without a medicine would not be printed.
                required={name === "drug" && isFilled(line)}
                autoComplete="off"
                onChange={({ target }) => props.onChange({ [name]: target.value })}
                className="field"
              />
            )}
          </Field>
        ))}
      </div>
      {onRemove === undefined ? null : (
        <button
          type="button"
          aria-label={words.remove(number)}
          onClick={onRemove}
          className="btn mt-2 -ml-3 px-3 text-sm text-danger hover:bg-sunken"
        >
          <TrashIcon className="size-4" /> {words.removeShort}
        </button>
      )}
    </fieldset>
  );
};

/** A prescription as fields, one row per medicine, and the lines of the last one. */
export const PrescriptionFields = (props: {
  consultaId: string;
  value: PrescriptionDraft;
  onChange: (value: PrescriptionDraft) => void;
}) => {
  const { value, onChange } = props;
  const { lines, advice } = value;
  const words = useLanguage().text.prescription;
  const list = useRef<HTMLDivElement>(null);
  const focusLine = (at: number): void => {
    // After the new line is rendered.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll("fieldset")[at]?.querySelector("input")?.focus(),
    );
  };
  const setLines = (changed: readonly PrescriptionLine[]): void =>
    onChange({ ...value, lines: changed.length === 0 ? [EMPTY_LINE] : changed });
  return (
    <>
      <LastPrescription
        consultaId={props.consultaId}
        onUse={(added) => {
          const kept = lines.filter(isFilled);
          setLines([...kept, ...added].slice(0, MAX_LINES));
          focusLine(kept.length);
        }}
      />
      <div ref={list} className="space-y-3">
        {lines.map((line, at) => (
          <LineFields
            key={at}
            line={line}
            number={at + 1}
            onChange={(change) =>
              setLines(lines.map((one, i) => (i === at ? { ...one, ...change } : one)))
            }
            onRemove={
              lines.length === 1 && !isFilled(line)
                ? undefined
                : () => {
                    setLines(lines.filter((_, i) => i !== at));
                    focusLine(Math.max(at - 1, 0));
                  }
            }
          />
        ))}
      </div>
      <button
        type="button"
        disabled={lines.length >= MAX_LINES}
        onClick={() => {
          setLines([...lines, EMPTY_LINE]);
          focusLine(lines.length);
        }}
        className="btn btn-quiet text-sm"
      >
        <PlusIcon className="size-4" /> {words.add}
      </button>
      <LongTextInput
        label={words.advice}
        hint={words.adviceHint}
        isOptional
        rows={3}
        maxLength={4000}
        value={advice}
        onType={(typed) => onChange({ ...value, advice: typed })}
      />
    </>
  );
};
