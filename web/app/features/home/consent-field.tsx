import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** CFM 2.454/2026: the patient was told of recording and AI and agreed; without it nothing begins. */
export const ConsentField = (props: {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  isMissing: boolean;
}) => {
  const { text } = useLanguage();
  const id = useId();
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          checked={props.agreed}
          onChange={(event) => props.onChange(event.target.checked)}
          aria-invalid={props.isMissing}
          aria-describedby={props.isMissing ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        {text.home.consent}
      </label>
      {props.isMissing ? (
        <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {text.home.consentRequired}
        </p>
      ) : null}
    </div>
  );
};
