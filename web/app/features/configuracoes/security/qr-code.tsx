import { encode } from "uqr";

/** Squares of white around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, dark on white in either theme: some readers take no other. */
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
