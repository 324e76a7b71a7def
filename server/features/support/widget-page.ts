import type { Locale } from "@relato/shared/domain/language.ts";
import { escapeHtml } from "../../platform/html.ts";
import { messagesOf } from "../../platform/messages.ts";

/** What the page's script reads. */
export interface WidgetOptions {
  origin: string;
  token: string;
  /** Chatwoot's name of the language. */
  locale: string;
  /** Where the page leads when the session ends in another tab. */
  login: string;
  user: { id: string; email: string; name: string; identifier_hash?: string };
}

const LANGUAGES: Record<Locale, string> = { "pt-br": "pt_BR", "en-us": "en", es: "es" };
export const widgetLanguage = (locale: Locale): string => LANGUAGES[locale];

/**
 * Loads the chat's script once, tells it who writes, and resets it when the doctor signs out in
 * another tab (web/app/features/contas/session.ts). `chatwoot:ready` comes again after a reset.
 */
export const WIDGET_SCRIPT = `
const { origin, token, locale, login, user } = JSON.parse(
  document.getElementById("options").textContent,
);
const show = (id) => {
  for (const one of ["waiting", "ready", "failed"])
    document.getElementById(one).hidden = one !== id;
};
window.chatwootSettings = { locale, position: "right", type: "standard" };
addEventListener(
  "chatwoot:ready",
  () => {
    const { id, ...details } = user;
    show("ready");
    window.$chatwoot.setUser(id, details);
    window.$chatwoot.toggle("open");
  },
  { once: true },
);
new BroadcastChannel("relato-session").addEventListener("message", () => {
  if (window.$chatwoot) window.$chatwoot.reset();
  location.replace(login);
});
const script = document.createElement("script");
script.async = true;
script.src = origin + "/packs/js/sdk.js";
script.onload = () => window.chatwootSDK.run({ baseUrl: origin, websiteToken: token });
script.onerror = () => show("failed");
document.head.append(script);
`;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-family: Georgia, serif; font-size: 1.75rem; margin: 1rem 0; }
a { color: #0b6b62; } a:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media (prefers-color-scheme: dark) { a { color: #6ad0c4; } }
`;

/** JSON inside a script element: no text of it can end the element. */
const toJsonText = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The page with the chat, in HTML. `email`: what to do if the chat does not load. */
export const widgetPage = (
  locale: Locale,
  options: WidgetOptions,
  email: string | undefined,
): string => {
  const words = messagesOf(locale).supportPage;
  const failed = email === undefined ? words.failed : `${words.failed} ${words.write(email)}`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(words.title)} · Relato</title><style>${STYLE}</style></head><body><main>`,
    `<p><a href="/${locale}/dashboard?view=help">${escapeHtml(words.back)}</a></p>`,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.about)}</p>`,
    `<p id="waiting" role="status">${escapeHtml(words.waiting)}</p>`,
    `<p id="ready" role="status" hidden>${escapeHtml(words.ready)}</p>`,
    `<p id="failed" role="alert" hidden>${escapeHtml(failed)}</p></main>`,
    `<script type="application/json" id="options">${toJsonText(options)}</script>`,
    `<script>${WIDGET_SCRIPT}</script></body></html>`,
  ].join("");
};
