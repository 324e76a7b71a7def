import { memo } from "react";

/** More bars than this are closer than a pixel on a phone. */
const BARS = 240;

/** The greatest of each stretch, so that a short loud word is still seen; at most `count` values. */
export const condensePeaks = (peaks: readonly number[], count: number): number[] => {
  const bars = Math.min(count, peaks.length);
  return Array.from({ length: bars }, (_, i) => {
    const from = Math.floor((i * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / bars));
    let most = 0;
    for (let at = from; at < to; at++) most = Math.max(most, peaks[at] ?? 0);
    return most;
  });
};

/** Bars as one path in a box of 100 units' height; quiet speech is made visible by its square root. */
const pathOf = (peaks: readonly number[]): string =>
  condensePeaks(peaks, BARS)
    .map((peak, i) => {
      const half = Math.max(2, Math.sqrt(peak) * 48);
      return `M${i * 3 + 1.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join("");

/** The recording's waveform in the text's colour. Drawn once; where one hears is laid over it. */
export const Waveform = memo(
  ({ peaks, className }: { peaks: readonly number[]; className: string }) => (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.min(BARS, peaks.length) * 3} 100`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={pathOf(peaks)} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  ),
);
Waveform.displayName = "Waveform";
