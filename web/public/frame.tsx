import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { PageProps } from "./page.ts";

interface FrameProps extends PageProps {
  children: ReactNode;
  /** Account pages: the header shows no sections and no links to account pages. */
  isPlain?: boolean;
  footer?: ReactNode;
}

/** Header, main and footer around a public page. */
export const Frame = ({ children, isPlain = false, footer, ...props }: FrameProps) => (
  <>
    <a
      href="#main"
      className={
        "sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 " +
        "focus:rounded-lg focus:bg-surface focus:p-3"
      }
    >
      {props.text.frame.skip}
    </a>
    <Header {...props} isPlain={isPlain} />
    <main id="main">{children}</main>
    <footer className="border-t border-line bg-sunken">{footer ?? <Footer {...props} />}</footer>
  </>
);
