import { MAX_CONSENT_FORM_BYTES } from "@relato/shared/domain/consent.ts";
import { formatBytes } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";

const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

export const isTooLarge = (file: File): boolean => file.size > MAX_CONSENT_FORM_BYTES;

/** Chooses the signed form: a photograph, a scan or a PDF. */
export const FormInput = (props: {
  file: File | null;
  label: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.consulta.consent.form;
  const { file, label, onChoose } = props;
  return (
    <div>
      <label
        className={
          "btn btn-quiet cursor-pointer has-focus-visible:outline-2 " +
          "has-focus-visible:outline-accent"
        }
      >
        {label}
        <input
          type="file"
          accept={ACCEPTED}
          disabled={props.isDisabled}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen !== undefined) onChoose(chosen);
          }}
          className="sr-only"
        />
      </label>
      {file === null ? null : (
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
          {file.name} ({formatBytes(locale, file.size)})
        </p>
      )}
      {file !== null && isTooLarge(file) ? (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {words.tooLarge}
        </p>
      ) : null}
    </div>
  );
};
