import { addDays, daysFrom } from "@relato/shared/domain/calendar.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Pending } from "../../../ui/surfaces.tsx";
import { workingHoursQuery } from "../../calendars/queries.ts";
import { useNow } from "../use-now.ts";
import { waitingQuery } from "../waiting-queries.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { useOpenings, type WaitingOpening } from "./openings.ts";
import { useRemove } from "./use-book.ts";
import { WaitingForm, type WaitingTarget } from "./waiting-form.tsx";
import { WaitingRow, type WaitingRowActions } from "./waiting-row.tsx";

/** Free times are looked for in so many days. */
const DAYS = 60;

const Entries = (props: Omit<WaitingRowActions, "onRemove"> & { timeZone: string }) => {
  const { timeZone } = props;
  const words = useLanguage().text.waitingList;
  const query = useQuery(waitingQuery);
  const hours = useQuery(workingHoursQuery).data?.intervals;
  const remove = useRemove();
  const now = useNow();
  const today = dayIn(now.toISOString(), timeZone);
  const openings = useOpenings(daysFrom(today, addDays(today, DAYS)), now, timeZone);
  const openingOf = (id: string): WaitingOpening | undefined =>
    openings.find(({ offers }) => offers.some(({ entry }) => entry.id === id));
  if (query.data === undefined) return <Pending query={query} title={words.failed} lines={4} />;
  const { items } = query.data;
  if (items.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <>
      {hours?.length === 0 ? <Note tone="info">{words.setHours}</Note> : null}
      <ul className="divide-y divide-line">
        {items.map((entry) => (
          <WaitingRow
            key={entry.id}
            entry={entry}
            opening={hours === undefined ? null : openingOf(entry.id)}
            {...props}
            onRemove={({ id }) => remove.mutate(id)}
          />
        ))}
      </ul>
    </>
  );
};

type Opened = { kind: "offer"; opening: WaitingOpening } | WaitingTarget;

/** The waiting list: who waits, and the next free time of each patient. */
export const WaitingDialog = ({ timeZone, onClose }: { timeZone: string; onClose: () => void }) => {
  const words = useLanguage().text.waitingList;
  const [opened, setOpened] = useState<Opened | null>(null);
  const shared = { timeZone, onClose: () => setOpened(null) };
  if (opened?.kind === "offer") return <OfferDialog opening={opened.opening} {...shared} />;
  if (opened !== null) return <WaitingForm target={opened} {...shared} />;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="xl">
      <DialogHeader title={words.title} description={words.about} onClose={onClose} />
      <Entries
        timeZone={timeZone}
        onEdit={(entry) => setOpened({ kind: "edit", entry })}
        onOffer={(opening) => setOpened({ kind: "offer", opening })}
      />
      <button
        type="button"
        className="btn btn-primary mt-4"
        onClick={() => setOpened({ kind: "new", paciente: null })}
      >
        {words.add}
      </button>
    </Dialog>
  );
};
