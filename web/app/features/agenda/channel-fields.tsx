import { LOCALES } from "@relato/shared/domain/language.ts";
import { CHANNELS } from "@relato/shared/domain/notices.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { CheckboxField, SelectField } from "../../ui/form/fields.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { AgendamentoValues } from "./agendamento-values.ts";

/** The channels and the language of the patient's notices. */
export const ChannelFields = () => {
  const words = useLanguage().text.notices;
  const hint = useId();
  const values = useWatch<AgendamentoValues>() as AgendamentoValues;
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-sm font-medium">{words.legend}</legend>
      <p id={hint} className="text-sm text-muted">
        {words.hint}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2">
        {CHANNELS.map((channel) => (
          <CheckboxField key={channel} name={`notify_${channel}`} label={words.channels[channel]} />
        ))}
        {values.notify_email || values.notify_whatsapp ? (
          <SelectField name="locale" label={words.locale}>
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {LOCALE_NAMES[one]}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
    </fieldset>
  );
};
