import { formatZone } from "@relato/shared/locales/calendar-format.ts";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSaveTimeZone, useTimeZone } from "./time-zone.ts";

/** Every zone that the browser knows, and the one in hand, which it may call otherwise. */
const zonesWith = (zone: string): string[] =>
  [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])].toSorted();

/** Chooses the time zone of the doctor's appointments; what was chosen is kept when saving fails. */
export const TimeZoneForm = (props: { zone: string; onSaved?: () => void; aside?: ReactNode }) => {
  const { locale, text } = useLanguage();
  const words = useViews().configuracoes;
  const id = useId();
  const [chosen, choose] = useState(props.zone);
  const [now] = useState(() => new Date());
  const save = useSaveTimeZone();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen, {
          onSuccess: () => {
            toast({ variant: "success", title: words.zone.saved });
            props.onSaved?.();
          },
        });
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.zone.label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        className="field"
      >
        {zonesWith(props.zone).map((name) => (
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
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {props.aside}
        <button type="submit" className="btn btn-primary" disabled={save.isPending}>
          {words.zone.save}
        </button>
      </div>
    </form>
  );
};

/** The same among the settings. */
export const TimeZoneSetting = () => {
  const { zone, error, refetch } = useTimeZone();
  const words = useViews().configuracoes;
  if (zone !== null) return <TimeZoneForm zone={zone} />;
  return <Pending query={{ error, refetch }} title={words.failed} lines={2} />;
};
