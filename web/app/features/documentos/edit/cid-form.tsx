import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { CID_CODE } from "@relato/shared/domain/cid.ts";
import { useId, useState } from "react";
import { focusOnce } from "../../../ui/focus.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useNewVersion } from "../queries.ts";

/** A certificate's CID: only from the doctor's hand, and only where the patient has authorised it. */
export const CidForm = (props: {
  documento: Documento & { current: DocumentVersion };
  onClose: () => void;
}) => {
  const { documento, onClose } = props;
  const { text } = useLanguage();
  const { cid: words, saved } = text.documentos;
  const id = useId();
  const [code, setCode] = useState("");
  const [isAuthorised, setAuthorised] = useState(false);
  const add = useNewVersion(documento);
  return (
    <form
      aria-label={words.title}
      className="space-y-3 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { change: "cid", base: documento.current.number, code, cid_authorised: isAuthorised },
          {
            onSuccess: () => {
              toast({ variant: "success", title: saved });
              onClose();
            },
          },
        );
      }}
    >
      <label htmlFor={id} className="block text-sm font-medium">
        {words.code}
      </label>
      <input
        id={id}
        ref={focusOnce}
        value={code}
        maxLength={20}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setCode(target.value)}
        className="field !mt-1.5 sm:max-w-60"
      />
      <p id={`${id}hint`} className="!mt-1 text-sm text-muted">
        {words.hint}
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isAuthorised}
          onChange={({ target }) => setAuthorised(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {words.authorised}
      </label>
      {add.error === null ? null : <FailureNotice category="consultation" error={add.error} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={add.isPending || !isAuthorised || !CID_CODE.test(code)}
          className="btn btn-primary"
        >
          {words.save}
        </button>
        <button type="button" onClick={onClose} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};
