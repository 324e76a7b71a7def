import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { twoFactorQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { SecretForm } from "../../../ui/step-up/secret-form.tsx";
import { useStepUp } from "../../../ui/step-up/step-up.tsx";

type Change = "start" | "stop" | "renew";
type Step =
  | { kind: "idle" }
  /** Each change needs the password first. */
  | { kind: "password"; change: Change }
  | { kind: "enrolling"; uri: string; codes: readonly string[] }
  | { kind: "renewed"; codes: readonly string[] };

const IDLE: Step = { kind: "idle" };

/** Applies a change with the password; resolves with the next step. @throws ApiError */
const applyChange = async (change: Change, password: string): Promise<Step> => {
  const body = { password };
  if (change === "start") {
    const { totp_uri, backup_codes } = await call("POST /api/account/two-factor", { body });
    return { kind: "enrolling", uri: totp_uri, codes: backup_codes };
  }
  if (change === "renew") {
    const { backup_codes } = await call("POST /api/account/two-factor/backup-codes", { body });
    return { kind: "renewed", codes: backup_codes };
  }
  await call("POST /api/account/two-factor/disable", { body });
  return IDLE;
};

/** The QR code and the backup codes; the first code of the authenticator app completes it. */
const Enrolling = (props: {
  uri: string;
  codes: readonly string[];
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}) => {
  const words = useLanguage().text.configuracoes.security.twoFactor;
  return (
    <div className="mt-4 space-y-4">
      <p>{words.scan}</p>
      <QrCode value={props.uri} label={words.qr} />
      <p className="text-sm">
        {words.secret}:{" "}
        <code className="font-mono break-all">{new URL(props.uri).searchParams.get("secret")}</code>
      </p>
      <BackupCodes codes={props.codes} />
      <SecretForm
        label={words.code}
        isPassword={false}
        submit={words.confirm}
        onSubmit={props.onConfirm}
        onCancel={props.onCancel}
      />
    </div>
  );
};

const ChangeButtons = (props: { isEnabled: boolean; onChange: (change: Change) => void }) => {
  const words = useLanguage().text.configuracoes.security.twoFactor;
  const changes: readonly Change[] = props.isEnabled ? ["renew", "stop"] : ["start"];
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {changes.map((change) => (
        <button
          key={change}
          type="button"
          onClick={() => props.onChange(change)}
          className="btn btn-quiet"
        >
          {words[change]}
        </button>
      ))}
    </div>
  );
};

/** The current step, with its buttons or form. */
const CurrentStep = (props: {
  step: Step;
  isEnabled: boolean;
  onStep: (step: Step) => void;
  onEnabled: (isEnabled: boolean) => void;
}) => {
  const { step, onStep, onEnabled } = props;
  const words = useLanguage().text.configuracoes.security.twoFactor;
  const stepUp = useStepUp();
  const reset = (): void => onStep(IDLE);
  switch (step.kind) {
    case "idle":
      return (
        <ChangeButtons
          isEnabled={props.isEnabled}
          onChange={(change) => onStep({ kind: "password", change })}
        />
      );
    case "password":
      return (
        <SecretForm
          label={words.password}
          isPassword
          submit={step.change === "start" ? words.go : words[step.change]}
          onSubmit={async (password) => {
            onStep(await applyChange(step.change, password));
            if (step.change === "stop") onEnabled(false);
          }}
          onCancel={reset}
        />
      );
    case "enrolling":
      return (
        <>
          <Enrolling
            uri={step.uri}
            codes={step.codes}
            onConfirm={async (code) => {
              await stepUp.run(() =>
                call("POST /api/account/two-factor/confirm", { body: { code } }),
              );
              reset();
              onEnabled(true);
            }}
            onCancel={reset}
          />
          {stepUp.dialog}
        </>
      );
    case "renewed":
      return (
        <div className="mt-4 space-y-4">
          <BackupCodes codes={step.codes} />
          <button type="button" onClick={reset} className="btn btn-primary">
            {words.done}
          </button>
        </div>
      );
  }
};

/** Two-step verification: enable with an authenticator app, disable, renew the backup codes. */
export const TwoFactor = () => {
  const words = useLanguage().text.configuracoes.security.twoFactor;
  const client = useQueryClient();
  const query = useQuery(twoFactorQuery);
  const { data } = query;
  const [step, setStep] = useState<Step>(IDLE);
  const showEnabled = (enabled: boolean): void => {
    client.setQueryData(twoFactorQuery.queryKey, { enabled });
    toast({ variant: "success", title: enabled ? words.enabled : words.disabled });
  };
  if (data === undefined)
    return (
      <Section title={words.title} intro={words.intro}>
        <Pending query={query} title={words.failed} lines={2} />
      </Section>
    );
  return (
    <Section title={words.title} intro={words.intro}>
      <p
        className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${
          data.enabled ? "bg-ok-soft text-ok" : "bg-sunken text-muted"
        }`}
      >
        {data.enabled ? words.on : words.off}
      </p>
      <CurrentStep step={step} isEnabled={data.enabled} onStep={setStep} onEnabled={showEnabled} />
    </Section>
  );
};
