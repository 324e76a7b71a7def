import type { ErasureItem } from "@relato/shared/contract/patient-data.ts";
import type { ErasureOutcome } from "@relato/shared/domain/erasure.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";

const TONES = {
  erased: "text-danger",
  restricted: "text-warn",
  kept: "text-muted",
} as const satisfies Record<ErasureOutcome, string>;

/** What happens (`isPlanned`) or happened with each category, why and until when. */
export const ErasureItems = (props: {
  items: readonly ErasureItem[];
  label: string;
  isPlanned?: boolean;
}) => {
  const { locale, text } = useLanguage();
  const words = text.patientData.erasure;
  const outcomes = props.isPlanned === true ? words.planned : words.outcomes;
  return (
    <ul aria-label={props.label} className="divide-y divide-line">
      {props.items.map(({ category, outcome, reason, count, until }) => (
        <li key={category} className="py-2.5">
          <div className="flex items-baseline justify-between gap-3">
            <p className="font-medium">
              {words.categories[category]} <span className="text-muted">({count})</span>
            </p>
            <p className={`shrink-0 text-sm font-semibold ${TONES[outcome]}`}>
              {outcomes[outcome]}
            </p>
          </div>
          <p className="text-sm text-muted">
            {words.reasons[reason]}
            {until === null ? "" : ` ${words.until(formatDay(locale, until))}`}
          </p>
        </li>
      ))}
    </ul>
  );
};
