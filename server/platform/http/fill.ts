import { DEFAULT_LOCALE, isLocale, type Locale } from "@relato/shared/domain/language.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { disclosure as enUs } from "@relato/shared/locales/en-us/disclosure.ts";
import { disclosure as es } from "@relato/shared/locales/es/disclosure.ts";
import { type Disclosure, disclosure as ptBr } from "@relato/shared/locales/pt-br/disclosure.ts";
import type { Config } from "../config/config.ts";
import { OLLAMA_URL } from "../../providers/writer/ollama-model.ts";
import type { Fill } from "./documents.ts";

const TEXTS: Record<Locale, Disclosure> = { "pt-br": ptBr, "en-us": enUs, es };

const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const hostOf = (url: string | undefined, otherwise: string): string =>
  url === undefined ? otherwise : new URL(url).host;

/** The configured receivers of data, without services on this machine. */
const receivers = (config: Config, { receives }: Disclosure): string[] => {
  const found: string[] = [];
  if (config.database_url !== undefined && !isLoopback(config.database_url))
    found.push(receives.database);
  if (config.s3_endpoint !== undefined && !isLoopback(config.s3_endpoint))
    found.push(receives.storage);
  if (config.speech_url !== undefined && !isLoopback(config.speech_url))
    found.push(receives.speech(hostOf(config.speech_url, "")));
  if (config.live_model !== undefined) found.push(receives.live(hostOf(config.live_url, "Google")));
  const writerUrl =
    config.writer_url ?? (config.writer_provider === "ollama" ? OLLAMA_URL : undefined);
  if (config.writer_model !== undefined && !(writerUrl !== undefined && isLoopback(writerUrl)))
    found.push(receives.writer(hostOf(config.writer_url, config.writer_provider)));
  if (config.smtp_url !== undefined && !isLoopback(config.smtp_url)) found.push(receives.mail);
  if (config.whatsapp_token !== undefined && !isLoopback(config.whatsapp_url))
    found.push(receives.whatsapp);
  if (config.google_client_id !== undefined) found.push(receives.google);
  return found;
};

const processors = (config: Config, text: Disclosure): string => {
  const list = receivers(config, text);
  return list.length === 0
    ? `<p>${escapeHtml(text.nobody)}</p>`
    : `<ul>${list.map((one) => `<li>${escapeHtml(one)}</li>`).join("")}</ul>`;
};

const contact = (config: Config, text: Disclosure): string => {
  if (config.privacy_contact === undefined) return `<p>${escapeHtml(text.noContact)}</p>`;
  const address = escapeHtml(config.privacy_contact);
  return `<p>${text.contact(`<a href="mailto:${address}">${address}</a>`)}</p>`;
};

/** What this installation's own pages say of it, in the places that the build left open. */
export const createFill =
  (config: Config): Fill =>
  (name, file) => {
    const [first = ""] = file.split("/");
    const text = TEXTS[isLocale(first) ? first : DEFAULT_LOCALE];
    switch (name) {
      case "BASE_URL":
        return escapeHtml(config.base_url);
      case "PRIVACY_CONTACT":
        return contact(config, text);
      case "PROCESSORS":
        return processors(config, text);
      default:
        return null;
    }
  };
