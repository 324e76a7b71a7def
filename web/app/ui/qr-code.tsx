import { encode } from "uqr";

/** The white margin that readers require, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code, dark on white in both themes, because some readers require it. */
export const QrCode = ({ value, label }: { value: string; label: string }) => {
  const { data: rows } = encode(value, { border: QUIET, ecc: "M" });
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-lg bg-[#fff] text-[#000]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
};
