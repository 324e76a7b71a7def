import { createRequire } from "node:module";
import type { ReactNode } from "react";

const require = createRequire(import.meta.url);
let server: typeof import("react-dom/server") | undefined;

/** Escapes a text for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders React elements without React's own markup. The first call loads react-dom (50 ms). */
export const renderHtml = (node: ReactNode): string => {
  server ??= require("react-dom/server") as typeof import("react-dom/server");
  return server.renderToStaticMarkup(node);
};
