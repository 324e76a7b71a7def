import { Link as AriaLink } from "react-aria-components/Link";
import type { ComponentProps } from "react";

/** A link inside the application: the router follows it, a modified click opens a tab as always. */
export const Link = (props: ComponentProps<typeof AriaLink> & { href: string }) => (
  <AriaLink {...props} />
);
