import { createRequire } from "node:module";
import type { ReactNode } from "react";
import type * as ReactDomServer from "react-dom/server";

const require = createRequire(import.meta.url);
let server: typeof ReactDomServer | undefined;

/** Escapes a text for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders React elements without React's own markup. The first call loads react-dom (50 ms). */
export const renderHtml = (node: ReactNode): string => {
  server ??= require("react-dom/server") as typeof ReactDomServer;
  return server.renderToStaticMarkup(node);
};
