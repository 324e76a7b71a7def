import { CID_CODE } from "@relato/shared/domain/cid.ts";
import { useState } from "react";
import { focusOnce } from "../../../ui/focus.ts";
import { Field } from "../../../ui/form/field.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useNewVersion } from "../actions.ts";
import { ChangeForm } from "../change-form.tsx";
import type { WrittenDocumento } from "../queries.ts";

/** Adds a CID to a certificate, which the patient must have authorised. */
export const CidForm = (props: { documento: WrittenDocumento; onClose: () => void }) => {
  const { documento, onClose } = props;
  const { cid: words, saved } = useLanguage().text.documentos;
  const [code, setCode] = useState("");
  const [isAuthorised, setAuthorised] = useState(false);
  const add = useNewVersion(documento, saved);
  const { number: base } = documento.current;
  return (
    <ChangeForm
      label={words.title}
      action={add}
      submitLabel={words.save}
      canSubmit={isAuthorised && CID_CODE.test(code)}
      onSubmit={() =>
        add.mutate(
          { change: "cid", base, code, cid_authorised: isAuthorised },
          { onSuccess: onClose },
        )
      }
      onCancel={onClose}
    >
      <Field label={words.code} hint={words.hint} error={undefined}>
        {(input) => (
          <input
            {...input}
            ref={focusOnce}
            value={code}
            maxLength={20}
            required
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
            className="field sm:max-w-60"
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isAuthorised}
          onChange={({ target }) => setAuthorised(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {words.authorised}
      </label>
    </ChangeForm>
  );
};
