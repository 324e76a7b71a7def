import type { Locale } from "@relato/shared/domain/language.ts";
import type { ReactNode } from "react";

const SHAPES: Record<Locale, () => ReactNode> = {
  "pt-br": () => (
    <>
      <path fill="#009c3b" d="M0 0h21v15H0z" />
      <path fill="#ffdf00" d="m10.5 1.8 8.7 5.7-8.7 5.7-8.7-5.7z" />
      <circle cx="10.5" cy="7.5" r="3" fill="#002776" />
    </>
  ),
  "en-us": () => (
    <>
      <path fill="#fff" d="M0 0h21v15H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.15"
        d="M0 .6h21M0 2.9h21M0 5.2h21M0 7.5h21M0 9.8h21M0 12.1h21M0 14.4h21"
      />
      <path fill="#3c3b6e" d="M0 0h9v8H0z" />
    </>
  ),
  es: () => (
    <>
      <path fill="#aa151b" d="M0 0h21v15H0z" />
      <path fill="#f1bf00" d="M0 3.75h21v7.5H0z" />
    </>
  ),
};

/** A drawn flag, because Windows shows flag emoji as letters. Hidden from screen readers. */
export const Flag = ({ locale }: { locale: Locale }) => (
  <svg viewBox="0 0 21 15" aria-hidden="true" className="h-3.75 w-5.25 shrink-0 rounded-xs">
    {SHAPES[locale]()}
  </svg>
);
