import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { CHANNELS } from "@relato/shared/domain/notices.ts";
import type { Channels } from "@relato/shared/domain/notices.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { useId } from "react";
import { useViews } from "../../ui/language.tsx";

/** Whether the patient is told, by which channels, and in which language. */
export const ChannelFields = (props: {
  channels: Channels;
  locale: Locale;
  onChange: (part: { channels?: Channels; locale?: Locale }) => void;
}) => {
  const { channels, locale, onChange } = props;
  const words = useViews().notices;
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-sm font-medium">{words.legend}</legend>
      <p id={hint} className="text-sm text-muted">
        {words.hint}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2">
        {CHANNELS.map((channel) => (
          <label key={channel} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={channels[channel]}
              onChange={({ target }) =>
                onChange({ channels: { ...channels, [channel]: target.checked } })
              }
            />
            {words.channels[channel]}
          </label>
        ))}
        {channels.email || channels.whatsapp ? (
          <label className="text-sm font-medium">
            {words.locale}
            <select
              value={locale}
              onChange={({ target }) => {
                const chosen = LOCALES.find((one) => one === target.value);
                if (chosen !== undefined) onChange({ locale: chosen });
              }}
              className="field mt-1.5 font-normal"
            >
              {LOCALES.map((one) => (
                <option key={one} value={one}>
                  {LOCALE_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
    </fieldset>
  );
};
