import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

/** Does the browser want this click for itself: another tab, a download, a button other than the first? */
const isModified = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link inside the application: the router follows it, a modified click opens a tab as always. */
export const Link = (props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    props.onClick?.(event);
    if (event.defaultPrevented || isModified(event) || (props.target ?? "_self") !== "_self")
      return;
    event.preventDefault();
    router.history.push(props.href);
  };
  const { children, ...rest } = props;
  return (
    <a {...rest} href={props.href} onClick={follow}>
      {children}
    </a>
  );
};
