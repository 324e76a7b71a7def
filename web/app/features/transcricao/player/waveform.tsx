import { memo } from "react";

/** More bars would be narrower than a pixel on a phone. */
const BARS = 240;

/** At most BARS values, each the maximum of its part, so that a short loud word stays visible. */
const condensePeaks = (peaks: readonly number[]): number[] => {
  const bars = Math.min(BARS, peaks.length);
  return Array.from({ length: bars }, (_, i) => {
    const from = Math.floor((i * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / bars));
    return peaks.slice(from, to).reduce((most, peak) => Math.max(most, peak), 0);
  });
};

/** The bars as one path, 100 units high. The square root makes quiet speech visible. */
const pathOf = (peaks: readonly number[]): string =>
  condensePeaks(peaks)
    .map((peak, i) => {
      const half = Math.max(2, Math.sqrt(peak) * 48);
      return `M${i * 3 + 1.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join("");

export const Waveform = memo((props: { peaks: readonly number[]; className: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${Math.min(BARS, props.peaks.length) * 3} 100`}
    preserveAspectRatio="none"
    className={props.className}
  >
    <path d={pathOf(props.peaks)} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
));
Waveform.displayName = "Waveform";
