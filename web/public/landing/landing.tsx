import { paths } from "../../app/paths.ts";
import { Footer } from "../footer.tsx";
import { Frame } from "../frame.tsx";
import type { PageProps } from "../page.ts";
import { Demo } from "./demo.tsx";
import { Features, Promo, Steps } from "./features.tsx";
import { Figures, Hero } from "./hero.tsx";
import { Lazy } from "./lazy.tsx";
import { Pricing } from "./pricing.tsx";
import { Screens } from "./screens.tsx";
import { Faq, Testimonials } from "./voices.tsx";

const Closing = ({ locale, text }: PageProps) => (
  <div className="wrap pb-20 text-center sm:pb-24">
    <h2 className="title">{text.landing.closing.title}</h2>
    <p className="mt-4 text-lg text-muted">{text.landing.closing.lead}</p>
    <a
      href={paths.signup(locale)}
      data-leads-to="signup"
      className="btn btn-primary mt-7 min-h-12 px-7"
    >
      {text.frame.signup}
    </a>
  </div>
);

/** The landing page (specification 2.3). */
export const LandingPage = (props: PageProps) => {
  const { text } = props;
  const footer = (
    <Lazy loading={text.frame.footer.loading}>
      <Footer {...props} />
    </Lazy>
  );
  return (
    <Frame {...props} footer={footer}>
      <Hero {...props} />
      <Figures {...props} />
      <Demo text={text} />
      <Features {...props} />
      <Screens {...props} />
      <Steps {...props} />
      <Promo {...props} />
      <Pricing {...props} />
      <Testimonials {...props} />
      <Faq {...props} />
      <Closing {...props} />
    </Frame>
  );
};
