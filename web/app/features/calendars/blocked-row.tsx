import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { useLanguage } from "../../ui/language.tsx";
import { blockedTimesOn, blockedTitle } from "./describe-blocked.ts";

/** A blocked time in the list of a day. */
export const BlockedRow = (props: { one: BlockedTime; day: string; timeZone: string }) => {
  const { one, day, timeZone } = props;
  const { locale, text } = useLanguage();
  const words = text.calendars;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sunken px-4 py-3 text-muted">
      <p className="w-full shrink-0 text-sm tabular-nums sm:w-40">
        {blockedTimesOn(locale, one, day, timeZone, words)}
      </p>
      <p className="min-w-0 flex-1 basis-48 text-sm [overflow-wrap:anywhere]">
        {blockedTitle(one, words)}
        {one.title === null && one.calendar === null ? null : <> · {words.blocked}</>}
      </p>
    </li>
  );
};
