import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";

import { toast } from "../../../ui/toast.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { twoFactorQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { QrCode } from "./qr-code.tsx";

type Change = "start" | "stop" | "renew";
type Step =
  | { kind: "idle" }
  /** Each change needs the password first. */
  | { kind: "asking"; change: Change }
  | { kind: "enrolling"; uri: string; codes: readonly string[] }
  | { kind: "renewed"; codes: readonly string[] };

/** Refusals that are shown at the field. */
const REFUSALS = { PASSWORD_WRONG: true, TWO_FACTOR_INVALID: true };

/** Asks for a password or a code. */
const SecretForm = (props: {
  label: string;
  isPassword: boolean;
  submit: string;
  onSubmit: (value: string) => Promise<void>;
  onCancel: () => void;
}) => {
  const { text } = useLanguage();
  const [value, setValue] = useState("");
  const submit = useAction({
    run: props.onSubmit,
    failure: ({ code }) => (code in REFUSALS ? "shown" : "toast"),
    category: "auth",
  });
  const { error } = submit;
  const refusal =
    error instanceof ApiError && error.code in REFUSALS ? text.errors[error.code] : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!submit.isPending && value !== "") submit.mutate(value);
      }}
      className="mt-4 grid max-w-md gap-3"
    >
      <LabelledInput
        label={props.label}
        type={props.isPassword ? "password" : "text"}
        inputMode={props.isPassword ? undefined : "numeric"}
        autoComplete={props.isPassword ? "current-password" : "one-time-code"}
        value={value}
        error={refusal}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={submit.isPending || value === ""}
          className="btn btn-primary"
        >
          {props.submit}
        </button>
        <button type="button" onClick={props.onCancel} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

/** Two-step verification: enable with an authenticator app, disable, renew the backup codes. */
export const TwoFactor = () => {
  const words = useLanguage().text.configuracoes.security.twoFactor;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const reset = (): void => setStep({ kind: "idle" });
  const setEnabled = (enabled: boolean): void => {
    client.setQueryData(twoFactorQuery.queryKey, { enabled });
    toast({ variant: "success", title: enabled ? words.enabled : words.disabled });
  };
  const applyChange = async (change: Change, password: string): Promise<void> => {
    const body = { password };
    if (change === "start") {
      const { totp_uri, backup_codes } = await call("POST /api/account/two-factor", { body });
      return setStep({ kind: "enrolling", uri: totp_uri, codes: backup_codes });
    }
    if (change === "renew") {
      const { backup_codes } = await call("POST /api/account/two-factor/backup-codes", { body });
      return setStep({ kind: "renewed", codes: backup_codes });
    }
    await call("POST /api/account/two-factor/disable", { body });
    reset();
    setEnabled(false);
  };
  const confirm = async (code: string): Promise<void> => {
    await call("POST /api/account/two-factor/confirm", { body: { code } });
    reset();
    setEnabled(true);
  };
  if (data === undefined)
    return (
      <Section title={words.title} intro={words.intro}>
        {<Pending query={{ error, refetch }} title={words.failed} lines={2} />}
      </Section>
    );
  const choices: readonly Change[] = data.enabled ? ["renew", "stop"] : ["start"];
  return (
    <Section title={words.title} intro={words.intro}>
      <p
        className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${data.enabled ? "bg-ok-soft text-ok" : "bg-sunken text-muted"}`}
      >
        {data.enabled ? words.on : words.off}
      </p>
      {step.kind === "idle" ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {choices.map((change) => (
            <button
              key={change}
              type="button"
              onClick={() => setStep({ kind: "asking", change })}
              className="btn btn-quiet"
            >
              {words[change]}
            </button>
          ))}
        </div>
      ) : null}
      {step.kind === "asking" ? (
        <SecretForm
          label={words.password}
          isPassword
          submit={step.change === "start" ? words.go : words[step.change]}
          onSubmit={(password) => applyChange(step.change, password)}
          onCancel={reset}
        />
      ) : null}
      {step.kind === "enrolling" ? (
        <div className="mt-4 space-y-4">
          <p>{words.scan}</p>
          <QrCode value={step.uri} label={words.qr} />
          <p className="text-sm">
            {words.secret}:{" "}
            <code className="font-mono break-all">
              {new URL(step.uri).searchParams.get("secret")}
            </code>
          </p>
          <BackupCodes codes={step.codes} />
          <SecretForm
            label={words.code}
            isPassword={false}
            submit={words.confirm}
            onSubmit={confirm}
            onCancel={reset}
          />
        </div>
      ) : null}
      {step.kind === "renewed" ? (
        <div className="mt-4 space-y-4">
          <BackupCodes codes={step.codes} />
          <button type="button" onClick={reset} className="btn btn-primary">
            {words.done}
          </button>
        </div>
      ) : null}
    </Section>
  );
};
