import { MAX_CERTIFICATE } from "@relato/shared/domain/sharing.ts";
import { useId, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const Form = (props: { documentoId: string; onClose: () => void }) => {
  const { text } = useLanguage();
  const { sign: words, unsigned } = text.sharing;
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [fileError, setFileError] = useState<string | null>(null);
  const sign = useAction({
    run: async (chosen: File) =>
      call("POST /api/documentos/:id/pdf", {
        params: { id: props.documentoId },
        body: { certificate: await base64Of(chosen), password },
      }),
    success: words.done,
    onSuccess: (pdf) => {
      saveFile(pdf);
      props.onClose();
    },
    failure: ({ code }) => (code.startsWith("CERTIFICATE_") ? "shown" : "toast"),
  });
  const submit = (): void => {
    if (file === null) return setFileError(words.noFile);
    if (file.size > MAX_CERTIFICATE) return setFileError(words.tooLarge);
    if (!sign.isPending) sign.mutate(file);
  };
  const clearErrors = (): void => {
    setFileError(null);
    sign.reset();
  };
  const code = sign.error instanceof ApiError ? sign.error.code : null;
  const refusal = code?.startsWith("CERTIFICATE_") === true ? text.errors[code] : null;
  const isPasswordWrong = code === "CERTIFICATE_PASSWORD";
  const shownFileError = fileError ?? (isPasswordWrong ? null : refusal);
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {words.file}
        </label>
        <input
          id={id}
          type="file"
          accept=".p12,.pfx,application/x-pkcs12"
          aria-invalid={shownFileError === null ? undefined : true}
          aria-describedby={shownFileError === null ? undefined : `${id}-error`}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            clearErrors();
          }}
          className="field"
        />
        {shownFileError === null ? null : (
          <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
            {shownFileError}
          </p>
        )}
      </div>
      <LabelledInput
        label={words.password}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={password}
        error={isPasswordWrong ? refusal : null}
        onChange={({ target }) => {
          setPassword(target.value);
          clearErrors();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {unsigned.cancel}
        </button>
        <button type="submit" disabled={sign.isPending} className="btn btn-primary">
          {sign.isPending ? words.signing : words.submit}
        </button>
      </div>
    </form>
  );
};

/** A PAdES signature with the doctor's own A1 certificate; closing the dialog discards file and password. */
export const SignPdfDialog = (props: {
  documentoId: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const { sign: words } = useLanguage().text.sharing;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      label={words.title}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card p-5"
    >
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="mt-1 text-sm text-muted">{words.detail}</p>
      <Form documentoId={props.documentoId} onClose={props.onClose} />
    </Dialog>
  );
};
