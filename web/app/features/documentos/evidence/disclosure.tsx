import type { ReactNode } from "react";

/** A part of a document that can be opened and closed. */
export const Disclosure = (props: {
  title: string;
  detail: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details open={props.isOpen} className="rounded-lg bg-sunken py-3 pr-3 pl-4">
    <summary className="cursor-pointer font-semibold">{props.title}</summary>
    <p className="mt-1 mb-2 text-sm text-muted">{props.detail}</p>
    {props.children}
  </details>
);
