const LOOKS = {
  quiet: "btn-quiet",
  accent: "text-accent hover:bg-sunken",
  danger: "text-danger hover:bg-sunken",
} as const;

/** A button of a row. `label` is its accessible name, which also names the row. */
export const RowButton = (props: {
  label: string;
  look: keyof typeof LOOKS;
  isDisabled?: boolean;
  onPress: () => void;
  children: string;
}) => (
  <button
    type="button"
    aria-label={props.label}
    disabled={props.isDisabled}
    onClick={props.onPress}
    className={`btn px-3 text-sm ${LOOKS[props.look]}`}
  >
    {props.children}
  </button>
);
