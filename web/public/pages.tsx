import { paths } from "../app/paths.ts";
import {
  ConfirmPage,
  SecondStepPage,
  ForgotPage,
  LoginPage,
  ResetPage,
  SignupPage,
  TwoFactorPage,
} from "./auth.tsx";
import { LandingPage } from "./landing/landing.tsx";
import { type LegalName, LegalPage } from "./legal.tsx";
import type { PublicPage } from "./page.ts";
import { SuccessPage } from "./success.tsx";

const authPage = (
  name:
    | "login"
    | "signup"
    | "forgot"
    | "reset"
    | "confirm"
    | "secondStep"
    | "twoFactor"
    | "success",
  page: Pick<PublicPage, "path" | "Page">,
): PublicPage => ({
  ...page,
  title: (text) => text.auth[name].title,
  description: (text) => text.auth[name].lead,
  isIndexed: name === "login" || name === "signup",
  styles: "/public/auth.css",
  script: `/public/scripts/${name === "success" ? name : "auth"}.ts`,
});

const legalPage = (name: LegalName): PublicPage => ({
  path: paths[name],
  title: (text) => text.legal[name].title,
  description: (text) => text.legal[name].description,
  isIndexed: true,
  styles: "/public/legal.css",
  Page: (props) => <LegalPage {...props} name={name} />,
});

/** Every static page. Build, dev server, sitemap and language links read this table. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.landing,
    title: (text) => text.landing.title,
    description: (text) => text.landing.description,
    isIndexed: true,
    styles: "/public/landing/landing.css",
    Page: LandingPage,
  },
  authPage("login", { path: paths.login, Page: LoginPage }),
  authPage("signup", { path: paths.signup, Page: SignupPage }),
  authPage("forgot", { path: paths.forgotPassword, Page: ForgotPage }),
  authPage("reset", { path: paths.resetPassword, Page: ResetPage }),
  authPage("confirm", { path: paths.confirmEmail, Page: ConfirmPage }),
  authPage("secondStep", { path: paths.resetSecondStep, Page: SecondStepPage }),
  authPage("twoFactor", { path: paths.twoFactor, Page: TwoFactorPage }),
  authPage("success", { path: paths.success, Page: SuccessPage }),
  legalPage("terms"),
  legalPage("privacy"),
  legalPage("partners"),
];
