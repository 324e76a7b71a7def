import type { Locale } from "@relato/shared/domain/language.ts";
import { paths } from "../app/paths.ts";
import type { PublicCatalogue } from "./catalogue.ts";
import { Frame } from "./frame.tsx";

interface PageProps {
  locale: Locale;
  text: PublicCatalogue;
}

interface InputProps {
  name: string;
  label: string;
  type: "email" | "password";
  autoComplete: string;
  hint?: string;
}

const Input = ({ name, label, type, autoComplete, hint }: InputProps) => (
  <div>
    <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
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

/** The codes that signing in or up can answer with; their texts travel in the page, the rest of the catalogue does not. */
const CODES = [
  "INVALID_CREDENTIALS",
  "EMAIL_NOT_CONFIRMED",
  "EMAIL_INVALID",
  "EMAIL_TAKEN",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "ACCOUNT_DISABLED",
  "RATE_LIMITED",
  "VALIDATION",
  "UNAVAILABLE",
] as const;

const textsFor = (kind: "login" | "signup", text: PublicCatalogue): string =>
  JSON.stringify({
    ...text.auth.errors,
    errors: Object.fromEntries(CODES.map((code) => [code, text.app.errors[code]])),
    submit: text.auth[kind].submit,
    submitting: text.auth[kind].submitting,
    success: text.auth.signup.success,
  });

/** Login and sign-up, static; `scripts/auth.ts` answers the form. `post`, so that no password ever stands in an address. */
export const AuthPage = ({ kind, locale, text }: PageProps & { kind: "login" | "signup" }) => {
  const { auth } = text;
  const own = auth[kind];
  return (
    <Frame locale={locale} text={text} pathIn={paths[kind]} plain>
      <div className="mx-auto max-w-md px-4 py-8 sm:py-14">
        <div className="card p-6 sm:p-8">
          <h1 className="font-serif text-3xl font-semibold">{own.title}</h1>
          <p className="mt-2 text-muted">{own.lead}</p>
          {kind === "login" ? (
            <output
              hidden
              data-confirmed
              className="mt-4 rounded-lg bg-ok-soft [&:not([hidden])]:block p-3 text-sm text-ok"
            >
              {auth.login.confirmed}
            </output>
          ) : null}
          <form
            method="post"
            action={kind === "login" ? "/api/auth/sign-in/email" : "/api/auth/sign-up/email"}
            data-auth={kind}
            data-next={paths.dashboard(locale)}
            data-texts={textsFor(kind, text)}
            className="mt-6"
          >
            <fieldset className="space-y-4">
              <legend className="sr-only">{own.title}</legend>
              <Input name="email" type="email" label={auth.email} autoComplete="email" />
              <Input
                name="password"
                type="password"
                label={auth.password}
                autoComplete={kind === "login" ? "current-password" : "new-password"}
                hint={kind === "signup" ? auth.passwordHint : undefined}
              />
              {kind === "signup" ? (
                <Input
                  name="confirm"
                  type="password"
                  label={auth.confirmPassword}
                  autoComplete="new-password"
                />
              ) : null}
              <div role="alert">
                <p
                  hidden
                  data-message
                  className="rounded-lg p-3 text-sm data-[kind=error]:bg-danger-soft data-[kind=error]:text-danger data-[kind=success]:bg-ok-soft data-[kind=success]:text-ok"
                />
              </div>
              <button type="submit" className="btn btn-primary w-full">
                {own.submit}
              </button>
            </fieldset>
          </form>
          <p className="mt-6 text-center text-sm">
            {kind === "login" ? auth.login.noAccount : auth.signup.hasAccount}{" "}
            <a
              href={kind === "login" ? paths.signup(locale) : paths.login(locale)}
              className="font-semibold text-accent underline underline-offset-2"
            >
              {kind === "login" ? auth.login.createAccount : auth.signup.signIn}
            </a>
          </p>
        </div>
      </div>
    </Frame>
  );
};
