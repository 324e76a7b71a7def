import { useCallback, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";

/** Says what stays and what goes, asks for the password, and closes. */
export const CloseAccount = (props: { isOpen: boolean; onClose: () => void }) => {
  const { locale, text } = useLanguage();
  const words = useViews().configuracoes.privacy.close;
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [closing, setClosing] = useState(false);
  const { onClose } = props;
  const leave = useCallback((): void => {
    setPassword("");
    setWrong(null);
    onClose();
  }, [onClose]);
  const close = async (): Promise<void> => {
    setClosing(true);
    try {
      await call("POST /api/configuracoes/close-account", { body: { password } });
      sessionStorage.clear();
      location.assign(paths.landing(locale));
    } catch (error) {
      setClosing(false);
      if (error instanceof ApiError && error.code === "PASSWORD_WRONG")
        return setWrong(text.errors.PASSWORD_WRONG);
      toast({ variant: "destructive", ...describeFailure(text, error, "auth") });
    }
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={leave}
      label={words.title}
      className="m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-card p-6"
    >
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mt-2">{words.intro}</p>
      <p className="mt-2">{words.kept}</p>
      <p className="mt-2 font-medium">{words.subscription}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!closing && password !== "") void close();
        }}
        className="mt-4"
      >
        <p className="mb-3 text-sm text-muted">
          {words.ask} {words.google}
        </p>
        <LabelledInput
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={wrong}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={leave} className="btn btn-quiet">
            {text.common.cancel}
          </button>
          <button type="submit" disabled={closing || password === ""} className="btn btn-danger">
            {closing ? words.closing : words.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
