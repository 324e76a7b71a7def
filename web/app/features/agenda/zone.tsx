import { formatZone } from "@relato/shared/locales/calendar-format.ts";
import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { TimeZoneForm } from "../configuracoes/time-zone-form.tsx";
import { deviceZone, useSaveTimeZone } from "../configuracoes/time-zone.ts";

/** In which zone the times are, and the way to another; says so when this device's clock shows other times. */
export const ZoneNote = ({ zone, now }: { zone: string; now: Date }) => {
  const { locale, text } = useLanguage();
  const words = useViews().configuracoes;
  const [isOpen, setOpen] = useState(false);
  const save = useSaveTimeZone();
  const device = deviceZone();
  const offset = (name: string): string => formatZone("en-us", name, now).replace(/^.*\(/, "");
  const isElsewhere = device !== null && offset(device) !== offset(zone);
  return (
    <div className="mt-2 space-y-3 text-sm text-muted">
      {isElsewhere ? (
        <Note tone="warn" announce="note">
          {words.zone.elsewhere(formatZone(locale, device, now))}{" "}
          <button
            type="button"
            disabled={save.isPending}
            onClick={() =>
              save.mutate(device, {
                onError: (error) =>
                  toast({ variant: "destructive", ...describeFailure(text, error) }),
              })
            }
            className="min-h-6 font-semibold underline underline-offset-4"
          >
            {words.zone.useHere}
          </button>
        </Note>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3">
        {words.zone.shown(formatZone(locale, zone, now))}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-6 text-accent underline underline-offset-4"
        >
          {words.zone.change}
        </button>
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={words.zone.change}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card p-6"
      >
        <h2 className="mb-4 font-serif text-xl font-semibold">{words.zone.change}</h2>
        <TimeZoneForm
          zone={zone}
          onSaved={() => setOpen(false)}
          aside={
            <button type="button" className="btn btn-quiet" onClick={() => setOpen(false)}>
              {text.common.cancel}
            </button>
          }
        />
      </Dialog>
    </div>
  );
};
