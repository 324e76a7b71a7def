import { useState } from "react";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { CalendarDialog } from "./calendar-dialog.tsx";
import { CalendarList, type OpenedCalendar } from "./calendar-list.tsx";
import { OwnTimes } from "./own-times.tsx";
import { RemoveCalendar } from "./remove-calendar.tsx";

/** The blocked times: the doctor's own, and the calendars that they are read from. */
export const BlockedDialog = ({ timeZone, onClose }: { timeZone: string; onClose: () => void }) => {
  const words = useLanguage().text.calendars;
  const [opened, setOpened] = useState<OpenedCalendar | null>(null);
  const back = (): void => setOpened(null);
  if (opened?.kind === "remove") return <RemoveCalendar {...opened} onClose={back} />;
  if (opened !== null)
    return (
      <CalendarDialog calendar={opened.kind === "new" ? null : opened.calendar} onClose={back} />
    );
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="lg">
      <DialogHeader title={words.title} description={words.about} onClose={onClose} />
      <OwnTimes timeZone={timeZone} />
      <CalendarList onOpen={setOpened} />
    </Dialog>
  );
};
