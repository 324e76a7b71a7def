import type { Preference } from "@relato/shared/domain/preferences.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { preferencesQuery, useSavePreference } from "./queries.ts";

/** A native checkbox with the look and role of a switch. */
export const Switch = (props: {
  label: string;
  detail: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 py-4">
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {props.label}
        </label>
        <p id={`${id}-detail`} className="text-sm text-muted">
          {props.detail}
        </p>
      </div>
      <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={props.on}
          aria-describedby={`${id}-detail`}
          checked={props.on}
          onChange={({ target }) => props.onChange(target.checked)}
          className={
            "peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border " +
            "border-edge bg-sunken checked:border-accent checked:bg-accent"
          }
        />
        <span
          aria-hidden="true"
          className={
            "pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge " +
            "transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent"
          }
        />
      </span>
    </div>
  );
};

/** Preferences, each saved when it is switched. */
export const Switches = ({ names }: { names: readonly Preference[] }) => {
  const words = useLanguage().text.configuracoes;
  const query = useQuery(preferencesQuery);
  const { data } = query;
  const save = useSavePreference();
  if (data === undefined)
    return <Pending query={query} title={words.failed} lines={names.length * 2} className="py-4" />;
  return names.map((name) => {
    const [label, detail] = words.switches[name];
    return (
      <Switch
        key={name}
        label={label}
        detail={detail}
        on={data[name]}
        onChange={(isOn) => save.mutate({ name, isOn })}
      />
    );
  });
};
