import { paths } from "../app/paths.ts";
import { ForgotPage, LoginPage, ResetPage, SignupPage, TwoFactorPage } from "./auth.tsx";
import { LandingPage } from "./landing/landing.tsx";
import { LegalPage } from "./legal.tsx";
import type { PublicPage } from "./page.ts";
import { SuccessPage } from "./success.tsx";

/** Every static page, one entry each: build, dev server, sitemap and language links all read this table. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.landing,
    title: (text) => text.landing.title,
    description: (text) => text.landing.description,
    indexed: true,
    styles: "/public/landing/landing.css",
    render: (props) => <LandingPage {...props} />,
  },
  {
    path: paths.login,
    title: (text) => text.auth.login.title,
    description: (text) => text.auth.login.lead,
    indexed: true,
    styles: "/public/auth.css",
    script: "/public/scripts/auth.ts",
    render: (props) => <LoginPage {...props} />,
  },
  {
    path: paths.signup,
    title: (text) => text.auth.signup.title,
    description: (text) => text.auth.signup.lead,
    indexed: true,
    styles: "/public/auth.css",
    script: "/public/scripts/auth.ts",
    render: (props) => <SignupPage {...props} />,
  },
  {
    path: paths.forgotPassword,
    title: (text) => text.auth.forgot.title,
    description: (text) => text.auth.forgot.lead,
    indexed: false,
    styles: "/public/auth.css",
    script: "/public/scripts/auth.ts",
    render: (props) => <ForgotPage {...props} />,
  },
  {
    path: paths.resetPassword,
    title: (text) => text.auth.reset.title,
    description: (text) => text.auth.reset.lead,
    indexed: false,
    styles: "/public/auth.css",
    script: "/public/scripts/auth.ts",
    render: (props) => <ResetPage {...props} />,
  },
  {
    path: paths.twoFactor,
    title: (text) => text.auth.twoFactor.title,
    description: (text) => text.auth.twoFactor.lead,
    indexed: false,
    styles: "/public/auth.css",
    script: "/public/scripts/auth.ts",
    render: (props) => <TwoFactorPage {...props} />,
  },
  {
    path: paths.success,
    title: (text) => text.auth.success.title,
    description: (text) => text.auth.success.lead,
    indexed: false,
    styles: "/public/auth.css",
    script: "/public/scripts/success.ts",
    render: (props) => <SuccessPage {...props} />,
  },
  {
    path: paths.terms,
    title: (text) => text.legal.terms.title,
    description: (text) => text.legal.terms.description,
    indexed: true,
    styles: "/public/legal.css",
    render: (props) => (
      <LegalPage
        {...props}
        content={props.text.legal.terms}
        pathIn={paths.terms}
        date={props.text.legal.updated}
      />
    ),
  },
  {
    path: paths.privacy,
    title: (text) => text.legal.privacy.title,
    description: (text) => text.legal.privacy.description,
    indexed: true,
    styles: "/public/legal.css",
    render: (props) => (
      <LegalPage
        {...props}
        content={props.text.legal.privacy}
        pathIn={paths.privacy}
        date={props.text.legal.updated}
      />
    ),
  },
  {
    path: paths.partners,
    title: (text) => text.legal.partners.title,
    description: (text) => text.legal.partners.description,
    indexed: true,
    styles: "/public/legal.css",
    render: (props) => (
      <LegalPage {...props} content={props.text.legal.partners} pathIn={paths.partners} />
    ),
  },
];
