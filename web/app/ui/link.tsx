import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

/** The browser handles this click: a new tab, a download, or not the primary button. */
const isModified = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link that the router follows. A modified click opens a new tab as usual. */
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
