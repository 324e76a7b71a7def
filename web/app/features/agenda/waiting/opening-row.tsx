import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay, formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { RowButton } from "../../../ui/row-button.tsx";
import type { WaitingOpening } from "./openings.ts";

/** A free time in the list of a day, with the number of waiting patients whom it suits. */
export const OpeningRow = (props: {
  opening: WaitingOpening;
  timeZone: string;
  onOffer: (opening: WaitingOpening) => void;
}) => {
  const { opening, timeZone, onOffer } = props;
  const { free, offers } = opening;
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  const times = formatTimes(locale, free.from, free.to, timeZone);
  const day = formatFullDay(locale, dayIn(free.from, timeZone));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-ok-soft px-4 py-2 text-ok">
      <p className="w-full shrink-0 text-sm font-semibold tabular-nums sm:w-40">{times}</p>
      <p className="min-w-0 flex-1 basis-40 text-sm">
        {words.freeCount(formatNumber(locale, offers.length), offers.length === 1)}
      </p>
      <RowButton
        label={words.offerAt(`${day}, ${times}`)}
        look="quiet"
        onPress={() => onOffer(opening)}
      >
        {words.offer}
      </RowButton>
    </li>
  );
};
