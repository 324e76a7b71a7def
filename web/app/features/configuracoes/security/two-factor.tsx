import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { describeFailure } from "../../../ui/failure.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";

import { toast } from "../../../ui/toast.tsx";
import { twoFactorQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { QrCode } from "./qr-code.tsx";

type Wanted = "start" | "stop" | "renew";
type Step =
  | { kind: "resting" }
  /** The password is asked for before anything changes. */
  | { kind: "asking"; wanted: Wanted }
  | { kind: "enrolling"; uri: string; codes: readonly string[] }
  | { kind: "renewed"; codes: readonly string[] };

/** One field and its button, in a form of its own. */
const Ask = (props: {
  label: string;
  secret: boolean;
  submit: string;
  onSubmit: (value: string) => Promise<void>;
  onCancel: () => void;
}) => {
  const { text } = useLanguage();
  const [value, setValue] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      await props.onSubmit(value);
    } catch (error) {
      const isMine =
        error instanceof ApiError && ["PASSWORD_WRONG", "TWO_FACTOR_INVALID"].includes(error.code);
      if (isMine) setWrong(text.errors[error.code]);
      else toast({ variant: "destructive", ...describeFailure(text, error, "auth") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && value !== "") void submit();
      }}
      className="mt-4 grid max-w-md gap-3"
    >
      <LabelledInput
        label={props.label}
        type={props.secret ? "password" : "text"}
        inputMode={props.secret ? undefined : "numeric"}
        autoComplete={props.secret ? "current-password" : "one-time-code"}
        value={value}
        error={wrong}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={busy || value === ""} className="btn btn-primary">
          {props.submit}
        </button>
        <button type="button" onClick={props.onCancel} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

/** Two-step verification: turned on with an authenticator app, off, and its backup codes made anew. */
export const TwoFactor = () => {
  const words = useViews().configuracoes.security.twoFactor;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const [step, setStep] = useState<Step>({ kind: "resting" });
  const rest = (): void => setStep({ kind: "resting" });
  const done = (enabled: boolean): void => {
    client.setQueryData(twoFactorQuery.queryKey, { enabled });
    toast({ variant: "success", title: enabled ? words.enabled : words.disabled });
  };
  const go = async (wanted: Wanted, password: string): Promise<void> => {
    const body = { password };
    if (wanted === "start") {
      const { totp_uri, backup_codes } = await call("POST /api/account/two-factor", { body });
      return setStep({ kind: "enrolling", uri: totp_uri, codes: backup_codes });
    }
    if (wanted === "renew") {
      const { backup_codes } = await call("POST /api/account/two-factor/backup-codes", { body });
      return setStep({ kind: "renewed", codes: backup_codes });
    }
    await call("POST /api/account/two-factor/disable", { body });
    rest();
    done(false);
  };
  const confirm = async (code: string): Promise<void> => {
    await call("POST /api/account/two-factor/confirm", { body: { code } });
    rest();
    done(true);
  };
  if (data === undefined)
    return (
      <Section title={words.title} intro={words.intro}>
        {<Pending query={{ error, refetch }} title={words.failed} lines={2} />}
      </Section>
    );
  const choices: readonly Wanted[] = data.enabled ? ["renew", "stop"] : ["start"];
  return (
    <Section title={words.title} intro={words.intro}>
      <p
        className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${data.enabled ? "bg-ok-soft text-ok" : "bg-sunken text-muted"}`}
      >
        {data.enabled ? words.on : words.off}
      </p>
      {step.kind === "resting" ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {choices.map((wanted) => (
            <button
              key={wanted}
              type="button"
              onClick={() => setStep({ kind: "asking", wanted })}
              className="btn btn-quiet"
            >
              {words[wanted]}
            </button>
          ))}
        </div>
      ) : null}
      {step.kind === "asking" ? (
        <Ask
          label={words.password}
          secret
          submit={step.wanted === "start" ? words.go : words[step.wanted]}
          onSubmit={(password) => go(step.wanted, password)}
          onCancel={rest}
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
          <Ask
            label={words.code}
            secret={false}
            submit={words.confirm}
            onSubmit={confirm}
            onCancel={rest}
          />
        </div>
      ) : null}
      {step.kind === "renewed" ? (
        <div className="mt-4 space-y-4">
          <BackupCodes codes={step.codes} />
          <button type="button" onClick={rest} className="btn btn-primary">
            {words.done}
          </button>
        </div>
      ) : null}
    </Section>
  );
};
