import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay, formatTime, formatTimes } from "@relato/shared/locales/calendar-format.ts";
import { useState } from "react";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { EntryText } from "./entry-text.tsx";
import type { WaitingOpening } from "./openings.ts";
import { useBook } from "./use-book.ts";

/** Offers a free time to the waiting patients whom it suits. One press books it. */
export const OfferDialog = (props: {
  opening: WaitingOpening;
  timeZone: string;
  onClose: () => void;
}) => {
  const { opening, timeZone, onClose } = props;
  const { free, offers } = opening;
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  const [notify, setNotify] = useState(false);
  const book = useBook(onClose);
  const day = formatFullDay(locale, dayIn(free.from, timeZone));
  return (
    <Dialog isOpen onClose={onClose} label={words.offerTitle} size="lg">
      <DialogHeader
        title={words.offerTitle}
        description={`${day}, ${formatTimes(locale, free.from, free.to, timeZone)}`}
        onClose={onClose}
      />
      <ul className="divide-y divide-line border-y border-line">
        {offers.map(({ entry, data }) => {
          const time = formatTime(locale, data, timeZone);
          const isNew = entry.agendamento === null;
          return (
            <li key={entry.id} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <EntryText entry={entry} timeZone={timeZone} />
                <ContactLinks entry={entry} data={data} timeZone={timeZone} />
              </div>
              <button
                type="button"
                aria-label={(isNew ? words.bookOf : words.moveOf)(entry.paciente.nome, time)}
                className="btn btn-primary max-sm:w-full"
                disabled={book.isPending}
                onClick={() => book.mutate({ entry, data, notify })}
              >
                {(isNew ? words.book : words.move)(time)}
              </button>
            </li>
          );
        })}
      </ul>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {words.notify}
      </label>
      <p className="text-sm text-muted">{words.notifyHint}</p>
      {book.error === null ? null : (
        <div className="mt-4">
          <FailureNotice error={book.error} />
        </div>
      )}
      <div className="mt-5 flex justify-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.back}
        </button>
      </div>
    </Dialog>
  );
};
