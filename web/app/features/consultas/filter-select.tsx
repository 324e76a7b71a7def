import type { useFilter } from "../../filters.ts";
import { Field } from "../../ui/form/field.tsx";

/** A filter of the query string as a select. */
export const FilterSelect = (props: {
  label: string;
  all: string;
  filter: ReturnType<typeof useFilter>;
  options: readonly { value: string; name: string }[];
}) => {
  const { value, change } = props.filter;
  // An unknown value of an old URL is shown as "?", so that it can be removed.
  const isKnown = value === "" || props.options.some((option) => option.value === value);
  return (
    <Field label={props.label} error={undefined}>
      {({ id }) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => change(target.value)}
          className="field w-full"
        >
          <option value="">{props.all}</option>
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
          {isKnown ? null : <option value={value}>?</option>}
        </select>
      )}
    </Field>
  );
};
