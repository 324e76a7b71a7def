import type { OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { call } from "../../api/call.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { refreshBlockedTimes } from "./queries.ts";

/** Asks before an outside calendar is removed. */
export const RemoveCalendar = (props: { calendar: OutsideCalendar; onClose: () => void }) => {
  const { id, name } = props.calendar;
  const words = useLanguage().text.calendars.removal;
  return (
    <DeleteDialog
      words={words}
      run={() => call("DELETE /api/agenda/calendars/:id", { params: { id } })}
      refresh={refreshBlockedTimes}
      onClose={props.onClose}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-sm text-muted">{words.text}</p>
    </DeleteDialog>
  );
};
