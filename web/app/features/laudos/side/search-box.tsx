import { useEffect, useId, useRef } from "react";

/** The search of a list of the side panel. Each new `focus` above zero moves the focus into it. */
export const SearchBox = (props: {
  label: string;
  placeholder?: string;
  value: string;
  focus?: number;
  onChange: (value: string) => void;
}) => {
  const { focus = 0 } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus > 0) input.current?.select();
  }, [focus]);
  return (
    <search>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {props.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        value={props.value}
        maxLength={200}
        autoComplete="off"
        placeholder={props.placeholder}
        onChange={({ target }) => props.onChange(target.value)}
        className="field"
      />
    </search>
  );
};
