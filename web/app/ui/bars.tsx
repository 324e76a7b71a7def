/** Units of the drawing: a bar with the gap after it, the bar, the height of the chart. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 60;

/** One bar per value. `label` is what a screen reader reads instead of the drawing. */
export const Bars = ({
  values,
  label,
  isSmall = false,
}: {
  values: readonly number[];
  label: string;
  /** For a row of a table. */
  isSmall?: boolean;
}) => {
  const most = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, values.length) * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`mt-2 w-full border-b border-edge ${isSmall ? "h-8" : "h-24"}`}
    >
      {values.map((value, n) => {
        const height = (value / most) * HEIGHT;
        return (
          <rect
            // The values have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            x={n * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className="fill-accent"
          />
        );
      })}
    </svg>
  );
};
