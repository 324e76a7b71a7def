import { paths } from "../app/paths.ts";
import { AuthPage, GoogleButton, Input, NewPassword, TextLink } from "./auth-parts.tsx";
import type { PageProps } from "./page.ts";

const LoginButtons = ({ text: { auth } }: PageProps) => (
  <>
    <button
      type="submit"
      name="intent"
      value="resend"
      hidden
      data-part="resend"
      className="btn btn-quiet w-full"
    >
      {auth.login.resend}
    </button>
    <button
      type="button"
      data-passkey={auth.passkey.waiting}
      data-failed={auth.passkey.failed}
      // It always takes its space, so that nothing moves when the script shows it.
      className="btn btn-quiet invisible w-full noscript:hidden data-[able]:visible"
    >
      {auth.passkey.action}
    </button>
  </>
);

export const LoginPage = (props: PageProps) => {
  const { locale, text } = props;
  const { auth } = text;
  const { forgot, noAccount, createAccount } = auth.login;
  return (
    <AuthPage
      {...props}
      name="login"
      aboveForm={<GoogleButton {...props} label={auth.google.login} />}
      next={paths.dashboard(locale)}
      moreButtons={<LoginButtons {...props} />}
      below={
        <>
          <span data-leads-to="signup">
            {noAccount} <TextLink href={paths.signup(locale)}>{createAccount}</TextLink>
          </span>
        </>
      }
    >
      <Input name="email" type="email" label={auth.email} autoComplete="username webauthn" />
      <Input
        name="password"
        type="password"
        label={auth.password}
        autoComplete="current-password"
        aside={<TextLink href={paths.forgotPassword(locale)}>{forgot}</TextLink>}
      />
    </AuthPage>
  );
};

export const SignupPage = (props: PageProps) => {
  const { locale, text } = props;
  const { auth } = text;
  const own = auth.signup;
  return (
    <AuthPage
      {...props}
      name="signup"
      notice={
        <p hidden data-part="laudos" className="mt-5 rounded-lg bg-accent-soft p-3 text-sm">
          {own.laudos}
        </p>
      }
      aboveForm={<GoogleButton {...props} label={auth.google.signup} />}
      below={
        <>
          {own.hasAccount} <TextLink href={paths.login(locale)}>{own.signIn}</TextLink>
        </>
      }
    >
      <Input name="email" type="email" label={auth.email} autoComplete="email" />
      <NewPassword {...props} label={auth.password} />
      <p className="text-sm text-muted">
        {own.accept} <TextLink href={paths.terms(locale)}>{own.terms}</TextLink> {own.and}{" "}
        <TextLink href={paths.privacy(locale)}>{own.privacy}</TextLink>.
      </p>
    </AuthPage>
  );
};

export const ForgotPage = (props: PageProps) => (
  <AuthPage {...props} name="forgot">
    <Input name="email" type="email" label={props.text.auth.email} autoComplete="email" />
  </AuthPage>
);

/** The reset token is in a cookie (server/features/contas/arrivals.ts), not in this page. */
export const ResetPage = (props: PageProps) => {
  const { auth } = props.text;
  return (
    <AuthPage
      {...props}
      name="reset"
      aboveForm={
        <p hidden data-part="expired" className="mt-5">
          <a href={paths.forgotPassword(props.locale)} className="btn btn-primary w-full">
            {auth.reset.again}
          </a>
        </p>
      }
    >
      <NewPassword {...props} label={auth.newPassword} />
    </AuthPage>
  );
};

/** A mail scanner opens the link too, so that only the button confirms the address. */
export const ConfirmPage = (props: PageProps) => <AuthPage {...props} name="confirm" />;

/** Only the button removes the second step: a mail scanner opens the link too. */
export const SecondStepPage = (props: PageProps) => <AuthPage {...props} name="secondStep" />;

export const TwoFactorPage = (props: PageProps) => {
  const { code, trust } = props.text.auth.twoFactor;
  return (
    <AuthPage {...props} name="twoFactor">
      <Input name="code" type="text" label={code} autoComplete="one-time-code" inputMode="text" />
      <label className="flex items-start gap-3 text-sm">
        <input type="checkbox" name="trust_device" className="mt-0.5 size-5 accent-accent" />
        {trust}
      </label>
    </AuthPage>
  );
};
