import { formatZone } from "@relato/shared/locales/calendar-format.ts";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useSaveTimeZone, useTimeZone } from "./time-zone.ts";

/** The browser's time zones and the saved one, for which the browser may use another name. */
const zonesWith = (zone: string): string[] =>
  [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])].toSorted();

/** Chooses the time zone of the doctor's appointments. The choice stays when saving fails. */
export const TimeZoneForm = (props: { zone: string; onSaved?: () => void; aside?: ReactNode }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.configuracoes;
  const id = useId();
  const [zone, setZone] = useState(props.zone);
  const [now] = useState(() => new Date());
  const save = useSaveTimeZone(words.zone.saved, props.onSaved);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(zone);
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.zone.label}
      </label>
      <select
        id={id}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
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
          <FailureNotice error={save.error} />
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

/** The time zone in the settings. */
export const TimeZoneSetting = () => {
  const { zone, error, refetch } = useTimeZone();
  const words = useLanguage().text.configuracoes;
  if (zone !== null) return <TimeZoneForm zone={zone} />;
  return <Pending query={{ error, refetch }} title={words.failed} lines={2} />;
};
