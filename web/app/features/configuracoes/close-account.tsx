import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { tabStorage } from "../../ui/browser-storage.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";

/** Explains what is kept and what is deleted, and closes the account with the password. */
export const CloseAccount = (props: { isOpen: boolean; onClose: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.privacy.close;
  const [password, setPassword] = useState("");
  const close = useAction({
    run: () => call("POST /api/configuracoes/close-account", { body: { password } }),
    onSuccess: () => {
      tabStorage.clear();
      location.assign(paths.landing(locale));
    },
    failure: ({ code }) => (code === "PASSWORD_WRONG" ? "shown" : "toast"),
    category: "auth",
  });
  const isWrong = close.error instanceof ApiError && close.error.code === "PASSWORD_WRONG";
  const isClosing = close.isPending || close.isSuccess;
  const { onClose } = props;
  const cancel = (): void => {
    setPassword("");
    close.reset();
    onClose();
  };
  return (
    <Dialog isOpen={props.isOpen} onClose={cancel} label={words.title} size="md">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mt-2">{words.intro}</p>
      <p className="mt-2">{words.kept}</p>
      <p className="mt-2 font-medium">{words.subscription}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isClosing && password !== "") close.mutate();
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
          error={isWrong ? text.errors.PASSWORD_WRONG : null}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={cancel} className="btn btn-quiet">
            {text.common.cancel}
          </button>
          <button type="submit" disabled={isClosing || password === ""} className="btn btn-danger">
            {isClosing ? words.closing : words.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
