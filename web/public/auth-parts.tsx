import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import { Frame } from "./frame.tsx";
import type { PageProps } from "./page.ts";

/*
 * For browsers without script the server fills its answer into these pages, at the attributes
 * `data-message`, `data-part` and `data-text` (server/features/contas/page.ts). It requires that
 * `hidden` comes directly before them.
 */

interface AuthPageProps extends PageProps {
  name: "login" | "signup" | "forgot" | "reset" | "confirm" | "secondStep" | "twoFactor";
  /** Shown above the message. */
  notice?: ReactNode;
  aboveForm?: ReactNode;
  /** The destination after a sign-in with a passkey. */
  next?: string;
  /** The inputs of the form. */
  children?: ReactNode;
  /** Further buttons of the form. */
  moreButtons?: ReactNode;
  /** Shown below the form. By default a link to the login page. */
  below?: ReactNode;
}

/**
 * An account page: one card with one form. The form posts to the page's own address and keeps its
 * query; scripts/auth.ts sends it without a reload. The browser does not validate it: the
 * specification's messages come from the server.
 */
export const AuthPage = ({ name, children, ...props }: AuthPageProps) => {
  const { auth } = props.text;
  const own = auth[name];
  return (
    <Frame locale={props.locale} text={props.text} pathIn={props.pathIn} isPlain>
      <div className="mx-auto max-w-md px-4 py-8 sm:py-14">
        <div className="card p-6 sm:p-8">
          <h1 className="font-serif text-3xl font-semibold">{own.title}</h1>
          <p data-part="lead" className="mt-2 text-muted">
            {own.lead}
          </p>
          {props.notice}
          <div role="alert">
            <p
              hidden
              data-message=""
              className={
                "mt-5 rounded-lg p-3 text-sm data-[kind=error]:bg-danger-soft " +
                "data-[kind=error]:text-danger data-[kind=info]:bg-accent-soft " +
                "data-[kind=success]:bg-ok-soft " +
                "data-[kind=success]:text-ok"
              }
            />
          </div>
          {props.aboveForm}
          <form
            method="post"
            noValidate
            data-part="form"
            data-account={name}
            data-next={props.next}
            data-busy={own.submitting}
            data-network={auth.errors.network}
            data-unexpected={auth.errors.unexpected}
            className="mt-6"
          >
            <fieldset className="space-y-4">
              <legend className="sr-only">{own.title}</legend>
              {children}
              <button type="submit" className="btn btn-primary w-full">
                {own.submit}
              </button>
              {props.moreButtons}
            </fieldset>
          </form>
          <p className="mt-6 text-center text-sm">
            {props.below ?? (
              <TextLink href={paths.login(props.locale)}>{auth.backToLogin}</TextLink>
            )}
          </p>
        </div>
      </div>
    </Frame>
  );
};

interface InputProps {
  name: string;
  label: string;
  type: "email" | "password" | "text";
  autoComplete: string;
  hint?: string;
  /** Beside the label, as a link. */
  aside?: ReactNode;
  inputMode?: "text";
}

export const Input = ({ name, label, type, autoComplete, hint, aside, inputMode }: InputProps) => (
  <div>
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <label htmlFor={name} className="font-medium">
        {label}
      </label>
      {aside}
    </div>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
      required
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
      className="field"
    />
    {hint === undefined ? null : (
      <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    )}
  </div>
);

/** A new password and its repetition. The script shows the strength while it is typed. */
export const NewPassword = ({ text, label }: PageProps & { label: string }) => {
  const { auth } = text;
  return (
    <>
      <div>
        <Input
          name="password"
          type="password"
          label={label}
          autoComplete="new-password"
          hint={auth.passwordHint}
        />
        <output
          data-strength=""
          data-weak={auth.strength.weak}
          data-fair={auth.strength.fair}
          data-strong={auth.strength.strong}
          className={
            "mt-1 block text-sm data-[level=fair]:text-muted data-[level=strong]:text-ok " +
            "data-[level=weak]:text-warn"
          }
        />
      </div>
      <Input
        name="confirm"
        type="password"
        label={auth.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
};

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="font-semibold text-accent underline underline-offset-2">
    {children}
  </a>
);

/** Sign-in with Google. The server shows it if it is configured. */
export const GoogleButton = ({ locale, text, label }: PageProps & { label: string }) => (
  <div hidden data-part="google" className="mt-6">
    <a href={paths.google(locale)} className="btn btn-quiet w-full gap-3">
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          fill="currentColor"
          d={
            "M12.2 10.3v3.6h5.1a4.5 4.5 0 0 1-1.9 2.9 5.8 5.8 0 1 1-3.2-10.6c1.5 0 2.8.5 3.8 1.5" +
            "l2.7-2.7A9.6 9.6 0 1 0 12.2 21.6c5.5 0 9.2-3.9 9.2-9.4 0-.7-.1-1.3-.2-1.9h-9Z"
          }
        />
      </svg>
      {label}
    </a>
    <p className="mt-4 -mb-2 text-center text-sm text-muted">{text.auth.or}</p>
  </div>
);
