import type { AnswerTable } from "@relato/shared/domain/chatzello/answer.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";

const [WIDTH, HEIGHT, MARGIN] = [600, 160, 12];

type Values = Extract<AnswerTable, { type: "values" }>;

/** Positions on a line by their share between the least and the most. */
const scale = (values: readonly number[], from: number, to: number) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value: number): number =>
    most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from);
};

/** Values over time as lines: one, or systolic and diastolic. The table below has the numbers. */
export const ValuesChart = ({ table, label }: { table: Values; label: string }) => {
  const { locale } = useLanguage();
  const days = table.rows.map(({ date }) => Date.parse(date));
  const all = table.rows.flatMap(({ numbers }) => numbers);
  const x = scale(days, MARGIN, WIDTH - MARGIN);
  const y = scale(all, HEIGHT - MARGIN, MARGIN);
  const lines = [0, 1]
    .map((at) =>
      table.rows.flatMap(({ date, value, numbers }) => {
        const number = numbers[at];
        const title = `${formatDay(locale, date)}: ${value}`;
        return number === undefined ? [] : [{ x: x(Date.parse(date)), y: y(number), title }];
      }),
    )
    .filter((points) => points.length > 0);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full">
      <rect width={WIDTH} height={HEIGHT} className="fill-sunken" rx={8} />
      {lines.map((points, at) => (
        <g key={at} className={at === 0 ? "text-accent" : "text-muted"}>
          <polyline
            points={points.map((point) => `${point.x},${point.y}`).join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
          />
          {points.map((point, i) => (
            <circle key={i} cx={point.x} cy={point.y} r={4.5} fill="currentColor">
              <title>{point.title}</title>
            </circle>
          ))}
        </g>
      ))}
    </svg>
  );
};
