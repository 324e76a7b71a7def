import { MAX_CERTIFICATE } from "@relato/shared/domain/sharing.ts";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";

const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
};

/** Signs and saves the PDF. The errors are texts for the two fields. */
const useSignPdf = (documentoId: string, onSigned: () => void) => {
  const { text } = useLanguage();
  const { sign: words } = text.sharing;
  const [fileError, setFileError] = useState<string>();
  const action = useAction({
    run: async (body: { file: File; password: string }) =>
      call("POST /api/documentos/:id/pdf", {
        params: { id: documentoId },
        body: { certificate: await toBase64(body.file), password: body.password },
      }),
    success: words.done,
    onSuccess: (pdf) => {
      saveFile(pdf);
      onSigned();
    },
    failure: ({ code }) => (code.startsWith("CERTIFICATE_") ? "shown" : "toast"),
  });
  const code = action.error instanceof ApiError ? action.error.code : "INTERNAL";
  const refusal = code.startsWith("CERTIFICATE_") ? text.errors[code] : undefined;
  const isPasswordWrong = code === "CERTIFICATE_PASSWORD";
  return {
    isPending: action.isPending,
    fileError: fileError ?? (isPasswordWrong ? undefined : refusal),
    passwordError: isPasswordWrong ? refusal : undefined,
    submit: (file: File | null, password: string): void => {
      if (file === null) setFileError(words.noFile);
      else if (file.size > MAX_CERTIFICATE) setFileError(words.tooLarge);
      else if (!action.isPending) action.mutate({ file, password });
    },
    clearErrors: (): void => {
      setFileError(undefined);
      action.reset();
    },
  };
};

const SignForm = (props: { documentoId: string; onClose: () => void }) => {
  const { sign: words, unsigned } = useLanguage().text.sharing;
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const sign = useSignPdf(props.documentoId, props.onClose);
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        sign.submit(file, password);
      }}
    >
      <Field label={words.file} error={sign.fileError}>
        {(input) => (
          <input
            {...input}
            type="file"
            accept=".p12,.pfx,application/x-pkcs12"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              sign.clearErrors();
            }}
            className="field"
          />
        )}
      </Field>
      <Field label={words.password} error={sign.passwordError}>
        {(input) => (
          <input
            {...input}
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              sign.clearErrors();
            }}
            className="field"
          />
        )}
      </Field>
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

/** A PAdES signature with the doctor's A1 certificate. Closing discards file and password. */
export const SignPdfDialog = (props: {
  documentoId: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const { sign: words } = useLanguage().text.sharing;
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} label={words.title}>
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="mt-1 text-sm text-muted">{words.detail}</p>
      <SignForm documentoId={props.documentoId} onClose={props.onClose} />
    </Dialog>
  );
};
