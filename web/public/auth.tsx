import { paths } from "../app/paths.ts";
import {
  AuthCard,
  AuthForm,
  type AuthProps,
  GoogleButton,
  Input,
  Message,
  NewPassword,
  TextLink,
} from "./auth-parts.tsx";

/** Sign-in (specification 2.4). */
export const LoginPage = ({ locale, text }: AuthProps) => {
  const { auth } = text;
  const own = auth.login;
  return (
    <AuthCard locale={locale} text={text} title={own.title} lead={own.lead} pathIn={paths.login}>
      <Message />
      <GoogleButton locale={locale} label={auth.google.login} or={auth.or} />
      <AuthForm
        text={text}
        kind="login"
        own={own}
        next={paths.dashboard(locale)}
        more={
          <>
            <button
              type="submit"
              name="intent"
              value="resend"
              hidden
              data-part="resend"
              className="btn btn-quiet w-full"
            >
              {own.resend}
            </button>
            <button
              type="button"
              data-passkey={auth.passkey.waiting}
              data-failed={auth.passkey.failed}
              // Its place is kept from the start: nothing below moves when the script shows it.
              className="btn btn-quiet invisible w-full noscript:hidden data-[able]:visible"
            >
              {auth.passkey.action}
            </button>
          </>
        }
      >
        <Input name="email" type="email" label={auth.email} autoComplete="username webauthn" />
        <Input
          name="password"
          type="password"
          label={auth.password}
          autoComplete="current-password"
          aside={<TextLink href={paths.forgotPassword(locale)}>{own.forgot}</TextLink>}
        />
      </AuthForm>
      <p className="mt-6 text-center text-sm">
        {own.noAccount} <TextLink href={paths.signup(locale)}>{own.createAccount}</TextLink>
      </p>
    </AuthCard>
  );
};

export const SignupPage = ({ locale, text }: AuthProps) => {
  const { auth } = text;
  const own = auth.signup;
  return (
    <AuthCard locale={locale} text={text} title={own.title} lead={own.lead} pathIn={paths.signup}>
      <p hidden data-part="laudos" className="mt-5 rounded-lg bg-accent-soft p-3 text-sm">
        {own.laudos}
      </p>
      <Message />
      <GoogleButton locale={locale} label={auth.google.signup} or={auth.or} />
      <AuthForm text={text} kind="signup" own={own}>
        <Input name="email" type="email" label={auth.email} autoComplete="email" />
        <NewPassword text={text} label={auth.password} />
        <p className="text-sm text-muted">
          {own.accept} <TextLink href={paths.terms(locale)}>{own.terms}</TextLink> {own.and}{" "}
          <TextLink href={paths.privacy(locale)}>{own.privacy}</TextLink>.
        </p>
      </AuthForm>
      <p className="mt-6 text-center text-sm">
        {own.hasAccount} <TextLink href={paths.login(locale)}>{own.signIn}</TextLink>
      </p>
    </AuthCard>
  );
};

export const ForgotPage = ({ locale, text }: AuthProps) => {
  const { auth } = text;
  const own = auth.forgot;
  return (
    <AuthCard
      locale={locale}
      text={text}
      title={own.title}
      lead={own.lead}
      pathIn={paths.forgotPassword}
    >
      <Message />
      <AuthForm text={text} kind="forgot" own={own}>
        <Input name="email" type="email" label={auth.email} autoComplete="email" />
      </AuthForm>
      <p className="mt-6 text-center text-sm">
        <TextLink href={paths.login(locale)}>{auth.backToLogin}</TextLink>
      </p>
    </AuthCard>
  );
};

/** The link's halves are in a cookie by now (server/features/contas/arrivals.ts), never in this page. */
export const ResetPage = ({ locale, text }: AuthProps) => {
  const { auth } = text;
  const own = auth.reset;
  return (
    <AuthCard
      locale={locale}
      text={text}
      title={own.title}
      lead={own.lead}
      pathIn={paths.resetPassword}
    >
      <Message />
      <p hidden data-part="expired" className="mt-5">
        <a href={paths.forgotPassword(locale)} className="btn btn-primary w-full">
          {own.again}
        </a>
      </p>
      <AuthForm text={text} kind="reset" own={own}>
        <NewPassword text={text} label={auth.newPassword} />
      </AuthForm>
      <p className="mt-6 text-center text-sm">
        <TextLink href={paths.login(locale)}>{auth.backToLogin}</TextLink>
      </p>
    </AuthCard>
  );
};

export const TwoFactorPage = ({ locale, text }: AuthProps) => {
  const { auth } = text;
  const own = auth.twoFactor;
  return (
    <AuthCard
      locale={locale}
      text={text}
      title={own.title}
      lead={own.lead}
      pathIn={paths.twoFactor}
    >
      <Message />
      <AuthForm text={text} kind="two-factor" own={own}>
        <Input
          name="code"
          type="text"
          label={own.code}
          autoComplete="one-time-code"
          inputMode="text"
        />
        <label className="flex items-start gap-3 text-sm">
          <input type="checkbox" name="trust_device" className="mt-0.5 size-5 accent-accent" />
          {own.trust}
        </label>
      </AuthForm>
      <p className="mt-6 text-center text-sm">
        <TextLink href={paths.login(locale)}>{auth.backToLogin}</TextLink>
      </p>
    </AuthCard>
  );
};
