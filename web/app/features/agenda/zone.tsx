import { isTimeZone } from "@relato/shared/domain/zone.ts";
import { formatZone } from "@relato/shared/locales/calendar-format.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { saveTimeZone } from "../../api/endpoints.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { timeZoneQuery } from "./queries.ts";

/** Where this device says it is; null when it says nothing that we know. */
const deviceZone = (): string | null => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
};

const useSaveZone = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (time_zone: string) => call(saveTimeZone, { body: { time_zone } }),
    onSuccess: (saved) => client.setQueryData(timeZoneQuery.queryKey, saved),
  });
};

/** The doctor's time zone; where none was said yet, this device's, which is saved as theirs. */
export const useTimeZone = () => {
  const { data, error, refetch } = useQuery(timeZoneQuery);
  const { mutate } = useSaveZone();
  const unsaid = data !== undefined && data.time_zone === null;
  useEffect(() => {
    const zone = deviceZone();
    // Should it not be saved, it is tried again the next time; until then the device's is shown.
    if (unsaid && zone !== null) mutate(zone);
  }, [unsaid, mutate]);
  const zone = data === undefined ? null : (data.time_zone ?? deviceZone() ?? "UTC");
  return { zone, error, refetch };
};

const Choice = (props: { zone: string; now: Date; onClose: () => void }) => {
  const { zone, now, onClose } = props;
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const id = useId();
  const [chosen, choose] = useState(zone);
  const save = useSaveZone();
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])].toSorted();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen, {
          onSuccess: () => {
            toast({ variant: "success", title: words.zone.saved });
            onClose();
          },
        });
      }}
    >
      <h2 className="font-serif text-xl font-semibold">{words.zone.change}</h2>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-sm font-medium">
        {words.zone.label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="field"
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {formatZone(locale, name, now)}
          </option>
        ))}
      </select>
      {save.error === null ? null : (
        <div className="mt-4">
          <FailureNotice title={describeFailure(text, save.error).title} error={save.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.cancel}
        </button>
        <button type="submit" className="btn btn-primary" disabled={save.isPending}>
          {words.save}
        </button>
      </div>
    </form>
  );
};

/** In which zone the times are, and the way to another; says so when this device's clock shows other times. */
export const ZoneNote = ({ zone, now }: { zone: string; now: Date }) => {
  const { locale, text } = useLanguage();
  const words = useViews().agenda;
  const [isOpen, setOpen] = useState(false);
  const save = useSaveZone();
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
        <Choice zone={zone} now={now} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
};
