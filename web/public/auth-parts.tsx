import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import type { PublicCatalogue } from "./catalogue.ts";
import { Frame } from "./frame.tsx";

export interface AuthProps {
  locale: Locale;
  text: PublicCatalogue;
}

/*
 * The server writes answers into these pages for browsers without script (server/features/contas/page.ts), by the places that
 * `data-message`, `data-part` and `data-text` name; `hidden` stands right before them, since it looks for just that.
 */

/** What an answer says: hidden until there is one. */
export const Message = () => (
  <div role="alert">
    <p
      hidden
      data-message=""
      className="mt-5 rounded-lg p-3 text-sm data-[kind=error]:bg-danger-soft data-[kind=error]:text-danger data-[kind=success]:bg-ok-soft data-[kind=success]:text-ok"
    />
  </div>
);

interface CardProps extends AuthProps {
  title: string;
  lead?: string;
  pathIn: (locale: Locale) => string;
  children: ReactNode;
}

/** An account page: one card under the plain header. */
export const AuthCard = ({ locale, text, title, lead, pathIn, children }: CardProps) => (
  <Frame locale={locale} text={text} pathIn={pathIn} plain>
    <div className="mx-auto max-w-md px-4 py-8 sm:py-14">
      <div className="card p-6 sm:p-8">
        <h1 className="font-serif text-3xl font-semibold">{title}</h1>
        {lead === undefined ? null : (
          <p data-part="lead" className="mt-2 text-muted">
            {lead}
          </p>
        )}
        {children}
      </div>
    </div>
  </Frame>
);

interface FormProps {
  text: PublicCatalogue;
  /** Which form it is, for its script. */
  kind: "login" | "signup" | "forgot" | "reset" | "two-factor";
  own: { title: string; submit: string; submitting: string };
  /** Where a passkey leads to. */
  next?: string;
  children: ReactNode;
  /** Further buttons of the same form. */
  more?: ReactNode;
}

/**
 * A form that posts to its own page's address, so that what stands in the query comes along; scripts/auth.ts sends it without a
 * reload where it runs. The browser's own checks are off: the specification's sentences come from the server, script or not.
 */
export const AuthForm = ({ text, kind, own, next, children, more }: FormProps) => (
  <form
    method="post"
    noValidate
    data-part="form"
    data-account={kind}
    data-next={next}
    data-busy={own.submitting}
    data-network={text.auth.errors.network}
    data-unexpected={text.auth.errors.unexpected}
    className="mt-6"
  >
    <fieldset className="space-y-4">
      <legend className="sr-only">{own.title}</legend>
      {children}
      <button type="submit" className="btn btn-primary w-full">
        {own.submit}
      </button>
      {more}
    </fieldset>
  </form>
);

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

/** A new password, its repetition, and how strong it is, which the script says while it is typed. */
export const NewPassword = ({ text, label }: { text: PublicCatalogue; label: string }) => {
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
          className="mt-1 block text-sm data-[level=fair]:text-muted data-[level=strong]:text-ok data-[level=weak]:text-warn"
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

/** Sign-in with Google, hidden until the server knows it is configured. */
export const GoogleButton = ({
  locale,
  label,
  or,
}: {
  locale: Locale;
  label: string;
  or: string;
}) => (
  <div hidden data-part="google" className="mt-6">
    <a href={paths.google(locale)} className="btn btn-quiet w-full gap-3">
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12.2 10.3v3.6h5.1a4.5 4.5 0 0 1-1.9 2.9 5.8 5.8 0 1 1-3.2-10.6c1.5 0 2.8.5 3.8 1.5l2.7-2.7A9.6 9.6 0 1 0 12.2 21.6c5.5 0 9.2-3.9 9.2-9.4 0-.7-.1-1.3-.2-1.9h-9Z"
        />
      </svg>
      {label}
    </a>
    <p className="mt-4 -mb-2 text-center text-sm text-muted">{or}</p>
  </div>
);
