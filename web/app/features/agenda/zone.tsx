import { formatZone } from "@relato/shared/locales/calendar-format.ts";
import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { TimeZoneForm } from "../configuracoes/time-zone-form.tsx";
import { deviceZone, useSaveTimeZone } from "../configuracoes/time-zone.ts";

const offsetOf = (zone: string, now: Date): string =>
  formatZone("en-us", zone, now).replace(/^.*\(/, "");

/** The time zone of the agenda. Warns when the clock of this device shows another time. */
export const ZoneNote = ({ zone, now }: { zone: string; now: Date }) => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes;
  const [isOpen, setOpen] = useState(false);
  const save = useSaveTimeZone();
  const device = deviceZone();
  const isElsewhere = device !== null && offsetOf(device, now) !== offsetOf(zone, now);
  const close = (): void => setOpen(false);
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
      <Dialog isOpen={isOpen} onClose={close} label={words.zone.change}>
        <h2 className="mb-4 font-serif text-xl font-semibold">{words.zone.change}</h2>
        <TimeZoneForm
          zone={zone}
          onSaved={close}
          aside={
            <button type="button" className="btn btn-quiet" onClick={close}>
              {text.common.cancel}
            </button>
          }
        />
      </Dialog>
    </div>
  );
};
