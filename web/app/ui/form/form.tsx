import { useEffect, type ReactNode } from "react";
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { ApiError } from "../../api/api-error.ts";
import { useLanguage } from "../language.tsx";
import { FailureNotice } from "../surfaces.tsx";
import { RefusedFields } from "./refused-fields.tsx";

export interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The accessible name. */
  label: string;
  onSubmit: (values: V) => void;
  submitLabel: string;
  /** The submit button's text while the request runs. */
  busyLabel?: string;
  isBusy: boolean;
  /** Saving is not possible now, e.g. because of an open conflict. */
  isBlocked?: boolean;
  failure: Error | null;
  /** Shown above the buttons, e.g. a conflict. */
  notice?: ReactNode;
  onCancel?: () => void;
  cancelLabel?: string;
  /** A button at the start of the row. */
  extraButton?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The form's field that the server refused, or null. */
const refusedField = <V extends FieldValues>(
  form: UseFormReturn<V>,
  failure: Error | null,
): Path<V> | null => {
  const name = failure instanceof ApiError ? failure.field : undefined;
  return name !== undefined && name in form.getValues() ? (name as Path<V>) : null;
};

/**
 * A form with its buttons. An error of one field is shown at the field, which takes the focus; any
 * other failure is shown above the buttons. What was typed stays.
 */
export const Form = <V extends FieldValues>(props: FormProps<V>) => {
  const { form, failure, isBusy, isBlocked = false, submitLabel } = props;
  const { text } = useLanguage();
  const { setError } = form;
  const refused = refusedField(form, failure);
  useEffect(() => {
    if (refused !== null && failure !== null)
      setError(refused, { message: failure.message }, { shouldFocus: true });
  }, [refused, failure, setError]);
  const submit = form.handleSubmit((values) => {
    if (!isBusy && !isBlocked) props.onSubmit(values);
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={props.label}
        onSubmit={(event) => {
          // In a dialog over another form, React passes the event on to that form.
          event.stopPropagation();
          void submit(event);
        }}
        className={props.className ?? "space-y-5"}
      >
        {props.children}
        {/* Inside the form: a screen reader does not reach a toast outside an open dialog. */}
        {failure === null || refused !== null ? null : <FailureNotice error={failure} />}
        <RefusedFields />
        {props.notice}
        <div className="flex flex-wrap justify-end gap-2">
          {props.extraButton}
          {props.onCancel === undefined ? null : (
            <button type="button" className="btn btn-quiet" onClick={props.onCancel}>
              {props.cancelLabel ?? text.common.cancel}
            </button>
          )}
          <button type="submit" className="btn btn-primary" disabled={isBusy || isBlocked}>
            {isBusy ? (props.busyLabel ?? submitLabel) : submitLabel}
          </button>
        </div>
      </form>
    </FormProvider>
  );
};
