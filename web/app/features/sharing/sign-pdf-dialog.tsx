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

const SignForm = (props: { documentoId: string; onClose: () => void }) => {
  const { text } = useLanguage();
  const { sign: words, unsigned } = text.sharing;
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [fileError, setFileError] = useState<string>();
  const sign = useAction({
    run: async (chosen: File) =>
      call("POST /api/documentos/:id/pdf", {
        params: { id: props.documentoId },
        body: { certificate: await toBase64(chosen), password },
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
    setFileError(undefined);
    sign.reset();
  };
  const code = sign.error instanceof ApiError ? sign.error.code : "";
  const refusal = code !== "" && code.startsWith("CERTIFICATE_") ? text.errors[code] : undefined;
  const isPasswordWrong = code === "CERTIFICATE_PASSWORD";
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={words.file} error={fileError ?? (isPasswordWrong ? undefined : refusal)}>
        {(input) => (
          <input
            {...input}
            type="file"
            accept=".p12,.pfx,application/x-pkcs12"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              clearErrors();
            }}
            className="field"
          />
        )}
      </Field>
      <Field label={words.password} error={isPasswordWrong ? refusal : undefined}>
        {(input) => (
          <input
            {...input}
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              clearErrors();
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
