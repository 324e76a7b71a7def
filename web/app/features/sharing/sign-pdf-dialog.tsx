import { MAX_CERTIFICATE } from "@relato/shared/domain/sharing.ts";
import { useId, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toast.tsx";

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const Form = (props: { documentoId: string; onClose: () => void }) => {
  const { text } = useLanguage();
  const { sign: words, unsigned } = useViews().sharing;
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [signing, setSigning] = useState(false);
  const [refused, setRefused] = useState<{ field: "file" | "password"; told: string } | null>(null);
  const sign = async (): Promise<void> => {
    if (file === null) return setRefused({ field: "file", told: words.noFile });
    if (file.size > MAX_CERTIFICATE) return setRefused({ field: "file", told: words.tooLarge });
    setSigning(true);
    setRefused(null);
    try {
      const certificate = await base64Of(file);
      saveFile(
        await call("POST /api/documentos/:id/pdf", {
          params: { id: props.documentoId },
          body: { certificate, password },
        }),
      );
      toast({ variant: "success", title: words.done });
      props.onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith("CERTIFICATE_"))
        setRefused({
          field: error.code === "CERTIFICATE_PASSWORD" ? "password" : "file",
          told: text.errors[error.code],
        });
      else toast({ variant: "destructive", ...describeFailure(text, error) });
    } finally {
      setSigning(false);
    }
  };
  const told = refused?.field === "file" ? refused.told : null;
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!signing) void sign();
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
          aria-invalid={told === null ? undefined : true}
          aria-describedby={told === null ? undefined : `${id}-error`}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setRefused(null);
          }}
          className="field"
        />
        {told === null ? null : (
          <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
            {told}
          </p>
        )}
      </div>
      <LabelledInput
        label={words.password}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={password}
        error={refused?.field === "password" ? refused.told : null}
        onChange={({ target }) => {
          setPassword(target.value);
          setRefused(null);
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {unsigned.cancel}
        </button>
        <button type="submit" disabled={signing} className="btn btn-primary">
          {signing ? words.signing : words.submit}
        </button>
      </div>
    </form>
  );
};

/** A PAdES signature with the doctor's own A1 certificate; closing the dialog forgets file and password. */
export const SignPdfDialog = (props: {
  documentoId: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const { sign: words } = useViews().sharing;
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
