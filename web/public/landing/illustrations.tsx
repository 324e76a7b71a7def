/** The bars of a voice as one path. */
const bars = (count: number, left: number, middle: number, step: number, height: number): string =>
  Array.from({ length: count }, (_, i) => {
    const size = Math.round(4 + height * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.45 + 1)));
    return `M${left + i * step} ${middle - size}v${size * 2}`;
  }).join("");

const lines = (left: number, top: number, widths: readonly number[], gap = 16): string =>
  widths.map((width, i) => `M${left} ${top + i * gap}h${width}`).join("");

/** A voice, its transcript, and the document's sentence that cites it. */
export const VoiceToDocument = ({ name }: { name: string }) => (
  <svg viewBox="0 0 480 400" role="img" aria-label={name} className="drawing w-full">
    <rect x="24" y="20" width="432" height="84" rx="18" className="sheet" />
    <circle cx="66" cy="62" r="20" className="fill-accent" />
    <path d="M66 51v13M58 62a8 8 0 0 0 16 0M66 70v5" className="stroke-on-accent" strokeWidth="3" />
    <path d={bars(34, 104, 62, 10, 22)} className="stroke-accent" strokeWidth="4" opacity=".75" />
    <rect x="24" y="132" width="196" height="228" rx="18" className="sheet" />
    <path d={lines(46, 164, [96, 140], 18)} className="text-line" />
    <rect x="40" y="204" width="164" height="62" rx="10" className="fill-mark" />
    <path d={lines(52, 222, [138, 120, 82], 14)} className="stroke-ink" strokeWidth="5" />
    <path d={lines(46, 292, [132, 104, 60], 18)} className="text-line" />
    <path
      d="M204 235C250 235 240 205 284 205"
      className="stroke-accent"
      strokeWidth="3"
      strokeDasharray="2 8"
    />
    <rect x="260" y="132" width="196" height="228" rx="18" className="sheet" />
    <path d="M284 162h84" className="stroke-ink" strokeWidth="7" />
    <rect x="276" y="184" width="164" height="42" rx="10" className="fill-accent-soft" />
    <path d={lines(288, 198, [128, 84], 14)} className="stroke-accent" strokeWidth="5" />
    <path d={lines(284, 252, [146, 118, 136], 18)} className="text-line" />
    <circle cx="424" cy="334" r="30" className="fill-accent" />
    <path d="m411 335 9 9 17-19" className="stroke-on-accent" strokeWidth="5" />
  </svg>
);

const RecordStep = () => (
  <>
    <rect x="60" y="10" width="40" height="62" rx="20" className="fill-accent" />
    <path d="M46 52a34 34 0 0 0 68 0M80 86v18M62 106h36" className="stroke-ink" strokeWidth="5" />
    <path
      d={bars(5, 4, 56, 9, 16) + bars(5, 122, 56, 9, 16)}
      className="stroke-accent"
      strokeWidth="4"
      opacity=".5"
    />
  </>
);

const TalkStep = () => (
  <>
    <path
      d={
        "M20 14h76a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H46L28 78V62h-8A12 12 0 0 1 8 50V26" +
        "a12 12 0 0 1 12-12Z"
      }
      className="sheet"
    />
    <path d={lines(24, 32, [64, 44], 14)} className="text-line" />
    <path
      d={
        "M76 50h64a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-6v16l-18-16H76a12 12 0 0 1-12-12V62" +
        "a12 12 0 0 1 12-12Z"
      }
      className="fill-accent"
    />
    <path d={lines(80, 67, [54, 36], 14)} className="stroke-on-accent" strokeWidth="5" />
  </>
);

const SignStep = () => (
  <g transform="translate(-34)">
    <path d="M44 8h54l22 22v82H44Z" className="sheet" />
    <path d={lines(58, 34, [34, 46, 40], 15)} className="text-line" />
    <path d="M56 92c8-14 14-14 14-4s8 6 12-2 8 2 14 0" className="stroke-accent" strokeWidth="4" />
    <circle cx="120" cy="88" r="20" className="fill-accent" />
    <path d="m111 89 6 6 12-13" className="stroke-on-accent" strokeWidth="4" />
  </g>
);

/** The drawings of the three steps, in order. */
export const STEP_DRAWINGS = [RecordStep, TalkStep, SignStep].map((Shapes) => () => (
  <svg viewBox="0 0 160 116" aria-hidden="true" className="drawing h-24">
    <Shapes />
  </svg>
));
