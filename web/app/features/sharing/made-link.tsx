import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { mailtoLink, whatsappLink } from "./messages.ts";

/** The patient's address and number; null if unknown. */
export interface Recipient {
  patient_email: string | null;
  patient_whatsapp: string | null;
}

const CopyField = ({ label, value }: { label: string; value: string }) => {
  const { link: words } = useLanguage().text.sharing;
  return (
    <Field label={label} error={undefined}>
      {(input) => (
        <div className="flex gap-2">
          <input
            {...input}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            className="field min-w-0 flex-1 font-mono"
          />
          <CopyButton value={value} words={words} of={label} />
        </div>
      )}
    </Field>
  );
};

/**
 * A new link's address and code, and ways to send the link. They cannot be read again later.
 * The code is not in the message: the doctor sends it separately.
 */
export const MadeLink = (
  props: { url: string; code: string | null; subject: string } & Recipient,
) => {
  const words = useLanguage().text.sharing;
  const message = words.link.message(props.url);
  return (
    <div
      aria-live="polite"
      className="space-y-3 rounded-xl border border-ok bg-ok-soft p-3 text-ink"
    >
      <p className="text-sm font-medium">{words.link.made}</p>
      <CopyField label={words.link.url} value={props.url} />
      {props.code === null ? null : <CopyField label={words.link.yourCode} value={props.code} />}
      <div className="flex flex-wrap gap-2">
        <a
          href={mailtoLink({ to: props.patient_email, subject: props.subject, body: message })}
          target="_blank"
          rel="noreferrer"
          className="btn btn-quiet"
        >
          {words.email}
        </a>
        <a
          href={whatsappLink(message, props.patient_whatsapp)}
          target="_blank"
          rel="noreferrer"
          className="btn btn-quiet"
        >
          {words.whatsapp}
        </a>
      </div>
    </div>
  );
};
