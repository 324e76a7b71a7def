import type { PriorMeasure } from "@relato/shared/contract/laudo-patient.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { insertSentence } from "../edit/insert-sentence.ts";
import { useOpenLaudo } from "../open-laudo.ts";

/** "+3 mm (+25%)". */
const formatChange = (locale: Locale, change: number, percent: number | null, unit: string) => {
  const signed = (value: number, digits: number): string =>
    new Intl.NumberFormat(languageOfLocale(locale), {
      signDisplay: "exceptZero",
      maximumFractionDigits: digits,
    }).format(value);
  const share = percent === null ? "" : ` (${signed(percent, 0)}%)`;
  return `${signed(change, 2)} ${unit}${share}`;
};

const Row = (props: { prior: PriorMeasure["priors"][number]; unit: string }) => {
  const { prior, unit } = props;
  const { locale, text } = useLanguage();
  const words = text.laudoPanels.patient;
  const { exam_date, value, change, change_percent, implausible } = prior;
  return (
    <>
      <tr title={prior.quote}>
        <td className="py-1 pr-3 whitespace-nowrap">{formatDay(locale, exam_date)}</td>
        <td className="py-1 pr-3 whitespace-nowrap">
          {formatNumber(locale, value)} {unit}
        </td>
        <td className={`py-1 ${implausible === null ? "" : "text-warn"}`}>
          {change === null
            ? "—"
            : change === 0
              ? words.equal
              : formatChange(locale, change, change_percent, unit)}
        </td>
      </tr>
      {implausible === null ? null : (
        <tr>
          <td colSpan={3} className="rounded bg-warn-soft px-2 py-1 text-warn">
            {words.implausible[implausible]}
          </td>
        </tr>
      )}
    </>
  );
};

/** One thing that was measured: its value now, and in each earlier laudo. */
export const MeasureTable = ({ measure }: { measure: PriorMeasure }) => {
  const { locale, text } = useLanguage();
  const words = text.laudoPanels.patient;
  const { laudo, editor } = useOpenLaudo();
  const { label, current, unit, priors, comparison } = measure;
  const now =
    current === null ? words.notNow : words.now(`${formatNumber(locale, current)} ${unit}`);
  return (
    <div className="space-y-2 rounded-lg border border-line p-3 text-sm">
      <table className="w-full">
        <caption className="pb-1 text-left">
          <b className="[overflow-wrap:anywhere]">{label}</b>{" "}
          <span className="text-muted">{now}</span>
        </caption>
        <thead>
          <tr className="text-left text-muted">
            {(["date", "value", "change"] as const).map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-medium">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priors.map((prior) => (
            <Row key={`${prior.laudo_id} ${prior.value}`} prior={prior} unit={unit} />
          ))}
        </tbody>
      </table>
      {comparison === null || !laudo.can.edit ? null : (
        <>
          <p className="text-muted">“{comparison}”</p>
          <button
            type="button"
            aria-label={words.insertOf(label)}
            className="btn btn-quiet px-3 text-sm"
            onClick={() => insertSentence(editor, comparison)}
          >
            {words.insert}
          </button>
        </>
      )}
    </div>
  );
};
