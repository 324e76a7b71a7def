import { type ReactNode, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { Dialog, DialogHeader } from "../dialog.tsx";
import { useLanguage } from "../language.tsx";
import { SecretForm } from "./secret-form.tsx";

type Run = <T>(action: () => Promise<T>) => Promise<T>;

const isNotFresh = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "SESSION_NOT_FRESH";

/**
 * `run` calls an action that needs a recent sign-in. If the server refuses, `dialog` asks for the
 * password, and `run` calls the action again. After a cancel it throws the server's refusal.
 */
export const useStepUp = (): { run: Run; dialog: ReactNode } => {
  const words = useLanguage().text.configuracoes.security.stepUp;
  const [answer, setAnswer] = useState<{ settle: (isProved: boolean) => void } | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isProved: boolean): void => {
        setAnswer(null);
        resolve(isProved);
      };
      setAnswer({ settle });
    });
  const run: Run = async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!isNotFresh(error) || !(await ask())) throw error;
      return action();
    }
  };
  const cancel = (): void => answer?.settle(false);
  const dialog = (
    <Dialog isOpen={answer !== null} onClose={cancel} label={words.title}>
      <DialogHeader title={words.title} description={words.intro} onClose={cancel} />
      <SecretForm
        label={words.password}
        isPassword
        submit={words.submit}
        onSubmit={async (password) => {
          await call("POST /api/account/step-up", { body: { password } });
          answer?.settle(true);
        }}
        onCancel={cancel}
      />
      <p className="mt-4 text-sm text-muted">{words.without}</p>
    </Dialog>
  );
  return { run, dialog };
};
