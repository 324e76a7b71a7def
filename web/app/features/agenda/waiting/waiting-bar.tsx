import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { ListIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { waitingQuery } from "../waiting-queries.ts";
import type { WaitingOpening } from "./openings.ts";

/** How many patients wait, and for how many the shown days have a free time. */
export const WaitingBar = (props: { openings: readonly WaitingOpening[]; onOpen: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  const count = useQuery(waitingQuery).data?.items.length ?? 0;
  if (count === 0) return null;
  const fitting = new Set(
    props.openings.flatMap(({ offers }) => offers.map(({ entry }) => entry.id)),
  ).size;
  return (
    <button type="button" className="btn btn-quiet mb-4 max-sm:w-full" onClick={props.onOpen}>
      <ListIcon />
      <span>
        {words.count(formatNumber(locale, count), count === 1)}
        {fitting === 0 ? null : (
          <span className="text-ok">
            {" · "}
            {words.fitting(formatNumber(locale, fitting), fitting === 1)}
          </span>
        )}
      </span>
    </button>
  );
};
